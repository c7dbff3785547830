//! Retreat before melee and the advance. ST 13.7, 18.1.

use kernel::Side;
use terrible_swift_sword::board::{Melee, Stage};
use terrible_swift_sword::game::{Formation, UnitSet};
use terrible_swift_sword::{Choice, Question};

use super::field::{Field, hex, unit};

const WITHDRAWAL: Question = Question::Withdrawal(UnitSet::EMPTY);

/// `c1` threatens `u1` from the north. It has no ammunition, so that it does not fire.
fn field() -> Field {
    let mut field = Field::new();
    field.stage(Side::Csa, Stage::BeforeMelee);
    field.put("c1", "2019", "S").put("u1", "2020", "N").set("c1", |state| state.depleted = true);
    field
}

fn refused(field: &Field, id: &str) -> &'static str {
    field.refuses(&WITHDRAWAL, Choice::Unit(unit(id)))
}

/// ST-RBM-01, R-43. Only units that could start melee threaten.
#[test]
fn units_that_cannot_start_melee_do_not_threaten() {
    let mut field = field();
    assert!(field.allows(&WITHDRAWAL, Choice::Unit(unit("u1"))));
    let mut pinned = field.clone();
    pinned.set("c1", |state| state.pinned = true);
    assert_eq!(refused(&pinned, "u1"), "ST-RBM-01");
    let mut fired = field.clone();
    fired.with(|setup| setup.aimed(unit("c1"), hex("2118")));
    assert_eq!(refused(&fired, "u1"), "ST-RBM-01");
    field.put("c1", "2019", "N");
    assert_eq!(refused(&field, "u1"), "ST-RBM-01");
}

/// ST-RBM-02. One or two hexes, away from the enemy, and not into a zone.
#[test]
fn units_go_one_or_two_hexes_away() {
    let mut field = field();
    let played = field.play(&["u1"], &[]);
    assert_eq!(played.asks(), Some("withdraw.hex"));
    let mut offers = played.offers().to_vec();
    offers.sort();
    assert_eq!(offers, ["1921", "2021", "2121"]);
    let one = field.play(&["u1", "2021", "stop", "done"], &[1]);
    assert_eq!(one.hex_of("u1").as_deref(), Some("2021"));
    let two = field.play(&["u1", "2021", "2022", "done"], &[1]);
    assert_eq!(two.hex_of("u1").as_deref(), Some("2022"));
    field.put("c2", "2121", "N").put("c3", "1921", "N");
    field.put("u3", "2022", "S");
    assert_eq!(refused(&field, "u1"), "ST-RBM-02", "zones cover every hex");
}

/// ST-RBM-03. A rout check follows even if no unit fires.
#[test]
fn a_retreat_before_melee_checks_rout_once() {
    let played = field().play(&["u1", "2021", "2022", "done"], &[1]);
    assert_eq!(played.count("rout-checked"), 1);
    assert_eq!(played.count("withdrew"), 1);
    assert!(played.state("u1").withdrew);
}

/// ST-RBM-04, R-44. Six states that bar a retreat before melee.
#[test]
fn states_bar_a_retreat_before_melee() {
    let barred = |change: &dyn Fn(&mut Field)| {
        let mut field = field();
        change(&mut field);
        refused(&field, "u1")
    };
    let fight = || Melee {
        hex: hex("2020"),
        attacker: Side::Csa,
        charged: UnitSet::EMPTY,
        fought: true,
        held: true,
        settled: false,
        entered_from: Vec::new(),
    };
    let refusals = [
        barred(&|field| _ = field.set("u1", |state| state.pinned = true)),
        barred(&|field| _ = field.set("u1", |state| state.routed = true)),
        barred(&|field| _ = field.set("u1", |state| state.reserve = true)),
        barred(&|field| _ = field.with(|setup| setup.melee(fight()))),
        barred(&|field| _ = field.with(|setup| setup.charge(unit("hc"), hex("2020")))),
    ];
    assert_eq!(refusals, ["ST-RBM-04"; 5]);
    let mut guns = Field::new();
    guns.stage(Side::Csa, Stage::BeforeMelee).put("c1", "2019", "S").put("un", "2020", "N");
    assert_eq!(refused(&guns, "un"), "ST-RBM-04");
    guns.form("un", Formation::Limbered);
    assert!(guns.allows(&WITHDRAWAL, Choice::Unit(unit("un"))), "limbered guns go");
}

/// ST-RBM-04, X-21. Charged infantry stays, its neighbour may go, and charged cavalry may go.
#[test]
fn only_the_charged_are_bound_to_stay() {
    let mut field = field();
    field.put("hc", "2119", "S").form("hc", Formation::Mounted).put("u2", "2120", "N");
    field.with(|setup| setup.charge(unit("hc"), hex("2120")));
    assert_eq!(refused(&field, "u2"), "ST-RBM-04");
    assert!(field.allows(&WITHDRAWAL, Choice::Unit(unit("u1"))));
    let mut field = self::field();
    field.put("hc", "2119", "S").form("hc", Formation::Mounted).put("uc", "2120", "N");
    field.form("uc", Formation::Mounted).with(|setup| setup.charge(unit("hc"), hex("2120")));
    assert!(field.allows(&WITHDRAWAL, Choice::Unit(unit("uc"))));
}

/// ST-RBM-05, R-45. A unit that threatened enters an empty hex, and then starts no melee.
#[test]
fn a_threatening_unit_advances_into_an_empty_hex() {
    let played = field().play(&["u1", "2021", "2022", "c1"], &[1]);
    assert_eq!(played.hex_of("c1").as_deref(), Some("2020"));
    assert!(played.state("c1").advanced);
    assert_eq!(played.state("c1").facing, super::field::toward("S"));
    let mut field = field();
    field.put("u2", "2020", "N");
    let advance = Question::Advance(hex("2020"));
    assert_eq!(field.refuses(&advance, Choice::Unit(unit("c1"))), "ST-RBM-05");
}

/// ST-RBM-07, R-44. One unit of a stack goes, and the other stays.
#[test]
fn one_unit_of_a_stack_goes() {
    let mut field = field();
    field.put("u2", "2020", "N").put("u3", "2120", "N").put("c2", "2119", "S");
    let chosen = Question::Withdrawal([unit("u1").index()].into_iter().collect());
    assert!(field.allows(&chosen, Choice::Unit(unit("u2"))));
    assert_eq!(field.refuses(&chosen, Choice::Unit(unit("u3"))), "ST-RBM-07");
    field.set("c2", |state| state.depleted = true);
    let played = field.play(&["u1", "done", "1921", "1922"], &[1]);
    assert_eq!(played.hex_of("u1").as_deref(), Some("1922"));
    assert_eq!(played.hex_of("u2").as_deref(), Some("2020"));
    assert_eq!(played.count("advanced"), 0);
}

/// ST-RBM-08, X-22, R-46. Mounted cavalry that only infantry threatens goes free, also into zones.
#[test]
fn cavalry_goes_free_from_infantry() {
    let mut field = Field::new();
    field.stage(Side::Usa, Stage::BeforeMelee).put("u1", "2019", "S").put("hc", "2020", "N");
    field.form("hc", Formation::Mounted).set_brigade("K", |state| state.paid = true);
    field.put("u2", "2022", "N").set("u2", |state| state.depleted = true);
    let played = field.play(&["hc", "2021", "stop", "done"], &[]);
    assert_eq!(played.hex_of("hc").as_deref(), Some("2021"), "in the zone of u2");
    assert_eq!(played.count("rout-checked"), 0);
    field.put("uc", "1920", "SE").form("uc", Formation::Mounted);
    field.set_brigade("M", |state| state.paid = true);
    let played = field.play(&["hc"], &[]);
    assert!(!played.offers().contains(&"2021".to_owned()), "cavalry threatens it too");
}

/// R-108, ST-RBM-08. A unit that is hit on its way checks rout once, at the end, for all
/// losses.
#[test]
fn hits_on_the_way_are_checked_once() {
    let mut field = Field::new();
    field.stage(Side::Usa, Stage::BeforeMelee).put("u1", "2019", "S").put("hc", "2020", "N");
    field.form("hc", Formation::Mounted).set_brigade("K", |state| state.paid = true);
    field.put("u3", "1922", "NE").put("u2", "2123", "NW");
    let played = field.play(&["hc", "2021", "u3", "2022", "u2"], &[5, 3, 1]);
    assert_eq!((played.count("fired"), played.count("rout-checked")), (2, 1));
    assert_eq!((played.state("hc").strength, played.state("hc").withdrew), (1, true));
    assert_eq!(played.names().last(), Some(&"rout-checked"));
}

/// ST-SEQ-02. The phase ends when no more units withdraw.
#[test]
fn the_phase_ends() {
    assert_eq!(field().play(&["done"], &[]).board.stage(), Stage::Melee);
}
