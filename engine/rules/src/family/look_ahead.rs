//! What may come: where a move can go, what a cup may hold.

use std::collections::BTreeSet;

use kernel::{Reached, Side};

use crate::check::movement::{self, Stop, Way};
use crate::choice::Choice;
use crate::game::ChitId;
use crate::look::Look;
use crate::question::{MoveQuestion, Question};
use crate::system::Scene;
use crate::view;

/// The hexes that the movers can reach, if a question asks for their next step.
pub(super) fn reach(scene: Scene<'_>, question: &Question) -> Option<Vec<Reached>> {
    let Question::Move(MoveQuestion::Hex(walk)) = question else { return None };
    let number = |hex| scene.game().map.number(hex).to_string();
    let reached = |way: Way| Reached {
        hex: number(way.hex),
        cost: way.cost.to_string(),
        from: number(way.from),
        stop: way.stop == Stop::Allowed,
    };
    Some(movement::ways(scene, walk)?.all().map(reached).collect())
}

/// What may be in a real cup for all that a side knows; without a side, that both know.
pub(super) fn drawable(scene: Scene<'_>, side: Option<Side>) -> Vec<Choice> {
    let seen = view::chits_seen(scene, side);
    let unseen = Side::BOTH.into_iter().flat_map(|of| &seen.unseen[of]);
    let ids: BTreeSet<&str> = seen.cup.known.iter().chain(unseen).copied().collect();
    let chits = (0..scene.game().chits.len()).map(ChitId::from_index);
    let in_question = |chit: &ChitId| ids.contains(&*scene.game().chits[chit.index()].id);
    chits.filter(in_question).map(Choice::Chit).collect()
}
