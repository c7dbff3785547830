//! Scripts of the fourteen events of the game. Sections 8 and 28 of the requirements.

use blind_swords::Event;
use blind_swords::board::{ActivationStep, BrigadeState, Face, Frozen, Morale};
use blind_swords::game::Order;
use kernel::Side::{Csa, Usa};
use testing::field::{Chance, Field, asked, at, events, state};

use crate::scripts::field::{can_play, empty, play, start};

fn battle() -> Field {
    start("valley-vengeance", &[])
}

fn shaken(field: &mut Field, unit: &str) {
    let unit = field.unit(unit);
    field.happen(&Event::MoraleSet { unit, morale: Morale::Shaken });
}

fn worn(field: &mut Field, unit: &str) {
    let unit = field.unit(unit);
    field.happen(&Event::Depleted { unit });
}

fn freeze(field: &mut Field, brigade: &str) {
    let brigade = field.brigade(brigade);
    field.happen(&Event::BrigadeFrozen { brigade, frozen: true });
    let BrigadeState { frozen, .. } = field.board.brigade(brigade);
    assert_eq!(*frozen, Frozen::Yes);
}

/// ACT-02, E-FAQ-04: six points plus the bonus of three, halved, are four points.
#[test]
fn quick_march_and_fatigue() {
    let mut field = battle();
    field.activate("crawford", Order::Maneuver, ActivationStep::Movement);
    assert!(can_play(&field, Usa, "quick-march"));
    field.board = play(&field, Usa, "quick-march", &[], &[]).board().clone();
    assert!(can_play(&field, Csa, "union-fatigue"));
    let table = play(&field, Csa, "union-fatigue", &[], &[Chance::One(2)]);
    let activation = table.board().activation().expect("active");
    assert_eq!((activation.bonus, activation.halved), (3, true));
    assert_eq!(events(&table), ["allowance-changed", "table-rolled"]);
}

/// E-SS-05: on a roll of 1, the owner of the tired brigade chooses a fresh unit and flips it.
#[test]
fn fatigue_wears_a_unit_out() {
    let mut field = battle();
    worn(&mut field, "5th-ct");
    field.activate("crawford", Order::Attack, ActivationStep::Movement);
    let table = play(&field, Csa, "union-fatigue", &["46th-pa"], &[Chance::One(1)]);
    assert_eq!(state(&table, "46th-pa").face, Face::Battleworn);
    assert_eq!(state(&table, "28th-ny").face, Face::Fresh);
}

/// Fatigue changes only the movement allowance if the tired brigade has no fresh unit.
#[test]
fn fatigue_spares_the_worn() {
    let mut field = empty("valley-vengeance");
    field.put_as("1st-va", "1614", |unit| unit.face = Face::Battleworn);
    field.activate("garnett", Order::Attack, ActivationStep::Movement);
    let table = play(&field, Usa, "rebel-fatigue", &[], &[Chance::One(1)]);
    assert_eq!(events(&table), ["allowance-changed", "table-rolled"]);
}

/// Events about marching cannot be played on a brigade under Regroup.
#[test]
fn regroup_is_no_march() {
    let mut field = battle();
    field.activate("crawford", Order::Regroup, ActivationStep::Movement);
    assert!(!can_play(&field, Usa, "quick-march"));
    assert!(!can_play(&field, Csa, "union-fatigue"));
}

/// An event that affects an activation cannot be played without an active brigade.
#[test]
fn events_about_activations_need_one() {
    let field = battle();
    for (side, id) in [
        (Usa, "rebel-fatigue"),
        (Usa, "quick-march"),
        (Usa, "command-confusion"),
        (Csa, "union-fatigue"),
        (Csa, "quick-march"),
        (Csa, "command-confusion"),
    ] {
        assert!(!can_play(&field, side, id), "{id}");
    }
}

/// ORD-01: by the event Command Confusion, a die determines which order the brigade receives.
#[test]
fn command_confusion_changes_the_order() {
    for (die, order) in [
        (1, Order::Regroup),
        (2, Order::Defend),
        (3, Order::Maneuver),
        (4, Order::Attack),
        (5, Order::Defend),
        (6, Order::Defend),
    ] {
        let mut field = battle();
        field.activate("crawford", Order::Defend, ActivationStep::Orders);
        assert!(can_play(&field, Csa, "command-confusion"));
        let table = play(&field, Csa, "command-confusion", &[], &[Chance::One(die)]);
        let activation = table.board().activation().expect("active");
        assert_eq!(activation.order, Some(order), "{die}");
    }
}

/// MOVE-08: three points in march column on a pike pay for six hexes. None of these hexes is
/// adjacent to the enemy.
#[test]
fn a_reserve_move_marches_on_the_pike() {
    let mut field = empty("valley-vengeance");
    field.put("14th-ga", "2218").put("35th-ga", "2217").put("5th-ct", "1606");
    assert!(can_play(&field, Csa, "brigade-reserve-move"));
    let answers = ["14th-ga", "2117", "2116", "2016", "2015", "1914", "1913", "done"];
    let table = play(&field, Csa, "brigade-reserve-move", &answers, &[]);
    assert_eq!(at(&table, "14th-ga"), "1913");
    assert_eq!(at(&table, "35th-ga"), "2217");
    assert!(table.board().activation().is_none());
}

/// A brigade with a unit adjacent to an enemy cannot make a Reserve Move.
#[test]
fn a_brigade_in_contact_is_no_reserve() {
    let mut field = empty("valley-vengeance");
    field.put("14th-ga", "2114").put("35th-ga", "2315").put("5th-ct", "2113");
    assert!(!can_play(&field, Csa, "brigade-reserve-move"));
    assert!(!can_play(&field, Usa, "brigade-reserve-move"));
}

/// SC2-03, CHIT-23: events never affect frozen brigades.
#[test]
fn frozen_brigades_are_left_alone() {
    let mut field = empty("slaughter-mountain");
    field.put("5th-la", "2511").put("5th-ct", "2510");
    for id in ["rebel-yell", "firefight"] {
        assert!(can_play(&field, Csa, id), "{id}");
    }
    freeze(&mut field, "forno");
    for id in ["rebel-yell", "firefight", "brigade-reserve-move", "jacksons-rusty-sword"] {
        assert!(!can_play(&field, Csa, id), "{id}");
    }
    field.put("5th-ct", "1010");
    assert!(!can_play(&field, Csa, "brigade-reserve-move"));
}

/// CC-20: the infantry of one hex attacks with the event's column shift.
#[test]
fn the_rebel_yell_is_a_close_combat() {
    let mut field = empty("valley-vengeance");
    field.put("47th-al", "2014").put("5th-ct", "2013");
    assert!(can_play(&field, Csa, "rebel-yell"));
    let table = play(&field, Csa, "rebel-yell", &["hold"], &[Chance::Two(1, 1), Chance::Two(3, 4)]);
    let names = events(&table);
    assert_eq!(names[0], "event-attack-set");
    assert!(names.contains(&"close-combat-resolved"), "{names:?}");
    let report = table.entries().iter().find_map(|entry| match &entry.event {
        Event::CloseCombatResolved { report } => Some(report.clone()),
        _ => None,
    });
    let shifts = report.expect("a report").look_up.shifts;
    assert!(
        shifts.iter().any(|shift| shift.columns == 2 && shift.id.contains("event")),
        "{shifts:?}"
    );
    assert!(table.board().event_attack().is_none());
}

/// The attack event cannot be played without an adjacent enemy.
#[test]
fn nobody_yells_at_a_distance() {
    let mut field = empty("valley-vengeance");
    field
        .put("47th-al", "2015")
        .put("5th-ct", "2013")
        .put("carpenter", "1914")
        .put("46th-pa", "1913");
    assert!(!can_play(&field, Csa, "rebel-yell"));
}

/// V-51, X-85: by option, the event adds one to the ratings of the attackers.
#[test]
fn the_rebel_yell_may_steady_the_attackers() {
    let mut field = empty("valley-vengeance");
    field.put("47th-al", "2014").put("5th-ct", "2013").option("event_attack_cr", "1");
    let mut table = field.table(&[], &[]);
    let arguments = crate::scripts::field::event(&field, Csa, "rebel-yell");
    let scripts = std::sync::Arc::clone(&field.rules.scripts);
    scripts.run("rebel_yell", &arguments, &mut table).expect_err("defensive fire is asked");
    assert_eq!(asked(&table).0, "defense.unit");
    assert_eq!(table.board().event_attack().expect("helped").cr, 1);
}

/// FIRE-04: an event lets a brigade fire from two hexes, and the target returns fire.
#[test]
fn a_firefight_has_two_sides() {
    let mut field = empty("valley-vengeance");
    field.put("5th-ct", "2013").put("46th-pa", "2112").put("47th-al", "2113");
    assert!(can_play(&field, Usa, "firefight") && can_play(&field, Csa, "firefight"));
    let chances = [Chance::Two(1, 1), Chance::Two(1, 1)];
    let answers = ["2013", "2112", "5th-ct", "46th-pa", "2013", "fire"];
    let table = play(&field, Usa, "firefight", &answers, &chances);
    let fires: Vec<_> = table
        .entries()
        .iter()
        .filter_map(|entry| match &entry.event {
            Event::FireResolved { report } => Some((report.side, report.firers.len())),
            _ => None,
        })
        .collect();
    assert_eq!(fires, [(Usa, 2), (Csa, 1)]);
}

/// The owner of the target may decline the return fire that the event permits.
#[test]
fn fire_need_not_be_returned() {
    let mut field = empty("valley-vengeance");
    field.put("5th-ct", "2013").put("47th-al", "2113");
    let table = play(&field, Usa, "firefight", &["decline"], &[Chance::Two(1, 1)]);
    assert_eq!(events(&table).iter().filter(|name| **name == "fire-resolved").count(), 1);
}

/// An event lets cavalry move next to the enemy and charge with a shift of two columns to the
/// right.
#[test]
fn the_cavalry_charges() {
    let mut field = empty("valley-vengeance");
    field.put("1st-pa", "1609").put("47th-al", "1611");
    assert!(can_play(&field, Usa, "cavalry-charge"));
    let answers = ["1st-pa", "1610", "stop", "1611", "hold"];
    let chances = [Chance::Two(1, 1), Chance::Two(3, 4)];
    let table = play(&field, Usa, "cavalry-charge", &answers, &chances);
    assert!(events(&table).contains(&"close-combat-resolved"));
    assert!(table.board().acted().is_empty());
}

#[test]
fn the_cavalry_stays_off() {
    let mut field = empty("valley-vengeance");
    assert!(!can_play(&field, Usa, "cavalry-charge"));
    field.put_as("1st-pa", "1609", |unit| unit.morale = Morale::Disrupted);
    assert!(!can_play(&field, Usa, "cavalry-charge"));
}

/// An event lets Jackson rally a brigade next to the enemy and rebuild one of the brigade's units.
#[test]
fn jackson_draws_his_sword() {
    let mut field = battle();
    shaken(&mut field, "1st-va");
    worn(&mut field, "42nd-va");
    assert!(!can_play(&field, Csa, "jacksons-rusty-sword"), "Jackson has not come");
    let chit = field.chit("jackson");
    field.happen(&Event::ChitEntered { chit });
    assert!(can_play(&field, Csa, "jacksons-rusty-sword"));
    let table = play(&field, Csa, "jacksons-rusty-sword", &["42nd-va"], &[Chance::One(1)]);
    assert_eq!(state(&table, "1st-va").morale, Morale::None);
    assert_eq!(state(&table, "42nd-va").face, Face::Fresh);
}

/// The rally event cannot be played on a brigade with nothing to recover.
#[test]
fn jackson_has_somebody_to_rally() {
    let mut field = battle();
    let chit = field.chit("jackson");
    field.happen(&Event::ChitEntered { chit });
    assert!(!can_play(&field, Csa, "jacksons-rusty-sword"));
}
