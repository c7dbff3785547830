//! Odds of a fire in Brigade Battles, compared with an enumeration of the dice.

use brigade_battles::game::Game;

use super::*;

/// Number of dice results that lead to each outcome for the target of a fire. They cover the fire
/// and the morale check after it.
#[derive(Debug, Default, PartialEq, Eq)]
struct Tally {
    losses: Vec<(u8, u32)>,
    retreat: u32,
    rout: u32,
    eliminated: u32,
}

fn tally(game: &Game, setup: &BoardSetup, target: &'static str, goes: &'static str) -> Tally {
    let mut tally = Tally::default();
    for fire in 1..=10 {
        for check in 1..=10 {
            let answers = [target, goes, goes];
            // The last die is used only for a leader test. It hits no leader, so it does not affect
            // the counted outcomes.
            let table =
                table(rules_of(game.clone()), setup.clone(), &answers, &[fire, check, 1], &[]);
            let (mut loss, mut seen) = (0, [false; 3]);
            for entry in table.entries() {
                match &entry.event {
                    brigade_battles::Event::StrengthLost { points, cause, .. } => {
                        assert_ne!(*cause, brigade_battles::event::Cause::Zone, "no zone is near");
                        loss += points;
                    }
                    brigade_battles::Event::Eliminated { points, .. } => {
                        loss += points;
                        seen[2] = true;
                    }
                    brigade_battles::Event::Fled { .. } => {
                        let retreats = entry
                            .path
                            .iter()
                            .any(|it| matches!(it, brigade_battles::Step::Retreat(_)));
                        seen[usize::from(!retreats)] = true;
                    }
                    brigade_battles::Event::Routed { .. } => seen[1] = true,
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

/// CW-LDR-03, CW-LDR-04: a ten on the die, before or after modifiers, causes a leader test. In the
/// test, nine or ten hits the leader.
#[test]
fn a_leader_is_hit_in_so_many_ways() {
    let ways = |firers: &[(&str, &str)], woods: bool, led: &str| {
        let mut game = game();
        if woods {
            game.map.hexes[hex("0909").index()].terrain = WOODS;
        }
        let rules = rules_of(game);
        let setup = laid(firers).at(unit("u1"), hex("0909")).stage(Side::Usa, Stage::Defence);
        let board = setup.leader_at(leader(led), hex("0909")).board();
        let firers = firers.iter().map(|(id, _)| unit(id).index()).collect();
        let question = Question::Fire(FireQuestion::Firers(FireStep::Defence, unit("u1"), firers));
        let fire = Choice::Word(Word::Fire);
        let odds = brigade_battles::odds::of_answer(&Arc::new(rules), &board, &question, fire);
        odds[0].leader * 100 / odds[0].of
    };
    let three = [("c1", "0910"), ("c2", "0908"), ("c3", "0809")];
    assert_eq!(ways(&three[..1], false, "lx"), 2);
    assert_eq!(ways(&three, false, "lx"), 4, "flank fire adds one to the die");
    assert_eq!(ways(&three[..1], true, "lx"), 2, "woods take one from it, a ten stays a ten");
    assert_eq!(ways(&three, false, "lp"), 0, "he is none of theirs");
}

/// The odds shown before a fire equal an enumeration of all its dice.
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
    // The target is in a corner of the map, with an enemy in each adjacent hex. One of the enemies
    // is routed and does not fire.
    let mut ringed = defence(&[("c3", "0102"), ("c1", "0201"), ("u1", "0101")]);
    ringed.unit(unit("c1")).routed = true;
    let mut ringed_and_routed = ringed.clone();
    ringed_and_routed.unit(unit("u1")).routed = true;
    let led = defence(&[("c3", "0910"), ("u1", "0909")]).leader_at(leader("lx"), hex("0909"));
    // The woods add 4 to the die of a unit that has fled into them.
    let mut hindered = game();
    hindered.charts.terrain.kinds[WOODS.0 as usize].morale = 4;
    for number in ["0908", "0907", "0808", "0807", "1008", "1007"] {
        hindered.map.hexes[hex(number).index()].terrain = WOODS;
    }
    for (game, setup, target, goes) in
        [(hindered, defence(&[("c3", "0910"), ("u1", "0909")]), "u1", "stay")].into_iter().chain(
            [
                (defence(&[("c3", "0910"), ("u1", "0909")]), "u1", "stay"),
                (defence(&[("c3", "0910"), ("u3", "0909")]), "u3", "stay"),
                (weak, "u1", "stay"),
                (routed, "u2", "stay"),
                (ringed, "u1", "stay"),
                (ringed_and_routed, "u1", "stay"),
                (guns(4), "ua", "stay"),
                (guns(2), "ua", "stay"),
                (led.clone(), "u1", "go"),
            ]
            .map(|(setup, target, goes)| (game(), setup, target, goes)),
        )
    {
        let board = setup.clone().board();
        let question = Question::Fire(FireQuestion::Target(FireStep::Defence));
        let rules = Arc::new(rules_of(game.clone()));
        let target_of = Choice::Unit(unit(target));
        let odds = brigade_battles::odds::of_answer(&rules, &board, &question, target_of);
        let odds = &odds[0];
        let hundredths = |ways: u32| ways * 100 / odds.of;
        let said = Tally {
            losses: odds.losses.iter().map(|(points, ways)| (*points, hundredths(*ways))).collect(),
            retreat: hundredths(odds.retreat),
            rout: hundredths(odds.rout),
            eliminated: hundredths(odds.eliminated),
        };
        assert_eq!(said, tally(&game, &setup, target, goes), "{target}");
        assert_eq!(odds.results.iter().map(|(_, ways)| ways).sum::<u32>(), odds.of);
    }
}
