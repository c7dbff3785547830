//! Compilation of lessons: resolution of names, and construction of positions.

use std::sync::Arc;

use blind_swords::board::{ActivationStep, BoardSetup, ChitStep, Phase};
use blind_swords::game::{Game, ScenarioId};
use blind_swords::play::artillery_phase::first_step;
use blind_swords::play::end_turn;
use blind_swords::question::{is_kind, kinds};
use blind_swords::rules::{OpenedLesson, Rules};
use blind_swords::ruleset::CARD_IDS;
use blind_swords::{Board, Event};
use document::diag::{Diagnostic, Place};
use document::lesson::{Known, Reading, Written, scenario};
use document::tree::{At, Node};

use crate::codes;
use crate::documents::Documents;
use crate::model::lesson as model;
use crate::setup::{self, Opening, names};

/// Returns the lessons of a package in learning order, and their errors.
pub(crate) fn lessons(
    documents: &Documents,
    game: &Arc<Game>,
) -> (Vec<Arc<OpenedLesson>>, Vec<Diagnostic>) {
    let (mut taught, mut problems) = (Vec::new(), Vec::new());
    for (id, document) in &documents.lessons {
        let mut begun = Begun::new(game, &document.tree, &mut problems);
        let lesson = begun.lesson(id.as_str(), &document.data);
        taught.extend(lesson.map(|lesson| (document.data.place, Arc::new(lesson))));
    }
    taught.sort_by_key(|(place, _)| *place);
    (taught.into_iter().map(|(_, lesson)| lesson).collect(), problems)
}

/// Lesson that is being compiled: its game, its document tree and the problems found so far.
struct Begun<'a> {
    game: &'a Arc<Game>,
    tree: &'a Node,
    problems: &'a mut Vec<Diagnostic>,
}

impl<'a> Begun<'a> {
    const fn new(game: &'a Arc<Game>, tree: &'a Node, problems: &'a mut Vec<Diagnostic>) -> Self {
        Self { game, tree, problems }
    }

    fn wrong(&mut self, place: Place, message: impl Into<String>) {
        self.problems.push(Diagnostic::error(codes::LESSON, place, message));
    }

    /// Compiles a lesson. Returns `None` if its scenario is unknown or its position is invalid.
    fn lesson(&mut self, id: &str, data: &model::Lesson) -> Option<OpenedLesson> {
        let scenarios = &self.game.scenarios;
        let known: Vec<&str> = scenarios.iter().map(|scenario| scenario.id.as_str()).collect();
        let found = scenario(&data.scenario, &known, codes::REF_SCENARIO, self.problems);
        let scenario = ScenarioId::from_index(found?);
        let rules = Rules::plain(Arc::clone(self.game), scenario);
        let opening = self.board(&rules, data);
        let known = Known {
            faces: 6,
            kinds: kinds().collect(),
            is_kind,
            facts: Event::NAMES,
            cards: CARD_IDS.to_vec(),
            named: &|id| named(self.game, id),
            drawn: &|id| names::chit(self.game, id, None).map(drop),
        };
        let mut reading = Reading::new(&known, codes::LESSON, self.tree, self.problems);
        let lesson = reading.lesson(Written {
            id,
            title: &data.title,
            about: &data.about,
            minutes: data.minutes,
            scenario: data.scenario.as_str(),
            side: data.side,
            computer: data.computer.level(),
            dice: &data.dice,
            draws: &data.draws,
            meanwhile: &data.meanwhile,
            steps: &data.steps,
        });
        Some(OpenedLesson { lesson, opening: opening? })
    }

    fn board(&mut self, rules: &Rules, data: &model::Lesson) -> Option<Board> {
        let start = match data.position.units {
            Some(_) => Board::start_with(rules, &[]),
            None => Board::start(rules),
        };
        let mut setup = BoardSetup::of(rules, start);
        let opening = opening(rules, data.at);
        let brigades_turn = opening.step.is_some() || data.at == model::Moment::OrdersStep;
        let at = At::root(self.tree);
        if brigades_turn && data.position.active.is_none() {
            let message = "missing active brigade: add `active: {brigade: …}`";
            self.wrong(at.key("position").place(), message);
            return None;
        }
        match setup::place(rules, &mut setup, &data.position, opening) {
            Ok(()) => Some(setup.finish()),
            Err(mistake) => {
                let path = mistake.path.iter().map(String::as_str);
                let place = self.tree.locate(std::iter::once("position").chain(path)).place.clone();
                self.wrong(place, mistake.words);
                None
            }
        }
    }
}

/// Returns the phase and step in which a lesson starts.
fn opening(rules: &Rules, at: model::Moment) -> Opening {
    use model::Moment as M;
    let drawing = Phase::ChitDraw(ChitStep::Declare);
    let (phase, step) = match at {
        M::CommandDecision => (Phase::CommandDecision, None),
        M::ArtilleryPhase => (first_step(&rules.profile), None),
        M::ChitDraw | M::OrdersStep => (drawing, None),
        M::FireStep => (drawing, Some(ActivationStep::Fire)),
        M::MovementStep => (drawing, Some(ActivationStep::Movement)),
        M::CloseCombatStep => (drawing, Some(ActivationStep::Declare)),
        M::RallyStep => (drawing, Some(ActivationStep::Rally)),
        M::EndTurn => (end_turn::first_step(rules), None),
    };
    Opening { phase, step }
}

/// Checks that a string names a hex if it is a number, and otherwise a unit.
fn named(game: &Game, id: &str) -> Result<(), String> {
    let is_number = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_digit());
    if is_number { names::hex(game, id).map(drop) } else { names::unit(game, id).map(drop) }
}
