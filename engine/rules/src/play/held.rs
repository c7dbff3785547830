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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{ChitPlace, ChitStep, EndStep, Phase};
    use crate::testing::{Field, asked, place, play_on, told};

    /// `u2` and `c2` can be played before a draw, `u3` and `c3` at the end of the turn.
    fn field() -> Field {
        let mut field = Field::clear();
        field.chits(ChitPlace::Held, &["u2", "u3", "c2", "c3"]).chits(ChitPlace::Cup, &["x"]);
        field.phase(Phase::ChitDraw(ChitStep::Declare));
        field
    }

    fn order_of_play(field: &Field, answers: &[&str]) -> Vec<ChitId> {
        let mut table = field.table(answers, &[]);
        play_on(&mut table);
        let played = table.entries().iter().filter_map(|entry| match entry.event {
            crate::Event::ChitPlayed { chit, .. } => Some(chit),
            _ => None,
        });
        played.collect()
    }

    /// SS 10.1. CHIT-02: who said no is not asked again in this step.
    #[test]
    fn only_the_side_that_said_yes_plays() {
        let mut table = field().table(&["pass", "play", "c2"], &[]);
        play_on(&mut table);
        assert_eq!(place(&table, "c2"), [ChitPlace::Discarded]);
        assert_eq!(place(&table, "u2"), [ChitPlace::Held]);
        assert_eq!(*table.board().phase(), Phase::ChitDraw(ChitStep::Draw));
        assert_eq!(told(&table).len(), 1);
    }

    /// SS 10.1. CHIT-02: if both play, the Confederate says who goes first.
    #[test]
    fn the_confederate_says_who_goes_first() {
        let field = field();
        let mut table = field.table(&["play", "play"], &[]);
        play_on(&mut table);
        assert_eq!(asked(&table), ("held.order", vec!["usa".to_owned(), "csa".to_owned()]));
        let (u2, c2) = (field.chit("u2"), field.chit("c2"));
        assert_eq!(order_of_play(&field, &["play", "play", "csa", "c2", "u2"]), [c2, u2]);
        assert_eq!(order_of_play(&field, &["play", "play", "usa", "u2", "c2"]), [u2, c2]);
    }

    /// who said yes may still play nothing.
    #[test]
    fn a_yes_does_not_bind() {
        let mut table = field().table(&["play", "pass", "done"], &[]);
        play_on(&mut table);
        assert_eq!(place(&table, "u2"), [ChitPlace::Held]);
        assert_eq!(*table.board().phase(), Phase::ChitDraw(ChitStep::Draw));
    }

    /// SS 10.1: who holds nothing playable is not asked.
    #[test]
    fn a_side_without_a_playable_chit_is_not_asked() {
        let mut field = Field::clear();
        field.chits(ChitPlace::Held, &["u3", "c2"]).chits(ChitPlace::Cup, &["x"]);
        field.phase(Phase::ChitDraw(ChitStep::Declare));
        let mut table = field.table(&["play", "done"], &[]);
        play_on(&mut table);
        assert_eq!(place(&table, "c2"), [ChitPlace::Held]);
        assert_eq!(*table.board().phase(), Phase::ChitDraw(ChitStep::Draw));
    }

    /// SS 17.1, FAQ 17.1. END-01, V-23: one chit each in turn, or all of one side first.
    #[test]
    fn final_chits_alternate_by_option() {
        let mut field = Field::clear();
        for id in ["u2", "c2"] {
            let chit = field.chit(id).index();
            let ChitKind::Event(event) = &mut field.game().chits[chit].kind else { panic!() };
            event.windows = vec![Window::Final];
        }
        field.chits(ChitPlace::Held, &["u2", "u3", "c2", "c3"]);
        field.phase(Phase::EndTurn(EndStep::Declare));
        let [u2, u3, c2, c3] = ["u2", "u3", "c2", "c3"].map(|id| field.chit(id));
        let alternating = ["play", "play", "u2", "c2", "u3", "c3"];
        assert_eq!(order_of_play(&field, &alternating), [u2, c2, u3, c3]);
        let one_stops = ["play", "play", "done", "c2", "c3"];
        assert_eq!(order_of_play(&field, &one_stops), [c2, c3]);
        field.option("final_held_procedure", "declare_then_blocks");
        let blocks = ["play", "play", "csa", "c2", "c3", "u2", "u3"];
        assert_eq!(order_of_play(&field, &blocks), [c2, c3, u2, u3]);
    }
}
