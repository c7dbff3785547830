//! Random game in which the sides receive all their event chits.

use std::collections::BTreeSet;
use std::sync::Arc;

use blind_swords::Board;
use blind_swords::board::BoardSetup;
use blind_swords::event::Event;
use blind_swords::play::end_turn;
use blind_swords::rules::Rules;
use blind_swords_table::stream::{Purpose, Stream};

use super::apart;
use super::arrangement::Arrangement;
use super::stage::{Stage, table};

/// Number of times in a game that the unplayed event chits are dealt to the sides.
const DEALS: usize = 4;
/// Number of plays after each deal.
const PLAYS: usize = 16;
/// Maximum number of plays after the last deal, within which the turn should end.
const LAST_PLAYS: usize = 150;

/// Plays the game. A play that the rules cannot finish ends the game, which is not an error of the
/// scripts.
pub(super) fn play(rules: &Arc<Rules>, stage: &Stage) {
    stage.notes().in_game.clear();
    let hooks = hooks(rules);
    let mut board = Board::start(rules);
    apart::call_triggers(rules, &board, stage);
    for deal in 0..DEALS {
        let is_last = deal > 0 && stage.unplayed(rules).is_empty() || deal + 1 == DEALS;
        let mut setup = BoardSetup::of(rules, board);
        stage.deal(rules, &mut setup);
        let mut stream = Stream::new(deal as u64, Purpose::UsaBot);
        if deal % 2 == 0 && deal > 0 {
            Arrangement::Together.take(rules, &mut setup, &mut stream);
        }
        if is_last && setup.board().activation().is_none() {
            let phase = end_turn::first_step(rules);
            setup.establish(&Event::PhaseSet { phase });
        }
        let mut table = table(rules, setup.finish(), deal as u64);
        for _ in 0..if is_last { LAST_PLAYS } else { PLAYS } {
            let is_done = is_last && stage.has_tried(&hooks);
            let is_over = table.board().result().is_some() || stage.notes().is_long();
            if is_done || is_over || table.play().is_err() {
                return;
            }
        }
        apart::look(rules, table.board());
        let unplayed = stage.unplayed(rules);
        apart::play_events(rules, table.board(), &unplayed, stage, &mut stream);
        if is_last {
            return;
        }
        board = table.board().clone();
    }
}

/// Returns the names of the script functions that a scenario calls at fixed points of the sequence
/// of play.
fn hooks(rules: &Rules) -> BTreeSet<String> {
    let hooks = &rules.scenario().hooks;
    let hooks = [&hooks.on_setup, &hooks.on_phase, &hooks.on_end_turn, &hooks.on_chit_enters];
    hooks.into_iter().flatten().cloned().collect()
}
