//! Fire phases and the results of fire. ST 10, 12, 18.8.

use kernel::Side;
use terrible_swift_sword::Choice;
use terrible_swift_sword::board::{Crew, Stage, UnitState};
use terrible_swift_sword::game::Formation;
use terrible_swift_sword::question::{FirePhase, FireQuestion, Question, Volley};

use super::facing::engaged;
use super::field::{Field, Played, hex, unit};

/// u1 and c1 face each other; the Union fires in defence.
fn duel(range: u8) -> Field {
    let mut field = Field::new();
    field.put("u1", "2020", "N").put("c1", &format!("20{:02}", 20 - range), "S");
    field.stage(Side::Csa, Stage::DefensiveFire);
    field
}

fn target(phase: FirePhase) -> Question {
    Question::Fire(FireQuestion::Target(phase))
}

fn firers(phase: FirePhase, number: &str) -> Question {
    Question::Fire(FireQuestion::Firers(phase, hex(number), Volley::default()))
}

fn refuses(field: &Field, phase: FirePhase, number: &str, id: &str) -> &'static str {
    field.refuses(&firers(phase, number), Choice::Unit(unit(id)))
}

/// ST-FIRE-02, ST-FORM-05, ST-FORM-07, ST-ROUT-06, ST-STK-09, ST-MEL-13, ST-SUP-01, ST-ART-01,
/// ST-ART-08. A reason for each clause.
#[test]
fn units_that_cannot_fire_have_their_reasons() {
    type Case = (&'static str, fn(&mut UnitState), &'static str);
    let cases: [Case; 7] = [
        ("u1", |it| it.formation = Formation::Column, "ST-FORM-05"),
        ("u1", |it| it.routed = true, "ST-ROUT-06"),
        ("u1", |it| it.reserve = true, "ST-STK-09"),
        ("u1", |it| it.depleted = true, "ST-SUP-01"),
        ("un", |it| it.formation = Formation::Limbered, "ST-FORM-07"),
        ("un", |it| it.rounds = 0, "ST-ART-01"),
        ("un", |it| it.crew = Crew::None, "ST-ART-08"),
    ];
    for (id, change, requirement) in cases {
        let mut field = Field::new();
        field.put(id, "2020", "N").put("c1", "2018", "S").stage(Side::Csa, Stage::DefensiveFire);
        field.set(id, change);
        assert_eq!(refuses(&field, FirePhase::Defensive, "2018", id), requirement);
    }
    let mut field = duel(2);
    field.put("u2", "2020", "N").put("us", "2120", "N").set("us", |it| it.strength = 0);
    assert_eq!(refuses(&field, FirePhase::Defensive, "2018", "u2"), "ST-FIRE-02");
    assert_eq!(refuses(&field, FirePhase::Defensive, "2018", "us"), "ST-SUP-02");
    field.put("c2", "2020", "S").with(engaged("2020"));
    assert_eq!(refuses(&field, FirePhase::Defensive, "2018", "u1"), "ST-MEL-13");
}

/// ST-FIRE-02, ST-PIN-02, ST-PIN-03, ST-LEAD-03, ST-FORM-09, ST-ART-02.
#[test]
fn offensive_fire_needs_command_and_no_pin() {
    let refused = |id: &str, change: fn(&mut UnitState)| {
        let mut field = Field::new();
        field.put(id, "2020", "N").put("c1", "2019", "S").set(id, change);
        let own = field.stage(Side::Usa, Stage::OffensiveFire);
        let requirement = refuses(own, FirePhase::Offensive, "2019", id);
        let enemy = field.stage(Side::Csa, Stage::DefensiveFire);
        let question = firers(FirePhase::Defensive, "2019");
        assert!(enemy.allows(&question, Choice::Unit(unit(id))), "{id} fires in defence");
        requirement
    };
    assert_eq!(refused("u1", |it| it.pinned = true), "ST-PIN-02");
    assert_eq!(refused("u1", |it| it.out_of_command = true), "ST-LEAD-03");
    assert_eq!(refused("us", |_| ()), "ST-FORM-09");
    assert_eq!(refused("un", |it| it.displaced = true), "ST-ART-02");
}

/// ST-FIRE-03, ST-FACE-06, ST-LOS-03, X-11.
#[test]
fn fire_needs_range_front_and_sight() {
    let allows = |field: &Field, number, id| {
        field.allows(&firers(FirePhase::Defensive, number), Choice::Unit(unit(id)))
    };
    assert!(allows(&duel(5), "2015", "u1"));
    assert_eq!(refuses(&duel(6), FirePhase::Defensive, "2014", "u1"), "ST-FIRE-03");
    let mut behind = Field::new();
    behind.put("u1", "2020", "S").put("c1", "2018", "S").stage(Side::Csa, Stage::DefensiveFire);
    assert_eq!(refuses(&behind, FirePhase::Defensive, "2018", "u1"), "ST-FACE-06");
    let mut hidden = duel(3);
    hidden.put("c2", "2018", "S");
    assert_eq!(refuses(&hidden, FirePhase::Defensive, "2017", "u1"), "ST-LOS-03");
}

/// ST-FIRE-01, ST-FIRE-22, ST-MEL-13, ST-SUP-02.
#[test]
fn targets_are_free_but_never_engaged() {
    let mut field = duel(1);
    field.put("c2", "1920", "S");
    assert_eq!(field.options(&target(FirePhase::Defensive)), ["1920", "2019", "done", "plan"]);
    field.put("u2", "1920", "N").with(engaged("1920"));
    let choice = Choice::Hex(hex("1920"));
    assert_eq!(field.refuses(&target(FirePhase::Defensive), choice), "ST-MEL-13");
    let mut wagon = Field::new();
    wagon.put("us", "2020", "N").put("c1", "2019", "S").set("us", |it| it.strength = 0);
    wagon.stage(Side::Usa, Stage::DefensiveFire);
    let choice = Choice::Hex(hex("2020"));
    assert_eq!(wagon.refuses(&target(FirePhase::Defensive), choice), "ST-FIRE-22");
}

/// ST-FIRE-20. Fires follow one another: a unit that an earlier one destroyed is no target any
/// more.
#[test]
fn a_destroyed_unit_is_no_target() {
    let mut field = duel(1);
    field.put("un", "2120", "NW").set("c1", |state| state.strength = 1);
    assert_eq!(field.play(&["2019", "u1"], &[1]).asks(), Some("fire.second"));
    let played = field.play(&["2019", "u1"], &[4]);
    assert_eq!((played.hex_of("c1"), played.asks()), (None, None));
    assert_eq!(played.names().last(), Some(&"fire-ended"), "the guns have no target");
}

/// ST-FIRE-17, ST-FIRE-19, ST-PIN-01, ST-PIN-04.
#[test]
fn a_fire_pins_or_kills() {
    // F9: ten points.
    let mut field = duel(1);
    field.put("c2", "2019", "S").leader("gl", "2019");
    let pinned = field.play(&["2019", "u1"], &[3]);
    assert!(pinned.state("c1").pinned && pinned.state("c2").pinned);
    assert_eq!((pinned.count("strength-lost"), pinned.count("rout-checked")), (0, 0));
    let killed = duel(1).play(&["2019", "u1"], &[4, 1]);
    assert_eq!(killed.state("c1").strength, 3);
    assert_eq!(killed.board.brigade(super::field::brigade("G")).killed, 1);
}

/// ST-FIRE-07, ST-SEQ-04, R-01, R-29, R-162. A second fire by one arm is refused, and both arms
/// come before the rout.
#[test]
fn each_arm_fires_once_before_the_rout_check() {
    let mut field = duel(1);
    field.put("un", "2120", "NW");
    let played = field.play(&["2019", "u1", "un"], &[4, 5, 1]);
    assert_eq!(played.count("fired"), 2);
    assert_eq!(played.count("rout-checked"), 1);
    let held = field.play(&["2019", "u1", "hold"], &[1]);
    assert!(
        held.board.was_fired_at(hex("2019"), terrible_swift_sword::question::FireArm::Artillery)
    );
}

/// ST-FIRE-08, E-01, R-15. A battery divides its fire into shares of at least one point.
#[test]
fn shares_come_to_one_point_at_least() {
    let mut field = Field::new();
    field.put("un", "2020", "N").put("c1", "2013", "S").stage(Side::Csa, Stage::DefensiveFire);
    let question = firers(FirePhase::Defensive, "2013");
    let small = Choice::Share(unit("un"), 1);
    assert_eq!(field.refuses(&question, small), "ST-FIRE-08");
    assert!(field.allows(&question, Choice::Share(unit("un"), 2)));
    assert_eq!(field.refuses(&question, Choice::Share(unit("un"), 6)), "ST-FIRE-08");
    let mut far = duel(5);
    far.set("u1", |it| it.strength = 1);
    assert!(far.allows(&firers(FirePhase::Defensive, "2015"), Choice::Unit(unit("u1"))));
}

/// ST-ART-01. A divided fire costs one round.
#[test]
fn a_divided_fire_costs_one_round() {
    let mut field = Field::new();
    field.put("un", "2020", "N").put("c1", "2013", "S").put("c2", "1914", "S");
    field.put("c3", "2113", "S").stage(Side::Csa, Stage::DefensiveFire);
    let answers = ["1914", "un:2", "2013", "un:2", "2113"];
    let played = field.play_on(&answers, &[1, 1, 1]);
    assert_eq!((played.count("fired"), played.state("un").rounds), (3, 7));
}

/// ST-STK-08, R-97, X-01. Distant guns roll for each unit of a stack, and fire one round.
#[test]
fn distant_guns_roll_for_each_unit() {
    let mut field = Field::new();
    field.put("un", "2020", "N").put("c1", "2015", "S").put("ct", "2015", "S");
    field.form("ct", Formation::Limbered).stage(Side::Csa, Stage::DefensiveFire);
    let played = field.play(&["2015", "un"], &[1, 3]);
    assert_eq!(columns(&played), [(3, 3), (6, 5)]);
    assert_eq!(played.state("un").rounds, 7);
    assert!(played.state("c1").pinned, "the Pin on the battery pins both");
}

fn columns(played: &Played) -> Vec<(i32, usize)> {
    let fires = played.facts.iter().filter_map(|fact| match fact {
        terrible_swift_sword::Event::Fired { fire } => {
            Some((fire.attack.points, fire.attack.column))
        }
        _ => None,
    });
    fires.collect()
}

/// ST-STK-07, E-05. Points beyond the top unit go on to the bottom one.
#[test]
fn losses_pass_to_the_bottom_unit() {
    let mut field = Field::new();
    field
        .put("u3", "2020", "N")
        .put("u2", "2020", "N")
        .put("c1", "2019", "S")
        .put("c3", "2120", "NW");
    field.stage(Side::Usa, Stage::DefensiveFire);
    field.set("c1", |it| it.facing = super::field::toward("S"));
    // 8 and 6 points: F12, of which a six takes two. Two ammunition rolls, one rout check.
    let played = field.play(&["2020", "c1", "c3", "fire"], &[6, 6, 6, 1]);
    assert_eq!(played.hex_of("u3"), None);
    assert_eq!(played.state("u2").strength, 2);
}

/// ST-FIRE-21, ST-SUP-02, X-07, R-122. A six tests the ammunition of each unit.
#[test]
fn a_six_tests_ammunition() {
    let mut field = duel(1);
    field.put("u2", "2120", "NW").put("us", "1920", "NE");
    let played = field.play(&["2019", "u1", "u2", "us", "fire"], &[6, 2, 3, 1]);
    assert!(played.state("u1").depleted && !played.state("u2").depleted);
    assert_eq!(played.count("ammunition-tested"), 2, "the guard does not roll");
}

/// ST-FIRE-18, R-28, E-07. Guns pin infantry with a star.
#[test]
fn a_star_of_guns_pins_infantry() {
    let mut field = Field::new();
    field.put("un", "2020", "N").put("c1", "2016", "S").stage(Side::Csa, Stage::DefensiveFire);
    let played = field.play(&["2016", "un"], &[6]);
    assert!(played.state("c1").pinned && played.state("c1").strength == 4);
    let small = duel(3).play(&["2017", "u1"], &[6, 6, 1]);
    assert_eq!(small.state("c1").strength, 3);
}

/// ST-ART-04, ST-ART-06, R-61. Guns take guns, and a caisson may explode.
#[test]
fn guns_take_guns_and_caissons() {
    let mut field = Field::new();
    field.put("ct", "2020", "N").put("un", "2018", "S").stage(Side::Usa, Stage::DefensiveFire);
    // 16 points: F15; two guns, and a caisson with four rounds.
    let played = field.play(&["2018", "ct"], &[6, 1, 4]);
    assert_eq!((played.state("un").strength, played.state("un").rounds), (4, 4));
    assert_eq!(played.state("un").crew, Crew::Full);
    assert_eq!(field.play(&["2018", "ct"], &[6, 2]).state("un").rounds, 8);
}

/// ST-ART-07, ST-ART-10, R-63. Small arms take the crew, and then the unit below.
#[test]
fn small_arms_take_the_crew() {
    let mut field = Field::new();
    field.put("u1", "2020", "N").put("u2", "2120", "NW").put("ct", "2019", "S");
    field.put("c1", "2019", "S").stage(Side::Csa, Stage::DefensiveFire);
    field.set("ct", |it| it.crew = Crew::Half);
    // 16 points: F15; a five takes two: one step, one point of c1.
    let played = field.play(&["2019", "u1", "u2", "fire"], &[5, 1]);
    assert_eq!((played.state("ct").crew, played.state("ct").strength), (Crew::None, 4));
    assert_eq!(played.state("c1").strength, 3);
}

/// ST-FORM-06, R-11. A column under fire forms line, hit or miss.
#[test]
fn a_column_under_fire_forms_line() {
    let mut field = duel(3);
    field.form("c1", Formation::Column);
    let played = field.play(&["2017", "u1", "face-s"], &[1]);
    assert_eq!(played.state("c1").formation, Formation::Line);
    assert_eq!(played.state("c1").facing, super::field::toward("S"));
}
