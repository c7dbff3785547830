//! Fire in Brigade Battles: strength, lines of sight and eligible units.

use super::*;

/// CW-FIR-07 to CW-FIR-11, X-01 to X-05: fire depends on the range, the chart column, flank fire
/// and limbered guns.
#[test]
fn strength_is_added_up_unit_by_unit() {
    let rules = rules();
    let attack = |setup: BoardSetup, step, side, target: &str, firers: &[&str]| {
        let board = setup.stage(side, Stage::Offence).board();
        let attack = seen(&rules, &board, |position| {
            fire::attack(position, step, unit(target), set(firers))
        });
        let attack = attack.unwrap_or_else(|refusal| panic!("{}", refusal.describe(&rules.game)));
        let chart = &rules.game.charts.combat;
        (attack.points, chart.column_words(attack.column), attack.modifier())
    };
    let near = [("c1", "0510"), ("u1", "0509"), ("u2", "0511"), ("u3", "0409")];
    let offence = FireStep::Offence;
    let all = attack(laid(&near), offence, Side::Usa, "c1", &["u1", "u2", "u3"]);
    assert_eq!(all, (31, "28+".to_owned(), 1));
    let guns = |id: &str, points: u8, at| {
        let mut setup = laid(&[("c1", "0510"), (id, at)]);
        setup.unit(unit(id)).strength = points;
        setup.drawn_up(unit(id), Formation::Unlimbered)
    };
    let artillery = FireStep::Artillery;
    let one = attack(guns("ua", 1, "0520"), artillery, Side::Usa, "c1", &["ua"]);
    assert_eq!(one, (1, "1-2".to_owned(), 0));
    let close = attack(guns("ua", 4, "0511"), artillery, Side::Usa, "c1", &["ua"]);
    assert_eq!(close.0, 8);
    let limbered = laid(&[("ca", "0510"), ("u1", "0509")]);
    assert_eq!(attack(limbered, offence, Side::Usa, "ca", &["u1"]).1, "13-16");
}

/// CW-LOS-02 to CW-LOS-06: height, woods and friendly units can block a line of sight, also along a
/// hexside.
#[test]
fn lines_of_sight_are_blocked() {
    let blocked = |woods: &[&str], levels: &[(&str, u8)], from: &str, to: &str| {
        let mut game = game();
        woods.iter().for_each(|at| game.map.hexes[hex(at).index()].terrain = WOODS);
        levels.iter().for_each(|(at, level)| game.map.hexes[hex(at).index()].level = *level);
        let rules = rules_of(game);
        let board = laid(&[("u1", "0508")]).board();
        seen(&rules, &board, |position| {
            sight::block(position, hex(from), hex(to), Side::Usa).is_some()
        })
    };
    assert!(!blocked(&[], &[], "0511", "0514"));
    assert!(blocked(&["0513"], &[], "0511", "0515"));
    assert!(!blocked(&["0515"], &[], "0511", "0515"));
    assert!(blocked(&[], &[("0513", 2)], "0511", "0515"));
    assert!(!blocked(&[], &[("0513", 2), ("0515", 2)], "0511", "0515"));
    assert!(blocked(&[], &[], "0505", "0509"), "a friend in 0508 is next to the target");
    assert!(!blocked(&[], &[], "0505", "0510"), "in 0508 he is not");
    assert!(!blocked(&["0609"], &[], "0510", "0710"));
    assert!(blocked(&["0609", "0610"], &[], "0510", "0710"));
}

/// CW-FAT-01, CW-FAT-02, X-30: a Fate marker allows one reroll, if one of the firing units is
/// within its leader's range.
#[test]
fn a_die_is_rolled_again() {
    let setup = |at| {
        offence(&[("c1", "0910"), ("u1", "0909"), ("u2", "0911")]).leader_at(leader("lu"), hex(at))
    };
    let answers = ["c1", "u1", "u2", "lu"];
    let table = table(rules(), setup("0905"), &answers, &[1, 4], &[]);
    assert!(!table.board().has_fate(leader("lu")));
    let fired = table.entries().iter().find_map(|entry| match &entry.event {
        brigade_battles::Event::Fired { fire } => fire.die,
        _ => None,
    });
    assert_eq!(fired, Die::new(4));
    let board = setup("0904").board();
    let rules = rules();
    let concern = brigade_battles::question::Concern::Units(set(&["u1", "u2"]));
    let refusal = seen(&rules, &board, |position| {
        brigade_battles::check::fate::spends(position, Side::Usa, &concern, leader("lu"))
    });
    assert_eq!(refusal.expect_err("too far").requirement, "CW-FAT-01");
}

/// CW-NGT-02, X-20: at night a unit fires only if it was adjacent to an enemy when the night began.
#[test]
fn night_is_quiet() {
    let rules = rules();
    let setup = laid(&[("c3", "0510"), ("u1", "0509")]).turn(9).stage(Side::Csa, Stage::Offence);
    let shot = |setup: &BoardSetup| {
        let board = setup.clone().board();
        seen(&rules, &board, |position| {
            fire::shot(position, FireStep::Offence, unit("c3"), unit("u1"))
        })
    };
    assert_eq!(shot(&setup).expect_err("no contact").requirement, "CW-NGT-02");
    let mut touching = setup;
    touching.in_contact(unit("c3"));
    assert!(shot(&touching).is_ok());
}

/// CW-FIR-02, CW-SEQ-02: each step of a turn offers only units that may act in the step.
#[test]
fn each_step_has_its_own_firers() {
    let rules = rules();
    let units = [("c1", "0510"), ("ca", "0410"), ("u1", "0509"), ("ua", "0609"), ("uc", "0409")];
    let setup =
        laid(&units).drawn_up(unit("ua"), Formation::Unlimbered).stage(Side::Usa, Stage::Offence);
    let board = setup.board();
    let firers = |step| {
        let question = Question::Fire(FireQuestion::Firers(step, unit("c1"), UnitSet::EMPTY));
        let options =
            seen(&rules, &board, |position| kernel::legal::<BrigadeBattles>(position, &question));
        options.into_iter().map(|choice| choice.id(&rules.game)).collect::<Vec<_>>()
    };
    assert_eq!(firers(FireStep::Artillery), ["ua"]);
    assert_eq!(firers(FireStep::Offence), ["u1"]);
    assert!(firers(FireStep::Defence).is_empty(), "they belong to the active side");
}
