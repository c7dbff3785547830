//! Zones of control, movement, command and reinforcements in Brigade Battles.

use super::*;
use brigade_battles::check::bill::Passage;

/// CW-ZOC-01, CW-ZOC-05: a unit controls its six adjacent hexes, but a routed unit controls none.
#[test]
fn a_zone_is_the_six_hexes_around() {
    let rules = rules();
    let mut setup = laid(&[("u1", "0510")]);
    let zone = |board: &Board| {
        let hexes = rules.game.map.grid.hexes();
        let covered = hexes.filter(|hex| {
            seen(&rules, board, |position| zones::is_controlled(position, *hex, Side::Usa))
        });
        covered.map(|hex| rules.game.map.number(hex).to_string()).collect::<Vec<_>>()
    };
    let six = ["0409", "0410", "0509", "0511", "0609", "0610"];
    assert_eq!(zone(&setup.clone().board()), six);
    setup.unit(unit("u1")).routed = true;
    assert!(zone(&setup.board()).is_empty());
}

/// CW-ZOC-02 to CW-ZOC-04, X-08, X-09: a unit that leaves an enemy zone may not enter it again.
#[test]
fn a_zone_that_was_left_stays_closed() {
    let rules = rules();
    let board = laid(&[("c1", "0510"), ("c2", "0507"), ("u1", "0509")])
        .stage(Side::Usa, Stage::Movement)
        .board();
    let walk = walk(Mover::Unit(unit("u1")), &rules, &board);
    let step = |to| seen(&rules, &board, |position| movement::step(position, &walk, hex(to)));
    assert_eq!(refused(step("0409")), "CW-ZOC-04");
    assert_eq!(step("0508"), Ok(Sixteenths::whole(2)));
    let there = seen(&rules, &board, |position| {
        movement::after(position, &walk, hex("0508"), Sixteenths::whole(2))
    });
    let on = seen(&rules, &board, |position| movement::step(position, &there, hex("0408")));
    assert_eq!(refused(on), "CW-ZOC-02");
}

/// CW-ZOC-06: a unit in any of four states may not enter enemy zones.
#[test]
fn not_everybody_enters_a_zone() {
    let rules = rules();
    let units = [("c1", "0510"), ("u1", "0508")];
    let attempt = |setup: BoardSetup| {
        let board = setup.stage(Side::Usa, Stage::Movement).board();
        let walk = walk(Mover::Unit(unit("u1")), &rules, &board);
        seen(&rules, &board, |position| movement::step(position, &walk, hex("0509")))
    };
    let with = |change: fn(&mut brigade_battles::board::UnitState)| {
        let mut setup = laid(&units);
        change(setup.unit(unit("u1")));
        attempt(setup)
    };
    assert_eq!(attempt(laid(&units)), Ok(Sixteenths::ONE));
    assert_eq!(refused(with(|unit| unit.out_of_command = true)), "CW-CMD-05");
    assert_eq!(refused(with(|unit| unit.shattered = true)), "CW-UNI-04");
    assert_eq!(refused(with(|unit| unit.routed = true)), "CW-ZOC-06");
    assert_eq!(refused(attempt(laid(&units).turn(9))), "CW-NGT-01");
}

/// CW-COL-01, CW-COL-02, X-13: a unit in column moves up to twelve hexes. None of these hexes may
/// be within four hexes of the enemy.
#[test]
fn a_column_marches_far_from_the_enemy() {
    let rules = rules();
    let far = laid(&[("u1", "0520")]).board();
    let march = walk(Mover::Unit(unit("u1")), &rules, &far);
    let reached = seen(&rules, &far, |position| reach::reach(position, &march));
    assert_eq!(reached.iter().filter(|it| it.hex == hex("0508")).count(), 1);
    assert!(!reached.iter().any(|it| it.hex == hex("0507")));
    let near = laid(&[("u1", "0507"), ("c1", "0501")]).board();
    let first = walk(Mover::Unit(unit("u1")), &rules, &near);
    let step =
        |walk: &Walk, to| seen(&rules, &near, |position| movement::step(position, walk, hex(to)));
    assert_eq!(step(&first, "0506"), Ok(Sixteenths::HALF));
    let second = Walk { here: hex("0506"), ..first };
    assert_eq!(step(&second, "0505"), Ok(Sixteenths::ONE));
}

/// R-16, CW-MOV-03: each reading of the rule gives the expected cost for a step uphill, downhill
/// and on the level.
#[test]
fn a_slope_costs_what_its_reading_says() {
    let cost = |reading: &str, to: &str| {
        let mut game = game();
        for (at, level) in [("0609", 3), ("0510", 1), ("0409", 2)] {
            game.map.hexes[hex(at).index()].level = level;
        }
        game.map.hexes[hex("0509").index()].level = 2;
        let mut rules = rules_of(game);
        rules.variants.set("level_price", reading).expect("a reading");
        // With an enemy only four hexes away, the unit may not move at the column rate.
        let board =
            laid(&[("u1", "0509"), ("c1", "0513")]).stage(Side::Usa, Stage::Movement).board();
        let walk = walk(Mover::Unit(unit("u1")), &rules, &board);
        seen(&rules, &board, |position| movement::step(position, &walk, hex(to)))
            .map(Sixteenths::floor)
    };
    let all = |reading| ["0608", "0510", "0409"].map(|to| cost(reading, to));
    assert_eq!(all("hexside"), [Ok(2), Ok(2), Ok(1)]);
    assert_eq!(all("per-level"), [Ok(2), Ok(2), Ok(1)]);
    assert_eq!(all("up-only"), [Ok(1), Ok(1), Ok(1)]);
}

/// CW-REI-01, CW-FRE-02, CW-MOV-01: a unit that enters the map pays the cost of its entry hex from
/// its movement points for that turn.
#[test]
fn entering_is_paid_out_of_the_first_turn() {
    let enters = |allowance: u8| {
        let mut game = game();
        game.map.hexes[hex("0115").index()].terrain = WOODS;
        game.scenarios[0].arrivals[1].allowance = Some(allowance);
        let late = brigade_battles::game::ArrivalId::from_index(1);
        let setup = laid(&[]).due(late, 5).stage(Side::Csa, Stage::Movement);
        let (rules, board) = (rules_of(game), setup.board());
        seen(&rules, &board, |position| {
            let mover = Mover::Unit(unit("r2"));
            brigade_battles::check::entry::enters(position, mover, Formation::Foot, hex("0115"))
        })
    };
    assert_eq!(enters(3), Ok(Sixteenths::whole(2)));
    assert_eq!(enters(2), Ok(Sixteenths::whole(2)));
    assert_eq!(refused(enters(1)), "CW-MOV-01");
}

/// CW-MOV-04, CW-MOV-05, CW-MOV-07, X-10, X-11: a change of formation costs movement points, and is
/// refused if too few are left.
#[test]
fn formations_are_paid_for() {
    let rules = rules();
    let change = |id: &str, formation: Formation, spent: i32| {
        let setup = laid(&[(id, "0510")]).drawn_up(unit(id), formation);
        let board = setup.stage(Side::Usa, Stage::Movement).board();
        let mut walk = walk(Mover::Unit(unit(id)), &rules, &board);
        walk.spent = Sixteenths::whole(spent);
        let other = formation.other().expect("another face");
        let cost = seen(&rules, &board, |position| movement::change(position, &walk, other));
        cost.map(|cost| {
            let after = laid(&[(id, "0510")]).drawn_up(unit(id), other).board();
            walk.spent += cost;
            seen(&rules, &after, |position| movement::left(position, &walk)).floor()
        })
        .map_err(|refusal| refusal.requirement)
    };
    assert_eq!(change("uc", Formation::Mounted, 7), Ok(0));
    assert_eq!(change("uc", Formation::Mounted, 3), Ok(1));
    assert_eq!(change("uc", Formation::Mounted, 4), Ok(0));
    assert_eq!(change("uc", Formation::Mounted, 8), Err("CW-MOV-05"));
    assert_eq!(change("uc", Formation::Dismounted, 4), Ok(3));
    assert_eq!(change("uc", Formation::Dismounted, 5), Err("CW-MOV-05"));
    assert_eq!(change("ua", Formation::Limbered, 4), Ok(0));
    assert_eq!(change("ua", Formation::Unlimbered, 0), Ok(4));
}

/// CW-MOV-06: a unit that has entered an enemy zone may no longer change formation.
#[test]
fn nobody_changes_formation_after_the_stop_in_a_zone() {
    let rules = rules();
    let board = laid(&[("uc", "0508"), ("c1", "0510")]).stage(Side::Usa, Stage::Movement).board();
    let begun = walk(Mover::Unit(unit("uc")), &rules, &board);
    let judged = |walk: &Walk| {
        seen(&rules, &board, |position| movement::change(position, walk, Formation::Dismounted))
    };
    assert_eq!(judged(&begun), Ok(Sixteenths::whole(2)));
    let halted = Walk { halted: Halted::Yes, ..begun };
    assert_eq!(refused(judged(&halted)), "CW-MOV-06");
}

/// CW-STK-03: a unit may move through a friendly unit only if it has enough points left to leave
/// that hex.
#[test]
fn friends_are_passed() {
    let rules = rules();
    let board = laid(&[("u1", "0510"), ("u2", "0511"), ("c1", "0516")]).board();
    let mut walk = walk(Mover::Unit(unit("u1")), &rules, &board);
    let step =
        |walk: &Walk| seen(&rules, &board, |position| movement::step(position, walk, hex("0511")));
    assert_eq!(step(&walk), Ok(Sixteenths::HALF));
    walk.spent = Sixteenths::from_sixteenths(5 * 16 + 8);
    assert_eq!(refused(step(&walk)), "CW-STK-03");
}

/// R-03, CW-REI-02, CW-STK-03: some units may not pass through friendly units. Such a unit can
/// enter the map next to one only if another adjacent hex is free.
#[test]
fn who_passes_no_friends_needs_room_beside_the_entry() {
    let enters = |reading: &str, friends: &[(&str, &str)]| {
        let mut rules = rules();
        rules.variants.set("passing_friends", reading).expect("a reading");
        let late = brigade_battles::game::ArrivalId::from_index(1);
        let mut setup = laid(friends).due(late, 5).stage(Side::Csa, Stage::Movement);
        // A routed unit controls no hexes, but still occupies its own hex.
        setup.unit(unit("u1")).routed = true;
        let board = setup.board();
        seen(&rules, &board, |position| {
            let mover = Mover::Unit(unit("r2"));
            brigade_battles::check::entry::enters(position, mover, Formation::Foot, hex("0115"))
        })
    };
    let shut = [("c1", "0115"), ("c2", "0114"), ("c3", "0116"), ("ca", "0214"), ("u1", "0215")];
    for (reading, through) in [("allowed", Ok(Sixteenths::ONE)), ("refused", Err("CW-REI-02"))] {
        let judged = |friends| enters(reading, friends).map_err(|it| it.requirement);
        assert_eq!(judged(&shut[..4]), Ok(Sixteenths::HALF), "{reading}: 0215 is free");
        assert_eq!(judged(&shut), through, "{reading}");
    }
}

/// CW-CMD-02, CW-CMD-04, X-15: a line of command avoids enemy zones. It passes through an enemy
/// zone only in a hex with a friendly unit.
#[test]
fn a_line_of_command_goes_round_zones() {
    let rules = rules();
    let in_command = |setup: BoardSetup| {
        let board = setup.board();
        !seen(&rules, &board, |position| command::out_of_command(position, Side::Usa))
            .contains(unit("u1").index())
    };
    let lx = |setup: BoardSetup, at| setup.leader_at(leader("lx"), hex(at));
    assert!(in_command(lx(laid(&[("u1", "0514")]), "0510")));
    assert!(!in_command(lx(laid(&[("u1", "0515")]), "0510")));
    let mut barred = lx(laid(&[("u1", "0513"), ("c1", "0612")]), "0510");
    assert!(in_command(barred.clone()));
    barred.leader(leader("lx")).replaced = true;
    assert!(!in_command(barred.clone()));
    assert!(in_command(barred.at(unit("u2"), hex("0512"))));
    assert!(!in_command(laid(&[("u1", "0514")]).leader_at(leader("ly"), hex("0513"))));
}

/// CW-REI-04, X-29: a unit whose entry hex is blocked enters at the nearest open hex.
#[test]
fn a_barred_entry_gives_way() {
    let rules = rules();
    let entries = |enemy| {
        let setup = laid(&[("u1", enemy)]).turn(5).stage(Side::Csa, Stage::Movement);
        let board = setup.due(brigade_battles::game::ArrivalId(1), 5).board();
        let question =
            Question::Move(MoveQuestion::Entry(Mover::Unit(unit("r2")), Formation::Foot));
        seen(&rules, &board, |position| kernel::legal::<BrigadeBattles>(position, &question))
    };
    let hexes =
        |numbers: &[&str]| numbers.iter().map(|it| Choice::Hex(hex(it))).collect::<Vec<_>>();
    assert_eq!(entries("0215"), hexes(&["0114"]));
    assert_eq!(entries("0115"), hexes(&["0113", "0117"]));
}

/// CW-MOV-08: moves, zones, retreats and lines of command do not cross impassable terrain.
#[test]
fn closed_ground_stops_everything() {
    let mut game = game();
    game.map.hexes[hex("0509").index()].terrain = CLOSED;
    let rules = rules_of(game);
    let board =
        laid(&[("u1", "0510"), ("c1", "0511")]).leader_at(leader("lx"), hex("0508")).board();
    let u1 = Mover::Unit(unit("u1"));
    let walk = walk(u1, &rules, &board);
    let step = seen(&rules, &board, |position| movement::step(position, &walk, hex("0509")));
    assert_eq!(refused(step), "CW-MOV-08");
    assert!(!seen(&rules, &board, |position| zones::is_controlled(
        position,
        hex("0509"),
        Side::Usa
    )));
    let area = seen(&rules, &board, |position| command::area(position, leader("lx")));
    assert!(!area.contains(&hex("0509")) && area.contains(&hex("0510")));
    let bar = seen(&rules, &board, |position| {
        let way = flight::begin(position, unit("u1"), hex("1701"), set(&["c1"]), 2).expect("there");
        flight::step(position, &way, hex("0509"))
    });
    assert_eq!(bar.expect_err("closed").requirement, "CW-RET-04");
}

/// CW-MOV-01, CW-MOV-03, CW-ZOC-03: if a step is too expensive, its refusal lists every part of the
/// cost.
#[test]
fn a_step_that_is_too_dear_tells_its_items() {
    let mut game = game();
    let (here, to) = (hex("0509"), hex("0508"));
    game.map.hexes[to.index()].terrain = WOODS;
    game.map.hexes[to.index()].level = game.map.hexes[here.index()].level + 1;
    let way = game.map.grid.direction(here, to).expect("neighbours");
    game.map.sides[here.index()][way.index()].stream = true;
    let rules = rules_of(game);
    let board = laid(&[("u1", "0509"), ("c1", "0510")]).stage(Side::Usa, Stage::Movement).board();
    let fresh = walk(Mover::Unit(unit("u1")), &rules, &board);
    let tired = Walk { spent: Sixteenths::whole(2), ..fresh };
    seen(&rules, &board, |position| {
        let bill = Passage::step(position, &fresh, to).expect("a way").bill(position);
        let sum: Sixteenths = bill.iter().map(|item| item.points).sum();
        assert_eq!(movement::step(position, &fresh, to), Ok(sum));
        let ask = |walk| Question::Move(MoveQuestion::Step(walk));
        assert_eq!(brigade_battles::describe::why(position, &ask(fresh), Choice::Hex(to)), None);
        let why = brigade_battles::describe::why(position, &ask(tired), Choice::Hex(to))
            .expect("refused");
        let told: Vec<_> =
            why.values.iter().map(|it| format!("{} {}", it.what, it.value)).collect();
        let items =
            ["woods 2", "stream 1", "change of level 1", "leaving an enemy zone of control 1"];
        assert_eq!(why.requirement, "CW-MOV-01");
        assert_eq!(told[told.len() - items.len()..], items);
    });
}
