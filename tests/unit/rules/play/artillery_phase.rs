use blind_swords::board::{ArtilleryPhase, ChitPlace, ChitStep, Phase};
use blind_swords::game::Part;
use blind_swords::play::artillery_phase::*;
use blind_swords::{Outcome, Table};
use testing::field::{Field, asked, events, given, play_on, state};

const FIRST: ArtilleryPhase = ArtilleryPhase::FIRST;

/// Returns a field with two batteries of each side, far apart. A chit is in the cup, so play stops
/// after the phase.
fn field() -> Field {
    let mut field = Field::clear();
    field.put("ur", "1000").put("us", "1200").put("cr", "3717").put("cm", "3517");
    field.chits(ChitPlace::Cup, &["x"]).phase(Phase::Artillery(FIRST));
    field
}

fn acted(table: &Table, unit: &str) -> bool {
    let unit = testing::field::unit(table.package(), unit);
    table.board().acted().contains(unit.index())
}

/// X-77. SS 9.3. ART-05, A-16: the phase ends when the Union passes and the Confederate then
/// passes.
#[test]
fn the_phase_ends_when_both_pass_in_turn() {
    let answers = ["pass", "3717", "cr", "none", "1000", "ur", "none", "pass", "pass"];
    let mut table = field().table(&answers, &[]);
    play_on(&mut table);
    assert_eq!(asked(&table), ("artillery.hex", vec!["3517".to_owned(), "pass".to_owned()]));
    let mut table = field().table(&[&answers[..], &["pass"]].concat(), &[]);
    play_on(&mut table);
    assert_eq!(*table.board().phase(), Phase::ChitDraw(ChitStep::Draw));
}

/// SEQ-01: a scenario without the Artillery Phase goes directly to the Chit Draw Phase, even if
/// there is artillery.
#[test]
fn a_scenario_may_leave_out_the_phase() {
    let mut field = field();
    field.phase(Phase::CommandDecision).game().scenarios[0].left_out = vec![Part::ArtilleryPhase];
    let mut table = field.table(&[], &[]);
    begin(&mut table).expect("no question");
    assert_eq!(*table.board().phase(), Phase::ChitDraw(ChitStep::Declare));
    field.game().scenarios[0].left_out.clear();
    let mut table = field.table(&[], &[]);
    begin(&mut table).expect("no question");
    assert_eq!(*table.board().phase(), Phase::Artillery(FIRST));
}

/// SS 9.3 against BS 6.3. ART-05, V-15: an option also ends the phase when the Confederacy passes
/// and the Union then passes.
#[test]
fn a_union_pass_after_a_confederate_one_ends_the_phase_by_option() {
    let mut field = field();
    let answers = ["1000", "ur", "none", "pass", "pass"];
    let mut table = field.table(&answers, &[]);
    play_on(&mut table);
    assert_eq!(asked(&table).0, "artillery.hex");
    field.option("artillery_phase_end", "two_consecutive_passes");
    let mut table = field.table(&answers, &[]);
    play_on(&mut table);
    assert_eq!(*table.board().phase(), Phase::ChitDraw(ChitStep::Draw));
}

/// SS 9.3. ART-05: a side passes automatically if none of its hexes is eligible.
#[test]
fn who_has_no_artillery_left_is_not_asked() {
    let mut field = Field::clear();
    field.put("cr", "3717").chits(ChitPlace::Cup, &["x"]).phase(Phase::Artillery(FIRST));
    let mut table = field.table(&["3717", "done"], &[]);
    play_on(&mut table);
    assert_eq!(*table.board().phase(), Phase::ChitDraw(ChitStep::Draw));
    let passes = events(&table).into_iter().filter(|&name| name == "artillery-passed");
    assert_eq!(passes.count(), 3);
}

/// SS 9.1. ART-04: every unit in a chosen hex counts as activated, even if it did nothing.
#[test]
fn the_whole_hex_is_activated() {
    let mut field = field();
    field.put("us", "1000");
    field.put_as("a3", "1000", |unit| unit.face = blind_swords::board::Face::Battleworn);
    let mut table = field.table(&["1000", "ur", "none", "done"], &[]);
    play_on(&mut table);
    assert!(acted(&table, "ur") && acted(&table, "us") && !acted(&table, "a3"));
    assert_eq!(asked(&table).1, ["3517", "3717", "pass"]);
}

/// SS 9.1. ART-02, ART-03: each battery either fires or moves. A battery that joined another's fire
/// has acted.
#[test]
fn a_battery_that_fired_with_another_has_acted() {
    let mut field = field();
    field.put("us", "1000").put("g1", "1006");
    let answers = ["1000", "ur", "fire", "us"];
    let mut table = field.table(&answers, &[given(Outcome::Crt(None))]);
    play_on(&mut table);
    assert!(acted(&table, "ur") && acted(&table, "us"));
    assert_eq!(asked(&table).1, ["3517", "3717", "pass"]);
}

/// SS 9.5. ART-12: cavalry may fire, then move, then attack in one activation.
#[test]
fn cavalry_fires_moves_and_attacks() {
    let mut field = Field::clear();
    field.put("uc", "2110").put("g1", "2111").put("cr", "3717").phase(Phase::Artillery(FIRST));
    let nothing = given(Outcome::Crt(None));
    let mut table = field.table(&["2110", "uc", "fire"], std::slice::from_ref(&nothing));
    play_on(&mut table);
    assert_eq!(asked(&table), ("artillery.action", vec!["move".to_owned(), "none".to_owned()]));
    let mut table = field.table(&["2110", "uc", "fire", "none"], &[nothing]);
    play_on(&mut table);
    assert_eq!(asked(&table), ("assault.unit", vec!["uc".to_owned(), "done".to_owned()]));
    let mut table = field.table(&["2110", "uc", "none", "done"], &[]);
    play_on(&mut table);
    assert!(acted(&table, "uc"));
    assert_eq!(state(&table, "uc").morale, blind_swords::board::Morale::None);
}
