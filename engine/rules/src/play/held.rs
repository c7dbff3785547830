//! Held chits before a draw and at the end of a turn. SS 10.1, 17.1. CHIT-02, END-01, A-42.

use kernel::{Fault, Play, Side};

use crate::board::HeldTurn;
use crate::check::chits;
use crate::choice::{Choice, Word};
use crate::game::{ChitId, ChitKind, Window};
use crate::look::Look;
use crate::play::{ask, ask_word, command, events};
use crate::profile::FinalHeldProcedure;
use crate::question::Question;
use crate::system::{Step, Table};

/// Both sides say whether they play held chits, the Union first; who begins, if anybody does. Only a
/// side that holds something playable is asked. SS 10.1, 17.1. CHIT-02, END-01.
///
/// # Errors
/// Those of the table.
pub fn declare(table: &mut Table, window: Window) -> Play<Option<HeldTurn>> {
    table.within(Step::HeldChits, |table| {
        let mut declared = Vec::new();
        for side in Side::BOTH {
            if says_play(table, side, window)? {
                declared.push(side);
            }
        }
        match declared[..] {
            [] => Ok(None),
            [side] => Ok(Some(HeldTurn { side, then_other: false, alternate: false })),
            _ => both(table, window).map(Some),
        }
    })
}

/// One held chit, or the end of a side's turn; who goes on, if anybody does. SS 10.1, 17.1.
///
/// # Errors
/// Those of the table.
pub fn play(table: &mut Table, window: Window, now: HeldTurn) -> Play<Option<HeldTurn>> {
    table.within(Step::HeldChits, |table| {
        match ask(table, now.side, Question::HeldPlay(now.side, window))? {
            Choice::Chit(chit) => {
                play_chit(table, now.side, chit)?;
                Ok(Some(after_chit(now)))
            }
            _ => Ok(after_done(now)),
        }
    })
}

fn says_play(table: &mut Table, side: Side, window: Window) -> Play<bool> {
    if !chits::holds_playable(table.scene(), side, window) {
        return Ok(false);
    }
    Ok(ask_word(table, side, Question::HeldDeclare(side, window))? == Word::Play)
}

/// Both sides play. SS 10.1: the Confederate says who goes first, and each plays all that he wants.
fn both(table: &mut Table, window: Window) -> Play<HeldTurn> {
    if window == Window::Final && alternates(table)? {
        return Ok(HeldTurn { side: Side::Usa, then_other: true, alternate: true });
    }
    match ask(table, Side::Csa, Question::HeldOrder)? {
        Choice::Side(side) => Ok(HeldTurn { side, then_other: true, alternate: false }),
        other => Err(Fault(format!("a side was expected, not {other:?}")).into()),
    }
}

/// How the final held chits of both sides follow each other. FAQ 17.1. END-01, V-23.
fn alternates(table: &Table) -> Play<bool> {
    match table.package().profile.final_held_procedure {
        FinalHeldProcedure::DeclareThenBlocks => Ok(false),
        FinalHeldProcedure::UsaCommitsThenAlternate => Ok(true),
        FinalHeldProcedure::AlternateSingle => {
            Err(Fault("`final_held_procedure: alternate_single` is not built".to_owned()).into())
        }
    }
}

const fn after_chit(now: HeldTurn) -> HeldTurn {
    match now {
        HeldTurn { alternate: true, then_other: true, side } => {
            HeldTurn { side: side.other(), ..now }
        }
        _ => now,
    }
}

fn after_done(now: HeldTurn) -> Option<HeldTurn> {
    let other = HeldTurn { side: now.side.other(), then_other: false, alternate: false };
    now.then_other.then_some(other)
}

/// SS 10.4a, 10.6. CHIT-06, CHIT-15.
fn play_chit(table: &mut Table, side: Side, chit: ChitId) -> Play {
    match table.scene().chit(chit).kind {
        ChitKind::Cic { .. } => command::held_commander(table, side, chit),
        _ => events::play(table, side, chit),
    }
}
