//! Procedures of the rulebook, in its order and terms. They may ask questions, roll dice and emit
//! events.

pub mod activation;
pub mod artillery_phase;
pub mod artillery_rally;
pub mod break_test;
pub mod casualty;
mod cavalry;
pub mod chit_draw;
pub mod close_combat;
pub mod cohesion;
pub mod command;
pub mod command_decision;
pub mod depletion;
pub mod disengagement;
pub mod end_turn;
pub mod entering;
pub mod events;
pub mod fire;
pub mod fog_of_war;
pub mod fortunes;
pub mod held;
pub mod hooks;
pub mod moments;
pub mod morale;
pub mod movement;
pub mod orders;
pub mod overstack;
pub mod panic;
pub mod rally;
pub mod rebuild;
pub mod reinforcements;
pub mod retreat;
pub mod set_up;
pub mod skirmish;
pub mod turn;
pub mod victory;

use kernel::{Fact, Fault, Play, Side, System};

use crate::board::{Board, Phase};
use crate::check::legality;
use crate::choice::{Choice, Word};
use crate::event::Event;
use crate::game::{BrigadeId, UnitId};
use crate::question::Question;
use crate::rules::Rules;
use crate::system::{BlindSwords, Outcome, Roll, Step, Table};

impl System for BlindSwords {
    type Package = Rules;
    type Board = Board;
    type Event = Event;
    type Question = Question;
    type Choice = Choice;
    type Roll = Roll;
    type Outcome = Outcome;
    type Step = Step;

    fn next(table: &mut Table) -> Play {
        next(table)
    }

    fn ask_driver(rules: &Self::Package, answer: &mut dyn FnMut()) {
        rules.scripts.apart(answer);
    }

    fn apply(rules: &Rules, board: &mut Board, fact: Fact<'_, Self>) {
        board.apply(rules, fact.event());
    }
}

/// Whether a step of the sequence of play continues after one of its plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// The step may continue with another play.
    Goes,
    /// The player has ended the step, or nothing is left to do.
    Done,
}

/// Runs one play of the sequence of play. SS 7.0. SEQ-01, SEQ-02.
///
/// # Errors
/// If the table suspends the play. Returns a fault if the game is already over.
pub fn next(table: &mut Table) -> Play {
    let turn = table.board().turn();
    table.within(Step::Turn(turn), next_in_turn)
}

fn next_in_turn(table: &mut Table) -> Play {
    if table.board().activation().is_some() {
        return activation::play(table);
    }
    match table.board().phase() {
        Phase::Setup => set_up::play(table),
        Phase::CommandDecision => command_decision::play(table),
        Phase::Artillery(_) => artillery_phase::play(table),
        Phase::ArtilleryRally(_) => artillery_rally::play(table),
        Phase::ChitDraw(_) => chit_draw::play(table),
        Phase::EndTurn(_) => end_turn::play(table),
        Phase::Over => Err(Fault("the game is over".to_owned()).into()),
    }
}

/// Asks a side a question with all legal options.
///
/// # Errors
/// If the table suspends the play. Returns a fault if no option is legal.
pub fn ask(table: &mut Table, side: Side, question: impl Into<Question>) -> Play<Choice> {
    let question = question.into();
    let options = legality::options(table.position(), &question);
    table.choose(side, question, options)
}

/// Asks a side to choose a unit. `None` if the side stops.
pub fn ask_unit(
    table: &mut Table,
    side: Side,
    question: impl Into<Question>,
) -> Play<Option<UnitId>> {
    match ask(table, side, question)? {
        Choice::Unit(unit) => Ok(Some(unit)),
        _ => Ok(None),
    }
}

/// Asks a side to choose a hex. `None` if the side stops.
pub fn ask_hex(
    table: &mut Table,
    side: Side,
    question: impl Into<Question>,
) -> Play<Option<kernel::HexId>> {
    match ask(table, side, question)? {
        Choice::Hex(hex) => Ok(Some(hex)),
        _ => Ok(None),
    }
}

/// Asks a side to choose a brigade. `None` if the side stops.
pub fn ask_brigade(
    table: &mut Table,
    side: Side,
    question: impl Into<Question>,
) -> Play<Option<BrigadeId>> {
    match ask(table, side, question)? {
        Choice::Brigade(brigade) => Ok(Some(brigade)),
        _ => Ok(None),
    }
}

/// Asks a side to choose a fixed word, such as `pass`.
///
/// # Errors
/// If [`ask`] fails. Returns a fault if the answer is not a word.
pub fn ask_word(table: &mut Table, side: Side, question: impl Into<Question>) -> Play<Word> {
    match ask(table, side, question)? {
        Choice::Word(word) => Ok(word),
        other => Err(Fault(format!("expected a word, found {other:?}")).into()),
    }
}
