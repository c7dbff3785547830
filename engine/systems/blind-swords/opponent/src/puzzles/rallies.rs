//! Puzzles about rallying and overstacking.

use blind_swords::board::ActivationStep;
use blind_swords::game::Order;
use blind_swords::question::{OverstackQuestion, RallyQuestion, Rallying};

use super::{Puzzle, disrupted, shaken};

pub(super) const PUZZLES: &[Puzzle] = &[
    Puzzle {
        point: "who is worst off rallies first",
        section: "SS 16.1",
        set_up: |field| {
            field.put_as("a1", "2104", disrupted).put("a3", "2105").put("g1", "2116");
            field.put_as("a2", "2105", shaken);
            field.activate("a", Order::Regroup, ActivationStep::Rally);
        },
        ask: |field| RallyQuestion::Unit(Rallying::Brigade(field.brigade("a"))).into(),
        answers: &["a1"],
    },
    Puzzle {
        point: "of two as badly off the larger rallies first",
        section: "SS 16.1",
        set_up: |field| {
            field.put_as("a1", "2104", disrupted).put_as("a3", "2105", disrupted);
            field.put("g1", "2116");
            field.activate("a", Order::Regroup, ActivationStep::Rally);
        },
        ask: |field| RallyQuestion::Unit(Rallying::Brigade(field.brigade("a"))).into(),
        answers: &["a1"],
    },
    Puzzle {
        point: "who must make room goes where less can be fired at him",
        section: "SS 6.3",
        set_up: |field| {
            field.put("a1", "2110").put("b1", "2110").put("a2", "2110").put("g1", "2112");
        },
        ask: |field| OverstackQuestion::Hex(field.unit("a1")).into(),
        answers: &["2109", "2010", "2210"],
    },
];
