//! Model of a scenario's set-up.

use std::collections::BTreeMap;

use document::form::{Form, Objectives, Setup};
use document::tree::{At, Node};
use kernel::{HexNumber, Side};

use crate::map::hex;
use crate::package::{number, text, word};

/// Set-up, reinforcements and objectives of a scenario.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scenario {
    /// Name of the scenario.
    pub name: String,
    /// Starting hex of each unit on the map.
    pub units: BTreeMap<String, HexNumber>,
    /// Units of each hex, from top to bottom.
    pub stacks: BTreeMap<HexNumber, Vec<String>>,
    /// Direction that the units of a hex face, if units have a facing.
    pub facing: BTreeMap<HexNumber, String>,
    /// Reinforcements, in the order of the document.
    pub arrivals: Vec<Arrival>,
    /// Objectives, by hex and side.
    pub objectives: Vec<Objective>,
}

/// A reinforcement.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arrival {
    /// Name of a group. Empty if reinforcements have no names.
    pub name: String,
    /// Side of a group, as written.
    pub side: String,
    /// Turn of the arrival. `None` if it depends on a die.
    pub turn: Option<i64>,
    /// Entry hex. `None` if the player chooses it in a zone.
    pub hex: Option<HexNumber>,
    /// Id of a whole brigade.
    pub brigade: Option<String>,
    /// Ids of the units.
    pub units: Vec<String>,
}

/// Points of a side for a hex.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Objective {
    /// Hex of the objective.
    pub hex: HexNumber,
    /// Side that scores, as written.
    pub side: String,
    /// Points of the side.
    pub points: i64,
}

impl Scenario {
    /// Reads a scenario. `tables` has the victory conditions of scenarios without own ones.
    pub(crate) fn read(root: &Node, tables: Option<&Node>, form: &Form) -> Scenario {
        let at = At::root(root);
        let mut scenario = Scenario::default();
        let name = word(at, "name").or_else(|| word(at, "title"));
        scenario.name = name.unwrap_or_default().to_owned();
        scenario.set_up(at, form);
        let arrivals = at.get("arrivals").into_iter().flat_map(At::items);
        scenario.arrivals = arrivals.map(arrival).collect();
        scenario.objectives = objectives(at, tables, form);
        scenario
    }

    fn set_up(&mut self, at: At<'_>, form: &Form) {
        if form.setup == Setup::Facing {
            for stack in at.get("placements").into_iter().flat_map(At::items) {
                let Some(place) = stack.get("hex").and_then(hex) else { continue };
                for unit in stack.get("units").into_iter().flat_map(At::items).filter_map(text) {
                    self.put(unit, place);
                }
                if let Some(facing) = word(stack, "facing") {
                    self.facing.insert(place, facing.to_owned());
                }
            }
            return;
        }
        let Some(hexes) = at.get("setup").and_then(|setup| setup.get("hexes")) else { return };
        for key in hexes.keys() {
            let Ok(place) = key.parse() else { continue };
            let value = hexes.key(key);
            for unit in text(value).into_iter().chain(value.items().filter_map(text)) {
                self.put(unit, place);
            }
        }
    }

    fn put(&mut self, unit: &str, place: HexNumber) {
        self.units.insert(unit.to_owned(), place);
        self.stacks.entry(place).or_default().push(unit.to_owned());
    }
}

fn arrival(at: At<'_>) -> Arrival {
    let units = word(at, "unit").into_iter();
    let units = units.chain(at.get("units").into_iter().flat_map(At::items).filter_map(text));
    Arrival {
        name: word(at, "name").unwrap_or_default().to_owned(),
        side: word(at, "side").unwrap_or_default().to_owned(),
        turn: at.get("turn").and_then(number),
        hex: at.get("hex").and_then(hex),
        brigade: word(at, "brigade").map(str::to_owned),
        units: units.map(str::to_owned).collect(),
    }
}

/// Returns the victory conditions of a scenario: its own, or those of the charts.
pub(crate) fn victory<'a>(scenario: At<'a>, tables: Option<&'a Node>) -> Option<At<'a>> {
    scenario.get("victory").or_else(|| At::root(tables?).get("victory"))
}

fn objectives(at: At<'_>, tables: Option<&Node>, form: &Form) -> Vec<Objective> {
    let Some(victory) = victory(at, tables) else { return Vec::new() };
    let mut found = Vec::new();
    match form.objectives {
        Some(Objectives::BySide) => {
            for side in Side::BOTH.map(|side| side.id().to_owned()) {
                let Some(points) = victory.get("at-end").and_then(|end| end.get(&side)) else {
                    continue;
                };
                found.extend(points.keys().filter_map(|key| {
                    let (hex, points) = (key.parse().ok()?, number(points.key(key))?);
                    Some(Objective { hex, side: side.clone(), points })
                }));
            }
        }
        Some(Objectives::Listed) => {
            let side = word(victory, "side").unwrap_or_default();
            let points = victory.get("objective").and_then(number).unwrap_or_default();
            let hexes = victory.get("hexes").into_iter().flat_map(At::items).filter_map(hex);
            found.extend(hexes.map(|hex| Objective { hex, side: side.to_owned(), points }));
        }
        None => {}
    }
    found.sort();
    found
}
