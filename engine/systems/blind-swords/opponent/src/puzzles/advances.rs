//! Puzzles about advances after close combat.

use blind_swords::position_ext::only;
use blind_swords::question::{Advance, AdvanceQuestion, AdvanceReach};

use super::{Puzzle, points, spent};

pub(super) const PUZZLES: &[Puzzle] = &[
    Puzzle {
        point: "after a close combat somebody advances to where points are",
        section: "SS 15.8",
        set_up: |field| {
            field.put("a1", "2110").put("g1", "2817");
            points(field, "2111");
        },
        ask: |field| {
            let (units, into) = (only(field.unit("a1")), field.hex("2111"));
            AdvanceQuestion::Unit(Advance { units, into, reach: AdvanceReach::OneHex }).into()
        },
        answers: &["a1"],
    },
    Puzzle {
        point: "after a close combat nobody advances out of the hex that is worth points",
        section: "SS 15.8",
        set_up: |field| {
            field.put("a1", "2111").put("g1", "2113").put("h1", "2112");
            points(field, "2111");
        },
        ask: |field| {
            let (units, into) = (only(field.unit("a1")), field.hex("2110"));
            AdvanceQuestion::Unit(Advance { units, into, reach: AdvanceReach::OneHex }).into()
        },
        answers: &["done"],
    },
    Puzzle {
        point: "after a close combat nobody worn advances beside a strong line",
        section: "SS 15.8",
        set_up: |field| {
            field.put_as("a2", "2110", spent).put("h1", "2112").put("g1", "2212").put("g2", "2012");
        },
        ask: |field| {
            let (units, into) = (only(field.unit("a2")), field.hex("2111"));
            AdvanceQuestion::Unit(Advance { units, into, reach: AdvanceReach::OneHex }).into()
        },
        answers: &["done"],
    },
];
