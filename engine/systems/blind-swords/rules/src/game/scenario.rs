use std::sync::Arc;

use kernel::{HexId, HexSet, Listed, PerSide, Ratio, Side, Sixteenths, bounds};
use serde::{Deserialize, Deserializer, Serialize};

use crate::profile::Profile;

use super::{
    BrigadeId, BrigadeSet, Casualties, Chit, ChitId, FogRow, Hints, Hooks, Part, PerArm, Roster,
    Track, TrackId, UnitId, UnitSet, listed, small_id,
};

small_id!(
    /// Id of a scenario of the game.
    ScenarioId(u8)
);
small_id!(
    /// Id of an optional rule of a scenario.
    OptionId(u8),
    "$word option" as String
);
small_id!(
    /// Id of a variable that a scenario's scripts keep on the board.
    VarId(u8)
);
small_id!(
    /// Id of a zone in which a side deploys units.
    DeploymentId(u8)
);
small_id!(
    /// Id of a trigger of a scenario.
    TriggerId(u8)
);

/// A scenario. T-28 to T-31.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// Kebab-case id of the scenario, unique in the package.
    pub id: String,
    /// Display name of the scenario.
    pub name: String,
    /// Short description of the scenario, shown to players.
    pub description: String,
    /// Number of the turn with which the scenario begins.
    pub first_turn: u8,
    /// Number of the turn after which the scenario ends.
    pub last_turn: u8,
    /// Time of day of each turn, starting with the scenario's first turn. T-29.
    pub clock: Vec<String>,
    /// Units on the map at the start. Units that players deploy are listed with their default
    /// hexes.
    pub setup: Vec<Placement>,
    /// Zones in which players deploy units, in order of deployment. T-28.
    pub deployments: Vec<Deployment>,
    /// Arrivals of brigades during the game.
    pub reinforcements: Vec<Reinforcement>,
    /// Units that arrive individually: batteries and parts of a brigade. ART-14, REIN-01.
    pub unit_arrivals: Vec<UnitArrival>,
    /// Number of each side's event chits that go into the cup each turn, or that stay out. The
    /// profile decides between the two meanings. Key chits are not counted. CMD-02, V-14, T-38.
    pub event_count: u8,
    /// Rules profile of the game with the overrides of this scenario.
    pub profile: Profile,
    /// Fog of War table. `None` if the game's table applies. T-14.
    pub fog: Option<[FogRow; 6]>,
    /// General casualty tables. `None` if the game's tables apply. T-15.
    pub casualties: Option<Casualties>,
    /// All units with their values. `None` if the game's values apply. VAL-02.
    pub rated_units: Option<Arc<Roster>>,
    /// All kinds of chits. `None` if the game's ratings of generals apply. CHIT-16, CHIT-17.
    pub rated_chits: Option<Vec<Chit>>,
    /// Parts of the sequence of play that the scenario omits. SEQ-01, SEQ-02.
    pub left_out: Vec<Part>,
    /// Division, commander in chief, brigade and wild chits that are in the game from the start.
    pub chits: Vec<ChitId>,
    /// Chits that enter the game in the Command Decision Phase of a turn. CMD-04.
    pub chit_arrivals: Vec<ChitArrival>,
    /// Brigades that neither side may activate or affect by events until a script releases them.
    /// SC2-03.
    pub frozen_brigades: BrigadeSet,
    /// Units that may not move as an action until a script releases them. SC2-05.
    pub frozen_units: UnitSet,
    /// Hexes that no unit may enter. SC1-06.
    pub forbidden: HexSet,
    /// Optional rules, sorted by id.
    pub options: Listed<ScenarioOption>,
    /// Special rules of the scenario, as described to players.
    pub rules: Listed<SpecialRule>,
    /// Arrival tracks, sorted by id.
    pub tracks: Listed<Track>,
    /// Names of the scenario's script variables, sorted by id. All start at 0.
    pub vars: Vec<String>,
    /// Numbers shown to both players: their names, and the script functions that compute them.
    pub shown: Vec<(String, String)>,
    /// Script functions called at fixed points of play.
    pub hooks: Hooks,
    /// Script functions called when a unit enters certain hexes.
    pub triggers: Vec<Trigger>,
    /// Victory points, victory levels and automatic victories of the scenario.
    pub victory: Victory,
    /// Values that only computer players read, in addition to the victory conditions.
    pub hints: Hints,
    /// Historical losses. `None` if the scenario does not follow the historical battle.
    pub history: Option<History>,
}

/// First and last turn of a range, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Turns {
    /// The first turn, counted from 1.
    #[serde(deserialize_with = "bounds::within::<1, 99, _, _>")]
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 99)))]
    pub first: u8,
    /// The last turn, counted from 1.
    #[serde(deserialize_with = "bounds::within::<1, 99, _, _>")]
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 99)))]
    pub last: u8,
}

impl Turns {
    /// Returns the number of turns that follow the first.
    pub const fn length(self) -> u8 {
        self.last.saturating_sub(self.first)
    }

    /// Whether the range includes a turn.
    pub const fn contain(self, turn: u8) -> bool {
        self.first <= turn && turn <= self.last
    }
}

/// Historical losses of a battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    /// Losses of each side, rounded to whole strength points.
    pub sides: PerSide<Sixteenths>,
    /// Known losses of brigades, rounded to quarters of a strength point.
    pub brigades: Vec<(BrigadeId, Sixteenths)>,
}

/// Description of a special rule for players. Data and scripts of the package carry out the rule
/// itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SpecialRule {
    /// Requirement id of the special rule.
    #[serde(skip)]
    pub id: String,
    /// Title of the special rule, shown to players.
    pub title: String,
    /// Description of the special rule for players, in one to three plain sentences.
    pub says: String,
    /// Rulebook sections that contain the special rule, such as `SS 22.1`.
    #[serde(default)]
    pub sections: Vec<String>,
    /// Id of the optional rule to which the special rule belongs (default: it always applies).
    pub only_with: Option<OptionId>,
}

listed!(SpecialRule by String);

/// A unit on the map at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// Unit that starts on the map.
    pub unit: UnitId,
    /// Hex in which the unit starts.
    pub hex: HexId,
    /// Formation of the unit: in line or in Skirmish Order. SKR-01.
    pub formation: Formation,
}

/// A deployment zone and the units that their owner places in it before the first turn. T-28.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deployment {
    /// Display name of the zone.
    pub name: String,
    /// Owner of the units, who deploys them.
    pub side: Side,
    /// Units to deploy. Each also has a default hex in [`Scenario::setup`].
    pub units: UnitSet,
    /// Hexes of the zone, in which the units may be placed.
    pub hexes: Vec<HexId>,
}

/// Formation of a unit at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Formation {
    /// In line. This is the default formation.
    Line,
    /// In Skirmish Order.
    Skirmish,
}

/// Arrival of a brigade. REIN-01.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reinforcement {
    /// Brigade that arrives. Units of the brigade that have their own [`UnitArrival`] arrive
    /// separately.
    pub brigade: BrigadeId,
    /// First turn on which the brigade may enter.
    pub turn: u8,
    /// Entry hexes, at least one.
    pub hexes: Vec<HexId>,
}

/// Arrival of a single unit. ART-14, REIN-01.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitArrival {
    /// Unit that arrives apart from its brigade.
    pub unit: UnitId,
    /// First turn on which the unit may enter.
    pub turn: u8,
    /// Entry hexes, at least one.
    pub hexes: Vec<HexId>,
    /// Optional rule that cancels this arrival. `None` if no rule does.
    pub unless: Option<OptionId>,
    /// Optional rule without which the unit does not arrive. `None` if the arrival needs no rule.
    pub only_with: Option<OptionId>,
}

// CMD-04.
/// Arrival of a chit in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ChitArrival {
    /// Turn on which the chit comes into the game.
    pub turn: u8,
    /// Id of the chit that comes into the game.
    pub chit: ChitId,
    /// Id of the optional rule that cancels this arrival (default: none).
    pub unless: Option<OptionId>,
}

// Section 24.
/// Optional rule that players may choose before the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "OptionalRule"))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ScenarioOption {
    /// Snake_case id of the optional rule, used in cases and saves.
    #[serde(skip)]
    pub id: String,
    /// Name of the optional rule, shown to players.
    pub name: String,
    /// Short description of the optional rule's effect, shown to players.
    pub description: String,
    /// Id of the arrival track that the optional rule brings into play (default: none).
    pub track: Option<TrackId>,
    // OPT-06.
    /// Id of another optional rule that players must also choose (default: none).
    pub needs: Option<OptionId>,
}

listed!(ScenarioOption by String);

/// A script function called when a unit enters certain hexes by any kind of movement. RET-09.
#[derive(Clone, Debug)]
pub struct Trigger {
    /// Side whose units activate the trigger.
    pub side: Side,
    /// Units that activate the trigger. `None` means all units of the side.
    pub units: Option<UnitSet>,
    /// Whether each hex belongs to the trigger, indexed by hex id.
    pub hexes: Vec<bool>,
    /// Script function, called with the unit and the hex.
    pub call: String,
    /// Script variable that disables the trigger while its value is not 0. `None` if nothing
    /// disables the trigger.
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
    /// Points for each strength point of a broken enemy unit, by arm. The strength of the fresh
    /// face counts. VIC-03.
    pub broken_sp: PerArm<Ratio>,
    /// Points for each strength point of eliminated enemy artillery. The strength of the fresh face
    /// counts. VIC-03.
    pub eliminated_artillery_sp: Ratio,
    /// Additional points for each strength point of a battery lost in close combat, awarded
    /// immediately.
    pub captured_artillery_sp: Ratio,
    /// Automatic victories of both sides. VIC-04.
    pub automatic: Vec<AutomaticWin>,
    /// Victory levels, from the worst for the Union to the best.
    pub levels: Vec<VictoryLevel>,
}

/// A hex that scores victory points for a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HexPoints {
    /// Side that scores points for the hex.
    pub side: Side,
    /// Hex for which the side scores points.
    pub hex: HexId,
    /// Number of victory points that the hex scores.
    pub points: i32,
}

/// Condition under which a side wins automatically: its fresh infantry enters a hex. VIC-04.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AutomaticWin {
    /// Side that wins when its infantry enters the hex.
    pub side: Side,
    /// Hex that the infantry must enter.
    pub hex: HexId,
}

// VIC-07.
/// Victory level: a result of the game that depends on the difference of points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Level"))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct VictoryLevel {
    /// Name of the level, shown to players.
    pub name: String,
    /// Winner at this level. Absent for a draw.
    pub winner: Option<Side>,
    /// Lowest difference at which the level applies: Union points minus Confederate points. Absent
    /// for the first level.
    #[serde(default = "no_lower_limit", deserialize_with = "lower_limit")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<i16>", !default))]
    pub from: i32,
}

/// Returns a limit below every difference of points that can occur.
const fn no_lower_limit() -> i32 {
    -1_000_000
}

fn lower_limit<'de, D: Deserializer<'de>>(reader: D) -> Result<i32, D::Error> {
    Ok(Option::<i16>::deserialize(reader)?.map_or_else(no_lower_limit, i32::from))
}

/// Returns the name of the script variable for one brigade, unit or chit.
pub fn variable_of(name: &str, id: &str) -> String {
    format!("{name} of {id}")
}

/// Victory points of each side, in sixteenths of a point.
pub type Points = PerSide<Sixteenths>;

impl Scenario {
    /// Returns the scenario's map and victory conditions without units, arrivals, special rules,
    /// scripts, turn limit or forbidden hexes.
    pub fn unlimited(&self, profile: Profile) -> Self {
        Self {
            id: "unlimited".to_owned(),
            first_turn: 1,
            last_turn: 99,
            setup: Vec::new(),
            deployments: Vec::new(),
            reinforcements: Vec::new(),
            unit_arrivals: Vec::new(),
            profile,
            fog: None,
            casualties: None,
            rated_units: None,
            rated_chits: None,
            left_out: Vec::new(),
            chit_arrivals: Vec::new(),
            frozen_brigades: BrigadeSet::EMPTY,
            frozen_units: UnitSet::EMPTY,
            forbidden: HexSet::EMPTY,
            options: Listed::default(),
            rules: Listed::default(),
            tracks: Listed::default(),
            hooks: Hooks::default(),
            triggers: Vec::new(),
            ..self.clone()
        }
    }

    /// Whether the scenario closes a hex to all units.
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
    /// Returns the victory level for a difference of Union minus Confederate points. `None` if the
    /// scenario has no levels. VIC-07.
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
    /// Available: the unit may be rebuilt.
    #[serde(rename = "available")]
    Available,
    /// The unit reaches Available after one End Turn Phase.
    #[serde(rename = "1")]
    One,
    /// The unit reaches Available after two End Turn Phases.
    #[serde(rename = "2")]
    Two,
    /// The unit reaches Available after three End Turn Phases.
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

    /// Returns the box into which the End Turn Phase moves a unit of this box. Units in Available
    /// stay there. BTR-02, BTR-03.
    pub const fn after_end_turn(self) -> Self {
        match self {
            Self::Available | Self::One => Self::Available,
            Self::Two => Self::One,
            Self::Three => Self::Two,
        }
    }
}
