//! Ground markers for maps and texts. T-07.

use kernel::Laid;

use crate::board::{GroundMark, GroundPlace};
use crate::describe;
use crate::look::Look;
use crate::system::Scene;

/// Returns all ground markers, sorted by place.
pub(super) fn laid(scene: Scene<'_>) -> Vec<Laid> {
    scene.board.ground().iter().map(|mark| of(scene, *mark)).collect()
}

fn of(scene: Scene<'_>, mark: GroundMark) -> Laid {
    let map = &scene.game().map;
    let (hex, beyond) = match mark.place {
        GroundPlace::Hex(hex) => (hex, None),
        GroundPlace::Hexside(a, b) => (a, Some(b)),
    };
    let marker = &scene.game().ground_markers[mark.marker.index()];
    Laid {
        hex: map.number(hex),
        beyond: beyond.map(|hex| map.number(hex)),
        sign: marker.sign(),
        name: marker.name.clone(),
        colour: marker.look.colour.map(|colour| colour.to_string()),
    }
}

/// Returns a text for each ground marker: `1511: Works`.
pub(super) fn told(scene: Scene<'_>) -> impl Iterator<Item = String> + '_ {
    let game = scene.game();
    scene.board.ground().iter().map(|mark| {
        let name = &game.ground_markers[mark.marker.index()].name;
        format!("{}: {name}", describe::ground_place(game, mark.place))
    })
}
