//! Story of a match: a log with one line for each phase or step of a side. A line names the most
//! serious result first.

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
    /// Total number of strength points that the unit lost.
    Lost(u8),
    Fled,
    Routed,
    Shattered,
    Eliminated,
}

impl Fate {
    const fn id(self) -> &'static str {
        match self {
            Self::Entered => "entered",
            Self::Rallied => "rallied",
            Self::Lost(_) => "lost",
            Self::Fled => "fled",
            Self::Routed => "routed",
            Self::Shattered => "shattered",
            Self::Eliminated => "eliminated",
        }
    }
}

/// Facts of a chapter that its line may mention.
#[derive(Default)]
struct Tale {
    fates: BTreeMap<UnitId, Fate>,
    lost: BTreeMap<UnitId, u8>,
    targets: Vec<HexId>,
    moved: BTreeMap<UnitId, HexId>,
    /// Log lines that the story repeats unchanged, such as the loss of a leader.
    grave: Vec<String>,
    notes: Vec<String>,
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
            Event::Shattered { unit } => self.befalls(*unit, Fate::Shattered),
            Event::Routed { unit } => self.befalls(*unit, Fate::Routed),
            Event::Fled { unit, .. } => self.befalls(*unit, Fate::Fled),
            Event::Eliminated { unit, .. } => self.befalls(*unit, Fate::Eliminated),
            Event::Rallied { unit } => self.befalls(*unit, Fate::Rallied),
            Event::Moved { mover: Mover::Unit(unit), to, .. }
            | Event::Advanced { unit, to, .. } => {
                self.moved.insert(*unit, *to);
            }
            Event::Entered { mover: Mover::Unit(unit), hex, .. } => {
                self.befalls(*unit, Fate::Entered);
                self.moved.insert(*unit, *hex);
            }
            Event::LeaderLost { .. } | Event::LeaderReplaced { .. } => {
                self.grave.push(line(rules, event).text);
            }
            Event::ObjectivesScored { points: 1.., .. }
            | Event::PricePaid { .. }
            | Event::ArrivalRolled { turn: Some(_), .. } => {
                self.notes.push(line(rules, event).text);
            }
            Event::FormationChosen { .. }
            | Event::LeaderPlaced { .. }
            | Event::StageBegan { .. }
            | Event::TurnBegan { .. }
            | Event::NightFell { .. }
            | Event::ArrivalRolled { turn: None, .. }
            | Event::CommandChecked { .. }
            | Event::FateUsed { .. }
            | Event::FormationChanged { .. }
            | Event::Limbered { .. }
            | Event::MoraleChecked { .. }
            | Event::LeaderTested { .. }
            | Event::LeaderWent { .. }
            | Event::LeaderJoined { .. }
            | Event::Entered { mover: Mover::Leader(_), .. }
            | Event::Moved { mover: Mover::Leader(_), .. }
            | Event::MoveEnded { .. }
            | Event::RallyTried { .. }
            | Event::MarkersRemoved { .. }
            | Event::ObjectivesScored { points: 0, .. }
            | Event::GameEnded {} => {}
        }
    }

    /// Whether the chapter deserves a line: it contains results, fires or moves to report, or the
    /// end of the game.
    fn is_told(&self, first: &Event, results: &[String]) -> bool {
        let is_end = *first == Event::GameEnded {};
        is_end || !(results.is_empty() && self.targets.is_empty() && self.moved.is_empty())
    }

    fn befalls(&mut self, unit: UnitId, fate: Fate) {
        let known = self.fates.entry(unit).or_insert(fate);
        *known = (*known).max(fate);
    }

    fn told(&self, rules: &Rules, head: String, results: &[String]) -> String {
        if results.is_empty() && !self.targets.is_empty() {
            let hexes = all_of(self.targets.iter().map(|at| hex(&rules.game, *at)));
            return say!("story-in-vain", head, hexes);
        }
        if results.is_empty() {
            return match self.moved.len() {
                0 => head,
                units => say!("story-moved", head, units),
            };
        }
        say!("story-told", head, results = results.join("; "))
    }

    /// Returns the results, most serious first: leaders, units by fate, objectives and points.
    fn results(&self, rules: &Rules) -> Vec<String> {
        let mut by_fate: BTreeMap<Fate, Vec<String>> = BTreeMap::new();
        for (own, fate) in &self.fates {
            by_fate.entry(*fate).or_default().push(unit(&rules.game, *own).to_owned());
        }
        let fates = by_fate.into_iter().rev().map(|(fate, names)| {
            let points = if let Fate::Lost(points) = fate { points } else { 0 };
            say!("story-fate", units = all_of(names), fate = fate.id(), points)
        });
        let rest = self.ground(rules).into_iter().chain(self.notes.iter().cloned());
        self.grave.iter().cloned().chain(fates).chain(rest).collect()
    }

    /// Returns phrases that name the units that have moved into objectives.
    fn ground(&self, rules: &Rules) -> Vec<String> {
        let victory = &rules.scenario().victory;
        let there = self.moved.iter().filter(|(_, to)| victory.hexes.contains(to));
        let told = there.map(|(own, to)| {
            say!("story-reaches", unit = unit(&rules.game, *own), hex = hex(&rules.game, *to))
        });
        told.collect()
    }
}
