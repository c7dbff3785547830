//! What lies on a hexside, in words. MAP-04, MAP-05, MAP-07, MAP-08, T-05.

use std::borrow::Cow;

use crate::game::{Game, OnHexside, Slope};

/// One thing on a hexside as people call it, leaving the hex from which it is looked at.
pub fn on_hexside(game: &Game, thing: OnHexside) -> Cow<'_, str> {
    match thing {
        OnHexside::Slope(Slope::Up) => "slope up".into(),
        OnHexside::Slope(Slope::Down) => "slope down".into(),
        OnHexside::Slope(Slope::SteepUp) => "steep slope up".into(),
        OnHexside::Slope(Slope::SteepDown) => "steep slope down".into(),
        OnHexside::Water(water) => water.id().into(),
        OnHexside::Feature(feature) => game.terrain.feature(feature).name.to_lowercase().into(),
        OnHexside::Road(link) => game.map.roads[link.road.index()].name.as_str().into(),
    }
}
