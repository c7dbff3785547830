//! Comparison of a package with its `facts.yaml`, which enters the printed data a second time.

mod chits;
mod comparison;
mod ground;
mod scenarios;
mod strengths;
mod tallies;
mod victory;

use document::tree::At;

use crate::check::findings::Findings;
use crate::check::subject::Subject;
use comparison::Comparison;

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    let Some(document) = &subject.documents.facts else { return };
    let mut facts =
        Comparison { subject, facts: &document.data, at: At::root(&document.tree), findings, n: 0 };
    ground::compare(&mut facts);
    if !facts.are_inherited() {
        tallies::compare(&mut facts);
    }
    strengths::compare(&mut facts);
    chits::compare(&mut facts);
    scenarios::compare(&mut facts);
    victory::compare(&mut facts);
    let n = facts.n;
    findings.checked("facts", n);
}
