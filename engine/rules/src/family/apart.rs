//! What two who play apart, each at a table of his own, may not tell each other. CMD-01, CHIT-05, V-24, V-25.

use kernel::Side;

use crate::choice::Choice;
use crate::event::Event;
use crate::question::{ChitQuestion, Question};
use crate::rules::Rules;
use crate::system::Scene;
use crate::view::{self, sees_draws};

/// An event chit is for its owner, unless whoever draws sees it too. SS 10.4. CHIT-05, V-25.
pub(super) fn drawn_for(scene: Scene<'_>, drawn: Choice) -> Option<Side> {
    let Choice::Chit(chit) = drawn else { return None };
    let info = &scene.package.game.chits[chit.index()];
    let owner = info.side.filter(|_| info.event().is_some())?;
    (!sees_draws(scene.package, scene.board.turn(), owner.other())).then_some(owner)
}

/// Which chit is the key chit nobody else ever learns; whatever else is answered in secret shows in what is
/// done. SS 8.1. CMD-01.
pub(super) const fn stays_covered(question: &Question) -> bool {
    matches!(question, Question::Chits(ChitQuestion::Key(_)))
}

/// Chits that are played, negated or discarded lie face up, and those held where they are held openly. SS 10.4.
/// CHIT-05, CHIT-08, V-24.
pub(super) fn laid_open(rules: &Rules, event: &Event) -> Option<Choice> {
    view::laid_open(rules, event).map(Choice::Chit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::ChitPlace;
    use crate::testing::Field;

    /// SS 10.4. CHIT-05, V-25: by option whoever draws sees the other side's event chit; a brigade's is for all eyes.
    #[test]
    fn an_event_chit_is_drawn_for_its_owner() {
        let mut field = Field::clear();
        field.chits(ChitPlace::Cup, &["u2", "c2", "x"]).option("drawn_event_seen_by_puller", "no");
        let whom = |field: &Field, id| drawn_for(field.scene(), Choice::Chit(field.chit(id)));
        let both = |field: &Field| ["u2", "c2", "x"].map(|id| whom(field, id));
        assert_eq!(both(&field), [Some(Side::Usa), Some(Side::Csa), None]);
        field.option("drawn_event_seen_by_puller", "yes");
        let puller = crate::check::chits::puller(field.board.turn());
        let own = [Side::Usa, Side::Csa].map(|side| (side == puller).then_some(side));
        assert_eq!(both(&field), [own[0], own[1], None]);
    }

    /// SS 10.4. CHIT-05, CHIT-08, V-24.
    #[test]
    fn a_chit_lies_open_once_it_is_played_or_negated() {
        let mut field = Field::clear();
        let chit = field.chit("u2");
        let opened = |field: &Field, event: &Event| laid_open(&field.rules, event);
        let held = Event::ChitHeld { side: Side::Usa, chit };
        assert_eq!(opened(&field, &Event::ChitNegated { chit }), Some(Choice::Chit(chit)));
        assert_eq!(opened(&field, &Event::ChitDrawn { chit }), None);
        assert_eq!(opened(&field, &held), None);
        field.option("held_chit_secrecy", "open");
        assert_eq!(opened(&field, &held), Some(Choice::Chit(chit)));
    }
}
