//! Puzzles about close combat: whether to attack, which hex to attack, and from which hex.

use blind_swords::board::ActivationStep;
use blind_swords::game::Order;
use blind_swords::question::{AssaultQuestion, Assaulters};

use super::{Puzzle, points, shaken, spent, units, worn};

pub(super) const PUZZLES: &[Puzzle] = &[
    Puzzle {
        point: "nobody attacks a steady line at bad odds",
        section: "SS 14.1",
        set_up: |field| {
            field.put_as("a2", "2110", worn).put("h1", "2111").put("g1", "2112");
            field.activate("a", Order::Attack, ActivationStep::Declare);
        },
        ask: |field| AssaultQuestion::Unit(Assaulters::Brigade(field.brigade("a"))).into(),
        answers: &["done"],
    },
    Puzzle {
        point: "a few do not go for a steady line, whatever ground it stands on",
        section: "SS 14.1",
        set_up: |field| {
            field.put_as("a2", "2110", worn).put("h1", "2111");
            points(field, "2111");
            field.activate("a", Order::Attack, ActivationStep::Declare);
        },
        ask: |field| AssaultQuestion::Unit(Assaulters::Brigade(field.brigade("a"))).into(),
        answers: &["done"],
    },
    Puzzle {
        point: "who is alone and disrupted is attacked at good odds",
        section: "SS 14.1",
        set_up: |field| {
            field.put("a1", "2110").put("a2", "2211").put_as("g2", "2111", spent);
            field.activate("a", Order::Attack, ActivationStep::Declare);
        },
        ask: |field| AssaultQuestion::Unit(Assaulters::Brigade(field.brigade("a"))).into(),
        answers: &["a1", "a2"],
    },
    Puzzle {
        point: "of two enemies the weak one is attacked",
        section: "SS 14.1",
        set_up: |field| {
            field.put("a1", "2110").put("h1", "2111").put_as("g2", "2210", spent);
            field.activate("a", Order::Attack, ActivationStep::Declare);
        },
        ask: |field| AssaultQuestion::Target(field.unit("a1")).into(),
        answers: &["2210"],
    },
    Puzzle {
        point: "of two weak enemies the one where points are is attacked",
        section: "SS 14.1",
        set_up: |field| {
            field.put("a1", "2110").put_as("g2", "2111", spent).put_as("g3", "2210", spent);
            points(field, "2210");
            field.activate("a", Order::Attack, ActivationStep::Declare);
        },
        ask: |field| AssaultQuestion::Target(field.unit("a1")).into(),
        answers: &["2210"],
    },
    Puzzle {
        point: "a close combat is fought from the hex of the strongest",
        section: "SS 14.2c",
        set_up: |field| {
            field.put("a1", "2110").put_as("a2", "2211", worn).put_as("g1", "2111", shaken);
            field.activate("a", Order::Attack, ActivationStep::CloseCombat);
        },
        ask: |field| AssaultQuestion::Hex(units(field, &["a1", "a2"]), field.hex("2111")).into(),
        answers: &["2110"],
    },
];
