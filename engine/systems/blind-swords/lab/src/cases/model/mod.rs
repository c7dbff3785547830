//! Model of case files. The page `book/src/make/cases.md` explains every key.

mod act;
mod expect;
mod field;

use std::collections::BTreeMap;

use blind_swords::game::RangeBands;
use schemars::JsonSchema;
use serde::Deserialize;

pub use super::roster::Roster;
pub use act::{Act, Force, ForcedResults, With};
pub use blind_swords_documents::model::position::{
    LeaderState, PerSideList, Position, TrackSpec, UnitSpec,
};
pub use expect::{Due, Expect};
pub use field::{
    Blank, BrigadeSpec, Define, DismountedDefinition, HexPatch, HexsidePatch, MapPatch,
    UnitDefinition,
};
use laboratory::cases::Report;
pub use laboratory::cases::{Asks, Citations, Otherwise, Scalar};

/// Root of a case file: cases for one package.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CaseFile {
    /// Id of the package. Case files inside a package leave the field out.
    pub package: Option<String>,
    /// Values of rules options in all cases of the file, by option name.
    #[serde(default)]
    pub options: BTreeMap<String, Scalar>,
    /// Changes to the map for all cases that have no `map` of their own.
    pub map: Option<MapPatch>,
    /// Predefined set of units and formations for all cases of the file (default: none).
    /// Definitions in `define` take precedence.
    pub roster: Option<Roster>,
    /// Brigades and units that all cases of the file can use.
    #[serde(default)]
    pub define: Define,
    /// Weapon ranges in all cases of the file, by arm, then by weapon id.
    #[serde(default)]
    pub ranges: BTreeMap<String, BTreeMap<String, RangeBands>>,
    /// Changes to charts in all cases of the file, written as an overlay of `tables.yaml`.
    #[serde(default)]
    pub tables: BTreeMap<String, serde_json::Value>,
    /// Cases, in file order.
    pub cases: Vec<Case>,
    /// Reports on cases that could not be read.
    #[serde(skip)]
    pub unread: Vec<Report>,
}

/// Script of a Blind Swords case: its choices and its dice.
pub(crate) type Script = laboratory::cases::Script<Case>;

/// Case: a starting position, one action, and the expected result.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// Name of the case, shown in reports.
    pub name: String,
    /// Ids of the requirements, and the rulebook sections, that the case covers.
    #[serde(default)]
    pub rules: Vec<String>,
    /// Ids of the requirements that the case proves (default: the first requirement in `rules`).
    #[serde(default)]
    pub proves: Vec<String>,
    /// Rules options, and optional rules of the scenario, that the case changes, by name.
    #[serde(default)]
    pub options: BTreeMap<String, Scalar>,
    /// Id of the scenario whose special rules apply (default: no special rules).
    pub scenario: Option<String>,
    /// Changes to the map for this case. They replace the `map` of the file.
    pub map: Option<MapPatch>,
    /// Brigades and units that only this case uses, in addition to those of the file.
    #[serde(default)]
    pub define: Define,
    /// Weapon ranges in this case, by arm, then by weapon id.
    #[serde(default)]
    pub ranges: BTreeMap<String, BTreeMap<String, RangeBands>>,
    /// Changes to charts in this case, written as an overlay of `tables.yaml`.
    #[serde(default)]
    pub tables: BTreeMap<String, serde_json::Value>,
    /// Position in which the case starts.
    #[serde(rename = "$rest")]
    #[schemars(flatten)]
    pub position: Position,
    /// Arrivals of brigades and batteries in addition to those of the scenario, by id.
    #[serde(default)]
    pub reinforcements: BTreeMap<String, Due>,
    /// Action or query to perform.
    #[serde(rename = "do")]
    pub act: Act,
    /// Arguments of the action or query.
    #[serde(default)]
    pub with: With,
    /// Results that replace chart lookups: one set for every lookup, or a list with a set for each
    /// lookup.
    pub force: Option<Force>,
    /// Choices for decisions, in order. Each entry has a kind of decision as its key and an option
    /// id as its value.
    #[serde(default)]
    pub answers: Vec<BTreeMap<String, Scalar>>,
    /// Choice for decisions that `answers` does not list.
    #[serde(default)]
    pub otherwise: Otherwise,
    /// Results of the dice, in the order of the rolls. Of two dice rolled together, the coloured
    /// die comes first.
    #[serde(default)]
    pub dice: Vec<u8>,
    /// Ids of the chits drawn, in order.
    #[serde(default)]
    pub draws: Vec<String>,
    /// Result that the case expects.
    #[serde(default)]
    pub expect: Expect,
    /// Line of the case in the file.
    #[serde(skip)]
    pub line: usize,
}
