//! Game data for the web page that do not change during a match. The format is described in
//! `book/src/build/http.md`.

use brigade_battles::game::{Game, OnHexside, Scenario, Terrain};
use kernel::{Direction, HexId};
use serde_json::{Value, json};

use sheet::{HALF, Paper, Point, SIDE};

use crate::table::drawing::formations;

/// Returns the sides, formations, map and scenarios of a game as JSON.
pub(crate) fn of(game: &Game) -> Value {
    let (width, height) = Paper::size(Paper::plan(&game.map.grid));
    let terrain = |terrain: &Terrain| json!({ "id": terrain.id, "name": terrain.name });
    let road = |road: &brigade_battles::game::Road| {
        let path: Vec<_> = road.path.iter().map(|hex| game.map.number(*hex)).collect();
        json!({ "name": road.name, "kind": "road", "path": path })
    };
    json!({
        "id": game.id, "title": game.title, "sides": game.side_names, "formations": formations(game),
        "map": {
            "width": width, "height": height, "hex": [SIDE, HALF], "compass": game.map.compass,
            "terrain": game.charts.terrain.kinds.iter().map(terrain).collect::<Vec<_>>(),
            "hexes": game.map.grid.hexes().map(|at| hex(game, at)).collect::<Vec<_>>(),
            "roads": game.map.roads.iter().map(road).collect::<Vec<_>>(),
        },
        "scenarios": game.scenarios.iter().map(|of| scenario(game, of)).collect::<Vec<_>>(),
    })
}

fn hex(game: &Game, hex: HexId) -> Value {
    let map = &game.map;
    let Point { x, y } = Paper::plan(&map.grid).center(hex).rounded();
    let ground = map.hex(hex);
    let near = Direction::ALL.map(|way| map.grid.neighbour(hex, way).map(|near| map.number(near)));
    let sides = Direction::ALL.into_iter().filter_map(|way| {
        let words: Vec<_> = map.side(hex, way).things().map(OnHexside::id).collect();
        (!words.is_empty()).then(|| json!({ "direction": way.ring(), "words": words }))
    });
    let mut seen = json!({
        "id": map.number(hex), "x": x, "y": y, "level": ground.level,
        "terrain": game.charts.terrain(ground.terrain).id, "near": near,
        "sides": sides.collect::<Vec<_>>(),
    });
    if let Some(name) = &ground.name {
        seen["name"] = json!(name);
    }
    seen
}

fn scenario(game: &Game, scenario: &Scenario) -> Value {
    let option = |option: &brigade_battles::game::Optional| json!({ "id": option.id, "name": option.name, "description": option.description });
    let victory = &scenario.victory;
    let points = victory.hexes.iter().map(|hex| {
        json!({
            "hex": game.map.number(*hex), "side": victory.side,
            "points": victory.objective.to_string(), "when": "each turn",
        })
    });
    json!({
        "id": scenario.id, "name": scenario.name, "description": scenario.description,
        "first_turn": scenario.turns.first, "last_turn": scenario.turns.last,
        "options": scenario.options.iter().map(option).collect::<Vec<_>>(),
        "points": points.collect::<Vec<_>>(),
    })
}
