use blind_swords::Table;
use blind_swords::board::BrigadeStatus::{Activated, Available};
use blind_swords::board::{ActivationKind, BrigadeStatus, ChitPlace, ChitStep, Phase};
use blind_swords::event::Event;
use blind_swords::game::{ChitKind, Leader};
use testing::field::{Chance, Field, asked, events, place, play_on, status};

/// Returns a field whose cup holds the chits `x` and `north`. The general of `x` has rating 3, and
/// casualty rating 2. The commander `north` has the same ratings, although commander chits normally
/// have none.
fn field(brigades: &[&str]) -> Field {
    let mut field = Field::clear();
    field.chits(ChitPlace::Cup, &["x", "north"]).status(Available, brigades);
    field.phase(Phase::ChitDraw(ChitStep::Declare));
    field
}

fn played(field: &Field, answers: &[&str], dice: &[u8]) -> Table {
    let dice: Vec<_> = dice.iter().map(|&pips| Chance::One(pips)).collect();
    let mut table = field.table(answers, &dice);
    play_on(&mut table);
    table
}

fn kind(table: &Table) -> Option<ActivationKind> {
    table.board().activation().map(|activation| activation.kind)
}

fn casualty(field: &mut Field, id: &str) {
    let chit = field.chit(id);
    field.happen(&Event::LeaderChanged { chit, casualty: true });
}

/// SS 10.7. CHIT-17: the command roll decides whether a brigade gets a full activation. The
/// brigade's marker is flipped after the roll, whatever the result.
#[test]
fn the_die_decides_how_much_a_brigade_may_do() {
    let field = field(&["a", "b"]);
    let table = played(&field, &["x"], &[3]);
    assert_eq!(asked(&table), ("activate.brigade", vec!["a".to_owned(), "b".to_owned()]));
    let table = played(&field, &["x", "a"], &[3]);
    assert_eq!((asked(&table).0, kind(&table)), ("order", Some(ActivationKind::Full)));
    assert_eq!(status(&table, "a"), Activated);
    let table = played(&field, &["x", "a"], &[4]);
    assert!(!events(&table).contains(&"order-given"));
    assert_eq!(status(&table, "a"), Activated);
}

/// SS 10.7. CHIT-18, CHIT-19: a division chit returns to the cup if an eligible brigade is left,
/// even after a Limited Activation.
#[test]
fn the_chit_is_recycled_while_a_brigade_is_left() {
    let table = played(&field(&["a", "b"]), &["x", "a"], &[4]);
    assert_eq!((kind(&table), place(&table, "x")), (None, vec![ChitPlace::Cup]));
    let table = played(&field(&["a"]), &["x"], &[4]);
    assert_eq!(status(&table, "a"), Activated);
    assert_eq!(place(&table, "x"), [ChitPlace::Discarded]);
    let mut frozen = field(&["a", "b"]);
    let brigade = frozen.brigade("b");
    frozen.happen(&Event::BrigadeFrozen { brigade, frozen: true });
    let table = played(&frozen, &["x"], &[4]);
    assert_eq!(place(&table, "x"), [ChitPlace::Discarded]);
}

/// a chit for which no brigade is eligible makes no roll.
#[test]
fn a_division_without_a_brigade_does_not_roll() {
    let table = played(&field(&[]), &["x"], &[]);
    assert_eq!(place(&table, "x"), [ChitPlace::Discarded]);
    assert!(!events(&table).contains(&"command-rolled"));
}

/// SS 10.5b. CHIT-14: a chit uses its casualty rating if its general is a casualty when it is
/// drawn.
#[test]
fn a_casualty_rolls_against_its_own_rating() {
    let mut field = field(&["a", "b"]);
    casualty(&mut field, "x");
    assert_eq!(asked(&played(&field, &["x", "a"], &[2])).0, "order");
    assert!(!events(&played(&field, &["x", "a"], &[3])).contains(&"order-given"));
}

/// SS 10.6. CHIT-15: a commander activates a brigade without flipping the brigade's
/// marker.
#[test]
fn a_commander_leaves_the_marker_alone() {
    let mut field = field(&["a"]);
    field.status(Activated, &["b"]);
    for (brigade, marker) in [("a", Available), ("b", Activated)] {
        let table = played(&field, &["north", brigade, "regroup"], &[]);
        assert_eq!(status(&table, brigade), marker);
        assert_eq!(place(&table, "north"), [ChitPlace::Discarded]);
        assert_eq!(kind(&table), None);
    }
}

/// SS 10.3c, 10.6. CHIT-15: a commander chit that is held can be played in a step for held chits.
#[test]
fn a_commander_is_held_and_played_later() {
    let field = field(&["a", "b"]);
    let table = played(&field, &["north", "hold", "play", "north"], &[]);
    assert_eq!(asked(&table), ("activate.brigade", vec!["a".to_owned(), "b".to_owned()]));
    let table = played(&field, &["north", "hold", "pass"], &[]);
    assert_eq!(place(&table, "north"), [ChitPlace::Held]);
}

/// SS 10.6. CHIT-16, V-28: a commander rolls only while a casualty, unless an option gives ratings
/// to commander chits.
#[test]
fn a_commander_who_is_a_casualty_must_roll() {
    let mut field = field(&["a", "b"]);
    casualty(&mut field, "north");
    assert_eq!(asked(&played(&field, &["north"], &[2])).0, "activate.brigade");
    let table = played(&field, &["north"], &[3]);
    assert_eq!(place(&table, "north"), [ChitPlace::Discarded]);
    assert_eq!(kind(&table), None);
}

/// BS 7.3. CHIT-16, V-28: an option gives ratings to commander chits. A commander with a rating
/// needs a command roll.
#[test]
fn a_rated_commander_rolls_by_option() {
    let mut field = field(&["a", "b"]);
    let north = field.chit("north").index();
    let ChitKind::Cic { leader, .. } = &mut field.game().chits[north].kind else { panic!() };
    leader.rating = Some(4);
    assert_eq!(asked(&played(&field, &["north"], &[])).0, "activate.brigade");
    field.option("cic_rating", "per_chit");
    assert_eq!(asked(&played(&field, &["north"], &[4])).0, "activate.brigade");
    assert_eq!(place(&played(&field, &["north"], &[5]), "north"), [ChitPlace::Discarded]);
}

/// a chit rolls once, when it is drawn. If its general becomes a casualty while the chit is
/// held, the chit also rolls when it is played.
#[test]
fn a_held_commander_rolls_once() {
    let mut hit_before = field(&["a", "b"]);
    casualty(&mut hit_before, "north");
    let table = played(&hit_before, &["north", "hold", "play", "north"], &[2]);
    assert_eq!(asked(&table).0, "activate.brigade");
    let mut hit_after = field(&["a", "b"]);
    hit_after.chits(ChitPlace::Held, &["south"]);
    hit_after.status(Available, &["g"]);
    casualty(&mut hit_after, "south");
    let table = played(&hit_after, &["play", "south"], &[3]);
    assert_eq!(place(&table, "south"), [ChitPlace::Discarded]);
    let table = played(&hit_after, &["play", "south"], &[2]);
    assert_eq!(asked(&table).0, "order");
}

/// a brigade's own chit marks the brigade whatever the roll. The chit is then discarded for
/// the turn, even if another brigade is available.
#[test]
fn a_brigades_own_chit_marks_it_and_is_out() {
    let mut field = field(&["a", "b"]);
    let (north, b) = (field.chit("north").index(), field.brigade("b"));
    let name = String::new();
    let leader = Leader { name, rating: Some(2), casualty: None, always_in_game: false };
    field.game().chits[north].kind = ChitKind::Brigade { brigade: b, leader };
    for (answers, die) in [(["north", "regroup"].as_slice(), 2), (&["north"], 3)] {
        let table = played(&field, answers, &[die]);
        assert_eq!((status(&table, "b"), status(&table, "a")), (Activated, Available));
        assert_eq!(place(&table, "north"), [ChitPlace::Discarded]);
    }
}

/// BS 7.3. CHIT-20: the chit of a brigade activates that brigade.
#[test]
fn a_brigade_chit_activates_its_brigade() {
    let mut field = field(&["a", "b"]);
    let (north, b) = (field.chit("north").index(), field.brigade("b"));
    let name = String::new();
    let leader = Leader { name, rating: Some(2), casualty: Some(1), always_in_game: false };
    field.game().chits[north].kind = ChitKind::Brigade { brigade: b, leader };
    let table = played(&field, &["north"], &[2]);
    assert_eq!((asked(&table).0, status(&table, "b")), ("order", Activated));
    let table = played(&field, &["north"], &[3]);
    assert_eq!(place(&table, "north"), [ChitPlace::Discarded]);
    let mut hit = field.clone();
    casualty(&mut hit, "north");
    assert_eq!(asked(&played(&hit, &["north"], &[1])).0, "order");
    assert_eq!(place(&played(&hit, &["north"], &[2]), "north"), [ChitPlace::Discarded]);
    field.status(BrigadeStatus::Activated, &["b"]);
    let table = played(&field, &["north"], &[]);
    assert_eq!(place(&table, "north"), [ChitPlace::Discarded]);
}
