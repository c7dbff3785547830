//! What two who play apart, each at a table of his own, may not tell each other. CMD-01, CHIT-05, V-24, V-25.

use kernel::{Entry, Side};

use crate::choice::Choice;
use crate::rules::Rules;
use crate::system::{BlindSwords, Scene};
use crate::view;

/// Which event chits are still to be drawn only their owner knows: the others are held face down, or left out. So each is drawn
/// for him, and where whoever draws sees it too it lies open at once. SS 8.1, 8.2, 10.4. CMD-02, CHIT-05, V-25.
pub(super) fn drawn_for(scene: Scene<'_>, drawn: Choice) -> Option<Side> {
    let Choice::Chit(chit) = drawn else { return None };
    let info = &scene.package.game.chits[chit.index()];
    info.side.filter(|_| info.event().is_some())
}

/// Chits that are played, negated or discarded lie face up, those held where they are held openly, and those drawn
/// where both see them. SS 10.4. CHIT-05, CHIT-08, V-24, V-25.
pub(super) fn laid_open(rules: &Rules, entry: &Entry<BlindSwords>) -> Option<Choice> {
    view::laid_open(rules, entry).map(Choice::Chit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::ChitPlace;
    use crate::check::chits::puller;
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
        let whom = |field: &Field, id| drawn_for(field.scene(), Choice::Chit(field.chit(id)));
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
                let opened = laid_open(&field.rules, &happened(Event::ChitDrawn { chit }, turn));
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
        let opened = |field: &Field, event| laid_open(&field.rules, &happened(event, 1));
        let held = || Event::ChitHeld { side: Side::Usa, chit };
        assert_eq!(opened(&field, Event::ChitNegated { chit }), Some(Choice::Chit(chit)));
        assert_eq!(opened(&field, held()), None);
        field.option("held_chit_secrecy", "open");
        assert_eq!(opened(&field, held()), Some(Choice::Chit(chit)));
    }
}
