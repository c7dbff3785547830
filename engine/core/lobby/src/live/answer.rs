//! Answers: each is judged, played, committed, and only then acknowledged.

use kernel::say;
use kernel::{DRAW, ROLL, Secrecy, Side};
use session::answer::Record;
use session::lesson::{self, Judged};
use session::{AnyMatch, Decision, MatchError};

use super::Live;
use crate::ledger::{Kind, Ledger};
use crate::refused::Refused;
use crate::seats::{Holder, Place};

/// What an answer leads to.
pub struct Ahead {
    /// Whether it could be taken back.
    pub back: bool,
    /// The match after it, with what the same side is then asked.
    pub then: Option<(Box<dyn AnyMatch>, Decision)>,
}

impl Live {
    /// Whether a seat has answered nothing yet.
    pub fn begins(&self, holder: Holder) -> bool {
        let own = |side: Option<Side>| side.is_some_and(|side| holder.covers(side));
        let answered = self
            .game
            .last_record(&|last| !last.is_chance() && own(last.side) && !self.is_bot(last.side));
        holder != Holder::Nobody && !self.is_open() && answered.is_none()
    }

    /// Answers the decision that waits, and goes on with the other answers as long as neither chance nor
    /// the other side comes between: the steps of a path and its end, a target and who fires at it.
    pub fn choose(
        &mut self,
        ledger: &dyn Ledger,
        holder: Holder,
        rev: usize,
        ids: &[String],
    ) -> Result<(), Refused> {
        let [first, rest @ ..] = ids else {
            return Err(Refused::malformed("expected at least one id in `ids`"));
        };
        self.check_current(holder, rev)?;
        let decision = self.decision_of(holder)?;
        let given = self.game.answered();
        self.check_lesson(ids)?;
        self.answer(ledger, first)?;
        for (at, id) in rest.iter().enumerate() {
            let own = |record: &Record| !record.is_chance() && record.side == Some(decision.side);
            let undisturbed = self.game.records_since(given).iter().all(own);
            let next = self.decision().filter(|next| goes_on(&decision, next, id));
            if !undisturbed || next.is_none() {
                break;
            }
            self.check_lesson(&rest[at..])?;
            self.answer(ledger, id)?;
        }
        Ok(())
    }

    /// Refuses what a lesson does not ask for, with what it says to that.
    fn check_lesson(&self, ids: &[String]) -> Result<(), Refused> {
        match lesson::judge(&*self.game, ids) {
            Judged::Right => Ok(()),
            Judged::Wrong(words) => Err(Refused::not_in_the_lesson(words)),
        }
    }

    /// What an answer to the decision that waits leads to: whether it can be taken back, and what the same
    /// side is asked next. Nothing of what dice, cup or the other side bring.
    pub fn ahead(&self, holder: Holder, id: &str) -> Result<Ahead, Refused> {
        let decision = self.decision_of(holder)?;
        let mut then = self.game.copy();
        then.choose(id)?;
        let chance = then.records_since(self.game.answered()).iter().any(Record::is_chance);
        let back = !chance && then.copy().undo().is_ok();
        let asked = |next: &Decision| {
            (next.side, self.game.secrecy(&next.kind)) == (decision.side, Secrecy::Open)
                && !next.is_chance()
        };
        let next = then.decision().filter(|next| back && asked(next));
        Ok(Ahead { back, then: next.map(|next| (then, next)) })
    }

    /// Refuses what was decided on another position.
    pub fn check_current(&self, holder: Holder, rev: usize) -> Result<(), Refused> {
        let now = self.rev(holder);
        if rev == now { Ok(()) } else { Err(Refused::stale(now)) }
    }

    /// The decision that waits, if it is this seat's.
    pub fn decision_of(&self, holder: Holder) -> Result<Decision, Refused> {
        self.check_played()?;
        let decision = self.decision().ok_or_else(|| match self.is_over() {
            true => Refused::from(MatchError::Over),
            false => Refused::conflict("post", say!("letter-is-there")),
        })?;
        if self.waits_for_computer(&decision) {
            return Err(Refused::wrong_seat(say!("computer-thinks")));
        }
        let wrong = || Refused::wrong_seat(say!("other-side-decides"));
        may_answer(holder, &decision).then_some(decision).ok_or_else(wrong)
    }

    /// Whether nobody but a computer may answer a decision.
    pub fn waits_for_computer(&self, decision: &Decision) -> bool {
        !decision.is_chance() && self.is_bot(Some(decision.side))
    }

    /// Refuses a question about the decision that waits, if it is not this seat's to ask. What may be
    /// rolled or drawn is answered to nobody who may not know all.
    pub fn check_asks(&self, holder: Holder) -> Result<(), Refused> {
        let decision = self.decision_of(holder)?;
        if decision.is_chance() && holder != Holder::Both {
            return Err(Refused::wrong_seat(say!("roll-comes-next")));
        }
        Ok(())
    }

    pub(super) fn check_played(&self) -> Result<(), Refused> {
        if self.about.closed {
            return Err(Refused::conflict("closed", say!("match-closed")));
        }
        match self.about.kind {
            Kind::Match => Ok(()),
            Kind::Replay => Err(Refused::conflict("replay", say!("no-play-in-replay"))),
        }
    }

    /// One answer, and what follows from it without anybody.
    pub(super) fn answer(&mut self, ledger: &dyn Ledger, id: &str) -> Result<(), Refused> {
        if self.post.is_some() {
            return self.answer_by_post(ledger, id);
        }
        let before = self.game.facts();
        let waits = Side::BOTH.into_iter().any(|side| self.seats[side].waits.is_some());
        let asked = self.decision().filter(|decision| waits && !decision.is_chance());
        self.game.choose(id)?;
        if let Some(decision) = asked {
            self.has_played(ledger, decision.side)?;
        }
        self.commit(ledger, before)
    }

    /// Remembers that the player of a seat has given an answer: the seat is his.
    fn has_played(&mut self, ledger: &dyn Ledger, side: Side) -> Result<(), Refused> {
        if self.seats[side].waits.is_some() {
            let place = Place { waits: None, barred: None, ..self.seats[side].clone() };
            ledger.seat(&self.about.id, side, &place)?;
            self.seats[side] = place;
        }
        Ok(())
    }

    /// Writes down what is new. What cannot be written has not happened: the match is then forgotten
    /// and brought into memory anew. What adds nothing was not played, and is not acknowledged.
    pub(super) fn commit(&mut self, ledger: &dyn Ledger, kept: usize) -> Result<(), Refused> {
        Refused::check_budget()?;
        let new = self.new_lines();
        if new.is_empty() {
            return Err(Refused::broken(say!("choice-not-played")));
        }
        let over = self.is_over();
        ledger.append(&self.about.id, self.kept.lines(), &new, over)?;
        self.kept = self.kept.and(&*self.game, &new);
        self.let_go();
        self.wish = None;
        self.about.over = over;
        self.remember(kept);
        self.tick(ledger);
        Ok(())
    }
}

/// Whether a seat may answer a decision: real dice may be rolled by whoever is at the table, a real cup
/// is for who may see both sides' chits.
pub fn may_answer(holder: Holder, decision: &Decision) -> bool {
    match decision.kind.as_str() {
        ROLL => holder != Holder::Nobody,
        DRAW => holder == Holder::Both,
        _ => holder.covers(decision.side),
    }
}

/// Whether a decision asks the same side as one before, and offers an answer.
fn goes_on(before: &Decision, next: &Decision, id: &str) -> bool {
    next.side == before.side && next.options.iter().any(|option| option.id == id)
}
