//! Chits as they are drawn from the cup, and what two who play apart, each at a table of his own, may not tell each other of
//! them. CMD-01, CHIT-05, V-24, V-25.

use std::collections::BTreeSet;

use kernel::{Draws, Entry, Side, say};

use crate::board::Board;
use crate::check::chits::puller;
use crate::choice::Choice;
use crate::game::{ChitId, Game};
use crate::look::Look;
use crate::rules::Rules;
use crate::system::{BlindSwords, Scene};
use crate::{rulebook, view};

/// The id of a chit among those of both sides: with its side where the other has one of the same name.
pub fn chit_id(game: &Game, chit: ChitId) -> String {
    let info = &game.chits[chit.index()];
    let shared = game.chits.iter().filter(|other| other.id == info.id).count() > 1;
    match info.side {
        Some(side) if shared => format!("{}:{}", side.id(), info.id),
        _ => info.id.clone(),
    }
}

/// The cup, from which nothing but chits is drawn. SS 10.3.
#[derive(Clone, Copy, Debug)]
pub enum Cup {}

impl Draws<BlindSwords> for Cup {
    fn prompt() -> String {
        say!("draw-chit")
    }

    fn section(rules: &Rules) -> &'static str {
        rulebook::section(&rules.profile, "SS 10.3")
    }

    fn drawer(board: &Board) -> Side {
        puller(board.turn())
    }

    fn id(rules: &Rules, drawn: Choice) -> String {
        chit_id(&rules.game, chit(drawn))
    }

    /// By an id that a chit of the other side may have too.
    fn is_called(rules: &Rules, drawn: Choice, id: &str) -> bool {
        rules.game.chits[chit(drawn).index()].id == id
    }

    fn label(rules: &Rules, drawn: Choice) -> String {
        rules.game.chits[chit(drawn).index()].name.clone()
    }

    fn possible(scene: Scene<'_>, side: Option<Side>) -> Vec<Choice> {
        let seen = view::chits_seen(scene, side);
        let unseen = Side::BOTH.into_iter().flat_map(|of| &seen.unseen[of]);
        let ids: BTreeSet<&str> = seen.cup.known.iter().chain(unseen).copied().collect();
        let chits = (0..scene.game().chits.len()).map(ChitId::from_index);
        let in_question = |chit: &ChitId| ids.contains(&*scene.game().chits[chit.index()].id);
        chits.filter(in_question).map(Choice::Chit).collect()
    }

    /// Which event chits are still to be drawn only their owner knows: the others are held face down, or left out. So each
    /// is drawn for him, and where whoever draws sees it too it lies open at once. SS 8.1, 8.2, 10.4. CMD-02, CHIT-05, V-25.
    fn drawn_for(scene: Scene<'_>, drawn: Choice) -> Option<Side> {
        let info = &scene.package.game.chits[chit(drawn).index()];
        info.side.filter(|_| info.event().is_some())
    }

    /// Chits that are played, negated or discarded lie face up, those held where they are held openly, and those drawn
    /// where both see them. SS 10.4. CHIT-05, CHIT-08, V-24, V-25.
    fn laid_open(rules: &Rules, entry: &Entry<BlindSwords>) -> Option<Choice> {
        view::laid_open(rules, entry).map(Choice::Chit)
    }
}

fn chit(drawn: Choice) -> ChitId {
    drawn.chit().expect("nothing but chits is drawn")
}
