//! Ground markers as data for maps and as text. T-07.

use kernel::MapMarker;

use crate::board::{GroundMark, GroundPlace};
use crate::describe;
use crate::position_ext::PositionExt;
use crate::system::Position;

/// Returns all ground markers, sorted by place.
pub(super) fn map_markers(position: Position<'_>) -> Vec<MapMarker> {
    position.board.ground().iter().map(|mark| of(position, *mark)).collect()
}

fn of(position: Position<'_>, mark: GroundMark) -> MapMarker {
    let map = &position.game().map;
    let (hex, beyond) = match mark.place {
        GroundPlace::Hex(hex) => (hex, None),
        GroundPlace::Hexside(a, b) => (a, Some(b)),
    };
    let marker = &position.game().ground_markers[mark.marker.index()];
    MapMarker {
        hex: map.number(hex),
        beyond: beyond.map(|hex| map.number(hex)),
        sign: marker.sign(),
        name: marker.name.clone(),
        colour: marker.look().colour.map(|colour| colour.to_string()),
    }
}

/// Returns a description of each ground marker, such as `1511: Works`.
pub(super) fn told(position: Position<'_>) -> impl Iterator<Item = String> + '_ {
    let game = position.game();
    position.board.ground().iter().map(|mark| {
        let name = &game.ground_markers[mark.marker.index()].name;
        format!("{}: {name}", describe::ground_place(game, mark.place))
    })
}
