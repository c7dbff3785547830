//! Movement: paths, costs, leave to move, stacks and exit. ST 5, 9.0, 16.0.

use kernel::{Side, Sixths};
use terrible_swift_sword::board::{Melee, Place, Stage};
use terrible_swift_sword::check::cost::{StepCost, of_edge, of_step};
use terrible_swift_sword::choice::{Mover, Word};
use terrible_swift_sword::game::{Formation, MoveClass, Rise, Terrain, UnitSet, Waterway, Way};
use terrible_swift_sword::question::{MoveQuestion, Walk};
use terrible_swift_sword::{Choice, Question};

use super::field::{Field, hex, leader, unit};

/// Returns the question about the next step of a unit in a hex.
pub(super) fn going(id: &str, here: &str) -> Question {
    Question::Move(MoveQuestion::Step(Walk::of(Mover::Unit(unit(id)), hex(here))))
}

fn riding(id: &str, here: &str) -> Question {
    Question::Move(MoveQuestion::Step(Walk::of(Mover::Leader(leader(id)), hex(here))))
}

/// Returns the choice to enter a hex.
pub(super) fn to(number: &str) -> Choice {
    Choice::Hex(hex(number))
}

/// Returns a number of movement points in sixths.
pub(super) fn sixths(number: i32) -> Sixths {
    Sixths::from_sixths(number)
}

/// Returns the points of the step from 2020 to the north, in sixths. `None` if it is closed.
fn north(field: &Field, class: MoveClass) -> Option<i32> {
    let step = field.seen(|position| of_step(position, class, hex("2020"), hex("2019")));
    step.ok().map(|step: StepCost| step.points.sixths())
}

/// ST-MOVE-01. Six clear hexes are too many for infantry.
#[test]
fn infantry_moves_five_clear_hexes() {
    let mut field = Field::new();
    field.put("c1", "2020", "N");
    let path = ["c1", "2019", "2018", "2017", "2016", "2015", "stop"];
    let played = field.play(&path, &[]);
    assert_eq!(played.hex_of("c1").as_deref(), Some("2015"));
    assert!(played.state("c1").moved);
    field.put("c1", "2015", "N").set("c1", |state| state.spent = sixths(30));
    assert_eq!(field.refuses(&going("c1", "2015"), to("2014")), "ST-MOVE-01");
    assert_eq!(field.refuses(&going("c1", "2015"), to("2013")), "ST-MOVE-01", "not adjacent");
}

/// ST-MOVE-02. Woods, a stream and a slope upward cost a line four.
#[test]
fn costs_of_a_hex_and_its_hexside_add_up() {
    let mut field = Field::new();
    field.terrain("2019", Terrain::Woods).water("2020", "2019", Waterway::Stream);
    field.rise("2020", "2019", Rise::SlopeUp);
    assert_eq!(north(&field, MoveClass::Line), Some(24));
}

/// ST-MOVE-03, R-105, R-05. The rate needs a hexside that the way crosses, and hexsides are still
/// paid.
#[test]
fn a_way_lifts_the_hex_but_not_the_hexside() {
    let mut field = Field::new();
    field.way(&["2021", "2020"], Way::Road).way(&["2019", "2018"], Way::Road);
    assert_eq!(north(&field, MoveClass::Column), Some(6), "no road crosses the hexside");
    let mut field = Field::new();
    field.way(&["2020", "2019"], Way::Trail).terrain("2019", Terrain::Woods);
    field.rise("2020", "2019", Rise::SlopeUp);
    assert_eq!(north(&field, MoveClass::Column), Some(12));
    field.variant("way_hexsides", "lifted");
    assert_eq!(north(&field, MoveClass::Column), Some(6));
    let mut field = Field::new();
    field.way(&["2020", "2019"], Way::Road).water("2020", "2019", Waterway::Ford);
    assert_eq!(north(&field, MoveClass::Mounted), Some(8));
}

/// ST-MOVE-04, ST-MOVE-05, R-04. Rates of the three ways by class.
#[test]
fn ways_have_rates() {
    let rate = |way, class| {
        let mut field = Field::new();
        field.way(&["2020", "2019"], way).terrain("2019", Terrain::Woods);
        north(&field, class)
    };
    for class in [
        MoveClass::Column,
        MoveClass::Battery,
        MoveClass::Wagon,
        MoveClass::Mounted,
        MoveClass::Leader,
    ] {
        assert_eq!(rate(Way::Pike, class), Some(2));
        assert_eq!(rate(Way::Trail, class), Some(6));
    }
    assert_eq!(rate(Way::Road, MoveClass::Column), Some(3));
    assert_eq!(
        (rate(Way::Road, MoveClass::Battery), rate(Way::Road, MoveClass::Wagon)),
        (Some(6), Some(6))
    );
    assert_eq!(
        (rate(Way::Road, MoveClass::Mounted), rate(Way::Road, MoveClass::Leader)),
        (Some(2), Some(2))
    );
    assert_eq!(rate(Way::Pike, MoveClass::Line), Some(12), "a line pays the woods");
}

/// ST-MOVE-06, R-06, R-113. A column stays out of woods, guns stop in them with a point to spare.
#[test]
fn woods_close_to_columns_and_stop_guns() {
    let mut field = Field::new();
    field.terrain("2019", Terrain::Woods).put("ct", "2020", "N").form("ct", Formation::Limbered);
    field.put("c1", "2021", "N").form("c1", Formation::Column).terrain("2121", Terrain::Woods);
    assert_eq!(field.refuses(&going("c1", "2021"), to("2121")), "ST-MOVE-06");
    field.set("ct", |state| state.spent = sixths(18));
    let played = field.play(&["ct", "2019"], &[]);
    assert_eq!(played.hex_of("ct").as_deref(), Some("2019"));
    assert_eq!(played.offers(), ["stop", "reserve"], "it stops");
    field.set("ct", |state| state.spent = sixths(43));
    assert_eq!(field.refuses(&going("ct", "2020"), to("2019")), "ST-MOVE-01", "R-113");
    assert_eq!(north(&field, MoveClass::Line), Some(12));
    assert_eq!(north(&field, MoveClass::Leader), Some(18));
}

/// ST-MOVE-07, R-06. A town takes the whole allowance of a line.
#[test]
fn a_town_is_the_only_move_of_a_line() {
    let mut field = Field::new();
    field.terrain("2019", Terrain::Town).put("u1", "2020", "N");
    field.set_brigade("K", |state| state.paid = true).stage(Side::Usa, Stage::Movement);
    let played = field.play(&["u1", "2019", "stop"], &[]);
    assert_eq!(played.hex_of("u1").as_deref(), Some("2019"));
    assert_eq!(played.state("u1").spent, sixths(30));
    field.set("u1", |state| state.spent = sixths(6));
    assert_eq!(field.refuses(&going("u1", "2020"), to("2019")), "ST-MOVE-01");
    for class in [MoveClass::Column, MoveClass::Battery, MoveClass::Wagon] {
        assert_eq!(north(&field, class), None);
    }
    assert_eq!(north(&field, MoveClass::Mounted), Some(18));
    field.way(&["2020", "2019"], Way::Pike);
    assert_eq!(north(&field, MoveClass::Wagon), Some(2));
}

/// ST-MOVE-08, ST-MOVE-09, ST-MOVE-10, ST-TER-02, R-07, R-152. Rises and water by class.
#[test]
fn rises_and_water_have_costs() {
    let cost = |change: &dyn Fn(&mut Field), class| {
        let mut field = Field::new();
        change(&mut field);
        north(&field, class)
    };
    let rise = |rise: Rise, class| cost(&|field| _ = field.rise("2020", "2019", rise), class);
    assert_eq!(rise(Rise::SlopeUp, MoveClass::Line), Some(12));
    assert_eq!(rise(Rise::SlopeDown, MoveClass::Line), Some(6));
    assert_eq!(rise(Rise::SlopeDown, MoveClass::Mounted), Some(18));
    assert_eq!(rise(Rise::SlopeDown, MoveClass::Wagon), Some(18), "R-07");
    assert_eq!(rise(Rise::Ridge, MoveClass::Battery), Some(24));
    assert_eq!(rise(Rise::Ridge, MoveClass::Line), Some(18));
    assert_eq!(rise(Rise::CrestDown, MoveClass::Line), Some(12), "ST-TER-02");
    assert_eq!(rise(Rise::CrestUp, MoveClass::Line), Some(18), "ST-TER-02");
    let water =
        |water: Waterway, class| cost(&|field| _ = field.water("2020", "2019", water), class);
    assert_eq!(water(Waterway::Stream, MoveClass::Wagon), Some(18));
    assert_eq!(water(Waterway::Bridge, MoveClass::Line), Some(12), "a line wades");
    assert_eq!(water(Waterway::Bridge, MoveClass::Column), Some(2), "a bridge is a pike");
    assert_eq!(water(Waterway::River, MoveClass::Leader), None);
}

/// ST-MOVE-11, R-08. Walls bar guns, except where a way goes through.
#[test]
fn a_wall_bars_guns_but_has_gates() {
    let mut field = Field::new();
    field.wall("2020", "2019");
    assert_eq!(north(&field, MoveClass::Battery), None);
    assert_eq!(
        (north(&field, MoveClass::Line), north(&field, MoveClass::Mounted)),
        (Some(6), Some(6))
    );
    field.put("ct", "2020", "N").form("ct", Formation::Limbered);
    assert_eq!(field.refuses(&going("ct", "2020"), to("2019")), "ST-MOVE-11");
    field.way(&["2020", "2019"], Way::Road);
    assert_eq!(north(&field, MoveClass::Battery), Some(6));
    field.variant("wall_gate", "closed");
    assert_eq!(north(&field, MoveClass::Battery), None);
}

/// ST-MOVE-12, R-09. There is no minimum move.
#[test]
fn a_unit_that_cannot_pay_stays() {
    let mut field = Field::new();
    field.put("us", "2020", "N").stage(Side::Usa, Stage::Movement);
    field.rise("2020", "2019", Rise::CrestUp);
    assert!(field.allows(&going("us", "2020"), to("2019")), "four points");
    field.water("2020", "2019", Waterway::Stream);
    assert_eq!(field.refuses(&going("us", "2020"), to("2019")), "ST-MOVE-01");
    field.variant("minimum_move", "one-hex");
    assert!(field.allows(&going("us", "2020"), to("2019")));
}

/// ST-MOVE-13, ST-MOVE-14. Enemies' hexes are closed, their zones only draw fire.
#[test]
fn zones_do_not_stop_movement() {
    let mut field = Field::new();
    field.put("u1", "2018", "S").put("c1", "2019", "N");
    assert_eq!(field.refuses(&going("c1", "2019"), to("2018")), "ST-MOVE-13");
    let played = field.play(&["c1", "2119", "hold"], &[]);
    assert_eq!(played.hex_of("c1").as_deref(), Some("2119"));
    assert_eq!(played.state("c1").spent, sixths(6));
}

/// ST-MOVE-15, ST-FORM-08, ST-PIN-02, ST-LEAD-03, ST-LEAD-05. Who may not move, each for a reason.
#[test]
fn units_without_leave_stay() {
    let mut field = Field::new();
    field.put("c1", "2020", "N").put("ct", "2220", "N");
    let refusal = |change: fn(&mut Field)| {
        let mut field = field.clone();
        change(&mut field);
        field.seen(|position| {
            let question = going("c1", "2020");
            let check = terrible_swift_sword::check::legality::check;
            check(position, &question, to("2019")).expect_err("it may not move").message()
        })
    };
    let out = refusal(|field| _ = field.set("c1", |state| state.out_of_command = true));
    let pinned = refusal(|field| _ = field.set("c1", |state| state.pinned = true));
    let reserve = refusal(|field| _ = field.set("c1", |state| state.reserve = true));
    assert_eq!(out, "st-move-15-out-of-command");
    assert_eq!(pinned, "st-move-15-pinned");
    assert_eq!(reserve, "st-move-15-reserve");
    assert_eq!(field.refuses(&going("ct", "2220"), to("2219")), "ST-FORM-08");
    field.set("ct", |state| state.out_of_command = true).form("ct", Formation::Limbered);
    assert!(field.allows(&going("ct", "2220"), to("2219")), "a battery needs no officer");
    field.put("hc", "2320", "N").form("hc", Formation::Mounted);
    field.set("hc", |state| state.out_of_command = true);
    assert!(field.allows(&going("hc", "2320"), to("2319")), "nor does mounted cavalry");
    field.form("hc", Formation::Dismounted);
    assert_eq!(field.refuses(&going("hc", "2320"), to("2319")), "ST-MOVE-15");
    field.put("u1", "2520", "N").stage(Side::Usa, Stage::Movement);
    assert_eq!(field.refuses(&going("u1", "2520"), to("2519")), "ST-UAM-02");
}

/// ST-MOVE-15, ST-FACE-03, R-16. Engaged units neither move nor turn.
#[test]
fn engaged_units_do_not_begin() {
    let mut field = Field::new();
    let melee = Melee {
        hex: hex("2020"),
        attacker: Side::Usa,
        charged: UnitSet::EMPTY,
        fought: true,
        held: false,
        settled: true,
        entered_from: Vec::new(),
    };
    field.put("c1", "2020", "N").put("u1", "2020", "S").with(|setup| setup.melee(melee));
    let whom = Question::Move(MoveQuestion::Whom);
    assert_eq!(field.refuses(&whom, Choice::Unit(unit("c1"))), "ST-MOVE-15");
    assert_eq!(field.refuses(&whom, Choice::Unit(unit("u1"))), "ST-SEQ-02");
}

/// ST-MOVE-16, R-33. A routed unit moves one hex, whatever it costs.
#[test]
fn a_routed_unit_moves_one_hex() {
    let mut field = Field::new();
    field.put("u1", "2020", "N").set("u1", |state| state.routed = true);
    field.terrain("2019", Terrain::Woods).rise("2020", "2019", Rise::CrestUp);
    field.water("2020", "2019", Waterway::Stream).water("2020", "2120", Waterway::River);
    field.stage(Side::Usa, Stage::Movement);
    assert_eq!(field.refuses(&going("u1", "2020"), to("2019")), "ST-UAM-02", "R-33");
    field.set_brigade("K", |state| state.paid = true);
    assert_eq!(field.refuses(&going("u1", "2020"), to("2120")), "ST-MOVE-10", "R-33");
    let change = Choice::Formation(Formation::Column);
    assert_eq!(field.refuses(&going("u1", "2020"), change), "ST-FORM-04");
    let played = field.play(&["u1", "2019"], &[]);
    assert_eq!(played.hex_of("u1").as_deref(), Some("2019"));
    field.put("u1", "2018", "N").set("u1", |state| state.began = Some(hex("2019")));
    assert_eq!(field.refuses(&going("u1", "2018"), to("2017")), "ST-MOVE-16");
    field.put("u1", "2020", "N").set("u1", |state| state.out_of_command = true);
    assert_eq!(field.refuses(&going("u1", "2020"), to("2019")), "ST-MOVE-15");
}

/// ST-MOVE-17, R-10, R-126. Exit by the north edge, at the cost of the hex.
#[test]
fn confederates_leave_by_the_north_edge() {
    let mut field = Field::new();
    let exit = Choice::Word(Word::Exit);
    field.put("c1", "2001", "N").leaves_by("2001", Way::Pike);
    let edge = |class| {
        field.seen(|position| of_edge(position, class, hex("2001"))).expect("open").points.sixths()
    };
    assert_eq!(
        (edge(MoveClass::Column), edge(MoveClass::Line), edge(MoveClass::Leader)),
        (2, 6, 2)
    );
    let played = field.play(&["c1", "exit"], &[]);
    assert_eq!(played.state("c1").place, Place::Exited);
    assert!(played.state("c1").moved);
    field.set("c1", |state| state.spent = sixths(29));
    assert_eq!(field.refuses(&going("c1", "2001"), exit), "ST-MOVE-01");
    field.put("c2", "2002", "N");
    assert_eq!(field.refuses(&going("c2", "2002"), exit), "ST-MOVE-17");
    field.put("u1", "2101", "N").stage(Side::Usa, Stage::Movement);
    assert_eq!(field.refuses(&going("u1", "2101"), exit), "ST-MOVE-17");
}

/// ST-MOVE-18. A stack goes at the pace of its slowest, and drops off.
#[test]
fn a_leader_walks_with_troops_and_rides_on() {
    let mut field = Field::new();
    field.put("c1", "2020", "N").put("c2", "2013", "N").leader("gl", "2020");
    let path = ["c1", "gl", "2019", "2018", "2017", "2016", "2015"];
    let played = field.play(&path, &[]);
    let offers = played.offers();
    assert!(!offers.iter().any(|it| it == "2014"), "five points: {offers:?}");
    let path = [&path[..], &["c1", "2014", "2013", "stop"]].concat();
    let played = field.play(&path, &[]);
    assert_eq!(played.hex_of("c1").as_deref(), Some("2015"));
    assert_eq!(played.hex_of_leader("gl").as_deref(), Some("2013"));
    assert_eq!(played.board.leader(leader("gl")).spent, sixths(42));
    assert!(!played.state("c1").moved, "it may be chosen again");
    let elsewhere = field.refuses(&going("c1", "2020"), Choice::Unit(unit("c2")));
    assert_eq!(elsewhere, "ST-MOVE-18");
    let alone = field.refuses(&going("c1", "2020"), Choice::Unit(unit("c1")));
    assert_eq!(alone, "ST-MOVE-18", "the only mover does not drop off");
}

/// ST-MOVE-18, ST-STK-06. A stack keeps its order on the way.
#[test]
fn a_stack_keeps_its_order() {
    let mut field = Field::new();
    field.put("c1", "2020", "N").put("c2", "2020", "N");
    let played = field.play(&["c2", "c1", "2019", "stop"], &[]);
    assert_eq!(played.board.units_in(hex("2019")), [unit("c1"), unit("c2")]);
}

/// ST-MOVE-19. Thirds and halves add up to whole points.
#[test]
fn fractions_are_exact() {
    let mut field = Field::new();
    field.put("c1", "2020", "N").form("c1", Formation::Column);
    field.way(&["2020", "2019", "2018", "2017"], Way::Pike);
    field.way(&["2017", "2016", "2015"], Way::Road);
    let path = ["c1", "2019", "2018", "2017", "2016", "2015", "2014", "2013", "2012"];
    let played = field.play(&path, &[]);
    assert_eq!(played.hex_of("c1").as_deref(), Some("2012"));
    assert_eq!(played.state("c1").spent, sixths(30));
}

/// ST-LEAD-04, ST-LEAD-06, ST-LEAD-07. A leader moves with ten points, and ends only with troops of
/// his command.
#[test]
fn a_leader_ends_with_his_troops() {
    let mut field = Field::new();
    field.leader("gl", "2020").put("hc", "2019", "N").put("c1", "2012", "N");
    let stop = Choice::Word(Word::Stop);
    assert_eq!(field.refuses(&riding("gl", "2020"), stop), "ST-LEAD-07");
    assert_eq!(field.refuses(&riding("gl", "2019"), stop), "ST-LEAD-07", "not his brigade");
    assert!(field.allows(&riding("gl", "2012"), stop));
    assert!(field.allows(&riding("jl", "2019"), stop), "he commands all Confederates");
    let done = Choice::Word(Word::Done);
    assert_eq!(field.refuses(&Question::Move(MoveQuestion::Whom), done), "ST-LEAD-07");
    field.set_leader("gl", |state| state.pinned = true);
    let whom = Question::Move(MoveQuestion::Whom);
    assert_eq!(field.refuses(&whom, Choice::Leader(leader("gl"))), "ST-MOVE-15");
    assert!(field.allows(&whom, done), "who cannot move need not");
}

/// ST-FACE-03, ST-FACE-04, ST-FACE-08. Units turn toward the hex that they enter, and take the
/// facing of friends there.
#[test]
fn movement_turns_units() {
    let mut field = Field::new();
    field.put("c1", "2020", "N").put("c2", "2022", "NE");
    let played = field.play(&["c1", "2021"], &[]);
    assert_eq!(played.state("c1").facing, super::field::toward("S"));
    let played = field.play(&["c1", "2021", "2022", "stop"], &[]);
    assert_eq!(played.state("c1").facing, super::field::toward("NE"));
    field.set("c1", |state| state.pinned = true);
    let played = field.play(&["c1", "face-s", "stop"], &[]);
    assert_eq!(played.state("c1").facing, super::field::toward("S"), "a pinned unit turns");
    assert_eq!(played.state("c1").spent, Sixths::ZERO);
    field.form("c1", Formation::Column);
    let south = Choice::Facing(super::field::toward("S"));
    assert_eq!(field.refuses(&going("c1", "2020"), south), "ST-FACE-02");
}
