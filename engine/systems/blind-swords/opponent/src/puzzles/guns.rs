//! Puzzles about artillery: whether to fire or to move.

use super::{Puzzle, gun_action};

pub(super) const PUZZLES: &[Puzzle] = &[
    Puzzle {
        point: "guns with a target fire",
        section: "SS 9.1",
        set_up: |field| {
            field.put("ur", "2110").put("g1", "2114");
        },
        ask: gun_action,
        answers: &["fire"],
    },
    Puzzle {
        point: "guns that see nobody go where they do",
        section: "SS 9.1",
        set_up: |field| {
            for hex in ["2011", "2111", "2211"] {
                field.terrain(hex, "woods");
            }
            field.put("ur", "2110").put("g3", "2116");
        },
        ask: gun_action,
        answers: &["move"],
    },
];
