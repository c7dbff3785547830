//! Implementation of the lobby's `MatchStore` trait for the database.

use kernel::Side;
use lobby::key::Lock;
use lobby::match_store::Result;
use lobby::match_store::Used;
use lobby::seats::{Moments, Place, Seats, Waits};
use lobby::{About, AlertAddresses, ChatLine, MatchStore, Sought, Visitor};
use session::Seat;

use super::{Store, unkept};

impl MatchStore for Store {
    fn create(&self, about: &About, seats: &Seats, lines: &[String]) -> Result<()> {
        self.create(about, seats, lines).map_err(unkept)
    }

    fn lines(&self, id: &str) -> Result<Vec<String>> {
        self.lines(id).map_err(unkept)
    }

    fn append(&self, id: &str, first: usize, lines: &[String], over: bool) -> Result<()> {
        self.append(id, first, lines, over).map_err(unkept)
    }

    fn replace(&self, id: &str, lines: &[String]) -> Result<()> {
        self.replace(id, lines).map_err(unkept)
    }

    fn keep_moments(&self, id: &str, side: Side, moments: Moments) -> Result<()> {
        self.keep_moments(id, side, moments).map_err(unkept)
    }

    fn give(&self, id: &str, side: Side, who: Seat) -> Result<()> {
        self.give(id, side, who).map_err(unkept)
    }

    fn claim(
        &self,
        id: &str,
        side: Side,
        invitation: Lock,
        lock: Lock,
        waits: Waits,
    ) -> Result<()> {
        self.claim(id, side, invitation, lock, waits).map_err(unkept)
    }

    fn taken(&self, visitor: Visitor) -> Result<usize> {
        self.taken(visitor).map_err(unkept)
    }

    fn seat(&self, id: &str, side: Side, place: &Place) -> Result<()> {
        self.seat(id, side, place).map_err(unkept)
    }

    fn say(&self, id: &str, said: &ChatLine, first: usize) -> Result<()> {
        self.say(id, said, first).map_err(unkept)
    }

    fn seats(&self, id: &str) -> Result<Option<Seats>> {
        self.seats(id).map_err(unkept)
    }

    fn clocks(&self, id: &str) -> Result<Option<Used>> {
        self.clocks(id).map_err(unkept)
    }

    fn keep_clocks(&self, id: &str, used: Used) -> Result<()> {
        self.keep_clocks(id, used).map_err(unkept)
    }

    fn notes(&self, id: &str, side: Side) -> Result<String> {
        self.notes(id, side).map_err(unkept)
    }

    fn note(&self, id: &str, side: Side, text: &str) -> Result<()> {
        self.note(id, side, text).map_err(unkept)
    }

    fn gather(&self, id: &str, side: Side, person: Option<Lock>) -> Result<()> {
        self.gather(id, side, person).map_err(unkept)
    }

    fn gathered(&self, person: Lock) -> Result<Vec<(About, Side)>> {
        self.gathered(person).map_err(unkept)
    }

    fn alerts(&self, id: &str, side: Side) -> Result<AlertAddresses> {
        self.alerts(id, side).map_err(unkept)
    }

    fn keep_alerts(
        &self,
        id: &str,
        side: Side,
        addresses: &AlertAddresses,
        language: &str,
    ) -> Result<()> {
        self.keep_alerts(id, side, addresses, language).map_err(unkept)
    }

    fn listed(&self, sought: &Sought) -> Result<Vec<About>> {
        self.listed(sought).map_err(unkept)
    }
}
