use blind_swords::board::ChitPlace;
use blind_swords::check::cup::*;
use blind_swords::choice::Choice;
use blind_swords::event::Event;
use kernel::Side;
use testing::field::Field;

fn weight(field: &Field, id: &str) -> u32 {
    let chit = Choice::Chit(field.chit(id));
    let mut alternatives = alternatives(field.position()).into_iter();
    alternatives.find(|weight| weight.choice == chit).map_or(0, |weight| weight.weight)
}

fn mixed(usa: u8, csa: u8) -> Field {
    let mut field = Field::clear();
    field.chits(ChitPlace::Pool, &["u1", "u2", "u3", "c1", "c2", "c3", "c4"]);
    field.chits(ChitPlace::Cup, &["x"]).chits(ChitPlace::Key, &["c7"]);
    for (side, count) in [(Side::Usa, usa), (Side::Csa, csa)] {
        field.happen(&Event::EventChitsMixed { side, count });
    }
    field
}

/// CMD-02: the draw weights equal the probabilities. Here, a cup of five contains two of one side's
/// three unknown chits, and one of the other side's four.
#[test]
fn unknown_chits_weigh_what_their_chance_is() {
    let field = mixed(2, 1);
    let total: u32 = alternatives(field.position()).iter().map(|weight| weight.weight).sum();
    assert_eq!(field.board.cup_size(), 5);
    assert_eq!(weight(&field, "x") * 5, total);
    assert_eq!(weight(&field, "c7"), weight(&field, "x"));
    assert_eq!(weight(&field, "u2") * 3 * 5, total * 2);
    assert_eq!(weight(&field, "c4") * 4 * 5, total);
}

/// CMD-05: once the cup is full, the other chits of the pool are known to be excluded and have no
/// weight.
#[test]
fn excluded_chits_are_not_drawn() {
    let field = mixed(0, 4);
    assert_eq!(weight(&field, "u1"), 0);
    assert_eq!(weight(&field, "c1"), weight(&field, "x"));
    assert_eq!(weight(&field, "y"), 0);
}

/// CMD-02: the cup can have three compositions. Two of them contain both copies of the chit that
/// has the key chit's kind. After one copy is drawn, each of these two compositions is twice as
/// likely as the third.
#[test]
fn a_drawn_key_chit_may_have_been_another_copy() {
    let mut field = Field::clear();
    let key = field.chit("u2");
    field.game().chits[key.index()].copies = 2;
    field.board = blind_swords::Board::empty(&field.rules);
    field.chits(ChitPlace::Pool, &["u1", "u2", "u2", "u3"]);
    field.chits(ChitPlace::Key, &["u2"]).chits(ChitPlace::Cup, &["x"]);
    field.happen(&Event::EventChitsMixed { side: Side::Usa, count: 2 });
    field.happen(&Event::ChitDrawn { chit: key });
    assert_eq!(weight(&field, "u2") * 5, weight(&field, "x") * 4);
    assert_eq!(weight(&field, "u1") * 5, weight(&field, "x") * 3);

    let other = field.chit("u1");
    field.happen(&Event::ChitDrawn { chit: other });
    assert_eq!(weight(&field, "u2") * 3, weight(&field, "x") * 2);
    assert_eq!(weight(&field, "u3") * 3, weight(&field, "x"));

    field.happen(&Event::ChitDrawn { chit: key });
    assert_eq!((weight(&field, "u2"), weight(&field, "u3")), (0, 0));
}

/// Copies of one chit form a single kind, whose weight counts all copies.
#[test]
fn copies_add_up() {
    let mut field = Field::clear();
    let chit = field.chit("u2");
    field.game().chits[chit.index()].copies = 2;
    field.board = blind_swords::Board::empty(&field.rules);
    field.chits(ChitPlace::Cup, &["u2", "u2", "x"]);
    assert_eq!(weight(&field, "u2"), 2 * weight(&field, "x"));
}
