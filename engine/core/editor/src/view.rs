//! State of the editor as JSON, for its page.

use document::form::{Arrivals, Levels, Objectives, Order, Setup};
use document::tree::{At, Node};
use kernel::{Direction, HexPair};
use serde_json::{Map as Object, Value, json};
use sheet::{HALF, Paper, SIDE};

use crate::model::Model;
use crate::package::{Choice, Package, UNITS, scalar, text, word};
use crate::scenario::Scenario;
use crate::session::Session;

impl Session {
    /// Returns the data that only change when other programs change the package: the grid, the
    /// choices and the units.
    pub fn layout(&self) -> Value {
        let Some(package) = self.package() else {
            return json!({ "title": "", "unknown": self.unknown(), "map": null });
        };
        let form = package.form();
        let title = package.front("title").and_then(text);
        json!({
            "title": title.unwrap_or_default(),
            "folder": package.name,
            "unknown": null,
            "map": map(package),
            "terrain": choices(package.choices(form.terrain)),
            "levels": levels(package, self.model()),
            "sides": sides(package),
            "roads": form.road_kinds.map(|words| choices(package.choices(words))),
            "units": units(package),
            "brigades": brigades(package),
            "setup": match form.setup {
                Setup::Stacks => "stacks",
                Setup::Single => "single",
                Setup::Facing => "facing",
            },
            "arrivals": form.arrivals.map(|arrivals| match arrivals {
                Arrivals::Single => "single",
                Arrivals::Groups => "groups",
            }),
            "objectives": form.objectives.map(|objectives| match objectives {
                Objectives::BySide => "by-side",
                Objectives::Listed => "listed",
            }),
            "names": side_names(package),
        })
    }

    /// Returns map and set-up, with the state of the session.
    pub fn state(&self) -> Value {
        let (undo, redo) = self.steps();
        let model = self.model();
        let scenarios = model.scenarios.iter();
        json!({
            "revision": self.revision(), "undo": undo, "redo": redo, "unsaved": self.unsaved(),
            "terrain": model.map.terrain, "levels": model.map.levels,
            "sides": pairs(model),
            "roads": model.map.roads.iter().map(|(name, road)| {
                json!({ "name": name, "kind": road.kind, "path": road.path })
            }).collect::<Vec<_>>(),
            "places": model.map.places,
            "scenarios": scenarios.map(|(id, it)| scenario(id, it)).collect::<Vec<_>>(),
        })
    }
}

fn map(package: &Package) -> Option<Value> {
    let grid = package.grid()?;
    let plan = Paper::plan(&grid);
    let (width, height) = Paper::size(plan);
    let hexes = grid.hexes().map(|hex| {
        let place = plan.center(hex).rounded();
        let near = Direction::ALL.map(|way| grid.neighbour(hex, way).map(|near| grid.number(near)));
        json!({ "id": grid.number(hex), "x": place.x, "y": place.y, "near": near })
    });
    Some(json!({
        "width": width, "height": height, "hex": [SIDE, HALF], "compass": package.ring(),
        "hexes": hexes.collect::<Vec<_>>(),
    }))
}

fn choices(all: Vec<Choice>) -> Vec<Value> {
    let choice = |it: Choice| json!({ "id": it.id, "name": it.name, "colour": it.colour, "pattern": it.pattern });
    all.into_iter().map(choice).collect()
}

/// Returns the levels to choose from: the known words, or the numbers up to one above the highest.
fn levels(package: &Package, model: &Model) -> Vec<String> {
    match package.form().levels {
        Levels::Words(words) => words.iter().map(|word| (*word).to_owned()).collect(),
        Levels::Numbers => {
            let used = model.map.levels.values().filter_map(|level| level.parse::<u8>().ok());
            let highest = used.max().unwrap_or(1).saturating_add(1);
            (0..=highest.max(4)).map(|level| level.to_string()).collect()
        }
    }
}

fn sides(package: &Package) -> Vec<Value> {
    let hexsides = package.form().hexsides.iter();
    let all = hexsides.flat_map(|hexside| {
        let base = hexside.path.join("/");
        let order = match hexside.order {
            Order::Any => "any",
            Order::LowFirst => "low-first",
            Order::HighFirst => "high-first",
        };
        let side = |id: String, name: String| json!({ "id": id, "name": name, "order": order, "rise": hexside.rise });
        match hexside.keys {
            None => vec![side(base.clone(), base)],
            Some(words) => {
                let all = package.choices(words).into_iter();
                all.map(|choice| side(format!("{base}/{}", choice.id), choice.name)).collect()
            }
        }
    });
    all.collect()
}

/// Returns the sides of hexsides' features as lists of two hexes.
fn pairs(model: &Model) -> Object<String, Value> {
    let side = |HexPair(a, b): &HexPair| json!([a, b]);
    let sides = model.map.sides.iter();
    sides.map(|(kind, all)| (kind.clone(), all.iter().map(side).collect())).collect()
}

/// Returns the side of a unit or formation: its own, or that of the formation to which it belongs.
fn side_of(root: &Node, at: At<'_>) -> Option<String> {
    if let Some(side) = word(at, "side") {
        return Some(side.to_owned());
    }
    let above = [("brigade", "brigades"), ("division", "divisions")];
    above.into_iter().find_map(|(key, section)| {
        let formation = At::root(root).get(section)?.get(word(at, key)?)?;
        word(formation, "side").map(str::to_owned)
    })
}

fn units(package: &Package) -> Vec<Value> {
    let Some(root) = package.tree(UNITS) else { return Vec::new() };
    let units = At::root(root).key("units");
    let keys = At::root(root).get("units").into_iter().flat_map(At::keys);
    let unit = |id: &str| {
        let at = units.key(id);
        let value = |key: &str| at.get(key).and_then(scalar);
        json!({
            "id": id,
            "name": word(at, "name").unwrap_or(id),
            "side": side_of(root, at),
            "group": word(at, "brigade").or_else(|| word(at, "division")),
            "arm": word(at, "arm").unwrap_or("infantry"),
            "value": value("fresh").or_else(|| value("strength")),
        })
    };
    keys.map(unit).collect()
}

fn brigades(package: &Package) -> Vec<Value> {
    let Some(root) = package.tree(UNITS) else { return Vec::new() };
    let Some(brigades) = At::root(root).get("brigades") else { return Vec::new() };
    let brigade = |id: &str| json!({ "id": id, "name": word(brigades.key(id), "name").unwrap_or(id), "side": side_of(root, brigades.key(id)) });
    brigades.keys().map(brigade).collect()
}

fn side_names(package: &Package) -> Value {
    let sides = package.front("sides");
    let name =
        |id: &str| sides.and_then(|sides| word(sides.get(id)?, "name")).unwrap_or(id).to_owned();
    json!({ "usa": name("usa"), "csa": name("csa") })
}

fn scenario(id: &str, it: &Scenario) -> Value {
    let arrivals = it.arrivals.iter().map(|it| {
        json!({ "name": it.name, "side": it.side, "turn": it.turn, "hex": it.hex, "brigade": it.brigade, "units": it.units })
    });
    let objectives = it
        .objectives
        .iter()
        .map(|it| json!({ "hex": it.hex, "side": it.side, "points": it.points }));
    json!({
        "id": id, "name": it.name, "units": it.units, "stacks": it.stacks, "facing": it.facing,
        "arrivals": arrivals.collect::<Vec<_>>(), "objectives": objectives.collect::<Vec<_>>(),
    })
}
