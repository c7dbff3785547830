//! Rulings that no position of the package shows: sight, grades of retreats, and the strategic
//! result.

use kernel::Side;
use terrible_swift_sword::board::{Place, Stage, Strategic};
use terrible_swift_sword::check::sight;
use terrible_swift_sword::game::{Rise, SightLevel, Terrain, Waterway};
use terrible_swift_sword::question::{Question, Retreat};

use super::field::{Field, Played, hex, toward, unit};
use super::movement::to;
use super::rout::retreat;

/// The Union fires at c1 in 2020 from 2019. A die of 4 costs c1 a point.
fn under_fire() -> Field {
    let mut field = Field::new();
    field.put("u1", "2019", "S").put("c1", "2020", "N").stage(Side::Csa, Stage::DefensiveFire);
    field
}

/// Closes the hexsides between a hex and its neighbours, except those that stay open.
fn close(field: &mut Field, here: &str, open: &[&str]) {
    let map = &field.rules.game.map;
    let around = map.grid.neighbours(hex(here)).map(|next| map.number(next).to_string());
    for next in around.collect::<Vec<_>>() {
        if !open.contains(&next.as_str()) {
            field.water(here, &next, Waterway::River);
        }
    }
}

/// Leaves c1 in 2020 one way: south.
fn lane(field: &mut Field) {
    for (here, back, on) in
        [("2020", "2019", "2021"), ("2021", "2020", "2022"), ("2022", "2021", "2023")]
    {
        close(field, here, &[back, on]);
    }
}

/// Returns the retreat about which the play asks.
fn asked(played: &Played) -> Retreat {
    match played.pending {
        Some((Question::Retreat(way), _)) => way,
        _ => panic!("{:?} is no retreat", played.asks()),
    }
}

/// A unit that joins a friend takes the friend's facing.
#[test]
fn a_retreating_unit_faces_as_the_friend_that_it_joins() {
    let mut field = under_fire();
    lane(&mut field);
    field.put("c2", "2023", "NE");
    let played = field.play(&["2020", "u1"], &[4, 6, 1]);
    assert_eq!(played.hex_of("c1").as_deref(), Some("2023"));
    assert_eq!(
        (played.state("c1").facing, played.state("c2").facing),
        (toward("NE"), toward("NE"))
    );
}

/// A crest that is neither a hilltop's nor on a ridge blocks at the level of a ridge: to a
/// hilltop it hides only what lies beyond half the distance. The hex below it is ground.
#[test]
fn a_crest_without_a_hilltop_is_as_high_as_a_ridge() {
    let sees = |upper: &str, lower: &str, level: SightLevel| {
        let mut field = Field::new();
        field.level("2020", SightLevel::Hilltop).level(upper, level);
        field.rise(upper, lower, Rise::CrestDown);
        field.seen(|position| sight::block(position, hex("2020"), hex("2012")).is_none())
    };
    for level in [SightLevel::Ground, SightLevel::Ridge] {
        assert!(sees("2018", "2017", level) && !sees("2014", "2013", level));
    }
    assert!(!sees("2018", "2017", SightLevel::Hilltop));
}

/// A strategic result below 1 counts as 1, and one above 6 as 6.
#[test]
fn strategic_results_stay_on_the_table() {
    let result = |morale: u16, hill: &[&str], die: u8| {
        let mut field = Field::new();
        field.stage(Side::Csa, Stage::TurnEnd).turn(15).morale(morale).option("strategic-roll");
        for id in hill {
            field.put(id, "2910", "N");
        }
        field.play(&[], &[die]).board.strategic()
    };
    assert_eq!(result(61, &[], 1), Some(Strategic::For(Side::Usa)), "one less three");
    assert_eq!(result(0, &["c2"], 6), Some(Strategic::For(Side::Csa)), "six and one");
}

/// Unlimbered guns and the wagon do not check when a unit retreats through them.
#[test]
fn guns_and_wagons_are_not_disordered() {
    let mut field = under_fire();
    lane(&mut field);
    field.put("ct", "2021", "N").put("us", "2022", "N").set("us", |it| it.owner = Side::Csa);
    let played = field.play(&["2020", "u1"], &[4, 6]);
    assert_eq!(played.hex_of("c1").as_deref(), Some("2023"));
    assert_eq!((played.count("rout-checked"), played.count("routed")), (1, 1));
}

/// Who routs because others do flees from the enemy that began the chain, though another
/// one is nearer.
#[test]
fn a_chain_of_routs_flees_from_its_first_cause() {
    let from = |field: &Field, id: &str, answers: &[&str], dice: &[u8]| {
        let way = asked(&field.play(&[&["2020", "u1"], answers].concat(), dice));
        assert_eq!(way.unit, unit(id));
        way.from
    };
    let south = ["2021", "2022", "2023"];
    let mut broken = under_fire();
    broken.set_brigade("G", |state| (state.killed, state.broken) = (4, true));
    broken.leader("gl", "2022").put("c2", "2222", "N").put("u2", "2224", "S");
    assert_eq!(from(&broken, "c2", &south, &[4, 6]), hex("2019"), "the brigade breaks");
    let mut stacked = under_fire();
    stacked.put("c2", "2020", "N").put("u2", "2022", "S");
    let around = ["2121", "2221", "2321"];
    assert_eq!(from(&stacked, "c2", &around, &[4, 6, 6]), hex("2019"), "the bottom of the stack");
    let mut passed = under_fire();
    lane(&mut passed);
    passed.put("c2", "2022", "N").put("u2", "2125", "S");
    assert_eq!(from(&passed, "c2", &[], &[4, 6, 6]), hex("2019"), "a friend runs through it");
}

/// Who routs after a retreat before melee flees from the unit that threatened it.
#[test]
fn a_rout_before_melee_flees_from_the_threat() {
    let mut field = Field::new();
    field.put("c1", "2019", "S").put("u1", "2020", "N").set("c1", |state| state.depleted = true);
    field.put("c2", "2025", "S").stage(Side::Csa, Stage::BeforeMelee);
    let way = asked(&field.play(&["u1", "2021", "2022"], &[6]));
    assert_eq!((way.from, way.here), (hex("2019"), hex("2022")));
}

/// A rout without a check starts the rout of an ineffective brigade, and costs morale.
#[test]
fn an_automatic_rout_counts_as_a_rout() {
    let mut field = Field::new();
    field.put("u1", "2020", "N").put("c1", "2019", "S").stage(Side::Csa, Stage::Melee);
    field.set("u1", |state| state.strength = 2).terrain("2022", Terrain::Town).morale(30);
    field.set_brigade("K", |state| (state.killed, state.broken) = (10, true));
    field.put("u2", "2222", "N").leader("kl", "2222");
    let answers = [
        &["2020", "2021", "2022", "2023", "2024", "2025"][..],
        &["2223", "2224", "2225", "face-s"][..],
    ];
    let played = field.play(&answers.concat(), &[3]);
    assert!(played.state("u1").routed && played.state("u2").routed);
    assert_eq!(played.count("rout-checked"), 0);
    // A point is captured, another routs into the town, and three points follow.
    assert_eq!(played.board.morale(), 30 - 1 - 1 - 3);
}

/// A way through enemy zones is open, and comes before one through friends.
#[test]
fn a_zone_is_no_friend() {
    let mut field = under_fire();
    field.put("c2", "2021", "N").put("u2", "2122", "N").put("u3", "1922", "N");
    let question = retreat("c1", "2019", "2020", 3);
    assert_eq!(field.refuses(&question, to("2021")), "ST-ROUT-12");
    assert!(field.allows(&question, to("2121")) && field.allows(&question, to("1921")));
}

/// A way that ends too near comes before one through friends, and that before one toward
/// the enemy.
#[test]
fn ways_of_retreat_have_grades() {
    let mut field = Field::new();
    field.put("u1", "2019", "S").put("c1", "2020", "N").put("c2", "2021", "N");
    close(&mut field, "2020", &["2019", "2021", "2120"]);
    close(&mut field, "2120", &["2019", "2020", "2121"]);
    close(&mut field, "2121", &["2120", "2122"]);
    let question = retreat("c1", "2019", "2020", 3);
    assert!(field.allows(&question, to("2120")), "it ends two hexes from 2020");
    assert_eq!(field.refuses(&question, to("2021")), "ST-ROUT-12");
    field.set("c2", |state| state.place = Place::Off);
    assert!(field.allows(&question, to("2021")));
    assert_eq!(field.refuses(&question, to("2120")), "ST-ROUT-10", "not far enough");
    let mut field = Field::new();
    field.put("u1", "2019", "S").put("c1", "2022", "N").put("c2", "2023", "N");
    close(&mut field, "2022", &["2021", "2023"]);
    let question = retreat("c1", "2019", "2022", 3);
    assert!(field.allows(&question, to("2023")), "through a friend");
    assert_eq!(field.refuses(&question, to("2021")), "ST-ROUT-10", "toward the enemy");
}
