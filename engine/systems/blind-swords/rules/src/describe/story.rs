//! Story of a match: one line for each activation, phase or event, with the most serious result
//! first. The story contains only public information, so all viewers get the same lines.

use std::collections::BTreeMap;

use kernel::words::all_of;
use kernel::{Heading, HexId, Side, say};

use super::name::{brigade, chit, place_name, side, unit_name};
use super::tell::{event as told, phase};
use crate::board::{ArtilleryPhase, Morale, Phase};
use crate::event::{ChitEvent, CombatEvent, Event, EventFamily, SequenceEvent, UnitEvent};
use crate::game::{BrigadeId, Game, UnitId, UnitSet};
use crate::rules::Rules;
use crate::view::is_open;

/// Returns the rank of a fact in the story. `None` if the fact never begins a chapter.
pub const fn heading(event: &Event) -> Option<Heading> {
    Some(match Head::of(event) {
        None => return None,
        Some(Head::Turn) => Heading::Turn,
        Some(Head::Activation(_)) => Heading::Activation,
        Some(Head::Pause) => Heading::Part,
        Some(Head::Artillery(_) | Head::Phase(_)) => Heading::Phase,
    })
}

/// Subject of a chapter, determined by its first fact.
enum Head<'a> {
    Turn,
    Activation(BrigadeId),
    /// Interval between two activations, in which chits are drawn and played.
    Pause,
    Artillery(Side),
    Phase(&'a Phase),
}

impl<'a> Head<'a> {
    const fn of(event: &'a Event) -> Option<Self> {
        if let Event::PhaseSet { phase: Phase::Artillery(ArtilleryPhase { side, .. }) } = event {
            return Some(Self::Artillery(*side));
        }
        if let Event::PhaseSet { phase } = event {
            return Some(Self::Phase(phase));
        }
        if let Event::ActivationBegan { brigade, .. } = event {
            return Some(Self::Activation(*brigade));
        }
        if let Event::ChitDrawn { .. } | Event::ActivationEnded { .. } = event {
            return Some(Self::Pause);
        }
        if let Event::TurnBegan { .. } = event { Some(Self::Turn) } else { None }
    }

    /// Returns the acting side of the chapter, if it has one.
    fn acting(&self, game: &Game) -> Option<Side> {
        match self {
            Self::Activation(brigade) => Some(game.brigades[brigade.index()].side),
            Self::Artillery(side) => Some(*side),
            Self::Turn | Self::Pause | Self::Phase(_) => None,
        }
    }
}

/// Returns the story line of a chapter. `None` if nothing notable happened.
pub fn chapter(rules: &Rules, events: &[&Event]) -> Option<String> {
    let (game, first) = (&rules.game, *events.first()?);
    let head = Head::of(first);
    let mut tale = Tale::of(head.as_ref().and_then(|head| head.acting(game)));
    events.iter().filter(|event| is_open(event)).for_each(|event| tale.take(rules, event));
    let results = tale.results(rules);
    match head {
        None => Some(headed(say!("log-set-up"), &results)),
        Some(Head::Turn) => Some(headed(told(rules, first).text, &results)),
        Some(Head::Activation(which)) => Some(tale.deed_and(rules, brigade(game, which), &results)),
        Some(Head::Pause) => (!results.is_empty()).then(|| results.join("; ")),
        Some(Head::Artillery(who)) => {
            let who = say!("story-artillery", side = side(game, who));
            tale.is_told(&results).then(|| tale.deed_and(rules, &who, &results))
        }
        Some(Head::Phase(Phase::ChitDraw(_))) => (!results.is_empty()).then(|| results.join("; ")),
        Some(Head::Phase(which)) => {
            (!results.is_empty()).then(|| headed(phase(game, which), &results))
        }
    }
}

fn headed(head: String, results: &[String]) -> String {
    if results.is_empty() { head } else { say!("story-told", head, results = results.join("; ")) }
}

/// Fate of a unit in a chapter of the story, ordered from mild to severe.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fate {
    Arrived,
    Rallied,
    Returned,
    Rebuilt,
    Withdrew,
    Shaken,
    Worn,
    Disrupted,
    Retreated,
    Left,
    Broken,
    Eliminated,
}

impl Fate {
    const fn id(self) -> &'static str {
        match self {
            Self::Arrived => "arrived",
            Self::Rallied => "rallied",
            Self::Returned => "returned",
            Self::Rebuilt => "rebuilt",
            Self::Withdrew => "withdrew",
            Self::Shaken => "shaken",
            Self::Worn => "worn",
            Self::Disrupted => "disrupted",
            Self::Retreated => "retreated",
            Self::Left => "left",
            Self::Broken => "broken",
            Self::Eliminated => "eliminated",
        }
    }
}

/// Content of a chapter of the story, collected from its facts.
struct Tale {
    acting: Option<Side>,
    fates: BTreeMap<UnitId, Fate>,
    assaulted: Vec<HexId>,
    fired_at: Vec<HexId>,
    /// Hex in which each unit that moved is at the end of the chapter.
    moved: BTreeMap<UnitId, HexId>,
    /// Log lines that the story repeats word for word.
    grave: Vec<String>,
    notes: Vec<String>,
}

impl Tale {
    fn of(acting: Option<Side>) -> Self {
        let (fates, moved) = (BTreeMap::new(), BTreeMap::new());
        let [assaulted, fired_at] = [const { Vec::new() }; 2];
        let [grave, notes] = [const { Vec::new() }; 2];
        Self { acting, fates, assaulted, fired_at, moved, grave, notes }
    }

    fn take(&mut self, rules: &Rules, event: &Event) {
        match event.family() {
            EventFamily::Sequence(of) => self.take_sequence(rules, event, of),
            EventFamily::Chits(of) => self.take_chits(rules, event, of),
            EventFamily::Units(of) => self.take_units(of),
            EventFamily::Combat(of) => self.take_combat(of),
            EventFamily::Rolls(_) => {}
        }
    }

    fn take_sequence(&mut self, rules: &Rules, event: &Event, of: SequenceEvent<'_>) {
        match of {
            SequenceEvent::GameEnded { .. } => self.grave.push(told(rules, event).text),
            SequenceEvent::PointsAwarded { .. } => self.notes.push(told(rules, event).text),
            SequenceEvent::TurnBegan { .. }
            | SequenceEvent::PhaseSet { .. }
            | SequenceEvent::ArtilleryPassed { .. }
            | SequenceEvent::ArtilleryHexChosen { .. }
            | SequenceEvent::Acted { .. }
            | SequenceEvent::ActionReturned { .. }
            | SequenceEvent::BrigadeMarked { .. }
            | SequenceEvent::BrigadeMarkerAdded { .. }
            | SequenceEvent::MarkersReset {}
            | SequenceEvent::ArrivalSet { .. }
            | SequenceEvent::ArrivalDone { .. }
            | SequenceEvent::BrigadeFrozen { .. }
            | SequenceEvent::ActivationBegan { .. }
            | SequenceEvent::StepBegan { .. }
            | SequenceEvent::OrderGiven { .. }
            | SequenceEvent::AllowanceChanged { .. }
            | SequenceEvent::ActivationEnded { .. }
            | SequenceEvent::VarSet { .. }
            | SequenceEvent::GroundMarked { .. }
            | SequenceEvent::Told { .. }
            | SequenceEvent::ScriptFailed { .. } => {}
        }
    }

    fn take_chits(&mut self, rules: &Rules, event: &Event, of: ChitEvent<'_>) {
        let game = &rules.game;
        match of {
            ChitEvent::LeaderChanged { casualty: true, .. } => {
                self.grave.push(told(rules, event).text);
            }
            ChitEvent::ChitPlayed { side: who, chit: which, .. }
            | ChitEvent::CommandEventPlayed { side: who, chit: which } => {
                // The activation that a general's chit causes already reports that chit.
                if game.chits[which.index()].event().is_some() {
                    let (side, chit) = (side(game, *who), chit(game, *which));
                    self.notes.push(say!("story-plays", side, chit));
                }
            }
            ChitEvent::LeaderChanged { casualty: false, .. }
            | ChitEvent::KeyChitChosen { .. }
            | ChitEvent::EventChitsMixed { .. }
            | ChitEvent::ChitToCup { .. }
            | ChitEvent::ChitEntered { .. }
            | ChitEvent::ChitDrawn { .. }
            | ChitEvent::ChitHeld { .. }
            | ChitEvent::ChitDiscarded { .. }
            | ChitEvent::ChitSpent { .. }
            | ChitEvent::ChitsGathered {}
            | ChitEvent::FortunesSet { .. }
            | ChitEvent::ChitNegated { .. }
            | ChitEvent::TrackSet { .. } => {}
        }
    }

    fn take_units(&mut self, of: UnitEvent<'_>) {
        match of {
            UnitEvent::Moved { unit, to, .. } | UnitEvent::Advanced { unit, to, .. } => {
                self.moved.insert(*unit, *to);
            }
            UnitEvent::AssaultBegan { target, .. } => note(&mut self.assaulted, *target),
            UnitEvent::Depleted { unit } => self.befalls(*unit, Fate::Worn),
            UnitEvent::MoraleSet { unit, morale: Morale::None } => {
                self.befalls(*unit, Fate::Rallied);
            }
            UnitEvent::MoraleSet { unit, morale: Morale::Shaken } => {
                self.befalls(*unit, Fate::Shaken);
            }
            UnitEvent::MoraleSet { unit, morale: Morale::Disrupted } => {
                self.befalls(*unit, Fate::Disrupted);
            }
            UnitEvent::Broken { unit, .. } => self.befalls(*unit, Fate::Broken),
            UnitEvent::Eliminated { unit } => self.befalls(*unit, Fate::Eliminated),
            UnitEvent::Placed { unit, .. } => self.befalls(*unit, Fate::Arrived),
            UnitEvent::Retreated { unit, .. } => self.befalls(*unit, Fate::Retreated),
            UnitEvent::Withdrew { unit, .. } => self.befalls(*unit, Fate::Withdrew),
            UnitEvent::LeftMap { unit } => self.befalls(*unit, Fate::Left),
            UnitEvent::Rebuilt { unit } => self.befalls(*unit, Fate::Rebuilt),
            UnitEvent::Returned { unit, .. } => self.befalls(*unit, Fate::Returned),
            UnitEvent::UnitFrozen { .. }
            | UnitEvent::AssaultDeclared { .. }
            | UnitEvent::AssaultLapsed { .. }
            | UnitEvent::TargetVacated { .. }
            | UnitEvent::EventAttackSet { .. }
            | UnitEvent::MomentSet { .. }
            | UnitEvent::CalledOff { .. }
            | UnitEvent::RolledAgain { .. }
            | UnitEvent::Panicked { .. }
            | UnitEvent::Deployed { .. }
            | UnitEvent::ExitAnnounced { .. }
            | UnitEvent::Displaced { .. }
            | UnitEvent::LeftSkirmishOrder { .. }
            | UnitEvent::MountChangeAnnounced { .. }
            | UnitEvent::MountChanged { .. }
            | UnitEvent::ChargeDeclared { .. }
            | UnitEvent::ChargeMade { .. }
            | UnitEvent::BrokenTrackShifted {}
            | UnitEvent::Marked { .. }
            | UnitEvent::UnitSet { .. } => {}
        }
    }

    fn take_combat(&mut self, of: CombatEvent<'_>) {
        let (side, target) = match of {
            CombatEvent::FireResolved { report } => (report.side, report.target),
            CombatEvent::FireWasted { side, target, .. } => (*side, *target),
            CombatEvent::CloseCombatResolved { .. } | CombatEvent::CohesionTested { .. } => return,
        };
        if self.acting.is_none_or(|acting| acting == side) {
            note(&mut self.fired_at, target);
        }
    }

    fn befalls(&mut self, unit: UnitId, fate: Fate) {
        let known = self.fates.entry(unit).or_insert(fate);
        *known = (*known).max(fate);
    }

    /// Whether the chapter has results, fire or moves to report.
    fn is_told(&self, results: &[String]) -> bool {
        !(results.is_empty() && self.fired_at.is_empty() && self.moved.is_empty())
    }

    /// Formats a chapter line: `Adams attacks The Mill (0304): 1st VA broken; 2nd CT worn`.
    fn deed_and(&self, rules: &Rules, who: &str, results: &[String]) -> String {
        let hexes = |hexes: &[HexId]| all_of(hexes.iter().map(|hex| place_name(&rules.game, *hex)));
        let head = if !self.assaulted.is_empty() {
            say!("story-attacks", who, hexes = hexes(&self.assaulted))
        } else if !self.fired_at.is_empty() {
            say!("story-fires", who, hexes = hexes(&self.fired_at))
        } else if !self.moved.is_empty() {
            say!("story-moves", who)
        } else {
            say!("story-holds", who)
        };
        let is_vain =
            results.is_empty() && !(self.assaulted.is_empty() && self.fired_at.is_empty());
        if is_vain { say!("story-in-vain", head) } else { headed(head, results) }
    }

    /// Returns the results, most serious first: generals, units by fate, ground, points and chits.
    fn results(&self, rules: &Rules) -> Vec<String> {
        let mut by_fate: BTreeMap<Fate, Vec<&str>> = BTreeMap::new();
        for (unit, fate) in &self.fates {
            by_fate.entry(*fate).or_default().push(unit_name(&rules.game, *unit));
        }
        let fates = by_fate.into_iter().rev().map(|(fate, names)| {
            let units = all_of(names.into_iter().map(str::to_owned));
            say!("story-fate", units, fate = fate.id())
        });
        let grave = self.grave.iter().cloned();
        let rest = self.ground(rules).into_iter().chain(self.notes.iter().cloned());
        grave.chain(fates).chain(rest).collect()
    }

    /// Returns phrases for units that moved into hexes worth points and stayed there.
    fn ground(&self, rules: &Rules) -> Vec<String> {
        let lost: UnitSet = self
            .fates
            .iter()
            .filter(|(_, fate)| **fate >= Fate::Retreated)
            .map(|(unit, _)| unit.index())
            .collect();
        let mut there: BTreeMap<HexId, Vec<String>> = BTreeMap::new();
        let staying = self.moved.iter().filter(|(unit, _)| !lost.contains(unit.index()));
        for (unit, hex) in staying.filter(|(_, hex)| is_worth_points(rules, **hex)) {
            there.entry(*hex).or_default().push(unit_name(&rules.game, *unit).to_owned());
        }
        let reach = |(hex, names): (HexId, Vec<String>)| {
            say!("story-reaches", units = all_of(names), hex = place_name(&rules.game, hex))
        };
        there.into_iter().map(reach).collect()
    }
}

fn note(hexes: &mut Vec<HexId>, hex: HexId) {
    if !hexes.contains(&hex) {
        hexes.push(hex);
    }
}

fn is_worth_points(rules: &Rules, hex: HexId) -> bool {
    let victory = &rules.scenario().victory;
    let worth = [&victory.at_end, &victory.each_turn, &victory.occupied_each_turn];
    worth.into_iter().flatten().any(|of| of.hex == hex)
}
