//! Descriptions that players rely on when they choose.

mod caution;
mod hexside;
mod traits;

use blind_swords::board::{ActivationStep, Face, Morale};
use blind_swords::check::movement;
use blind_swords::choice::{Choice, Word};
use blind_swords::describe::{event, label, note, prompt, why};
use blind_swords::event::{AppliedShift, Contribution, Event, FireReport, LookUp};
use blind_swords::game::{CohesionTest, ColumnId, DeploymentId, Order, RangeBand};
use blind_swords::position_ext::only;
use blind_swords::question::{
    ActivationQuestion, ArtilleryQuestion, AssaultQuestion, Begun, ChitQuestion, FireQuestion,
    MoveOrder, MoveQuestion, Occasion, PlacementQuestion, RetreatQuestion, RetreatWalk,
    TieQuestion, Volley, Walk,
};
use kernel::words::{Language, speaking};
use kernel::{Dice, Die, Side, Sixteenths};
use testing::field::Field;

#[test]
fn a_unit_shows_its_face_and_its_markers() {
    let mut field = Field::clear();
    field.put_as("a3", "2110", |unit| {
        unit.face = Face::Battleworn;
        unit.morale = Morale::Shaken;
        unit.skirmish = true;
    });
    let unit = field.unit("a3");
    let question = TieQuestion::Lead(only(unit)).into();
    let words = label(field.position(), &question, Choice::Unit(unit));
    assert_eq!(words, "A3, C-3 Sm, battleworn, shaken, in Skirmish Order");
    assert_eq!(note(field.position(), &question, Choice::Unit(unit)).as_deref(), Some("in 2110"));
}

#[test]
fn a_retreat_counts_its_hexes() {
    let mut field = Field::clear();
    field.put("a1", "2110");
    let walk = |path: &[&str]| {
        let path = path.iter().map(|hex| field.hex(hex)).collect();
        let causes = only(field.unit("g1"));
        RetreatQuestion::Hex(RetreatWalk { unit: field.unit("a1"), path, distance: 2, causes })
    };
    let asked = |path: &[&str]| prompt(field.position(), &walk(path).into());
    assert_eq!(asked(&["2110"]), "A1 retreats, hex 1 of 2: choose the hex.");
    assert_eq!(asked(&["2110", "2109"]), "A1 retreats, hex 2 of 2: choose the hex.");
    assert_eq!(asked(&["2110", "2109", "2209"]), "A1 must end 2 hexes away: choose the next hex.");
}

#[test]
fn an_order_says_what_it_permits() {
    let field = Field::clear();
    let question = ActivationQuestion::Order(field.brigade("a")).into();
    let said = |order| note(field.position(), &question, Choice::Order(order)).unwrap_or_default();
    assert_eq!(said(Order::Attack), "4 MP, fire, move next to enemies, close combat");
    assert_eq!(said(Order::Regroup), "0 MP, recover all Morale Hits, rebuild");
}

/// The note of a target forecasts the fire exactly as play would compute it. 6 SP at Long range
/// count as 3, and a cornfield shifts the column by one.
#[test]
fn a_target_shows_the_column_that_it_would_be_hit_on() {
    let mut field = Field::clear();
    field.terrain("2112", "cornfield").put("a1", "2110").put("g1", "2112");
    field.activate("a", Order::Attack, ActivationStep::Fire);
    let volley = Volley::new(Side::Usa, Occasion::FireStep);
    let question = FireQuestion::Target(volley, field.unit("a1")).into();
    let target = Choice::Hex(field.hex("2112"));
    assert_eq!(label(field.position(), &question, target), "2112, cornfield: G1");
    assert_eq!(
        note(field.position(), &question, target).as_deref(),
        Some("range 2 Long, 3 SP, column 2 (target terrain -1); no effect 100%")
    );
}

/// DIS-01, MOVE-04: the note of a step states its cost, the points left, the fire that it draws,
/// and enemies next to the new hex.
#[test]
fn a_step_shows_what_it_costs_and_provokes() {
    let mut field = Field::clear();
    field.terrain("2109", "woods").put("a1", "2110").put("b1", "2109").put("g1", "2111");
    field.activate("a", Order::Attack, ActivationStep::Movement);
    let order = MoveOrder::Brigade(field.brigade("a"), Order::Attack);
    let unit = field.unit("a1");
    let walk = movement::begin(field.position(), order, &only(unit)).expect("on the map");
    let said = |hex: &str| {
        note(field.position(), &MoveQuestion::Hex(walk).into(), Choice::Hex(field.hex(hex)))
    };
    assert_eq!(said("2010").as_deref(), Some("1 MP, 3 left; draws disengagement fire from G1"));
    assert_eq!(
        said("2011").as_deref(),
        Some("1 MP, 3 left; draws disengagement fire from G1; next to the enemy in 2111")
    );
    let unit_note = note(field.position(), &MoveQuestion::Unit(order).into(), Choice::Unit(unit));
    assert_eq!(unit_note.as_deref(), Some("in 2110, 4 MP"));
}

/// DIS-01, ART-10: the note of a step omits enemy units that may not fire from their hexes.
#[test]
fn guns_that_may_not_fire_are_not_drawn() {
    let mut field = Field::clear();
    field.terrain("2111", "angled").put("a1", "2110").put("cr", "2111");
    field.activate("a", Order::Attack, ActivationStep::Movement);
    let order = MoveOrder::Brigade(field.brigade("a"), Order::Attack);
    let walk =
        movement::begin(field.position(), order, &only(field.unit("a1"))).expect("on the map");
    let ask = MoveQuestion::Hex(walk).into();
    let said = note(field.position(), &ask, Choice::Hex(field.hex("2010")));
    assert_eq!(said.as_deref(), Some("1 MP, 3 left"));
}

/// MOVE-05, ENG-02, STK-08: the refusal of a step shows the values that explain the refusal: the
/// costs, the adjacent enemies, or the resulting stack.
#[test]
fn a_refused_step_shows_what_explains_it() {
    let mut field = Field::clear();
    field.terrain("2111", "woods").put("a1", "2110").put("b1", "2111").put("g1", "2211");
    let told = |order: Order, begun: Begun, left: i32, to: &str| {
        let order = MoveOrder::Brigade(field.brigade("a"), order);
        let walk = movement::begin(field.position(), order, &only(field.unit("a1")));
        let walk = Walk { begun, left: Sixteenths::whole(left), ..walk.expect("on the map") };
        let question = MoveQuestion::Hex(walk).into();
        let why = why(field.position(), &question, Choice::Hex(field.hex(to))).expect("refused");
        let values = why.values.iter().map(|it| format!("{} {}", it.what, it.value));
        (why.requirement, values.collect::<Vec<_>>().join("; "))
    };
    assert_eq!(told(Order::Attack, Begun::Entered, 1, "2111"), ("MOVE-05", "woods 2".to_owned()));
    assert_eq!(
        told(Order::Maneuver, Begun::NotYet, 4, "2210"),
        ("ENG-02", "G1 in 2211, distance 1".to_owned())
    );
    assert_eq!(
        told(Order::Attack, Begun::NotYet, 2, "2111"),
        ("STK-08", "B1 5; A1 6; together in 2111 11; stacking limit 8".to_owned())
    );
}

/// RNG-04, LOS-06: the refusal of a fire shows the values that explain the refusal: the ranges of
/// the weapon, or the levels along the line of sight.
#[test]
fn a_refused_fire_shows_what_explains_it() {
    let mut field = Field::clear();
    field.put("a1", "2105").put("g1", "2108").put("g2", "2115");
    for hex in ["2106", "2107"] {
        field.terrain(hex, "woods");
    }
    field.activate("a", Order::Attack, ActivationStep::Fire);
    let volley = Volley::new(Side::Usa, Occasion::FireStep);
    let question = FireQuestion::Target(volley, field.unit("a1")).into();
    let told = |hex: &str| {
        let why = why(field.position(), &question, Choice::Hex(field.hex(hex))).expect("refused");
        let values = why.values.iter().map(|it| format!("{} {}", it.what, it.value));
        (why.requirement, values.collect::<Vec<_>>().join("; "))
    };
    assert_eq!(told("2115"), ("RNG-04", "range of Rf Effective 1, Long 2, Extreme 3".to_owned()));
    assert_eq!(told("2108"), ("LOS-06", "level of 2105 4; level of 2108 4".to_owned()));
}

/// CC-12: the description states odds of two to one for 6 SP against 3 SP.
#[test]
fn an_attack_shows_its_odds() {
    let mut field = Field::clear();
    field.put("a1", "2110").put("g3", "2111");
    field.activate("a", Order::Attack, ActivationStep::Declare);
    let question = AssaultQuestion::Target(field.unit("a1")).into();
    let said =
        note(field.position(), &question, Choice::Hex(field.hex("2111"))).unwrap_or_default();
    assert!(said.starts_with("6 SP against 3, column "), "{said}");
    assert!(said.contains("+2"), "{said}");
}

/// The log line of a roll contains all values that a person needs to look up the result in the
/// charts.
#[test]
fn a_fire_tells_all_that_went_into_it() {
    let field = Field::clear();
    let die = |pips| Die::new(pips).expect("1 to 6");
    let look_up = LookUp {
        strength: Sixteenths::whole(3),
        first_column: ColumnId(3),
        shifts: vec![AppliedShift {
            id: "target_terrain".into(),
            columns: -1,
            rule: "SS 12.3a".into(),
        }],
        column: ColumnId(2),
        dice: Some(Dice::Two(die(6), die(5))),
        lead: field.unit("g1"),
        cr: 4,
        test: Some(CohesionTest::Routine),
    };
    let firer = Contribution {
        unit: field.unit("a1"),
        modified: Sixteenths::whole(6),
        band: RangeBand::Long,
        halved: false,
        sp: Sixteenths::whole(3),
    };
    let report =
        FireReport { side: Side::Usa, firers: vec![firer], target: field.hex("2112"), look_up };
    let line = event(&field.rules, &Event::FireResolved { report: Box::new(report) });
    assert_eq!(line.text, "North: A1 fires at 2112: column 2, dice 65: Routine test for G1");
    let details: Vec<_> =
        line.details.iter().map(|detail| format!("{}: {}", detail.what, detail.value)).collect();
    assert_eq!(
        details,
        [
            "A1: 3 (6 SP at Long range, times 1/2)",
            "table: Combat Results",
            "first column: 3 (strength 3)",
            "target terrain: -1",
            "column: 2",
            "dice: coloured 6, white 5",
            "lead unit: G1",
            "cohesion rating: 4",
            "result: Routine",
        ]
    );
}

#[test]
fn a_word_means_what_the_question_makes_of_it() {
    let field = Field::clear();
    let volley =
        Volley::new(Side::Usa, Occasion::Defensive(field.hex("2110"), only(field.unit("g1"))));
    let hold = label(field.position(), &FireQuestion::Unit(volley).into(), Word::Hold.into());
    assert_eq!(hold, "Hold fire");
    let drawn = ChitQuestion::Drawn(Side::Usa, field.chit("u2")).into();
    assert_eq!(label(field.position(), &drawn, Word::Hold.into()), "Hold it");
    assert_eq!(prompt(field.position(), &drawn), "North drew U2: play it now or hold it?");
}

#[test]
fn a_question_names_what_it_is_about() {
    let field = Field::clear();
    let order = MoveOrder::Brigade(field.brigade("a"), Order::Attack);
    let one = only(field.unit("a1"));
    let two = [field.unit("a1").index(), field.unit("a2").index()].into_iter().collect();
    assert_eq!(
        prompt(field.position(), &ArtilleryQuestion::Unit(field.hex("2110")).into()),
        "Artillery step in 2110: choose the next unit to act."
    );
    let asked = |movers| prompt(field.position(), &MoveQuestion::Stack(order, movers).into());
    assert_eq!(asked(one), "A1 moves: take another unit along?");
    assert_eq!(asked(two), "A1 and A2 move: take another unit along?");
    let german = Language::find("de").expect("a translation");
    assert_eq!(
        speaking(german, || asked(two)),
        "A1 und A2 bewegen sich: eine weitere Einheit mitnehmen?"
    );
    let rest = PlacementQuestion::Unit(DeploymentId::from_index(0)).into();
    let words = label(field.position(), &rest, Word::Done.into());
    assert_eq!(words, "Leave the rest where the scenario sets them up");
}

#[test]
fn a_brigade_shows_how_many_of_it_are_there() {
    let mut field = Field::clear();
    let question = ActivationQuestion::Brigade(field.chit("north")).into();
    let said = |field: &Field| {
        let brigade = Choice::Brigade(field.brigade("a"));
        note(field.position(), &question, brigade).unwrap_or_default()
    };
    field.put("a1", "2110");
    assert_eq!(said(&field), "1 unit on the map");
    field.put("a2", "2110");
    assert_eq!(said(&field), "2 units on the map");
}

/// DIS-07: a retreating unit draws no fire in its first hex, which may be adjacent to an enemy.
#[test]
fn a_retreat_shows_who_waits_for_it() {
    let mut field = Field::clear();
    field.put("a1", "2110").put("g1", "2112");
    let (unit, path) = (field.unit("a1"), vec![field.hex("2110")]);
    let walk = RetreatWalk { unit, path, distance: 2, causes: only(field.unit("g2")) };
    let question = RetreatQuestion::Hex(walk).into();
    let said = |hex: &str| note(field.position(), &question, Choice::Hex(field.hex(hex)));
    assert_eq!(said("2111").as_deref(), Some("next to the enemy in 2112"));
    assert_eq!(said("2109"), None);
}

#[test]
fn what_happened_is_told_in_full() {
    let field = Field::clear();
    let (unit, from, to) = (field.unit("a1"), field.hex("2110"), field.hex("2109"));
    let (brigade, chit) = (field.brigade("a"), field.chit("u2"));
    let told = |fact: Event| event(&field.rules, &fact).text;
    assert_eq!(told(Event::Retreated { unit, from, to }), "A1 retreats from 2110 to 2109");
    let given = told(Event::OrderGiven { brigade, order: Order::Maneuver });
    assert!(given.ends_with(": Maneuver order"), "{given}");
    assert_eq!(told(Event::LeaderChanged { chit, casualty: true }), "U2 is a casualty");
    assert_eq!(told(Event::LeaderChanged { chit, casualty: false }), "U2 returns to command");
    let vacated = told(Event::TargetVacated { hex: to, far: false });
    assert_eq!(vacated, "2109 is vacated before its close combat");
}

/// Names from a package stay in its language. The words around the names are in the language of the
/// request.
#[test]
fn lines_and_refusals_are_said_in_german() {
    let mut field = Field::clear();
    field.put("a1", "2105").put("g2", "2115");
    field.activate("a", Order::Attack, ActivationStep::Fire);
    let (unit, from, to) = (field.unit("a1"), field.hex("2110"), field.hex("2109"));
    let volley = Volley::new(Side::Usa, Occasion::FireStep);
    let question = FireQuestion::Target(volley, unit).into();
    let retreat = || event(&field.rules, &Event::Retreated { unit, from, to }).text;
    let refusal =
        || why(field.position(), &question, Choice::Hex(field.hex("2115"))).expect("refused");
    let german = Language::find("de").expect("it is translated");
    assert_eq!(speaking(german, retreat), "A1 geht von 2110 nach 2109 zurück");
    let refusal = speaking(german, refusal);
    assert_eq!(refusal.reason, "2115 ist 10 Felder entfernt, außer Reichweite: A1");
    assert_eq!(refusal.values[0].value, "Wirksam 1, Weit 2, Extrem 3");
    assert_eq!(retreat(), "A1 retreats from 2110 to 2109");
}

/// VAL-05: the description of a rating lists all parts of the rating, which add up to it.
#[test]
fn a_cohesion_shows_its_parts() {
    let mut field = Field::clear();
    field.put_as("a1", "2110", |unit| unit.morale = Morale::Shaken).put("a2", "2110");
    let parts = |field: &Field| -> Vec<String> {
        blind_swords::describe::why::cohesion(field.position(), field.unit("a1"))
            .iter()
            .map(|part| format!("{} {}", part.what, part.value))
            .collect()
    };
    let supported = parts(&field);
    assert!(supported.contains(&"morale marker -1".to_owned()), "{supported:?}");
    assert!(!supported.contains(&"without support -1".to_owned()), "{supported:?}");
    let mut alone = Field::clear();
    alone.put("a1", "2110");
    assert!(parts(&alone).contains(&"without support -1".to_owned()), "{:?}", parts(&alone));
}
