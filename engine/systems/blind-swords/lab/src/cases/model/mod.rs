//! What a case file may say. `book/src/make/cases.md` explains every key.

mod act;
mod expect;
mod field;

use std::collections::BTreeMap;

use kernel::Side;
use schemars::JsonSchema;
use serde::Deserialize;

pub use super::roster::Roster;
pub use act::{Act, Force, ForcedResults, With};
pub use expect::Expect;
pub use field::{
    Blank, BrigadeSpec, Define, DismountedDefinition, HexPatch, HexsidePatch, MapPatch, RangeRow,
    UnitDefinition,
};
use laboratory::cases::Report;
pub use laboratory::cases::{Asks, Citations, Otherwise, Scalar};
pub use package::model::position::{
    Active, Due, LeaderState, PerSideList, Position, TrackSpec, UnitSpec,
};

/// A file of cases.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CaseFile {
    /// The package; a package's own cases leave it out.
    pub package: Option<String>,
    /// Options of the rules profile, for all cases of the file.
    #[serde(default)]
    pub options: BTreeMap<String, Scalar>,
    /// The map, for all cases that give none of their own.
    pub map: Option<MapPatch>,
    /// Units and formations that need not be defined, for all cases of the file. What it defines itself counts.
    pub roster: Option<Roster>,
    /// Units and formations, for all cases of the file.
    #[serde(default)]
    pub define: Define,
    /// Weapon ranges, for all cases of the file.
    #[serde(default)]
    pub ranges: BTreeMap<String, BTreeMap<String, RangeRow>>,
    /// Changes to charts, for all cases of the file, by the names of `tables.yaml`.
    #[serde(default)]
    pub tables: BTreeMap<String, serde_json::Value>,
    /// The cases.
    pub cases: Vec<Case>,
    /// Those that cannot be read.
    #[serde(skip)]
    pub unread: Vec<Report>,
}

/// One case: a position, one thing done, and what must come of it.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// What it shows.
    pub name: String,
    /// The requirements and sections that it shows.
    #[serde(default)]
    pub rules: Vec<String>,
    /// The requirements whose outcome it asserts; where none is named, the first of `rules`.
    #[serde(default)]
    pub proves: Vec<String>,
    /// Options of the rules profile and optional rules of the scenario.
    #[serde(default)]
    pub options: BTreeMap<String, Scalar>,
    /// The scenario whose special rules apply.
    pub scenario: Option<String>,
    /// Changes to the map.
    pub map: Option<MapPatch>,
    /// Units and formations of the case's own.
    #[serde(default)]
    pub define: Define,
    /// Changes to weapon ranges, by arm and weapon.
    #[serde(default)]
    pub ranges: BTreeMap<String, BTreeMap<String, RangeRow>>,
    /// Changes to charts, by the names of `tables.yaml`, as a package changes one that it extends.
    #[serde(default)]
    pub tables: BTreeMap<String, serde_json::Value>,
    /// The whole position: a unit that is not named is off the map.
    pub units: Option<BTreeMap<String, UnitSpec>>,
    /// The game turn.
    pub turn: Option<u8>,
    /// The brigade that is active.
    pub active: Option<Active>,
    /// The chits in the cup.
    pub cup: Option<Vec<String>>,
    /// The chits that each side holds.
    #[serde(default)]
    pub held: PerSideList,
    /// Brigades that have been activated this turn.
    #[serde(default)]
    pub activated: Vec<String>,
    /// Numbers that the scenario's scripts keep, such as `losses of first-brigade: 4`; 0 where not named.
    #[serde(default)]
    pub variables: BTreeMap<String, i32>,
    /// Who controls which hex.
    #[serde(default)]
    #[schemars(with = "BTreeMap<String, String>")]
    pub control: BTreeMap<String, Side>,
    /// Markers of the package on the ground, by hex, such as `1510`, or by hexside, such as `1510/1511`.
    #[serde(default)]
    pub ground: BTreeMap<String, Vec<String>>,
    /// The state of generals: `normal` or `casualty`.
    #[serde(default)]
    pub leaders: BTreeMap<String, LeaderState>,
    /// Brigades and batteries due or delayed, over the scenario's own.
    #[serde(default)]
    pub reinforcements: BTreeMap<String, Due>,
    /// Arrival tracks.
    #[serde(default)]
    pub tracks: BTreeMap<String, TrackSpec>,
    /// Units out of the game.
    #[serde(default)]
    pub eliminated: Vec<String>,
    /// Units that have once been on the Broken Track.
    #[serde(default)]
    pub broken_before: Vec<String>,
    /// Units that have used this phase's or step's action.
    #[serde(default)]
    pub acted: Vec<String>,
    /// What is done.
    #[serde(rename = "do")]
    pub act: Act,
    /// With what.
    #[serde(default)]
    pub with: With,
    /// Results in place of chart look-ups: one for all, or a list that is used up in order.
    pub force: Option<Force>,
    /// The decisions in order, each as `kind: id`.
    #[serde(default)]
    pub answers: Vec<BTreeMap<String, Scalar>>,
    /// What answers a decision that is not listed.
    #[serde(default)]
    pub otherwise: Otherwise,
    /// The dice in order; of two, the coloured one first.
    #[serde(default)]
    pub dice: Vec<u8>,
    /// The chits drawn in order.
    #[serde(default)]
    pub draws: Vec<String>,
    /// What must come of it.
    #[serde(default)]
    pub expect: Expect,
    /// Where it stands in its file.
    #[serde(skip)]
    pub line: usize,
}

impl Case {
    /// The position with which it begins.
    pub fn position(&self) -> Position {
        let Self { units, turn, active, cup, held, activated, variables, control, .. } = self;
        let Self {
            ground, leaders, reinforcements, tracks, eliminated, broken_before, acted, ..
        } = self;
        Position {
            units: units.clone(),
            turn: *turn,
            active: active.clone(),
            cup: cup.clone(),
            held: held.clone(),
            activated: activated.clone(),
            variables: variables.clone(),
            control: control.clone(),
            ground: ground.clone(),
            leaders: leaders.clone(),
            reinforcements: reinforcements.clone(),
            tracks: tracks.clone(),
            eliminated: eliminated.clone(),
            broken_before: broken_before.clone(),
            acted: acted.clone(),
        }
    }
}
