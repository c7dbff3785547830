//! Rout checks, routs, retreats, and what a broken brigade does. ST 14, 15, 20.

use kernel::{Die, Side};
use terrible_swift_sword::Choice;
use terrible_swift_sword::board::{Place, Stage};
use terrible_swift_sword::check::{rout, stacking};
use terrible_swift_sword::event::{Event, RoutReason};
use terrible_swift_sword::game::{Formation, Letter, Terrain, UnitSet, Waterway};
use terrible_swift_sword::question::{Question, Retreat, RetreatCause};

use super::facing::engaged;
use super::field::{Field, Played, brigade, hex, leader, unit};

/// The Union fires at c1 in 2020 from 2019, with 10 points. A die of 4 costs c1 a point.
fn under_fire() -> Field {
    let mut field = Field::new();
    field.put("u1", "2019", "S").put("c1", "2020", "N").stage(Side::Csa, Stage::DefensiveFire);
    field
}

/// Plays the fire of u1 at 2020, then the answers of the other side.
fn fire(field: &Field, answers: &[&str], dice: &[u8]) -> Played {
    let answers = [&["2020", "u1"], answers].concat();
    field.play(&answers, dice)
}

const SOUTH: [&str; 3] = ["2021", "2022", "2023"];

pub(super) fn retreat(id: &str, from: &str, began: &str, owed: u8) -> Question {
    let mut path = [None; Retreat::LONGEST];
    path[0] = Some(hex(began));
    let (from, began, unit) = (hex(from), hex(began), unit(id));
    let cause = RetreatCause::Rout;
    Question::Retreat(Retreat { unit, cause, from, began, here: began, owed, path })
}

fn to(number: &str) -> Choice {
    Choice::Hex(hex(number))
}

/// ST-ROUT-02. A stands on a star and 5, routs on a star and 6. B, C, D and E rout at 6, 5, 4 and
/// 3.
#[test]
fn the_table_by_letter() {
    let cases: [(Letter, &[u8], bool); 10] = [
        (Letter::A, &[6, 5], false),
        (Letter::A, &[6, 6], true),
        (Letter::A, &[5], false),
        (Letter::B, &[5, 6], true),
        (Letter::B, &[5, 5], false),
        (Letter::B, &[6], true),
        (Letter::C, &[4], false),
        (Letter::D, &[4], true),
        (Letter::E, &[3], true),
        (Letter::E, &[2], false),
    ];
    for (letter, dice, routs) in cases {
        let mut field = under_fire();
        field.game().units[unit("c1").index()].morale = Some(letter);
        let dice: Vec<u8> = [&[4], dice].concat();
        let played = fire(&field, &SOUTH, &dice);
        assert_eq!(played.state("c1").routed, routs, "{letter:?} {dice:?}");
    }
}

/// ST-ROUT-03, X-42, R-54. Losses of more than half and missing ammunition worsen a check, a leader
/// and a town improve it. Exactly half is not more.
#[test]
fn modifiers_add_up() {
    let mut field = Field::new();
    field.put("u1", "2020", "N").put("uc", "2030", "N").leader("kl", "2020");
    let of = |field: &Field, id: &str| {
        field.seen(|position| {
            let leaders = rout::present(position, unit(id));
            rout::modifiers(position, unit(id), leaders)
        })
    };
    let sum = |field: &Field| of(field, "u1").iter().map(|it| it.die).sum::<i8>();
    assert_eq!(sum(&field), -1);
    field.set("u1", |state| state.strength = 2);
    assert_eq!(sum(&field), 0, "three of five, and a leader");
    field.set("u1", |state| state.depleted = true).terrain("2020", Terrain::Town);
    assert_eq!(sum(&field), 0, "the die stands");
    field.set("uc", |state| state.strength = 1);
    assert!(of(&field, "uc").is_empty(), "one of two is half");
    field.set("uc", |state| state.strength = 0);
    assert_eq!(of(&field, "uc")[0].reason, RoutReason::MoreThanHalf);
    let led = Field::new().put("u1", "2020", "N").leader("kl", "2020").clone();
    let one = Die::new(1).expect("a die");
    assert_eq!(rout::modified(one, &of(&led, "u1")), 1, "a one stays a one");
}

/// ST-LEAD-04. A leader steadies no other brigade. The commander of the army steadies all.
#[test]
fn only_own_leaders_steady() {
    let steadied = |id: &str| {
        let field = Field::new().put("hc", "2020", "N").leader(id, "2020").clone();
        field.seen(|position| {
            let leaders = rout::present(position, unit("hc"));
            !rout::modifiers(position, unit("hc"), leaders).is_empty()
        })
    };
    assert!(!steadied("gl"));
    assert!(steadied("hl") && steadied("jl"));
}

/// ST-ROUT-01, ST-ROUT-04, ST-ROUT-05, ST-PIN-05, ST-SEQ-09. A routed unit runs three hexes, its
/// Pin comes off, and it does not check again.
#[test]
fn a_routed_unit_runs_three_hexes() {
    let mut field = under_fire();
    field.set("c1", |state| state.pinned = true);
    let played = fire(&field, &SOUTH, &[4, 6]);
    let state = played.state("c1");
    assert!(state.routed && !state.pinned);
    assert_eq!(played.hex_of("c1").as_deref(), Some("2023"));
    assert_eq!(played.count("retreated"), 3);
    field.set("c1", |state| state.routed = true);
    let again = fire(&field, &[], &[4]);
    assert_eq!(again.count("rout-checked"), 0);
    assert_eq!((again.state("c1").strength, again.hex_of("c1").as_deref()), (3, Some("2020")));
}

/// ST-ROUT-07, ST-ART-12, R-55. Unlimbered batteries and wagons never rout.
#[test]
fn who_never_routs() {
    let mut field = Field::new();
    field.put("un", "2020", "N").put("us", "2030", "N").put("ct", "1010", "N");
    field.form("ct", Formation::Limbered);
    let can = |id: &str| field.seen(|position| rout::can_rout(position, unit(id)));
    assert!(!can("un") && !can("us") && can("ct"));
}

/// ST-ROUT-08, ST-ROUT-09, X-24. The bottom unit checks only after the top one has run, with the
/// leader who began the phase there.
#[test]
fn the_bottom_unit_checks_after_the_top_one() {
    let mut field = under_fire();
    field.put("c2", "2020", "N").leader("gl", "2020");
    let answers = ["2021", "go", "2022", "2023"];
    // The leader is missed; c1 routs with 6 and -1, then 6; c2 has C, so that 5 and -1 stands.
    let played = fire(&field, &answers, &[4, 3, 3, 6, 6, 5]);
    assert!(played.state("c1").routed && !played.state("c2").routed);
    assert_eq!(played.hex_of_leader("gl").as_deref(), Some("2023"));
    field.set_leader("gl", |state| state.began = None);
    let answers = ["2021", "stay", "2022", "2023", "1921", "1922", "1923"];
    let played = fire(&field, &answers, &[4, 3, 3, 6, 6, 5]);
    assert!(played.state("c2").routed, "the leader came later");
    assert_eq!(played.hex_of_leader("gl").as_deref(), Some("1923"), "the last goes along");
}

/// ST-ROUT-08, R-107. A top unit that stands spares the bottom one. A destroyed top unit spares it
/// too, unless it lost points itself.
#[test]
fn the_bottom_unit_is_spared() {
    let mut field = under_fire();
    field.put("c2", "2020", "N");
    assert_eq!(fire(&field, &[], &[4, 1]).count("rout-checked"), 1);
    field.set("c1", |state| state.strength = 1);
    let played = fire(&field, &[], &[4]);
    assert_eq!((played.count("rout-checked"), played.count("removed")), (0, 1));
    // Sixteen points cost the stack two.
    field.put("u2", "1920", "SE");
    let both = |field: &Field, dice: &[u8]| field.play(&["2020", "u1", "u2", "fire"], dice);
    let played = both(&field, &[5, 1]);
    assert_eq!((played.count("rout-checked"), played.state("c2").strength), (1, 1));
    field.variant("overflow_check", "exempt");
    assert_eq!(both(&field, &[5]).count("rout-checked"), 0);
}

/// ST-ROUT-10, R-56. A unit keeps away from the enemy, and ends three hexes from the hex that it
/// left. It does not enter a hex twice.
#[test]
fn a_retreat_leads_away() {
    let mut field = under_fire();
    let question = retreat("c1", "2019", "2020", 3);
    assert!(field.allows(&question, to("2021")) && field.allows(&question, to("2121")));
    assert_eq!(field.refuses(&question, to("2019")), "ST-ROUT-11", "the enemy's hex");
    let Question::Retreat(way) = question else { panic!() };
    let on = Question::Retreat(way.on(hex("2021")));
    assert_eq!(field.refuses(&on, to("2020")), "ST-ROUT-10");
    let on = Question::Retreat(way.on(hex("2021")).on(hex("2022")));
    assert_eq!(field.refuses(&on, to("2122")), "ST-ROUT-10", "only two hexes from 2020");
    assert!(field.allows(&on, to("2023")));
    // Five hexes from the enemy, a unit still ends three hexes from where it was.
    field.put("c2", "2025", "N");
    let far = retreat("c2", "2019", "2025", 3);
    assert_eq!(field.refuses(&far, to("2024")), "ST-ROUT-10", "toward the enemy");
}

/// ST-ROUT-11, ST-VIC-01, R-57. A unit without a way out is captured, and scores double.
#[test]
fn a_surrounded_unit_is_captured() {
    let mut field = under_fire();
    for next in ["2120", "2121", "2021", "1921", "1920"] {
        field.water("2020", next, Waterway::River);
    }
    let played = fire(&field, &[], &[4, 6]);
    assert_eq!(played.state("c1").place, Place::Gone);
    assert_eq!(played.board.points()[Side::Usa].infantry, 1 + 2 * 3);
    assert_eq!(played.board.brigade(brigade("G")).captured, 3);
}

/// ST-ROUT-11. The edge of the map is closed to a retreat.
#[test]
fn nobody_retreats_off_the_map() {
    let mut field = Field::new();
    field.put("u1", "2033", "S").put("c1", "2034", "N");
    let question = retreat("c1", "2033", "2034", 3);
    let options = field.options(&question);
    assert_eq!(options, ["1934", "2134", "best"], "along the edge");
}

/// ST-ROUT-12. A unit goes over friends only if it has no other way; each of them checks, and one
/// that has routed runs on.
#[test]
fn friends_are_disordered() {
    let mut field = under_fire();
    field.put("c2", "2021", "N");
    assert_eq!(field.refuses(&retreat("c1", "2019", "2020", 3), to("2021")), "ST-ROUT-12");
    for next in ["2120", "2121", "1921", "1920"] {
        field.water("2020", next, Waterway::River);
    }
    field.put("c3", "2022", "N").set("c3", |state| state.routed = true);
    for next in ["2121", "2122", "1922", "1921"] {
        field.water("2021", next, Waterway::River);
    }
    // c1 has one way, through c2 and c3. c2 rolls a 1 and stands; c3 runs three hexes.
    let played = fire(&field, &["2023", "2123", "2124", "2125"], &[4, 6, 1]);
    assert_eq!(played.hex_of("c1").as_deref(), Some("2023"));
    assert_eq!(played.hex_of("c2").as_deref(), Some("2021"));
    assert_eq!(played.count("rout-checked"), 2);
    assert_eq!(played.count("routed"), 1);
    let run = played
        .facts
        .iter()
        .filter(|fact| matches!(fact, Event::Retreated { unit: it, .. } if *it == unit("c3")));
    assert_eq!(run.count(), 3);
}

/// ST-ROUT-13, R-57. A unit whose last hex is full goes on to the first with room.
#[test]
fn a_full_hex_sends_a_unit_on() {
    let mut field = under_fire();
    // A lane of one hex leads south to 2023.
    for (here, closed) in [
        ("2020", ["2120", "2121", "1921", "1920"]),
        ("2021", ["2121", "2122", "1922", "1921"]),
        ("2022", ["2122", "2123", "1923", "1922"]),
        ("2023", ["2123", "2124", "1924", "1923"]),
    ] {
        for next in closed {
            field.water(here, next, Waterway::River);
        }
    }
    field.put("c2", "2023", "N").put("c3", "2023", "N");
    assert!(field.seen(|position| {
        let coming = [unit("c1").index()].into_iter().collect::<UnitSet>();
        stacking::fits(position, Side::Csa, hex("2023"), coming).is_err()
    }));
    let played = fire(&field, &[], &[4, 6, 1, 1]);
    assert_eq!(played.hex_of("c1").as_deref(), Some("2024"));
    assert_eq!(played.count("rout-checked"), 3);
}

/// ST-BCE-01, ST-BCE-02, R-76. Losses of the small-arms units of a brigade lower it past its
/// rating; guns and guards do not count.
#[test]
fn a_brigade_breaks_past_its_rating() {
    let mut field = under_fire();
    field.set_brigade("G", |state| state.killed = 2);
    let played = fire(&field, &[], &[4, 1]);
    let state = played.board.brigade(brigade("G"));
    assert!(!state.broken && state.killed == 3, "as many as the rating");
    field.set_brigade("G", |state| state.killed = 3);
    let played = fire(&field, &[], &[4, 1]);
    assert!(played.board.brigade(brigade("G")).broken);
}

/// ST-BCE-05, X-30, R-78. When a unit of a broken brigade routs within reach of its officer, the
/// others in reach run too. Engaged and distant units stay, and a unit out of reach starts nothing.
#[test]
fn a_broken_brigade_runs() {
    let mut field = under_fire();
    field.set_brigade("G", |state| state.killed = 4).leader("gl", "2022");
    field.set_brigade("G", |state| state.broken = true);
    field.put("c2", "2222", "N").put("c3", "2032", "N").put("ct", "1823", "N");
    let answers = ["2021", "1922", "1923", "2223", "2224", "2225"];
    let played = fire(&field, &answers, &[4, 6]);
    assert!(played.state("c1").routed && played.state("c2").routed);
    assert!(!played.state("c3").routed && !played.state("ct").routed);
    assert_eq!(played.count("rout-checked"), 1, "c2 does not roll");
    // The officer is too far from the unit that routs.
    let mut far = under_fire();
    far.set_brigade("G", |state| state.broken = true).leader("gl", "2028").put("c2", "2027", "N");
    let played = fire(&far, &SOUTH, &[4, 6]);
    assert!(played.state("c1").routed && !played.state("c2").routed);
}

/// ST-BCE-05, X-30. An engaged unit does not run with its brigade.
#[test]
fn an_engaged_unit_does_not_run() {
    let mut field = under_fire();
    field.set_brigade("G", |state| (state.killed, state.broken) = (4, true)).leader("gl", "2022");
    field.put("c2", "2222", "N").put("u3", "2222", "N").with(engaged("2222"));
    let played = fire(&field, &SOUTH, &[4, 6]);
    assert!(played.state("c1").routed && !played.state("c2").routed);
}

/// ST-ROUT-11, R-120. A leader with a unit that is captured for want of a way out rolls as
/// after captures in melee.
#[test]
fn a_leader_is_captured_with_his_unit() {
    let mut field = under_fire();
    for next in ["2120", "2121", "2021", "1921", "1920"] {
        field.water("2020", next, Waterway::River);
    }
    field.leader("gl", "2020");
    let lost = |sum: &[u8]| {
        let dice = [&[4, 3, 3, 6, 6], sum].concat();
        let played = fire(&field, &[], &dice);
        assert_eq!(played.count("leader-tested"), 2, "for the loss, and for the capture");
        played.board.leader(leader("gl")).place
    };
    assert_eq!(lost(&[3, 3]), Place::Fallen, "six captures in melee only");
    assert_eq!(lost(&[1, 1]), Place::Hex(hex("2020")), "two kills only by small arms");
}

/// ST-UAM-06. Union losses, routs and leaders cost army morale at once.
#[test]
fn losses_and_routs_cost_morale() {
    let mut field = Field::new();
    field.put("c1", "2019", "S").put("u1", "2020", "N").morale(30);
    field.stage(Side::Csa, Stage::OffensiveFire);
    let shot = |field: &Field, answers: &[&str], dice: &[u8]| {
        field.play(&[&["2020", "c1"], answers].concat(), dice)
    };
    assert_eq!(shot(&field, &[], &[5, 1]).board.morale(), 29);
    assert_eq!(shot(&field, &SOUTH, &[5, 6]).board.morale(), 25, "one lost and four routed");
    field.leader("kl", "2020");
    let killed = shot(&field, &[], &[5, 1, 1, 1]);
    assert_eq!(killed.board.morale(), 25, "one lost, and a leader of radius 4");
    field.morale(2);
    assert_eq!(shot(&field, &[], &[5, 1, 1, 1]).board.morale(), 0, "never below zero");
}

/// ST-ROUT-04, R-56. A melee result of two hexes and a rout make five.
#[test]
fn a_rout_follows_a_retreat() {
    let mut field = Field::new();
    field.put("u1", "2020", "N").put("c1", "2019", "S").stage(Side::Csa, Stage::Melee);
    field.set("u1", |state| state.strength = 2);
    // 4 - 2 is +2; a three captures a point and sends u1 two hexes back.
    let answers = ["2020", "2021", "2022", "2023", "2024", "2025", "face-s"];
    let played = field.play(&answers, &[3, 6]);
    assert_eq!(played.hex_of("u1").as_deref(), Some("2025"));
    assert_eq!(played.count("retreated"), 5);
}

/// ST-ROUT-14, ST-TER-03, X-41. A unit forced into a town routs without a roll, and runs three
/// hexes more.
#[test]
fn a_town_routs_who_is_forced_into_it() {
    let mut field = Field::new();
    field.put("u1", "2020", "N").put("c1", "2019", "S").stage(Side::Csa, Stage::Melee);
    field.set("u1", |state| state.strength = 2).terrain("2022", Terrain::Town);
    let answers = ["2020", "2021", "2022", "2023", "2024", "2025", "face-s"];
    let played = field.play(&answers, &[3]);
    assert!(played.state("u1").routed);
    assert_eq!(played.count("rout-checked"), 0);
    assert_eq!(played.hex_of("u1").as_deref(), Some("2025"));
}

/// ST-STK-11. Units forced out of Reserve keep the ordinary limits; the owner chooses who is
/// captured.
#[test]
fn a_reserve_stack_is_crowded() {
    let mut field = Field::new();
    for id in ["c1", "c2", "c3"] {
        field.put(id, "2020", "N").set(id, |state| (state.reserve, state.strength) = (true, 2));
    }
    field.put("u1", "2019", "S").put("u2", "2019", "S").set_brigade("K", |state| state.paid = true);
    field.stage(Side::Usa, Stage::Melee);
    // A lane of two hexes leads out.
    for (here, closed) in [
        ("2020", ["2120", "2121", "1921", "1920"]),
        ("2021", ["2121", "2122", "1922", "1921"]),
        ("2022", ["2122", "2123", "1923", "1922"]),
    ] {
        for next in closed {
            field.water(here, next, Waterway::River);
        }
    }
    field.water("2022", "2023", Waterway::River).water("2020", "2019", Waterway::Stream);
    // 5 - (3 + 1) is +1; a two sends the defender two hexes back.
    let played = field.play(&["2020", "u1", "fight", "c2"], &[2]);
    assert_eq!(played.state("c2").place, Place::Gone);
    assert_eq!(played.hex_of("c1").as_deref(), Some("2022"));
    assert_eq!(played.hex_of("c3").as_deref(), Some("2022"));
    assert!(!played.state("c1").reserve);
}
