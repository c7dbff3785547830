//! Set-up and entry. ST 21.

use kernel::Side;
use terrible_swift_sword::board::Stage;
use terrible_swift_sword::choice::{Mover, Word};
use terrible_swift_sword::game::{Formation, Placement, Way, Zone, ZoneKind};
use terrible_swift_sword::question::{MoveQuestion, SetUpQuestion};
use terrible_swift_sword::{Choice, Question};

use super::field::{Field, hex, leader, toward, unit};
use super::movement::{going, sixths, to};

pub(super) fn zone(
    side: Side,
    kind: ZoneKind,
    hexes: &[&str],
    units: &[&str],
    leaders: &[&str],
) -> Zone {
    let units = units.iter().map(|id| unit(id)).collect();
    let leaders = leaders.iter().map(|id| leader(id)).collect();
    let hexes = hexes.iter().map(|number| hex(number)).collect();
    Zone { name: "zone".to_owned(), side, hexes, units, leaders, kind, provenance: None }
}

/// Returns the field before its set-up, with these zones.
fn before(zones: Vec<Zone>) -> Field {
    let mut field = Field::new();
    field.scenario().zones = zones;
    field.stage(Side::Usa, Stage::SetUp).turn(0);
    field
}

/// ST-SETUP-01. The Union sets up, then the Confederates; guns unlimbered, cavalry as it likes.
#[test]
fn both_sides_set_up_in_turn() {
    let field = before(vec![
        zone(Side::Usa, ZoneKind::SetUp, &["2020", "2021"], &["u1", "un"], &["kl"]),
        zone(Side::Csa, ZoneKind::SetUp, &["2030"], &["hc", "hb"], &["hl"]),
    ]);
    let union = ["2021", "face-s", "face-n", "2021"];
    let csa = ["face-n", "dismounted"];
    let played = field.play_on(&[&union[..], &csa[..]].concat(), &[]);
    assert_eq!(played.state("un").formation, Formation::Unlimbered);
    assert_eq!(played.state("un").facing, toward("S"));
    assert_eq!(played.hex_of_leader("kl").as_deref(), Some("2021"));
    assert_eq!(played.state("hc").formation, Formation::Dismounted);
    assert_eq!(played.state("hc").facing, toward("N"), "the facing of its hex");
    assert_eq!(played.hex_of_leader("hl").as_deref(), Some("2030"), "his only troops");
    assert_eq!((played.board.turn(), played.board.active()), (1, Side::Csa));
    let formation = Question::SetUp(SetUpQuestion::Formation(unit("un")));
    let limbered = Choice::Formation(Formation::Limbered);
    assert_eq!(field.refuses(&formation, limbered), "ST-SETUP-01");
    let formation = Question::SetUp(SetUpQuestion::Formation(unit("u1")));
    let column = Choice::Formation(Formation::Column);
    assert_eq!(field.refuses(&formation, column), "ST-SETUP-01");
    let names: Vec<_> = played.facts.iter().map(|fact| fact.name()).collect();
    let ended = names.iter().position(|name| *name == "set-up-ended");
    let of_csa = names.iter().rposition(|name| *name == "unit-placed");
    assert!(ended < of_csa, "the Confederates follow the last Union unit");
}

/// ST-SETUP-02. Units stand in their zones, within the limits of stacking.
#[test]
fn units_stand_in_their_zones() {
    let mut field = before(vec![
        zone(Side::Usa, ZoneKind::SetUp, &["2020"], &["u1", "un"], &[]),
        zone(Side::Usa, ZoneKind::Reserve, &["2907", "2908"], &["u2", "u3", "us"], &[]),
    ]);
    let stands = |id: &str| {
        let formation = if id == "us" { Formation::Train } else { Formation::Line };
        Question::SetUp(SetUpQuestion::Unit(unit(id), formation))
    };
    assert!(field.allows(&stands("u1"), to("2020")));
    assert_eq!(field.refuses(&stands("u1"), to("2021")), "ST-SETUP-02");
    field.put("un", "2020", "N");
    assert_eq!(field.refuses(&stands("u1"), to("2020")), "ST-STK-01");
    field.put("us", "2907", "N");
    assert_eq!(field.refuses(&stands("u2"), to("2907")), "ST-STK-10", "R-22");
}

/// ST-SETUP-02, R-21, R-22. A Reserve zone puts its units into Reserve.
#[test]
fn a_reserve_zone_marks_its_units() {
    let units = ["u1", "u2", "u3", "us"];
    let field =
        before(vec![zone(Side::Usa, ZoneKind::Reserve, &["2907", "2908"], &units, &["kl"])]);
    let played = field.play_on(&["2908", "face-n", "2907"], &[]);
    for id in ["u1", "u2", "u3"] {
        assert_eq!((played.hex_of(id).as_deref(), played.state(id).reserve), (Some("2907"), true));
    }
    assert_eq!(played.hex_of("us").as_deref(), Some("2908"));
    assert!(!played.state("us").reserve, "the wagon carries no marker");
}

/// ST-SETUP-01. A side can set up as the battle began.
#[test]
fn a_side_can_set_up_as_the_battle_began() {
    let mut field =
        before(vec![zone(Side::Usa, ZoneKind::SetUp, &["2020"], &["u2", "u3"], &["kl"])]);
    field.scenario().placements = vec![Placement {
        hex: hex("2020"),
        facing: "S".to_owned(),
        units: vec![unit("u2"), unit("u3")],
        leaders: vec![leader("kl")],
        provenance: None,
    }];
    let played = field.play(&["historical"], &[]);
    assert_eq!(played.board.units_in(hex("2020")), [unit("u2"), unit("u3")]);
    assert_eq!(played.state("u3").facing, toward("S"));
    assert_eq!(played.hex_of_leader("kl").as_deref(), Some("2020"));
}

fn reinforced() -> Field {
    let mut field = Field::new();
    let zone = zone(Side::Csa, ZoneKind::Entry, &["2434", "2734"], &["c1", "c2", "ct"], &["gl"]);
    field.scenario().zones = vec![zone];
    field.leaves_by("2734", Way::Pike);
    field
}

/// ST-SETUP-03, ST-SETUP-04. Reinforcements pay for their first hex, and not for waiting.
#[test]
fn reinforcements_enter_by_the_edge() {
    let mut field = reinforced();
    let played = field.play(&["c1", "column", "2734", "2733", "stop"], &[]);
    assert_eq!(played.hex_of("c1").as_deref(), Some("2733"));
    assert_eq!(played.state("c1").spent, sixths(8));
    let entry = |mover, formation| Question::Move(MoveQuestion::Entry(mover, formation));
    let infantry = entry(Mover::Unit(unit("c1")), Some(Formation::Line));
    assert_eq!(field.refuses(&infantry, to("4434")), "ST-SETUP-03");
    let guns = Question::Move(MoveQuestion::Formation(unit("ct")));
    assert_eq!(field.options(&guns), ["limbered"]);
    let played = field.play(&["ct", "2734", "2733", "stop"], &[]);
    assert_eq!(played.state("ct").formation, Formation::Limbered);
    assert!(played.state("ct").displaced);
    field.put("c2", "2734", "N").form("c2", Formation::Column);
    let played = field.play(&["c1", "column", "2734", "2733", "stop"], &[]);
    assert_eq!(played.state("c1").spent, sixths(8), "it passes the one before");
    assert_eq!(field.refuses(&going("c2", "2734"), to("2720")), "ST-MOVE-01");
}

/// ST-SETUP-05, R-88. No unit waits off the map.
#[test]
fn all_reinforcements_enter_at_once() {
    let mut field = reinforced();
    let (whom, done) = (Question::Move(MoveQuestion::Whom), Choice::Word(Word::Done));
    assert_eq!(field.refuses(&whom, done), "ST-SETUP-05");
    field.variant("late_entry", "allowed");
    assert!(field.allows(&whom, done));
    let mut field = reinforced();
    field.put("u1", "2434", "S").put("u2", "2734", "S");
    assert!(field.allows(&whom, done), "no unit can enter");
    let played = reinforced().play(&["gl", "2434", "2433"], &[]);
    assert!(!played.offers().contains(&"stop".to_owned()), "ST-LEAD-07");
}
