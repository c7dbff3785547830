//! Changes of formation. ST 6.

use kernel::Side;
use terrible_swift_sword::Choice;
use terrible_swift_sword::board::{Crew, Stage};
use terrible_swift_sword::game::{Arm, Formation, Terrain, Way};

use super::field::{Field, toward};
use super::movement::{going, sixths, to};

fn into(formation: Formation) -> Choice {
    Choice::Formation(formation)
}

/// ST-FORM-01. Each arm has two formations, and is in one at a time.
#[test]
fn arms_have_their_formations() {
    let other = |formation: Formation| formation.other();
    assert_eq!(other(Formation::Line), Some(Formation::Column));
    assert_eq!(other(Formation::Limbered), Some(Formation::Unlimbered));
    assert_eq!(other(Formation::Mounted), Some(Formation::Dismounted));
    assert_eq!(Arm::Wagon.formations(), [Formation::Train]);
    let mut field = Field::new();
    field.put("hc", "2020", "N").put("c1", "2220", "N");
    let path = ["hc", "2019", "2018", "2017", "2016", "2015", "stop"];
    assert_eq!(field.play(&path, &[]).state("hc").spent, sixths(30), "five points on foot");
    let mounted = into(Formation::Mounted);
    assert_eq!(field.refuses(&going("c1", "2220"), mounted), "ST-FORM-01");
    field.put("us", "2420", "N").stage(Side::Usa, Stage::Movement);
    assert_eq!(field.refuses(&going("us", "2420"), into(Formation::Limbered)), "ST-FORM-01");
}

/// ST-FORM-02, ST-FORM-03. Infantry pays two points, at any moment.
#[test]
fn infantry_changes_at_any_moment() {
    let mut field = Field::new();
    field.put("c1", "2020", "N").way(&["2020", "2019", "2018"], Way::Pike);
    let played = field.play(&["c1", "column", "2019", "2018", "line", "face-s", "stop"], &[]);
    let state = played.state("c1");
    assert_eq!((state.formation, state.spent), (Formation::Line, sixths(28)));
    assert_eq!(state.facing, toward("S"));
    field.form("c1", Formation::Column).set("c1", |state| state.spent = sixths(24));
    assert_eq!(field.refuses(&going("c1", "2020"), into(Formation::Line)), "ST-FORM-02");
}

/// ST-FORM-02, ST-ART-02. A battery pays four points and goes on with the rest.
#[test]
fn a_battery_limbers_and_moves() {
    let mut field = Field::new();
    field.put("ct", "2020", "N");
    let path = ["ct", "limbered", "2019", "2018", "2017", "2016", "stop"];
    let played = field.play(&path, &[]);
    assert_eq!(played.hex_of("ct").as_deref(), Some("2016"));
    assert_eq!(played.state("ct").spent, sixths(48));
    assert!(played.state("ct").displaced);
    field.form("ct", Formation::Limbered);
    let played = field.play(&["ct", "unlimbered", "stop"], &[]);
    assert_eq!(played.state("ct").formation, Formation::Unlimbered);
    assert!(!played.state("ct").displaced, "it may fire");
}

/// ST-FORM-03, ST-CAV-01, E-16. Cavalry changes as its last act, from what its old state leaves.
#[test]
fn cavalry_changes_last() {
    let mut field = Field::new();
    field.put("hc", "2020", "N").set("hc", |state| state.spent = sixths(18));
    assert_eq!(field.refuses(&going("hc", "2020"), into(Formation::Mounted)), "ST-FORM-02");
    field.form("hc", Formation::Mounted);
    field.set("hc", |state| (state.spent, state.out_of_command) = (sixths(42), true));
    let played = field.play(&["hc", "dismounted"], &[]);
    assert_eq!(played.state("hc").formation, Formation::Dismounted);
    assert!(!played.offers().contains(&"2019".to_owned()), "it moves no more");
    field.form("hc", Formation::Dismounted).set("hc", |state| state.spent = sixths(0));
    assert_eq!(field.refuses(&going("hc", "2020"), into(Formation::Mounted)), "ST-MOVE-15");
}

/// ST-FORM-04, ST-PIN-02. A unit that may not move may not change its formation.
#[test]
fn a_change_needs_leave_to_move() {
    let mut field = Field::new();
    field.put("c1", "2020", "N").set("c1", |state| state.out_of_command = true);
    let question = going("c1", "2020");
    assert_eq!(field.refuses(&question, into(Formation::Column)), "ST-MOVE-15");
    assert!(field.allows(&question, Choice::Facing(toward("S"))), "it turns");
    field.set("c1", |state| (state.out_of_command, state.pinned) = (false, true));
    assert_eq!(field.refuses(&question, into(Formation::Column)), "ST-MOVE-15");
}

/// Guns that have entered woods change no more.
#[test]
fn guns_in_woods_stay_limbered() {
    let mut field = Field::new();
    field.put("ct", "2020", "N").form("ct", Formation::Limbered).terrain("2019", Terrain::Woods);
    let played = field.play(&["ct", "2019"], &[]);
    assert!(!played.offers().contains(&"unlimbered".to_owned()));
}

/// ST-FORM-08. An unlimbered battery turns but does not move.
#[test]
fn unlimbered_guns_turn_in_place() {
    let mut field = Field::new();
    field.put("ct", "2020", "N");
    assert_eq!(field.refuses(&going("ct", "2020"), to("2019")), "ST-FORM-08");
    let played = field.play(&["ct", "face-s", "stop"], &[]);
    assert_eq!(played.state("ct").facing, toward("S"));
}

/// ST-FORM-09, ST-SUP-04. A wagon moves as limbered guns, with five points, and pays no morale.
#[test]
fn a_wagon_moves_with_its_guard() {
    let mut field = Field::new();
    field.put("us", "2020", "N").stage(Side::Usa, Stage::Movement).morale(0);
    let played = field.play(&["us", "2019", "2018", "2017", "2016", "2015"], &[]);
    assert_eq!(played.hex_of("us").as_deref(), Some("2015"));
    assert_eq!(played.state("us").strength, 1);
}

/// ST-FORM-10, ST-FORM-11, X-10, R-13. Small arms in range fire at a battery that limbers, and may
/// stop it.
#[test]
fn fire_interrupts_limbering() {
    let mut field = Field::new();
    field.put("ct", "2020", "N").put("u1", "2016", "S").form("ct", Formation::Limbered);
    let played = field.play(&["ct", "unlimbered", "u1"], &[5]);
    let state = played.state("ct");
    assert!(state.pinned, "F2 with one right is F3: a five pins");
    assert_eq!((state.formation, state.spent), (Formation::Limbered, sixths(24)));
    assert_eq!(played.count("change-failed"), 1);
    let played = field.play(&["ct", "unlimbered", "hold"], &[]);
    assert_eq!(played.state("ct").formation, Formation::Unlimbered);
    assert_eq!(played.state("ct").crew, Crew::Full);
    field.set("u1", |state| state.depleted = true);
    let played = field.play(&["ct", "unlimbered"], &[]);
    assert_eq!(played.state("ct").formation, Formation::Unlimbered, "no enemy can fire");
}

/// ST-FORM-06, X-19. A column that is shot at as it leaves forms line and goes on with what is
/// left.
#[test]
fn a_column_under_withdrawal_fire_goes_on_in_line() {
    let mut field = Field::new();
    field.put("c1", "2019", "S").form("c1", Formation::Column).put("u1", "2018", "S");
    field.way(&["2019", "2020", "2021"], Way::Pike);
    let played = field.play(&["c1", "2020", "u1", "face-s"], &[1]);
    assert_eq!(played.hex_of("c1").as_deref(), Some("2020"));
    let state = played.state("c1");
    assert_eq!((state.formation, state.spent), (Formation::Line, sixths(6)), "no pike any more");
}

/// ST-ZOC-10, X-18, R-40. A unit that Withdrawal Fire pins may go one hex, or stay.
#[test]
fn a_pinned_leaver_goes_one_hex() {
    let mut field = Field::new();
    field.put("c1", "2019", "S").put("u2", "2018", "S");
    let shot = ["c1", "2020", "u2"];
    let played = field.play(&[&shot[..], &["2020"]].concat(), &[3]);
    assert_eq!(played.hex_of("c1").as_deref(), Some("2020"));
    assert!(played.state("c1").pinned);
    assert!(!played.offers().contains(&"2021".to_owned()), "it stops there");
    let played = field.play(&[&shot[..], &["stop"]].concat(), &[3]);
    assert_eq!(played.hex_of("c1").as_deref(), Some("2019"));
    assert!(played.state("c1").moved && played.state("c1").pinned);
}

/// ST-ZOC-09, ST-FACE-08. Of a stack only the one that leaves turns; the other keeps its facing.
#[test]
fn who_stays_keeps_the_facing() {
    let mut field = Field::new();
    field.put("c1", "2020", "N").put("c2", "2020", "N");
    let played = field.play(&["c1", "2021", "stop"], &[]);
    assert_eq!(played.state("c1").facing, toward("S"));
    assert_eq!(played.state("c2").facing, toward("N"));
}
