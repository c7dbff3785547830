//! Story of a match: a log with one line for each phase of a side. A line names the most serious
//! result first.

use std::collections::BTreeMap;

use kernel::words::all_of;
use kernel::{Heading, HexId, say};

use super::{hex, line, unit};
use crate::choice::Mover;
use crate::event::Event;
use crate::game::UnitId;
use crate::rules::Rules;

/// Returns the rank of a fact in the story. `None` if the fact never begins a chapter.
pub const fn heading(event: &Event) -> Option<Heading> {
    match event {
        Event::TurnBegan { .. } => Some(Heading::Turn),
        Event::StageBegan { .. } | Event::GameEnded {} => Some(Heading::Part),
        _ => None,
    }
}

/// Returns the line of the story for a chapter. `None` if nothing notable happened in it.
pub fn chapter(rules: &Rules, events: &[&Event]) -> Option<String> {
    let first = *events.first()?;
    let mut tale = Tale::default();
    events.iter().for_each(|event| tale.take(rules, event));
    let results = tale.results(rules);
    let is_told = match heading(first) {
        None | Some(Heading::Turn) => true,
        Some(_) => tale.is_told(first, &results),
    };
    let head = heading(first).map_or_else(|| say!("set-up"), |_| line(rules, first).text);
    is_told.then(|| tale.told(rules, head, &results))
}

/// Outcome for a unit in one chapter of the story, ordered from mild to severe.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fate {
    Entered,
    Rallied,
    Pinned,
    Depleted,
    /// Total number of strength points that the unit lost.
    Lost(u8),
    Routed,
    Gone,
}

impl Fate {
    const fn id(self) -> &'static str {
        match self {
            Self::Entered => "entered",
            Self::Rallied => "rallied",
            Self::Pinned => "pinned",
            Self::Depleted => "depleted",
            Self::Lost(_) => "lost",
            Self::Routed => "routed",
            Self::Gone => "gone",
        }
    }
}

/// Facts of a chapter that its line in the story may mention.
#[derive(Default)]
struct Tale {
    fates: BTreeMap<UnitId, Fate>,
    lost: BTreeMap<UnitId, u8>,
    targets: Vec<HexId>,
    moved: BTreeMap<UnitId, HexId>,
    /// Log lines that the story repeats unchanged, such as the loss of a leader.
    grave: Vec<String>,
}

impl Tale {
    fn take(&mut self, rules: &Rules, event: &Event) {
        match event {
            Event::Fired { fire } => {
                self.targets.retain(|hex| *hex != fire.attack.hex);
                self.targets.push(fire.attack.hex);
            }
            Event::StrengthLost { unit, points, .. } => {
                let lost = self.lost.entry(*unit).or_default();
                *lost = lost.saturating_add(*points);
                let fate = Fate::Lost(*lost);
                self.befalls(*unit, fate);
            }
            Event::UnitPinned { unit } => self.befalls(*unit, Fate::Pinned),
            Event::Depleted { unit } => self.befalls(*unit, Fate::Depleted),
            Event::Routed { unit, .. } => self.befalls(*unit, Fate::Routed),
            Event::Removed { unit } | Event::Trapped { unit } => self.befalls(*unit, Fate::Gone),
            Event::Rallied { unit, .. } => self.befalls(*unit, Fate::Rallied),
            Event::Moved { mover: Mover::Unit(unit), to, .. }
            | Event::Advanced { unit, to, .. } => {
                self.moved.insert(*unit, *to);
            }
            Event::Entered { mover: Mover::Unit(unit), hex, .. } => {
                self.befalls(*unit, Fate::Entered);
                self.moved.insert(*unit, *hex);
            }
            Event::LeaderLost { .. }
            | Event::BrigadeBroken { .. }
            | Event::BrigadeRestored { .. }
            | Event::Demoralised { .. }
            | Event::Exited { .. }
            | Event::WagonTaken { .. }
            | Event::WagonDestroyed { .. }
            | Event::MeleeFought { .. }
            | Event::StrategyRolled { .. } => self.grave.push(line(rules, event).text),
            _ => {}
        }
    }

    /// Whether the chapter gets a line: it contains results, fire or moves to report, or the end of
    /// the game.
    fn is_told(&self, first: &Event, results: &[String]) -> bool {
        let is_end = *first == Event::GameEnded {};
        is_end || !(results.is_empty() && self.targets.is_empty() && self.moved.is_empty())
    }

    fn befalls(&mut self, unit: UnitId, fate: Fate) {
        let known = self.fates.entry(unit).or_insert(fate);
        *known = (*known).max(fate);
    }

    fn told(&self, rules: &Rules, head: String, results: &[String]) -> String {
        if !results.is_empty() {
            return say!("story-told", head, results = results.join("; "));
        }
        if !self.targets.is_empty() {
            let hexes = all_of(self.targets.iter().map(|at| hex(&rules.game, *at)));
            return say!("story-in-vain", head, hexes);
        }
        match self.moved.len() {
            0 => head,
            units => say!("story-moved", head, units),
        }
    }

    /// Returns the results, most serious first: leaders and brigades, then units by fate.
    fn results(&self, rules: &Rules) -> Vec<String> {
        let mut by_fate: BTreeMap<Fate, Vec<String>> = BTreeMap::new();
        for (own, fate) in &self.fates {
            by_fate.entry(*fate).or_default().push(unit(&rules.game, *own).to_owned());
        }
        let fates = by_fate.into_iter().rev().map(|(fate, names)| {
            let points = if let Fate::Lost(points) = fate { points } else { 0 };
            say!("story-fate", units = all_of(names), fate = fate.id(), points)
        });
        self.grave.iter().cloned().chain(fates).collect()
    }
}
