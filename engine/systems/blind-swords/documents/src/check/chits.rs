//! Checks of chits: each side has enough of them, and each chit can be played at some time. CMD-01,
//! CMD-02, CHIT-24.

use blind_swords::game::{Chit, ChitKind, Window};
use document::diag::Place;
use document::tree::At;
use kernel::Side;

use crate::codes;

use super::findings::Findings;
use super::subject::Subject;

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    findings.checked("kinds of chits", subject.game.chits.len());
    check_names(subject, findings);
    check_windows(subject, findings);
    check_ratings(subject, findings);
    check_number_of_events(subject, findings);
    check_divisions(subject, findings);
}

/// Checks that no two chits of one side share an id, and that no other chit has the id of a wild
/// chit.
fn check_names(subject: Subject<'_>, findings: &mut Findings) {
    let at = At::root(&subject.documents.chits.tree);
    let chits = &subject.game.chits;
    for (n, chit) in chits.iter().enumerate() {
        let same = |other: &Chit| {
            other.id == chit.id
                && (other.side == chit.side || other.side.is_none() || chit.side.is_none())
        };
        if chits[..n].iter().any(same) {
            let message = format!("duplicate chit `{}`: one side has two", chit.id);
            findings.error(codes::CHIT_NAME, place_of(at, chit), message);
        }
    }
}

fn place_of(at: At<'_>, chit: &Chit) -> Place {
    let section = match (&chit.kind, chit.side) {
        (ChitKind::Division { .. }, _) => at.key("divisions"),
        (ChitKind::Cic { .. }, _) => at.key("commanders"),
        (ChitKind::Brigade { .. }, _) => at.key("brigades"),
        (ChitKind::Event(_), Some(side)) => at.key("events").key(side.id()),
        (ChitKind::Wild { .. }, _) => at.key("wild").key("others"),
        _ => at.key("wild"),
    };
    section.place_of_key(&chit.id)
}

fn check_windows(subject: Subject<'_>, findings: &mut Findings) {
    let at = At::root(&subject.documents.chits.tree).key("events");
    for chit in &subject.game.chits {
        let (Some(event), Some(side)) = (chit.event(), chit.side) else { continue };
        let at = at.key(side.id()).key(&chit.id).key("windows");
        if event.windows.is_empty() {
            let message = format!("`{}` can never be played: it has no window", chit.id);
            findings.error(codes::CHIT_WINDOW, at.place(), message);
        } else if !event.holdable && !event.windows.contains(&Window::Draw) {
            let message = format!("`{}` can neither be played when drawn nor be held", chit.id);
            findings.error(codes::CHIT_WINDOW, at.place(), message);
        }
        for (n, window) in event.windows.iter().enumerate() {
            if event.windows[..n].contains(window) {
                let message = "duplicate window";
                findings.error(codes::CHIT_WINDOW, at.item(n).place(), message);
            }
        }
    }
}

/// Checks the ratings of generals, both those of the game and those that scenarios override.
fn check_ratings(subject: Subject<'_>, findings: &mut Findings) {
    let at = At::root(&subject.documents.chits.tree);
    for chit in &subject.game.chits {
        let section = match chit.kind {
            ChitKind::Division { .. } => "divisions",
            ChitKind::Cic { .. } => "commanders",
            ChitKind::Brigade { .. } => "brigades",
            ChitKind::Event(_)
            | ChitKind::FogOfWar
            | ChitKind::FortunesOfWar
            | ChitKind::Wild { .. } => continue,
        };
        check_rating(chit, at.key(section).key(&chit.id), findings);
    }
    for (scenario, (_, document)) in subject.game.scenarios.iter().zip(&subject.documents.scenarios)
    {
        let Some(ratings) = &document.data.ratings else { continue };
        let generals = At::root(&document.tree).key("ratings").key("generals");
        let chits = subject.game.chits_in(scenario);
        for chit in ratings.generals.keys().map(|chit| &chits[chit.index()]) {
            check_rating(chit, generals.key(&chit.id), findings);
        }
    }
}

/// Checks that a rating is from 1 to 6, and that the rating of a casualty is not better than the
/// ordinary rating.
fn check_rating(chit: &Chit, at: At<'_>, findings: &mut Findings) {
    let Some(leader) = chit.leader() else { return };
    let normal = leader.rating.unwrap_or(6);
    let wrong = match leader.casualty {
        _ if normal > 6 => "rating",
        Some(casualty) if casualty > normal => "casualty",
        Some(_) | None => return,
    };
    let message = format!(
        "invalid ratings of `{}`: expected at most 6, and no better after a casualty",
        chit.id
    );
    findings.error(codes::CHIT_RATING, at.key(wrong).place(), message);
}

fn check_number_of_events(subject: Subject<'_>, findings: &mut Findings) {
    for (scenario, (_, document)) in subject.game.scenarios.iter().zip(&subject.documents.scenarios)
    {
        for side in Side::BOTH {
            let own = subject.game.chits.iter().filter(|chit| chit.side == Some(side));
            let events = own.filter(|chit| chit.event().is_some());
            let n: usize = events.map(|chit| usize::from(chit.copies)).sum();
            if n <= usize::from(scenario.event_count) {
                let place = At::root(&document.tree).place();
                let message = format!("no event chits left in the cup: {} has only {n}", side.id());
                findings.error(codes::CHIT_NUMBER, place, message);
            }
        }
    }
}

/// Warns about divisions that have no chit, so that only their commander's chit can activate them.
fn check_divisions(subject: Subject<'_>, findings: &mut Findings) {
    let at = At::root(&subject.documents.units.tree).key("divisions");
    let chits = &subject.documents.chits.data;
    if !chits.brigades.is_empty() {
        return;
    }
    let known = |id: &str| chits.divisions.keys().any(|division| division.as_str() == id);
    for division in subject.game.divisions.iter().filter(|division| !known(&division.id)) {
        let message = format!("division `{}` has no chit", division.id);
        findings.warning(codes::UNUSED, at.place_of_key(&division.id), message);
    }
}
