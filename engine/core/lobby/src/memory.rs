//! A match store in memory. It collects changes, which the caller writes to a persistent store.

use std::cell::{RefCell, RefMut};
use std::collections::BTreeMap;

use kernel::{PerSide, Side};
use serde::{Deserialize, Serialize};
use session::Seat;

use crate::addresses::AlertAddresses;
use crate::key::Lock;
use crate::limits::{MAX_GATHERED, MAX_LISTED};
use crate::match_store::Used;
use crate::match_store::{About, ChatLine, MatchStore, Result, Sought, Stored, Unkept, now};
use crate::seats::{Moments, Place, Seats, Waits};
use crate::visitor::Visitor;

/// A match store that keeps all data in memory.
#[derive(Debug, Default)]
pub struct Memory {
    matches: RefCell<BTreeMap<String, Row>>,
}

#[derive(Debug)]
struct Row {
    head: Head,
    lines: Vec<String>,
    /// Alert addresses of each side. A host that keeps its matches in memory sends no alerts.
    alerts: PerSide<AlertAddresses>,
    /// Changes that the caller has not written yet. `None` if the caller has written all changes.
    unwritten: Option<Unwritten>,
}

/// All data of a match except its lines.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Head {
    /// Metadata of the match.
    pub about: About,
    /// Seats of the match, with the hashes of their keys.
    pub seats: Seats,
    /// Number of lines of the match.
    pub kept: usize,
    /// Latest chat messages, oldest first.
    pub chat: Vec<ChatLine>,
    /// Private notes of each side.
    pub notes: PerSide<String>,
    /// Thinking times of the sides. `None` if the match has no clocks.
    #[serde(default)]
    pub clocks: Option<Used>,
}

/// Changes of a match that the caller has not written yet.
#[derive(Clone, Copy, Debug)]
struct Unwritten {
    /// Number of lines that the caller has already written. `None` if nothing of the match is
    /// written.
    before: Option<usize>,
    /// Index of the first line that the caller must write.
    from: usize,
    /// Whether the caller must archive the lines written before.
    aside: bool,
}

/// A change that the caller must write atomically.
#[derive(Clone, Debug, Serialize)]
pub struct Change {
    /// All data of the match except its lines.
    pub head: Head,
    /// Number of lines that the store must hold before the change. `None` if the match must not
    /// exist yet.
    pub before: Option<usize>,
    /// Number of the first line to write.
    pub from: usize,
    /// Lines to write, starting with number `from`.
    pub lines: Vec<String>,
    /// Whether to archive the lines in the persistent store first.
    pub aside: bool,
}

impl Memory {
    /// Restores a match from its stored data. Missing lines at the end are detected later, when the
    /// match is loaded.
    pub fn restore(&self, head: Head, lines: Vec<String>) {
        let row = Row { lines, alerts: PerSide::default(), unwritten: None, head };
        self.matches.borrow_mut().insert(row.head.about.id.clone(), row);
    }

    /// Whether this store holds the match.
    pub fn holds(&self, id: &str) -> bool {
        self.matches.borrow().contains_key(id)
    }

    /// Returns a match in the form in which a store loads it. `None` if this store does not hold
    /// the match.
    pub fn stored(&self, id: &str) -> Option<Stored> {
        let matches = self.matches.borrow();
        let Row { head, lines, .. } = matches.get(id)?;
        let Head { about, seats, kept, chat, .. } = head.clone();
        let damage = Vec::new();
        Some(Stored { about, seats, kept, chat, lines: lines.clone(), damage })
    }

    /// Drops a match from memory. Its data in the persistent store remains.
    pub fn forget(&self, id: &str) {
        self.matches.borrow_mut().remove(id);
    }

    /// Returns the changes that the caller must write, and marks them as written. If writing fails,
    /// the caller must drop the match.
    pub fn changes(&self) -> Vec<Change> {
        let mut matches = self.matches.borrow_mut();
        let change = |row: &mut Row| {
            let Unwritten { before, from, aside } = row.unwritten.take()?;
            let lines = row.lines.get(from..).unwrap_or_default().to_vec();
            Some(Change { head: row.head.clone(), before, from, lines, aside })
        };
        matches.values_mut().filter_map(change).collect()
    }

    /// Returns a match for modification, and marks it as changed.
    fn change(&self, id: &str) -> Result<RefMut<'_, Row>> {
        let found = RefMut::filter_map(self.matches.borrow_mut(), |all| all.get_mut(id));
        let mut row = found.map_err(|_| Unkept(format!("unknown match `{id}`")))?;
        let kept = row.head.kept;
        row.unwritten.get_or_insert(Unwritten { before: Some(kept), from: kept, aside: false });
        row.head.about.touched = now();
        Ok(row)
    }
}

impl MatchStore for Memory {
    fn create(&self, about: &About, seats: &Seats, lines: &[String]) -> Result<()> {
        let (kept, chat, notes) = (lines.len(), Vec::new(), PerSide::default());
        let id = about.id.clone();
        let (about, seats, clocks) = (about.clone(), seats.clone(), None);
        let head = Head { about, seats, kept, chat, notes, clocks };
        let unwritten = Some(Unwritten { before: None, from: 0, aside: false });
        let alerts = PerSide::default();
        let row = Row { head, lines: lines.to_vec(), alerts, unwritten };
        let before = self.matches.borrow_mut().insert(id.clone(), row);
        before.map_or(Ok(()), |_| Err(Unkept(format!("match `{id}` already exists"))))
    }

    fn lines(&self, id: &str) -> Result<Vec<String>> {
        let matches = self.matches.borrow();
        Ok(matches.get(id).map(|row| row.lines.clone()).unwrap_or_default())
    }

    fn append(&self, id: &str, first: usize, lines: &[String], over: bool) -> Result<()> {
        let mut row = self.change(id)?;
        if row.lines.len() != first {
            let there = row.lines.len();
            return Err(Unkept(format!("match `{id}` has {there} lines: expected {first}")));
        }
        row.lines.extend_from_slice(lines);
        row.head.kept = row.lines.len();
        row.head.about.over = over;
        Ok(())
    }

    fn replace(&self, id: &str, lines: &[String]) -> Result<()> {
        let mut row = self.change(id)?;
        row.lines = lines.to_vec();
        row.head.kept = lines.len();
        if let Some(unwritten) = &mut row.unwritten {
            (unwritten.from, unwritten.aside) = (0, true);
        }
        Ok(())
    }

    fn keep_moments(&self, id: &str, side: Side, moments: Moments) -> Result<()> {
        self.change(id)?.head.seats[side].moments = moments;
        Ok(())
    }

    fn give(&self, id: &str, side: Side, who: Seat) -> Result<()> {
        self.change(id)?.head.seats[side].who = who;
        Ok(())
    }

    fn claim(
        &self,
        id: &str,
        side: Side,
        invitation: Lock,
        lock: Lock,
        waits: Waits,
    ) -> Result<()> {
        let mut row = self.change(id)?;
        let place = &mut row.head.seats[side];
        if place.invitation.as_ref().map(Lock::bytes) != Some(invitation.bytes()) {
            return Err(Unkept("this invitation has been used".to_owned()));
        }
        (place.invitation, place.claimed, place.lock) = (None, Some(invitation), Some(lock));
        place.waits = Some(waits);
        Ok(())
    }

    fn taken(&self, visitor: Visitor) -> Result<usize> {
        let matches = self.matches.borrow();
        let heads = matches.values().map(|row| &row.head).filter(|head| !head.about.over);
        let seats = heads.flat_map(|head| Side::BOTH.map(|side| head.seats[side].waits));
        Ok(seats.flatten().filter(|waits| waits.by == Some(visitor)).count())
    }

    fn seat(&self, id: &str, side: Side, place: &Place) -> Result<()> {
        self.change(id)?.head.seats[side] = place.clone();
        Ok(())
    }

    fn say(&self, id: &str, said: &ChatLine, first: usize) -> Result<()> {
        let mut row = self.change(id)?;
        row.head.chat.retain(|old| old.n >= first);
        row.head.chat.push(said.clone());
        Ok(())
    }

    fn seats(&self, id: &str) -> Result<Option<Seats>> {
        Ok(self.matches.borrow().get(id).map(|row| row.head.seats.clone()))
    }

    fn clocks(&self, id: &str) -> Result<Option<Used>> {
        Ok(self.matches.borrow().get(id).and_then(|row| row.head.clocks))
    }

    fn keep_clocks(&self, id: &str, used: Used) -> Result<()> {
        self.change(id)?.head.clocks = Some(used);
        Ok(())
    }

    fn notes(&self, id: &str, side: Side) -> Result<String> {
        let matches = self.matches.borrow();
        Ok(matches.get(id).map(|row| row.head.notes[side].clone()).unwrap_or_default())
    }

    fn note(&self, id: &str, side: Side, text: &str) -> Result<()> {
        text.clone_into(&mut self.change(id)?.head.notes[side]);
        Ok(())
    }

    fn alerts(&self, id: &str, side: Side) -> Result<AlertAddresses> {
        let matches = self.matches.borrow();
        Ok(matches.get(id).map(|row| row.alerts[side].clone()).unwrap_or_default())
    }

    fn keep_alerts(&self, id: &str, side: Side, addresses: &AlertAddresses, _: &str) -> Result<()> {
        self.change(id)?.alerts[side] = addresses.clone();
        Ok(())
    }

    fn gather(&self, id: &str, side: Side, person: Option<Lock>) -> Result<()> {
        self.change(id)?.head.seats[side].person = person;
        Ok(())
    }

    fn gathered(&self, person: Lock) -> Result<Vec<(About, Side)>> {
        let matches = self.matches.borrow();
        let is_own = |head: &Head, side: Side| {
            head.seats[side].person.is_some_and(|own| own.bytes() == person.bytes())
        };
        let seats = matches.values().flat_map(|row| Side::BOTH.map(|side| (&row.head, side)));
        let own = seats.filter(|(head, side)| is_own(head, *side));
        let mut own: Vec<_> = own.map(|(head, side)| (head.about.clone(), side)).collect();
        own.sort_by_key(|(about, _)| std::cmp::Reverse(about.touched));
        own.truncate(MAX_GATHERED);
        Ok(own)
    }

    /// Lists matches by their last change. Grouping by maker is unnecessary, since all matches
    /// belong to one person.
    fn listed(&self, sought: &Sought) -> Result<Vec<About>> {
        let words = sought.find.to_lowercase();
        let is_sought = |about: &&About| {
            let text = format!("{} {} {}", about.title, about.game, about.scenario).to_lowercase();
            about.listed && text.contains(&words)
        };
        let matches = self.matches.borrow();
        let about = matches.values().map(|row| &row.head.about);
        let mut listed: Vec<_> = about.filter(is_sought).cloned().collect();
        listed.sort_by_key(|about| std::cmp::Reverse(about.touched));
        let page = listed.into_iter().skip(sought.page.saturating_mul(MAX_LISTED));
        Ok(page.take(MAX_LISTED).collect())
    }
}
