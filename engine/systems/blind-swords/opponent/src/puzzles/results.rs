//! Puzzles about results: the units that suffer a result, and their retreats.

use blind_swords::Question;
use blind_swords::game::UnitSet;
use blind_swords::question::{PanicPool, TieQuestion};
use kernel::Side;

use super::{Puzzle, disrupted, retreat, shaken, spent, units};

pub(super) const PUZZLES: &[Puzzle] = &[
    Puzzle {
        point: "a retreat goes where less can be fired",
        section: "SS 15.4",
        set_up: |field| {
            field.put_as("a1", "2110", disrupted).put("g3", "2111").put("h1", "1810");
        },
        ask: |field| retreat(field, "g3"),
        answers: &["2109", "2210"],
    },
    Puzzle {
        point: "of one's own the lead is who loses least",
        section: "SS 12.2",
        set_up: |field| {
            field.put_as("a2", "2110", disrupted).put("a3", "2110");
        },
        ask: |field| TieQuestion::Lead(units(field, &["a2", "a3"])).into(),
        answers: &["a3"],
    },
    Puzzle {
        point: "of the enemy's the lead is who loses most",
        section: "SS 12.2",
        set_up: |field| {
            field.put("g2", "2110").put_as("g3", "2110", disrupted);
        },
        ask: |field| TieQuestion::Lead(units(field, &["g2", "g3"])).into(),
        answers: &["g3"],
    },
    Puzzle {
        point: "panic takes the enemy's best",
        section: "SS 15.1b",
        set_up: |field| {
            field.put_as("g2", "2110", shaken).put("g3", "2110");
        },
        ask: |field| {
            Question::Panic(PanicPool {
                chooser: Side::Usa,
                hex: field.hex("2110"),
                lead: None,
                were_in_hex: units(field, &["g2", "g3"]),
                panicked: UnitSet::EMPTY,
                results: [].into(),
            })
        },
        answers: &["g2"],
    },
    Puzzle {
        point: "of two units the one that can be hurt less stays behind to be fired at",
        section: "SS 12.2",
        set_up: |field| {
            field.put("a2", "2110").put_as("a3", "2110", spent).put("g1", "2111");
        },
        ask: |field| TieQuestion::Lead(units(field, &["a2", "a3"])).into(),
        answers: &["a2"],
    },
    Puzzle {
        point: "a retreat goes to friends",
        section: "SS 15.4",
        set_up: |field| {
            field.put_as("a1", "2110", disrupted).put("a2", "2209").put("g3", "2111");
        },
        ask: |field| retreat(field, "g3"),
        answers: &["2109", "2210"],
    },
    Puzzle {
        point: "of one's own attackers who loses least takes the loss",
        section: "SS 15.2",
        set_up: |field| {
            field.put_as("a2", "2110", spent).put("a3", "2110").put("g1", "2111");
        },
        ask: |field| TieQuestion::Attacker(units(field, &["a2", "a3"])).into(),
        answers: &["a3"],
    },
    Puzzle {
        point: "a retreat goes into cover",
        section: "SS 15.4",
        set_up: |field| {
            field.terrain("2109", "woods").put_as("a1", "2110", disrupted);
            field.put("g1", "2111").put("cr", "2114").put("cm", "2214");
        },
        ask: |field| retreat(field, "g1"),
        answers: &["2109"],
    },
];
