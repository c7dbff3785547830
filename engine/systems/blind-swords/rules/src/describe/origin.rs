//! Marks for made-up values, which neither the publisher nor another source gives: `†` for
//! reconstructed values, `‡` for designed ones.

use kernel::{HexId, say};

use crate::game::{Game, HexsideWater, OnHexside, UnitId, Values};
use crate::position_ext::PositionExt;
use crate::system::Position;

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

/// Returns all values printed on a counter: `Printed: fresh 9-5†, battleworn 4-4†; rifles†`.
pub fn printed(position: Position<'_>, unit: UnitId) -> String {
    let (game, info) = (position.game(), position.info(unit));
    let mark = |figure: &str| game.origins.mark(&format!("units/units/{}/{figure}", info.id));
    let face = |face: &str, Values { sp, cr }: Values| {
        let (strength, cohesion) =
            (mark(&format!("strength/{face}")), mark(&format!("cohesion/{face}")));
        let (sp, cr) = (super::strength(sp), format!("{cr}{cohesion}"));
        say!("printed-face", face, strength = format!("{sp}{strength}"), cohesion = cr)
    };
    let fresh = info.fresh.map(|values| face("fresh", values));
    let worn = face("battleworn", info.battleworn);
    let on_foot =
        info.dismounted.map(|foot| face("dismounted", foot.fresh.unwrap_or(foot.battleworn)));
    let faces: Vec<_> = fresh.into_iter().chain([worn]).chain(on_foot).collect();
    let weapon = format!("{}{}", game.weapons[info.weapon.index()].sign, mark("weapon"));
    let movement = match mark("movement") {
        "" => "none",
        mark => mark,
    };
    say!("printed", faces = faces.join(", "), weapon, movement)
}
