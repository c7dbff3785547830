//! Stacking and Reserve. ST 8.

use kernel::Side;
use terrible_swift_sword::board::Stage;
use terrible_swift_sword::check::stacking;
use terrible_swift_sword::choice::Word;
use terrible_swift_sword::game::{Formation, MoveClass, UnitSet};
use terrible_swift_sword::question::MoveQuestion;
use terrible_swift_sword::{Choice, Question};

use super::field::{Field, hex, unit};
use super::movement::{going, to};

/// Returns the requirement that forbids the stack of a side in 2020. `None` if it is legal.
fn breach(field: &Field, side: Side) -> Option<&'static str> {
    field.seen(|position| {
        let stays = stacking::stays(position, side, hex("2020"));
        stays.err().map(|refusal| refusal.requirement)
    })
}

fn stack(units: &[&str]) -> Field {
    let mut field = Field::new();
    for id in units {
        field.put(id, "2020", "N");
    }
    field
}

/// ST-STK-01, ST-STK-05. At most two units and eight points.
#[test]
fn stacks_hold_two_units_and_eight_points() {
    assert_eq!(breach(&stack(&["u2", "u3"]), Side::Usa), None);
    assert_eq!(breach(&stack(&["u2", "u3", "uc"]), Side::Usa), Some("ST-STK-01"), "three units");
    assert_eq!(breach(&stack(&["u1", "u2"]), Side::Usa), None, "eight points");
    assert_eq!(breach(&stack(&["u1", "un"]), Side::Usa), Some("ST-STK-01"), "eleven points");
    assert_eq!(breach(&stack(&["us", "u1"]), Side::Usa), Some("ST-STK-01"), "a wagon counts four");
    let mut field = stack(&["us", "u1"]);
    field.set("u1", |state| state.strength = 4).set("us", |state| state.strength = 0);
    assert_eq!(breach(&field, Side::Usa), None);
    let mut field = stack(&["u1", "u2"]);
    field.leader("kl", "2020").leader("ml", "2020");
    assert_eq!(breach(&field, Side::Usa), None, "leaders do not count");
}

/// ST-STK-03. Columns stand alone.
#[test]
fn columns_stand_alone() {
    let mut field = stack(&["c1", "ct"]);
    assert_eq!(breach(&field, Side::Csa), None);
    field.form("c1", Formation::Column);
    assert_eq!(breach(&field, Side::Csa), Some("ST-STK-03"));
    let mut field = stack(&["c1"]);
    field.form("c1", Formation::Column).leader("gl", "2020");
    assert_eq!(breach(&field, Side::Csa), None);
}

/// ST-STK-04. Mounted cavalry stands with its like and with limbered horse artillery.
#[test]
fn horses_stand_together() {
    let with = |id: &str| {
        let mut field = stack(&["hc", id]);
        field.form("hc", Formation::Mounted).form(id, Formation::Limbered);
        breach(&field, Side::Csa)
    };
    assert_eq!(with("hb"), None);
    assert_eq!(with("ct"), Some("ST-STK-04"));
    let mut field = stack(&["hc", "hb"]);
    field.form("hc", Formation::Mounted);
    assert_eq!(breach(&field, Side::Csa), Some("ST-STK-04"), "unlimbered");
}

/// ST-STK-02, ST-FORM-07, R-150. Units pass through full hexes, but end their move only where there
/// is room.
#[test]
fn full_hexes_are_passed_through() {
    let mut field = stack(&["c1", "c2"]);
    field.put("c3", "2021", "N").put("ct", "2120", "N").form("ct", Formation::Limbered);
    let question = going("c3", "2021");
    assert!(field.allows(&question, to("2020")));
    let played = field.play(&["c3", "2020"], &[]);
    assert!(!played.offers().contains(&"stop".to_owned()), "{:?}", played.offers());
    assert!(field.allows(&going("ct", "2120"), to("2020")));
    field.set("c3", |state| state.spent = super::movement::sixths(24));
    assert_eq!(field.refuses(&question, to("2020")), "ST-STK-01", "it could not leave again");
    // Columns along a pike: the rider passes both.
    let mut field = Field::new();
    field.put("c1", "2019", "N").put("c2", "2018", "N").put("hc", "2020", "N");
    field.form("c1", Formation::Column).form("c2", Formation::Column);
    field.form("hc", Formation::Mounted);
    let played = field.play(&["hc", "2019", "2018", "2017", "stop"], &[]);
    assert_eq!(played.hex_of("hc").as_deref(), Some("2017"));
}

/// ST-STK-06. The owner changes the order of a stack in his Movement Phase, free.
#[test]
fn the_order_of_a_stack_is_free() {
    let field = stack(&["c1", "c2"]);
    let played = field.play(&["c2", "top", "stop"], &[]);
    assert_eq!(played.board.units_in(hex("2020")), [unit("c2"), unit("c1")]);
    let top = Choice::Word(Word::Top);
    assert_eq!(field.refuses(&going("c1", "2020"), top), "ST-STK-06", "it is on top");
}

/// ST-STK-09, R-20, R-151. A Reserve marker is free, and bars moves while it lies.
#[test]
fn reserve_comes_and_goes() {
    let mut field = stack(&["c1"]);
    let played = field.play(&["c1", "2019", "reserve"], &[]);
    assert!(played.state("c1").reserve);
    assert!(!played.offers().contains(&"2018".to_owned()));
    field.set("c1", |state| state.reserve = true).put("c2", "2021", "N");
    assert_eq!(field.refuses(&going("c1", "2020"), to("2019")), "ST-MOVE-15");
    let played = field.play(&["c1", "ready", "2019", "stop"], &[]);
    assert_eq!(played.hex_of("c1").as_deref(), Some("2019"));
    assert!(!played.state("c1").reserve);
    let played = field.play(&["c2", "2020"], &[]);
    assert!(played.state("c2").reserve, "it joins the Reserve");
    assert!(!played.offers().contains(&"2019".to_owned()), "and does not pass through it");
    field.form("c2", Formation::Column);
    assert_eq!(field.refuses(&going("c2", "2021"), to("2020")), "ST-STK-09");
}

/// ST-STK-10, R-21. Reserve holds sixteen points or four batteries of one type.
#[test]
fn reserve_has_its_own_limits() {
    let rest = |units: &[&str], change: &dyn Fn(&mut Field)| {
        let mut field = stack(units);
        change(&mut field);
        let side = if units[0].starts_with('u') { Side::Usa } else { Side::Csa };
        field.stage(side, Stage::Movement);
        let word = Choice::Word(Word::Reserve);
        let question = going(units[0], "2020");
        (!field.allows(&question, word)).then(|| field.refuses(&question, word))
    };
    let five = |field: &mut Field| {
        for id in ["c1", "c2", "c3"] {
            field.set(id, |state| state.strength = 5);
        }
    };
    assert_eq!(rest(&["c1", "c2", "c3"], &five), None);
    assert_eq!(rest(&["c1", "c2", "c3", "hc"], &five), Some("ST-STK-10"), "eighteen points");
    let column = |field: &mut Field| _ = field.form("c1", Formation::Column);
    assert_eq!(rest(&["c1"], &column), Some("ST-STK-10"));
    assert_eq!(rest(&["us"], &|_| ()), Some("ST-STK-10"));
    assert_eq!(rest(&["ct", "hb"], &|_| ()), None);
    let limbered = |field: &mut Field| _ = field.form("hb", Formation::Limbered);
    assert_eq!(rest(&["ct", "hb"], &limbered), Some("ST-STK-10"), "limbered with unlimbered");
    let mounted = |field: &mut Field| {
        _ = field.form("hb", Formation::Limbered).form("hc", Formation::Mounted);
    };
    assert_eq!(rest(&["hc", "hb"], &mounted), None);
    assert_eq!(rest(&["c1", "ct"], &|_| ()), Some("ST-STK-10"));
}

/// ST-STK-09, ST-STK-10. Several units leave a Reserve one by one, as far as there is room.
#[test]
fn units_leave_reserve_one_by_one() {
    let mut field = stack(&["c1", "c2", "c3"]);
    for id in ["c1", "c2", "c3"] {
        field.set(id, |state| state.reserve = true);
    }
    let played = field.play(&["c1", "ready"], &[]);
    assert!(!played.offers().contains(&"stop".to_owned()), "it cannot stay with them");
    let played = field.play(&["c1", "ready", "2019", "stop"], &[]);
    assert!(played.state("c2").reserve && !played.state("c1").reserve);
    field.set("c1", |state| state.out_of_command = true);
    let ready = Choice::Word(Word::Ready);
    assert_eq!(field.refuses(&going("c1", "2020"), ready), "ST-MOVE-15");
}

/// ST-STK-02. The phase does not end while a full hex can be mended.
#[test]
fn a_full_hex_is_mended_first() {
    let field = stack(&["c1", "c2", "c3"]);
    let (whom, done) = (Question::Move(MoveQuestion::Whom), Choice::Word(Word::Done));
    assert_eq!(field.refuses(&whom, done), "ST-STK-01");
    let mut stuck = field.clone();
    for id in ["c1", "c2", "c3"] {
        stuck.set(id, |state| state.moved = true);
    }
    let played = stuck.play(&[], &[]);
    assert_eq!(played.board.stage(), Stage::DefensiveFire);
    assert!(played.state("c1").reserve, "what cannot be mended goes into Reserve");
    let mut field = Field::new();
    field.put("c1", "2020", "N");
    let coming: UnitSet = [unit("c2").index(), unit("c3").index()].into_iter().collect();
    let fits = |field: &Field| {
        field.seen(|position| stacking::fits(position, Side::Csa, hex("2020"), coming).is_ok())
    };
    assert!(!fits(&field), "ST-STK-12: three units");
    assert!(field.game().charts.allowances.of(MoveClass::Line) > kernel::Sixths::ZERO);
}
