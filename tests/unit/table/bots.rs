//! Choices of the simple bots that pursue a goal, such as attacking.

use blind_swords::Question;
use blind_swords::board::ActivationStep;
use blind_swords::check::legality;
use blind_swords::game::Order;
use blind_swords::question::{
    ActivationQuestion, Begun, FireQuestion, MoveOrder, MoveQuestion, Occasion, Pace, Volley, Walk,
};
use kernel::{Ask, Side, Sixteenths};
use session::stream::{Purpose, Stream};
use session::{Goal, Seat};
use testing::field::Field;

/// Returns a field with two units of one brigade near the edge of the map. All other units are far
/// away.
fn field() -> Field {
    let mut field = Field::clear();
    field.put("a2", "2103").put("a3", "2103").put("b1", "2310").put("g1", "2107").put("g2", "2307");
    field.activate("a", Order::Attack, ActivationStep::Movement);
    field
}

fn walk(field: &Field) -> Walk {
    Walk {
        order: MoveOrder::Brigade(field.brigade("a"), Order::Attack),
        movers: std::iter::once(field.unit("a2").index()).collect(),
        here: field.hex("2103"),
        left: Sixteenths::whole(4),
        begun: Begun::Entered,
        pace: Pace::Ordinary,
    }
}

/// Returns all choices that a bot makes over many random streams, without duplicates.
fn answers(field: &Field, goal: Goal, question: &Question) -> Vec<String> {
    let position = field.position();
    let options = legality::options(position, question);
    let ask = Ask::Choose { side: Side::Usa, question: question.clone(), options };
    let choose = |seed| {
        let mut stream = Stream::new(seed, Purpose::UsaBot);
        let choice =
            Seat::Goal(goal).choose(&ask, position, &mut stream).expect("a bot sits there");
        question.id_of(&field.rules.game, choice)
    };
    let mut answers: Vec<String> = (0..40).map(choose).collect();
    answers.sort_unstable();
    answers.dedup();
    answers
}

#[test]
fn everybody_goes_where_he_wants_to_be() {
    let field = field();
    let question = MoveQuestion::Hex(walk(&field)).into();
    assert_eq!(answers(&field, Goal::Attack, &question), ["2104"]);
    assert_eq!(answers(&field, Goal::Hold, &question), ["stop"]);
    assert_eq!(answers(&field, Goal::Edge, &question), ["2102"]);
    assert_eq!(answers(&field, Goal::Mass, &question), ["2104"]);
    assert_eq!(answers(&field, Goal::Crowd, &question), ["stop"]);
}

#[test]
fn everybody_gives_the_order_that_serves_him() {
    let field = field();
    let question = ActivationQuestion::Order(field.brigade("a")).into();
    for (goal, order) in [
        (Goal::Attack, "attack"),
        (Goal::Hold, "defend"),
        (Goal::Edge, "maneuver"),
        (Goal::Mass, "attack"),
        (Goal::Crowd, "maneuver"),
    ] {
        assert_eq!(answers(&field, goal, &question), [order]);
    }
}

#[test]
fn whoever_masses_takes_everybody_along() {
    let field = field();
    let order = walk(&field).order;
    let question = MoveQuestion::Stack(order, walk(&field).movers).into();
    assert_eq!(answers(&field, Goal::Mass, &question), ["a3"]);
    assert_eq!(answers(&field, Goal::Hold, &question), ["a3", "go"]);
    assert_eq!(answers(&field, Goal::Hold, &MoveQuestion::Unit(order).into()), ["done"]);
    assert_eq!(answers(&field, Goal::Crowd, &MoveQuestion::Unit(order).into()), ["a2", "a3"]);
}

#[test]
fn whoever_can_fire_fires_unless_he_has_other_plans() {
    let mut field = field();
    field.put("g3", "2104").activate("a", Order::Attack, ActivationStep::Fire);
    let question = FireQuestion::Unit(Volley::new(Side::Usa, Occasion::FireStep)).into();
    assert_eq!(answers(&field, Goal::Hold, &question), ["a2", "a3"]);
    assert_eq!(answers(&field, Goal::Edge, &question), ["a2", "a3", "done"]);
}
