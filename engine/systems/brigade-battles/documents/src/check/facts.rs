//! Comparison of a package with `facts.yaml`, which enters the same data a second time.

use brigade_battles::game::{Due, Game, HexsideGround, OnHexside, Scenario};
use document::Diagnostic;
use document::diag::Place;
use document::tree::{At, Node};
use kernel::HexNumber;

use crate::codes;
use crate::documents::Documents;
use crate::model::facts::{ArrivalFact, Facts, ScenarioFact};
use crate::model::{HexPair, Id};

/// Returns the contradictions between a package and its facts, and the number of compared facts.
pub(crate) fn compare(documents: &Documents, game: &Game) -> (Vec<Diagnostic>, usize) {
    let Some(document) = &documents.facts else { return (Vec::new(), 0) };
    let mut comparison = Comparison { documents, game, found: Vec::new(), count: 0 };
    comparison.all(&document.data, At::root(&document.tree));
    (comparison.found, comparison.count)
}

/// The two places of a compared fact: where the package states the fact or should state it, and
/// where `facts.yaml` states it.
struct Places {
    own: Place,
    fact: Place,
}

impl Places {
    /// Returns places that both point to `facts.yaml`, for a fact without a place in the package.
    fn of_fact(fact: Place) -> Self {
        Self { own: fact.clone(), fact }
    }
}

struct Comparison<'a> {
    documents: &'a Documents,
    game: &'a Game,
    found: Vec<Diagnostic>,
    count: usize,
}

impl Comparison<'_> {
    fn all(&mut self, facts: &Facts, at: At<'_>) {
        self.hexes(facts, at.key("hexes"));
        self.hexsides(facts, at.key("hexsides"));
        self.neighbours(facts);
        let known = self.found.len();
        self.units(facts, at.key("units"));
        // Totals are compared only if all single units agree, since one unit with a wrong arm would
        // make a total wrong too.
        if self.found.len() == known {
            self.totals(facts, at.key("totals"));
        }
        self.times(facts, at.key("times"));
        for (id, scenario) in facts.scenarios.iter() {
            let at = at.key("scenarios").key(id.as_str());
            let known = self.game.scenarios.iter().position(|known| known.id == id.as_str());
            let words = format!("there is a scenario `{id}`");
            let places = Places::of_fact(at.place());
            if self.holds(known.is_some(), places, &words, &scenario.source)
                && let Some(index) = known
            {
                self.scenario(scenario, index, at);
            }
        }
    }

    /// Counts a fact as compared, and reports it if it is false. The report points to the fact's
    /// place in the package, or to the place where the fact belongs. A label shows the place in
    /// `facts.yaml`.
    fn holds(&mut self, holds: bool, places: Places, words: &str, source: &str) -> bool {
        self.count += 1;
        if !holds {
            let Places { own, fact } = places;
            let problem = Diagnostic::error(codes::FACT, own, format!("{source} says: {words}"));
            self.found.push(problem.label(fact, "the fact is here"));
        }
        holds
    }

    /// Returns the place of a top-level section of a document.
    fn own(&self, tree: &Node, section: &str) -> Place {
        At::root(tree).place_of_key(section)
    }

    /// Returns the place of the character that states a hex's value on the map.
    fn letter(&self, ground: &str, number: HexNumber, fact: At<'_>) -> Places {
        let columns = At::root(&self.documents.map.tree).key(ground).key("columns");
        let first = self.game.map.grid.spec().rows(number.column).first;
        let row = usize::from(number.row.saturating_sub(first));
        let own = columns.key(&format!("{:02}", number.column)).place_of_letter(row);
        Places { own, fact: fact.place() }
    }

    /// Returns the place of a hexside in the map, or of the list of hexsides if it is absent.
    fn drawn(&self, HexPair(one, other): HexPair) -> Place {
        let map = At::root(&self.documents.map.tree);
        let names = [HexPair(one, other).to_string(), HexPair(other, one).to_string()];
        let kinds =
            ["stream", "closed"].into_iter().filter_map(|kind| map.key("hexsides").get(kind));
        let mut drawn = kinds.flat_map(At::items);
        let drawn = drawn.find(|item| names.iter().any(|name| item.is_text(name)));
        drawn.map_or_else(|| map.place_of_key("hexsides"), At::place)
    }

    /// Compares the facts about hexes with the map. CW-MAP-01.
    fn hexes(&mut self, facts: &Facts, at: At<'_>) {
        let game = self.game;
        for (number, fact) in facts.hexes.iter() {
            let at = at.key(&number.to_string());
            let found = game.map.grid.hex(*number);
            let there = format!("{number} is on the map");
            let grid = self.own(&self.documents.game.tree, "grid");
            let places = Places { own: grid, fact: at.place() };
            if !self.holds(found.is_some(), places, &there, &fact.source) {
                continue;
            }
            let Some(hex) = found else { continue };
            let ground = game.map.hex(hex);
            let terrain = game.charts.terrain(ground.terrain).id.as_str();
            if let Some(level) = fact.level {
                let words = format!("{number} is at level {level}, not {}", ground.level);
                let places = self.letter("levels", *number, at.key("level"));
                self.holds(ground.level == level, places, &words, &fact.source);
            }
            if let Some(wanted) = &fact.terrain {
                let words = format!("{number} is {wanted}, not {terrain}");
                let holds = terrain == wanted.as_str();
                let places = self.letter("terrain", *number, at.key("terrain"));
                self.holds(holds, places, &words, &fact.source);
            }
            for other in &fact.terrain_not {
                let words = format!("{number} is not {other}");
                let holds = terrain != other.as_str();
                let places = self.letter("terrain", *number, at.key("terrain-not"));
                self.holds(holds, places, &words, &fact.source);
            }
            if let Some(name) = &fact.name {
                let words = format!("`{number}` is named {name}");
                let holds = ground.name.as_ref() == Some(name);
                let names = At::root(&self.documents.map.tree).key("places").key("names");
                let here = names.get(&number.to_string()).unwrap_or(names);
                let places = Places { own: here.place(), fact: at.key("name").place() };
                self.holds(holds, places, &words, &fact.source);
            }
        }
    }

    /// Compares the facts about hexsides with the map. CW-MAP-02, CW-MOV-08.
    fn hexsides(&mut self, facts: &Facts, at: At<'_>) {
        let map = &self.game.map;
        for (pair, fact) in facts.hexsides.iter() {
            let at = at.key(&pair.to_string());
            let (one, other) = (map.grid.hex(pair.0), map.grid.hex(pair.1));
            let way = one
                .zip(other)
                .and_then(|(one, other)| Some((one, map.grid.direction(one, other)?)));
            let words = format!("{pair} is a hexside");
            let grid = self.own(&self.documents.game.tree, "grid");
            let places = Places { own: grid, fact: at.place() };
            if !self.holds(way.is_some(), places, &words, &fact.source) {
                continue;
            }
            let here = way.map_or_else(HexsideGround::default, |(hex, way)| map.side(hex, way));
            let mut here: Vec<&str> = here.things().map(OnHexside::id).collect();
            let mut said: Vec<&str> = fact.is.iter().map(Id::as_str).collect();
            here.sort_unstable();
            said.sort_unstable();
            let words = format!("`{pair}` has {}, not {}", listed(&said), listed(&here));
            let places = Places { own: self.drawn(*pair), fact: at.key("is").place() };
            self.holds(said == here, places, &words, &fact.source);
        }
    }

    /// Checks that the stated pairs of hexes are adjacent. R-01.
    fn neighbours(&mut self, facts: &Facts) {
        let grid = &self.game.map.grid;
        for fact in &facts.neighbours {
            for pair in &fact.pairs {
                let hexes = (grid.hex(pair.value.0), grid.hex(pair.value.1));
                let adjacent =
                    matches!(hexes, (Some(one), Some(other)) if grid.adjacent(one, other));
                let words = format!("{} are adjacent", pair.value);
                let places = Places::of_fact(pair.place.clone());
                self.holds(adjacent, places, &words, &fact.source);
            }
        }
    }

    /// Compares the facts about units with the order of battle. CW-UNI-01.
    fn units(&mut self, facts: &Facts, at: At<'_>) {
        let game = self.game;
        for (id, fact) in facts.units.iter() {
            let (at, source) = (at.key(id.as_str()), fact.source.as_str());
            let found = game.units.iter().find(|unit| unit.id == id.as_str());
            let words = format!("there is a unit `{id}`");
            let list = self.own(&self.documents.units.tree, "units");
            let places = Places { own: list, fact: at.place() };
            self.holds(found.is_some(), places, &words, source);
            let Some(unit) = found else { continue };
            let own = At::root(&self.documents.units.tree).key("units").key(id.as_str());
            let places =
                |field: &str| Places { own: own.key(field).place(), fact: at.key(field).place() };
            if let Some(side) = fact.side {
                let words = format!("`{id}` belongs to {}", side.id());
                self.holds(unit.side == side, places("side"), &words, source);
            }
            if let Some(arm) = fact.arm {
                let words = format!("`{id}` is {}, not {}", arm.id(), unit.arm.id());
                self.holds(unit.arm == arm, places("arm"), &words, source);
            }
            if let Some(strength) = fact.strength {
                let words = format!("`{id}` has {strength} strength points, not {}", unit.strength);
                self.holds(unit.strength == strength, places("strength"), &words, source);
            }
            if let Some(colour) = fact.morale {
                let words = format!("`{id}` is {}, not {}", colour.id(), unit.colour.id());
                self.holds(unit.colour == colour, places("morale"), &words, source);
            }
            if let Some(division) = &fact.division {
                let own = unit.division.map(|own| game.divisions[own.index()].id.as_str());
                let found = own.unwrap_or("none");
                let words = format!("`{id}` belongs to division {division}, not {found}");
                self.holds(own == Some(division.as_str()), places("division"), &words, source);
            }
            if let Some(independent) = fact.independent {
                let words = match independent {
                    true => format!("`{id}` is independent"),
                    false => format!("`{id}` is not independent"),
                };
                let holds = unit.independent == independent;
                self.holds(holds, places("independent"), &words, source);
            }
        }
    }

    fn totals(&mut self, facts: &Facts, at: At<'_>) {
        for (index, fact) in facts.totals.iter().enumerate() {
            let own = self.game.units.iter();
            let own = own.filter(|unit| unit.side == fact.side && unit.arm == fact.arm).count();
            let (side, arm) = (fact.side.id(), fact.arm.id());
            let words = format!("{side} has {} units of {arm}, not {own}", fact.units);
            let list = self.own(&self.documents.units.tree, "units");
            let places = Places { own: list, fact: at.item(index).place() };
            self.holds(own == fact.units, places, &words, &fact.source);
        }
    }

    /// Compares the stated times of turns with the turn track. R-13.
    fn times(&mut self, facts: &Facts, at: At<'_>) {
        for (index, fact) in facts.times.iter().enumerate() {
            let times = &self.game.charts.turns.times;
            let found = times.get(usize::from(fact.turn).wrapping_sub(1));
            let words = format!("turn {} begins at {}", fact.turn, fact.time);
            let holds = found == Some(&fact.time);
            let turns = At::root(&self.documents.tables.tree).key("turns");
            let own = turns.place_of_key("times");
            let places = Places { own, fact: at.item(index).place() };
            self.holds(holds, places, &words, &fact.source);
        }
    }

    /// Compares the facts about set-up and arrivals with a scenario. CW-SCN-01, CW-SCN-05.
    fn scenario(&mut self, fact: &ScenarioFact, index: usize, at: At<'_>) {
        let game = self.game;
        let scenario = &game.scenarios[index];
        let stands = |hex: &HexNumber| {
            let hex = game.map.grid.hex(*hex)?;
            let placed = scenario.setup.hexes.get(&hex)?;
            Some(game.units[placed.index()].id.as_str())
        };
        let setup = At::root(&self.documents.scenarios[index].1.tree).key("setup");
        let own = setup.key("hexes");
        let mut all_stand = true;
        for (hex, unit) in fact.setup.iter() {
            let words = format!("`{}` starts in {}", unit.value, hex);
            let holds = stands(hex) == Some(unit.value.as_str());
            let elsewhere = own.texts().find(|(_, name)| *name == unit.value.as_str());
            let here = elsewhere.map(|(hex, _)| own.place_of_key(hex));
            let here = here.or_else(|| own.get(&hex.to_string()).map(At::place));
            let here = here.unwrap_or_else(|| setup.place_of_key("hexes"));
            let places = Places { own: here, fact: unit.place.clone() };
            all_stand &= self.holds(holds, places, &words, &fact.source);
        }
        // Reports units of the set-up that the facts omit, unless an error was reported before. A
        // misspelt name in the facts would otherwise cause two reports: a wrong unit and an omitted
        // one.
        if !fact.setup.is_empty() && all_stand {
            for (unit, hex) in scenario.setup.placed() {
                let id = &game.units[unit.index()].id;
                let hex = game.map.grid.number(hex).to_string();
                let words = format!("`{id}` does not start in {hex}");
                let is_told = fact.setup.values().any(|told| told.value.as_str() == id);
                let places = Places {
                    own: own.get(&hex).map_or_else(|| setup.place_of_key("hexes"), At::place),
                    fact: at.place_of_key("setup"),
                };
                self.holds(is_told, places, &words, &fact.source);
            }
        }
        let arrivals = At::root(&self.documents.scenarios[index].1.tree).key("arrivals");
        for arrival in &fact.arrivals {
            self.arrival(arrival, scenario, arrivals, &fact.source);
        }
    }

    /// Compares the members of a group of reinforcements. All missing members are reported
    /// together. CW-SCN-05.
    fn arrival(&mut self, fact: &ArrivalFact, scenario: &Scenario, own: At<'_>, source: &str) {
        let game = self.game;
        let (turn, hex) = (fact.turn, fact.hex.value);
        let due = Some((turn, game.map.grid.hex(hex)));
        self.count += fact.who.len();
        let late = fact.who.iter().filter(|who| comes(game, scenario, &who.value) != due);
        let late: Vec<_> = late.collect();
        let [first, ..] = late.as_slice() else { return };
        let brings = |arrival: &At<'_>| {
            let lists = ["units", "leaders"].into_iter().filter_map(|list| arrival.get(list));
            let mut all = lists.flat_map(At::items);
            all.any(|who| who.is_text(first.value.as_str()))
        };
        let here = own.items().find(brings);
        let here = here.map(|arrival| arrival.get("hex").unwrap_or(arrival).place());
        let names: Vec<String> = late.iter().map(|who| format!("`{}`", who.value)).collect();
        let come = if names.len() == 1 { "comes" } else { "come" };
        let message =
            format!("{} {come} on turn {turn} at {hex} according to {source}", names.join(", "));
        let place = here.unwrap_or_else(|| first.place.clone());
        let problem = Diagnostic::error(codes::FACT, place, message);
        self.found.push(problem.label(first.place.clone(), "the fact is here"));
    }
}

/// Returns the arrival turn and the entry hex of a unit or leader. `None` if a die decides the
/// turn.
fn comes(game: &Game, scenario: &Scenario, who: &Id) -> Option<(u8, Option<kernel::HexId>)> {
    let named = |arrival: &&brigade_battles::game::Arrival| {
        arrival.units.iter().any(|unit| game.units[unit.index()].id == who.as_str())
            || arrival.leaders.iter().any(|own| game.leaders[own.index()].id == who.as_str())
    };
    // If optional rules exclude one of several groups, the facts describe the group that arrives
    // without any optional rule.
    let arrivals = scenario.arrivals.iter().filter(named);
    let arrival = arrivals.min_by_key(|arrival| arrival.option.is_some())?;
    match arrival.due()? {
        Due::Turn(turn) => Some((turn, Some(arrival.hex))),
        Due::Table(_) | Due::EachTurn(_) => None,
    }
}

fn listed(words: &[&str]) -> String {
    if words.is_empty() { "nothing".to_owned() } else { words.join(" and ") }
}
