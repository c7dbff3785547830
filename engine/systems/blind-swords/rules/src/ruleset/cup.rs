//! Draws from the cup, and their secrecy in a match by mail. In such a match each player has a
//! separate table. CMD-01, CHIT-05, V-24, V-25.

use std::collections::BTreeSet;

use kernel::{Draws, Entry, Reader, Side, say};

use crate::board::Board;
use crate::check::chits::puller;
use crate::choice::Choice;
use crate::event::Event;
use crate::game::{ChitId, Game};
use crate::position_ext::PositionExt;
use crate::rulebook;
use crate::rules::Rules;
use crate::system::{BlindSwords, Position};
use crate::view::{self, Seen};

/// Returns an id of a chit that is unique in the match. The id includes the side only if both sides
/// have a chit with the same id.
pub fn chit_id(game: &Game, chit: ChitId) -> String {
    let info = &game.chits[chit.index()];
    let shared = game.chits.iter().filter(|other| other.id == info.id).count() > 1;
    match info.side {
        Some(side) if shared => format!("{}:{}", side.id(), info.id),
        _ => info.id.clone(),
    }
}

/// The cup, from which every draw of the game takes a chit. SS 10.3.
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

    /// Whether a drawn chit has the given id. A chit of the other side may have the same id.
    fn is_called(rules: &Rules, drawn: Choice, id: &str) -> bool {
        rules.game.chits[chit(drawn).index()].id == id
    }

    fn label(rules: &Rules, drawn: Choice) -> String {
        rules.game.chits[chit(drawn).index()].name.clone()
    }

    fn possible(position: Position<'_>, side: Option<Side>) -> Vec<Choice> {
        let reader = side.map_or(Reader::Everybody, Reader::Side);
        let seen = Seen::of(position, reader);
        let seen = seen.known_chits(position.package);
        let unseen = Side::BOTH.into_iter().flat_map(|of| &seen.unseen[of]);
        let ids: BTreeSet<&str> = seen.cup.known.iter().chain(unseen).copied().collect();
        let chits = (0..position.game().chits.len()).map(ChitId::from_index);
        let in_question = |chit: &ChitId| ids.contains(&*position.game().chits[chit.index()].id);
        chits.filter(in_question).map(Choice::Chit).collect()
    }

    /// Returns the side for which an event chit is drawn in secret: the chit's owner.
    ///
    /// Only the owner knows which of its events can still be drawn. The enemy does not see the
    /// events that the owner holds face down. If the drawing side may also see the event, it is
    /// revealed immediately. SS 8.1, 8.2, 10.4. CMD-02, CHIT-05, V-25.
    fn drawn_for(position: Position<'_>, drawn: Choice) -> Option<Side> {
        let info = &position.package.game.chits[chit(drawn).index()];
        info.side.filter(|_| info.event().is_some())
    }

    /// Returns the chit that an event reveals to both sides. The event may play, negate or discard
    /// the chit, hold it openly, or draw it in view of both sides. SS 10.4. CHIT-05, CHIT-08, V-24,
    /// V-25.
    fn reveals(before: Position<'_>, event: &Event) -> bool {
        view::reveals(before, event)
    }

    fn laid_open(rules: &Rules, entry: &Entry<BlindSwords>) -> Option<Choice> {
        view::laid_open(rules, entry).map(Choice::Chit)
    }
}

fn chit(drawn: Choice) -> ChitId {
    drawn.chit().expect("nothing but chits is drawn")
}
