//! Puzzles about fire: which target to fire at, with which units, and with or without canister.

use blind_swords::position_ext::only;
use blind_swords::question::{FireQuestion, Occasion, Volley};
use kernel::Side;

use super::{Puzzle, disrupted, volley, worn};

pub(super) const PUZZLES: &[Puzzle] = &[
    Puzzle {
        point: "it fires at whom it hurts most",
        section: "SS 12.3",
        set_up: |field| {
            field.put("a1", "2110").put("g1", "2111").put_as("g2", "2210", disrupted);
        },
        ask: |field| FireQuestion::Target(volley(field, &["a1"]), field.unit("a1")).into(),
        answers: &["2210"],
    },
    Puzzle {
        point: "it fires at who has no cover",
        section: "SS 12.3a",
        set_up: |field| {
            field.terrain("2111", "woods");
            field.put("a1", "2110").put("cr", "2111").put("cm", "2210");
        },
        ask: |field| FireQuestion::Target(volley(field, &["a1"]), field.unit("a1")).into(),
        answers: &["2210"],
    },
    Puzzle {
        point: "two fires do more than one of both together",
        section: "SS 12.1c",
        set_up: |field| {
            field.put("a2", "2110").put("a3", "2110").put_as("g3", "2111", disrupted);
        },
        ask: |field| {
            let volley = volley(field, &["a2", "a3"]).at(field.hex("2111"));
            FireQuestion::Join(volley, only(field.unit("a2"))).into()
        },
        answers: &["fire"],
    },
    Puzzle {
        point: "who can do nothing alone fires with others",
        section: "SS 12.1c",
        set_up: |field| {
            field.terrain("2111", "woods").put("g1", "2111");
            field.put_as("a1", "2110", worn).put_as("a2", "2110", worn);
        },
        ask: |field| {
            let volley = volley(field, &["a1", "a2"]).at(field.hex("2111"));
            FireQuestion::Join(volley, only(field.unit("a1"))).into()
        },
        answers: &["a2"],
    },
    Puzzle {
        point: "canister is used where it may be",
        section: "SS 12.1a",
        set_up: |field| {
            field.put("ur", "2110").put("g1", "2111");
        },
        ask: |field| {
            let volley = Volley::new(Side::Usa, Occasion::ArtilleryStep(field.hex("2110")));
            let volley = volley.at(field.hex("2111"));
            FireQuestion::Canister(volley, only(field.unit("ur"))).into()
        },
        answers: &["use"],
    },
    Puzzle {
        point: "of two like enemies the nearer one is fired at",
        section: "SS 12.1b",
        set_up: |field| {
            field.put("us", "2110").put("cr", "2112").put("cm", "1508");
        },
        ask: |field| {
            let volley = Volley::new(Side::Usa, Occasion::ArtilleryStep(field.hex("2110")));
            FireQuestion::Target(volley, field.unit("us")).into()
        },
        answers: &["2112"],
    },
    Puzzle {
        point: "canister goes at those who stand beside the guns",
        section: "SS 12.1a",
        set_up: |field| {
            field.put("ur", "2110").put("g1", "2111").put("h1", "1910");
        },
        ask: |field| {
            let volley = Volley::new(Side::Usa, Occasion::ArtilleryStep(field.hex("2110")));
            FireQuestion::Target(volley, field.unit("ur")).into()
        },
        answers: &["2111"],
    },
];
