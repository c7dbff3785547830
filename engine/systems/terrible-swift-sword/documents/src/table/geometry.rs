//! Game data for the web page that do not change during a match. The format is described in
//! `book/src/build/http.md`.

use kernel::{Direction, HexId};
use serde_json::{Value, json};
use sheet::{HALF, Paper, Point, SIDE};
use terrible_swift_sword::describe;
use terrible_swift_sword::game::{Game, Hill, Optional, Scenario, Terrain, Thoroughfare};

use super::drawing::{formations, top};

/// Returns the sides, formations, map and scenarios of a game as JSON.
pub(super) fn of(game: &Game) -> Value {
    let (width, height) = Paper::size(Paper::plan(&game.map.grid));
    let terrain = |kind: Terrain| json!({ "id": kind.id(), "name": describe::terrain(kind) });
    let road = |road: &Thoroughfare| {
        let path: Vec<_> = road.path.iter().map(|hex| game.map.number(*hex)).collect();
        json!({ "name": road.name, "kind": road.kind.id(), "path": path })
    };
    json!({
        "id": game.id, "title": game.title, "sides": game.side_names, "formations": formations(game),
        "map": {
            "width": width, "height": height, "hex": [SIDE, HALF], "compass": game.map.compass,
            "terrain": Terrain::ALL.map(terrain),
            "hexes": game.map.grid.hexes().map(|at| hex(game, at)).collect::<Vec<_>>(),
            "roads": game.map.ways.iter().map(road).collect::<Vec<_>>(),
        },
        "scenarios": game.scenarios.iter().map(|of| scenario(game, of)).collect::<Vec<_>>(),
    })
}

fn hex(game: &Game, hex: HexId) -> Value {
    let map = &game.map;
    let (ground, Point { x, y }) = (map.hex(hex), Paper::plan(&map.grid).center(hex).rounded());
    let near = Direction::ALL.map(|way| map.grid.neighbour(hex, way).map(|near| map.number(near)));
    let sides = Direction::ALL.into_iter().filter_map(|way| {
        let words: Vec<_> = map.side(hex, way).features().map(describe::on_hexside).collect();
        (!words.is_empty()).then(|| json!({ "direction": way.ring(), "words": words }))
    });
    let mut seen = json!({
        "id": map.number(hex), "x": x, "y": y, "level": ground.level as u8,
        "terrain": ground.terrain.id(), "near": near, "sides": sides.collect::<Vec<_>>(),
    });
    if let Some(name) = &ground.name {
        seen["name"] = json!(name);
    }
    seen
}

fn scenario(game: &Game, scenario: &Scenario) -> Value {
    let option = |option: &Optional| json!({ "id": option.id, "name": option.name, "description": option.description });
    let hill = |hill: &Hill| {
        let points = hill.points.to_string();
        Some(json!({
            "hex": game.map.number(top(hill)?), "side": hill.side, "points": points, "when": "end",
        }))
    };
    json!({
        "id": scenario.id, "name": scenario.title, "description": scenario.description,
        "first_turn": 1, "last_turn": scenario.turns.last,
        "options": scenario.options.iter().map(option).collect::<Vec<_>>(),
        "points": scenario.hills.iter().filter_map(hill).collect::<Vec<_>>(),
    })
}
