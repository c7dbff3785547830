//! What a compiled package must hold, and what its author should look at. One file a subject.

mod artillery;
mod charts;
mod chits;
mod cohesion;
mod command;
mod compass;
mod costs;
mod deployment;
mod edges;
mod entry;
mod facts;
mod fate;
mod formations;
mod levels;
mod orders;
mod place;
mod ranges;
mod reach;
mod roads;
mod scale;
mod scenario;
mod shifts;
mod stacking;
mod streams;
mod terrain;
mod units;
mod victory;

use std::sync::Arc;

use blind_swords::game::Game;

use crate::codes::Code;
use crate::diag::{Diagnostic, Place};
use crate::documents::Documents;
use crate::words::Words;

/// What is checked: the texts for their places, the game for its meaning.
#[derive(Clone, Copy)]
pub(crate) struct Subject<'a> {
    pub(crate) documents: &'a Documents,
    pub(crate) game: &'a Arc<Game>,
    pub(crate) words: &'a Words<'a>,
}

impl Subject<'_> {
    /// Whether a script names something, and so may bring it into the game.
    fn is_in_scripts(&self, id: &str) -> bool {
        self.words.count(id) > 0
    }
}

/// What was found, and how much was looked at.
#[derive(Clone, Debug, Default)]
pub(crate) struct Findings {
    pub(crate) diagnostics: Vec<Diagnostic>,
    pub(crate) checked: Vec<Checked>,
}

/// How many of something were checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// Of what, such as `map hexes`.
    pub what: &'static str,
    /// How many.
    pub n: usize,
}

impl Findings {
    fn error(&mut self, code: Code, place: Place, message: impl Into<String>) {
        self.diagnostics.push(Diagnostic::error(code, place, message));
    }

    fn warning(&mut self, code: Code, place: Place, message: impl Into<String>) {
        self.diagnostics.push(Diagnostic::warning(code, place, message));
    }

    fn warning_with_help(&mut self, code: Code, place: Place, message: String, help: &str) {
        self.diagnostics.push(Diagnostic::warning(code, place, message).help(help));
    }

    fn checked(&mut self, what: &'static str, n: usize) {
        match self.checked.iter_mut().find(|checked| checked.what == what) {
            Some(checked) => checked.n += n,
            None => self.checked.push(Checked { what, n }),
        }
    }
}

const CHECKS: [fn(Subject<'_>, &mut Findings); 26] = [
    edges::check,
    compass::check,
    levels::check,
    roads::check,
    streams::check,
    terrain::check,
    formations::check,
    units::check,
    scale::check,
    ranges::check,
    charts::check,
    cohesion::check,
    shifts::check,
    costs::check,
    orders::check,
    fate::check,
    chits::check,
    scenario::check,
    command::check,
    entry::check,
    deployment::check,
    stacking::check,
    artillery::check,
    victory::check,
    reach::check,
    facts::check,
];

/// Everything there is to find.
pub(crate) fn check(subject: Subject<'_>) -> Findings {
    let mut findings = Findings::default();
    for check in CHECKS {
        check(subject, &mut findings);
    }
    findings
}
