//! Form of map and set-up, for programs that edit them.

use document::form::{Arrivals, Form, Hexside, Levels, Objectives, Order, Setup, Words};

const fn side(path: &'static [&'static str]) -> Hexside {
    Hexside { path, keys: None, order: Order::Any, rise: None }
}

/// Form of map and set-up of packages of this rule system.
pub(crate) static FORM: Form = Form {
    terrain: Words::Keys(&["terrain", "kinds"]),
    levels: Levels::Numbers,
    hexsides: &[side(&["stream"]), side(&["closed"])],
    roads: "roads",
    road_kinds: None,
    setup: Setup::Single,
    arrivals: Some(Arrivals::Groups),
    objectives: Some(Objectives::Listed),
};
