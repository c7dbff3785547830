//! Puzzles about orders and activations.

use blind_swords::board::{BrigadeStatus, Place};
use blind_swords::game::{BrokenBox, HexPoints};
use blind_swords::question::ActivationQuestion;
use kernel::{Side, Sixteenths};

use super::{Puzzle, disrupted, order, points, shaken, spent};

pub(super) const PUZZLES: &[Puzzle] = &[
    Puzzle {
        point: "a brigade beside a weak enemy attacks",
        section: "SS 11.1",
        set_up: |field| {
            field.put("a1", "2110").put("a2", "2211").put_as("g2", "2111", spent);
        },
        ask: order,
        answers: &["attack"],
    },
    Puzzle {
        point: "a battered brigade clear of enemies regroups",
        section: "SS 11.1",
        set_up: |field| {
            field.put_as("a1", "2104", disrupted).put_as("a2", "2105", disrupted).put("g1", "2116");
        },
        ask: order,
        answers: &["regroup"],
    },
    Puzzle {
        point: "a brigade regroups for a broken regiment that may come back",
        section: "SS 16.2a",
        set_up: |field| {
            field.put("a2", "2104").put("a3", "2104").put("g1", "2116");
            field.put_as("a1", "2104", |unit| unit.place = Place::Broken(BrokenBox::Available));
        },
        ask: order,
        answers: &["regroup"],
    },
    Puzzle {
        point: "a brigade far from where points are maneuvers",
        section: "SS 11.1",
        set_up: |field| {
            field.put("a1", "2104").put("a2", "2105").put("g1", "2817");
            points(field, "2111");
        },
        ask: order,
        answers: &["maneuver"],
    },
    Puzzle {
        point: "an order that costs more than it brings is not given",
        section: "SS 11.1",
        set_up: |field| {
            field.put("a1", "2110").put("a2", "2211").put_as("g2", "2111", spent);
            field.game().scenarios[0].hints.orders.usa.attack = Some(Sixteenths::whole(40));
        },
        ask: order,
        answers: &["defend", "maneuver", "regroup"],
    },
    Puzzle {
        point: "a worn brigade before a strong line does not attack",
        section: "SS 11.1",
        set_up: |field| {
            field.put_as("a1", "2110", spent).put_as("a2", "2110", spent);
            field.put("h1", "2111").put("g1", "2210");
        },
        ask: order,
        answers: &["defend", "maneuver", "regroup"],
    },
    Puzzle {
        point: "in the last turn points are worth more than rest",
        section: "SS 19.2",
        set_up: |field| {
            field.put_as("a1", "2109", shaken).put_as("a2", "2110", shaken).put("g1", "2817");
            let points = HexPoints { side: Side::Usa, hex: field.hex("2111"), points: 6 };
            let scenario = &mut field.game().scenarios[0];
            scenario.victory.at_end.push(points);
            scenario.last_turn = scenario.first_turn;
        },
        ask: order,
        answers: &["attack", "defend", "maneuver"],
    },
    Puzzle {
        point: "a fresh brigade beside the enemy does not rest",
        section: "SS 11.1",
        set_up: |field| {
            field.put("a1", "2110").put("a2", "2211").put("g1", "2111");
        },
        ask: order,
        answers: &["attack", "defend"],
    },
    Puzzle {
        point: "the brigade that has something to do acts before the one far away",
        section: "SS 10.6",
        set_up: |field| {
            field.put("a1", "2110").put("a2", "2211").put_as("g2", "2111", spent);
            field.put("b1", "1401").status(BrigadeStatus::Available, &["a", "b"]);
        },
        ask: |field| ActivationQuestion::Brigade(field.chit("x")).into(),
        answers: &["a"],
    },
];
