use std::sync::Arc;

use kernel::{HexId, PerSide, Ratio, Side, Sixteenths};
use serde::{Deserialize, Serialize};

use crate::profile::Profile;

use super::{
    BrigadeId, BrigadeSet, Casualties, Chit, ChitId, FogRow, HexSet, Hints, Part, PerArm, Roster,
    Track, UnitId, UnitSet, small_id,
};

small_id!(
    /// A scenario of a game.
    ScenarioId(u8)
);
small_id!(
    /// An optional rule of a scenario.
    OptionId(u8)
);
small_id!(
    /// A track of a scenario.
    TrackId(u8)
);
small_id!(
    /// A variable that a scenario's scripts keep on the board.
    VarId(u8)
);
small_id!(
    /// A zone of a scenario in which units are deployed.
    DeploymentId(u8)
);
small_id!(
    /// A trigger of a scenario.
    TriggerId(u8)
);

/// A scenario. T-28 to T-31.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The kebab-case id.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// A short description for people.
    pub description: String,
    /// The first game turn.
    pub first_turn: u8,
    /// The last game turn.
    pub last_turn: u8,
    /// Time of day of each turn, from the first turn. T-29.
    pub clock: Vec<String>,
    /// Units on the map at the start. For deployed units, the default hex.
    pub setup: Vec<Placement>,
    /// Zones in which players deploy units, in order of deployment. T-28.
    pub deployments: Vec<Deployment>,
    /// Brigades that arrive.
    pub reinforcements: Vec<Reinforcement>,
    /// Units that arrive on their own: batteries, and parts of a brigade. ART-14, REIN-01.
    pub unit_arrivals: Vec<UnitArrival>,
    /// Number of event chits of each side, besides the key chits, that stay out of the cup each
    /// turn or go into it. The profile decides which. CMD-02, V-14, T-38.
    pub event_count: u8,
    /// Rules profile of the game with the changes of this scenario.
    pub profile: Profile,
    /// Fog of War table, if it differs from the game's. T-14.
    pub fog: Option<[FogRow; 6]>,
    /// General casualty tables, if they differ from the game's. T-15.
    pub casualties: Option<Casualties>,
    /// All units, if any values differ from the game's. VAL-02.
    pub rated_units: Option<Arc<Roster>>,
    /// All kinds of chits, if any ratings of generals differ from the game's. CHIT-16, CHIT-17.
    pub rated_chits: Option<Vec<Chit>>,
    /// Parts of the sequence of play that it omits. SEQ-01, SEQ-02.
    pub left_out: Vec<Part>,
    /// Division, CIC, brigade and wild chits in the game from the start.
    pub chits: Vec<ChitId>,
    /// Chits that enter the game in the Command Decision Phase of a turn. CMD-04.
    pub chit_arrivals: Vec<ChitArrival>,
    /// Brigades that may not be activated or affected by events until released. SC2-03.
    pub frozen_brigades: BrigadeSet,
    /// Units that may not move as an action until released. SC2-05.
    pub frozen_units: UnitSet,
    /// Hexes that no unit may enter. SC1-06.
    pub forbidden: HexSet,
    /// Optional rules, sorted by id.
    pub options: Vec<ScenarioOption>,
    /// Special rules of the scenario, as texts for people.
    pub rules: Vec<SpecialRule>,
    /// Arrival tracks, sorted by id.
    pub tracks: Vec<Track>,
    /// Names of its script variables, sorted by id. All start at 0.
    pub vars: Vec<String>,
    /// Numbers shown to both players: their names, and the script functions that compute them.
    pub shown: Vec<(String, String)>,
    /// Script functions called at fixed points of play.
    pub hooks: Hooks,
    /// Script functions called when a unit enters certain hexes.
    pub triggers: Vec<Trigger>,
    /// Victory points and levels.
    pub victory: Victory,
    /// Further values for computer players.
    pub hints: Hints,
    /// Historical losses, if the scenario follows the historical battle.
    pub history: Option<History>,
}

/// Historical losses of a battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    /// Losses of each side, in whole strength points.
    pub sides: PerSide<Sixteenths>,
    /// Losses of brigades, if known, in quarters of a strength point.
    pub brigades: Vec<(BrigadeId, Sixteenths)>,
}

/// Text of a special rule of one scenario. Data and scripts of the scenario implement it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpecialRule {
    /// Requirement id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Rulebook sections.
    pub sections: Vec<String>,
    /// Text of the rule.
    pub text: String,
    /// Optional rule it belongs to. `None` if it always applies.
    pub option: Option<OptionId>,
}

/// A unit on the map at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// Unit to place.
    pub unit: UnitId,
    /// Hex in the set-up.
    pub hex: HexId,
    /// Formation of the unit: in line or in Skirmish Order. SKR-01.
    pub formation: Formation,
}

/// Units that their owner deploys in a zone before the first turn. T-28.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deployment {
    /// The name of the zone for people.
    pub name: String,
    /// Owner of the units, who deploys them.
    pub side: Side,
    /// Units to deploy. Each also has a default hex in the set-up.
    pub units: UnitSet,
    /// The hexes of the zone.
    pub hexes: Vec<HexId>,
}

/// Formation of a unit at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Formation {
    /// In line, the default.
    Line,
    /// In Skirmish Order.
    Skirmish,
}

/// Arrival of a brigade. REIN-01.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reinforcement {
    /// Brigade that arrives, except for units that arrive on their own.
    pub brigade: BrigadeId,
    /// The first turn on which it may enter.
    pub turn: u8,
    /// Entry hexes, at least one.
    pub hexes: Vec<HexId>,
}

/// Arrival of a single unit. ART-14, REIN-01.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitArrival {
    /// Unit that arrives apart from its brigade.
    pub unit: UnitId,
    /// The first turn on which it may enter.
    pub turn: u8,
    /// Entry hexes, at least one.
    pub hexes: Vec<HexId>,
    /// The optional rule that rules out this arrival.
    pub unless: Option<OptionId>,
    /// The optional rule that it requires.
    pub only_with: Option<OptionId>,
}

/// Arrival of a chit in the game. CMD-04.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChitArrival {
    /// Kind of chit.
    pub chit: ChitId,
    /// The turn.
    pub turn: u8,
    /// The optional rule that rules out this arrival.
    pub unless: Option<OptionId>,
}

/// An optional rule of a scenario. Section 24.
#[derive(Clone, Debug)]
pub struct ScenarioOption {
    /// The snake_case id of cases and saves.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// A short description for people.
    pub description: String,
    /// Track that it puts into use, if any.
    pub track: Option<TrackId>,
    /// Other optional rule that it needs to have any effect. OPT-06.
    pub needs: Option<OptionId>,
}

/// The script functions that a scenario calls, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Hooks {
    /// Called before the first turn.
    pub on_setup: Option<String>,
    /// Called at the start of each phase, with the phase's name.
    pub on_phase: Option<String>,
    /// Called at the arrival step of the End Turn Phase.
    pub on_end_turn: Option<String>,
    /// Called when a chit arrives in the game.
    pub on_chit_enters: Option<String>,
    /// Called after the active brigade has received its order.
    pub on_order: Option<String>,
    /// Called after a unit has voluntarily left the map, with the unit and the hex that it left.
    pub on_leave_map: Option<String>,
    /// Called when a unit fires, with the unit and the target hex.
    pub on_fire: Option<String>,
    /// Called before units fire, with their side. This hook and the next nine may affect the act or
    /// roll in progress.
    pub before_fire: Option<String>,
    /// Called after units have fired and all effects are resolved, with their side.
    pub after_fire: Option<String>,
    /// Called when a cohesion test is rolled, before its effects, with the side tested.
    pub on_test: Option<String>,
    /// Called when a Break Test is rolled, before its effects, with the side tested.
    pub on_break_test: Option<String>,
    /// Called before a unit retreats, with its side.
    pub on_retreat: Option<String>,
    /// Called before a unit recovers or rebuilds, with its side.
    pub on_rally: Option<String>,
    /// Called when a rebuild is rolled, before its effects, with the unit's side.
    pub on_rebuild: Option<String>,
    /// Called when a hex is attacked in close combat, before defensive fire, with the defending
    /// side.
    pub on_defence: Option<String>,
    /// Called before a unit acts in an artillery step, with its side.
    pub on_artillery: Option<String>,
    /// Called when a command roll is made, before its effects, with the general's side.
    pub on_command_roll: Option<String>,
    /// Called when a unit attacks in close combat, with the unit and the target hex.
    pub on_close_combat: Option<String>,
    /// Called when a unit enters a hex by any kind of movement, with the unit and the hex.
    pub on_hex_entered: Option<String>,
    /// Called after a unit has gone to the Broken Track, with the unit and the hex in which it
    /// broke.
    pub on_broken: Option<String>,
    /// Called when a unit on the map is eliminated, with the unit and its last hex.
    pub on_eliminated: Option<String>,
    /// Called at the end of an activation, before its chit leaves or returns to the cup.
    pub on_activation_end: Option<String>,
    /// Decides whether a unit may voluntarily move into a hex, with the unit and the hex.
    pub can_move: Option<String>,
    /// Decides whether a unit may fire at a hex, with the unit and the hex.
    pub can_fire: Option<String>,
    /// Decides whether the active brigade may take an order, with the order's word. Regroup is
    /// always allowed.
    pub can_order: Option<String>,
    /// Returns the additional points of a side if the game ended now, with the side. The function
    /// may not change the position.
    pub points: Option<String>,
}

impl Hooks {
    /// All hooks: key in documents, number of arguments, and function.
    pub const fn all(&self) -> [(&'static str, usize, &Option<String>); 26] {
        let Self {
            on_setup,
            on_phase,
            on_end_turn,
            on_chit_enters,
            on_order,
            on_leave_map,
            on_fire,
            before_fire,
            after_fire,
            on_test,
            on_break_test,
            on_retreat,
            on_rally,
            on_rebuild,
            on_defence,
            on_artillery,
            on_command_roll,
            on_close_combat,
            on_hex_entered,
            on_broken,
            on_eliminated,
            on_activation_end,
            can_move,
            can_fire,
            can_order,
            points,
        } = self;
        [
            ("on-setup", 0, on_setup),
            ("on-phase", 1, on_phase),
            ("on-end-turn", 0, on_end_turn),
            ("on-chit-enters", 1, on_chit_enters),
            ("on-order", 0, on_order),
            ("on-leave-map", 2, on_leave_map),
            ("on-fire", 2, on_fire),
            ("before-fire", 1, before_fire),
            ("after-fire", 1, after_fire),
            ("on-test", 1, on_test),
            ("on-break-test", 1, on_break_test),
            ("on-retreat", 1, on_retreat),
            ("on-rally", 1, on_rally),
            ("on-rebuild", 1, on_rebuild),
            ("on-defence", 1, on_defence),
            ("on-artillery", 1, on_artillery),
            ("on-command-roll", 1, on_command_roll),
            ("on-close-combat", 2, on_close_combat),
            ("on-hex-entered", 2, on_hex_entered),
            ("on-broken", 2, on_broken),
            ("on-eliminated", 2, on_eliminated),
            ("on-activation-end", 0, on_activation_end),
            ("can-move", 2, can_move),
            ("can-fire", 2, can_fire),
            ("can-order", 1, can_order),
            ("points", 1, points),
        ]
    }
}

/// A script function called when a unit enters certain hexes by any kind of movement. RET-09.
#[derive(Clone, Debug)]
pub struct Trigger {
    /// Side whose units trigger it.
    pub side: Side,
    /// Units that trigger it. `None` means all units of the side.
    pub units: Option<UnitSet>,
    /// One flag for each hex.
    pub hexes: Vec<bool>,
    /// Script function, called with the unit and the hex.
    pub call: String,
    /// Variable that disables the trigger while it is not 0.
    pub unless: Option<VarId>,
}

/// Victory conditions. T-31, VIC-01 to VIC-09.
#[derive(Clone, Debug)]
pub struct Victory {
    /// Hexes worth points at the end of the game.
    pub at_end: Vec<HexPoints>,
    /// Hexes worth points each End Turn Phase.
    pub each_turn: Vec<HexPoints>,
    /// Hexes worth points to a side each End Turn Phase while they contain its infantry. VIC-06.
    pub occupied_each_turn: Vec<HexPoints>,
    /// Points for each strength point of a broken enemy unit, by its fresh face and arm. VIC-03.
    pub broken_sp: PerArm<Ratio>,
    /// Points for each strength point of eliminated enemy artillery, by its fresh face. VIC-03.
    pub eliminated_artillery_sp: Ratio,
    /// Additional points for each strength point of a battery lost in close combat, awarded
    /// immediately.
    pub captured_artillery_sp: Ratio,
    /// Automatic victories. VIC-04.
    pub automatic: Vec<AutomaticWin>,
    /// Victory levels, from the worst for the Union to the best.
    pub levels: Vec<VictoryLevel>,
}

/// Points for a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HexPoints {
    /// The side that scores them.
    pub side: Side,
    /// Hex to control.
    pub hex: HexId,
    /// Victory points.
    pub points: i32,
}

/// Automatic victory of a side when its fresh infantry enters a hex. VIC-04.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AutomaticWin {
    /// The side that wins.
    pub side: Side,
    /// Hex to enter.
    pub hex: HexId,
}

/// Victory level for a difference of Union minus Confederate points. VIC-07.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VictoryLevel {
    /// The name for people.
    pub name: String,
    /// The winner, if it is not a draw.
    pub winner: Option<Side>,
    /// Lowest difference of the level. The lowest level also covers all smaller differences.
    pub from: i32,
}

/// Returns the name of a script variable that belongs to one brigade, unit or chit.
pub fn variable_of(name: &str, id: &str) -> String {
    format!("{name} of {id}")
}

/// Points of both sides.
pub type Points = PerSide<Sixteenths>;

impl Scenario {
    /// Returns the same map and victory conditions without units, arrivals, special rules, scripts,
    /// turn limit or forbidden hexes.
    pub fn unlimited(&self, profile: Profile) -> Self {
        Self {
            id: "unlimited".to_owned(),
            name: self.name.clone(),
            description: self.description.clone(),
            first_turn: 1,
            last_turn: 99,
            clock: self.clock.clone(),
            setup: Vec::new(),
            deployments: Vec::new(),
            reinforcements: Vec::new(),
            unit_arrivals: Vec::new(),
            event_count: self.event_count,
            profile,
            fog: None,
            casualties: None,
            rated_units: None,
            rated_chits: None,
            left_out: Vec::new(),
            chits: self.chits.clone(),
            chit_arrivals: Vec::new(),
            frozen_brigades: BrigadeSet::EMPTY,
            frozen_units: UnitSet::EMPTY,
            forbidden: HexSet::EMPTY,
            options: Vec::new(),
            rules: Vec::new(),
            tracks: Vec::new(),
            vars: self.vars.clone(),
            shown: self.shown.clone(),
            hooks: Hooks::default(),
            triggers: Vec::new(),
            victory: self.victory.clone(),
            hints: self.hints.clone(),
            history: self.history.clone(),
        }
    }

    /// Whether no unit may enter a hex in this scenario.
    pub fn forbids(&self, hex: HexId) -> bool {
        self.forbidden.contains(hex.index())
    }

    /// Whether the owner of a unit deploys it before the first turn. T-28.
    pub fn deploys(&self, unit: UnitId) -> bool {
        self.deployments.iter().any(|zone| zone.units.contains(unit.index()))
    }

    /// Returns the time of day of a turn.
    pub fn time(&self, turn: u8) -> &str {
        let index = usize::from(turn.saturating_sub(self.first_turn));
        self.clock.get(index).map_or("", String::as_str)
    }
}

impl Victory {
    /// Returns the victory level for a difference of Union minus Confederate points. VIC-07.
    pub fn level(&self, difference: Sixteenths) -> Option<&VictoryLevel> {
        self.levels
            .iter()
            .rev()
            .find(|level| difference >= Sixteenths::whole(level.from))
            .or(self.levels.first())
    }
}

/// Box of the Broken Track. BTR-01, T-27.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum BrokenBox {
    /// The unit may be rebuilt.
    #[serde(rename = "available")]
    Available,
    /// One End Turn from Available.
    #[serde(rename = "1")]
    One,
    /// Two End Turns from Available.
    #[serde(rename = "2")]
    Two,
    /// Three End Turns from Available.
    #[serde(rename = "3")]
    Three,
}

impl BrokenBox {
    /// All four boxes, starting with Available.
    pub const ALL: [Self; 4] = [Self::Available, Self::One, Self::Two, Self::Three];

    /// Returns the word used in cases and views.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Available => "available",
            Self::One => "1",
            Self::Two => "2",
            Self::Three => "3",
        }
    }

    /// Returns the box of the unit after the End Turn Phase. Units in Available stay there. BTR-02,
    /// BTR-03.
    pub const fn after_end_turn(self) -> Self {
        match self {
            Self::Available | Self::One => Self::Available,
            Self::Two => Self::One,
            Self::Three => Self::Two,
        }
    }
}
