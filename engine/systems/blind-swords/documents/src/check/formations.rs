//! Checks of brigades and divisions: each brigade is on the side of its division and has units, and
//! each division has brigades. ORG-01, ORG-02.

use document::tree::At;

use crate::codes;

use super::findings::Findings;
use super::subject::Subject;

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    let game = subject.game;
    let at = At::root(&subject.documents.units.tree);
    findings.checked("divisions", game.divisions.len());
    findings.checked("brigades", game.brigades.len());
    for brigade in &game.brigades {
        let division = &game.divisions[brigade.division.index()];
        let at_brigade = at.key("brigades").key(&brigade.id);
        if division.side != brigade.side {
            let message = format!("`{}` is not on the side of its division", brigade.id);
            findings.error(codes::UNIT_SIDE, at_brigade.key("division").place(), message);
        }
        if brigade.units.is_empty() {
            let message = format!("brigade `{}` has no units", brigade.id);
            let place = at.key("brigades").place_of_key(&brigade.id);
            findings.warning(codes::UNUSED, place, message);
        }
    }
    for division in game.divisions.iter().filter(|division| division.brigades.is_empty()) {
        let message = format!("division `{}` has no brigades", division.id);
        findings.warning(codes::UNUSED, at.key("divisions").place_of_key(&division.id), message);
    }
}
