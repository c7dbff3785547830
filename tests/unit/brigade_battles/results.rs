//! Results of fire in Brigade Battles: losses, retreats, leaders and victory points.

use super::*;

/// CW-RES-02, CW-RET-07, CW-ROU-03, X-06: artillery that limbers to retreat loses a strength point
/// and then routs.
#[test]
fn guns_limber_up_in_haste_once() {
    let setup =
        offence(&[("ca", "0910"), ("u1", "0909")]).drawn_up(unit("ca"), Formation::Unlimbered);
    let answers = ["ca", "done"];
    let table = table(rules(), setup, &answers, &[8], &["1R"]);
    let (position, board) = (table.position(), table.board());
    let ca = position.state(unit("ca"));
    assert_eq!((ca.strength, ca.formation, ca.routed), (3, Formation::Limbered, true));
    assert_eq!(board.points().usa.total(), 2);
    assert_eq!(position.distance(hex("0910"), board.hex_of(unit("ca")).expect("there")), 5);
}

/// CW-UNI-02, X-07: a unit whose strength drops to zero is eliminated, and makes no morale check.
#[test]
fn what_falls_to_nothing_is_gone() {
    let mut setup =
        offence(&[("ca", "0910"), ("u1", "0909")]).drawn_up(unit("ca"), Formation::Unlimbered);
    setup.unit(unit("ca")).strength = 2;
    let table = table(rules(), setup, &["ca", "u1"], &[], &["1R"]);
    assert_eq!(table.board().hex_of(unit("ca")), None);
    assert_eq!(table.board().hex_of(unit("u1")), Some(hex("0910")), "and its hex is taken");
    assert_eq!(table.board().points().usa.total(), 2);
    assert!(table.entries().iter().all(|entry| entry.event.name() != "morale-checked"));
}

/// CW-ROU-05, X-16: a routed unit that is hit again flees three hexes, whatever the result.
#[test]
fn a_routed_unit_flees_again() {
    let mut setup = offence(&[("c1", "0910"), ("u1", "0909")]);
    setup.unit(unit("c1")).routed = true;
    let answers = ["c1", "done"];
    let table = table(rules(), setup, &answers, &[], &["M"]);
    let there = table.board().hex_of(unit("c1")).expect("it fled");
    assert_eq!(table.position().distance(there, hex("0910")), 3);
    assert_eq!(table.position().state(unit("c1")).strength, 12);
}

/// CW-RET-04, CW-VIC-06: a surrounded unit that must retreat is eliminated with all its remaining
/// strength.
#[test]
fn who_finds_no_way_is_lost() {
    let ring = [
        ("u1", "0909"),
        ("u2", "0911"),
        ("u3", "0809"),
        ("uc", "0810"),
        ("ua", "1009"),
        ("ub", "1010"),
    ];
    let mut setup =
        ring.iter().fold(offence(&[("c1", "0910")]), |setup, (id, at)| setup.at(unit(id), hex(at)));
    setup.unit(unit("c1")).strength = 6;
    let table = table(rules(), setup, &["c1", "u1", "fire", "done"], &[], &["1R"]);
    assert_eq!(table.board().hex_of(unit("c1")), None);
    assert_eq!(table.board().points().usa.strength, 6);
}

/// CW-RET-05, CW-RET-06, X-17, X-18: a retreating unit loses strength in enemy zones, and goes
/// farther if friendly units are in its way.
#[test]
fn zones_cost_and_friends_make_it_longer() {
    let rules = rules();
    let board = laid(&[("u1", "0905"), ("u2", "1103"), ("c1", "0906")]).board();
    let ends = |length| {
        seen(&rules, &board, |position| {
            let firers = flight::threats(position, unit("u1"), set(&["c1"]));
            let mut way = flight::begin(position, unit("u1"), hex("1701"), firers, length)?;
            while !flight::is_over(position, &way) {
                way = way.on(*flight::steps(position, &way).last()?);
            }
            Some((way.gone(), way.here))
        })
    };
    let (gone, here) = ends(2).expect("a way");
    assert_ne!(here, hex("1103"), "a friend stands there");
    assert_eq!(gone, if here == hex("1103") { 3 } else { 2 });
}

/// CW-RET-01, CW-RET-02, CW-RET-04, R-25: a retreating unit enters only the best adjacent hexes,
/// and never a hex that it has left.
#[test]
fn a_flight_takes_the_best_ways() {
    let rules = rules();
    let board = laid(&[("c1", "0910"), ("u1", "0909"), ("u2", "1009")]).board();
    let firers = set(&["u1"]);
    let judged = |to: &str| {
        seen(&rules, &board, |position| {
            let goal = flight::goals(position, unit("c1"))[0];
            let begun = flight::begin(position, unit("c1"), goal, firers, 2).expect("on the map");
            let steps = flight::steps(position, &begun);
            let best = |own: &HexId| {
                let towards = |hex| position.distance(hex, goal);
                towards(*own) < towards(begun.here)
            };
            assert!(!steps.is_empty() && steps.iter().all(best));
            flight::step(position, &begun, hex(to)).map_err(|it| it.requirement)
        })
    };
    assert_eq!(judged("0811"), Err("CW-RET-01"));
    assert_eq!(judged("1010"), Err("CW-RET-02"));
    assert_eq!(judged("0909"), Err("CW-RET-04"));
    assert_eq!(judged("0810"), Ok(()));
}

/// CW-RET-06: a unit that retreats through friendly units stops when its path has the maximum
/// length.
#[test]
fn no_flight_goes_on_for_ever() {
    let rules = rules();
    let board = laid(&[("c1", "0910"), ("c2", "0905")]).board();
    let steps = |count: usize| {
        seen(&rules, &board, |position| {
            let goal = flight::goals(position, unit("c1"))[0];
            let mut way = flight::begin(position, unit("c1"), goal, UnitSet::EMPTY, 1)?;
            let rows = (1..=20).map(|row| hex(&format!("16{row:02}")));
            rows.take(count - 2).for_each(|hex| way = way.on(hex));
            Some(flight::steps(position, &way.on(hex("0905"))).len())
        })
    };
    use brigade_battles::question::Flight;
    assert!(steps(Flight::LONGEST - 1).is_some_and(|ways| ways > 0), "with a friend it goes on");
    assert_eq!(steps(Flight::LONGEST), Some(0));
}

/// CW-RET-02: if no adjacent hex is nearer to the goal, a retreating unit enters one at the same
/// distance. It must be farther from the firing units.
#[test]
fn level_with_its_goal_a_flight_gets_away() {
    let mut game = game();
    game.map.hexes[hex("0509").index()].terrain = CLOSED;
    let rules = rules_of(game);
    let ways = |gun: &str| {
        let board = laid(&[("c1", "0510"), ("ua", gun)]).board();
        seen(&rules, &board, |position| {
            let goal = hex("0501");
            let way =
                flight::begin(position, unit("c1"), goal, set(&["ua"]), 1).expect("on the map");
            flight::steps(position, &way)
        })
    };
    // 0409 and 0609 are as near to the goal as 0510. With a gun on one flank, only the hex farther
    // from the gun is legal.
    assert_eq!(ways("0211"), [hex("0609")]);
    assert_eq!(ways("0811"), [hex("0409")]);
    assert_eq!(ways("0515"), [hex("0409"), hex("0609")]);
}

/// CW-MOR-02, CW-MOR-03, CW-MOR-05, X-19: a morale check with a ten always fails. Only a leader who
/// commands the unit modifies the check.
#[test]
fn a_ten_fails_and_only_own_leaders_help() {
    let rout = |at: &str, face: u8| {
        let mut setup = laid(&[("c1", "0910"), ("u2", "0909")]).stage(Side::Usa, Stage::Defence);
        setup = setup.leader_at(leader(at), hex("0909"));
        let way = ["u2", "stay"];
        let table = table(rules(), setup, &way, &[face], &["M"]);
        table.position().state(unit("u2")).routed
    };
    assert!(!rout("lx", 8) && rout("ly", 8));
    assert!(rout("lx", 10) && rout("lx", 9));
}

/// CW-LDR-03 to CW-LDR-05: a ten on the die of a fire causes a leader test. Nine or ten then hits
/// the leader. The second hit removes the leader from the game.
#[test]
fn leaders_are_hit_twice() {
    let hit = |replaced: bool| {
        let mut setup =
            offence(&[("c1", "0910"), ("u1", "0909")]).leader_at(leader("lp"), hex("0910"));
        setup.leader(leader("lp")).replaced = replaced;
        // The fire rolls ten and causes a loss of two. The morale check passes, and a nine hits the
        // leader.
        let table = table(rules(), setup, &["c1"], &[10, 3, 9], &[]);
        (*table.board().leader(leader("lp")), table.board().points().usa)
    };
    let (first, points) = hit(false);
    assert!(first.replaced && first.place.hex() == Some(hex("0910")) && points.leaders == 1);
    let (second, points) = hit(true);
    assert!(second.place.hex().is_none() && points.leaders == 1);
}

/// CW-LDR-06: a leader whom the enemy overruns joins the nearest unit of the leader's command.
#[test]
fn a_leader_alone_gives_way() {
    let setup = laid(&[("c1", "0510"), ("u1", "0906")]).leader_at(leader("lx"), hex("0509"));
    let setup = setup.stage(Side::Csa, Stage::Movement);
    let table = table(rules(), setup, &["c1", "0509", "stop"], &[], &[]);
    assert_eq!(table.board().hex_of_leader(leader("lx")), Some(hex("0906")));
}

/// CW-LDR-02, R-10: a leader may stay in the hex when its troops leave, unless the leader would be
/// alone next to an enemy.
#[test]
fn a_leader_does_not_stay_alone_beside_the_enemy() {
    let rules = rules();
    let along = Along { leader: leader("lp"), to: hex("0912") };
    let judged = |units: &[(&str, &str)]| {
        let board = laid(units).leader_at(leader("lp"), hex("0910")).board();
        seen(&rules, &board, |position| leaders::stays(position, &along))
            .map_err(|it| it.requirement)
    };
    assert_eq!(judged(&[("c1", "0912"), ("u1", "0907")]), Ok(()));
    assert_eq!(judged(&[("c1", "0912"), ("u1", "0909")]), Err("CW-LDR-02"));
    assert_eq!(judged(&[("c1", "0912"), ("c2", "0910"), ("u1", "0909")]), Ok(()));
}

/// CW-VIC-03, CW-VIC-04, X-21, X-22: to win, the side needs a lead of five points and four points
/// from objectives.
#[test]
fn both_conditions_of_victory_have_to_hold() {
    let rules = rules();
    let verdict = |usa: (u16, u16), csa: u16| {
        let mut setup = laid(&[]).stage(Side::Usa, Stage::Over);
        (setup.points(Side::Usa).strength, setup.points(Side::Usa).objectives) = usa;
        setup.points(Side::Csa).strength = csa;
        seen(&rules, &setup.board(), |position| {
            (victory::winner(position), victory::balance(position, Side::Usa))
        })
    };
    assert_eq!(verdict((4, 2), 0), (Some(Side::Csa), 6));
    assert_eq!(verdict((17, 8), 20), (Some(Side::Usa), 5));
}

/// CW-FRE-04, CW-POP-01, CW-POP-02, X-23: dice determine when reinforcements arrive and how many
/// points they cost.
#[test]
fn dice_say_when_help_comes() {
    let command = |turn, side, face| {
        let rules = Rules { options: vec![Switch::On], ..rules() };
        let setup = laid(&[("u1", "0510"), ("c1", "1210")]).turn(turn).stage(side, Stage::Command);
        let table = table(rules, setup, &[], &[face], &[]);
        let due: Vec<_> = table.package().arrivals().map(|(id, _)| table.board().due(id)).collect();
        (due, PerSide::from_fn(|side| table.board().points()[side].price).csa)
    };
    assert_eq!(command(4, Side::Usa, 5), (vec![Some(4), None], 4));
    assert_eq!(command(4, Side::Usa, 6), (vec![None, None], 0));
    assert_eq!(command(8, Side::Usa, 1), (vec![Some(8), None], 0));
    assert_eq!(command(4, Side::Csa, 4), (vec![None, Some(5)], 0));
}

/// CW-ADV-02, R-29: only infantry and dismounted cavalry may advance, whichever unit fired.
#[test]
fn neither_guns_nor_horse_nor_the_routed_advance() {
    let rules = rules();
    let judged = |change: fn(&mut brigade_battles::board::UnitState), id: &str| {
        let mut setup = laid(&[(id, "0909")]);
        change(setup.unit(unit(id)));
        let board = setup.stage(Side::Usa, Stage::Offence).board();
        let advance = Advance { hex: hex("0910"), firers: set(&[id]) };
        seen(&rules, &board, |position| advance::advances(position, &advance, unit(id)))
            .map_err(|it| it.requirement)
    };
    assert_eq!(judged(|_| {}, "u1"), Ok(()));
    assert_eq!(judged(|unit| unit.routed = true, "u1"), Err("CW-ADV-02"));
    let mut closed = game();
    let ways = [(hex("0909"), hex("0910")), (hex("0910"), hex("0909"))];
    for (from, to) in ways {
        let way = closed.map.grid.direction(from, to).expect("neighbours");
        closed.map.sides[from.index()][way.index()].closed = true;
    }
    let shut = rules_of(closed);
    let board = laid(&[("u1", "0909")]).stage(Side::Usa, Stage::Offence).board();
    let advance = Advance { hex: hex("0910"), firers: set(&["u1"]) };
    let refusal = seen(&shut, &board, |position| advance::advances(position, &advance, unit("u1")));
    assert_eq!(refusal.map_err(|it| it.requirement), Err("CW-ADV-02"), "nobody crosses there");
    let far = laid(&[("u1", "0907")]).stage(Side::Usa, Stage::Offence).board();
    let refusal = seen(&rules, &far, |position| advance::advances(position, &advance, unit("u1")));
    assert_eq!(refusal.map_err(|it| it.requirement), Err("CW-ADV-02"), "it is not next to it");
    assert_eq!(judged(|unit| unit.formation = Formation::Unlimbered, "ua"), Err("CW-ADV-02"));
    assert_eq!(judged(|unit| unit.formation = Formation::Mounted, "uc"), Err("CW-ADV-02"));
    assert_eq!(judged(|unit| unit.formation = Formation::Dismounted, "uc"), Ok(()));
}

/// CW-RET-02, R-25: a unit hit by an adjacent unit and by distant artillery ignores the artillery
/// when it retreats.
#[test]
fn of_those_who_fired_neighbours_are_minded() {
    let rules = rules();
    let board = laid(&[("c1", "0910"), ("u1", "0909"), ("ua", "0905")]).board();
    let threats = |ids: &[&str]| {
        seen(&rules, &board, |position| flight::threats(position, unit("c1"), set(ids)))
    };
    assert_eq!(threats(&["u1", "ua"]), set(&["u1"]));
    assert_eq!(threats(&["ua"]), set(&["ua"]));
}

/// CW-RAL-02, R-06: a routed unit rallies with the expected number of die faces, out of ten.
#[test]
fn the_chance_of_a_rally_is_that_of_its_check() {
    let rules = rules();
    let ways = |leader_at: &str, id: &str| {
        let board = laid(&[(id, "0910")]).leader_at(leader("lp"), hex(leader_at)).board();
        seen(&rules, &board, |position| brigade_battles::odds::of_rally(position, unit(id)))
    };
    let value = |id: &str| {
        let board = laid(&[(id, "0910")]).board();
        seen(&rules, &board, |position| brigade_battles::check::morale::value(position, unit(id)))
            as u32
    };
    for id in ["c1", "c2", "c3"] {
        assert_eq!(ways("0901", id), value(id).min(9), "{id}");
        assert_eq!(ways("0910", id), (value(id) + 1).min(9), "{id} with its leader");
    }
}
