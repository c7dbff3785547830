//! State of a match by mail after some lines of its mail file. The state is that known to one side
//! or to a spectator.

use std::collections::BTreeMap;

use crate::{AnyMatch, EndAct};
use kernel::words::{Language, speaking};
use kernel::{DRAW, PerSide, Reader, Side, say};

use crate::pbem::chance::{CommittedRoll, Drawn};
use crate::pbem::digest::Digest;
use crate::pbem::line::{Line, Offer};
use crate::pbem::orders::{self, Order};
use crate::pbem::secret::{Pledge, Root};

/// Knowledge about hidden items that one copy of the match has.
#[derive(Clone, Debug, Default)]
pub(crate) struct Eyes {
    pub(crate) roots: PerSide<Option<Root>>,
    /// Private draws that a later line reveals, by side and number of the committed roll. The value
    /// is the id of the item.
    pub(crate) opened: BTreeMap<(Side, u32), String>,
}

impl Eyes {
    /// Returns the knowledge of a side that holds only its own secret.
    pub(crate) fn of(side: Side, root: Root) -> Self {
        let mut eyes = Self::default();
        eyes.roots[side] = Some(root);
        eyes
    }

    /// Sorts the candidates for a hidden item, with the likeliest last. An item that the same side
    /// reveals after a later draw is less likely, because few items are identical.
    fn likelier_last(&self, (side, throw): (Side, u32), mut ids: Vec<String>) -> Vec<String> {
        let later = self.opened.range((side, throw + 1)..=(side, u32::MAX));
        let later: Vec<&String> = later.map(|(_, drawn)| drawn).collect();
        ids.sort_by_key(|id| !later.contains(&id));
        ids
    }
}

/// State of a match after some lines of its mail file.
pub(crate) struct Course {
    pub(crate) game: Box<dyn AnyMatch>,
    /// Side that must write the next line.
    pub(crate) side_to_move: Side,
    /// Commitments of both sides for the next committed roll. `None` for a side that has not
    /// joined.
    pledges: PerSide<Option<Pledge>>,
    /// Commitments of each side for the first committed roll.
    first: PerSide<Option<Pledge>>,
    /// Number of the next committed roll.
    next: u32,
    /// Numbers that the sides have disclosed for the next committed roll.
    links: PerSide<Option<Digest>>,
    /// Committed roll in use since the last decision. `None` if no roll has been needed.
    throw: Option<CommittedRoll>,
    /// Side that has not yet looked at its private draw. `None` if there is no such draw.
    looks: Option<Side>,
    /// Private draws of each side, known or assumed.
    drawn: Vec<Seen>,
    /// Number of hidden answers that each side has given.
    covered: PerSide<u32>,
    orders: PerSide<Vec<Order>>,
    pub(crate) told: PerSide<bool>,
}

/// A private draw of one side, known or assumed.
#[derive(Clone, Debug)]
pub(crate) struct Seen {
    pub(crate) side: Side,
    pub(crate) throw: u32,
    pub(crate) id: String,
    /// Whether a line has revealed the item.
    pub(crate) opened: bool,
}

/// Input that the match needs before it can continue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pause {
    /// A disclosed number from each side, for the next committed roll.
    Roll,
    /// This side must look at its private draw.
    Look(Side),
    /// This side must accept or decline a draw.
    Offer(Side),
    /// This side must decide.
    Decision(Side),
    /// No input: the match is over.
    Over,
}

/// Result of applying a line to the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Taken {
    /// The line fits the match, and hides nothing from the owner of this copy.
    Done,
    /// The line fits the match, but hides an item. Holds the candidates for the item, the likeliest
    /// last.
    Covered(Vec<String>),
}

impl Clone for Course {
    fn clone(&self) -> Self {
        Self {
            game: self.game.copy(),
            throw: self.throw.clone(),
            drawn: self.drawn.clone(),
            orders: self.orders.clone(),
            ..*self
        }
    }
}

impl Course {
    pub(crate) fn new(game: Box<dyn AnyMatch>, offer: &Offer) -> Self {
        let pledges = PerSide::from_fn(|side| (side == offer.side).then_some(offer.pledge));
        Self {
            game,
            side_to_move: offer.side,
            pledges,
            first: pledges,
            next: 1,
            links: PerSide::default(),
            throw: None,
            looks: None,
            drawn: Vec::new(),
            covered: PerSide::default(),
            orders: PerSide::default(),
            told: PerSide::default(),
        }
    }

    /// Whether both sides have joined.
    pub(crate) fn is_joined(&self) -> bool {
        Side::BOTH.into_iter().all(|side| self.first[side].is_some())
    }

    /// Returns the number of the next committed roll.
    pub(crate) const fn next_throw(&self) -> u32 {
        self.next
    }

    pub(crate) fn has_told_link(&self, side: Side) -> bool {
        self.links[side].is_some()
    }

    /// Returns the number of hidden answers of a side.
    pub(crate) fn covered(&self, side: Side) -> u32 {
        self.covered[side]
    }

    /// Returns the current standing orders of a side.
    pub(crate) fn orders(&self, side: Side) -> &[Order] {
        &self.orders[side]
    }

    /// Returns the number of the current committed roll.
    pub(crate) fn this_throw(&self) -> u32 {
        self.throw.as_ref().map_or(0, |throw| throw.nth)
    }

    /// Returns the private draws of each side, known or assumed.
    pub(crate) fn drawn(&self) -> &[Seen] {
        &self.drawn
    }

    /// Advances the match by rolls, draws and standing orders, until the match needs other input.
    pub(crate) fn advance(&mut self) -> Result<Pause, String> {
        if self.game.is_over() {
            return Ok(Pause::Over);
        }
        if let Some(side) = self.looks {
            return Ok(Pause::Look(side));
        }
        if let Some(side) = self.game.status().offer {
            return Ok(Pause::Offer(side.other()));
        }
        while let Some(decision) = self.game.decision() {
            if decision.is_chance() {
                if let Some(pause) = self.throw(decision.kind == DRAW, decision.options.len())? {
                    return Ok(pause);
                }
            } else if let Some(id) = orders::answer(&self.orders[decision.side], &*self.game) {
                self.choose(&id)?;
            } else {
                return Ok(Pause::Decision(decision.side));
            }
        }
        Ok(Pause::Over)
    }

    fn throw(&mut self, draws: bool, results: usize) -> Result<Option<Pause>, String> {
        if self.throw.as_ref().is_none_or(|throw| draws && !throw.can_draw()) {
            let PerSide { usa: Some(usa), csa: Some(csa) } = self.links else {
                return Ok(Some(Pause::Roll));
            };
            self.throw = Some(CommittedRoll::of(self.next, PerSide { usa, csa }));
            self.next += 1;
            self.links = PerSide::default();
        }
        let Some(throw) = &mut self.throw else { return Ok(Some(Pause::Roll)) };
        let id = if draws {
            match throw.draw(&self.game.draw_options()) {
                Drawn::Openly(id) => id,
                Drawn::For(side) => {
                    self.looks = Some(side);
                    return Ok(Some(Pause::Look(side)));
                }
            }
        } else {
            let at = throw.roll(results);
            self.game.decision().map(|decision| decision.options[at].id.clone()).unwrap_or_default()
        };
        self.game.choose(&id).map_err(|error| error.to_string())?;
        Ok(None)
    }

    /// Applies a side's decision. Later dice need a new committed roll.
    fn choose(&mut self, id: &str) -> Result<(), String> {
        self.game.choose(id).map_err(|error| error.to_string())?;
        self.throw = None;
        Ok(())
    }

    /// Continues after a hidden line, on the assumption that the item is `id`.
    pub(crate) fn suppose(&mut self, id: &str) -> Result<(), String> {
        let Some(side) = self.looks.take() else { return self.choose(id) };
        let throw = self.this_throw();
        self.drawn.push(Seen { side, throw, id: id.to_owned(), opened: false });
        self.game.choose(id).map_err(|error| error.to_string())
    }

    /// Applies a line to the match.
    ///
    /// # Errors
    /// If the line does not fit. The caller must then discard this state.
    pub(crate) fn take(&mut self, line: &Line, eyes: &Eyes) -> Result<Taken, String> {
        let side = line.side();
        if side != self.side_to_move {
            return Err(say!("mail-line-out-of-turn", side = side.id()));
        }
        let pause = self.advance()?;
        match line {
            Line::Join { side, pledge } => self.join(*side, *pledge)?,
            Line::Answer { side, question, answer } => {
                self.check_asked(*side, question, pause)?;
                if self.game.stays_covered() {
                    return Err(say!("mail-line-open"));
                }
                self.choose(answer)?;
            }
            Line::Covered { side, question, cover } => {
                self.check_asked(*side, question, pause)?;
                return self.take_covered(*side, *cover, eyes);
            }
            Line::Link { side, throw, link, next } => {
                self.take_link((*side, *throw), *link, *next, pause)?;
            }
            Line::Drawn { side, throw } => {
                if pause != Pause::Look(*side) || *throw != self.this_throw() {
                    return Err(say!("mail-line-no-draw"));
                }
                return self.look(*side, eyes);
            }
            Line::Open { side, throw, drawn } => self.open_drawn(*side, *throw, drawn)?,
            Line::End { side, act } => self.end(*side, *act, pause)?,
            Line::Orders { side, orders } => self.orders[*side].clone_from(orders),
            Line::Handed { to, open } => {
                // A copy does not check the lines of its owner again, because the owner checked
                // them when writing.
                let checks = eyes.roots[side].is_none() || eyes.roots[side.other()].is_some();
                if checks && self.is_certain(eyes) && *open != self.open() {
                    return Err(say!("mail-line-other-draw"));
                }
                self.side_to_move = *to;
            }
            Line::Root { side, root } => self.tell(*side, *root, pause)?,
        }
        Ok(Taken::Done)
    }

    fn join(&mut self, side: Side, pledge: Pledge) -> Result<(), String> {
        if self.first[side].is_some() {
            return Err(say!("mail-line-joined", side = side.id()));
        }
        self.first[side] = Some(pledge);
        self.pledges[side] = Some(pledge);
        Ok(())
    }

    fn check_asked(&self, side: Side, question: &str, pause: Pause) -> Result<(), String> {
        if !self.is_joined() {
            return Err(say!("mail-line-not-joined"));
        }
        let asked = self.game.decision().map(|decision| decision.kind).unwrap_or_default();
        if pause != Pause::Decision(side) || asked != question {
            return Err(match pause {
                Pause::Roll => say!("mail-line-roll"),
                Pause::Look(side) => say!("mail-line-look", side = side.id()),
                Pause::Decision(side) => {
                    say!("mail-line-answer", side = side.id(), asked, question)
                }
                Pause::Offer(side) => say!("mail-line-offer", side = side.id()),
                Pause::Over => say!("mail-line-over"),
            });
        }
        Ok(())
    }

    /// Ends the match for a side, or changes its draw offer.
    fn end(&mut self, side: Side, act: EndAct, pause: Pause) -> Result<(), String> {
        if !self.is_joined() {
            return Err(say!("mail-line-not-joined"));
        }
        match pause {
            Pause::Decision(asked) | Pause::Offer(asked) if asked == side => {}
            Pause::Over => return Err(say!("mail-line-over")),
            _ => return Err(say!("mail-line-out-of-turn", side = side.id())),
        }
        self.game.end(side, act).map_err(|error| error.to_string())
    }

    fn take_covered(&mut self, side: Side, cover: Digest, eyes: &Eyes) -> Result<Taken, String> {
        if !self.game.stays_covered() {
            return Err(say!("mail-line-hidden"));
        }
        self.covered[side] += 1;
        let options = self.game.decision().map(|decision| decision.options).unwrap_or_default();
        let ids = options.into_iter().map(|option| option.id);
        let Some(root) = eyes.roots[side] else {
            let covered = eyes.likelier_last((side, self.this_throw()), ids.collect());
            return Ok(Taken::Covered(covered));
        };
        let nth = self.covered[side];
        let found = { ids }.find(|id| root.cover(nth, id) == cover);
        let id = found.ok_or_else(|| say!("mail-line-no-choice"))?;
        self.choose(&id)?;
        Ok(Taken::Done)
    }

    fn take_link(
        &mut self,
        (side, throw): (Side, u32),
        link: Digest,
        next: Pledge,
        pause: Pause,
    ) -> Result<(), String> {
        if pause != Pause::Roll || throw != self.next || self.links[side].is_some() {
            return Err(say!("mail-line-no-number"));
        }
        if !self.pledges[side].is_some_and(|pledge| pledge.keeps(link)) {
            return Err(say!("mail-line-other-number"));
        }
        self.links[side] = Some(link);
        self.pledges[side] = Some(next);
        Ok(())
    }

    fn look(&mut self, side: Side, eyes: &Eyes) -> Result<Taken, String> {
        let draw_options = self.game.draw_options();
        let throw = self.this_throw();
        let known = match eyes.roots[side] {
            Some(root) => {
                self.throw.as_ref().map(|made| made.look(side, &draw_options, root.covered(throw)))
            }
            None => eyes.opened.get(&(side, throw)).cloned(),
        };
        let Some(id) = known else {
            let own =
                draw_options.into_iter().filter(|draw_option| draw_option.for_whom == Some(side));
            let own = own.map(|draw_option| draw_option.id).collect();
            return Ok(Taken::Covered(eyes.likelier_last((side, throw), own)));
        };
        self.suppose(&id)?;
        Ok(Taken::Done)
    }

    fn open_drawn(&mut self, side: Side, throw: u32, drawn: &str) -> Result<(), String> {
        let is_it = |seen: &&mut Seen| (seen.side, seen.throw) == (side, throw) && seen.id == drawn;
        let seen = self.drawn.iter_mut().find(is_it);
        seen.ok_or_else(|| say!("mail-line-not-drawn", throw, drawn))?.opened = true;
        Ok(())
    }

    fn tell(&mut self, side: Side, root: Root, pause: Pause) -> Result<(), String> {
        if pause != Pause::Over {
            return Err(say!("mail-line-early-secret"));
        }
        if self.first[side] != Some(root.pledge(1)) {
            return Err(say!("mail-line-other-secret"));
        }
        self.told[side] = true;
        Ok(())
    }

    /// Whether this copy can compare its public state with the hash in a mail file. At the end of
    /// the match, the public state may depend on hidden items. The copy then needs the secrets of
    /// both sides.
    fn is_certain(&self, eyes: &Eyes) -> bool {
        let all = Side::BOTH.into_iter().all(|side| eyes.roots[side].is_some());
        all || !self.game.is_over()
    }

    /// Returns the hash of the public state. The state names phases in words, so it is always hashed
    /// in English: the players may use different languages.
    pub(crate) fn open(&self) -> Digest {
        let view = speaking(Language::ENGLISH, || self.game.view(Reader::Everybody));
        Digest::of("open", &[view.to_string().as_bytes()])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The replay tries a candidate last if the same side draws and reveals that item later.
    #[test]
    fn what_is_laid_open_later_is_supposed_last() {
        let opened = [(Side::Csa, 7, "first"), (Side::Csa, 2, "second"), (Side::Usa, 9, "third")];
        let opened = opened.map(|(side, throw, id)| ((side, throw), id.to_owned())).into();
        let eyes = Eyes { roots: PerSide::default(), opened };
        for (throw, expected) in
            [(1, ["first", "second", "third"]), (4, ["first", "third", "second"])]
        {
            let ids = ["third", "first", "second"].map(str::to_owned).to_vec();
            assert_eq!(
                eyes.likelier_last((Side::Csa, throw), ids),
                expected,
                "after throw {throw}"
            );
        }
    }
}
