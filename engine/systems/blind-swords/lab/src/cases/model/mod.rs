//! Model of case files. The page `book/src/make/cases.md` explains every key.

mod act;
mod expect;
mod field;

use std::collections::BTreeMap;

use blind_swords::game::RangeBands;
use kernel::Side;
use schemars::JsonSchema;
use serde::Deserialize;

pub use super::roster::Roster;
pub use act::{Act, Force, ForcedResults, With};
pub use blind_swords_documents::model::position::{
    Active, Due, LeaderState, PerSideList, Position, TrackSpec, UnitSpec,
};
pub use expect::Expect;
pub use field::{
    Blank, BrigadeSpec, Define, DismountedDefinition, HexPatch, HexsidePatch, MapPatch,
    UnitDefinition,
};
use laboratory::cases::Report;
pub use laboratory::cases::{Asks, Citations, Otherwise, Scalar};

/// A file of cases for one package.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CaseFile {
    /// The package of the cases. Case files inside a package leave it out.
    pub package: Option<String>,
    /// Options of the rules profile, for all cases of the file.
    #[serde(default)]
    pub options: BTreeMap<String, Scalar>,
    /// The map changes for all cases without their own.
    pub map: Option<MapPatch>,
    /// A standard set of units and formations for all cases of the file. Definitions of the file
    /// take precedence.
    pub roster: Option<Roster>,
    /// Units and formations, for all cases of the file.
    #[serde(default)]
    pub define: Define,
    /// Weapon ranges for all cases of the file.
    #[serde(default)]
    pub ranges: BTreeMap<String, BTreeMap<String, RangeBands>>,
    /// Changes to charts for all cases of the file, with the keys of `tables.yaml`.
    #[serde(default)]
    pub tables: BTreeMap<String, serde_json::Value>,
    /// The cases of the file.
    pub cases: Vec<Case>,
    /// Reports of the cases that cannot be read.
    #[serde(skip)]
    pub unread: Vec<Report>,
}

/// A case: a position, one action, and the expected result.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// The name of the case.
    pub name: String,
    /// The requirements and sections that the case covers.
    #[serde(default)]
    pub rules: Vec<String>,
    /// The requirements that the case proves (default: the first of `rules`).
    #[serde(default)]
    pub proves: Vec<String>,
    /// Options of the rules profile, and optional rules of the scenario.
    #[serde(default)]
    pub options: BTreeMap<String, Scalar>,
    /// The scenario whose special rules apply.
    pub scenario: Option<String>,
    /// Changes to the map for this case, instead of the file's.
    pub map: Option<MapPatch>,
    /// Additional units and formations.
    #[serde(default)]
    pub define: Define,
    /// Changes to weapon ranges, by arm and weapon.
    #[serde(default)]
    pub ranges: BTreeMap<String, BTreeMap<String, RangeBands>>,
    /// Changes to charts, by their names in `tables.yaml`, in the form of an overlay.
    #[serde(default)]
    pub tables: BTreeMap<String, serde_json::Value>,
    /// The complete position. Units that are not listed are off the map.
    pub units: Option<BTreeMap<String, UnitSpec>>,
    /// The game turn.
    pub turn: Option<u8>,
    /// The active brigade.
    pub active: Option<Active>,
    /// Chits in the cup.
    pub cup: Option<Vec<String>>,
    /// Chits held by each side.
    #[serde(default)]
    pub held: PerSideList,
    /// Brigades already activated this turn.
    #[serde(default)]
    pub activated: Vec<String>,
    /// Script variables of the scenario, such as `losses of first-brigade: 4` (default: 0).
    #[serde(default)]
    pub variables: BTreeMap<String, i32>,
    /// The controlling side of hexes.
    #[serde(default)]
    #[schemars(with = "BTreeMap<String, String>")]
    pub control: BTreeMap<String, Side>,
    /// Ground markers, by hex, such as `1510`, or by hexside, such as `1510/1511`.
    #[serde(default)]
    pub ground: BTreeMap<String, Vec<String>>,
    /// States of generals: `normal` or `casualty`.
    #[serde(default)]
    pub leaders: BTreeMap<String, LeaderState>,
    /// Due or delayed brigades and batteries, in addition to the scenario's.
    #[serde(default)]
    pub reinforcements: BTreeMap<String, Due>,
    /// The states of arrival tracks, by id.
    #[serde(default)]
    pub tracks: BTreeMap<String, TrackSpec>,
    /// Eliminated units.
    #[serde(default)]
    pub eliminated: Vec<String>,
    /// Units that have been on the Broken Track before.
    #[serde(default)]
    pub broken_before: Vec<String>,
    /// Units that have acted in this phase or step.
    #[serde(default)]
    pub acted: Vec<String>,
    /// The action to perform.
    #[serde(rename = "do")]
    pub act: Act,
    /// The arguments of the action.
    #[serde(default)]
    pub with: With,
    /// Results that replace chart lookups: one for all, or a list in order.
    pub force: Option<Force>,
    /// The answers to decisions in order, each as `kind: id`.
    #[serde(default)]
    pub answers: Vec<BTreeMap<String, Scalar>>,
    /// The answer to decisions for which `answers` has no entry.
    #[serde(default)]
    pub otherwise: Otherwise,
    /// The dice in order. Of two dice, the coloured one comes first.
    #[serde(default)]
    pub dice: Vec<u8>,
    /// Chits drawn, in order.
    #[serde(default)]
    pub draws: Vec<String>,
    /// The expected result.
    #[serde(default)]
    pub expect: Expect,
    /// Line of the case in the file.
    #[serde(skip)]
    pub line: usize,
}

impl Case {
    /// Returns the starting position of the case.
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
