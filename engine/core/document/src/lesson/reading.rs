use std::collections::BTreeMap;
use std::fmt;

use kernel::{
    Die, Lesson, LessonStep, Level, PerSide, QuizChoice, Right, RightAnswer, Side, Spotlight,
    TablePart, Task, Wrong, words,
};

use super::model::{self, Scalar};
use crate::Located;
use crate::codes::Code;
use crate::diag::{Diagnostic, Place};
use crate::text::Id;
use crate::tree::{At, Node};

/// The names of a game that a lesson may refer to.
pub struct Known<'a> {
    /// Number of faces of a die in this game.
    pub faces: u8,
    /// All kinds of questions that the game can ask.
    pub kinds: Vec<&'static str>,
    /// Whether a word names a kind of question, either in full or by its last part.
    pub is_kind: fn(&str) -> bool,
    /// Names of all facts that the game can emit.
    pub facts: &'static [&'static str],
    /// Names of the cards in the rules reference.
    pub cards: Vec<&'static str>,
    /// Checks that a hex or counter with this id exists. The error is a human-readable message.
    pub named: &'a dyn Fn(&str) -> Result<(), String>,
    /// Checks that an item with this id can be drawn. The error is a human-readable message.
    pub drawn: &'a dyn Fn(&str) -> Result<(), String>,
}

impl fmt::Debug for Known<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Known").finish_non_exhaustive()
    }
}

/// Contents of a lesson document, apart from the start position.
#[derive(Clone, Copy, Debug)]
pub struct Written<'a> {
    /// Id of the lesson, unique within the package.
    pub id: &'a str,
    /// Title of the lesson.
    pub title: &'a str,
    /// Skill that the lesson teaches, in one sentence.
    pub about: &'a str,
    /// Approximate duration of the lesson in minutes.
    pub minutes: u8,
    /// Id of the scenario that the lesson plays.
    pub scenario: &'a str,
    /// Side that the learner plays.
    pub side: Side,
    /// Level of the bot that plays the other side.
    pub computer: Level,
    /// Prepared results of the first dice, in order. A seed determines all later dice.
    pub dice: &'a [u8],
    /// Ids of the first items to draw, in order. A seed determines all later draws.
    pub draws: &'a [Located<String>],
    /// Automatic answers of each side, by kind of question.
    pub meanwhile: &'a model::Meanwhile,
    /// Steps of the lesson, in order.
    pub steps: &'a [model::Step],
}

/// Returns the index of the scenario that a lesson plays. `known` holds the ids of all scenarios, and
/// an unknown one becomes a problem with the code `code`.
pub fn scenario(
    id: &Located<Id>,
    known: &[&str],
    code: Code,
    problems: &mut Vec<Diagnostic>,
) -> Option<usize> {
    let found = known.iter().position(|known| *known == id.as_str());
    if found.is_none() {
        let message = format!("unknown scenario `{}`", id.value);
        let problem = Diagnostic::error(code, id.place.clone(), message);
        problems.push(problem.suggest(id.as_str(), known.iter().copied()));
    }
    found
}

/// Compiler for one lesson document, which collects the problems that it finds.
#[derive(Debug)]
pub struct Reading<'a> {
    known: &'a Known<'a>,
    code: Code,
    tree: &'a Node,
    problems: &'a mut Vec<Diagnostic>,
}

impl<'a> Reading<'a> {
    /// Starts the compilation of a document. All problems found have the given code.
    pub const fn new(
        known: &'a Known<'a>,
        code: Code,
        tree: &'a Node,
        problems: &'a mut Vec<Diagnostic>,
    ) -> Self {
        Self { known, code, tree, problems }
    }

    /// Records a problem at a place of the lesson document.
    pub fn wrong(&mut self, place: Place, message: impl Into<String>) {
        self.problems.push(Diagnostic::error(self.code, place, message));
    }

    /// Compiles the lesson, and checks the names that it refers to.
    pub fn lesson(&mut self, data: Written<'_>) -> Lesson {
        let at = At::root(self.tree);
        self.check_numbers(at, data);
        let steps = data.steps.iter().enumerate().map(|(index, step)| {
            let is_last = index + 1 == data.steps.len();
            self.step(at.key("steps").item(index), step, is_last)
        });
        let steps = steps.collect();
        for drawn in data.draws {
            if let Err(words) = (self.known.drawn)(&drawn.value) {
                self.wrong(drawn.place.clone(), words);
            }
        }
        let meanwhile = at.key("meanwhile");
        Lesson {
            id: data.id.to_owned(),
            title: data.title.to_owned(),
            about: data.about.to_owned(),
            minutes: data.minutes,
            scenario: data.scenario.to_owned(),
            side: data.side,
            computer: data.computer,
            dice: data.dice.iter().filter_map(|&pips| Die::new(pips)).collect(),
            draws: data.draws.iter().map(|drawn| drawn.value.clone()).collect(),
            meanwhile: PerSide {
                usa: self.meanwhile(meanwhile.key("usa"), &data.meanwhile.usa),
                csa: self.meanwhile(meanwhile.key("csa"), &data.meanwhile.csa),
            },
            steps,
        }
    }

    fn check_numbers(&mut self, at: At<'_>, data: Written<'_>) {
        if data.minutes == 0 || data.steps.is_empty() {
            self.wrong(at.place(), "a lesson needs at least one step and one minute");
        }
        for (index, die) in data.dice.iter().enumerate() {
            let faces = self.known.faces;
            if !(1..=faces).contains(die) {
                let place = at.key("dice").item(index).place();
                self.wrong(place, format!("{die} is not on the die: expected 1 to {faces}"));
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
        if !(self.known.is_kind)(kind) {
            let message = format!("unknown kind of decision `{kind}`");
            let problem = Diagnostic::error(self.code, place, message);
            self.problems.push(problem.suggest(kind, self.known.kinds.iter().copied()));
        }
    }

    fn step(&mut self, at: At<'_>, step: &model::Step, is_last: bool) -> LessonStep {
        let model::Light { hexes, units, parts } = &step.light;
        let light = Spotlight {
            hexes: self.all_named(hexes),
            units: self.all_named(units),
            parts: parts.iter().map(|part| table_part(*part)).collect(),
        };
        for card in &step.cards {
            let known = &self.known.cards;
            if !known.contains(&words::id(&card.value).as_str()) {
                let message = format!("unknown card `{}`", card.value);
                let problem = Diagnostic::error(self.code, card.place.clone(), message);
                self.problems.push(problem.suggest(&card.value, known.iter().copied()));
            }
        }
        let tasks =
            [step.point.is_some(), step.quiz.is_some(), step.answer.is_some(), step.play.is_some()];
        if tasks.into_iter().filter(|given| *given).count() > 1 {
            let message = "too many tasks in one step: expected at most one of `point`, `quiz`, \
                `answer` and `play`";
            self.wrong(at.place(), message);
        }
        if step.play.is_some() && !is_last {
            self.wrong(at.key("play").place(), "`play` must be in the last step");
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
                    "a quiz needs both right sentences, with `right: true`, and wrong ones",
                );
            }
            let choice = |choice: &model::QuizChoice| QuizChoice {
                text: choice.text.clone(),
                right: choice.right,
                say: choice.say.clone(),
            };
            Task::Quiz { ask: quiz.ask.clone(), choices: quiz.choices.iter().map(choice).collect() }
        } else if let Some(answer) = &step.answer {
            let facts = self.known.facts;
            for fact in answer.log.iter().filter(|fact| !facts.contains(&fact.value.as_str())) {
                let message = format!("unknown fact `{}`", fact.value);
                let problem = Diagnostic::error(self.code, fact.place.clone(), message);
                self.problems.push(problem.suggest(&fact.value, facts.iter().copied()));
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

    /// Compiles the correct answers to one decision. The mapping has exactly one key, which is the
    /// kind of decision.
    fn right(&mut self, at: At<'_>, of_one: &BTreeMap<String, model::Right>) -> Right {
        if of_one.len() != 1 {
            self.wrong(at.place(), "expected one decision: its kind and the right choice");
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

    /// Checks that hexes and counters with these ids exist, and returns the ids.
    fn all_named(&mut self, ids: &[Located<String>]) -> Vec<String> {
        ids.iter().for_each(|id| self.check_named(id.place.clone(), &id.value));
        ids.iter().map(|id| id.value.clone()).collect()
    }

    fn check_named(&mut self, place: Place, id: &str) {
        if let Err(words) = (self.known.named)(id) {
            self.wrong(place, words);
        }
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

impl model::Computer {
    /// Converts the level in a document to the level of bots.
    pub const fn level(self) -> Level {
        match self {
            Self::Recruit => Level::Recruit,
            Self::Sergeant => Level::Sergeant,
            Self::Captain => Level::Captain,
        }
    }
}
