//! Position of a case: where it starts, and what it expects.

use document::Keyed;
use kernel::Side;
use schemars::JsonSchema;
use serde::Deserialize;
use terrible_swift_sword::board::{BrigadeState, Crew, LeaderState, Points, Stage, UnitState};
use terrible_swift_sword::game::Formation;

/// Starting position. Unless stated otherwise, a field that is left out keeps its value from the
/// start of the game.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Units on the map before `units` and `leaders` apply: none, or those of the historical set-up
    /// (default: none).
    #[serde(default)]
    pub begin: Begin,
    /// Game turn, counted from 1 (default: 1).
    pub turn: Option<u8>,
    /// Phasing side (default: the side that plays first).
    pub side: Option<Side>,
    /// Phase at which the position starts (default: the Initial Command Phase).
    pub stage: Option<Stage>,
    /// Points of the army morale (default: as at the start of the game).
    pub morale: Option<u16>,
    /// State of each listed unit, by unit id. Of the units in a hex, the first is on top.
    #[serde(default)]
    pub units: Keyed<String, UnitSetup>,
    /// State of each listed leader, by leader id.
    #[serde(default)]
    pub leaders: Keyed<String, LeaderSetup>,
    /// State of each listed brigade, by brigade id.
    #[serde(default)]
    pub brigades: Keyed<String, BrigadeWords>,
    /// Victory points that each side has for losses (default: 0).
    #[serde(default)]
    pub points: Keyed<Side, PointsWords>,
    /// Declared charges: the hex that each listed unit charges, by unit id.
    #[serde(default)]
    pub charges: Keyed<String, String>,
    /// Hexes that each listed cavalry unit entered in this player turn, by unit id.
    #[serde(default)]
    pub rides: Keyed<String, Vec<String>>,
    /// Hex at which each listed unit fired in the Offensive Fire Phase, by unit id.
    #[serde(default)]
    pub aimed: Keyed<String, String>,
    /// Melees that have not ended, by hex.
    #[serde(default)]
    pub melees: Keyed<String, MeleeWords>,
}

/// Position that a case expects. Fields that are left out are not compared.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Expected {
    /// Expected game turn.
    pub turn: Option<u8>,
    /// Expected phasing side.
    pub side: Option<Side>,
    /// Expected phase.
    pub stage: Option<Stage>,
    /// Expected points of the army morale.
    pub morale: Option<u16>,
    /// Expected state of each listed unit, by unit id.
    #[serde(default)]
    pub units: Keyed<String, UnitSetup>,
    /// Expected state of each listed leader, by leader id.
    #[serde(default)]
    pub leaders: Keyed<String, LeaderSetup>,
    /// Expected state of each listed brigade, by brigade id.
    #[serde(default)]
    pub brigades: Keyed<String, BrigadeWords>,
    /// Expected victory points of each side for losses.
    #[serde(default)]
    pub points: Keyed<Side, PointsWords>,
    /// Expected victory points of each side from all sources.
    #[serde(default)]
    pub score: Keyed<Side, u16>,
    /// Expected units of each listed hex, from top to bottom.
    #[serde(default)]
    pub stacks: Keyed<String, Vec<String>>,
    /// Expected hexes with melees.
    pub melees: Option<Vec<String>>,
    /// Expected result of the game: `draw`, or a level and a side, such as `marginal usa`.
    pub result: Option<String>,
}

/// Units on the map before the single entries of the position apply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Begin {
    /// No unit is on the map.
    #[default]
    Bare,
    /// The units of the historical set-up are on the map.
    Scenario,
}

/// State of a unit: its hex alone, its hex and its facing, or a mapping of fields.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum UnitSetup {
    /// Place of the unit and the direction that it faces, such as `2018` or `2018 S`.
    At(String),
    /// Fields that differ from the start of the game.
    More(UnitWords),
}

/// State of a leader: its hex alone, or a mapping of fields.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum LeaderSetup {
    /// Place of the leader.
    At(String),
    /// Fields that differ from the start of the game.
    More(LeaderWords),
}

/// Melee that has not ended.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MeleeWords {
    /// Side that attacked last (default: the phasing side).
    pub attacker: Option<Side>,
    /// Ids of the cavalry units whose charge caused the melee.
    #[serde(default)]
    pub charged: Vec<String>,
    /// Whether a round was fought (default: yes).
    pub fought: Option<bool>,
    /// Whether the side that must fight on has decided which of its units leave (default: no).
    pub held: Option<bool>,
    /// Whether this player turn's round was fought (default: no).
    pub settled: Option<bool>,
    /// Hexes from which attackers entered before the first round, by unit id.
    #[serde(default)]
    pub entered_from: Keyed<String, String>,
}

/// Differences between a state and the one that a case expects, as pairs of field and values.
pub type Differences = Vec<(&'static str, String, String)>;

/// Defines the words for a state: optional fields of the same names, which can be laid on the state
/// and compared with it.
macro_rules! words_of {
    (
        $(#[$doc:meta])* $name:ident of $state:ident;
        $($(#[$own_doc:meta])* $own:ident: $own_ty:ty,)*
        ---
        $($(#[$field_doc:meta])* $field:ident: $ty:ty,)+
    ) => {
        $(#[$doc])*
        #[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
        #[serde(deny_unknown_fields, rename_all = "kebab-case")]
        pub struct $name {
            $($(#[$own_doc])* pub $own: Option<$own_ty>,)*
            $($(#[$field_doc])* pub $field: Option<$ty>,)+
        }

        impl $name {
            /// Lays the fields that are not left out on a state.
            pub fn lay(&self, state: &mut $state) {
                $(state.$field = self.$field.unwrap_or(state.$field);)+
            }

            /// Returns the fields whose expected value is not that of the state.
            pub fn differences(&self, state: &$state) -> Differences {
                let mut found = Differences::new();
                $(if let Some(expected) = self.$field.filter(|it| *it != state.$field) {
                    let got = format!("{:?}", state.$field);
                    found.push((stringify!($field), format!("{expected:?}"), got));
                })+
                found
            }
        }
    };
}

words_of! {
    /// State of a unit. Fields that are left out keep their values from the start of the game.
    UnitWords of UnitState;
    /// Place of the unit: a hex number, `off` if it is not yet on the map, `exited` if it left the
    /// map, or `gone` if it is out of the game.
    at: String,
    /// Direction that the unit faces, by the name of the map's compass.
    facing: String,
    ---
    /// Side that owns the unit.
    owner: Side,
    /// Current strength points of the unit.
    strength: u8,
    /// Current formation of the unit.
    formation: Formation,
    /// Rounds of ammunition that the battery has left.
    rounds: u8,
    /// Crew of the battery.
    crew: Crew,
    /// Whether the unit is routed.
    routed: bool,
    /// Whether the unit is pinned.
    pinned: bool,
    /// Whether the unit is out of small-arms ammunition.
    depleted: bool,
    /// Whether the unit is out of command.
    out_of_command: bool,
    /// Whether the unit is in Reserve.
    reserve: bool,
    /// Whether the unit has ended its move in this phase.
    moved: bool,
    /// Whether the battery entered a hex in this player turn.
    displaced: bool,
    /// Whether the unit has fired Retreat Fire in this phase.
    fired_at_retreat: bool,
    /// Whether the unit has fired in this game turn.
    fired_this_turn: bool,
    /// Whether the unit retreated before melee.
    withdrew: bool,
    /// Whether the unit advanced before melee.
    advanced: bool,
    /// Whether the wagon has a new guard.
    new_guard: bool,
}

words_of! {
    /// State of a leader. Fields that are left out keep their values from the start of the game.
    LeaderWords of LeaderState;
    /// Place of the leader: a hex number, `off`, `exited`, `fallen` if the replacement is not yet
    /// placed, or `gone`.
    at: String,
    ---
    /// Whether the counter shows the replacement.
    replaced: bool,
    /// Whether the leader is pinned.
    pinned: bool,
    /// Whether the leader's move in this phase has ended.
    moved: bool,
}

words_of! {
    /// State of a brigade. Fields that are left out keep their values from the start of the game.
    BrigadeWords of BrigadeState;
    ---
    /// Strength points of infantry and cavalry killed.
    killed: u16,
    /// Strength points of infantry and cavalry captured.
    captured: u16,
    /// Amount by which demoralisation has lowered the rating.
    lowered: u8,
    /// Whether the brigade has been demoralised.
    demoralised: bool,
    /// Whether the brigade is ineffective.
    broken: bool,
    /// Whether the side has paid for the brigade in this player turn.
    paid: bool,
    /// Whether the side has ever paid for the brigade.
    released: bool,
}

words_of! {
    /// Victory points of one side for losses of the enemy, by cause.
    PointsWords of Points;
    ---
    /// Points for infantry.
    infantry: u16,
    /// Points for cavalry.
    cavalry: u16,
    /// Points for guns.
    guns: u16,
    /// Points for leaders.
    leaders: u16,
}

impl UnitSetup {
    /// Returns the state as a mapping of fields.
    pub fn words(&self) -> UnitWords {
        match self {
            Self::At(text) => {
                let mut words = text.split_whitespace().map(str::to_owned);
                UnitWords { at: words.next(), facing: words.next(), ..UnitWords::default() }
            }
            Self::More(words) => words.clone(),
        }
    }
}

impl LeaderSetup {
    /// Returns the state as a mapping of fields.
    pub fn words(&self) -> LeaderWords {
        match self {
            Self::At(at) => LeaderWords { at: Some(at.clone()), ..LeaderWords::default() },
            Self::More(words) => words.clone(),
        }
    }
}
