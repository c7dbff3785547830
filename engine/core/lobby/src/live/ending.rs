//! Resignations and draws by agreement.

use kernel::{Side, say};
use serde::Serialize;
use session::api::Act;
use session::pbem::Stand;
use session::{DrawOffer, EndAct, Seat};

use super::Live;
use super::notice::Notice;
use crate::match_store::{Kind, MatchStore};
use crate::refused::Refused;
use crate::seats::Holder;

/// Draw offer of a match, and whether a seat may end the match now.
#[derive(Debug, Serialize)]
pub(crate) struct EndSeen {
    #[serde(flatten)]
    offer: DrawOffer,
    /// Side for which the holder of this key resigns or offers a draw. `None` if the holder cannot.
    acts: Option<Side>,
}

impl Live {
    /// Ends the match for a seat, or changes its draw offers. A bot replies to an offer at once. If
    /// one key opens both seats of people, an offer is also accepted at once.
    pub fn end(
        &mut self,
        match_store: &dyn MatchStore,
        holder: Holder,
        side: Option<Side>,
        act: EndAct,
    ) -> Result<(), Refused> {
        self.check_played()?;
        let side = self.side_to_end(holder, side, act)?;
        if self.post.is_some() {
            return self.write(match_store, |post| post.end(act));
        }
        let before = self.game.facts();
        self.game.act(Act::End(side, act))?;
        let other = side.other();
        if act == EndAct::OfferDraw && self.is_bot(Some(other)) {
            self.game.act(Act::ReplyAsBot)?;
        } else if act == EndAct::OfferDraw && holder == Holder::Both {
            self.game.act(Act::End(other, EndAct::AcceptDraw))?;
        }
        self.commit(match_store, before)?;
        self.tell_offer(match_store, side, act)
    }

    /// Returns the draw offer, and the side for which the holder of a key may end the match.
    pub(crate) fn end_seen(&self, holder: Holder) -> EndSeen {
        let is_played = self.about.kind == Kind::Match && !self.about.closed;
        let is_lesson = self.game.status().lesson.is_some();
        let writes = self.post.as_ref().is_none_or(|post| post.stand() == Stand::Yours);
        let acts = is_played && !is_lesson && writes && !self.game.is_over();
        let acts = acts.then(|| self.side_to_end(holder, None, EndAct::Resign).ok()).flatten();
        EndSeen { offer: self.game.draw_offer(), acts }
    }

    /// Returns the side for which a seat ends the match. If one key opens both seats, that is the
    /// side whose question is pending, or the only side of a person.
    fn side_to_end(
        &self,
        holder: Holder,
        named: Option<Side>,
        act: EndAct,
    ) -> Result<Side, Refused> {
        let side = match (holder, named) {
            (Holder::Spectator, _) => {
                return Err(Refused::wrong_seat(say!("spectators-end-nothing")));
            }
            (Holder::One(own), None) => own,
            (_, Some(named)) => named,
            (Holder::Both, None) => match self.people()[..] {
                [only] => only,
                _ => self.game.ending_side(kernel::Reader::Referee, act)?,
            },
        };
        if !holder.covers(side) {
            return Err(Refused::wrong_seat(say!("key-opens-other")));
        }
        Ok(side)
    }

    /// Returns the sides that people play.
    fn people(&self) -> Vec<Side> {
        let is_person = |side: &Side| self.seats[*side].who == Seat::Human;
        Side::BOTH.into_iter().filter(is_person).collect()
    }

    /// Informs both sides of an offer and of the reply. The log reports the end of the match.
    fn tell_offer(
        &mut self,
        match_store: &dyn MatchStore,
        side: Side,
        act: EndAct,
    ) -> Result<(), Refused> {
        if self.game.is_over() {
            return Ok(());
        }
        if act == EndAct::OfferDraw {
            self.announce(match_store, &Notice::DrawOffered { side })?;
        }
        if let Some((side, why)) = self.game.status().declined
            && matches!(act, EndAct::OfferDraw | EndAct::DeclineDraw)
        {
            self.announce(match_store, &Notice::DrawDeclined { side, why })?;
        }
        if act == EndAct::WithdrawDraw {
            self.announce(match_store, &Notice::DrawWithdrawn { side })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use kernel::PerSide;
    use session::EarlyEnd;
    use testing::toy::{self, Toy};

    use super::*;
    use crate::match_store::About;
    use crate::memory::Memory;
    use crate::package_index::PackageIndex;
    use crate::seats::Place;

    fn begun(match_store: &Memory, csa: Seat) -> Live {
        let seats = PerSide { usa: Place::of(Seat::Human), csa: Place::of(csa) };
        let setup = toy::setup(1, Seat::Human, Seat::Human);
        Live::begin(About::of_toy(), setup, seats, &PackageIndex::new(Toy), match_store)
            .expect("it begins")
    }

    fn end(live: &mut Live, store: &Memory, holder: Holder, act: EndAct) -> Result<(), Refused> {
        live.end(store, holder, None, act)
    }

    fn said(live: &Live) -> Vec<String> {
        let names = live.game.status().side_names;
        live.talk.since(0).iter().map(|line| Notice::worded(line, names).text).collect()
    }

    const US: Holder = Holder::One(Side::Usa);
    const THEM: Holder = Holder::One(Side::Csa);

    #[test]
    fn a_seat_resigns_out_of_turn() {
        let store = Memory::default();
        let mut live = begun(&store, Seat::Human);
        let spectator = end(&mut live, &store, Holder::Spectator, EndAct::Resign);
        assert!(spectator.is_err_and(|refused| refused.to_string().contains("spectators")));
        let other = live.end(&store, US, Some(Side::Csa), EndAct::Resign);
        assert!(other.is_err_and(|refused| refused.to_string().contains("that seat")));
        let asked = live.game.status().asked.expect("a side decides");
        end(&mut live, &store, Holder::One(asked.other()), EndAct::Resign).expect("at any time");
        assert!(live.about.over && live.is_open());
        assert_eq!(live.end_seen(US).acts, None);
        let refused = end(&mut live, &store, US, EndAct::OfferDraw).expect_err("it is over");
        assert_eq!(refused.status(), crate::refused::status::CONFLICT);
    }

    #[test]
    fn a_draw_needs_both_sides() {
        let store = Memory::default();
        let mut live = begun(&store, Seat::Human);
        end(&mut live, &store, US, EndAct::OfferDraw).expect("no offer is open");
        assert!(end(&mut live, &store, THEM, EndAct::OfferDraw).is_err(), "one is open");
        assert!(end(&mut live, &store, US, EndAct::AcceptDraw).is_err(), "it is its own");
        end(&mut live, &store, THEM, EndAct::DeclineDraw).expect("it is offered");
        end(&mut live, &store, US, EndAct::OfferDraw).expect("no offer is open");
        end(&mut live, &store, US, EndAct::WithdrawDraw).expect("it is its own");
        end(&mut live, &store, THEM, EndAct::OfferDraw).expect("no offer is open");
        assert_eq!(
            said(&live),
            [
                "USA offers a draw.",
                "CSA declined the draw.",
                "USA offers a draw.",
                "USA withdrew the draw offer.",
                "CSA offers a draw.",
            ]
        );
        end(&mut live, &store, US, EndAct::AcceptDraw).expect("it is offered");
        assert_eq!(live.game.status().early_end, Some(EarlyEnd::Agreed));
        assert!(live.about.over);
    }

    #[test]
    fn one_key_to_both_seats_ends_in_one_act() {
        let store = Memory::default();
        let mut live = begun(&store, Seat::Human);
        let asked = live.game.status().asked;
        assert_eq!(live.end_seen(Holder::Both).acts, asked);
        end(&mut live, &store, Holder::Both, EndAct::OfferDraw).expect("no offer is open");
        assert!(live.about.over);
    }

    #[test]
    fn a_computer_replies_at_once() {
        let store = Memory::default();
        let mut live = begun(&store, Seat::Random);
        for holder in [US, Holder::Both] {
            assert_eq!(live.end_seen(holder).acts, Some(Side::Usa));
            end(&mut live, &store, holder, EndAct::OfferDraw).expect("no offer is open");
        }
        let last = said(&live).pop().expect("a message");
        assert!(last.contains("cannot judge"), "{last}");
        assert!(!live.about.over);
    }
}
