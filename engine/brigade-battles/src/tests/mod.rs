//! Plays on open ground, answered by id.

use std::collections::VecDeque;
use std::sync::Arc;

use kernel::{
    Answer, Ask, Dice, Die, HexId, Log, Outside, PerSide, Scene, Side, Sixteenths, Suspend,
};

use crate::board::{Board, BoardSetup, Stage};
use crate::check::{command, fire, flight, legality, movement, reach, sight, victory, zones};
use crate::choice::{Choice, Mover};
use crate::game::{Formation, Result, UnitSet};
use crate::look::Look;
use crate::question::{FireQuestion, FireStep, MoveQuestion, Question, Walk};
use crate::rules::{Rules, Switch};
use crate::system::{BrigadeBattles, Roll, Table};
use crate::testing::{CLOSED, WOODS, game, hex, leader, rules, rules_of, unit};

/// Answers, dice and results in their order; who flees takes the first way, and dice that nobody names show five.
struct Written {
    answers: VecDeque<&'static str>,
    dice: VecDeque<u8>,
    forced: VecDeque<&'static str>,
}

impl Outside<BrigadeBattles> for Written {
    fn answer(
        &mut self,
        ask: &Ask<BrigadeBattles>,
        scene: Scene<'_, BrigadeBattles>,
    ) -> Option<Answer<BrigadeBattles>> {
        match ask {
            Ask::Choose { question: Question::Flight(_), options, .. } => {
                Some(Answer::Choice(options[0]))
            }
            Ask::Choose { question, options, .. } => {
                let id = self.answers.pop_front()?;
                let named = |choice: &&Choice| choice.id(&scene.package.game) == id;
                let found = options.iter().find(named).copied();
                let ids: Vec<_> = options.iter().map(|it| it.id(&scene.package.game)).collect();
                let kind = question.kind();
                Some(Answer::Choice(found.unwrap_or_else(|| panic!("{kind}: {id} of {ids:?}"))))
            }
            Ask::Roll { roll: Roll::Combat { .. }, .. } if !self.forced.is_empty() => {
                let text = self.forced.pop_front()?;
                Some(Answer::Outcome(Result::from_text(text).expect("a result")))
            }
            Ask::Roll { .. } => {
                let face = self.dice.pop_front().unwrap_or(5);
                Some(Answer::Dice(Dice::One(Die::new(face).expect("a face"))))
            }
            Ask::Draw { .. } => None,
        }
    }
}

fn table(
    rules: Rules,
    setup: BoardSetup,
    answers: &[&'static str],
    dice: &[u8],
    forced: &[&'static str],
) -> Table {
    let outside = Written {
        answers: answers.iter().copied().collect(),
        dice: dice.iter().copied().collect(),
        forced: forced.iter().copied().collect(),
    };
    let mut table = Table::new(Arc::new(rules), setup.board(), Box::new(outside), Log::Kept);
    match table.play() {
        Ok(()) | Err(Suspend::Waiting) => table,
        Err(Suspend::Fault(fault)) => panic!("{fault}"),
    }
}

fn laid(units: &[(&str, &str)]) -> BoardSetup {
    let bare = BoardSetup::bare(&rules()).turn(5);
    units.iter().fold(bare, |setup, (id, number)| setup.at(unit(id), hex(number)))
}

fn seen<T>(rules: &Rules, board: &Board, look: impl FnOnce(crate::Scene<'_>) -> T) -> T {
    look(Scene { package: rules, board })
}

fn walk(mover: Mover, rules: &Rules, board: &Board) -> Walk {
    seen(rules, board, |scene| movement::walk(scene, mover)).expect("on the map")
}

fn refused(found: crate::refusal::Check<Sixteenths>) -> &'static str {
    found.expect_err("refused").requirement
}

fn set(ids: &[&str]) -> UnitSet {
    ids.iter().map(|id| unit(id).index()).collect()
}

/// CW-ZOC-01, CW-ZOC-05: six hexes, and none of a routed unit.
#[test]
fn a_zone_is_the_six_hexes_around() {
    let rules = rules();
    let mut setup = laid(&[("u1", "0510")]);
    let zone = |board: &Board| {
        let hexes = rules.game.map.grid.hexes();
        let covered = hexes.filter(|hex| {
            seen(&rules, board, |scene| zones::is_controlled(scene, *hex, Side::Usa))
        });
        covered.map(|hex| rules.game.map.number(hex).to_string()).collect::<Vec<_>>()
    };
    let six = ["0409", "0410", "0509", "0511", "0609", "0610"];
    assert_eq!(zone(&setup.clone().board()), six);
    setup.unit(unit("u1")).routed = true;
    assert!(zone(&setup.board()).is_empty());
}

/// CW-ZOC-02 to CW-ZOC-04, X-08, X-09: who leaves a zone does not come back to it.
#[test]
fn a_zone_that_was_left_stays_closed() {
    let rules = rules();
    let board = laid(&[("c1", "0510"), ("c2", "0507"), ("u1", "0509")])
        .stage(Side::Usa, Stage::Movement)
        .board();
    let walk = walk(Mover::Unit(unit("u1")), &rules, &board);
    let step = |to| seen(&rules, &board, |scene| movement::step(scene, &walk, hex(to)));
    assert_eq!(refused(step("0409")), "CW-ZOC-04");
    assert_eq!(step("0508"), Ok(Sixteenths::whole(2)));
    let there = seen(&rules, &board, |scene| {
        movement::after(scene, &walk, hex("0508"), Sixteenths::whole(2))
    });
    let on = seen(&rules, &board, |scene| movement::step(scene, &there, hex("0408")));
    assert_eq!(refused(on), "CW-ZOC-02");
}

/// CW-ZOC-06: each of four states closes enemy zones.
#[test]
fn not_everybody_enters_a_zone() {
    let rules = rules();
    let units = [("c1", "0510"), ("u1", "0508")];
    let attempt = |setup: BoardSetup| {
        let board = setup.stage(Side::Usa, Stage::Movement).board();
        let walk = walk(Mover::Unit(unit("u1")), &rules, &board);
        seen(&rules, &board, |scene| movement::step(scene, &walk, hex("0509")))
    };
    let with = |change: fn(&mut crate::board::UnitState)| {
        let mut setup = laid(&units);
        change(setup.unit(unit("u1")));
        attempt(setup)
    };
    assert_eq!(attempt(laid(&units)), Ok(Sixteenths::ONE));
    assert_eq!(refused(with(|unit| unit.astray = true)), "CW-CMD-05");
    assert_eq!(refused(with(|unit| unit.shattered = true)), "CW-UNI-04");
    assert_eq!(refused(with(|unit| unit.routed = true)), "CW-ZOC-06");
    assert_eq!(refused(attempt(laid(&units).turn(9))), "CW-NGT-01");
}

/// CW-COL-01, CW-COL-02, X-13: twelve hexes in column, none within four of the enemy.
#[test]
fn a_column_marches_far_from_the_enemy() {
    let rules = rules();
    let far = laid(&[("u1", "0520")]).board();
    let march = walk(Mover::Unit(unit("u1")), &rules, &far);
    let reached = seen(&rules, &far, |scene| reach::reach(scene, &march));
    assert_eq!(reached.iter().filter(|it| it.hex == hex("0508")).count(), 1);
    assert!(!reached.iter().any(|it| it.hex == hex("0507")));
    let near = laid(&[("u1", "0507"), ("c1", "0501")]).board();
    let first = walk(Mover::Unit(unit("u1")), &rules, &near);
    let step = |walk: &Walk, to| seen(&rules, &near, |scene| movement::step(scene, walk, hex(to)));
    assert_eq!(step(&first, "0506"), Ok(Sixteenths::HALF));
    let second = Walk { here: hex("0506"), ..first };
    assert_eq!(step(&second, "0505"), Ok(Sixteenths::ONE));
}

/// CW-MOV-04, CW-MOV-05, CW-MOV-07, X-10, X-11: what is left after a change of formation.
#[test]
fn formations_are_paid_for() {
    let rules = rules();
    let change = |id: &str, formation: Formation, spent: i32| {
        let setup = laid(&[(id, "0510")]).drawn_up(unit(id), formation);
        let board = setup.stage(Side::Usa, Stage::Movement).board();
        let mut walk = walk(Mover::Unit(unit(id)), &rules, &board);
        walk.spent = Sixteenths::whole(spent);
        let other = formation.other().expect("another face");
        let cost = seen(&rules, &board, |scene| movement::change(scene, &walk, other));
        cost.map(|cost| {
            let after = laid(&[(id, "0510")]).drawn_up(unit(id), other).board();
            walk.spent += cost;
            seen(&rules, &after, |scene| movement::left(scene, &walk)).floor()
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

/// CW-STK-03: through friends, but not to stop with them.
#[test]
fn friends_are_passed() {
    let rules = rules();
    let board = laid(&[("u1", "0510"), ("u2", "0511"), ("c1", "0516")]).board();
    let mut walk = walk(Mover::Unit(unit("u1")), &rules, &board);
    let step = |walk: &Walk| seen(&rules, &board, |scene| movement::step(scene, walk, hex("0511")));
    assert_eq!(step(&walk), Ok(Sixteenths::HALF));
    walk.spent = Sixteenths::from_sixteenths(5 * 16 + 8);
    assert_eq!(refused(step(&walk)), "CW-STK-03");
}

/// CW-CMD-02, CW-CMD-04, X-15: a line goes round zones, and through those where a friend stands.
#[test]
fn a_line_of_command_goes_round_zones() {
    let rules = rules();
    let in_command = |setup: BoardSetup| {
        let board = setup.board();
        seen(&rules, &board, |scene| command::is_in_command(scene, unit("u1")))
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

/// CW-FIR-07 to CW-FIR-11, X-01 to X-05: strength by range, columns, flank fire, limbered guns.
#[test]
fn strength_is_added_up_unit_by_unit() {
    let rules = rules();
    let attack = |setup: BoardSetup, step, side, target: &str, firers: &[&str]| {
        let board = setup.stage(side, Stage::Offence).board();
        let attack =
            seen(&rules, &board, |scene| fire::attack(scene, step, unit(target), set(firers)));
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

/// CW-LOS-02 to CW-LOS-06: height, woods, friends, and lines along a side.
#[test]
fn lines_of_sight_are_blocked() {
    let blocked = |woods: &[&str], levels: &[(&str, u8)], from: &str, to: &str| {
        let mut game = game();
        woods.iter().for_each(|at| game.map.hexes[hex(at).index()].terrain = WOODS);
        levels.iter().for_each(|(at, level)| game.map.hexes[hex(at).index()].level = *level);
        let rules = rules_of(game);
        let board = laid(&[("u1", "0508")]).board();
        seen(&rules, &board, |scene| sight::block(scene, hex(from), hex(to), Side::Usa).is_some())
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

fn offence(units: &[(&str, &str)]) -> BoardSetup {
    laid(units).stage(Side::Usa, Stage::Offence)
}

/// CW-RES-02, CW-RET-07, CW-ROU-03, X-06: guns lose once for the haste, then rout.
#[test]
fn guns_limber_up_in_haste_once() {
    let setup =
        offence(&[("ca", "0910"), ("u1", "0909")]).drawn_up(unit("ca"), Formation::Unlimbered);
    let answers = ["ca", "done"];
    let table = table(rules(), setup, &answers, &[8], &["1R"]);
    let (scene, board) = (table.scene(), table.board());
    let ca = scene.state(unit("ca"));
    assert_eq!((ca.strength, ca.formation, ca.routed), (3, Formation::Limbered, true));
    assert_eq!(board.points().usa.total(), 2);
    assert_eq!(scene.distance(hex("0910"), board.hex_of(unit("ca")).expect("there")), 5);
}

/// CW-UNI-02, X-07: what falls to nothing is gone without a check.
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

/// CW-ROU-05, X-16: a routed unit flees three hexes whatever the result.
#[test]
fn a_routed_unit_flees_again() {
    let mut setup = offence(&[("c1", "0910"), ("u1", "0909")]);
    setup.unit(unit("c1")).routed = true;
    let answers = ["c1", "done"];
    let table = table(rules(), setup, &answers, &[], &["M"]);
    let there = table.board().hex_of(unit("c1")).expect("it fled");
    assert_eq!(table.scene().distance(there, hex("0910")), 3);
    assert_eq!(table.scene().state(unit("c1")).strength, 12);
}

/// CW-RET-04, CW-VIC-06: who is surrounded is lost with all that is left.
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

/// CW-RET-05, CW-RET-06, X-17, X-18: zones on the way cost, friends make it longer.
#[test]
fn zones_cost_and_friends_make_it_longer() {
    let rules = rules();
    let board = laid(&[("u1", "0905"), ("u2", "1103"), ("c1", "0906")]).board();
    let ends = |length| {
        seen(&rules, &board, |scene| {
            let firers = flight::minded(scene, unit("u1"), set(&["c1"]));
            let mut way = flight::begin(scene, unit("u1"), hex("1701"), firers, length)?;
            while !flight::is_over(scene, &way) {
                way = way.on(*flight::steps(scene, &way).last()?);
            }
            Some((way.gone(), way.here))
        })
    };
    let (gone, here) = ends(2).expect("a way");
    assert_ne!(here, hex("1103"), "a friend stands there");
    assert_eq!(gone, if here == hex("1103") { 3 } else { 2 });
}

/// CW-MOR-02, CW-MOR-03, CW-MOR-05, X-19: a ten fails, whoever is there; only an own leader helps.
#[test]
fn a_ten_fails_and_only_own_leaders_help() {
    let rout = |at: &str, face: u8| {
        let mut setup = laid(&[("c1", "0910"), ("u2", "0909")]).stage(Side::Usa, Stage::Defence);
        setup = setup.leader_at(leader(at), hex("0909"));
        let way = ["u2", "stay"];
        let table = table(rules(), setup, &way, &[face], &["M"]);
        table.scene().state(unit("u2")).routed
    };
    assert!(!rout("lx", 8) && rout("ly", 8));
    assert!(rout("lx", 10) && rout("lx", 9));
}

/// CW-LDR-03 to CW-LDR-05: a ten has a leader tested, nine or ten hits him, twice is once too often.
#[test]
fn leaders_are_hit_twice() {
    let hit = |replaced: bool| {
        let mut setup =
            offence(&[("c1", "0910"), ("u1", "0909")]).leader_at(leader("lp"), hex("0910"));
        setup.leader(leader("lp")).replaced = replaced;
        // A ten for the fire, which is a loss of two; the check holds; nine hits the leader.
        let table = table(rules(), setup, &["c1"], &[10, 3, 9], &[]);
        (*table.board().leader(leader("lp")), table.board().points().usa)
    };
    let (first, points) = hit(false);
    assert!(first.replaced && first.place.hex() == Some(hex("0910")) && points.leaders == 1);
    let (second, points) = hit(true);
    assert!(second.place.hex().is_none() && points.leaders == 1);
}

/// CW-LDR-06: a leader alone joins the nearest of his own.
#[test]
fn a_leader_alone_gives_way() {
    let setup = laid(&[("c1", "0510"), ("u1", "0906")]).leader_at(leader("lx"), hex("0509"));
    let setup = setup.stage(Side::Csa, Stage::Movement);
    let table = table(rules(), setup, &["c1", "0509", "stop"], &[], &[]);
    assert_eq!(table.board().hex_of_leader(leader("lx")), Some(hex("0906")));
}

/// CW-FAT-01, CW-FAT-02, X-30: a marker has one die rolled again, if one of those who fire is in range.
#[test]
fn a_die_is_rolled_again() {
    let setup = |at| {
        offence(&[("c1", "0910"), ("u1", "0909"), ("u2", "0911")]).leader_at(leader("lu"), hex(at))
    };
    let answers = ["c1", "u1", "u2", "lu"];
    let table = table(rules(), setup("0905"), &answers, &[1, 4], &[]);
    assert!(!table.board().has_fate(leader("lu")));
    let fired = table.entries().iter().find_map(|entry| match &entry.event {
        crate::Event::Fired { fire } => fire.die,
        _ => None,
    });
    assert_eq!(fired, Die::new(4));
    let board = setup("0904").board();
    let rules = rules();
    let concern = crate::question::Concern::Units(set(&["u1", "u2"]));
    let refusal = seen(&rules, &board, |scene| {
        crate::check::fate::spends(scene, Side::Usa, &concern, leader("lu"))
    });
    assert_eq!(refusal.expect_err("too far").requirement, "CW-FAT-01");
}

/// CW-NGT-02, X-20: at night those fire who were next to an enemy when it began.
#[test]
fn night_is_quiet() {
    let rules = rules();
    let setup = laid(&[("c3", "0510"), ("u1", "0509")]).turn(9).stage(Side::Csa, Stage::Offence);
    let shot = |setup: &BoardSetup| {
        let board = setup.clone().board();
        seen(&rules, &board, |scene| fire::shot(scene, FireStep::Offence, unit("c3"), unit("u1")))
    };
    assert_eq!(shot(&setup).expect_err("no contact").requirement, "CW-NGT-02");
    let mut touching = setup;
    touching.in_contact(unit("c3"));
    assert!(shot(&touching).is_ok());
}

/// CW-VIC-03, CW-VIC-04, X-21, X-22: ahead by five, four of it for objectives.
#[test]
fn both_conditions_of_victory_have_to_hold() {
    let rules = rules();
    let verdict = |usa: (u16, u16), csa: u16| {
        let mut setup = laid(&[]).stage(Side::Usa, Stage::Over);
        (setup.points(Side::Usa).strength, setup.points(Side::Usa).objectives) = usa;
        setup.points(Side::Csa).strength = csa;
        seen(&rules, &setup.board(), |scene| {
            (victory::winner(scene), victory::balance(scene, Side::Usa))
        })
    };
    assert_eq!(verdict((4, 2), 0), (Some(Side::Csa), 6));
    assert_eq!(verdict((17, 8), 20), (Some(Side::Usa), 5));
}

/// CW-FRE-04, CW-POP-01, CW-POP-02, X-23: dice say when help comes, and what it costs.
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

/// CW-REI-04, X-29: a barred entry gives way to the nearest that is open.
#[test]
fn a_barred_entry_gives_way() {
    let rules = rules();
    let entries = |enemy| {
        let setup = laid(&[("u1", enemy)]).turn(5).stage(Side::Csa, Stage::Movement);
        let board = setup.due(crate::game::ArrivalId(1), 5).board();
        let question =
            Question::Move(MoveQuestion::Entry(Mover::Unit(unit("r2")), Formation::Foot));
        seen(&rules, &board, |scene| legality::options(scene, &question))
    };
    let hexes =
        |numbers: &[&str]| numbers.iter().map(|it| Choice::Hex(hex(it))).collect::<Vec<_>>();
    assert_eq!(entries("0215"), hexes(&["0114"]));
    assert_eq!(entries("0115"), hexes(&["0113", "0117"]));
}

/// CW-MOV-08: closed ground stops moves, zones, flights and lines of command.
#[test]
fn closed_ground_stops_everything() {
    let mut game = game();
    game.map.hexes[hex("0509").index()].terrain = CLOSED;
    let rules = rules_of(game);
    let board =
        laid(&[("u1", "0510"), ("c1", "0511")]).leader_at(leader("lx"), hex("0508")).board();
    let u1 = Mover::Unit(unit("u1"));
    let walk = walk(u1, &rules, &board);
    let step = seen(&rules, &board, |scene| movement::step(scene, &walk, hex("0509")));
    assert_eq!(refused(step), "CW-MOV-08");
    assert!(!seen(&rules, &board, |scene| zones::is_controlled(scene, hex("0509"), Side::Usa)));
    let area = seen(&rules, &board, |scene| command::area(scene, leader("lx")));
    assert!(!area.contains(&hex("0509")) && area.contains(&hex("0510")));
    let bar = seen(&rules, &board, |scene| {
        let way = flight::begin(scene, unit("u1"), hex("1701"), set(&["c1"]), 2).expect("there");
        flight::step(scene, &way, hex("0509"))
    });
    assert_eq!(bar.expect_err("closed").requirement, "CW-RET-04");
}

/// Whoever plays anything that is legal comes to an end, and nothing breaks on the way. CW-STK-01, CW-SEQ-02.
#[test]
fn games_at_random_come_to_their_end() {
    for seed in 1..=20 {
        let setup = laid(&[
            ("u1", "0909"),
            ("u2", "1008"),
            ("u3", "1107"),
            ("uc", "1206"),
            ("ua", "1006"),
            ("c1", "0811"),
            ("c2", "0912"),
            ("c3", "1013"),
            ("ca", "0713"),
        ]);
        let setup = setup.leader_at(leader("lu"), hex("1006")).leader_at(leader("lp"), hex("0912"));
        let setup = setup.turn(1).stage(Side::Usa, Stage::TurnStart);
        let rules = Arc::new(Rules { options: vec![Switch::On], ..rules() });
        let mut table = Table::new(rules, setup.board(), Box::new(Random(seed)), Log::Dropped);
        let mut plays = 0;
        while table.board().stage() != Stage::Over {
            table.play().unwrap_or_else(|error| panic!("seed {seed}: {error:?}"));
            plays += 1;
            assert!(plays < 5000, "seed {seed}");
            stands_alone(&table);
        }
        assert_eq!(table.board().turn(), 9);
    }
}

/// No two units share a hex, and the index of hexes says what the units say.
fn stands_alone(table: &Table) {
    let board = table.board();
    let hexes: Vec<HexId> = board.units().filter_map(|unit| board.hex_of(unit)).collect();
    let mut distinct = hexes.clone();
    distinct.sort_unstable();
    distinct.dedup();
    assert_eq!(hexes.len(), distinct.len());
    for unit in board.units() {
        assert!(board.hex_of(unit).is_none_or(|hex| board.unit_in(hex) == Some(unit)));
    }
    let saved = serde_json::to_string(board).expect("plain data");
    assert_eq!(serde_json::from_str::<Board>(&saved).expect("the same"), *board);
}

/// Any option, by a small generator.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit as u64) as usize
    }
}

impl Outside<BrigadeBattles> for Random {
    fn answer(
        &mut self,
        ask: &Ask<BrigadeBattles>,
        scene: Scene<'_, BrigadeBattles>,
    ) -> Option<Answer<BrigadeBattles>> {
        match ask {
            Ask::Choose { question, options, .. } => {
                for choice in legality::candidates(scene, question) {
                    let is_legal = legality::check(scene, question, choice).is_ok();
                    assert_eq!(is_legal, options.contains(&choice), "{question:?}: {choice:?}");
                }
                Some(Answer::Choice(options[self.below(options.len())]))
            }
            Ask::Roll { .. } => Some(Answer::Dice(Dice::One(Die::OF_TEN[self.below(10)]))),
            Ask::Draw { .. } => None,
        }
    }
}

/// CW-FIR-02, CW-SEQ-02: questions of each step name only those who may act in it.
#[test]
fn each_step_has_its_own_firers() {
    let rules = rules();
    let units = [("c1", "0510"), ("ca", "0410"), ("u1", "0509"), ("ua", "0609"), ("uc", "0409")];
    let setup =
        laid(&units).drawn_up(unit("ua"), Formation::Unlimbered).stage(Side::Usa, Stage::Offence);
    let board = setup.board();
    let firers = |step| {
        let question = Question::Fire(FireQuestion::Firers(step, unit("c1"), UnitSet::EMPTY));
        let options = seen(&rules, &board, |scene| legality::options(scene, &question));
        options.into_iter().map(|choice| choice.id(&rules.game)).collect::<Vec<_>>()
    };
    assert_eq!(firers(FireStep::Artillery), ["ua"]);
    assert_eq!(firers(FireStep::Offence), ["u1"]);
    assert!(firers(FireStep::Defence).is_empty(), "they belong to the active side");
}

/// What became of a target, summed over every die of a fire and of the check after it.
#[derive(Debug, Default, PartialEq, Eq)]
struct Tally {
    losses: Vec<(u8, u32)>,
    retreat: u32,
    rout: u32,
    eliminated: u32,
}

fn tally(setup: &BoardSetup, target: &'static str, goes: &'static str) -> Tally {
    let mut tally = Tally::default();
    for fire in 1..=10 {
        for check in 1..=10 {
            let answers = [target, goes, goes];
            // No leader is hit: what comes after the check does not change it.
            let table = table(rules(), setup.clone(), &answers, &[fire, check, 1], &[]);
            let (mut loss, mut seen) = (0, [false; 3]);
            for entry in table.entries() {
                match &entry.event {
                    crate::Event::StrengthLost { points, cause, .. } => {
                        assert_ne!(*cause, crate::event::Cause::Zone, "no zone is near");
                        loss += points;
                    }
                    crate::Event::Eliminated { points, .. } => {
                        loss += points;
                        seen[2] = true;
                    }
                    crate::Event::Fled { .. } => {
                        let retreats =
                            entry.path.iter().any(|it| matches!(it, crate::Step::Retreat(_)));
                        seen[usize::from(!retreats)] = true;
                    }
                    crate::Event::Routed { .. } => seen[1] = true,
                    _ => {}
                }
            }
            match tally.losses.iter_mut().find(|(points, _)| *points == loss) {
                Some((_, ways)) => *ways += 1,
                None => tally.losses.push((loss, 1)),
            }
            tally.retreat += u32::from(seen[0]);
            tally.rout += u32::from(seen[1]);
            tally.eliminated += u32::from(seen[2]);
        }
    }
    tally.losses.sort_unstable();
    tally
}

/// Odds before a fire are what playing out all its dice comes to.
#[test]
fn odds_are_what_enumeration_finds() {
    let defence = |units: &[(&str, &str)]| laid(units).stage(Side::Usa, Stage::Defence);
    let mut weak = defence(&[("c3", "0910"), ("u1", "0909")]);
    weak.unit(unit("u1")).strength = 2;
    let mut routed = defence(&[("c3", "0910"), ("u2", "0909")]);
    routed.unit(unit("u2")).routed = true;
    let guns = |strength| {
        let mut setup = defence(&[("c3", "0910"), ("ua", "0909")]);
        setup.unit(unit("ua")).strength = strength;
        setup.drawn_up(unit("ua"), Formation::Unlimbered)
    };
    let led = defence(&[("c3", "0910"), ("u1", "0909")]).leader_at(leader("lx"), hex("0909"));
    for (setup, target, goes) in [
        (defence(&[("c3", "0910"), ("u1", "0909")]), "u1", "stay"),
        (defence(&[("c3", "0910"), ("u3", "0909")]), "u3", "stay"),
        (weak, "u1", "stay"),
        (routed, "u2", "stay"),
        (guns(4), "ua", "stay"),
        (guns(2), "ua", "stay"),
        (led.clone(), "u1", "go"),
    ] {
        let rules = rules();
        let board = setup.clone().board();
        let question = Question::Fire(FireQuestion::Target(FireStep::Defence));
        let odds = seen(&rules, &board, |scene| {
            crate::odds::of_answer(scene, &question, Choice::Unit(unit(target)))
        });
        let odds = &odds[0];
        let said = Tally {
            losses: odds.losses.clone(),
            retreat: odds.retreat,
            rout: odds.rout,
            eliminated: odds.eliminated,
        };
        assert_eq!(said, tally(&setup, target, goes), "{target}");
        assert_eq!(odds.results.iter().map(|(_, ways)| ways).sum::<u32>(), crate::odds::WAYS);
    }
}
