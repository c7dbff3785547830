//! Marks for made-up values, which neither the publisher nor another source gives: `†` for
//! reconstructed values, `‡` for designed ones.

use kernel::HexId;

use crate::game::{Game, HexsideWater, OnHexside};

/// Returns the mark for a hex's value in one of the map's tables: `terrain`, `levels` or `places`.
/// Empty if the value has a source.
pub fn hex_mark(game: &Game, hex: HexId, table: &str) -> &'static str {
    game.origins.mark(&format!("map/{table}/{}", game.map.number(hex)))
}

/// Returns the mark for a slope, stream, pond, feature or road between two hexes. Packages may list
/// the two hexes in either order. Empty if the element has a source.
pub fn side_mark(game: &Game, thing: OnHexside, one: HexId, other: HexId) -> &'static str {
    let kind = match thing {
        OnHexside::Slope(slope) => &*game.terrain.grade(slope.grade).id,
        OnHexside::Water(HexsideWater::Stream) => "stream",
        OnHexside::Water(HexsideWater::Pond) => "pond",
        OnHexside::Feature(feature) => &*game.terrain.feature(feature).id,
        OnHexside::Road(link) => {
            let road = &game.map.roads[link.road.index()];
            let joins = |step: &[HexId]| step == [one, other] || step == [other, one];
            let step = road.path.windows(2).position(joins);
            let path = |step| format!("map/roads/{}/{}", road.name, step + 1);
            return step.map_or("", |step| game.origins.mark(&path(step)));
        }
    };
    let mark = |[first, second]: [HexId; 2]| {
        let (first, second) = (game.map.number(first), game.map.number(second));
        game.origins.mark(&format!("map/hexsides/{kind}/{first}/{second}"))
    };
    match mark([one, other]) {
        "" => mark([other, one]),
        found => found,
    }
}
