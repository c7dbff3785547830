//! Model of map and set-up, and the result of edits on it.

use std::collections::BTreeMap;

use document::form::{Form, Levels, Objectives, Order};
use kernel::{Grid, HexNumber, HexPair};

use crate::edit::{ArrivalWords, Edit};
use crate::map::{Map, Road};
use crate::package::{MAP, Package, TABLES};
use crate::scenario::{Arrival, Objective, Scenario};

/// Map and scenarios of a package.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Model {
    /// Contents of the map document.
    pub map: Map,
    /// Scenarios, by id.
    pub scenarios: BTreeMap<String, Scenario>,
}

impl Model {
    /// Reads the model of a package. Parts that cannot be read are left out.
    pub fn read(package: &Package) -> Model {
        let (form, grid) = (package.form(), package.grid());
        let map = package.tree(MAP).zip(grid.as_ref());
        let map = map.map(|(tree, grid)| Map::read(tree, form, grid)).unwrap_or_default();
        let tables = package.tree(TABLES);
        let scenario = |(id, path): (String, String)| {
            Some((id, Scenario::read(package.tree(&path)?, tables, form)))
        };
        Model { map, scenarios: package.scenarios().into_iter().filter_map(scenario).collect() }
    }

    /// Applies an edit to the model. `Slopes` must be expanded before.
    pub(crate) fn apply(&mut self, edit: &Edit, form: &Form) {
        match edit {
            Edit::Terrain { hexes, to } => set(&mut self.map.terrain, hexes, to),
            Edit::Level { hexes, to } => set(&mut self.map.levels, hexes, to),
            Edit::AddSide { kind, side } => {
                self.remove_side(kind, *side);
                self.map.sides.entry(kind.clone()).or_default().push(*side);
            }
            Edit::RemoveSide { kind, side } => self.remove_side(kind, *side),
            Edit::Slopes { .. } => {}
            Edit::Road { name, path, .. } if path.is_empty() => {
                self.map.roads.remove(name);
            }
            Edit::Road { name, kind, path } => {
                let kind = form.road_kinds.and_then(|_| kind.clone());
                self.map.roads.insert(name.clone(), Road { kind, path: path.clone() });
            }
            Edit::Place { hex, name } if name.is_empty() => {
                self.map.places.remove(hex);
            }
            Edit::Place { hex, name } => {
                self.map.places.insert(*hex, name.clone());
            }
            Edit::Unit { scenario, unit, hex, .. } => {
                if let Some(scenario) = self.scenarios.get_mut(scenario) {
                    scenario.units.remove(unit);
                    scenario.units.extend(hex.map(|hex| (unit.clone(), hex)));
                }
            }
            Edit::AddArrival { scenario, arrival } => {
                if let Some(scenario) = self.scenarios.get_mut(scenario) {
                    scenario.arrivals.push(read(arrival));
                }
            }
            Edit::MoveArrival { scenario, index, turn, hex } => {
                let scenario = self.scenarios.get_mut(scenario);
                if let Some(arrival) = scenario.and_then(|it| it.arrivals.get_mut(*index)) {
                    (arrival.turn, arrival.hex) = (Some(i64::from(*turn)), Some(*hex));
                }
            }
            Edit::RemoveArrival { scenario, index } => {
                let scenario = self.scenarios.get_mut(scenario);
                if let Some(scenario) = scenario.filter(|it| *index < it.arrivals.len()) {
                    scenario.arrivals.remove(*index);
                }
            }
            Edit::Objective { scenario, hex, side, points } => {
                if let Some(scenario) = self.scenarios.get_mut(scenario) {
                    let side = side.id().to_owned();
                    let listed = form.objectives == Some(Objectives::Listed);
                    let is_it = |it: &Objective| it.hex == *hex && (listed || it.side == side);
                    scenario.objectives.retain(|it| !is_it(it));
                    let objective = points.map(|points| Objective { hex: *hex, side, points });
                    scenario.objectives.extend(objective);
                    scenario.objectives.sort();
                }
            }
        }
    }

    fn remove_side(&mut self, kind: &str, side: HexPair) {
        if let Some(sides) = self.map.sides.get_mut(kind) {
            sides.retain(|it| !is_same(*it, side));
        }
        self.map.sides.retain(|_, sides| !sides.is_empty());
    }

    /// Whether two models agree in all that an edit expresses. Scenarios may share their objectives,
    /// and an edit does not know the order of stacks and hexsides.
    pub(crate) fn agrees(&self, other: &Model, edit: &Edit) -> bool {
        let plain = |model: &Model| {
            let mut model = model.clone();
            model.map.sides.values_mut().for_each(|sides| sides.sort());
            for (id, scenario) in &mut model.scenarios {
                (scenario.stacks, scenario.facing) = Default::default();
                if let Edit::Objective { scenario: own, .. } = edit {
                    let points = |it: &mut Objective| it.points = it.points.clamp(0, 1);
                    scenario.objectives.iter_mut().for_each(points);
                    if own != id {
                        scenario.objectives.clear();
                    }
                    for objective in &mut scenario.objectives {
                        objective.side.clear();
                    }
                }
            }
            model
        };
        plain(self) == plain(other)
    }

    /// Returns the level of a hex as a rank, from low to high.
    pub(crate) fn rank(&self, hex: HexNumber, form: &Form) -> Option<i64> {
        let level = self.map.levels.get(&hex)?;
        match form.levels {
            Levels::Numbers => level.parse().ok(),
            Levels::Words(words) => {
                words.iter().position(|word| word == level).and_then(|at| i64::try_from(at).ok())
            }
        }
    }

    /// Returns a hexside with its hexes in the order that its kind requires.
    pub(crate) fn ordered(&self, kind: &str, side: HexPair, form: &Form) -> HexPair {
        let hexside = form.hexsides.iter().find(|hexside| {
            let path = hexside.path.join("/");
            kind == path || kind.strip_prefix(&path).is_some_and(|rest| rest.starts_with('/'))
        });
        let HexPair(a, b) = side;
        let ranks = self.rank(a, form).zip(self.rank(b, form));
        let Some((hexside, (rank_a, rank_b))) = hexside.zip(ranks) else { return side };
        let is_wrong = match hexside.order {
            Order::Any => false,
            Order::LowFirst => rank_a > rank_b,
            Order::HighFirst => rank_a < rank_b,
        };
        if is_wrong { HexPair(b, a) } else { side }
    }

    /// Returns the edits that make the slopes around hexes follow from the levels.
    pub(crate) fn slopes(&self, hexes: &[HexNumber], form: &Form, grid: &Grid) -> Vec<Edit> {
        let kinds = form
            .hexsides
            .iter()
            .filter_map(|hexside| Some((hexside.path.join("/"), hexside.rise?)));
        let kinds: Vec<_> = kinds.collect();
        let wanted = |hex: &HexNumber| hexes.is_empty() || hexes.contains(hex);
        let mut edits = Vec::new();
        for (hex, other) in
            grid.hexes().flat_map(|hex| grid.neighbours(hex).map(move |to| (hex, to)))
        {
            let (a, b) = (grid.number(hex), grid.number(other));
            if a > b || !(wanted(&a) || wanted(&b)) {
                continue;
            }
            let Some((one, two)) = self.rank(a, form).zip(self.rank(b, form)) else { continue };
            let rise = one.abs_diff(two);
            for (kind, of) in &kinds {
                let side = self.ordered(kind, HexPair(a, b), form);
                let sides = self.map.sides.get(kind);
                let there = sides.and_then(|all| all.iter().find(|it| is_same(**it, side)));
                let (kind, belongs) = (kind.clone(), rise == u64::from(*of));
                match there {
                    Some(_) if !belongs => edits.push(Edit::RemoveSide { kind, side }),
                    Some(written) if *written != side => edits.push(Edit::AddSide { kind, side }),
                    None if belongs => edits.push(Edit::AddSide { kind, side }),
                    _ => {}
                }
            }
        }
        edits
    }
}

/// Whether two pairs are the same hexside.
pub(crate) fn is_same(one: HexPair, other: HexPair) -> bool {
    one == other || HexPair(one.1, one.0) == other
}

fn set(layer: &mut BTreeMap<HexNumber, String>, hexes: &[HexNumber], to: &str) {
    layer.extend(hexes.iter().map(|hex| (*hex, to.to_owned())));
}

fn read(words: &ArrivalWords) -> Arrival {
    Arrival {
        name: words.name.clone(),
        side: words.side.map(|side| side.id().to_owned()).unwrap_or_default(),
        turn: Some(i64::from(words.turn)),
        hex: words.hex,
        brigade: words.brigade.clone(),
        units: words.units.clone(),
    }
}
