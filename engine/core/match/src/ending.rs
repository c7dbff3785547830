//! Ends that the players of a match decide: a resignation, and a draw by agreement.

use std::fmt;
use std::str::FromStr;

use kernel::{Side, say};
use serde::{Deserialize, Serialize};

/// Action of a side that ends the match, or that concerns a draw by agreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndAct {
    /// The side resigns. The other side wins at once.
    Resign,
    /// The side offers a draw.
    OfferDraw,
    /// The side withdraws its draw offer.
    WithdrawDraw,
    /// The side accepts the draw offer of the other side. The match ends as a draw.
    AcceptDraw,
    /// The side declines the draw offer of the other side.
    DeclineDraw,
}

/// End of a match by its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EarlyEnd {
    /// This side resigned.
    Resigned(Side),
    /// Both sides agreed to a draw.
    Agreed,
}

/// Reason why a side declined a draw offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Declined {
    /// A person declined.
    ByPerson,
    /// A bot is ahead in points.
    Ahead,
    /// A bot cannot judge its position, because neither side has points.
    Unjudged,
}

/// Reason why an action is refused. The match is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotEnd {
    /// The match has ended.
    #[error("{}", say!("game-is-over"))]
    Over,
    /// The match plays a lesson.
    #[error("{}", say!("end-lesson"))]
    Lesson,
    /// A draw offer is already open.
    #[error("{}", say!("end-offer-open"))]
    OfferOpen,
    /// The match has had as many draw offers as it may have.
    #[error("{}", say!("end-offers-limit", most = MAX_OFFERS))]
    TooManyOffers,
    /// The side has no open draw offer to withdraw.
    #[error("{}", say!("end-no-own-offer"))]
    NoOwnOffer,
    /// The other side has not offered a draw.
    #[error("{}", say!("end-no-offer"))]
    NoOffer,
}

/// Draw offers of a match, and its end if the players decided it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Endings {
    early: Option<EarlyEnd>,
    offer: Option<Side>,
    declined: Option<(Side, Declined)>,
    /// Number of offers so far.
    offers: usize,
}

/// Maximum number of draw offers in a match.
const MAX_OFFERS: usize = 100;

impl EndAct {
    /// All acts.
    pub const ALL: [Self; 5] =
        [Self::Resign, Self::OfferDraw, Self::WithdrawDraw, Self::AcceptDraw, Self::DeclineDraw];

    /// Returns the id of the act in saves and protocols.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Resign => "resign",
            Self::OfferDraw => "offer-draw",
            Self::WithdrawDraw => "withdraw-draw",
            Self::AcceptDraw => "accept-draw",
            Self::DeclineDraw => "decline-draw",
        }
    }
}

impl fmt::Display for EndAct {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for EndAct {
    type Err = String;

    fn from_str(id: &str) -> Result<Self, String> {
        let known = || Self::ALL.map(Self::id).join(", ");
        let act = Self::ALL.into_iter().find(|act| act.id() == id);
        act.ok_or_else(|| format!("unknown act `{id}`: expected {}", known()))
    }
}

impl Declined {
    /// Returns a message that a side declined. `side` is the name of the side.
    pub fn words(self, side: &str) -> String {
        match self {
            Self::ByPerson => say!("draw-declined", side),
            Self::Ahead => say!("draw-declined-ahead", side),
            Self::Unjudged => say!("draw-declined-unjudged", side),
        }
    }
}

/// Returns a message that a side offers a draw. `side` is the name of the side.
pub fn offered(side: &str) -> String {
    say!("draw-offered", side)
}

/// Returns a message that a side withdrew its draw offer. `side` is the name of the side.
pub fn withdrawn(side: &str) -> String {
    say!("draw-withdrawn", side)
}

impl EarlyEnd {
    /// Returns the winner. `None` in a draw.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Resigned(side) => Some(side.other()),
            Self::Agreed => None,
        }
    }
}

impl Endings {
    /// Returns the end of the match by its players. `None` if they have not ended it.
    pub(crate) const fn early(&self) -> Option<EarlyEnd> {
        self.early
    }

    /// Returns the side whose draw offer is open.
    pub(crate) const fn offer(&self) -> Option<Side> {
        self.offer
    }

    /// Returns the side that declined the last offer, and its reason. `None` if the last offer was
    /// not declined, or if the other side has answered a question since.
    pub(crate) const fn declined(&self) -> Option<(Side, Declined)> {
        self.declined
    }

    /// Applies an act of a side. `why` is the reason of a bot that declines.
    ///
    /// # Errors
    /// If the act is not possible now.
    pub(crate) fn take(
        &mut self,
        side: Side,
        act: EndAct,
        why: Option<Declined>,
    ) -> Result<(), CannotEnd> {
        if self.early.is_some() {
            return Err(CannotEnd::Over);
        }
        let open = self.offer;
        let next = Self { offer: None, declined: None, ..*self };
        *self = match act {
            EndAct::Resign => Self { early: Some(EarlyEnd::Resigned(side)), ..next },
            EndAct::OfferDraw if open.is_some() => return Err(CannotEnd::OfferOpen),
            EndAct::OfferDraw if self.offers >= MAX_OFFERS => return Err(CannotEnd::TooManyOffers),
            EndAct::OfferDraw => Self { offer: Some(side), offers: self.offers + 1, ..next },
            EndAct::WithdrawDraw if open != Some(side) => return Err(CannotEnd::NoOwnOffer),
            EndAct::WithdrawDraw => next,
            EndAct::AcceptDraw | EndAct::DeclineDraw if open != Some(side.other()) => {
                return Err(CannotEnd::NoOffer);
            }
            EndAct::AcceptDraw => Self { early: Some(EarlyEnd::Agreed), ..next },
            EndAct::DeclineDraw => {
                Self { declined: Some((side, why.unwrap_or(Declined::ByPerson))), ..next }
            }
        };
        Ok(())
    }

    /// Records an answer of a side. The side's draw offer lapses.
    pub(crate) fn answered(&mut self, side: Side) {
        self.offer = self.offer.filter(|offering| *offering != side);
        self.declined = self.declined.filter(|(declining, _)| *declining == side);
    }

    /// Records that answers were taken back. Every draw offer lapses.
    pub(crate) fn undone(&mut self) {
        (self.offer, self.declined) = (None, None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const US: Side = Side::Usa;
    const THEM: Side = Side::Csa;

    fn after(acts: &[(Side, EndAct)]) -> Result<Endings, CannotEnd> {
        let mut endings = Endings::default();
        acts.iter().try_for_each(|&(side, act)| endings.take(side, act, None))?;
        Ok(endings)
    }

    #[test]
    fn an_act_is_refused_where_it_does_not_fit() {
        use EndAct::{AcceptDraw, DeclineDraw, OfferDraw, Resign, WithdrawDraw};
        for (acts, expected) in [
            (&[(US, Resign), (THEM, Resign)][..], CannotEnd::Over),
            (&[(US, OfferDraw), (THEM, AcceptDraw), (THEM, Resign)], CannotEnd::Over),
            (&[(US, OfferDraw), (US, OfferDraw)], CannotEnd::OfferOpen),
            (&[(US, OfferDraw), (THEM, OfferDraw)], CannotEnd::OfferOpen),
            (&[(US, OfferDraw), (THEM, WithdrawDraw)], CannotEnd::NoOwnOffer),
            (&[(US, AcceptDraw)], CannotEnd::NoOffer),
            (&[(US, OfferDraw), (US, AcceptDraw)], CannotEnd::NoOffer),
            (&[(US, OfferDraw), (US, WithdrawDraw), (THEM, AcceptDraw)], CannotEnd::NoOffer),
            (&[(US, OfferDraw), (THEM, DeclineDraw), (THEM, AcceptDraw)], CannotEnd::NoOffer),
        ] {
            assert_eq!(after(acts), Err(expected), "{acts:?}");
        }
    }

    #[test]
    fn a_match_has_a_limited_number_of_offers() {
        let each = [(US, EndAct::OfferDraw), (THEM, EndAct::DeclineDraw)];
        let mut endings = after(&each.repeat(MAX_OFFERS)).expect("it fits");
        assert_eq!(endings.take(US, EndAct::OfferDraw, None), Err(CannotEnd::TooManyOffers));
        endings.take(US, EndAct::Resign, None).expect("a side may always resign");
    }

    #[test]
    fn the_players_end_a_match() {
        let resigned = after(&[(THEM, EndAct::OfferDraw), (THEM, EndAct::Resign)]);
        let early = resigned.expect("it fits").early().expect("it ended");
        assert_eq!((early, early.winner()), (EarlyEnd::Resigned(THEM), Some(US)));
        let agreed = after(&[(US, EndAct::OfferDraw), (THEM, EndAct::AcceptDraw)]);
        let early = agreed.expect("it fits").early().expect("it ended");
        assert_eq!((early, early.winner()), (EarlyEnd::Agreed, None));
    }

    /// Only an answer of the offering side closes its offer.
    #[test]
    fn an_offer_lapses_with_the_next_answer_of_its_side() {
        let mut endings = after(&[(US, EndAct::OfferDraw)]).expect("it fits");
        endings.answered(THEM);
        assert_eq!(endings.offer(), Some(US));
        endings.answered(US);
        assert_eq!(endings.offer(), None);
        endings.take(US, EndAct::OfferDraw, None).expect("the earlier one lapsed");
        endings.undone();
        assert_eq!(endings.take(THEM, EndAct::AcceptDraw, None), Err(CannotEnd::NoOffer));
    }

    #[test]
    fn an_act_is_read_by_its_id() {
        for act in EndAct::ALL {
            assert_eq!(act.id().parse(), Ok(act));
            assert_eq!(serde_json::json!(act), act.id());
        }
        assert!("surrender".parse::<EndAct>().is_err_and(|why| why.contains("resign, offer-draw")));
    }
}
