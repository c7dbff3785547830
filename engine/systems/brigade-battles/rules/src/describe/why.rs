//! Explanation of illegal answers, with the values behind the rule.

use kernel::{Detail, HexId, Why, say};

use crate::check::bill::{CostCause, CostItem, Passage};
use crate::check::legality;
use crate::choice::Choice;
use crate::game::Game;
use crate::look::Look;
use crate::question::{MoveQuestion, Question};
use crate::refusal::Evidence;
use crate::system::Scene;

/// Returns the first rule that forbids an answer, with its values; `None` for a legal answer.
pub fn why(scene: Scene<'_>, question: &Question, choice: Choice) -> Option<Why> {
    let refusal = legality::check(scene, question, choice).err()?;
    let mut values = refusal.values(scene.game());
    match refusal.evidence {
        None => {}
        Some(Evidence::Costs) => values.extend(costs(scene, question, choice)),
    }
    Some(Why {
        requirement: refusal.requirement,
        section: refusal.section,
        reason: refusal.describe(scene.game()),
        values,
    })
}

/// Returns the cost items of the step that an answer makes.
fn costs(scene: Scene<'_>, question: &Question, choice: Choice) -> Vec<Detail> {
    let (Question::Move(question), Choice::Hex(to)) = (question, choice) else {
        return Vec::new();
    };
    let bill = passage(scene, question, to).map(|passage| passage.bill(scene));
    let item =
        |item: CostItem| Detail::new(cost_cause(scene.game(), item.what), item.points.to_string());
    bill.into_iter().flatten().map(item).collect()
}

fn passage(scene: Scene<'_>, question: &MoveQuestion, to: HexId) -> Option<Passage> {
    match question {
        MoveQuestion::Step(walk) => Passage::step(scene, walk, to),
        MoveQuestion::Entry(mover, formation) => Passage::entry(scene, *mover, *formation, to),
        MoveQuestion::Whom | MoveQuestion::Formation(_) => None,
    }
}

/// Returns a cost cause as text.
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
