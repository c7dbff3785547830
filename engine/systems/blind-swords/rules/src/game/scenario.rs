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
    /// A number that a scenario's scripts keep on the board.
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
    /// A few words on it for people.
    pub description: String,
    /// The first game turn.
    pub first_turn: u8,
    /// The last game turn.
    pub last_turn: u8,
    /// The time of day of each turn, from the first. T-29.
    pub clock: Vec<String>,
    /// The units on the map at the start; for those that are deployed, where they stand if their
    /// owner does not place them himself.
    pub setup: Vec<Placement>,
    /// Zones in which players place units themselves, in this order. T-28.
    pub deployments: Vec<Deployment>,
    /// Brigades that arrive.
    pub reinforcements: Vec<Reinforcement>,
    /// Units that arrive by themselves: batteries, and parts of a brigade. ART-14, REIN-01.
    pub unit_arrivals: Vec<UnitArrival>,
    /// How many event chits of each side, the key chits apart, stay out of the cup each turn or go
    /// into it: the profile says which. CMD-02, V-14, T-38.
    pub event_count: u8,
    /// The rules profile of the game with what this scenario sets otherwise.
    pub profile: Profile,
    /// The Fog of War table, where it is not that of the game. T-14.
    pub fog: Option<[FogRow; 6]>,
    /// The general casualty tables, where they are not those of the game. T-15.
    pub casualties: Option<Casualties>,
    /// All counters with their faces, where any are not those of the game. VAL-02.
    pub rated_units: Option<Arc<Roster>>,
    /// All kinds of chits with the ratings of their generals, where any are not those of the game. CHIT-16, CHIT-17.
    pub rated_chits: Option<Vec<Chit>>,
    /// What of the sequence of play it does without. SEQ-01, SEQ-02.
    pub left_out: Vec<Part>,
    /// Division, CIC, brigade and wild chits in the game from the start.
    pub chits: Vec<ChitId>,
    /// Chits that enter the game in the Command Decision Phase of a turn. CMD-04.
    pub chit_arrivals: Vec<ChitArrival>,
    /// Brigades that may not be activated nor be subject to events until released. SC2-03.
    pub frozen_brigades: BrigadeSet,
    /// Units that may not move as an action until released. SC2-05.
    pub frozen_units: UnitSet,
    /// Hexes that nobody may enter. SC1-06.
    pub forbidden: HexSet,
    /// The optional rules that may be switched on, in the order of their ids.
    pub options: Vec<ScenarioOption>,
    /// What holds in it alone, in words for people.
    pub rules: Vec<SpecialRule>,
    /// The arrival tracks, in the order of their ids.
    pub tracks: Vec<Track>,
    /// The names of the numbers its scripts keep, in the order of their ids; all begin at 0.
    pub vars: Vec<String>,
    /// Of each number at which shifts look, which of its own that is; nothing where the scenario keeps none of that name.
    pub watched: Vec<Option<VarId>>,
    /// Numbers that both players see: their names, and the script functions that count them.
    pub shown: Vec<(String, String)>,
    /// The script functions called at set moments.
    pub hooks: Hooks,
    /// Script functions called when a unit enters one of some hexes.
    pub triggers: Vec<Trigger>,
    /// Victory points and levels.
    pub victory: Victory,
    /// What matters beyond them to computer opponents.
    pub hints: Hints,
    /// What was lost in history, where the scenario does what was done then.
    pub history: Option<History>,
}

/// What was lost in a battle of history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    /// By each side, in whole strength points.
    pub sides: PerSide<Sixteenths>,
    /// By brigades of which it is known, in quarters of strength points.
    pub brigades: Vec<(BrigadeId, Sixteenths)>,
}

/// A rule of one scenario, in words: what carries it out are its data and its scripts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpecialRule {
    /// The requirement that it is about.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Where the rulebook has it.
    pub sections: Vec<String>,
    /// What it says.
    pub text: String,
    /// The optional rule under which it holds; always if there is none.
    pub option: Option<OptionId>,
}

/// A unit on the map at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// Who stands there.
    pub unit: UnitId,
    /// The hex in which the scenario has it.
    pub hex: HexId,
    /// In line or in Skirmish Order. SKR-01.
    pub formation: Formation,
}

/// Units that their owner places in a zone before the first turn. T-28.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deployment {
    /// The name of the zone for people.
    pub name: String,
    /// Whose units are placed, by that side.
    pub side: Side,
    /// The units, each of which stands in the set-up too.
    pub units: UnitSet,
    /// The hexes of the zone.
    pub hexes: Vec<HexId>,
}

/// Whether a unit begins in Skirmish Order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Formation {
    /// In line, as units are unless a rule says otherwise.
    Line,
    /// In Skirmish Order.
    Skirmish,
}

/// A brigade that arrives. REIN-01.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reinforcement {
    /// Who arrives, with all units that do not come by themselves.
    pub brigade: BrigadeId,
    /// The first turn on which it may enter.
    pub turn: u8,
    /// At one of these hexes, at least one.
    pub hexes: Vec<HexId>,
}

/// A unit that arrives by itself. ART-14, REIN-01.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitArrival {
    /// Who arrives, apart from its brigade.
    pub unit: UnitId,
    /// The first turn on which it may enter.
    pub turn: u8,
    /// At one of these hexes, at least one.
    pub hexes: Vec<HexId>,
    /// The optional rule that rules out this arrival.
    pub unless: Option<OptionId>,
    /// The optional rule that it requires.
    pub only_with: Option<OptionId>,
}

/// A chit that enters the game. CMD-04.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChitArrival {
    /// The kind that enters.
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
    /// A few words on it for people.
    pub description: String,
    /// The track it puts into use, if any.
    pub track: Option<TrackId>,
    /// Another optional rule without which it changes nothing. OPT-06.
    pub needs: Option<OptionId>,
}

/// The script functions that a scenario calls, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Hooks {
    /// Before the first turn.
    pub on_setup: Option<String>,
    /// At the start of each phase, with the phase's name.
    pub on_phase: Option<String>,
    /// At the arrival step of the End Turn Phase.
    pub on_end_turn: Option<String>,
    /// When a chit arrives in the game.
    pub on_chit_enters: Option<String>,
    /// After the active brigade has received its order.
    pub on_order: Option<String>,
    /// After a unit has voluntarily left the map, with the unit and the hex that it left.
    pub on_leave_map: Option<String>,
    /// When a unit fires, with the unit and the target hex.
    pub on_fire: Option<String>,
    /// Before units fire, with their side. This and the next nine hooks may affect the current moment.
    pub before_fire: Option<String>,
    /// After units have fired and all effects are resolved, with their side.
    pub after_fire: Option<String>,
    /// When a cohesion test is rolled, before its effects, with the side tested.
    pub on_test: Option<String>,
    /// When a Break Test is rolled, before its effects, with the side tested.
    pub on_break_test: Option<String>,
    /// Before a unit retreats, with its side.
    pub on_retreat: Option<String>,
    /// Before a unit recovers or rebuilds, with its side.
    pub on_rally: Option<String>,
    /// When a rebuild is rolled, before its effects, with the unit's side.
    pub on_rebuild: Option<String>,
    /// When a hex is attacked in close combat, before its defensive fire, with the side attacked.
    pub on_defence: Option<String>,
    /// Before a unit acts in an artillery step, with its side.
    pub on_artillery: Option<String>,
    /// When a command roll is made, before its effects, with the general's side.
    pub on_command_roll: Option<String>,
    /// When a unit attacks in close combat, with the unit and the target hex.
    pub on_close_combat: Option<String>,
    /// When a unit enters a hex by any kind of movement, with the unit and the hex.
    pub on_hex_entered: Option<String>,
    /// After a unit has gone to the Broken Track, with the unit and the hex in which it broke.
    pub on_broken: Option<String>,
    /// When a unit on the map is eliminated, with the unit and its last hex.
    pub on_eliminated: Option<String>,
    /// At the end of an activation, before its chit leaves or returns to the cup.
    pub on_activation_end: Option<String>,
    /// Whether a unit may voluntarily move into a hex, with the unit and the hex.
    pub can_move: Option<String>,
    /// Whether a unit may fire at a hex, with the unit and the hex.
    pub can_fire: Option<String>,
    /// Whether the active brigade may take an order, with the order's word. Regroup is always allowed.
    pub can_order: Option<String>,
    /// The additional points of a side if the game ended now, with the side. The function may only look.
    pub points: Option<String>,
}

impl Hooks {
    /// Each hook: its key in a document, how many arguments its function gets, and the function.
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

/// A script function called when a unit enters one of some hexes by any kind of movement. RET-09.
#[derive(Clone, Debug)]
pub struct Trigger {
    /// Whose units set it off.
    pub side: Side,
    /// Only these of them; all where not given.
    pub units: Option<UnitSet>,
    /// One flag a hex.
    pub hexes: Vec<bool>,
    /// The script function; it gets the unit and the hex.
    pub call: String,
    /// The trigger rests while this number is not 0.
    pub unless: Option<VarId>,
}

/// Victory. T-31, VIC-01 to VIC-09.
#[derive(Clone, Debug)]
pub struct Victory {
    /// Hexes worth points at the end of the game.
    pub at_end: Vec<HexPoints>,
    /// Hexes worth points each End Turn Phase.
    pub each_turn: Vec<HexPoints>,
    /// Hexes worth points to a side each End Turn Phase while its infantry stands in them. VIC-06.
    pub occupied_each_turn: Vec<HexPoints>,
    /// Points for each strength point of a broken enemy unit, by its fresh face and arm. VIC-03.
    pub broken_sp: PerArm<Ratio>,
    /// Points for each strength point of eliminated enemy artillery, by its fresh face. VIC-03.
    pub eliminated_artillery_sp: Ratio,
    /// What is added at once for each strength point of a battery that is lost in close combat.
    pub captured_artillery_sp: Ratio,
    /// Instant wins. VIC-04.
    pub automatic: Vec<AutomaticWin>,
    /// The levels, from the worst for the Union to the best.
    pub levels: Vec<VictoryLevel>,
}

/// Points for a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HexPoints {
    /// The side that scores them.
    pub side: Side,
    /// The hex that has to be controlled.
    pub hex: HexId,
    /// The victory points that it is worth.
    pub points: i32,
}

/// A side wins at once when its fresh infantry enters the hex. VIC-04.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AutomaticWin {
    /// The side that wins.
    pub side: Side,
    /// The hex that has to be entered.
    pub hex: HexId,
}

/// A level of victory for a difference of Union minus Confederate points. VIC-07.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VictoryLevel {
    /// The name for people.
    pub name: String,
    /// The winner, if it is not a draw.
    pub winner: Option<Side>,
    /// The least difference of the level; the lowest level has none below it.
    pub from: i32,
}

/// The name of a number that scripts keep for one brigade, unit or chit.
pub fn variable_of(name: &str, id: &str) -> String {
    format!("{name} of {id}")
}

/// Points of both sides.
pub type Points = PerSide<Sixteenths>;

impl Scenario {
    /// The same map and victory under the profile of the game, with no special rule and no limit of time or ground:
    /// nobody is set up, arrives or is held, and no script is called.
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
            watched: self.watched.clone(),
            shown: self.shown.clone(),
            hooks: Hooks::default(),
            triggers: Vec::new(),
            victory: self.victory.clone(),
            hints: self.hints.clone(),
            history: self.history.clone(),
        }
    }

    /// Whether nobody may enter a hex in this scenario.
    pub fn forbids(&self, hex: HexId) -> bool {
        self.forbidden.contains(hex.index())
    }

    /// Whether the owner of a unit places it before the first turn. T-28.
    pub fn deploys(&self, unit: UnitId) -> bool {
        self.deployments.iter().any(|zone| zone.units.contains(unit.index()))
    }

    /// The time of day of a turn.
    pub fn time(&self, turn: u8) -> &str {
        let index = usize::from(turn.saturating_sub(self.first_turn));
        self.clock.get(index).map_or("", String::as_str)
    }
}

impl Victory {
    /// The level of a difference of Union minus Confederate points. VIC-07.
    pub fn level(&self, difference: Sixteenths) -> Option<&VictoryLevel> {
        self.levels
            .iter()
            .rev()
            .find(|level| difference >= Sixteenths::whole(level.from))
            .or(self.levels.first())
    }
}

/// Where a unit waits after it broke. BTR-01, T-27.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum BrokenBox {
    /// May be rebuilt.
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
    /// All four, from Available up.
    pub const ALL: [Self; 4] = [Self::Available, Self::One, Self::Two, Self::Three];

    /// The word of cases and views.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Available => "available",
            Self::One => "1",
            Self::Two => "2",
            Self::Three => "3",
        }
    }

    /// Where a unit goes in the End Turn Phase; from the last box nowhere. BTR-02, BTR-03.
    pub const fn after_end_turn(self) -> Self {
        match self {
            Self::Available | Self::One => Self::Available,
            Self::Two => Self::One,
            Self::Three => Self::Two,
        }
    }
}
