//! Hexes.

use blind_swords::Look;
use blind_swords::game::RoadInHex;
use kernel::{HexId, HexNumber, Side};
use rhai::{INT, ImmutableString};

use super::interface;
use crate::call::wrong;

interface! { "The map";
    /// The hex with this printed number: four digits in quotes.
    looks hex(scene, number: ImmutableString) -> HexId {
        let found = number.parse::<HexNumber>().ok().and_then(|number| scene.game().map.grid.hex(number));
        match found {
            Some(hex) => Ok(hex),
            None => wrong(format!("there is no hex `{number}`: expected four digits, on the map")),
        }
    }

    /// The hexes next to a hex.
    looks hexes_next_to(scene, hex: HexId) -> Vec<HexId> {
        Ok(scene.game().map.grid.neighbours(hex).collect())
    }

    /// Whether two hexes share a hexside.
    looks is_adjacent(scene, a: HexId, b: HexId) -> bool {
        Ok(scene.game().map.grid.adjacent(a, b))
    }

    /// How many hexes apart two hexes are.
    looks distance(scene, a: HexId, b: HexId) -> INT {
        Ok(scene.distance(a, b).into())
    }

    /// The kind of terrain that fills a hex, by its id in the package.
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

    /// Who controls a hex; `()` for nobody.
    looks control(scene, hex: HexId) -> Option<Side> {
        Ok(scene.board.control(hex))
    }
}
