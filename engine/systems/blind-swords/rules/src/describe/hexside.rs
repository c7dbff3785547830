//! Descriptions of the elements of a hexside. MAP-04, MAP-05, MAP-07, MAP-08, T-05.

use std::borrow::Cow;

use kernel::say;

use crate::game::{Game, OnHexside, Rise};

/// Returns the name of an element of a hexside, as seen by a unit that leaves a hex.
pub fn on_hexside(game: &Game, thing: OnHexside) -> Cow<'_, str> {
    match thing {
        OnHexside::Slope(slope) => {
            let name = game.terrain.grade(slope.grade).name.to_lowercase();
            match slope.way {
                Rise::Up => say!("slope-up", name).into(),
                Rise::Down => say!("slope-down", name).into(),
            }
        }
        OnHexside::Water(water) => game.terrain.water.of(water).to_lowercase().into(),
        OnHexside::Feature(feature) => game.terrain.feature(feature).name.to_lowercase().into(),
        OnHexside::Road(link) => game.map.roads[link.road.index()].name.as_str().into(),
    }
}
