//! Trial of a whole scenario, from the first turn to the last. Each turn is played only in part and
//! then ended. Script variables therefore have realistic values on later turns.

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

/// Maximum number of trials of a scenario.
const DAYS: usize = 16;
/// Maximum number of successive trials that reach no new code.
const DAYS_IN_VAIN: usize = 4;
/// Maximum number of plays in one phase.
const PLAYS: usize = 24;
/// Maximum number of plays to complete an activation or the set-up.
const LAST_PLAYS: usize = 150;

/// Runs trials of a scenario until further trials reach no new code.
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

/// Runs one trial. Returns `None` if it ends early, which is not an error of the scripts.
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

/// Calls triggers and display functions on their own, and plays every event wherever possible.
fn try_apart(rules: &Arc<Rules>, board: &Board, stage: &Stage, stream: &mut Stream) {
    let chits = 0..rules.game.chits.len();
    let events: Vec<ChitId> = chits.map(ChitId::from_index).collect();
    apart::call_triggers(rules, board, stage);
    apart::look(rules, board);
    apart::play_events(rules, board, &events, stage, stream);
}

/// Plays a part of each phase of a turn, and its end.
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

/// Begins the Chit Draw Phase with all unplayed events in the hands of their sides.
fn begin_draw(rules: &Rules, mut setup: BoardSetup<'_>, stage: &Stage) -> Board {
    stage.deal(rules, &mut setup);
    setup.establish(&Event::PhaseSet { phase: Phase::ChitDraw(ChitStep::Declare) });
    setup.finish()
}

/// Plays until a condition is met or a number of plays is reached. Returns `None` if the game is
/// over or faults.
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
