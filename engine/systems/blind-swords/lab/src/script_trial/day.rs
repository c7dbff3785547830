//! Trial run of a whole scenario, called a day, from the first turn to the last. Only a part of
//! each turn is played, and then the turn ends. On later turns, script variables therefore have
//! realistic values.

use std::sync::Arc;

use blind_swords::board::{BoardSetup, ChitStep, Phase};
use blind_swords::event::Event;
use blind_swords::game::ChitId;
use blind_swords::rules::Rules;
use blind_swords::{Board, Table};
use blind_swords_table::stream::{Purpose, Stream};

use super::apart;
use super::arrangement::Arrangement;
use super::stage::{Stage, seed, table};

/// Maximum number of trial runs for each scenario.
const DAYS: usize = 16;
/// Number of successive trial runs without newly reached code after which the trials of a scenario
/// end.
const DAYS_IN_VAIN: usize = 4;
/// Maximum number of plays in each phase.
const PLAYS: usize = 24;
/// Maximum number of plays to complete an activation or the set-up.
const LAST_PLAYS: usize = 150;

/// Runs trials of a scenario until they stop reaching new code.
pub(super) fn go_through(rules: &Arc<Rules>, stage: &Stage) {
    let (mut left, mut in_vain) = (stage.unreached(), 0);
    for day in 0..DAYS {
        if left == 0 || in_vain == DAYS_IN_VAIN || !stage.has_breath() {
            return;
        }
        stage.forget_played();
        let _ = spend(rules, day, stage);
        let now = stage.unreached();
        in_vain = if now < left { 0 } else { in_vain + 1 };
        left = now;
    }
}

/// Performs one trial run. Returns `None` if the run ends early, which is not an error of the
/// scripts.
fn spend(rules: &Arc<Rules>, day: usize, stage: &Stage) -> Option<()> {
    let mut stream = Stream::new(day as u64, Purpose::UsaBot);
    let is_prepared = |board: &Board| *board.phase() != Phase::Setup;
    let mut at = table(rules, Board::start(rules), seed(&mut stream));
    play_until(&mut at, LAST_PLAYS, is_prepared)?;
    for turn in rules.scenario().first_turn..=rules.scenario().last_turn {
        let mut setup = BoardSetup::of(rules, at.board().clone());
        let arrangement = Arrangement::ALL[(day + usize::from(turn)) % Arrangement::ALL.len()];
        arrangement.take(rules, &mut setup, &mut stream);
        let board = apart::lose(rules, setup.finish(), stage, &mut stream);
        try_apart(rules, &board, stage, &mut stream);
        at = table(rules, board, seed(&mut stream));
        play_turn(rules, &mut at, stage, &mut stream)?;
    }
    Some(())
}

/// Calls the triggers and the functions for displayed numbers directly, and plays every event in
/// every open window.
fn try_apart(rules: &Arc<Rules>, board: &Board, stage: &Stage, stream: &mut Stream) {
    let chits = 0..rules.game.chits.len();
    let events: Vec<ChitId> = chits.map(ChitId::from_index).collect();
    apart::call_triggers(rules, board, stage);
    apart::look(rules, board);
    apart::play_events(rules, board, &events, stage, stream);
}

/// Plays a part of each phase of a turn, and then ends the turn.
fn play_turn(rules: &Arc<Rules>, at: &mut Table, stage: &Stage, stream: &mut Stream) -> Option<()> {
    let turn = at.board().turn();
    play_until(at, PLAYS, |board| matches!(board.phase(), Phase::ChitDraw(_)))?;
    let setup = BoardSetup::of(rules, at.board().clone());
    *at = table(rules, begin_draw(rules, setup, stage), seed(stream));
    play_until(at, PLAYS, |board| board.turn() > turn)?;
    play_until(at, LAST_PLAYS, |board| board.activation().is_none())?;
    if at.board().turn() == turn {
        let mut setup = BoardSetup::of(rules, at.board().clone());
        setup.establish(&Event::ChitsGathered {});
        *at = table(rules, begin_draw(rules, setup, stage), seed(stream));
        play_until(at, LAST_PLAYS, |board| board.turn() > turn)?;
    }
    let is_over = at.board().turn() == turn || at.board().activation().is_some();
    (!is_over).then_some(())
}

/// Begins the Chit Draw Phase. Every event that was not played before is in the hand of its side.
fn begin_draw(rules: &Rules, mut setup: BoardSetup<'_>, stage: &Stage) -> Board {
    stage.deal(rules, &mut setup);
    setup.establish(&Event::PhaseSet { phase: Phase::ChitDraw(ChitStep::Declare) });
    setup.finish()
}

/// Runs plays until the board meets a condition or the maximum number of plays is reached. Returns
/// `None` if the game is over or the rules fault.
fn play_until(at: &mut Table, plays: usize, is_so: impl Fn(&Board) -> bool) -> Option<()> {
    for _ in 0..plays {
        if at.board().result().is_some() {
            return None;
        }
        if is_so(at.board()) {
            return Some(());
        }
        at.play().ok()?;
    }
    at.board().result().is_none().then_some(())
}
