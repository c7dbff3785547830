//! Undo. A player may take back a decision without consent until the other side is asked something.
//! After that, the other side must consent.

use kernel::say;
use serde::Serialize;
use session::answer::{Brief, Record};
use session::{AnyMatch, Asking, CannotUndo, Seat};

use super::Live;
use super::wish::Wish;
use crate::limits::MAX_TAKEN_BACK;
use crate::match_store::MatchStore;
use crate::refused::Refused;
use crate::seats::Holder;

/// Ways to take back the last decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Back {
    /// Undo is possible at once, without consent.
    Free,
    /// Undo is possible only with the consent of the other side.
    Asked,
}

/// Reply of the other side to an undo request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Consent {
    /// The other side consents, and the decision is taken back.
    Yes,
    /// The other side refuses, and the decision remains.
    No,
}

impl Live {
    /// Takes back the last decision, together with later answers of bots and private answers of the
    /// other side. If consent is required, requests it instead.
    pub fn undo(
        &mut self,
        match_store: &dyn MatchStore,
        holder: Holder,
        rev: usize,
    ) -> Result<(), Refused> {
        self.undo_to(match_store, holder, rev, usize::MAX)
    }

    /// Takes back the last decision. If no consent is required, continues to take back decisions
    /// until the seat knows of at most `to` answers. A player can thus undo all answers that one
    /// click gave.
    pub fn undo_to(
        &mut self,
        match_store: &dyn MatchStore,
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
        self.go_back(match_store, back)
    }

    /// Accepts or refuses the undo request of the other side.
    pub fn consent(
        &mut self,
        match_store: &dyn MatchStore,
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
                self.go_back(match_store, back)
            }
            Consent::No => Ok(()),
        }
    }

    /// Returns how a seat may take back the last decision. `None` if another seat made it, or if a
    /// roll or draw followed. Reveals are not considered here and are checked later.
    pub fn can_undo(&self, holder: Holder) -> Option<Back> {
        if self.post.is_some() {
            return None;
        }
        let last = self.game.last_record(&|last| last.is_chance() || !self.gives_way(last, holder));
        let own = last.filter(|last| !last.is_chance()).and_then(|last| last.side);
        let can = own.is_some_and(|side| holder.covers(side)) && self.game.can_undo();
        can.then(|| self.way_back(holder, &*self.game))
    }

    /// Returns whether a seat needs consent to take back its last decision. Between two people,
    /// consent is needed if the other side was asked anything since, even by a forced prompt.
    /// Otherwise a player could use undo to find out about the other side's chits.
    ///
    /// If the rules ask only a side that has a choice, a missing prompt reveals as much. Consent is
    /// then always needed.
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

    /// Returns a copy of the match without the seat's last decision.
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

    fn go_back(
        &mut self,
        match_store: &dyn MatchStore,
        back: Box<dyn AnyMatch>,
    ) -> Result<(), Refused> {
        let kept = back.facts();
        self.game = back;
        self.commit(match_store, kept)
    }

    /// Whether undo removes an answer together with the decision before it. This applies to answers
    /// of bots, and to answers that the seat does not know of.
    fn gives_way(&self, answer: Brief<'_>, holder: Holder) -> bool {
        self.is_bot(answer.side)
            || !answer.is_known_to(holder.reader(), self.game.secrecy(answer.kind))
    }
}

/// Returns the record of the last decision.
fn last_decision(game: &dyn AnyMatch) -> Option<Record> {
    game.last_record(&|record| !record.is_chance())
}

#[cfg(test)]
mod tests {
    use kernel::PerSide;
    use testing::toy::{self, Toy};

    use super::*;
    use crate::match_store::About;
    use crate::memory::Memory;
    use crate::package_index::PackageIndex;
    use crate::seats::Place;

    fn begun(package_index: &PackageIndex, match_store: &dyn MatchStore) -> Live {
        let seats = PerSide::from_fn(|_| Place::of(Seat::Human));
        let setup = toy::setup(1, Seat::Human, Seat::Human);
        Live::begin(About::of_toy(), setup, seats, package_index, match_store).expect("it begins")
    }

    /// One undo takes back all answers that one click gave, and no others.
    #[test]
    fn several_answers_go_back_together() {
        let (package_index, match_store) = (PackageIndex::new(Toy), Memory::default());
        let (mut live, both) = (begun(&package_index, &match_store), Holder::Both);
        let known = |live: &Live| live.game.answers_known(live.counting(both));
        let choose = |live: &mut Live| {
            let first = live.game.decision().expect("it is not over").options[0].id.clone();
            live.choose(&match_store, both, live.rev(both), &[first]).expect("it is offered");
        };
        choose(&mut live);
        let (begun, before) = (known(&live), live.game.records());
        choose(&mut live);
        while known(&live) < begun + 2 && live.can_undo(both).is_some() {
            choose(&mut live);
        }
        live.undo_to(&match_store, both, live.rev(both), begun).expect("it is taken back");
        assert_eq!(live.game.records(), before);
    }

    /// After many decisions and undos, the record stays small, and the match loads and continues.
    #[test]
    fn taking_back_has_an_end() {
        let (package_index, match_store) = (PackageIndex::new(Toy), Memory::default());
        let (mut live, both) = (begun(&package_index, &match_store), Holder::Both);
        let choose = |live: &mut Live| {
            let first = live.game.decision().expect("it is not over").options[0].id.clone();
            live.choose(&match_store, both, live.rev(both), &[first]).expect("it is offered");
        };
        for _ in 0..MAX_TAKEN_BACK {
            choose(&mut live);
            live.undo(&match_store, both, live.rev(both)).expect("it is taken back");
        }
        choose(&mut live);
        assert!(live.undo(&match_store, both, live.rev(both)).is_err());
        let stored = match_store.stored("toy").expect("it is there");
        assert!(stored.lines.iter().map(String::len).sum::<usize>() < 1 << 20);
        let mut again = Live::load(stored, &package_index, &match_store).expect("it is loaded");
        assert_eq!(again.game.records(), live.game.records());
        assert!(again.undo(&match_store, both, again.rev(both)).is_err(), "it is counted still");
        choose(&mut again);
    }
}
