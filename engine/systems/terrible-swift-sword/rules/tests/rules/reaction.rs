//! Withdrawal Fire, Retreat Fire and fire at limbering guns. ST 6.23, 11.

use kernel::{Position, Viewing};
use terrible_swift_sword::TerribleSwiftSword;
use terrible_swift_sword::check::{legality, reaction};
use terrible_swift_sword::choice::{Choice, Word};
use terrible_swift_sword::event::ShiftReason;
use terrible_swift_sword::game::{Formation, UnitSet};
use terrible_swift_sword::question::{FireArm, Occasion, Question, Reaction};

use super::field::{Field, Played, toward, unit};

fn able(field: &Field, occasion: Occasion, target: &str, spared: &[&str]) -> UnitSet {
    let spared = spared.iter().map(|id| unit(id).index()).collect();
    field.seen(|it| reaction::able(it, occasion, unit(target), FireArm::SmallArms, spared))
}

fn set(ids: &[&str]) -> UnitSet {
    ids.iter().map(|id| unit(id).index()).collect()
}

/// ST-ZOC-05, ST-PIN-02, R-117. Top units with a zone over the hex fire.
#[test]
fn top_units_with_a_zone_fire_at_who_leaves() {
    let mut field = Field::new();
    field.put("c1", "2019", "S").put("u1", "2020", "N").put("u2", "2020", "N");
    field.put("u3", "2120", "S");
    assert_eq!(able(&field, Occasion::Withdrawal, "c1", &[]), set(&["u1"]));
    field.set("u1", |it| it.pinned = true);
    assert!(able(&field, Occasion::Withdrawal, "c1", &[]).is_empty());
}

/// ST-ZOC-12, ST-ZOC-13, R-41. Those who caused the retreat are spared, and each fires once a
/// phase.
#[test]
fn retreat_fire_comes_from_others_and_once() {
    let mut field = Field::new();
    field.put("c1", "2019", "S").put("u1", "2020", "N").put("u2", "2120", "NW");
    assert_eq!(able(&field, Occasion::Retreat, "c1", &["u1"]), set(&["u2"]));
    field.set("u2", |it| it.fired_at_retreat = true);
    assert!(able(&field, Occasion::Retreat, "c1", &["u1"]).is_empty());
}

/// ST-ZOC-13. A unit that has fired Retreat Fire is refused for the rest of the phase.
#[test]
fn no_unit_uses_retreat_fire_twice() {
    let mut field = Field::new();
    field.put("c1", "2019", "S").put("u1", "2020", "N").put("u2", "2120", "NW");
    field.set("u2", |it| it.fired_at_retreat = true);
    let question = Question::Reaction(Reaction {
        occasion: Occasion::Retreat,
        target: unit("c1"),
        arm: FireArm::SmallArms,
        able: set(&["u1"]),
        firing: UnitSet::EMPTY,
    });
    assert!(field.allows(&question, Choice::Unit(unit("u1"))));
    assert_eq!(field.refuses(&question, Choice::Unit(unit("u2"))), "ST-ZOC-13");
}

/// ST-FORM-10. Small arms in reach fire at limbering guns, but no guard.
#[test]
fn small_arms_in_reach_fire_at_limbering_guns() {
    let mut field = Field::new();
    field.put("ct", "2016", "S").form("ct", Formation::Limbered);
    field.put("u1", "2020", "N").put("us", "2017", "N");
    assert!(able(&field, Occasion::Limbering, "ct", &[]).is_empty(), "the wagon hides the guns");
    field.set("us", |it| it.place = terrible_swift_sword::board::Place::Off);
    assert_eq!(able(&field, Occasion::Limbering, "ct", &[]), set(&["u1"]));
}

/// ST-ZOC-07, X-16. Withdrawal Fire costs a round each time, and nothing of the fire phases.
#[test]
fn withdrawal_fire_is_free_but_for_rounds() {
    let mut field = Field::new();
    field.put("un", "2020", "N").put("c1", "1920", "NE");
    let answers = ["c1", "2019", "un", "2120", "un", "2119", "un", "stop"];
    let played = field.play(&answers, &[1; 6]);
    assert_eq!((played.state("un").rounds, played.state("c1").strength), (8 - 3, 4 - 3));
    assert_eq!(played.board.fires().spent_by(unit("un")), 0);
}

/// c1 lies on c2 in the zone of u1.
fn stack() -> Field {
    let mut field = Field::new();
    field.put("c1", "2019", "N").put("c2", "2019", "N").put("u1", "2020", "N");
    field
}

/// X-17, ST-ZOC-08, R-39. The unit that stays covers the one that leaves; of two that leave,
/// the top one is hit.
#[test]
fn a_unit_that_stays_covers_the_other() {
    let covered = stack().play(&["c1", "2018", "u1", "stop"], &[4, 1]);
    assert_eq!((covered.state("c1").strength, covered.state("c2").strength), (4, 1));
    assert_eq!(covered.hex_of("c1").as_deref(), Some("2018"));
    assert_eq!(stack().play(&["c1", "2018", "hold", "stop"], &[]).count("fired"), 0);
    let both = stack().play(&["c1", "c2", "2018", "u1"], &[4, 1]);
    assert_eq!((both.state("c1").strength, both.state("c2").strength), (3, 2));
}

/// ST-ZOC-08, ST-PIN-04, R-166. A Pin of the unit that stays does not hold the other, which
/// leaves without being fired at. The rule for stacks (10.87) yields to that of covering
/// (11.14).
#[test]
fn a_pin_of_the_covering_unit_spares_the_other() {
    let played = stack().play(&["c1", "2018", "u1"], &[2]);
    assert!(played.state("c2").pinned && !played.state("c1").pinned);
    assert_eq!(played.hex_of("c1").as_deref(), Some("2018"));
    assert!(played.offers().contains(&"2017".to_owned()), "it goes on");
}

/// ST-ZOC-09. A unit turns before it leaves: straight back, it shows its rear.
#[test]
fn a_unit_that_goes_back_is_enfiladed() {
    let mut field = Field::new();
    field.put("c1", "2019", "S").put("u1", "2020", "N");
    let played = field.play(&["c1", "2018", "u1"], &[1, 1]);
    let reasons: Vec<_> = played.fires()[0].shifts.iter().map(|shift| shift.reason).collect();
    assert_eq!(reasons, [ShiftReason::Enfilade]);
    assert_eq!(played.state("c1").facing, toward("N"));
}

/// R-126, ST-MOVE-17. A unit that leaves the map out of an enemy zone draws Withdrawal Fire.
#[test]
fn leaving_the_map_draws_fire() {
    let mut field = Field::new();
    field.put("c1", "2001", "S").put("u1", "2002", "N");
    let played = field.play(&["c1", "exit", "u1"], &[1]);
    assert_eq!((played.count("fired"), played.count("exited")), (1, 1));
}

/// ST-ZOC-05. A side can let a reaction window pass in advance, and so by a standing order, but
/// not its own move.
#[test]
fn a_reaction_window_can_pass() {
    let mut field = Field::new();
    field.put("c1", "2019", "S").put("u1", "2020", "N");
    let played = field.play(&["c1", "2018"], &[]);
    let passing = |played: &Played| {
        let (question, _) = played.pending.as_ref().expect("a question");
        let position = Position { package: &played.rules, board: &played.board };
        let options = legality::options(position, question);
        TerribleSwiftSword::marks(position, Some(question), &options).passing.get()
    };
    let window = passing(&played).expect("a window");
    assert_eq!((window.choice, window.stake), (Choice::Word(Word::Hold), vec!["u1".to_owned()]));
    assert_eq!(passing(&field.play(&["c1"], &[])), None, "the move of the side itself");
}
