//! Scripted driver for a table, and helpers that read the resulting board.

use std::collections::VecDeque;

use kernel::{Answer, Ask, Dice, Die, Driver, Play, Side, Sixteenths};

use blind_swords::board::UnitState;
use blind_swords::choice::Choice;
use blind_swords::event::Event;
use blind_swords::game::UnitId;
use blind_swords::question::Question;
use blind_swords::rules::Rules;
use blind_swords::script::{Argument, Scripts};
use blind_swords::{BlindSwords, Outcome, Position, Table};

/// Scripted result of the next die roll.
#[derive(Clone, Debug)]
pub enum Chance {
    /// Face that a single die shows.
    One(u8),
    /// Face of the coloured die, then face of the white die.
    Two(u8, u8),
    /// Outcome that replaces the dice.
    Given(Outcome),
}

/// Returns a scripted result in which an outcome replaces the dice.
pub fn given(outcome: Outcome) -> Chance {
    Chance::Given(outcome)
}

/// Driver that takes choices and draws from one list of ids. An unknown id makes the test fail.
#[derive(Debug)]
pub(super) struct ScriptedDriver {
    answers: VecDeque<String>,
    chances: VecDeque<Chance>,
}

impl ScriptedDriver {
    pub(super) fn new(answers: &[&str], chances: &[Chance]) -> Self {
        let answers = answers.iter().map(|&id| id.to_owned()).collect();
        Self { answers, chances: chances.iter().cloned().collect() }
    }

    /// Returns the index in `ids` of the next scripted id. `None` if no scripted id is left. `what`
    /// names the question in the error message.
    fn place(&mut self, what: &str, ids: &[String]) -> Option<usize> {
        let id = self.answers.pop_front()?;
        let found = ids.iter().position(|own| *own == id);
        Some(found.unwrap_or_else(|| panic!("`{id}` does not answer {what}: {ids:?}")))
    }
}

impl Driver<BlindSwords> for ScriptedDriver {
    fn answer(
        &mut self,
        ask: &Ask<BlindSwords>,
        position: Position<'_>,
    ) -> Option<Answer<BlindSwords>> {
        match ask {
            Ask::Choose { side, question, options } => {
                let what = format!("{} {question:?}", side.id());
                let place = self.place(&what, &ids(position, question, options))?;
                Some(Answer::Choice(options[place]))
            }
            Ask::Roll { .. } => Some(self.chances.pop_front()?.answer()),
            Ask::Draw { among } => {
                let chits = among.iter().map(|weight| weight.choice.chit().expect("a chit"));
                let ids: Vec<_> = chits
                    .map(|chit| position.package.game.chits[chit.index()].id.clone())
                    .collect();
                Some(Answer::Drawn(among[self.place("a draw", &ids)?].choice))
            }
        }
    }
}

impl Chance {
    fn answer(self) -> Answer<BlindSwords> {
        let die = |pips| Die::new(pips).expect("1 to 6");
        match self {
            Self::One(pips) => Answer::Dice(Dice::One(die(pips))),
            Self::Two(coloured, white) => Answer::Dice(Dice::Two(die(coloured), die(white))),
            Self::Given(outcome) => Answer::Outcome(outcome),
        }
    }
}

/// Script host that does nothing but record the calls.
#[derive(Debug)]
pub(super) struct Echo;

impl Scripts for Echo {
    fn run(&self, function: &str, arguments: &[Argument], table: &mut Table) -> Play {
        table.emit(Event::Told { text: format!("{function} {arguments:?}") });
        Ok(())
    }

    fn test(&self, _: &str, _: &[Argument], _: Position<'_>) -> bool {
        true
    }

    fn count(&self, _: &str, _: &[Argument], _: Position<'_>) -> Sixteenths {
        Sixteenths::ONE
    }
}

/// Returns the unit with the given id.
pub fn unit(rules: &Rules, id: &str) -> UnitId {
    let found = rules.game.units.iter().position(|unit| unit.id == id);
    UnitId::from_index(found.expect("a unit"))
}

/// Returns the state of a unit.
pub fn state(table: &Table, id: &str) -> UnitState {
    *table.board().unit(unit(table.package(), id))
}

/// Returns the hex number of a unit. For a unit off the map, returns the name of its place.
pub fn at(table: &Table, id: &str) -> String {
    let unit = unit(table.package(), id);
    match table.board().hex_of(unit) {
        Some(hex) => table.package().game.map.number(hex).to_string(),
        None => format!("{:?}", table.board().unit(unit).place),
    }
}

/// Returns the ids of the options of a question.
pub fn ids(position: Position<'_>, question: &Question, choices: &[Choice]) -> Vec<String> {
    choices.iter().map(|choice| question.id_of(&position.package.game, *choice)).collect()
}

/// Returns the kind of the pending question, and the ids of its options.
pub fn asked(table: &Table) -> (&str, Vec<String>) {
    match table.pending().map(|pending| &pending.ask) {
        Some(Ask::Choose { question, options, .. }) => {
            (question.kind(), ids(table.position(), question, options))
        }
        Some(other) => panic!("a choice was expected, not {other:?}"),
        None => panic!("nothing is asked"),
    }
}

/// Returns the side that makes the pending roll.
pub fn roller(table: &Table) -> Side {
    match table.pending().map(|pending| &pending.ask) {
        Some(Ask::Roll { side, .. }) => *side,
        other => panic!("a roll was expected, not {other:?}"),
    }
}

/// Returns the names of all events, in order.
pub fn events(table: &Table) -> Vec<&'static str> {
    table.entries().iter().map(|entry| entry.event.name()).collect()
}
