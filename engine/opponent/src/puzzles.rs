//! Positions of the neutral field, each with the one point that it tests. The North is to decide.

use blind_swords::board::{ActivationStep, Face, Morale, Place, UnitState};
use blind_swords::check::{legality, movement};
use blind_swords::event::Event;
use blind_swords::game::{AutomaticWin, BrokenBox, HexPoints, Order, UnitSet};
use blind_swords::look::only;
use blind_swords::question::{
    ActivationQuestion, Advance, AdvanceQuestion, AdvanceReach, ArtilleryAction, ArtilleryQuestion,
    AssaultQuestion, Assaulters, FireQuestion, MoveOrder, MoveQuestion, Occasion, PanicPool,
    RallyQuestion, Rallying, RetreatQuestion, RetreatWalk, TieQuestion, Volley,
};
use blind_swords::testing::{Field, ids};
use blind_swords::{Choice, Question};
use kernel::{Level, Opponent as _, Side, Sixteenths};

use crate::{Skill, Staff};

/// A position, what is asked in it, and what may be answered by whoever has seen the point.
struct Puzzle {
    point: &'static str,
    lay: fn(&mut Field),
    ask: fn(&Field) -> Question,
    answers: &'static [&'static str],
}

const PUZZLES: &[Puzzle] = &[
    Puzzle {
        point: "it fires at whom it hurts most",
        lay: |field| {
            field.put("a1", "2110").put("g1", "2111").put_as("g2", "2210", disrupted);
        },
        ask: |field| FireQuestion::Target(volley(field, &["a1"]), field.unit("a1")).into(),
        answers: &["2210"],
    },
    Puzzle {
        point: "it fires at who has no cover",
        lay: |field| {
            field.terrain("2111", "woods");
            field.put("a1", "2110").put("cr", "2111").put("cm", "2210");
        },
        ask: |field| FireQuestion::Target(volley(field, &["a1"]), field.unit("a1")).into(),
        answers: &["2210"],
    },
    Puzzle {
        point: "two fires do more than one of both together",
        lay: |field| {
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
        lay: |field| {
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
        lay: |field| {
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
        point: "guns with a target fire",
        lay: |field| {
            field.put("ur", "2110").put("g1", "2114");
        },
        ask: gun_action,
        answers: &["fire"],
    },
    Puzzle {
        point: "guns that see nobody go where they do",
        lay: |field| {
            for hex in ["2011", "2111", "2211"] {
                field.terrain(hex, "woods");
            }
            field.put("ur", "2110").put("g3", "2116");
        },
        ask: gun_action,
        answers: &["move"],
    },
    Puzzle {
        point: "nobody attacks a steady line at bad odds",
        lay: |field| {
            field.put_as("a2", "2110", worn).put("h1", "2111").put("g1", "2112");
            field.activate("a", Order::Attack, ActivationStep::Declare);
        },
        ask: |field| AssaultQuestion::Unit(Assaulters::Brigade(field.brigade("a"))).into(),
        answers: &["done"],
    },
    Puzzle {
        point: "who is alone and disrupted is attacked at good odds",
        lay: |field| {
            field.put("a1", "2110").put("a2", "2211").put_as("g2", "2111", spent);
            field.activate("a", Order::Attack, ActivationStep::Declare);
        },
        ask: |field| AssaultQuestion::Unit(Assaulters::Brigade(field.brigade("a"))).into(),
        answers: &["a1", "a2"],
    },
    Puzzle {
        point: "of two enemies the weak one is attacked",
        lay: |field| {
            field.put("a1", "2110").put("h1", "2111").put_as("g2", "2210", spent);
            field.activate("a", Order::Attack, ActivationStep::Declare);
        },
        ask: |field| AssaultQuestion::Target(field.unit("a1")).into(),
        answers: &["2210"],
    },
    Puzzle {
        point: "a brigade beside a weak enemy attacks",
        lay: |field| {
            field.put("a1", "2110").put("a2", "2211").put_as("g2", "2111", spent);
        },
        ask: order,
        answers: &["attack"],
    },
    Puzzle {
        point: "a battered brigade clear of enemies regroups",
        lay: |field| {
            field.put_as("a1", "2104", disrupted).put_as("a2", "2105", disrupted).put("g1", "2116");
        },
        ask: order,
        answers: &["regroup"],
    },
    Puzzle {
        point: "a brigade regroups for a broken regiment that may come back",
        lay: |field| {
            field.put("a2", "2104").put("a3", "2104").put("g1", "2116");
            field.put_as("a1", "2104", |unit| unit.place = Place::Broken(BrokenBox::Available));
        },
        ask: order,
        answers: &["regroup"],
    },
    Puzzle {
        point: "a brigade far from where points are maneuvers",
        lay: |field| {
            field.put("a1", "2104").put("a2", "2105").put("g1", "2817");
            points(field, "2111");
        },
        ask: order,
        answers: &["maneuver"],
    },
    Puzzle {
        point: "a unit walks onto a hex that is worth points",
        lay: |field| {
            field.put("a1", "2110").put("g1", "2817");
            points(field, "2111");
        },
        ask: |field| walk(field, "a1", Order::Maneuver),
        answers: &["2111"],
    },
    Puzzle {
        point: "where the points are, a unit stays",
        lay: |field| {
            field.put("a1", "2111").put("g1", "2817");
            points(field, "2111");
        },
        ask: |field| walk(field, "a1", Order::Maneuver),
        answers: &["stop"],
    },
    Puzzle {
        point: "nobody leaves support without need",
        lay: |field| {
            field.put("a1", "2110").put("a2", "2010").put("g1", "2113");
        },
        ask: |field| walk(field, "a2", Order::Maneuver),
        answers: &["stop"],
    },
    Puzzle {
        point: "a retreat goes where less can be fired",
        lay: |field| {
            field.put_as("a1", "2110", disrupted).put("g3", "2111").put("h1", "1810");
        },
        ask: |field| {
            let (unit, path) = (field.unit("a1"), vec![field.hex("2110")]);
            let walk = RetreatWalk { unit, path, distance: 1, causes: only(field.unit("g3")) };
            RetreatQuestion::Hex(walk).into()
        },
        answers: &["2109", "2210"],
    },
    Puzzle {
        point: "of one's own the lead is who loses least",
        lay: |field| {
            field.put_as("a2", "2110", disrupted).put("a3", "2110");
        },
        ask: |field| TieQuestion::Lead(units(field, &["a2", "a3"])).into(),
        answers: &["a3"],
    },
    Puzzle {
        point: "of the enemy's the lead is who loses most",
        lay: |field| {
            field.put("g2", "2110").put_as("g3", "2110", disrupted);
        },
        ask: |field| TieQuestion::Lead(units(field, &["g2", "g3"])).into(),
        answers: &["g3"],
    },
    Puzzle {
        point: "panic takes the enemy's best",
        lay: |field| {
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
        point: "who is worst off rallies first",
        lay: |field| {
            field.put_as("a1", "2104", disrupted).put("a3", "2105").put("g1", "2116");
            field.put_as("a2", "2105", shaken);
            field.activate("a", Order::Regroup, ActivationStep::Rally);
        },
        ask: |field| RallyQuestion::Unit(Rallying::Brigade(field.brigade("a"))).into(),
        answers: &["a1"],
    },
    Puzzle {
        point: "after a close combat somebody advances to where points are",
        lay: |field| {
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
        point: "a hex that the hints of a package name is worth going to",
        lay: |field| {
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
        lay: |field| {
            field.put("a1", "2110").put("g1", "2817");
            line(field, "2111");
        },
        ask: |field| walk(field, "a1", Order::Maneuver),
        answers: &["2111"],
    },
    Puzzle {
        point: "a line that is held needs nobody more",
        lay: |field| {
            field.put("a1", "2110").put("ur", "2111").put("g1", "2817");
            line(field, "2111");
        },
        ask: |field| walk(field, "a1", Order::Maneuver),
        answers: &["stop"],
    },
    Puzzle {
        point: "an order that costs more than it brings is not given",
        lay: |field| {
            field.put("a1", "2110").put("a2", "2211").put_as("g2", "2111", spent);
            field.game().scenarios[0].hints.orders.usa.attack = Sixteenths::whole(40);
        },
        ask: order,
        answers: &["defend", "maneuver", "regroup"],
    },
    Puzzle {
        point: "who can win at once does",
        lay: |field| {
            field.put("a1", "2110").put("g1", "2817");
            points(field, "2109");
            wins(field, Side::Usa, "2111");
        },
        ask: |field| walk(field, "a1", Order::Maneuver),
        answers: &["2111"],
    },
    Puzzle {
        point: "where the enemy would win at once somebody stands",
        lay: |field| {
            field.put("a1", "2110").put("g1", "2114");
            wins(field, Side::Csa, "2111");
        },
        ask: |field| walk(field, "a1", Order::Maneuver),
        answers: &["2111"],
    },
    Puzzle {
        point: "who is spent goes out of the way",
        lay: |field| {
            field.put_as("a1", "2110", spent).put("g1", "2113").put("g2", "2112").put("h1", "2212");
        },
        ask: |field| walk(field, "a1", Order::Maneuver),
        answers: &["2010", "2109", "2210"],
    },
    Puzzle {
        point: "of two units the one that can be hurt less stays behind to be fired at",
        lay: |field| {
            field.put("a2", "2110").put_as("a3", "2110", spent).put("g1", "2111");
        },
        ask: |field| TieQuestion::Lead(units(field, &["a2", "a3"])).into(),
        answers: &["a2"],
    },
    Puzzle {
        point: "of two weak enemies the one where points are is attacked",
        lay: |field| {
            field.put("a1", "2110").put_as("g2", "2111", spent).put_as("g3", "2210", spent);
            points(field, "2210");
            field.activate("a", Order::Attack, ActivationStep::Declare);
        },
        ask: |field| AssaultQuestion::Target(field.unit("a1")).into(),
        answers: &["2210"],
    },
    Puzzle {
        point: "a worn brigade before a strong line does not attack",
        lay: |field| {
            field.put_as("a1", "2110", spent).put_as("a2", "2110", spent);
            field.put("h1", "2111").put("g1", "2210");
        },
        ask: order,
        answers: &["defend", "maneuver", "regroup"],
    },
    Puzzle {
        point: "where the points are, nobody leaves to follow an enemy",
        lay: |field| {
            field.put("a1", "2111").put_as("g2", "2114", spent);
            points(field, "2111");
        },
        ask: |field| walk(field, "a1", Order::Attack),
        answers: &["stop"],
    },
    Puzzle {
        point: "after a close combat nobody advances out of the hex that is worth points",
        lay: |field| {
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
        point: "in the last turn points are worth more than rest",
        lay: |field| {
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
        point: "what pays the enemy alone is taken from him",
        lay: |field| {
            field.put("a1", "2110").put("g1", "2817");
            let hex = field.hex("2111");
            let points = HexPoints { side: Side::Csa, hex, points: 3 };
            field.game().scenarios[0].victory.each_turn.push(points);
            // Somebody has been there.
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
        lay: |field| {
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
        point: "a retreat goes to friends",
        lay: |field| {
            field.put_as("a1", "2110", disrupted).put("a2", "2209").put("g3", "2111");
        },
        ask: |field| {
            let (unit, path) = (field.unit("a1"), vec![field.hex("2110")]);
            let walk = RetreatWalk { unit, path, distance: 1, causes: only(field.unit("g3")) };
            RetreatQuestion::Hex(walk).into()
        },
        answers: &["2109", "2210"],
    },
    Puzzle {
        point: "after a close combat nobody worn advances beside a strong line",
        lay: |field| {
            field.put_as("a2", "2110", spent).put("h1", "2112").put("g1", "2212").put("g2", "2012");
        },
        ask: |field| {
            let (units, into) = (only(field.unit("a2")), field.hex("2111"));
            AdvanceQuestion::Unit(Advance { units, into, reach: AdvanceReach::OneHex }).into()
        },
        answers: &["done"],
    },
];

/// A Captain sees the point of each.
#[test]
fn a_captain_solves_the_puzzles() {
    let failed: Vec<String> = PUZZLES.iter().filter_map(|puzzle| solve(puzzle).err()).collect();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

fn solve(puzzle: &Puzzle) -> Result<(), String> {
    let mut field = Field::clear();
    (puzzle.lay)(&mut field);
    let (scene, question) = (field.scene(), (puzzle.ask)(&field));
    let options = legality::options(scene, &question);
    let known = ids(scene, &options);
    let Puzzle { point, answers, .. } = puzzle;
    if options.len() < 2 || !answers.iter().all(|answer| known.iter().any(|id| id == answer)) {
        return Err(format!("{point}: there is no choice in {known:?}"));
    }
    let captain = Skill::of(Level::Captain);
    let mut captain = Staff::default().officer(&field.rules, Side::Usa, captain);
    let answer: Choice = captain.choose(Side::Usa, &question, &options, scene);
    let answer = answer.id(&field.rules.game);
    if answers.contains(&&*answer) { Ok(()) } else { Err(format!("{point}: {answer}")) }
}

fn shaken(unit: &mut UnitState) {
    unit.morale = Morale::Shaken;
}

fn disrupted(unit: &mut UnitState) {
    unit.morale = Morale::Disrupted;
}

fn worn(unit: &mut UnitState) {
    unit.face = Face::Battleworn;
}

fn spent(unit: &mut UnitState) {
    worn(unit);
    disrupted(unit);
}

/// Two points in each turn for whoever controls a hex.
fn points(field: &mut Field, hex: &str) {
    let hex = field.hex(hex);
    for side in [Side::Usa, Side::Csa] {
        let points = HexPoints { side, hex, points: 2 };
        field.game().scenarios[0].victory.each_turn.push(points);
    }
}

/// Two points for a unit of either side that stands in a hex.
fn line(field: &mut Field, hex: &str) {
    let hex = field.hex(hex);
    for side in [Side::Usa, Side::Csa] {
        let points = HexPoints { side, hex, points: 2 };
        field.game().scenarios[0].hints.lines.push(points);
    }
}

/// A hex that wins the game for a side at once.
fn wins(field: &mut Field, side: Side, hex: &str) {
    let hex = field.hex(hex);
    field.game().scenarios[0].victory.automatic.push(AutomaticWin { side, hex });
}

fn units(field: &Field, ids: &[&str]) -> UnitSet {
    ids.iter().map(|id| field.unit(id).index()).collect()
}

fn volley(field: &Field, firers: &[&str]) -> Volley {
    Volley::new(Side::Usa, Occasion::Event(units(field, firers)))
}

fn gun_action(field: &Field) -> Question {
    let action = ArtilleryAction { unit: field.unit("ur"), has_fired: false };
    ArtilleryQuestion::Action(action).into()
}

fn order(field: &Field) -> Question {
    ActivationQuestion::Order(field.brigade("a")).into()
}

fn walk(field: &Field, unit: &str, order: Order) -> Question {
    let order = MoveOrder::Brigade(field.brigade("a"), order);
    let walk = movement::begin(field.scene(), order, &only(field.unit(unit)));
    MoveQuestion::Hex(walk.expect("it is on the map")).into()
}
