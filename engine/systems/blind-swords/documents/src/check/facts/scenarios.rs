//! Comparison of the facts about set-ups, arrivals and frozen units with the scenarios.

use std::collections::BTreeSet;

use blind_swords::game::{Formation, Game, Placement, Scenario, UnitId};
use document::diag::Place;
use document::tree::At;
use kernel::HexId;

use crate::check::scenario::place_in_setup;
use crate::check::subject::Subject;
use crate::codes;
use crate::model::facts::{ScenarioFacts, SetUpGroup};
use crate::model::scenario::{Arrival, Scenario as ModelScenario};
use crate::model::{HexNumber, Id};

use super::comparison::{Comparison, Source};

pub(super) fn compare(facts: &mut Comparison<'_, '_>) {
    let at = facts.at.key("scenarios");
    let documents = &facts.subject.documents.scenarios;
    for (id, fact) in facts.facts.scenarios.iter() {
        let known = documents.iter().map(|(id, _)| id.as_str());
        let what = (codes::REF_SCENARIO, "scenario");
        let place = at.place_of_key(id.as_str());
        let Some(n) = facts.find(known, id, place, what) else { continue };
        let telling = Telling {
            fact,
            at_fact: at.key(id.as_str()),
            scenario: &facts.subject.game.scenarios[n],
            data: &documents[n].1.data,
            at: At::root(&documents[n].1.tree),
        };
        telling.compare(facts);
    }
}

/// Scenario and the facts about it, with the places of both.
struct Telling<'t> {
    fact: &'t ScenarioFacts,
    at_fact: At<'t>,
    scenario: &'t Scenario,
    data: &'t ModelScenario,
    at: At<'t>,
}

impl<'t> Telling<'t> {
    fn compare(&self, facts: &mut Comparison<'_, '_>) {
        self.turns(facts);
        self.set_up(facts);
        self.skirmish_order(facts);
        self.arrivals(facts);
        self.chits(facts);
        self.frozen(facts);
    }

    fn source(&self, place: Place) -> Source<'t> {
        Source { words: &self.fact.source, place }
    }

    fn turns(&self, facts: &mut Comparison<'_, '_>) {
        let Some(said) = self.fact.turns else { return };
        let written = |first: u8, last: u8| format!("{first} to {last}");
        let here = written(self.scenario.first_turn, self.scenario.last_turn);
        let source = self.source(self.at_fact.key("turns").place());
        let place = self.at.key("turns").place();
        facts.equal("the range of turns", (here, place), (written(said.first, said.last), &source));
    }

    fn set_up(&self, facts: &mut Comparison<'_, '_>) {
        if self.fact.set_up.is_empty() {
            return;
        }
        let mut told = BTreeSet::new();
        let mut all_known = true;
        for (n, group) in self.fact.set_up.iter().enumerate() {
            let at = self.at_fact.key("set-up").item(n);
            for (name, number) in group.units.iter() {
                let place = at.key("units").place_of_key(name);
                let Some(unit) = facts.unit(name, place.clone()) else {
                    all_known = false;
                    continue;
                };
                told.insert(unit);
                let Some(hex) = facts.hex(*number, at.key("units").key(name).place()) else {
                    continue;
                };
                let source = self.source(place);
                self.position(facts, unit, hex, &source);
                belongs(facts, unit, group, &source);
            }
        }
        // A unit whose name is misspelt in the facts would otherwise be reported twice: as unknown
        // and as missing.
        if !all_known {
            return;
        }
        let source = self.source(self.at_fact.place_of_key("set-up"));
        for placed in self.scenario.setup.iter().filter(|placed| !told.contains(&placed.unit)) {
            let id = &facts.subject.game.units[placed.unit.index()].id;
            let message = || format!("`{id}` is set up, but {} does not list it", source.words);
            facts.holds(
                false,
                &source,
                place_in_setup(facts.subject, self.at, placed.hex),
                message,
            );
        }
    }

    fn position(
        &self,
        facts: &mut Comparison<'_, '_>,
        unit: UnitId,
        hex: HexId,
        source: &Source<'_>,
    ) {
        let (map, units) = (&facts.subject.game.map, &facts.subject.game.units);
        let placed = self.scenario.setup.iter().find(|placed| placed.unit == unit);
        let (id, number) = (&units[unit.index()].id, map.number(hex));
        let place = match placed {
            Some(placed) => place_in_setup(facts.subject, self.at, placed.hex),
            None => self.place_for(facts.subject, unit, hex),
        };
        let message = || match placed {
            Some(placed) => {
                let here = map.number(placed.hex);
                format!("`{id}` is in {here}, but {} says {number}", source.words)
            }
            None => format!("`{id}` is not set up, but {} says {number}", source.words),
        };
        facts.holds(placed.is_some_and(|placed| placed.hex == hex), source, place, message);
    }

    /// Returns the place in the set-up where the author should add a missing unit: its hex if other
    /// units are there, otherwise a unit of its brigade.
    fn place_for(&self, subject: Subject<'_>, unit: UnitId, hex: HexId) -> Place {
        let setup = &self.scenario.setup;
        let game = subject.game;
        let of_brigade = |placed: &&Placement| {
            let brigade = game.units[placed.unit.index()].brigade;
            brigade.is_some() && brigade == game.units[unit.index()].brigade
        };
        let distance = |placed: &&Placement| placed.unit.index().abs_diff(unit.index());
        let beside = || setup.iter().filter(of_brigade).min_by_key(distance);
        match setup.iter().find(|placed| placed.hex == hex).or_else(beside) {
            Some(placed) => place_in_setup(subject, self.at, placed.hex),
            None => self.at.key("setup").place_of_key("hexes"),
        }
    }

    fn skirmish_order(&self, facts: &mut Comparison<'_, '_>) {
        let Some(names) = &self.fact.skirmish_order else { return };
        let at = self.at_fact.key("skirmish-order");
        let said = units(facts, names, at);
        let in_order = |placed: &&Placement| placed.formation == Formation::Skirmish;
        let here: BTreeSet<UnitId> =
            self.scenario.setup.iter().filter(in_order).map(|placed| placed.unit).collect();
        let setup = self.at.key("setup");
        let place =
            setup.get("skirmish-order").map_or_else(|| setup.place_of_key("hexes"), At::place);
        let ids = |unit: &UnitId| facts.subject.game.units[unit.index()].id.clone();
        let here = here.iter().map(ids).collect();
        let said = said.iter().map(ids).collect();
        self.same(facts, "in Skirmish Order", (here, place), (said, at.place()));
    }

    fn arrivals(&self, facts: &mut Comparison<'_, '_>) {
        let Some(said) = &self.fact.arrivals else { return };
        let game = facts.subject.game;
        let at = self.at_fact.key("arrivals");
        let at_here = self.at.key("arrivals");
        let mut told = BTreeSet::new();
        for (n, fact) in said.iter().enumerate() {
            let source = self.source(at.item(n).place());
            let here = self
                .data
                .arrivals
                .iter()
                .position(|arrival| who(game, arrival).0 == fact.who.as_str());
            told.extend(here);
            let place =
                here.map_or_else(|| self.at.place_of_key("arrivals"), |n| at_here.item(n).place());
            let agrees = here.is_some_and(|n| {
                let (_, turn, hex) = who(game, &self.data.arrivals[n]);
                turn == fact.turn && (fact.hex.is_none() || hex == fact.hex)
            });
            facts.holds(agrees, &source, place, || {
                let hex = fact.hex.map_or(String::new(), |hex| format!(" at {hex}"));
                format!(
                    "`{}` does not arrive on turn {}{hex}, but {} says so",
                    fact.who, fact.turn, source.words
                )
            });
        }
        for (n, arrival) in self.data.arrivals.iter().enumerate().filter(|(n, _)| !told.contains(n))
        {
            let source = self.source(at.place());
            let message = || {
                format!("`{}` arrives, but {} does not list it", who(game, arrival).0, source.words)
            };
            facts.holds(false, &source, at_here.item(n).place(), message);
        }
    }

    fn chits(&self, facts: &mut Comparison<'_, '_>) {
        let Some(said) = &self.fact.chits else { return };
        let chits = &facts.subject.game.chits;
        let here = self.data.chits.iter().map(|chit| chits[chit.index()].id.clone()).collect();
        let said = said.iter().map(Id::to_string).collect();
        let places = (self.at.key("chits").place(), self.at_fact.key("chits").place());
        self.same(facts, "among the starting chits", (here, places.0), (said, places.1));
    }

    fn frozen(&self, facts: &mut Comparison<'_, '_>) {
        let Some(said) = &self.fact.frozen else { return };
        let frozen = &self.data.frozen;
        let brigades = frozen.brigades.iter().map(|id| id.to_string());
        let here = brigades.chain(frozen.units.iter().map(|id| id.to_string())).collect();
        let place = self.at.get("frozen").map_or_else(|| self.at.place_of_key("setup"), At::place);
        let at = self.at_fact.key("frozen");
        self.same(facts, "frozen", (here, place), (said.iter().cloned().collect(), at.place()));
    }

    /// Compares two lists without regard to order. Reports each item that only one of them
    /// contains.
    fn same(
        &self,
        facts: &mut Comparison<'_, '_>,
        what: &str,
        (here, place): (BTreeSet<String>, Place),
        (said, said_at): (BTreeSet<String>, Place),
    ) {
        let source = self.source(said_at);
        let differing: Vec<String> = here
            .symmetric_difference(&said)
            .map(|id| match here.contains(id) {
                true => format!("`{id}` is {what} but should not be"),
                false => format!("`{id}` is not {what} but should be"),
            })
            .collect();
        facts.holds(differing.is_empty(), &source, place, || {
            format!("{}, according to {}", differing.join("; "), source.words)
        });
    }
}

fn units(facts: &mut Comparison<'_, '_>, names: &[String], at: At<'_>) -> BTreeSet<UnitId> {
    let names = names.iter().enumerate();
    names.filter_map(|(n, name)| facts.unit(name, at.item(n).place())).collect()
}

fn who<'d>(game: &'d Game, arrival: &'d Arrival) -> (&'d str, u8, Option<HexNumber>) {
    match arrival {
        Arrival::Brigade(arrival) => {
            (arrival.brigade.as_str(), arrival.turn, arrival.hex.as_deref().copied())
        }
        Arrival::Unit(arrival) => {
            (arrival.unit.as_str(), arrival.turn, arrival.hex.as_deref().copied())
        }
        Arrival::Chit(arrival) => (&game.chits[arrival.chit.index()].id, arrival.turn, None),
    }
}

/// Checks that a unit belongs to the brigade, division, side and arm that its heading in the facts
/// states.
fn belongs(facts: &mut Comparison<'_, '_>, unit: UnitId, group: &SetUpGroup, source: &Source<'_>) {
    let game = facts.subject.game;
    let info = &game.units[unit.index()];
    let at = At::root(&facts.subject.documents.units.tree).key("units").key(&info.id);
    let brigade = info.brigade.map(|brigade| &game.brigades[brigade.index()]);
    let division = brigade.map(|brigade| game.divisions[brigade.division.index()].id.as_str());
    let brigade_id = brigade.map_or("none", |brigade| brigade.id.as_str());
    if let Some(said) = &group.brigade {
        let here = (brigade_id, at.key("brigade").place());
        facts.equal(format_args!("the brigade of `{}`", info.id), here, (said.as_str(), source));
    }
    if let Some(said) = &group.division {
        let brigades = At::root(&facts.subject.documents.units.tree).key("brigades");
        let here = (division.unwrap_or("none"), brigades.key(brigade_id).place());
        facts.equal(format_args!("the division of `{}`", info.id), here, (said.as_str(), source));
    }
    if let Some(said) = group.side {
        let here = (info.side.id(), at.place());
        facts.equal(format_args!("the side of `{}`", info.id), here, (said.id(), source));
    }
    if let Some(said) = group.arm {
        let here = info.arm;
        let message =
            || format!("`{}` is {}, but {} says {}", info.id, here.id(), source.words, said.id());
        facts.holds(here == said, source, at.place(), message);
    }
}
