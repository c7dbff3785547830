//! Taking back: alone as long as nobody else was asked anything since, with the other side's consent after.

use kernel::Side;
use kernel::say;
use serde::Serialize;
use session::answer::{Brief, Record};
use session::{AnyMatch, Asking, CannotUndo, Seat};

use super::Live;
use crate::ledger::Ledger;
use crate::limits::MAX_TAKEN_BACK;
use crate::refused::Refused;
use crate::seats::Holder;

/// A wish to take the last decision back. It ends with whatever is played next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Wish {
    /// Whose decision it is.
    pub side: Side,
}

/// How the last decision may be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Back {
    /// At once.
    Free,
    /// If the other side agrees.
    Asked,
}

/// What the other side says to a wish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Consent {
    /// The decision is taken back.
    Yes,
    /// It stands.
    No,
}

impl Live {
    /// Takes the last decision back, and what a bot decided after it, or the other side in secret; or asks the
    /// other side for it.
    pub fn undo(&mut self, ledger: &dyn Ledger, holder: Holder, rev: usize) -> Result<(), Refused> {
        self.undo_to(ledger, holder, rev, usize::MAX)
    }

    /// The same; and the decisions before it as far as they may be taken back alone, down to so many answers that the
    /// seat knows of: what was given at one press goes back at one.
    pub fn undo_to(
        &mut self,
        ledger: &dyn Ledger,
        holder: Holder,
        rev: usize,
        to: usize,
    ) -> Result<(), Refused> {
        self.check_current(holder, rev)?;
        self.check_played()?;
        if self.post.is_some() {
            return Err(CannotUndo::Written.into());
        }
        let mut back = self.taken_back(holder, &*self.game)?;
        if let (Holder::One(side), Back::Asked) = (holder, self.way_back(holder, &*self.game)) {
            self.wish = Some(Wish { side });
            return Ok(());
        }
        while back.answers_known(self.counting(holder)) > to
            && self.way_back(holder, &*back) == Back::Free
            && let Ok(further) = self.taken_back(holder, &*back)
        {
            back = further;
        }
        self.go_back(ledger, back)
    }

    /// Says yes or no to what the other side wishes to take back.
    pub fn consent(
        &mut self,
        ledger: &dyn Ledger,
        holder: Holder,
        consent: Consent,
    ) -> Result<(), Refused> {
        let none = || Refused::conflict("cannot-undo", say!("no-undo-request"));
        let Wish { side } = self.wish.ok_or_else(none)?;
        if !holder.covers(side.other()) {
            return Err(Refused::wrong_seat(say!("other-answers-undo")));
        }
        self.wish = None;
        match consent {
            Consent::Yes => {
                let back = self.taken_back(Holder::One(side), &*self.game)?;
                self.go_back(ledger, back)
            }
            Consent::No => Ok(()),
        }
    }

    /// Whether the last decision could be taken back by somebody, dice and draws considered, and how.
    pub fn can_undo(&self, holder: Holder) -> Option<Back> {
        if self.post.is_some() {
            return None;
        }
        let last = self.game.last_record(&|last| last.is_chance() || !self.gives_way(last, holder));
        let own = last.filter(|last| !last.is_chance()).and_then(|last| last.side);
        let can = own.is_some_and(|side| holder.covers(side)) && self.game.can_undo();
        can.then(|| self.way_back(holder, &*self.game))
    }

    /// How a seat takes back. Between two people the other one must agree if anything was asked of him since, be it
    /// for form's sake: else one could try what he holds. Where he is asked only if he has a choice, that he was not
    /// asked tells as much.
    fn way_back(&self, holder: Holder, game: &dyn AnyMatch) -> Back {
        let Holder::One(own) = holder else { return Back::Free };
        let other = own.other();
        if self.seats[other].who != Seat::Human {
            return Back::Free;
        }
        if self.game.setup().asking == Asking::Choosers {
            return Back::Asked;
        }
        let last = game.last_record(&|last| !last.is_chance() && last.side.is_some());
        let answered = last.is_some_and(|last| last.side == Some(other));
        let asked = game.decision().is_some_and(|decision| decision.side == other);
        if answered || asked { Back::Asked } else { Back::Free }
    }

    /// The match with a seat's last decision taken back.
    fn taken_back(
        &self,
        holder: Holder,
        game: &dyn AnyMatch,
    ) -> Result<Box<dyn AnyMatch>, Refused> {
        if self.kept.taken_back() >= MAX_TAKEN_BACK {
            let message = say!("undo-limit", most = MAX_TAKEN_BACK);
            return Err(Refused::conflict("cannot-undo", message));
        }
        let mut back = game.copy();
        while last_decision(&*back).is_some_and(|last| self.gives_way(last.brief(), holder)) {
            Refused::check_budget()?;
            back.undo()?;
        }
        Refused::check_budget()?;
        match last_decision(&*back) {
            Some(Record { side: Some(side), .. }) if !holder.covers(side) => {
                Err(Refused::wrong_seat(say!("undo-not-yours")))
            }
            _ => {
                back.undo()?;
                Ok(back)
            }
        }
    }

    fn go_back(&mut self, ledger: &dyn Ledger, back: Box<dyn AnyMatch>) -> Result<(), Refused> {
        let kept = back.facts();
        self.game = back;
        self.commit(ledger, kept)
    }

    /// Whether an answer goes when the one before it is taken back: of a bot, and what a seat does
    /// not know of.
    fn gives_way(&self, answer: Brief<'_>, holder: Holder) -> bool {
        self.is_bot(answer.side)
            || !answer.is_known_to(holder.reader(), self.game.secrecy(answer.kind))
    }
}

/// The last decision.
fn last_decision(game: &dyn AnyMatch) -> Option<Record> {
    game.last_record(&|record| !record.is_chance())
}

#[cfg(test)]
mod tests {
    use kernel::PerSide;
    use testing::toy::{self, Toy};

    use super::*;
    use crate::ledger::About;
    use crate::memory::Memory;
    use crate::seats::Place;
    use crate::shelf::Shelf;

    fn begun(shelf: &Shelf, ledger: &dyn Ledger) -> Live {
        let seats = PerSide::from_fn(|_| Place::of(Seat::Human));
        let setup = toy::setup(1, Seat::Human, Seat::Human);
        Live::begin(About::of_toy(), setup, seats, shelf, ledger).expect("it begins")
    }

    /// What was given at one press goes back at one; and no further than that.
    #[test]
    fn several_answers_go_back_together() {
        let (shelf, ledger) = (Shelf::new(Toy), Memory::default());
        let (mut live, both) = (begun(&shelf, &ledger), Holder::Both);
        let known = |live: &Live| live.game.answers_known(live.counting(both));
        let choose = |live: &mut Live| {
            let first = live.game.decision().expect("it is not over").options[0].id.clone();
            live.choose(&ledger, both, live.rev(both), &[first]).expect("it is offered");
        };
        choose(&mut live);
        let (begun, before) = (known(&live), live.game.records());
        choose(&mut live);
        while known(&live) < begun + 2 && live.can_undo(both).is_some() {
            choose(&mut live);
        }
        live.undo_to(&ledger, both, live.rev(both), begun).expect("it is taken back");
        assert_eq!(live.game.records(), before);
    }

    /// However long somebody chooses and takes back, the record stays small, is loaded, and the match goes on.
    #[test]
    fn taking_back_has_an_end() {
        let (shelf, ledger) = (Shelf::new(Toy), Memory::default());
        let (mut live, both) = (begun(&shelf, &ledger), Holder::Both);
        let choose = |live: &mut Live| {
            let first = live.game.decision().expect("it is not over").options[0].id.clone();
            live.choose(&ledger, both, live.rev(both), &[first]).expect("it is offered");
        };
        for _ in 0..MAX_TAKEN_BACK {
            choose(&mut live);
            live.undo(&ledger, both, live.rev(both)).expect("it is taken back");
        }
        choose(&mut live);
        assert!(live.undo(&ledger, both, live.rev(both)).is_err());
        let stored = ledger.stored("toy").expect("it is there");
        assert!(stored.lines.iter().map(String::len).sum::<usize>() < 1 << 20);
        let mut again = Live::load(stored, &shelf, &ledger).expect("it is loaded");
        assert_eq!(again.game.records(), live.game.records());
        assert!(again.undo(&ledger, both, again.rev(both)).is_err(), "it is counted still");
        choose(&mut again);
    }
}
