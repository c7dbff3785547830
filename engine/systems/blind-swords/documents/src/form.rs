//! Form of map and set-up, for programs that edit them.

use document::form::{Arrivals, Form, Hexside, Levels, Objectives, Order, Setup, Words};

const fn side(path: &'static [&'static str]) -> Hexside {
    Hexside { path, keys: None, order: Order::Any, rise: None }
}

const fn slope(path: &'static [&'static str], rise: u8) -> Hexside {
    Hexside { path, keys: None, order: Order::LowFirst, rise: Some(rise) }
}

/// Form of map and set-up of Blind Swords packages.
pub(crate) static FORM: Form = Form {
    terrain: Words::Keys(&["terrain", "kinds"]),
    levels: Levels::Numbers,
    hexsides: &[
        slope(&["slope"], 1),
        slope(&["steep"], 2),
        Hexside {
            path: &["slopes"],
            keys: Some(Words::Keys(&["terrain", "slopes"])),
            order: Order::LowFirst,
            rise: None,
        },
        side(&["stream"]),
        side(&["pond"]),
        Hexside { keys: Some(Words::Keys(&["terrain", "features"])), ..side(&["features"]) },
    ],
    roads: "roads",
    road_kinds: Some(Words::Keys(&["terrain", "roads"])),
    setup: Setup::Stacks,
    arrivals: Some(Arrivals::Single),
    objectives: Some(Objectives::BySide),
};
