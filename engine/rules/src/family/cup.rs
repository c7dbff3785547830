//! Chits as they are drawn from the cup, and what two who play apart, each at a table of his own, may not tell each other of
//! them. CMD-01, CHIT-05, V-24, V-25.

use std::collections::BTreeSet;

use kernel::{Draws, Entry, Side};

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
    const PROMPT: &str = "Draw a chit from the cup";

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::ChitPlace;
    use crate::event::Event;
    use crate::system::Step;
    use crate::testing::Field;

    fn happened(event: Event, turn: u8) -> Entry<BlindSwords> {
        Entry { event, path: [Step::Turn(turn)].into() }
    }

    /// SS 8.1, 10.4. CMD-02, CHIT-05: which events are in the cup only their owner knows, whoever draws; a brigade's chit
    /// is for all eyes.
    #[test]
    fn an_event_chit_is_drawn_for_its_owner() {
        let mut field = Field::clear();
        field.chits(ChitPlace::Cup, &["u2", "c2", "x"]);
        let whom = |field: &Field, id| Cup::drawn_for(field.scene(), Choice::Chit(field.chit(id)));
        for seen in ["no", "yes"] {
            field.option("drawn_event_seen_by_puller", seen);
            let all = ["u2", "c2", "x"].map(|id| whom(&field, id));
            assert_eq!(all, [Some(Side::Usa), Some(Side::Csa), None], "{seen}");
        }
    }

    /// SS 10.4. CHIT-05, V-25: by option whoever draws sees the other side's event chit.
    #[test]
    fn an_event_chit_lies_open_where_the_other_side_draws_it() {
        let mut field = Field::clear();
        for (seen, turn) in [("no", 1), ("no", 2), ("yes", 1), ("yes", 2)] {
            field.option("drawn_event_seen_by_puller", seen);
            for (owner, id) in [(Side::Usa, "u2"), (Side::Csa, "c2")] {
                let chit = field.chit(id);
                let opened =
                    Cup::laid_open(&field.rules, &happened(Event::ChitDrawn { chit }, turn));
                let both = seen == "yes" && puller(turn) != owner;
                assert_eq!(opened, both.then_some(Choice::Chit(chit)), "{seen} {turn} {id}");
            }
        }
    }

    /// SS 10.4. CHIT-05, CHIT-08, V-24.
    #[test]
    fn a_chit_lies_open_once_it_is_played_or_negated() {
        let mut field = Field::clear();
        let chit = field.chit("u2");
        let opened = |field: &Field, event| Cup::laid_open(&field.rules, &happened(event, 1));
        let held = || Event::ChitHeld { side: Side::Usa, chit };
        assert_eq!(opened(&field, Event::ChitNegated { chit }), Some(Choice::Chit(chit)));
        assert_eq!(opened(&field, held()), None);
        field.option("held_chit_secrecy", "open");
        assert_eq!(opened(&field, held()), Some(Choice::Chit(chit)));
    }
}
