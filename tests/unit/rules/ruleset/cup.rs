use blind_swords::board::ChitPlace;
use blind_swords::check::chits::puller;
use blind_swords::choice::Choice;
use blind_swords::event::Event;
use blind_swords::ruleset::cup::*;
use blind_swords::{BlindSwords, Step};
use kernel::{Draws, Entry, Side};
use testing::field::Field;

fn happened(event: Event, turn: u8) -> Entry<BlindSwords> {
    Entry { event, path: [Step::Turn(turn)].into() }
}

/// SS 8.1, 10.4. CMD-02, CHIT-05: only the owner knows which of its events are in the cup, even if
/// the other side draws. Brigade chits are public.
#[test]
fn an_event_chit_is_drawn_for_its_owner() {
    let mut field = Field::clear();
    field.chits(ChitPlace::Cup, &["u2", "c2", "x"]);
    let whom = |field: &Field, id| Cup::drawn_for(field.position(), Choice::Chit(field.chit(id)));
    for seen in ["no", "yes"] {
        field.option("drawn_event_seen_by_puller", seen);
        let all = ["u2", "c2", "x"].map(|id| whom(&field, id));
        assert_eq!(all, [Some(Side::Usa), Some(Side::Csa), None], "{seen}");
    }
}

/// SS 10.4. CHIT-05, V-25: by option, a side that draws an event chit of the other side sees the
/// chit.
#[test]
fn an_event_chit_lies_open_where_the_other_side_draws_it() {
    let mut field = Field::clear();
    for (seen, turn) in [("no", 1), ("no", 2), ("yes", 1), ("yes", 2)] {
        field.option("drawn_event_seen_by_puller", seen);
        for (owner, id) in [(Side::Usa, "u2"), (Side::Csa, "c2")] {
            let chit = field.chit(id);
            let opened = Cup::laid_open(&field.rules, &happened(Event::ChitDrawn { chit }, turn));
            let both = seen == "yes" && puller(turn) != owner;
            assert_eq!(opened, both.then_some(Choice::Chit(chit)), "{seen} {turn} {id}");
        }
    }
}

/// SS 10.4. CHIT-05, CHIT-08, V-24: a chit that Fortunes of War negates is public. A held chit is
/// public only by option.
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
