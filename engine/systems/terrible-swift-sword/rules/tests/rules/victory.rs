//! Victory points, levels and demoralisation. ST 19.4, 22.

use kernel::Side;
use terrible_swift_sword::board::{Crew, Place, Stage, Strategic};
use terrible_swift_sword::check::victory::{Level, level, tally};

use super::field::{Field, brigade};

fn ended() -> Field {
    let mut field = Field::new();
    field.stage(Side::Csa, Stage::TurnEnd).turn(15).morale(0);
    field
}

/// ST-VIC-03. Points for a brigade, and none for crews, wagons or demoralisation.
#[test]
fn an_ineffective_brigade_scores_its_points() {
    let mut field = ended();
    field.set_brigade("G", |state| state.broken = true);
    field.set_brigade("K", |state| state.demoralised = true);
    field.put("un", "2020", "N").set("un", |state| state.crew = Crew::None);
    field.put("us", "2021", "N").set("us", |state| state.owner = Side::Csa);
    assert_eq!(field.seen(|position| tally(position, Side::Usa).total()), 10);
    assert_eq!(field.seen(|position| tally(position, Side::Csa).total()), 0);
}

/// ST-VIC-04, ST-VIC-06, R-90. Exits count with their own officer, five points a strength point and
/// ten for cavalry.
#[test]
fn exits_score_when_their_officer_has_left_too() {
    let mut field = ended();
    let out = |field: &mut Field, id| {
        field.set(id, |state| state.place = Place::Exited);
    };
    out(&mut field, "hc");
    assert_eq!(field.seen(|position| tally(position, Side::Csa).exits), 0);
    field.set_leader("hl", |state| state.place = Place::Exited);
    assert_eq!(field.seen(|position| tally(position, Side::Csa).exits), 30);
    out(&mut field, "c2");
    field.set("c2", |state| (state.routed, state.depleted) = (true, true));
    field.set_leader("gl", |state| (state.place, state.replaced) = (Place::Exited, true));
    assert_eq!(field.seen(|position| tally(position, Side::Csa).exits), 40, "routed and depleted");
    field.set_brigade("G", |state| state.broken = true);
    assert_eq!(field.seen(|position| tally(position, Side::Csa).exits), 30, "ineffective");
}

/// ST-VIC-05, R-90. The army commander serves the infantry brigades; for the cavalry only its own
/// named leader does.
#[test]
fn army_commander_serves_all_but_the_cavalry() {
    let mut field = ended();
    for id in ["c1", "hc"] {
        field.set(id, |state| state.place = Place::Exited);
    }
    field.set_leader("jl", |state| state.place = Place::Exited);
    assert_eq!(field.seen(|position| tally(position, Side::Csa).exits), 20);
    field.set_leader("hl", |state| (state.place, state.replaced) = (Place::Exited, true));
    assert_eq!(field.seen(|position| tally(position, Side::Csa).exits), 20, "a replacement");
}

/// ST-VIC-07, ST-VIC-08, R-91. Five points a strength point on a hill; the crew changes a
/// battery's.
#[test]
fn hills_score_for_the_confederates_on_them() {
    let mut field = ended();
    field.put("c1", "2910", "N");
    assert_eq!(field.seen(|position| tally(position, Side::Csa).hills), 20);
    field.set("c1", |state| state.routed = true);
    assert_eq!(field.seen(|position| tally(position, Side::Csa).hills), 0);
    field.put("ct", "2411", "N").set("ct", |state| state.crew = Crew::Half);
    assert_eq!(field.seen(|position| tally(position, Side::Csa).hills), 10);
    field.set("ct", |state| state.crew = Crew::None);
    assert_eq!(field.seen(|position| tally(position, Side::Csa).hills), 0);
}

/// ST-VIC-09. One point for each point of morale.
#[test]
fn morale_left_scores_for_the_union() {
    let mut field = ended();
    field.morale(55);
    assert_eq!(field.seen(|position| tally(position, Side::Usa).morale), 55);
}

/// ST-VIC-10, R-93. Marginal to 30, substantial to 60, decisive from 61; equal totals are a draw.
#[test]
fn the_lead_decides_the_level() {
    let of = |points| {
        let mut field = ended();
        field.morale(points).seen(level)
    };
    let union = Some(Side::Usa);
    assert_eq!(of(0), (None, Level::Draw));
    assert_eq!((of(1), of(30)), ((union, Level::Marginal), (union, Level::Marginal)));
    assert_eq!((of(31), of(60)), ((union, Level::Substantial), (union, Level::Substantial)));
    assert_eq!(of(61), (union, Level::Decisive));
}

/// ST-UAM-08. At 29 a one demoralises and a two does not; at 30 no brigade checks.
#[test]
fn low_morale_is_checked_at_the_end_of_a_turn() {
    let mut field = Field::new();
    field.stage(Side::Csa, Stage::TurnEnd).turn(3).put("u1", "2020", "N").put("uc", "3030", "N");
    let played = field.morale(29).play(&[], &[1, 4, 2]);
    let (infantry, cavalry) = (brigade("K"), brigade("M"));
    assert_eq!(played.board.brigade(infantry).lowered, 4, "ST-UAM-09: nine less four");
    assert!(!played.board.brigade(cavalry).demoralised && played.board.turn() == 4);
    assert_eq!(field.morale(30).play(&[], &[]).count("demoralisation-tested"), 0);
}

/// ST-UAM-10, ST-UAM-09, X-37, R-82. A brigade that was demoralised before checks with one less. A
/// rating of four falls to no less than nothing.
#[test]
fn a_demoralised_brigade_checks_again_with_one_less() {
    let mut field = Field::new();
    field.stage(Side::Csa, Stage::TurnEnd).turn(3).put("u1", "2020", "N").morale(22);
    let played = field.play(&[], &[3]);
    assert_eq!(played.count("demoralised"), 0);
    field.set_brigade("K", |state| state.demoralised = true);
    let played = field.play(&[], &[3, 5]);
    assert_eq!(played.board.brigade(brigade("K")).lowered, 5);
    let mut field = Field::new();
    field.stage(Side::Csa, Stage::TurnEnd).turn(3).put("uc", "2020", "N").morale(28);
    let played = field.play(&[], &[1, 6]);
    assert_eq!(played.board.brigade(brigade("M")).lowered, 4);
    assert!(!played.board.brigade(brigade("M")).broken, "no loss yet");
}

/// ST-UAM-08. An ineffective brigade does not check.
#[test]
fn an_ineffective_brigade_does_not_check() {
    let mut field = Field::new();
    field.stage(Side::Csa, Stage::TurnEnd).turn(3).put("u1", "2020", "N").morale(10);
    field.set_brigade("K", |state| state.broken = true);
    assert_eq!(field.play(&[], &[]).count("demoralisation-tested"), 0);
}

/// ST-OPT-01. The level modifies the strategic die; a substantial Confederate victory needs none.
#[test]
fn a_die_decides_the_strategic_result() {
    let result = |morale: u16, hills: bool, dice: &[u8]| {
        let mut field = ended();
        field.option("strategic-roll").morale(morale);
        if hills {
            field.put("c1", "2910", "N").put("c3", "2411", "N");
        }
        field.play(&[], dice).board.strategic()
    };
    assert_eq!(result(31, false, &[4]), Some(Strategic::Draw), "four less two");
    assert_eq!(result(31, false, &[3]), Some(Strategic::For(Side::Usa)));
    assert_eq!(result(0, true, &[]), Some(Strategic::For(Side::Csa)), "35 points");
    assert_eq!(ended().play(&[], &[]).board.strategic(), None, "the rule is off");
}
