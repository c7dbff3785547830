//! Puzzles about movement: where to go and where to stay.

use blind_swords::event::Event;
use blind_swords::game::{BrokenBox, HexPoints, Order};
use blind_swords::question::{MoveOrder, MoveQuestion};
use kernel::{Side, Sixteenths};

use super::{Puzzle, line, points, spent, walk, wins};

pub(super) const PUZZLES: &[Puzzle] = &[
    Puzzle {
        point: "a unit walks onto a hex that is worth points",
        section: "SS 13.1",
        set_up: |field| {
            field.put("a1", "2110").put("g1", "2817");
            points(field, "2111");
        },
        ask: |field| walk(field, "a1", Order::Maneuver),
        answers: &["2111"],
    },
    Puzzle {
        point: "where the points are, a unit stays",
        section: "SS 13.1",
        set_up: |field| {
            field.put("a1", "2111").put("g1", "2817");
            points(field, "2111");
        },
        ask: |field| walk(field, "a1", Order::Maneuver),
        answers: &["stop"],
    },
    Puzzle {
        point: "nobody leaves support without need",
        section: "SS 15.5",
        set_up: |field| {
            field.put("a1", "2110").put("a2", "2010").put("g1", "2113");
        },
        ask: |field| walk(field, "a2", Order::Maneuver),
        answers: &["stop"],
    },
    Puzzle {
        point: "a hex that the hints of a package name is worth going to",
        section: "SS 13.1",
        set_up: |field| {
            field.put("a1", "2110").put("g1", "2817");
            let hex = field.hex("2111");
            let hint = HexPoints { side: Side::Usa, hex, points: 4 };
            field.game().scenarios[0].hints.objectives.push(hint);
        },
        ask: |field| walk(field, "a1", Order::Maneuver),
        answers: &["2111"],
    },
    Puzzle {
        point: "a line that nobody holds is taken up",
        section: "SS 13.1",
        set_up: |field| {
            field.put("a1", "2110").put("g1", "2817");
            line(field, "2111");
        },
        ask: |field| walk(field, "a1", Order::Maneuver),
        answers: &["2111"],
    },
    Puzzle {
        point: "a line that is held needs nobody more",
        section: "SS 13.1",
        set_up: |field| {
            field.put("a1", "2110").put("ur", "2111").put("g1", "2817");
            line(field, "2111");
        },
        ask: |field| walk(field, "a1", Order::Maneuver),
        answers: &["stop"],
    },
    Puzzle {
        point: "who can win at once does",
        section: "SS 19.0",
        set_up: |field| {
            field.put("a1", "2110").put("g1", "2817");
            points(field, "2109");
            wins(field, Side::Usa, "2111");
        },
        ask: |field| walk(field, "a1", Order::Maneuver),
        answers: &["2111"],
    },
    Puzzle {
        point: "where the enemy would win at once somebody stands",
        section: "SS 19.0",
        set_up: |field| {
            field.put("a1", "2110").put("g1", "2114");
            wins(field, Side::Csa, "2111");
        },
        ask: |field| walk(field, "a1", Order::Maneuver),
        answers: &["2111"],
    },
    Puzzle {
        point: "who is spent goes out of the way",
        section: "SS 13.1",
        set_up: |field| {
            field.put_as("a1", "2110", spent).put("g1", "2113").put("g2", "2112").put("h1", "2212");
        },
        ask: |field| walk(field, "a1", Order::Maneuver),
        answers: &["2010", "2109", "2210"],
    },
    Puzzle {
        point: "where the points are, nobody leaves to follow an enemy",
        section: "SS 19.2",
        set_up: |field| {
            field.put("a1", "2111").put_as("g2", "2114", spent);
            points(field, "2111");
        },
        ask: |field| walk(field, "a1", Order::Attack),
        answers: &["stop"],
    },
    Puzzle {
        point: "what pays the enemy alone is taken from him",
        section: "SS 19.2",
        set_up: |field| {
            field.put("a1", "2110").put("g1", "2817");
            let hex = field.hex("2111");
            let points = HexPoints { side: Side::Csa, hex, points: 3 };
            field.game().scenarios[0].victory.each_turn.push(points);
            // Another unit has controlled the hex before.
            let (unit, from, to) = (field.put("g2", "2112").unit("g2"), field.hex("2112"), hex);
            let (cost, left) = (Sixteenths::whole(1), Sixteenths::ZERO);
            field.happen(&Event::Moved { unit, from, to, cost, left });
            field.happen(&Event::Broken { unit, into: BrokenBox::Three });
        },
        ask: |field| walk(field, "a1", Order::Maneuver),
        answers: &["2111"],
    },
    Puzzle {
        point: "what counts at the end is taken in the last turn too",
        section: "SS 19.2",
        set_up: |field| {
            field.put("a1", "2110").put("g1", "2817");
            let hex = field.hex("2111");
            let points = HexPoints { side: Side::Usa, hex, points: 5 };
            let scenario = &mut field.game().scenarios[0];
            scenario.victory.at_end.push(points);
            scenario.last_turn = scenario.first_turn;
        },
        ask: |field| walk(field, "a1", Order::Maneuver),
        answers: &["2111"],
    },
    Puzzle {
        point: "those in front move first",
        section: "SS 13.1",
        set_up: |field| {
            field.put("a1", "2110").put("a2", "2107").put("g1", "2817");
            points(field, "2113");
        },
        ask: |field| {
            MoveQuestion::Unit(MoveOrder::Brigade(field.brigade("a"), Order::Maneuver)).into()
        },
        answers: &["a1"],
    },
    Puzzle {
        point: "who has the choice of ground under fire stands in the woods",
        section: "SS 12.3a",
        set_up: |field| {
            field.terrain("2110", "woods").put("a1", "2110").put("cr", "2114").put("g1", "2115");
        },
        ask: |field| walk(field, "a1", Order::Maneuver),
        answers: &["stop"],
    },
];
