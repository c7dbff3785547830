//! Form of map and set-up, for programs that edit them.

use document::form::{Form, Hexside, Levels, Order, Setup, Words};

const fn side(path: &'static [&'static str]) -> Hexside {
    Hexside { path, keys: None, order: Order::Any, rise: None }
}

const fn fall(path: &'static [&'static str]) -> Hexside {
    Hexside { path, keys: None, order: Order::HighFirst, rise: None }
}

/// Form of map and set-up of packages of this rule system. Ridges, crests and slopes do not follow
/// from the levels of sight.
pub(crate) static FORM: Form = Form {
    terrain: Words::Fixed(&["clear", "woods", "town", "marsh"]),
    levels: Levels::Words(&["ground", "ridge", "hilltop"]),
    hexsides: &[
        fall(&["slope"]),
        fall(&["crest"]),
        side(&["ridge"]),
        side(&["wall"]),
        side(&["stream"]),
        side(&["ford"]),
        side(&["bridge"]),
        side(&["river"]),
    ],
    roads: "ways",
    road_kinds: Some(Words::Fixed(&["pike", "road", "trail"])),
    setup: Setup::Facing,
    arrivals: None,
    objectives: None,
};
