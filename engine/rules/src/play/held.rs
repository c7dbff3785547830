//! Held chits before a draw and at the end of a turn. SS 10.1, 17.1. CHIT-02, END-01, A-42.

use kernel::{Fault, Play, Side};

use crate::board::HeldTurn;
use crate::choice::{Choice, Word};
use crate::game::{ChitId, ChitKind, Window};
use crate::look::Look;
use crate::play::{ask, ask_word, command, events};
use crate::profile::{FinalHeldProcedure, HeldStepProcedure};
use crate::question::ChitQuestion;
use crate::system::{Scene, Step, Table};

/// Who begins to play held chits, if anybody does. Only a side that holds something playable is asked.
/// SS 10.1, 17.1, BS 7.1, 14.1. CHIT-02, CHIT-03, END-01.
pub fn declare(table: &mut Table, window: Window) -> Play<Option<HeldTurn>> {
    table.within(Step::HeldChits, |table| match procedure(table.scene(), window) {
        Procedure::SingleChits => Ok(single_chits(table.scene())),
        Procedure::Blocks => both_declare(table, window, blocks),
        Procedure::Alternate => both_declare(table, window, alternate),
    })
}

/// One held chit, or the end of a side's turn; who goes on, if anybody does. SS 10.1, 17.1.
pub fn play(table: &mut Table, window: Window, now: HeldTurn) -> Play<Option<HeldTurn>> {
    table.within(Step::HeldChits, |table| {
        match ask(table, now.side, ChitQuestion::HeldPlay(now.side, window))? {
            Choice::Chit(chit) => {
                play_chit(table, now.side, chit)?;
                Ok(Some(after_chit(now)))
            }
            _ => Ok(after_done(procedure(table.scene(), window), now)),
        }
    })
}

/// How the held chits of both sides follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Procedure {
    /// Both say whether they play; each plays all that he wants. SS 10.1, 17.1.
    Blocks,
    /// Both say whether they play, the Union first; then one chit each in turn. FAQ 17.1.
    Alternate,
    /// One chit each in turn, the Union first, until both decline. BS 7.1, 14.1.
    SingleChits,
}

/// CHIT-02, CHIT-03, END-01, V-22, V-23.
fn procedure(scene: Scene<'_>, window: Window) -> Procedure {
    let profile = scene.profile();
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

/// Both sides say whether they play, the Union first. SS 10.1, 17.1. CHIT-02.
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

/// A side that holds nothing playable has one answer only, and is not asked.
fn says_play(table: &mut Table, side: Side, window: Window) -> Play<bool> {
    Ok(ask_word(table, side, ChitQuestion::HeldDeclare(side, window))? == Word::Play)
}

/// SS 10.1: the Confederate says who goes first.
fn blocks(table: &mut Table) -> Play<HeldTurn> {
    match ask(table, Side::Csa, ChitQuestion::HeldOrder)? {
        Choice::Side(side) => Ok(HeldTurn { side, then_other: true, alternate: false }),
        other => Err(Fault(format!("a side was expected, not {other:?}")).into()),
    }
}

/// FAQ 17.1: the Union begins.
fn alternate(_: &mut Table) -> Play<HeldTurn> {
    Ok(UNION_BEGINS)
}

/// BS 7.1: nobody declares anything. The turns are gone through whenever somebody holds chits, which everybody
/// knows, so that they do not tell whether one can be played.
fn single_chits(scene: Scene<'_>) -> Option<HeldTurn> {
    let anybody = Side::BOTH.into_iter().any(|side| scene.held_by(side).next().is_some());
    anybody.then_some(UNION_BEGINS)
}

const UNION_BEGINS: HeldTurn = HeldTurn { side: Side::Usa, then_other: true, alternate: true };

const fn after_chit(now: HeldTurn) -> HeldTurn {
    let HeldTurn { side, alternate, .. } = now;
    if alternate { HeldTurn { side: side.other(), then_other: true, alternate } } else { now }
}

/// Who is done plays no more in this step, but for single chits: there a later chit of the other side
/// gives him another turn. CHIT-03.
fn after_done(procedure: Procedure, now: HeldTurn) -> Option<HeldTurn> {
    let alternate = procedure == Procedure::SingleChits;
    let other = HeldTurn { side: now.side.other(), then_other: false, alternate };
    now.then_other.then_some(other)
}

/// SS 10.4a, 10.6. CHIT-06, CHIT-15.
fn play_chit(table: &mut Table, side: Side, chit: ChitId) -> Play {
    match table.scene().chit(chit).kind {
        ChitKind::Cic { .. } => command::held_commander(table, side, chit),
        ChitKind::Event(_)
        | ChitKind::Division { .. }
        | ChitKind::Brigade { .. }
        | ChitKind::FogOfWar
        | ChitKind::Wild { .. }
        | ChitKind::FortunesOfWar => events::play(table, side, chit),
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

    /// BS 7.1, 14.1. CHIT-03, V-22, V-23: one chit each in turn; who declines is asked again after the
    /// other has played.
    #[test]
    fn single_chits_alternate_until_both_decline() {
        let mut field = field();
        for id in ["u3", "c3"] {
            let chit = field.chit(id).index();
            let ChitKind::Event(event) = &mut field.game().chits[chit].kind else { panic!() };
            event.windows = vec![Window::Held, Window::Final];
        }
        field.option("held_step_procedure", "alternate_single");
        let [u2, u3, c2, c3] = ["u2", "u3", "c2", "c3"].map(|id| field.chit(id));
        assert_eq!(order_of_play(&field, &["u2", "c2", "u3", "c3"]), [u2, c2, u3, c3]);
        assert_eq!(
            order_of_play(&field, &["done", "c2", "u2", "done", "u3", "c3"]),
            [c2, u2, u3, c3]
        );
        let mut table = field.table(&["done", "c2", "done", "done"], &[]);
        play_on(&mut table);
        assert_eq!(*table.board().phase(), Phase::ChitDraw(ChitStep::Draw));
        field.option("final_held_procedure", "alternate_single");
        field.happen(&crate::Event::ChitDrawn { chit: field.chit("x") });
        field.phase(Phase::EndTurn(EndStep::Declare));
        assert_eq!(order_of_play(&field, &["done", "c3", "u3"]), [c3, u3]);
    }
}
