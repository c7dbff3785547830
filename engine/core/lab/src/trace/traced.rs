//! Traceability data that each rule system supplies.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use kernel::VariantPoint;

use super::citation::cited;

/// Traceability data of a rule system: its requirements list and its own parts.
#[derive(Clone, Copy, Debug)]
pub struct Traced {
    /// Rule system id, the value of `rules` in `game.yaml`.
    pub id: &'static str,
    /// Path of its requirements list from the root of a checkout.
    pub list: &'static str,
    /// Text of that list at build time.
    pub text: &'static str,
    /// Example of a requirement id, for messages.
    pub example: &'static str,
    /// Whether a source file belongs to it, given its path from the root.
    pub owns: fn(&str) -> bool,
    /// File that declares its options. Citations there do not count as code.
    pub declarations: &'static str,
    /// Returns its options.
    pub points: fn() -> Vec<Point>,
    /// Returns its cases in a checkout.
    pub cases: fn(&Path) -> Result<Vec<CitingFile>, String>,
}

/// Option of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// Requirement or ruling that it decides.
    pub id: &'static str,
    /// Name in packages.
    pub name: &'static str,
    /// Description.
    pub about: &'static str,
    /// Values, each with the presets that use it.
    pub values: Vec<(&'static str, Vec<&'static str>)>,
}

impl Point {
    /// Returns the option for a variant point, given the preset names in order.
    pub fn of(point: &VariantPoint, presets: &[&'static str]) -> Self {
        let with = |place: usize| {
            let columns = presets.iter().zip(point.presets);
            columns.filter(|(_, own)| **own == place).map(|(preset, _)| *preset).collect()
        };
        let values = point.values.iter().enumerate().map(|(place, value)| (*value, with(place)));
        Self { id: point.id, name: point.name, about: point.about, values: values.collect() }
    }
}

/// Case file with the citations of its cases.
#[derive(Clone, Debug)]
pub struct CitingFile {
    /// File path, relative to the project root.
    pub file: String,
    /// Cases of the file.
    pub cases: Vec<Citing>,
}

/// Citations of a case.
#[derive(Clone, Debug, Default)]
pub struct Citing {
    /// Its name.
    pub name: String,
    /// Line of the file where the case begins.
    pub line: usize,
    /// Requirements and sections that the case demonstrates.
    pub rules: Vec<String>,
    /// Requirements whose outcome it asserts.
    pub proves: BTreeSet<String>,
    /// Requirements that it expects in refusals.
    pub refused: BTreeSet<String>,
    /// Whether it expects a refusal or that something does not happen.
    pub refuses: bool,
    /// Option values that it uses, by option name.
    pub plays_by: BTreeMap<String, String>,
}

/// Returns the requirements that a case proves: its `proves`, or the first one named. A case
/// without expectations proves none.
pub fn proved_by<E: Default + PartialEq>(
    rules: &[String],
    proves: &[String],
    expect: &E,
) -> BTreeSet<String> {
    if *expect == E::default() {
        return BTreeSet::new();
    }
    match proves {
        [] => rules.iter().flat_map(|rule| cited(rule)).take(1).collect(),
        named => named.iter().flat_map(|rule| cited(rule)).collect(),
    }
}
