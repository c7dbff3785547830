//! Lessons of rule systems without draws, opened for play.

use kernel::{Among, Asking, OpenedLesson, Viewing};

use super::reading::{Known, Reading, Written};
use crate::codes::Code;
use crate::diag::Diagnostic;
use crate::tree::Node;

/// Names that the lessons of a rule system may use, apart from those of the package.
pub struct SystemNames {
    /// Number of faces of a die.
    pub faces: u8,
    /// All kinds of questions.
    pub kinds: Vec<&'static str>,
    /// Whether a word names a kind of question, either in full or by its last part.
    pub is_kind: fn(&str) -> bool,
    /// Names of all facts.
    pub facts: &'static [&'static str],
}

/// Compiles a lesson. `opening` is its start position, or the error in it. Returns `None` if the
/// position is invalid.
pub fn opened<F: Asking + Viewing>(
    rules: &F::Package,
    names: SystemNames,
    written: Written<'_>,
    opening: Result<F::Board, String>,
    (code, tree): (Code, &Node),
    problems: &mut Vec<Diagnostic>,
) -> Option<OpenedLesson<F::Board>> {
    let SystemNames { faces, kinds, is_kind, facts } = names;
    let cards = F::materials(rules).reference.get().cards.iter().map(|card| card.id).collect();
    let known = Known {
        faces,
        kinds,
        is_kind,
        facts,
        cards,
        named: &|id| named::<F>(rules, id),
        drawn: &|id| Err(format!("cannot draw `{id}`: these rules have no draws; remove it")),
    };
    let mut reading = Reading::new(&known, code, tree, problems);
    if let Err(words) = &opening {
        reading.wrong(tree.locate(["position"]).place.clone(), words);
    }
    let lesson = reading.lesson(written);
    Some(OpenedLesson { lesson, opening: opening.ok()? })
}

fn named<F: Asking>(rules: &F::Package, id: &str) -> Result<(), String> {
    let known = !F::candidates(Among::Called(rules, id)).is_empty();
    let words = || format!("unknown id `{id}`: expected a hex of the map, a unit or a leader");
    known.then_some(()).ok_or_else(words)
}
