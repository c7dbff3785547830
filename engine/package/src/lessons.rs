//! Lessons, from their documents to what is played: names found, positions laid out.

use std::collections::BTreeMap;
use std::sync::Arc;

use blind_swords::board::{ActivationStep, BoardSetup, ChitStep, EndStep, Phase};
use blind_swords::game::{Game, ScenarioId};
use blind_swords::play::artillery_phase::first_step;
use blind_swords::question::{is_kind, kinds};
use blind_swords::rules::{Rules, Taught};
use blind_swords::{BlindSwords, Board, Event};
use document::Located;
use document::diag::{Diagnostic, Place};
use document::tree::{At, Node};
use kernel::{
    Die, Family, Lesson, LessonStep, Level, Lit, PerSide, QuizChoice, Right, RightAnswer,
    TablePart, Task, Wrong,
};

use crate::codes;
use crate::documents::Documents;
use crate::lay::{self, Opening, names};
use crate::model::lesson as model;
use crate::model::position::Scalar;

/// The lessons of a package in their order, and what is wrong with them.
pub(crate) fn lessons(
    documents: &Documents,
    game: &Arc<Game>,
) -> (Vec<Arc<Taught>>, Vec<Diagnostic>) {
    let (mut taught, mut problems) = (Vec::new(), Vec::new());
    for (id, document) in &documents.lessons {
        let mut reading = Reading::new(game, &document.tree, &mut problems);
        let lesson = reading.lesson(id.as_str(), &document.data);
        taught.extend(lesson.map(|lesson| (document.data.place, Arc::new(lesson))));
    }
    taught.sort_by_key(|(place, _)| *place);
    (taught.into_iter().map(|(_, lesson)| lesson).collect(), problems)
}

/// A lesson on its way.
struct Reading<'a> {
    game: &'a Arc<Game>,
    tree: &'a Node,
    problems: &'a mut Vec<Diagnostic>,
}

impl<'a> Reading<'a> {
    const fn new(game: &'a Arc<Game>, tree: &'a Node, problems: &'a mut Vec<Diagnostic>) -> Self {
        Self { game, tree, problems }
    }

    fn wrong(&mut self, place: Place, message: impl Into<String>) {
        self.problems.push(Diagnostic::error(codes::LESSON, place, message));
    }

    /// Nothing where there is no such scenario, or the position cannot be laid out.
    fn lesson(&mut self, id: &str, data: &model::Lesson) -> Option<Taught> {
        let scenario = self.scenario(&data.scenario)?;
        let rules = Rules::plain(Arc::clone(self.game), scenario);
        let opening = self.board(&rules, data);
        let at = At::root(self.tree);
        self.check_numbers(at, data);
        let steps = data.steps.iter().enumerate().map(|(index, step)| {
            let is_last = index + 1 == data.steps.len();
            self.step(&rules, at.key("steps").item(index), step, is_last)
        });
        let steps = steps.collect();
        for drawn in &data.draws {
            if let Err(words) = names::chit(self.game, &drawn.value, None) {
                self.wrong(drawn.place.clone(), words);
            }
        }
        let meanwhile = at.key("meanwhile");
        let lesson = Lesson {
            id: id.to_owned(),
            title: data.title.clone(),
            about: data.about.clone(),
            minutes: data.minutes,
            scenario: data.scenario.to_string(),
            side: data.side,
            computer: level(data.computer),
            dice: data.dice.iter().filter_map(|&pips| Die::new(pips)).collect(),
            draws: data.draws.iter().map(|drawn| drawn.value.clone()).collect(),
            meanwhile: PerSide {
                usa: self.meanwhile(meanwhile.key("usa"), &data.meanwhile.usa),
                csa: self.meanwhile(meanwhile.key("csa"), &data.meanwhile.csa),
            },
            steps,
        };
        Some(Taught { lesson, opening: opening? })
    }

    fn check_numbers(&mut self, at: At<'_>, data: &model::Lesson) {
        if data.minutes == 0 || data.steps.is_empty() {
            self.wrong(at.place(), "a lesson has steps, and takes a minute at least");
        }
        for (index, die) in data.dice.iter().enumerate() {
            if !(1..=6).contains(die) {
                let place = at.key("dice").item(index).place();
                self.wrong(place, format!("no die shows {die}: expected 1 to 6"));
            }
        }
    }

    fn scenario(&mut self, id: &Located<document::text::Id>) -> Option<ScenarioId> {
        let known = || self.game.scenarios.iter().map(|scenario| scenario.id.as_str());
        let found = known().position(|known| known == id.as_str());
        if found.is_none() {
            let message = format!("there is no scenario `{}`", id.value);
            let problem = Diagnostic::error(codes::REF_SCENARIO, id.place.clone(), message);
            self.problems.push(problem.suggest(id.as_str(), known()));
        }
        found.map(ScenarioId::from_index)
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
            let message = "a step needs the brigade that is active: `active: {brigade: …}`";
            self.wrong(at.key("position").place(), message);
            return None;
        }
        match lay::lay(rules, &mut setup, &data.position, opening) {
            Ok(()) => Some(setup.finish()),
            Err(mistake) => {
                let path = mistake.path.iter().map(String::as_str);
                let place = self.tree.locate(std::iter::once("position").chain(path)).place.clone();
                self.wrong(place, mistake.words);
                None
            }
        }
    }

    fn meanwhile(
        &mut self,
        at: At<'_>,
        data: &BTreeMap<String, Scalar>,
    ) -> BTreeMap<String, String> {
        data.keys().for_each(|kind| self.check_kind(at.place_of_key(kind), kind));
        data.iter().map(|(kind, id)| (kind.clone(), id.text())).collect()
    }

    fn check_kind(&mut self, place: Place, kind: &str) {
        if !is_kind(kind) {
            let known = kinds().collect::<Vec<_>>();
            let message = format!("nobody is asked `{kind}`");
            let problem = Diagnostic::error(codes::LESSON, place, message);
            self.problems.push(problem.suggest(kind, known));
        }
    }

    fn step(&mut self, rules: &Rules, at: At<'_>, step: &model::Step, is_last: bool) -> LessonStep {
        let model::Light { hexes, units, parts } = &step.light;
        let light = Lit {
            hexes: self.all_named(hexes),
            units: self.all_named(units),
            parts: parts.iter().map(|part| table_part(*part)).collect(),
        };
        let cards = BlindSwords::reference(rules).cards;
        for card in &step.cards {
            let known: Vec<&str> = cards.iter().map(|card| card.name).collect();
            if !known.contains(&card.value.as_str()) {
                let message = format!("there is no card `{}`", card.value);
                let problem = Diagnostic::error(codes::LESSON, card.place.clone(), message);
                self.problems.push(problem.suggest(&card.value, known));
            }
        }
        let tasks =
            [step.point.is_some(), step.quiz.is_some(), step.answer.is_some(), step.play.is_some()];
        if tasks.into_iter().filter(|given| *given).count() > 1 {
            let message = "a step has one of `point`, `quiz`, `answer` and `play`, or none";
            self.wrong(at.place(), message);
        }
        if step.play.is_some() && !is_last {
            self.wrong(
                at.key("play").place(),
                "free play is the last step: nothing comes after it",
            );
        }
        LessonStep {
            say: step.say.clone(),
            light,
            sections: step.sections.clone(),
            cards: step.cards.iter().map(|card| card.value.clone()).collect(),
            task: self.task(at, step),
        }
    }

    fn task(&mut self, at: At<'_>, step: &model::Step) -> Task {
        if let Some(point) = &step.point {
            let right = self.all_named(&point.right);
            let place = at.key("point").key("wrong").key("to");
            point.wrong.to.keys().for_each(|id| self.check_named(place.place_of_key(id), id));
            Task::Point { ask: point.ask.clone(), right, wrong: wrong(&point.wrong) }
        } else if let Some(quiz) = &step.quiz {
            if !quiz.choices.iter().any(|choice| choice.right)
                || quiz.choices.iter().all(|choice| choice.right)
            {
                self.wrong(
                    at.key("quiz").place(),
                    "expected sentences that are right, with `right: true`, and others that are not",
                );
            }
            let choice = |choice: &model::QuizChoice| QuizChoice {
                text: choice.text.clone(),
                right: choice.right,
                say: choice.say.clone(),
            };
            Task::Quiz { ask: quiz.ask.clone(), choices: quiz.choices.iter().map(choice).collect() }
        } else if let Some(answer) = &step.answer {
            for fact in
                answer.log.iter().filter(|fact| !Event::NAMES.contains(&fact.value.as_str()))
            {
                let message = format!("no fact is called `{}`", fact.value);
                let problem = Diagnostic::error(codes::LESSON, fact.place.clone(), message);
                self.problems.push(problem.suggest(&fact.value, Event::NAMES.iter().copied()));
            }
            let log = answer.log.iter().map(|fact| fact.value.clone()).collect();
            let at = at.key("answer").key("right");
            let right = answer.right.iter().enumerate();
            let right = right.map(|(index, of_one)| self.right(at.item(index), of_one)).collect();
            Task::Answer { ask: answer.ask.clone(), right, log, wrong: wrong(&answer.wrong) }
        } else if let Some(play) = &step.play {
            Task::Play { ask: play.ask.clone(), until: play.until_turn }
        } else {
            Task::Read
        }
    }

    /// One decision: the mapping has one key, its kind.
    fn right(&mut self, at: At<'_>, of_one: &BTreeMap<String, model::Right>) -> Right {
        if of_one.len() != 1 {
            self.wrong(at.place(), "expected one decision: its kind, and what is right");
        }
        let Some((kind, right)) = of_one.iter().next() else {
            return Right { to: String::new(), answer: RightAnswer::Any };
        };
        self.check_kind(at.place_of_key(kind), kind);
        let answer = match right {
            model::Right::One(id) if id.text() == "any" => RightAnswer::Any,
            model::Right::One(id) => RightAnswer::OneOf(vec![id.text()]),
            model::Right::OneOf(ids) => RightAnswer::OneOf(ids.iter().map(Scalar::text).collect()),
            model::Right::Way(way) => {
                let goal = way.way_to.text();
                self.check_named(at.key(kind).key("way-to").place(), &goal);
                RightAnswer::WayTo(goal)
            }
        };
        Right { to: kind.clone(), answer }
    }

    /// Hexes and units by their names.
    fn all_named(&mut self, ids: &[Located<String>]) -> Vec<String> {
        ids.iter().for_each(|id| self.check_named(id.place.clone(), &id.value));
        ids.iter().map(|id| id.value.clone()).collect()
    }

    fn check_named(&mut self, place: Place, id: &str) {
        let is_number = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_digit());
        let found = if is_number {
            names::hex(self.game, id).map(drop)
        } else {
            names::unit(self.game, id).map(drop)
        };
        if let Err(words) = found {
            self.wrong(place, words);
        }
    }
}

/// The phase and the step.
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
        M::EndTurn => (Phase::EndTurn(EndStep::Declare), None),
    };
    Opening { phase, step }
}

const fn level(computer: model::Computer) -> Level {
    match computer {
        model::Computer::Recruit => Level::Recruit,
        model::Computer::Sergeant => Level::Sergeant,
        model::Computer::Captain => Level::Captain,
    }
}

const fn table_part(part: model::Part) -> TablePart {
    match part {
        model::Part::Decision => TablePart::Decision,
        model::Part::Log => TablePart::Log,
        model::Part::Map => TablePart::Map,
        model::Part::Here => TablePart::Here,
        model::Part::Score => TablePart::Score,
        model::Part::Beside => TablePart::Beside,
        model::Part::Rules => TablePart::Rules,
    }
}

fn wrong(data: &model::Wrong) -> Wrong {
    Wrong { to: data.to.clone(), otherwise: data.otherwise.clone() }
}
