//! Explanations of illegal choices, with the values that the rule compares.

use kernel::{Detail, HexId, Why, say};

use crate::check::bill::{CostCause, CostItem, Passage};
use crate::check::legality;
use crate::choice::Choice;
use crate::game::Game;
use crate::position_ext::PositionExt;
use crate::question::{MoveQuestion, Question};
use crate::refusal::Evidence;
use crate::system::Position;

/// Returns the first rule that forbids a choice, with the values that it compares. `None` if the
/// choice is legal.
pub fn why(position: Position<'_>, question: &Question, choice: Choice) -> Option<Why> {
    let refusal = legality::check(position, question, choice).err()?;
    let mut values = refusal.values(position.game());
    match refusal.evidence {
        None => {}
        Some(Evidence::Costs) => values.extend(costs(position, question, choice)),
    }
    Some(Why {
        requirement: refusal.requirement,
        section: refusal.section,
        reason: refusal.describe(position.game()),
        values,
    })
}

/// Returns the cost items of the step that a choice makes. The list is empty if the choice is not a
/// step.
fn costs(position: Position<'_>, question: &Question, choice: Choice) -> Vec<Detail> {
    let (Question::Move(question), Choice::Hex(to)) = (question, choice) else {
        return Vec::new();
    };
    let bill = passage(position, question, to).map(|passage| passage.bill(position));
    let item = |item: CostItem| {
        Detail::new(cost_cause(position.game(), item.cause), item.points.to_string())
    };
    bill.into_iter().flatten().map(item).collect()
}

fn passage(position: Position<'_>, question: &MoveQuestion, to: HexId) -> Option<Passage> {
    match question {
        MoveQuestion::Step(walk) => Passage::step(position, walk, to),
        MoveQuestion::Entry(mover, formation) => Passage::entry(position, *mover, *formation, to),
        MoveQuestion::Whom | MoveQuestion::Formation(_) => None,
    }
}

/// Returns the cause of a movement cost in words.
fn cost_cause(game: &Game, cause: CostCause) -> String {
    match cause {
        CostCause::Column => say!("cost-column"),
        CostCause::Road => say!("cost-road"),
        CostCause::Ground(terrain) => game.charts.terrain(terrain).name.to_lowercase(),
        CostCause::Hexside(thing) => super::on_hexside(thing),
        CostCause::Level => say!("cost-level"),
        CostCause::Zone => say!("cost-zone"),
    }
}
