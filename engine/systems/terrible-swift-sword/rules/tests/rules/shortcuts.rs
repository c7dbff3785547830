//! Answers that stand for several: routes, marches, plans of fire, and all units at once.

use std::collections::BTreeMap;

use kernel::{HexNumber, Side, Viewing};
use terrible_swift_sword::board::Stage;
use terrible_swift_sword::check::fire_plan;
use terrible_swift_sword::choice::Word;
use terrible_swift_sword::game::{Formation, LeaderSet, Terrain, UnitSet, Waterway, ZoneKind};
use terrible_swift_sword::question::{
    FireArm, FirePhase, FireQuestion, MeleeQuestion, MoveQuestion, Occasion, Reaction, Volley,
};
use terrible_swift_sword::{Choice, Question, TerribleSwiftSword, describe};

use super::field::{Field, Played, brigade, hex, toward, unit};
use super::movement::{going, sixths, to};
use super::rout::retreat;
use super::set_up::zone;

const WHOM: Question = Question::Move(MoveQuestion::Whom);

fn set(ids: &[&str]) -> UnitSet {
    ids.iter().map(|id| unit(id).index()).collect()
}

fn place(played: &Played, id: &str) -> String {
    played.hex_of(id).expect("on the map")
}

/// ST-MOVE-18, ST-FACE-03. A move goes straight to a hex in reach, ends there, and faces the
/// nearest enemy.
#[test]
fn a_move_goes_to_a_hex_in_reach() {
    let mut field = Field::new();
    field.put("c1", "2030", "N").put("u1", "3020", "S");
    let played = field.play(&["c1", "2026"], &[]);
    assert_eq!(place(&played, "c1"), "2026");
    assert_eq!((played.state("c1").spent, played.state("c1").moved), (sixths(24), true));
    assert_eq!(played.state("c1").facing, toward("NE"));
    assert_eq!(field.refuses(&going("c1", "2030"), to("2020")), "ST-MOVE-01");
    field.set("c1", |state| state.out_of_command = true);
    assert_eq!(field.refuses(&going("c1", "2030"), to("2026")), "ST-MOVE-15");
}

/// ST-ZOC-05. A route passes no enemy zone, but may end in one.
#[test]
fn a_route_draws_no_fire() {
    let mut field = Field::new();
    field.put("c1", "2030", "N").put("u1", "2027", "S");
    let played = field.play(&["c1", "2226"], &[]);
    assert_eq!(place(&played, "c1"), "2226");
    assert_eq!(played.count("fired"), 0);
    assert!(field.allows(&going("c1", "2030"), to("2028")), "it may end there");
}

/// ST-FORM-02. Guns limber, go, and unlimber in sight of an enemy in range, if they have the
/// points.
#[test]
fn guns_change_formation_on_a_route() {
    let mut field = Field::new();
    field.put("ct", "2030", "N").put("u1", "2020", "S");
    assert_eq!(field.play(&["ct", "2027"], &[]).state("ct").formation, Formation::Limbered);
    field.form("ct", Formation::Limbered);
    let played = field.play(&["ct", "2027"], &[]);
    assert_eq!(played.state("ct").formation, Formation::Unlimbered);
    assert_eq!(played.state("ct").spent, sixths(6 * 7));
}

/// ST-ZOC-10. Fire stops a route: a pinned unit decides anew.
#[test]
fn fire_stops_a_route() {
    let mut field = Field::new();
    field.put("c1", "2021", "S").put("u1", "2020", "S");
    let played = field.play(&["c1", "2025", "u1"], &[2]);
    assert_eq!((place(&played, "c1").as_str(), played.asks()), ("2021", Some("move.hex")));
    assert!(played.state("c1").pinned);
}

/// ST-MOVE-01. A brigade marches together: each unit keeps its place, and the leader goes
/// along.
#[test]
fn a_brigade_marches_together() {
    let mut field = Field::new();
    field.put("c1", "2030", "N").put("c2", "2130", "N").put("ct", "2230", "N");
    field.leader("gl", "2030");
    assert!(field.allows(&WHOM, Choice::Brigade(brigade("G"))));
    let played = field.play(&["G", "2026"], &[]);
    assert_eq!(["c1", "c2", "ct"].map(|id| place(&played, id)), ["2026", "2126", "2230"]);
    assert_eq!(played.hex_of_leader("gl").as_deref(), Some("2026"));
    assert_eq!(played.count("move-ended"), 3, "the guns in position stay");
    let march = Question::Move(MoveQuestion::March(brigade("G")));
    assert_eq!(field.refuses(&march, to("2020")), "ST-MOVE-01");
    field.set("c2", |state| state.out_of_command = true);
    assert_eq!(field.refuses(&WHOM, Choice::Brigade(brigade("G"))), "ST-MOVE-01");
    assert_eq!(field.refuses(&WHOM, Choice::Brigade(brigade("K"))), "ST-MOVE-01");
}

/// ST-SETUP-03. A brigade enters the map together: the first unit goes where the player says,
/// and the others come near it.
#[test]
fn a_brigade_enters_together() {
    let mut field = Field::new();
    let zone = zone(Side::Csa, ZoneKind::Entry, &["2434", "2734"], &["c1", "c2", "ct"], &["gl"]);
    field.scenario().zones = vec![zone];
    let gate = Question::Move(MoveQuestion::Gate(brigade("G")));
    assert_eq!(field.options(&gate), ["2434", "2734"]);
    assert_eq!(field.refuses(&gate, to("2534")), "ST-SETUP-03");
    let played = field.play(&["G", "2434", "2431"], &[]);
    assert_eq!(place(&played, "c1"), "2431");
    assert_eq!(played.hex_of_leader("gl").as_deref(), Some("2431"));
    assert_eq!(played.state("ct").formation, Formation::Limbered);
    let near = |id: &str| field.rules.game.map.grid.distance(hex(&place(&played, id)), hex("2431"));
    assert!(near("c2") == 1 && near("ct") == 1, "columns and guns do not share a hex");
}

const TARGET: Question = Question::Fire(FireQuestion::Target(FirePhase::Offensive));

/// c1 and c3 face u1, c2 faces u2, and the guns have both in range.
fn two_fights() -> Field {
    let mut field = Field::new();
    field.stage(Side::Csa, Stage::OffensiveFire);
    field.put("c1", "2021", "N").put("u1", "2020", "S").put("c3", "1921", "NE");
    field.put("c2", "2621", "N").put("u2", "2620", "S");
    field
}

/// ST-FIRE-06, ST-FIRE-07. The plan of a phase fires with each unit where it harms most, and
/// ends the phase.
#[test]
fn a_plan_fires_for_the_phase() {
    let field = two_fights();
    let plan = field.seen(|position| fire_plan::plan(position, FirePhase::Offensive));
    let fires: Vec<_> = plan.iter().map(|fire| (fire.hex, fire.volley.whole)).collect();
    assert_eq!(fires, [(hex("2020"), set(&["c1", "c3"])), (hex("2620"), set(&["c2"]))]);
    let label = field.seen(|it| describe::label(it, &TARGET, Choice::Word(Word::Plan)));
    assert_eq!(label, "Fire by the plan and end the phase: c1 and c3 at 2020; c2 at 2620");
    let played = field.play(&["plan"], &[4, 1, 1]);
    assert_eq!((played.count("fired"), played.count("rout-checked")), (2, 1));
    assert_eq!(played.board.stage(), Stage::Charges);
}

/// ST-FIRE-06. A target whose only firers fire elsewhere is no part of a plan.
#[test]
fn a_plan_fires_with_units() {
    let mut field = two_fights();
    field.put("u3", "2121", "S");
    let plan = field.seen(|position| fire_plan::plan(position, FirePhase::Offensive));
    assert_eq!(plan.len(), 2);
    assert!(plan.iter().all(|fire| !fire.volley.is_empty()), "{plan:?}");
}

/// ST-FIRE-02, ST-ART-01. There is no plan without harm, and batteries with few rounds save
/// them for near targets.
#[test]
fn a_plan_does_harm() {
    let mut field = Field::new();
    field.stage(Side::Csa, Stage::OffensiveFire).put("c1", "2030", "N").put("u1", "2020", "S");
    assert_eq!(field.refuses(&TARGET, Choice::Word(Word::Plan)), "ST-FIRE-02");
    field.put("ct", "2024", "N");
    assert!(field.allows(&TARGET, Choice::Word(Word::Plan)));
    field.set("ct", |state| state.rounds = 2);
    assert!(!field.allows(&TARGET, Choice::Word(Word::Plan)));
    assert!(field.allows(&TARGET, to("2020")), "the player may fire all the same");
}

/// ST-FIRE-20. A unit whose target is gone does not fire.
#[test]
fn a_plan_skips_a_target_that_is_gone() {
    let mut field = Field::new();
    field.stage(Side::Csa, Stage::OffensiveFire).put("c1", "2021", "N").put("ct", "1920", "SE");
    field.put("u1", "2020", "S");
    assert_eq!(field.play(&["plan"], &[1, 1]).count("fired"), 2);
    field.set("u1", |state| state.strength = 1);
    let played = field.play(&["plan"], &[5]);
    assert_eq!((played.count("fired"), played.board.stage()), (1, Stage::Charges));
}

/// ST-FIRE-06. All units that can fire at a hex do, both arms.
#[test]
fn all_units_fire_at_a_hex() {
    let mut field = two_fights();
    field.put("ct", "1920", "NE");
    let played = field.play(&["2020", "all"], &[2, 1, 1, 1]);
    let arms: Vec<_> = played.fires().iter().map(|fire| fire.arm).collect();
    assert_eq!(arms, [FireArm::SmallArms, FireArm::Artillery]);
    assert_eq!(played.count("fire-ended"), 1);
    let single =
        Question::Fire(FireQuestion::Firers(FirePhase::Offensive, hex("2620"), Volley::default()));
    assert_eq!(field.refuses(&single, Choice::Word(Word::All)), "ST-FIRE-06");
}

/// ST-ZOC-06. Several enemies fire at a unit that withdraws with one die.
#[test]
fn all_units_fire_at_one_that_withdraws() {
    let mut field = Field::new();
    field.put("c1", "2019", "S").put("u1", "2020", "N").put("u2", "2120", "NW");
    let played = field.play(&["c1", "2018", "all"], &[1, 1]);
    let points: Vec<_> = played.fires().iter().map(|fire| fire.points).collect();
    assert_eq!(points, [5 * 2 + 3 * 2]);
    let single = |able: &[&str], firing: &[&str]| {
        Question::Reaction(Reaction {
            occasion: Occasion::Withdrawal,
            target: unit("c1"),
            arm: FireArm::SmallArms,
            able: set(able),
            firing: set(firing),
        })
    };
    let all = Choice::Word(Word::All);
    assert_eq!(field.refuses(&single(&["u1"], &[]), all), "ST-ZOC-06");
    assert_eq!(field.refuses(&single(&["u1", "u2"], &["u1"]), all), "ST-ZOC-06");
}

/// ST-MEL-04. All units that can attack a hex do, with their leaders.
#[test]
fn all_units_attack_a_hex() {
    let mut field = Field::new();
    field.stage(Side::Csa, Stage::Melee).put("c1", "2021", "N").put("c2", "1921", "NE");
    field.put("u1", "2020", "S").leader("gl", "2021");
    let played = field.play(&["2020", "all"], &[]);
    assert_eq!(played.count("melee-entered"), 3);
    let who = |chosen: &[&str]| {
        Question::Melee(MeleeQuestion::Who(hex("2020"), set(chosen), LeaderSet::EMPTY))
    };
    assert_eq!(field.refuses(&who(&["c1"]), Choice::Word(Word::All)), "ST-MEL-04");
    assert!(field.allows(&who(&[]), Choice::Word(Word::All)));
}

/// ST-ROUT-10, ST-ZOC-12. The best way of a retreat keeps out of enemy zones.
#[test]
fn a_unit_retreats_by_the_best_way() {
    let mut field = Field::new();
    field.put("u1", "2019", "S").put("c1", "2020", "N").stage(Side::Csa, Stage::DefensiveFire);
    field.put("u2", "2224", "NW");
    let played = field.play(&["2020", "u1", "fire", "best"], &[4, 6]);
    let grid = &field.rules.game.map.grid;
    assert_eq!(grid.distance(hex("2020"), hex(&place(&played, "c1"))), 3);
    assert_eq!(played.count("fired"), 1, "no Retreat Fire");
    let mut lane = Field::new();
    lane.put("u1", "2019", "S").put("c1", "2020", "N").stage(Side::Csa, Stage::DefensiveFire);
    for closed in ["2120", "2121", "1921", "1920"] {
        lane.water("2020", closed, Waterway::River);
    }
    let question = retreat("c1", "2019", "2020", 3);
    assert_eq!(lane.options(&question), ["2021"]);
    assert_eq!(lane.refuses(&question, Choice::Word(Word::Best)), "ST-ROUT-10");
}

/// ST-MOVE-01, ST-FORM-02. The reach of a move has the cost of each route: a column moves farther,
/// after a change of formation, and woods are reached at the end.
#[test]
fn the_reach_of_a_move() {
    let mut field = Field::new();
    field.put("c1", "2030", "N").put("u1", "2020", "S").terrain("2028", Terrain::Town);
    let reached = |field: &Field| -> BTreeMap<String, (String, String)> {
        field.seen(|position| {
            let question = going("c1", "2030");
            let marks = TerribleSwiftSword::marks(position, Some(&question), &[]);
            let all = marks.reach.get().expect("a move").into_iter().filter(|it| it.stop);
            all.map(|it| (it.hex, (it.cost, it.from))).collect()
        })
    };
    let all = reached(&field);
    assert_eq!(all["2029"], ("1".into(), "2030".into()));
    let options = field.options(&going("c1", "2030"));
    let missing: Vec<_> = options
        .iter()
        .filter(|id| id.parse::<HexNumber>().is_ok())
        .filter(|id| !all.contains_key(*id))
        .collect();
    assert!(missing.is_empty(), "options without a cost: {missing:?}");
    for (hex, (_, from)) in &all {
        let mut at = from.clone();
        for _ in 0..40 {
            if at == "2030" {
                break;
            }
            at = all.get(&at).map_or("2030".into(), |it| it.1.clone());
        }
        assert_eq!(at, "2030", "no path to {hex}");
    }
    field.set("c1", |state| state.out_of_command = true);
    assert!(reached(&field).is_empty());
    let other =
        field.seen(|position| TerribleSwiftSword::marks(position, Some(&WHOM), &[]).reach.get());
    assert!(other.is_none(), "no move has begun");
}
