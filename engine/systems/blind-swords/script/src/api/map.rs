//! Script functions: hexes.

use blind_swords::check::movement;
use blind_swords::game::{Arm, RoadInHex};
use blind_swords::{Look, Scene};
use kernel::{HexId, HexNumber, Side};
use rhai::{INT, ImmutableString};

use super::convert::Count;
use super::interface;
use crate::call::wrong;
use crate::meter;

interface! { "The map";
    /// The hex with this printed number, as four digits in quotes.
    looks hex(scene, number: ImmutableString) -> HexId {
        let found = number.parse::<HexNumber>().ok().and_then(|number| scene.game().map.grid.hex(number));
        match found {
            Some(hex) => Ok(hex),
            None => wrong(format!("unknown hex `{number}`: expected the four digits of a hex on the map")),
        }
    }

    /// The hexes adjacent to a hex.
    looks hexes_next_to(scene, hex: HexId) -> Vec<HexId> {
        Ok(scene.game().map.grid.neighbours(hex).collect())
    }

    /// Whether two hexes are adjacent.
    looks is_adjacent(scene, a: HexId, b: HexId) -> bool {
        Ok(scene.game().map.grid.adjacent(a, b))
    }

    /// The distance between two hexes, in hexes.
    looks distance(scene, a: HexId, b: HexId) -> INT {
        Ok(scene.distance(a, b).into())
    }

    /// The terrain of a hex, by id.
    looks terrain(scene, hex: HexId) -> String {
        let game = scene.game();
        Ok(game.terrain.kind(game.map.hex(hex).terrain).id.clone())
    }

    /// The level of a hex.
    looks level(scene, hex: HexId) -> INT {
        Ok(scene.game().map.hex(hex).level.into())
    }

    /// Whether a road of any kind runs through a hex.
    looks has_road(scene, hex: HexId) -> bool {
        Ok(scene.game().map.hex(hex).road == RoadInHex::Present)
    }

    /// All hexes of the map, in order.
    looks all_hexes(scene) -> Vec<HexId> {
        Ok(scene.game().map.grid.hexes().collect())
    }

    /// All hexes with a kind of terrain, by its id, in order.
    looks hexes_of_terrain(scene, id: ImmutableString) -> Vec<HexId> {
        let game = scene.game();
        let Some(kind) = game.terrain.kinds.iter().position(|kind| kind.id == id.as_str()) else {
            return wrong(format!("unknown terrain `{id}`: define it under `terrain` in tables.yaml"));
        };
        meter::spend(game.map.grid.len());
        let there = |&hex: &HexId| game.map.hex(hex).terrain.index() == kind;
        Ok(game.map.grid.hexes().filter(there).collect())
    }

    /// The hexes within a distance of a hex, including the hex itself.
    looks hexes_within(scene, hex: HexId, distance: Count) -> Vec<HexId> {
        meter::spend(scene.game().map.grid.len());
        let near = |&other: &HexId| scene.distance(hex, other) <= distance.0;
        Ok(scene.game().map.grid.hexes().filter(near).collect())
    }

    /// The hexes that infantry can reach from some hexes without entering a closed hex, for lines of supply and
    /// retreat. They include the starting hexes, but no closed ones.
    looks connected(scene, from: Vec<HexId>, closed: Vec<HexId>) -> Vec<HexId> {
        meter::spend(scene.game().map.grid.len());
        Ok(connected(scene, &from, &closed))
    }

    /// The side that controls a hex, or `()`.
    looks control(scene, hex: HexId) -> Option<Side> {
        Ok(scene.board.control(hex))
    }
}

fn connected(scene: Scene<'_>, from: &[HexId], closed: &[HexId]) -> Vec<HexId> {
    let grid = &scene.game().map.grid;
    let mut seen = vec![false; grid.len()];
    closed.iter().for_each(|hex| seen[hex.index()] = true);
    let mut open: Vec<HexId> = from.iter().copied().filter(|hex| !seen[hex.index()]).collect();
    open.iter().for_each(|hex| seen[hex.index()] = true);
    let mut found = Vec::new();
    while let Some(hex) = open.pop() {
        found.push(hex);
        for next in grid.neighbours(hex).filter(|next| is_open(scene, hex, *next)) {
            if !std::mem::replace(&mut seen[next.index()], true) {
                open.push(next);
            }
        }
    }
    found.sort_unstable();
    found
}

/// Whether infantry could move from a hex to an adjacent one, ignoring units.
fn is_open(scene: Scene<'_>, from: HexId, to: HexId) -> bool {
    movement::ground_lets(scene, Arm::Infantry, from, to)
}
