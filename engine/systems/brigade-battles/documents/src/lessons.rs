//! Compilation of lessons: resolution of names, and construction of positions.

use std::sync::Arc;

use brigade_battles::game::{Game, ScenarioId};
use brigade_battles::question::{is_kind, kinds};
use brigade_battles::rules::{OpenedLesson, Rules};
use brigade_battles::variants::Variants;
use brigade_battles::{BrigadeBattles, Event};
use document::Diagnostic;
use document::lesson::{SystemNames, Written, opened, scenario};
use document::tree::Node;
use kernel::Switch;

use crate::documents::Documents;
use crate::model::lesson::Lesson;
use crate::{codes, setup};

/// Returns the lessons of a package in learning order, and the errors found in them.
pub(crate) fn lessons(
    documents: &Documents,
    game: &Arc<Game>,
    variants: Variants,
) -> (Vec<Arc<OpenedLesson>>, Vec<Diagnostic>) {
    let (mut taught, mut problems) = (Vec::new(), Vec::new());
    let known: Vec<&str> = game.scenarios.iter().map(|scenario| scenario.id.as_str()).collect();
    for (id, document) in &documents.lessons {
        let found = scenario(&document.data.scenario, &known, codes::LESSON, &mut problems);
        let Some(scenario) = found.map(ScenarioId::from_index) else { continue };
        let options = vec![Switch::Off; game.scenarios[scenario.index()].options.len()];
        let game = Arc::clone(game);
        let rules = Rules { game, scenario, variants, options, lesson: None };
        let lesson = lesson(&rules, id.as_str(), &document.data, &document.tree, &mut problems);
        taught.extend(lesson.map(|lesson| (document.data.place, Arc::new(lesson))));
    }
    taught.sort_by_key(|(place, _)| *place);
    (taught.into_iter().map(|(_, lesson)| lesson).collect(), problems)
}

/// Compiles a lesson. Returns `None` if its position is invalid.
fn lesson(
    rules: &Rules,
    id: &str,
    data: &Lesson,
    tree: &Node,
    problems: &mut Vec<Diagnostic>,
) -> Option<OpenedLesson> {
    let names = SystemNames { faces: 10, kinds: kinds().collect(), is_kind, facts: Event::NAMES };
    let written = Written {
        id,
        title: &data.title,
        about: &data.about,
        minutes: data.minutes,
        scenario: data.scenario.as_str(),
        side: data.side,
        computer: data.computer.level(),
        dice: &data.dice,
        draws: &[],
        meanwhile: &data.meanwhile,
        steps: &data.steps,
    };
    let opening = setup::board(rules, &data.position);
    opened::<BrigadeBattles>(rules, names, written, opening, (codes::LESSON, tree), problems)
}
