//! Secrecy of views: a side's view does not depend on information hidden from the side.

mod seen;

use blind_swords::board::ChitPlace;
use blind_swords::event::Event;
use blind_swords::view::{self, ChitsSeen, Hand, Seen, line};
use blind_swords::{BlindSwords, Step};
use kernel::{Entry, Reader, Side};
use testing::field::Field;

/// Returns a field in which the North has the key chit `key` and holds the chit `held`.
pub(super) fn hidden(key: &str, held: &str) -> Field {
    let mut field = Field::clear();
    field.chits(ChitPlace::Pool, &["u1", "u2", "u3", "u4", "c1", "c2"]);
    let (key, held) = (field.chit(key), field.chit(held));
    field.happen(&Event::KeyChitChosen { side: Side::Usa, chit: key });
    field.happen(&Event::EventChitsMixed { side: Side::Usa, count: 2 });
    field.happen(&Event::ChitDrawn { chit: held });
    field.happen(&Event::ChitHeld { side: Side::Usa, chit: held });
    field
}

fn json(field: &Field, reader: Reader) -> String {
    let seen = Seen::of(field.position(), reader);
    serde_json::to_string(&view::of(&field.rules, &seen)).expect("plain data")
}

/// Passes the chits that a reader sees to a check.
fn chits<T>(field: &Field, reader: Reader, check: impl FnOnce(ChitsSeen<'_>) -> T) -> T {
    let seen = Seen::of(field.position(), reader);
    check(seen.known_chits(&field.rules))
}

/// CMD-01, CMD-05, CHIT-05, V-24 `hidden`, A-26: the enemy's view is the same, whichever chits the
/// North hides.
#[test]
fn the_enemy_sees_the_same_whatever_is_hidden() {
    let fields = [hidden("u1", "u2"), hidden("u3", "u4"), hidden("u2", "u1")];
    let seen: Vec<_> = fields.iter().map(|field| json(field, Side::Csa.into())).collect();
    assert_eq!(seen[0], seen[1]);
    assert_eq!(seen[0], seen[2]);
    assert_ne!(json(&fields[0], Side::Usa.into()), json(&fields[1], Side::Usa.into()));
}

#[test]
fn the_owner_knows_what_he_hid() {
    let field = hidden("u1", "u2");
    chits(&field, Side::Usa.into(), |own| {
        assert_eq!((own.key, own.held.usa), (vec!["u1"], Hand::Open(vec!["u2"])));
        assert_eq!((own.cup.known, own.cup.unknown.usa), (vec!["u1"], 1));
    });
    chits(&field, Side::Csa.into(), |other| {
        assert!(other.key.is_empty());
        assert_eq!(other.held.usa, Hand::Covered { count: 1, seen: vec![] });
        assert_eq!((other.cup.known, other.cup.unknown.usa), (vec![], 2));
        assert_eq!(other.unseen.usa, ["u1", "u2", "u3", "u4"]);
    });
}

/// A screen shared by two people shows only public information.
#[test]
fn a_spectator_knows_no_secrets_of_either_side() {
    let seen: Vec<_> = [hidden("u1", "u2"), hidden("u3", "u4")]
        .iter()
        .map(|field| json(field, Reader::Everybody))
        .collect();
    assert_eq!(seen[0], seen[1]);
    let field = hidden("u1", "u2");
    let drawn = Event::ChitDrawn { chit: field.chit("u2") };
    let entry: Entry<BlindSwords> = Entry { event: drawn, path: [Step::Turn(7)].into() };
    let heard = line(&field.rules, &entry, Reader::Everybody).map(|line| line.text);
    assert_eq!(heard.as_deref(), Some("An event chit is drawn: North"));
}

/// V-24 `open`: by option, the enemy sees held chits.
#[test]
fn held_chits_may_lie_open() {
    let mut field = hidden("u1", "u2");
    field.option("held_chit_secrecy", "open");
    chits(&field, Side::Csa.into(), |other| assert_eq!(other.held.usa, Hand::Open(vec!["u2"])));
}

fn words(field: &Field, turn: u8, event: Event, reader: Reader) -> Option<String> {
    let entry: Entry<BlindSwords> = Entry { event, path: [Step::Turn(turn)].into() };
    line(&field.rules, &entry, reader).map(|line| line.text)
}

/// V-25: by option, the side that draws sees an event chit of the other side. The South draws on
/// odd turns.
#[test]
fn the_puller_sees_what_he_draws() {
    let mut field = Field::clear();
    let drawn = Event::ChitDrawn { chit: field.chit("u2") };
    let seen = |field: &Field, turn, reader| {
        words(field, turn, drawn.clone(), Reader::Side(reader)).expect("not bookkeeping")
    };
    assert_eq!(seen(&field, 7, Side::Csa), "U2 is drawn");
    assert_eq!(seen(&field, 8, Side::Csa), "An event chit is drawn: North");
    assert_eq!(seen(&field, 8, Side::Usa), "U2 is drawn");
    field.option("drawn_event_seen_by_puller", "no");
    assert_eq!(seen(&field, 7, Side::Csa), "An event chit is drawn: North");
}

#[test]
fn the_log_covers_the_key_chit_and_held_chits() {
    let field = Field::clear();
    let chit = field.chit("u2");
    let key = Event::KeyChitChosen { side: Side::Usa, chit };
    let held = Event::ChitHeld { side: Side::Usa, chit };
    let heard = |event: &Event, reader| words(&field, 7, event.clone(), reader);
    assert_eq!(
        heard(&key, Reader::Side(Side::Csa)).as_deref(),
        Some("North has chosen its key chit")
    );
    assert_eq!(heard(&key, Reader::Side(Side::Usa)).as_deref(), Some("North key chit: U2"));
    assert_eq!(heard(&held, Reader::Side(Side::Csa)).as_deref(), Some("North holds the chit"));
    assert_eq!(heard(&held, Reader::Referee).as_deref(), Some("North holds U2"));
    let acted = Event::Acted { units: blind_swords::position_ext::only(field.unit("a1")) };
    assert_eq!(heard(&acted, Reader::Side(Side::Usa)), None);
    assert!(heard(&acted, Reader::Referee).is_some());
}

/// V-25: the owner sees the front of a drawn chit, and the enemy sees its back.
#[test]
fn a_drawn_event_lies_covered_for_the_enemy() {
    let mut field = hidden("u1", "u2");
    field.option("drawn_event_seen_by_puller", "no");
    let drawn = Event::ChitDrawn { chit: field.chit("u3") };
    field.happen(&drawn);
    chits(&field, Side::Usa.into(), |own| assert_eq!(own.drawn, Some(Hand::Open(vec!["u3"]))));
    for reader in [Side::Csa.into(), Reader::Everybody] {
        let back = Some(Hand::Covered { count: 1, seen: vec![] });
        chits(&field, reader, |other| assert_eq!(other.drawn, back));
    }
}

#[test]
fn everybody_knows_which_leaders_fell() {
    let mut field = Field::clear();
    let chit = field.chit("north");
    field.happen(&Event::LeaderChanged { chit, casualty: true });
    let seen: serde_json::Value =
        serde_json::from_str(&json(&field, Reader::Everybody)).expect("plain data");
    assert_eq!(seen["casualties"], serde_json::json!(["north"]));
}
