//! Leaders: command, losses, company and replacement. ST 4.0 A, 17.

use kernel::Side;
use terrible_swift_sword::board::{Place, Stage};
use terrible_swift_sword::check::{brigade, command, leaders};
use terrible_swift_sword::choice::{Choice, Word};
use terrible_swift_sword::game::{Formation, Waterway};
use terrible_swift_sword::question::{LeaderQuestion, Question};

use super::field::{self, Field, Played, hex, leader, unit};

/// Plays the Initial Command Phase of a side.
fn commanded(field: &mut Field, side: Side) -> Played {
    field.stage(side, Stage::InitialCommand).play(&[], &[])
}

fn is_out(field: &mut Field, id: &str) -> bool {
    let side = field.rules.game.units[unit(id).index()].side;
    commanded(field, side).state(id).out_of_command
}

/// ST-LEAD-01, ST-LEAD-02, ST-SEQ-03, E-09. A unit as far as the radius is in command, one farther
/// is out. The phase ends with it.
#[test]
fn the_radius_counts_hexes() {
    let mut field = Field::new();
    field.leader("kl", "2020").put("u1", "2024", "N").put("u2", "2025", "N");
    let played = commanded(&mut field, Side::Usa);
    assert!(!played.state("u1").out_of_command && played.state("u2").out_of_command);
    assert_eq!(played.board.stage(), Stage::Movement);
    // A leader who rides up later changes nothing until the next turn.
    field.leader("kl", "2025");
    assert!(played.state("u2").out_of_command);
}

/// ST-LEAD-02, ST-ZOC-04, R-70, R-24. Enemies, their zones, melees and rivers bar a line; a friend
/// opens a zone. The line may go round. The hexes of the leader and the unit never bar it.
#[test]
fn lines_of_command() {
    let lane = || {
        let mut field = Field::new();
        field.leader("kl", "2020").put("u1", "2024", "N");
        field
    };
    let mut field = lane();
    field.put("c1", "2022", "S");
    assert!(is_out(&mut field, "u1"), "the way round is longer than four hexes");
    field.set("c1", |state| state.pinned = true);
    assert!(is_out(&mut field, "u1"), "the enemy himself bars the line");
    let mut field = lane();
    field.put("c1", "1921", "SE").put("c2", "2122", "SW");
    assert!(is_out(&mut field, "u1"), "zones");
    field.put("u2", "2022", "N").put("u3", "2021", "N");
    assert!(!is_out(&mut field, "u1"), "a friend opens the zone");
    let mut field = lane();
    field.put("c1", "2124", "S").put("c2", "2019", "S");
    assert!(!is_out(&mut field, "u1"), "zones over both ends");
    let mut field = lane();
    for (from, to) in [("2021", "2022"), ("2021", "2122"), ("2021", "1922"), ("2121", "2122")] {
        field.water(from, to, Waterway::River);
    }
    for (from, to) in [("1921", "1922"), ("2121", "2022"), ("1921", "2022"), ("2020", "2121")] {
        let map = &field.rules.game.map;
        if map.grid.adjacent(hex(from), hex(to)) {
            field.water(from, to, Waterway::River);
        }
    }
    assert!(is_out(&mut field, "u1"), "a river");
}

/// ST-LEAD-05, ST-CAV-01. Batteries and wagons need no leader. Mounted cavalry moves without one,
/// and is out of command all the same.
#[test]
fn who_needs_a_leader() {
    let mut field = Field::new();
    field.put("un", "2020", "N").put("us", "2030", "N").put("uc", "3020", "N");
    assert!(!is_out(&mut field, "un") && !is_out(&mut field, "us") && is_out(&mut field, "uc"));
    let needs = |field: &Field| field.seen(|it| command::needs_leader(it, unit("uc")));
    assert!(needs(&field));
    field.form("uc", Formation::Mounted);
    assert!(is_out(&mut field, "uc") && !needs(&field));
}

/// ST-SETUP-04, R-87. Units that are not yet on the map are in command.
#[test]
fn entrants_are_in_command() {
    let mut field = Field::new();
    assert!(!is_out(&mut field, "c1"));
}

/// ST-LEAD-04. A leader commands only his brigade with its batteries; the army commander commands
/// all Confederates.
#[test]
fn leaders_command_their_own() {
    let field = Field::new();
    let commands = |own: &str, id: &str| {
        field.seen(|position| command::commands(position, leader(own), unit(id)))
    };
    assert!(commands("gl", "c1") && commands("gl", "ct") && !commands("gl", "hc"));
    assert!(commands("jl", "c1") && commands("jl", "hc") && !commands("jl", "u1"));
    assert!(!commands("kl", "us"));
}

/// ST-LEAD-08, R-72. A leader left without troops goes to the nearest unit of his command; the
/// owner chooses among equals.
#[test]
fn the_nearest_unit_takes_a_leader_in() {
    let mut field = Field::new();
    field.leader("kl", "2020").put("u1", "2024", "N").put("u2", "2030", "N").put("uc", "2021", "N");
    let near = |field: &Field| {
        field.seen(|position| leaders::nearest(position, leader("kl"), hex("2020")))
    };
    let of = |ids: &[&str]| ids.iter().map(|id| unit(id).index()).collect();
    assert_eq!(near(&field), of(&["u1"]));
    field.put("u3", "2016", "N");
    assert_eq!(near(&field), of(&["u1", "u3"]));
    let question = Question::Leader(LeaderQuestion::Joins(leader("kl"), near(&field)));
    assert_eq!(field.options(&question), ["u1", "u3"]);
    assert_eq!(field.refuses(&question, Choice::Unit(unit("u2"))), "ST-LEAD-08");
}

/// ST-LEAD-08. A leader whose troops fire destroys goes to the nearest at once.
#[test]
fn fire_at_the_last_troops_sends_a_leader_on() {
    let mut field = Field::new();
    field.put("u1", "2020", "N").put("c1", "2019", "S").leader("gl", "2019");
    field.set("c1", |state| state.strength = 1).put("c2", "2010", "S").put("c3", "2005", "S");
    field.stage(Side::Csa, Stage::DefensiveFire);
    let played = field.play(&["2019", "u1"], &[4, 4, 4]);
    assert_eq!(played.hex_of_leader("gl").as_deref(), Some("2010"));
    field.put("ct", "2910", "S");
    let asked = field.play(&["2019", "u1"], &[4, 4, 4]);
    assert_eq!(asked.asks(), None, "the guns are farther");
    field.set("c3", |state| state.place = Place::Hex(hex("1910")));
    let asked = field.play(&["2019", "u1"], &[4, 4, 4]);
    assert_eq!(asked.asks(), None, "one hex nearer");
}

/// ST-LEAD-09, R-72. A leader whom enemies and their zones surround is taken.
#[test]
fn a_ringed_leader_is_taken() {
    let mut field = Field::new();
    field.leader("kl", "2020").put("c1", "2019", "S").put("c2", "2021", "N");
    let taken =
        |field: &Field| field.seen(|position| leaders::is_taken(position, hex("2020"), Side::Usa));
    assert!(taken(&field), "each hex around holds an enemy or lies in a zone");
    field.set("c2", |state| state.depleted = true);
    assert!(taken(&field), "an empty cartridge box still rings him");
    field.set("c2", |state| state.pinned = true);
    assert!(!taken(&field));
}

/// ST-LEAD-10, ST-UAM-06, X-34. A leader alone with the enemy in a melee hex is captured: twice his
/// radius.
#[test]
fn the_last_man_in_a_melee_is_captured() {
    let mut field = Field::new();
    field.put("u1", "2020", "N").leader("kl", "2020").put("c1", "2019", "S").put("u2", "3030", "N");
    field.set("u1", |state| state.strength = 1).morale(30);
    field.stage(Side::Csa, Stage::Melee);
    // 4 - (1 + 1) is +2; a two captures one point. The leader rolls eight, which misses.
    let played = field.play(&["2020", "face-s"], &[2, 4, 4]);
    assert_eq!(played.board.leader(leader("kl")).place, Place::Fallen);
    assert_eq!(played.board.points()[Side::Csa].leaders, 8);
    assert_eq!(played.board.morale(), 30 - 1 - 4);
    // His replacement has a radius of 3.
    field.set_leader("kl", |state| state.replaced = true);
    let played = field.play(&["2020", "face-s"], &[2, 4, 4]);
    assert_eq!(played.board.points()[Side::Csa].leaders, 6);
}

/// ST-LEAD-11. Captives of a melee cost a leader by three or six, killed men by seven.
#[test]
fn leaders_fall_in_melee() {
    let mut field = Field::new();
    field.put("u1", "2020", "N").leader("kl", "2020").put("c1", "2019", "S");
    field.set("u1", |state| state.strength = 2).stage(Side::Csa, Stage::Melee);
    // 4 - (2 + 1) is +1; a three captures one point.
    let at = |dice: &[u8]| field.play(&["2020", "2021", "2022", "face-s"], dice);
    assert_eq!(at(&[3, 2, 4, 1]).board.leader(leader("kl")).place, Place::Fallen);
    let missed = at(&[3, 3, 4, 1]);
    assert_eq!(missed.hex_of_leader("kl"), missed.hex_of("u1"), "he goes along");
    assert_eq!(missed.count("leader-tested"), 1);
}

/// ST-LEAD-12, R-74. A lost leader is replaced in the next Final Command Phase, whichever side is
/// phasing, with any unit of the brigade.
#[test]
fn replacements_appear_at_once() {
    let mut field = Field::new();
    field.put("u1", "2020", "N").put("un", "2030", "N").put("uc", "3030", "N");
    field.set_leader("kl", |state| state.place = Place::Fallen);
    field.stage(Side::Csa, Stage::FinalCommand);
    let asked = field.play(&[], &[]);
    assert_eq!(asked.asks(), Some("leader.replacement"));
    assert_eq!(asked.offers(), ["u1", "un"]);
    let placed = field.play(&["un"], &[]);
    assert_eq!(placed.hex_of_leader("kl").as_deref(), Some("2030"));
    assert!(placed.board.leader(leader("kl")).replaced);
    field.variant("replacement", "owners-next");
    assert_eq!(field.play(&[], &[]).count("replacement-placed"), 0);
    let question = Question::Leader(LeaderQuestion::Replacement(leader("kl")));
    assert_eq!(field.refuses(&question, Choice::Unit(unit("uc"))), "ST-LEAD-12");
}

/// ST-LEAD-14, R-75. A leader whose troops are all gone is not replaced. Batteries do not keep him.
#[test]
fn a_leader_without_a_brigade_leaves() {
    let mut field = Field::new();
    field.put("un", "2030", "N").set_leader("kl", |state| state.place = Place::Fallen);
    for id in ["u1", "u2", "u3"] {
        field.set(id, |state| state.place = Place::Gone);
    }
    assert!(field.seen(|position| leaders::is_idle(position, leader("kl"))));
    let played = field.stage(Side::Csa, Stage::FinalCommand).play(&[], &[]);
    assert_eq!(played.board.leader(leader("kl")).place, Place::Gone);
    assert_eq!(played.board.points()[Side::Csa].leaders, 0);
}

/// ST-LEAD-13, X-35. The army commander is never replaced.
#[test]
fn the_army_commander_is_never_replaced() {
    let mut field = Field::new();
    field.put("c1", "2020", "N").leader("jl", "2020").put("u1", "2019", "S");
    field.set("c1", |state| state.strength = 1).put("c2", "3030", "N");
    field.set_brigade("K", |state| state.paid = true).stage(Side::Usa, Stage::Melee);
    // 5 - (1 + 1) is +3; a two takes the last point, and six takes the army commander.
    let played = field.play(&["2020", "face-s"], &[2, 2, 4]);
    assert_eq!(played.board.leader(leader("jl")).place, Place::Gone);
    assert_eq!(played.board.points()[Side::Usa].leaders, 12);
}

/// ST-ROUT-09. With steady troops a leader chooses; without any he goes along.
#[test]
fn company_in_a_retreat() {
    let mut field = Field::new();
    field.leader("kl", "2020").put("u1", "2021", "N").set("u1", |state| state.routed = true);
    let question = Question::Leader(LeaderQuestion::Along(leader("kl"), hex("2021")));
    assert_eq!(field.refuses(&question, Choice::Word(Word::Stay)), "ST-ROUT-09");
    assert!(field.allows(&question, Choice::Word(Word::Go)));
    field.put("u2", "2020", "N");
    assert_eq!(field.options(&question), ["go", "stay"]);
    let other = Question::Leader(LeaderQuestion::Along(leader("kl"), hex("2023")));
    field.put("uc", "2023", "N");
    assert_eq!(field.refuses(&other, Choice::Word(Word::Go)), "ST-LEAD-04");
}

/// ST-BCE-03, ST-UAM-09, X-29. Each unit without ammunition lowers the rating: by one for the
/// Union, by two for the Confederates. Batteries never do.
#[test]
fn depletion_lowers_a_rating() {
    let mut field = Field::new();
    let rating = |field: &Field, id: &str| {
        field.seen(|position| brigade::rating(position, field::brigade(id)))
    };
    assert_eq!((rating(&field, "K"), rating(&field, "G")), (9, 3));
    for id in ["u1", "u2", "c1", "c2"] {
        field.set(id, |state| state.depleted = true);
    }
    assert_eq!((rating(&field, "K"), rating(&field, "G")), (7, -1));
    field.set_brigade("K", |state| state.lowered = 4);
    assert_eq!(rating(&field, "K"), 3);
}

/// ST-BCE-04, X-29, R-77. A brigade that only missing ammunition broke is effective again after a
/// resupply; one that lost too many stays ineffective.
#[test]
fn only_a_resupply_restores_a_brigade() {
    let mut field = Field::new();
    field.put("c1", "2020", "N").put("c2", "2020", "N").put("us", "2021", "N");
    field.set("us", |state| state.owner = Side::Csa);
    field.set_brigade("G", |state| (state.killed, state.broken) = (3, true));
    for id in ["c1", "c2"] {
        field.set(id, |state| state.depleted = true);
    }
    field.stage(Side::Csa, Stage::FinalCommand);
    let broken = |played: &Played| played.board.brigade(field::brigade("G")).broken;
    let both = field.play(&[], &[]);
    assert!(!broken(&both), "three against a rating of three");
    field.set_brigade("G", |state| state.killed = 4);
    assert!(broken(&field.play(&[], &[])), "four lost");
    field.set_brigade("G", |state| state.killed = 3).put("c2", "2034", "N");
    assert!(broken(&field.play(&[], &[])), "three against a rating of one");
}

/// ST-VAL-01. Current strength is apart from the printed one, which limits it.
#[test]
fn a_board_keeps_within_the_counters() {
    let mut field = Field::new();
    field.put("u1", "2020", "N").set("u1", |state| state.strength = 3);
    assert_eq!(field.rules.game.units[unit("u1").index()].strength, 5);
    assert!(field.board().fits(&field.rules));
    field.set("u1", |state| state.strength = 6);
    assert!(!field.board().fits(&field.rules));
}

/// ST-VAL-02, ST-BCE-01, ST-UAM-06. The last point of a unit removes it; a wagon stays without its
/// guard, who costs no morale.
#[test]
fn the_last_point_removes_a_unit_but_no_wagon() {
    let shot = |id: &str| {
        let mut field = Field::new();
        field.put("c1", "2019", "S").put(id, "2020", "N").morale(30);
        field.stage(Side::Csa, Stage::OffensiveFire).play(&["2020", "c1"], &[5])
    };
    let wagon = shot("us");
    assert_eq!((wagon.state("us").strength, wagon.board.morale()), (0, 30));
    assert_eq!(wagon.hex_of("us").as_deref(), Some("2020"));
    let unit = shot("u3");
    assert_eq!((unit.state("u3").place, unit.board.morale()), (Place::Gone, 29));
}
