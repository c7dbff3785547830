//! Data that a rule system supplies for the traceability matrix.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use kernel::words::Catalogue;
use kernel::{RuleEntry, VariantPoint};

use super::citation::cited;

/// Traceability data that a rule system supplies.
#[derive(Clone, Copy, Debug)]
pub struct Traced {
    /// Id of the rule system, as written under `rules` in `game.yaml`.
    pub id: &'static str,
    /// Path of the requirements list, relative to the root of a checkout.
    pub list: &'static str,
    /// Content of the requirements list when the program was built.
    pub text: &'static str,
    /// Example of a requirement id, shown in messages.
    pub example: &'static str,
    /// Source files that belong to the rule system.
    pub sources: Claim,
    /// Path of the file that declares the options of the rules. Citations in this file do not count
    /// as code.
    pub declarations: &'static str,
    /// Variant points of the rules.
    pub variants: &'static [VariantPoint],
    /// Returns the names of the presets, in the order of each variant point's values.
    pub presets: fn() -> Vec<&'static str>,
    /// Ids of the cards in the rules reference.
    pub cards: &'static [&'static str],
    /// Entries of the rules reference.
    pub rules: &'static [RuleEntry],
    /// Returns the messages of the rules.
    pub catalogue: fn() -> &'static Catalogue,
    /// Returns the case files of the rule system in a checkout.
    pub cases: fn(&Path) -> Result<Vec<CitingFile>, String>,
}

impl Traced {
    /// Returns the options of the rules.
    pub fn points(&self) -> Vec<Point> {
        let presets = (self.presets)();
        self.variants.iter().map(|point| Point::of(point, &presets)).collect()
    }

    /// Returns the folder of the rules crate, relative to the root of a checkout.
    pub fn rules_folder(&self) -> &'static str {
        self.declarations.split("/src/").next().unwrap_or_default()
    }
}

/// Source files of a checkout that belong to a rule system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// Files named like the system, or in a folder named like the system.
    Named,
    /// Files that no other system claims by name.
    Rest,
}

/// An option of the rules, such as a variant point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// Id of the requirement or ruling for which the option selects an interpretation.
    pub id: &'static str,
    /// Name of the option in packages.
    pub name: &'static str,
    /// Description of the option, shown with the matrix.
    pub about: &'static str,
    /// Values of the option, each with the presets that select it.
    pub values: Vec<(&'static str, Vec<&'static str>)>,
}

impl Point {
    /// Builds the option for a variant point. `presets` holds the names of the presets in order.
    fn of(point: &VariantPoint, presets: &[&'static str]) -> Self {
        let with = |place: usize| {
            let columns = presets.iter().zip(point.presets);
            columns.filter(|(_, own)| **own == place).map(|(preset, _)| *preset).collect()
        };
        let values = point.values.iter().enumerate().map(|(place, value)| (*value, with(place)));
        Self { id: point.id, name: point.name, about: point.about, values: values.collect() }
    }
}

/// A case file with the citations of its cases.
#[derive(Clone, Debug)]
pub struct CitingFile {
    /// Path of the file, relative to the project root.
    pub file: String,
    /// Cases of the file, each with its citations.
    pub cases: Vec<Citing>,
}

/// The requirements that one case cites.
#[derive(Clone, Debug, Default)]
pub struct Citing {
    /// Name of the case.
    pub name: String,
    /// Line of the file where the case begins.
    pub line: usize,
    /// Requirements and rulebook sections that the case covers.
    pub rules: Vec<String>,
    /// Requirements whose outcome the case asserts.
    pub proves: BTreeSet<String>,
    /// Requirements that the case expects as reasons of refusals.
    pub refused: BTreeSet<String>,
    /// Whether the case expects a refusal, or expects that something does not happen.
    pub refuses: bool,
    /// Values that the case sets for options, by option name.
    pub plays_by: BTreeMap<String, String>,
}

/// Returns the requirements that a case proves: those in its `proves`, or otherwise the first
/// requirement that it names. A case without expectations proves none.
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
