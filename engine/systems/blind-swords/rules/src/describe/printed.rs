//! Values printed on a counter, with the marks of made-up values.

use kernel::say;

use super::name::strength;
use crate::game::{UnitId, Values};
use crate::position_ext::PositionExt;
use crate::system::Position;

/// Returns all values printed on a counter: `Printed: fresh 9-5†, battleworn 4-4†; rifles†`.
pub fn printed(position: Position<'_>, unit: UnitId) -> String {
    let (game, info) = (position.game(), position.info(unit));
    let mark = |figure: &str| game.origins.mark(&format!("units/units/{}/{figure}", info.id));
    let face = |face: &str, Values { sp, cr }: Values| {
        let (origin, cohesion) =
            (mark(&format!("strength/{face}")), mark(&format!("cohesion/{face}")));
        let (sp, cr) = (strength(sp), format!("{cr}{cohesion}"));
        say!("printed-face", face, strength = format!("{sp}{origin}"), cohesion = cr)
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
