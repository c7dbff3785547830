//! What belongs to a family of rules whose requirements are traced.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use kernel::VariantPoint;

use super::citation::cited;

/// A family whose requirements are traced: where its list stands, and what is its own.
#[derive(Clone, Copy, Debug)]
pub struct Traced {
    /// The id of the family, as `rules` in `game.yaml` names it.
    pub id: &'static str,
    /// Its list of requirements, from the root of a checkout.
    pub list: &'static str,
    /// The text of that list when the program was built.
    pub text: &'static str,
    /// A requirement, to tell people what one looks like.
    pub example: &'static str,
    /// Whether a source file belongs to it, by its name from the root.
    pub owns: fn(&str) -> bool,
    /// Where its options are declared; they are carried out elsewhere.
    pub declarations: &'static str,
    /// Its options.
    pub points: fn() -> Vec<Point>,
    /// The cases of a checkout that are played by it.
    pub cases: fn(&Path) -> Result<Vec<CitingFile>, String>,
}

/// An option of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// The requirement or ruling that it decides.
    pub id: &'static str,
    /// Its name in packages.
    pub name: &'static str,
    /// What it decides.
    pub about: &'static str,
    /// What it can be set to, each with the presets that have it.
    pub values: Vec<(&'static str, Vec<&'static str>)>,
}

impl Point {
    /// A point of rules whose presets have these names, in their order.
    pub fn of(point: &VariantPoint, presets: &[&'static str]) -> Self {
        let with = |place: usize| {
            let columns = presets.iter().zip(point.presets);
            columns.filter(|(_, own)| **own == place).map(|(preset, _)| *preset).collect()
        };
        let values = point.values.iter().enumerate().map(|(place, value)| (*value, with(place)));
        Self { id: point.id, name: point.name, about: point.about, values: values.collect() }
    }
}

/// A file of cases with what each of them cites.
#[derive(Clone, Debug)]
pub struct CitingFile {
    /// The file, from the root of the project.
    pub file: String,
    /// Its cases.
    pub cases: Vec<Citing>,
}

/// What a case cites.
#[derive(Clone, Debug, Default)]
pub struct Citing {
    /// Its name.
    pub name: String,
    /// The line where it begins.
    pub line: usize,
    /// The requirements and sections that it shows.
    pub rules: Vec<String>,
    /// The requirements whose outcome it asserts.
    pub proves: BTreeSet<String>,
    /// The requirements that it expects refusals to cite.
    pub refused: BTreeSet<String>,
    /// Whether it expects that something is refused or does not happen.
    pub refuses: bool,
    /// What it plays by, by the names of the options.
    pub plays_by: BTreeMap<String, String>,
}

/// What a case proves: what it says that it proves, or the first requirement that it names. One that expects nothing
/// proves nothing.
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
