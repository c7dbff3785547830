//! Procedures of the rulebook, in its order and terms. They may ask questions, roll dice and emit
//! events.

pub mod activation;
pub mod artillery_phase;
pub mod artillery_rally;
pub mod ask;
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
pub mod flow;
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
mod used_chit;
pub mod victory;

use kernel::{Fact, Fault, Play, System};

use crate::board::{Board, Phase};
use crate::choice::Choice;
use crate::event::Event;
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

/// Runs one play of the sequence of play. SS 7.0. SEQ-01, SEQ-02.
///
/// # Errors
/// If the table suspends the play, or with a fault if the game is already over.
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
