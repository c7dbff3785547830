//! Charges and melees of cavalry. ST 18.2, 18.3.

use kernel::Side;
use terrible_swift_sword::board::{Melee, Stage};
use terrible_swift_sword::choice::Word;
use terrible_swift_sword::event::{Assault, Event};
use terrible_swift_sword::game::{Formation, LeaderSet, Rise, Terrain, UnitSet, Waterway};
use terrible_swift_sword::question::{ChargeQuestion, MeleeQuestion};
use terrible_swift_sword::{Choice, Question};

use super::field::{Field, Played, hex, unit};

/// Mounted `hc` north of `u2`, which it reached from two hexes farther off.
fn field(stage: Stage) -> Field {
    let mut field = Field::new();
    field.stage(Side::Csa, stage).put("hc", "2019", "S").put("u2", "2020", "N");
    field.form("hc", Formation::Mounted).set("hc", |state| state.began = Some(hex("2017")));
    let (hc, path) = (unit("hc"), ["2018", "2019"].map(hex));
    field.with(|setup| path.into_iter().fold(setup, |setup, hex| setup.ride(hc, hex)));
    field
}

fn target(id: &str) -> Question {
    Question::Charge(ChargeQuestion::Target(unit(id)))
}

const WHOM: Question = Question::Charge(ChargeQuestion::Whom);

fn reason(field: &Field) -> &'static str {
    field.refuses(&target("hc"), Choice::Hex(hex("2020")))
}

fn assault(played: &Played) -> &Assault {
    let fought = played.facts.iter().rev().find_map(|fact| match fact {
        Event::MeleeFought { melee } => Some(&melee.assault),
        _ => None,
    });
    fought.expect("a melee was fought")
}

/// ST-CAV-02, ST-CAV-04, R-65. Cavalry that began at most four hexes off charges; others melee
/// plainly.
#[test]
fn cavalry_charges_from_within_four_hexes() {
    let mut field = field(Stage::Charges);
    let played = field.play(&["hc"], &[]);
    assert_eq!(played.board.charge_of(unit("hc")), Some(hex("2020")));
    field.set("hc", |state| state.began = Some(hex("2015")));
    assert_eq!(reason(&field), "ST-CAV-02");
    assert_eq!(field.refuses(&WHOM, Choice::Unit(unit("hc"))), "ST-CAV-02");
    let plain = self::field(Stage::Melee).play(&["2020"], &[3]);
    assert_eq!(assault(&plain).attacking, [(unit("hc"), 3)]);
}

/// ST-CAV-01, ST-CAV-02. Only mounted cavalry in command charges.
#[test]
fn only_mounted_cavalry_in_command_charges() {
    let mut field = field(Stage::Charges);
    let choice = Choice::Unit(unit("hc"));
    assert!(field.allows(&WHOM, choice));
    field.set("hc", |state| state.out_of_command = true);
    assert_eq!(field.refuses(&WHOM, choice), "ST-MEL-02");
    field.set("hc", |state| state.out_of_command = false).form("hc", Formation::Dismounted);
    assert_eq!(field.refuses(&WHOM, choice), "ST-CAV-02");
}

/// ST-CAV-03, R-66. Walls, slopes and streams do not hinder a charge; woods, ridges, crests and
/// rivers do.
#[test]
fn the_ground_of_a_charge_is_open() {
    let allowed = |change: &dyn Fn(&mut Field)| {
        let mut field = field(Stage::Charges);
        change(&mut field);
        field.allows(&target("hc"), Choice::Hex(hex("2020")))
    };
    assert!(allowed(&|field| _ = field.wall("2018", "2019").wall("2019", "2020")));
    assert!(allowed(&|field| _ = field.rise("2018", "2019", Rise::SlopeUp)));
    assert!(allowed(&|field| _ = field.water("2019", "2020", Waterway::Stream)));
    let closed = |field: &mut Field| {
        field.water("2019", "2020", Waterway::Stream).variant("charge_streams", "closed");
    };
    assert!(!allowed(&closed));
    assert!(!allowed(&|field| _ = field.rise("2017", "2018", Rise::CrestDown)));
    assert!(!allowed(&|field| _ = field.rise("2018", "2118", Rise::Ridge)), "a ridge hex");
    assert!(!allowed(&|field| _ = field.terrain("2018", Terrain::Woods)));
    assert!(!allowed(&|field| _ = field.terrain("2020", Terrain::Woods)));
    assert!(!allowed(&|field| _ = field.terrain("2020", Terrain::Town)));
    assert!(!allowed(&|field| _ = field.water("2019", "2020", Waterway::River)));
}

/// ST-CAV-04, R-67, R-170. A declared charge binds the cavalry to its target.
#[test]
fn a_declared_charge_binds() {
    let mut field = field(Stage::Melee);
    field.put("u3", "2120", "N").with(|setup| setup.charge(unit("hc"), hex("2020")));
    let place = Question::Melee(MeleeQuestion::Where);
    assert_eq!(field.refuses(&place, Choice::Word(Word::Done)), "ST-CAV-04");
    let other = Question::Melee(MeleeQuestion::Who(hex("2120"), UnitSet::EMPTY, LeaderSet::EMPTY));
    assert_eq!(field.refuses(&other, Choice::Unit(unit("hc"))), "ST-CAV-04");
}

/// ST-CAV-02, ST-CAV-05, E-15, X-31, R-68. A charge over a stream with six against four; the
/// cavalry routs after it has won.
#[test]
fn a_charge_counts_double_and_ends_in_rout() {
    let mut field = field(Stage::Melee);
    field.water("2019", "2020", Waterway::Stream);
    field.with(|setup| setup.charge(unit("hc"), hex("2020")));
    let path = ["2021", "2022", "2023", "2019", "2018", "2017"];
    let played = field.play(&path, &[1, 1]);
    assert_eq!(assault(&played).attacking, [(unit("hc"), 6)]);
    assert_eq!((assault(&played).terrain, assault(&played).differential), (1, 2));
    assert_eq!((played.state("hc").strength, played.state("u2").strength), (2, 2));
    assert_eq!(played.board.brigade(super::field::brigade("K")).captured, 1);
    assert_eq!(played.hex_of("u2").as_deref(), Some("2023"));
    assert!(played.state("hc").routed && !played.state("u2").routed);
    assert_eq!(played.hex_of("hc").as_deref(), Some("2017"));
}

fn later(hex_of_melee: &str) -> Melee {
    Melee {
        hex: hex(hex_of_melee),
        attacker: Side::Csa,
        charged: [unit("hc").index()].into_iter().collect(),
        fought: true,
        held: true,
        settled: false,
        entered_from: vec![(unit("hc"), hex("2019"))],
    }
}

/// ST-CAV-06, X-32, R-106. In later rounds of its charge cavalry counts single, as attacker and as
/// defender. It fights on out of command.
#[test]
fn a_charge_counts_single_in_later_rounds() {
    let mut field = Field::new();
    field.stage(Side::Usa, Stage::Melee).put("hc", "2020", "S").put("u2", "2020", "N");
    field.form("hc", Formation::Mounted).with(|setup| setup.melee(later("2020")));
    let played = field.play(&[], &[3]);
    assert_eq!(assault(&played).defending, [(unit("hc"), 3)]);
    assert_eq!(played.count("engaged"), 1);
    field.stage(Side::Csa, Stage::Melee).set("hc", |state| state.out_of_command = true);
    let played = field.play(&[], &[3]);
    assert_eq!(assault(&played).attacking, [(unit("hc"), 3)]);
    assert!(!played.state("hc").routed, "the melee goes on");
}

/// ST-CAV-07, ST-CAV-08, E-10, R-69. Mounted cavalry defends double against infantry, dismounted
/// cavalry and mixed attackers, single against mounted ones.
#[test]
fn mounted_cavalry_defends_double_against_infantry() {
    let mut field = Field::new();
    field.stage(Side::Usa, Stage::Melee).put("hc", "2020", "N").put("uc", "2019", "S");
    field.form("hc", Formation::Mounted).set("hc", |state| state.strength = 1);
    field.set_brigade("M", |state| state.paid = true);
    field.set_brigade("K", |state| state.paid = true);
    let played = field.play(&["2020"], &[3]);
    assert_eq!(assault(&played).differential, 0, "two dismounted against twice one");
    field.form("uc", Formation::Mounted);
    let played = field.play(&["2020"], &[3]);
    assert_eq!(assault(&played).defending, [(unit("hc"), 1)]);
    field.put("u2", "2120", "SW");
    let played = field.play(&["2020", "u2", "uc"], &[3]);
    assert_eq!(assault(&played).defending, [(unit("hc"), 2)]);
}

/// Routed mounted cavalry defends with half of the doubled strength.
#[test]
fn routed_cavalry_defends_with_its_points() {
    let mut field = Field::new();
    field.stage(Side::Usa, Stage::Melee).put("hc", "2020", "N").put("u1", "2019", "S");
    field.set_brigade("K", |state| state.paid = true).form("hc", Formation::Mounted);
    field.set("hc", |state| state.routed = true);
    assert_eq!(assault(&field.play(&["2020"], &[5])).defending, [(unit("hc"), 3)]);
}
