//! Held chits before a draw and at the end of a turn. SS 10.1, 17.1. CHIT-02, END-01, A-42.

use kernel::{Fault, Play, Side};

use crate::board::HeldTurn;
use crate::check::chits;
use crate::choice::{Choice, Word};
use crate::game::{ChitId, ChitKind, Window};
use crate::play::ask::{ask, ask_word};
use crate::play::{command, events};
use crate::position_ext::PositionExt;
use crate::profile::{FinalHeldProcedure, HeldStepProcedure};
use crate::question::ChitQuestion;
use crate::system::{Position, Step, Table};

/// Returns the first turn to play held chits. `None` if neither side plays. Only a side that holds
/// a playable chit is asked to declare. SS 10.1, 17.1, BS 7.1, 14.1. CHIT-02, CHIT-03, END-01.
pub fn declare(table: &mut Table, window: Window) -> Play<Option<HeldTurn>> {
    table.within(Step::HeldChits, |table| match procedure(table.position(), window) {
        Procedure::SingleChits => Ok(single_chits(table.position())),
        Procedure::Blocks => both_declare(table, window, blocks),
        Procedure::Alternate => both_declare(table, window, alternate),
    })
}

/// Plays one held chit, or ends a side's turn. Returns the next turn, or `None` if the sides are
/// done. SS 10.1, 17.1.
pub fn play(table: &mut Table, window: Window, now: HeldTurn) -> Play<Option<HeldTurn>> {
    table.within(Step::HeldChits, |table| {
        match ask(table, now.side, ChitQuestion::HeldPlay(now.side, window))? {
            Choice::Chit(chit) => {
                play_chit(table, now.side, chit)?;
                Ok(Some(after_chit(now)))
            }
            _ => Ok(after_done(procedure(table.position(), window), now)),
        }
    })
}

/// Procedure by which both sides play held chits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Procedure {
    /// Both sides declare whether they play. Each side then plays all the chits it wants. SS 10.1,
    /// 17.1.
    Blocks,
    /// Both sides declare whether they play, the Union first. Then the sides alternate, one chit at
    /// a time. FAQ 17.1.
    Alternate,
    /// The sides alternate, one chit at a time, until both decline. The Union goes first. BS 7.1,
    /// 14.1.
    SingleChits,
}

/// Returns the procedure that the profile sets for a window. CHIT-02, CHIT-03, END-01, V-22, V-23.
fn procedure(position: Position<'_>, window: Window) -> Procedure {
    let profile = position.profile();
    if window != Window::Final {
        return match profile.held_step_procedure {
            HeldStepProcedure::DeclareThenBlocks => Procedure::Blocks,
            HeldStepProcedure::AlternateSingle => Procedure::SingleChits,
        };
    }
    match profile.final_held_procedure {
        FinalHeldProcedure::DeclareThenBlocks => Procedure::Blocks,
        FinalHeldProcedure::UsaCommitsThenAlternate => Procedure::Alternate,
        FinalHeldProcedure::AlternateSingle => Procedure::SingleChits,
    }
}

/// Asks both sides whether they play held chits, the Union first. SS 10.1, 17.1. CHIT-02.
fn both_declare(
    table: &mut Table,
    window: Window,
    both: impl FnOnce(&mut Table) -> Play<HeldTurn>,
) -> Play<Option<HeldTurn>> {
    let mut declared = Vec::new();
    for side in Side::BOTH {
        if says_play(table, side, window)? {
            declared.push(side);
        }
    }
    match declared[..] {
        [] => Ok(None),
        [side] => Ok(Some(HeldTurn { side, then_other: false, alternate: false })),
        _ => both(table).map(Some),
    }
}

/// Asks a side whether it plays held chits, and returns the answer. A side without a playable chit
/// is not asked, because it can only decline.
fn says_play(table: &mut Table, side: Side, window: Window) -> Play<bool> {
    Ok(ask_word(table, side, ChitQuestion::HeldDeclare(side, window))? == Word::Play)
}

/// Asks the Confederate which side goes first. SS 10.1.
fn blocks(table: &mut Table) -> Play<HeldTurn> {
    match ask(table, Side::Csa, ChitQuestion::HeldOrder)? {
        Choice::Side(side) => Ok(HeldTurn { side, then_other: true, alternate: false }),
        other => Err(Fault(format!("expected a side, found {other:?}")).into()),
    }
}

/// FAQ 17.1: returns the Union's turn, because the Union goes first.
fn alternate(_: &mut Table) -> Play<HeldTurn> {
    Ok(UNION_BEGINS)
}

/// Returns the first turn without a declaration. A turn takes place whenever either side holds
/// chits, which is public. The turn does not reveal whether any chit can be played. BS 7.1.
fn single_chits(position: Position<'_>) -> Option<HeldTurn> {
    let anybody =
        Side::BOTH.into_iter().any(|side| chits::held_by(position, side).next().is_some());
    anybody.then_some(UNION_BEGINS)
}

const UNION_BEGINS: HeldTurn = HeldTurn { side: Side::Usa, then_other: true, alternate: true };

const fn after_chit(now: HeldTurn) -> HeldTurn {
    let HeldTurn { side, alternate, .. } = now;
    if alternate { HeldTurn { side: side.other(), then_other: true, alternate } } else { now }
}

/// Returns the next turn after a side has finished. `None` if both sides have finished. Under
/// [`Procedure::SingleChits`], the side gets another turn if the other side then plays a chit.
/// CHIT-03.
fn after_done(procedure: Procedure, now: HeldTurn) -> Option<HeldTurn> {
    let alternate = procedure == Procedure::SingleChits;
    let other = HeldTurn { side: now.side.other(), then_other: false, alternate };
    now.then_other.then_some(other)
}

/// Plays a held chit: a commander's chit or an event. SS 10.4a, 10.6. CHIT-06, CHIT-15.
fn play_chit(table: &mut Table, side: Side, chit: ChitId) -> Play {
    match table.position().chit(chit).kind {
        ChitKind::Cic { .. } => command::held_commander(table, side, chit),
        ChitKind::Event(_)
        | ChitKind::Division { .. }
        | ChitKind::Brigade { .. }
        | ChitKind::FogOfWar
        | ChitKind::Wild { .. }
        | ChitKind::FortunesOfWar => events::play(table, side, chit),
    }
}
