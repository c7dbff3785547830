//! Why an option is or is not legal.

use std::fmt;

use blind_swords::check::legality;
use blind_swords::choice::Word;
use blind_swords::describe::{self, Detail};
use blind_swords::game::{BrigadeId, ChitId, Game, Order, UnitId};
use blind_swords::{Choice, Look, Question, Refusal, Scene};
use kernel::{Direction, HexNumber, Side};
use serde::Serialize;

use super::{Match, MatchError};
use crate::answer;
use crate::seat::Ask;

/// Whether an option is legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is offered.
    Legal,
    /// It is not, for a reason.
    Illegal(Reason),
}

/// The first rule that forbids an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reason {
    /// The option.
    pub id: String,
    /// The section of the rulebook; empty where no rule is needed to see it.
    pub rule: String,
    /// The requirement.
    pub requirement: String,
    /// The reason in words, with the values that count.
    pub reason: String,
    /// What the values are made up of, such as each part of a cost.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<Detail>,
}

/// Something that a person might propose as an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Its id.
    pub id: String,
    /// Its words.
    pub label: String,
    /// Whether it is legal.
    pub verdict: Verdict,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` cannot be chosen: {}", self.id, self.reason)?;
        let value = |value: &Detail| match &value.rule {
            Some(rule) => format!("{} {} ({rule})", value.what, value.value),
            None => format!("{} {}", value.what, value.value),
        };
        let values: Vec<_> = self.values.iter().map(value).collect();
        if !values.is_empty() {
            write!(f, ": {}", values.join(", "))?;
        }
        if self.rule.is_empty() { Ok(()) } else { write!(f, " ({})", self.rule) }
    }
}

impl Match {
    /// Whether an option of the decision that waits is legal, and if not, why.
    ///
    /// # Errors
    /// If no decision waits.
    pub fn why(&self, id: &str) -> Result<Verdict, MatchError> {
        let ask = self.ask().ok_or(MatchError::Over)?;
        let offered = answer::answer_with_id(ask, id, &self.rules.game).is_some();
        Ok(if offered { Verdict::Legal } else { Verdict::Illegal(self.reason(id)) })
    }

    /// All that a person might propose to the decision that waits, each with its verdict; nothing
    /// where dice or a draw are waited for.
    ///
    /// # Errors
    /// If no decision waits.
    pub fn candidates(&self) -> Result<Vec<Candidate>, MatchError> {
        let ask = self.ask().ok_or(MatchError::Over)?;
        let Ask::Choose { question, .. } = ask else { return Ok(Vec::new()) };
        let mut choices = legality::candidates(self.scene(), question);
        choices.sort_unstable();
        choices.dedup();
        Ok(choices.into_iter().map(|choice| self.candidate(ask, question, choice)).collect())
    }

    fn candidate(&self, ask: &Ask, question: &Question, choice: Choice) -> Candidate {
        let scene = self.scene();
        let id = answer::id(ask, choice, scene.game());
        let label = describe::label(scene, question, choice);
        let verdict = match describe::why(scene, question, choice) {
            None => Verdict::Legal,
            Some(why) => Verdict::Illegal(founded(&id, why)),
        };
        Candidate { id, label, verdict }
    }

    /// Why an option that is not offered is not.
    pub(super) fn reason(&self, id: &str) -> Reason {
        match self.ask() {
            Some(ask) => reason(self.scene(), ask, id),
            None => unfounded(id, "nothing is to be decided".to_owned()),
        }
    }
}

/// Why an option that a question does not offer is not legal.
fn reason(scene: Scene<'_>, ask: &Ask, id: &str) -> Reason {
    let Ask::Choose { question, .. } = ask else {
        return unfounded(id, answer::expected(ask, scene.game()));
    };
    let refused = meant(scene, question, ask, id);
    match refused.and_then(|choice| describe::why(scene, question, choice)) {
        Some(why) => founded(id, why),
        None => unfounded(id, answer::expected(ask, scene.game())),
    }
}

/// The refusal of the likeliest thing that an id can mean as an answer to a question.
pub fn refusal(scene: Scene<'_>, question: &Question, ask: &Ask, id: &str) -> Option<Refusal> {
    let choice = meant(scene, question, ask, id)?;
    legality::check(scene, question, choice).err()
}

/// The likeliest thing that an id can mean as an answer to a question that does not offer it.
fn meant(scene: Scene<'_>, question: &Question, ask: &Ask, id: &str) -> Option<Choice> {
    let candidates = legality::candidates(scene, question);
    let proposed =
        candidates.into_iter().filter(|&choice| answer::id(ask, choice, scene.game()) == id);
    let called = choices_called(scene.game(), id);
    proposed.chain(called).find(|&choice| legality::check(scene, question, choice).is_err())
}

/// Everything in the game that has this id.
fn choices_called(game: &Game, id: &str) -> Vec<Choice> {
    let at = |found: Option<usize>| found.into_iter();
    let unit = at(game.units.iter().position(|unit| unit.id == id));
    let brigade = at(game.brigades.iter().position(|brigade| brigade.id == id));
    let chits = (0..game.chits.len()).map(ChitId::from_index);
    let chits = chits
        .filter(|&chit| game.chits[chit.index()].id == id || answer::chit_id(game, chit) == id);
    let hex = id.parse::<HexNumber>().ok().and_then(|number| game.map.grid.hex(number));
    let hexside = id.parse().ok().and_then(Direction::new);
    let word = Word::ALL.iter().copied().find(|word| word.id() == id);
    let mut choices: Vec<Choice> = unit.map(|u| Choice::Unit(UnitId::from_index(u))).collect();
    choices.extend(hex.map(Choice::Hex));
    choices.extend(brigade.map(|b| Choice::Brigade(BrigadeId::from_index(b))));
    choices.extend(chits.map(Choice::Chit));
    choices.extend(Order::from_id(id).map(Choice::Order));
    choices.extend(Side::from_id(id).map(Choice::Side));
    choices.extend(hexside.map(Choice::Hexside));
    choices.extend(word.map(Choice::Word));
    choices
}

fn founded(id: &str, why: describe::Why) -> Reason {
    Reason {
        id: id.to_owned(),
        rule: why.refusal.section.to_owned(),
        requirement: why.refusal.requirement.to_owned(),
        reason: why.reason,
        values: why.values,
    }
}

fn unfounded(id: &str, reason: String) -> Reason {
    let (rule, requirement) = (String::new(), String::new());
    Reason { id: id.to_owned(), rule, requirement, reason, values: Vec::new() }
}
