//! Army morale as the price of movement. ST 19.3.

use kernel::Side;
use terrible_swift_sword::board::Stage;
use terrible_swift_sword::check::pay;
use terrible_swift_sword::choice::{Choice, Word};
use terrible_swift_sword::question::{MoveQuestion, Payment};
use terrible_swift_sword::{PositionExt, Question};

use super::field::{Field, brigade, unit};
use super::movement::{going, to};

fn union() -> Field {
    let mut field = Field::new();
    field.put("u1", "2020", "N").put("uc", "2030", "N").stage(Side::Usa, Stage::Movement);
    field.morale(40);
    field
}

fn price(field: &Field, id: &str) -> u16 {
    field.seen(|position| pay::price(position, brigade(id)))
}

/// ST-UAM-01, E-14. The track starts at thirty.
#[test]
fn the_track_starts_at_thirty() {
    let field = Field::new();
    assert_eq!(field.board().morale(), 30);
}

/// ST-UAM-02, ST-UAM-07. A brigade costs five when it spends movement points.
#[test]
fn moving_a_brigade_costs_five() {
    let field = union();
    let played = field.play(&["K", "done", "u1", "2019", "stop"], &[]);
    assert_eq!(played.board.morale(), 35);
    assert!(played.board.brigade(brigade("K")).paid);
    let played = field.play(&["done", "u1", "face-s", "stop"], &[]);
    assert_eq!(played.board.morale(), 40, "turning is free");
    assert_eq!(field.refuses(&going("u1", "2020"), to("2019")), "ST-UAM-02");
    let played = field.play(&["K", "M", "uc", "2029", "stop"], &[]);
    assert_eq!(played.board.morale(), 30);
}

/// ST-UAM-02, ST-ART-11, R-58. With the other option, brigades pay as they move, and a change of
/// formation counts.
#[test]
fn brigades_can_pay_on_their_first_move() {
    let mut field = union();
    field.variant("payment", "on-first-move").leader("kl", "2020").put("un", "2021", "N");
    let played = field.play(&["u1", "column", "2019", "stop"], &[]);
    assert_eq!(played.board.morale(), 35);
    let played = field.play(&["kl", "2019", "2020", "stop"], &[]);
    assert_eq!(played.board.morale(), 40, "leaders need none: ST-LEAD-06");
    let played = field.play(&["un", "limbered", "stop"], &[]);
    assert_eq!(played.board.morale(), 35, "the battery belongs to the brigade");
    field.morale(4);
    assert_eq!(field.refuses(&going("u1", "2020"), to("2019")), "ST-UAM-05");
}

/// ST-UAM-02. Ineffective brigades cost ten, demoralised ones five.
#[test]
fn an_ineffective_brigade_costs_ten() {
    let mut field = union();
    assert_eq!(price(&field, "K"), 5);
    field.set_brigade("K", |state| state.demoralised = true);
    assert_eq!(price(&field, "K"), 5);
    field.set_brigade("K", |state| state.broken = true);
    assert_eq!(price(&field, "K"), 10);
}

/// ST-UAM-04, ST-UAM-05, X-36. The first move of a held brigade costs fifteen more.
#[test]
fn a_brigade_can_cost_more_the_first_time() {
    let mut field = union();
    field.game().brigades[0].release = 15;
    assert_eq!(price(&field, "K"), 20);
    let (question, choice) = (Question::Pay(Payment::Movement), Choice::Brigade(brigade("K")));
    field.morale(19);
    assert_eq!(field.refuses(&question, choice), "ST-UAM-05");
    field.morale(20);
    assert!(field.allows(&question, choice));
    field.set_brigade("K", |state| state.released = true);
    assert_eq!(price(&field, "K"), 5);
}

/// ST-UAM-05. A brigade that cannot be paid in full does not move.
#[test]
fn four_points_move_no_brigade() {
    let mut field = union();
    field.morale(4);
    let (question, choice) = (Question::Pay(Payment::Movement), Choice::Brigade(brigade("K")));
    assert_eq!(field.refuses(&question, choice), "ST-UAM-05");
    assert_eq!(field.options(&question), ["done"]);
}

/// ST-UAM-03. Melee needs the payment too, once for both.
#[test]
fn one_payment_serves_movement_and_melee() {
    let mut field = union();
    let question = Question::Pay(Payment::Melee);
    let choice = Choice::Brigade(brigade("K"));
    assert_eq!(field.refuses(&question, choice), "ST-UAM-03", "no enemy is near");
    field.put("c1", "2019", "S");
    assert!(field.allows(&question, choice));
    field.set_brigade("K", |state| state.paid = true);
    assert_eq!(field.refuses(&question, choice), "ST-UAM-02");
    assert!(field.seen(|position| pay::allows(position, unit("u1")).is_ok()));
}

/// ST-UAM-01. The Confederates pay nothing.
#[test]
fn the_other_side_has_no_track() {
    let mut field = Field::new();
    field.put("c1", "2020", "N");
    assert!(field.allows(&going("c1", "2020"), to("2019")));
    assert!(field.seen(|position| !pay::owes(position, brigade("G"))));
    let whom = Question::Move(MoveQuestion::Whom);
    assert!(field.allows(&whom, Choice::Word(Word::Done)));
    assert_eq!(field.seen(|position| position.side_of(unit("c1"))), Side::Csa);
}
