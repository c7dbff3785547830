//! Script functions: hexes, terrain and control.

use blind_swords::check::movement;
use blind_swords::game::{Arm, RoadInHex};
use blind_swords::{Position, PositionExt};
use kernel::{HexId, HexNumber, Search, Side};
use rhai::{INT, ImmutableString};

use super::convert::Count;
use super::interface::interface;
use crate::call::wrong;
use crate::meter;

interface! { "The map";
    /// Returns the hex with this printed number, as four digits in quotes.
    looks hex(position, number: ImmutableString) -> HexId {
        let found = number.parse::<HexNumber>().ok().and_then(|number| position.game().map.grid.hex(number));
        match found {
            Some(hex) => Ok(hex),
            None => wrong(format!("unknown hex `{number}`: expected the four digits of a hex on the map")),
        }
    }

    /// Returns the hexes adjacent to a hex.
    looks hexes_next_to(position, hex: HexId) -> Vec<HexId> {
        Ok(position.game().map.grid.neighbours(hex).collect())
    }

    /// Whether two hexes are adjacent.
    looks is_adjacent(position, a: HexId, b: HexId) -> bool {
        Ok(position.game().map.grid.adjacent(a, b))
    }

    /// Returns the distance between two hexes, in hexes.
    looks distance(position, a: HexId, b: HexId) -> INT {
        Ok(position.distance(a, b).into())
    }

    /// Returns the terrain of a hex, by id.
    looks terrain(position, hex: HexId) -> String {
        let game = position.game();
        Ok(game.terrain.kind(game.map.hex(hex).terrain).id.clone())
    }

    /// Returns the level of a hex.
    looks level(position, hex: HexId) -> INT {
        Ok(position.game().map.hex(hex).level.into())
    }

    /// Whether a road of any kind runs through a hex.
    looks has_road(position, hex: HexId) -> bool {
        Ok(position.game().map.hex(hex).road == RoadInHex::Present)
    }

    /// Returns all hexes of the map, in order.
    looks all_hexes(position) -> Vec<HexId> {
        Ok(position.game().map.grid.hexes().collect())
    }

    /// Returns all hexes with a kind of terrain, by its id, in order.
    looks hexes_of_terrain(position, id: ImmutableString) -> Vec<HexId> {
        let game = position.game();
        let Some(kind) = game.terrain.kinds.iter().position(|kind| kind.id == id.as_str()) else {
            return wrong(format!("unknown terrain `{id}`: define it under `terrain` in tables.yaml"));
        };
        meter::spend(game.map.grid.len());
        let there = |&hex: &HexId| game.map.hex(hex).terrain.index() == kind;
        Ok(game.map.grid.hexes().filter(there).collect())
    }

    /// Returns the hexes within a distance of a hex, including the hex itself.
    looks hexes_within(position, hex: HexId, distance: Count) -> Vec<HexId> {
        meter::spend(position.game().map.grid.len());
        let near = |&other: &HexId| position.distance(hex, other) <= distance.0;
        Ok(position.game().map.grid.hexes().filter(near).collect())
    }

    /// Returns the hexes that infantry can reach from the given hexes without entering a closed
    /// hex. Scripts use this function for lines of supply and retreat. The result includes the
    /// starting hexes, unless they are closed.
    looks connected(position, from: Vec<HexId>, closed: Vec<HexId>) -> Vec<HexId> {
        meter::spend(position.game().map.grid.len());
        Ok(connected(position, &from, &closed))
    }

    /// Returns the side that controls a hex, or `()` if neither side controls the hex.
    looks control(position, hex: HexId) -> Option<Side> {
        Ok(position.board.control(hex))
    }
}

fn connected(position: Position<'_>, from: &[HexId], closed: &[HexId]) -> Vec<HexId> {
    let grid = &position.game().map.grid;
    let mut search = Search::within(grid, 0);
    closed.iter().for_each(|&hex| search.close(hex));
    from.iter().for_each(|&hex| search.offer(hex, 0));
    search.find(grid, |(from, _), to| is_open(position, from, to).then_some(0), |_| false);
    let mut found = Vec::new();
    search.each_found(|hex, _| found.push(hex));
    found
}

/// Whether the ground lets infantry move from a hex to an adjacent one, without regard to units.
fn is_open(position: Position<'_>, from: HexId, to: HexId) -> bool {
    movement::ground_lets(position, Arm::Infantry, from, to)
}
