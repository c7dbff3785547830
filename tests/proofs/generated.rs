//! Generated battles with random terrain, units, positions and objectives. The computer player can
//! play all of them.

use std::sync::Arc;

use black_box::{TestLibrary, every_setup, number};
use blind_swords::BlindSwords;
use blind_swords::game::{Game, Placement, Roster, Scenario, Unit};
use blind_swords_table::stream::{Purpose, Stream};
use blind_swords_table::{Edition, Opened, Seat, Setup};
use kernel::{HexId, Level, PerSide, Side};
use laboratory::simulate::{Care, Statistics, simulate};
use laboratory::{Plan, Unwatched};

/// One hex in this number, on average, gets the terrain of another hex.
const GROUND: u32 = 4;

#[test]
fn opponents_play_battles_that_nobody_made() {
    let setups = every_setup(0);
    let mut decisions = 0;
    for battle in 0..number("BATTLES", 8) {
        let seed = u64::from(battle);
        let mut deal = Stream::new(seed, Purpose::Chance);
        let setup = &setups[battle as usize % setups.len()];
        let seats = PerSide::from_fn(|_| player(battle, &mut deal));
        let setup = Setup { seats, seed: seed.into(), ..setup.clone() };
        let told = |what: &dyn std::fmt::Display| {
            format!("battle {battle} ({}, {}): {what}", setup.package, setup.scenario)
        };
        let played = play(&dealt(&setup, &mut deal), &setup);
        let Statistics { games, decisions: taken, .. } =
            played.unwrap_or_else(|broken| panic!("{}", told(&broken)));
        assert_eq!(games, 1, "{}", told(&"it does not end"));
        decisions += taken;
    }
    assert!(decisions > 0);
}

/// Returns a bot for a generated battle. It is usually a captain, since a general takes long to
/// decide.
fn player(battle: u32, deal: &mut Stream) -> Seat {
    let levels = [Level::Captain, Level::Captain, Level::Sergeant, Level::Recruit];
    if battle % 20 == 19 {
        return Seat::Plays(Level::General);
    }
    Seat::Plays(levels[deal.below(levels.len() as u32) as usize])
}

fn play(opened: &Opened, setup: &Setup) -> Result<Statistics, Box<laboratory::simulate::Failure>> {
    let rules = opened.rules(&setup.scenario, &setup.options).expect("a good setup");
    let plan = Plan::of(setup.clone(), 1, 1);
    simulate::<BlindSwords>(opened, &rules, &plan, Care::Checked, &Unwatched)
}

/// Returns the setup's battle after random changes to its scenario, terrain and units.
fn dealt(setup: &Setup, deal: &mut Stream) -> Opened {
    let opened = TestLibrary.open(&setup.package).unwrap_or_else(|problems| panic!("{problems}"));
    let mut game = Game::clone(&opened.game);
    let hexes: Vec<HexId> = game.map.grid.hexes().collect();
    let mut units = game.units.to_vec();
    let scenario = game.scenarios.iter_mut().find(|own| own.id == setup.scenario);
    let scenario = scenario.expect("a scenario of the game");
    lines(&mut scenario.setup, &units, deal);
    awards(scenario, &hexes, deal);
    ground(&mut game, deal);
    armies(&mut units, deal);
    game.units = Arc::new(Roster::from(units));
    Opened { game: Arc::new(game), ..Opened::clone(&opened) }
}

/// Replaces the terrain of some hexes with the terrain of others. Hexes in which units start are
/// unchanged.
fn ground(game: &mut Game, deal: &mut Stream) {
    let begun: Vec<HexId> =
        game.scenarios.iter().flat_map(|own| own.setup.iter().map(|placed| placed.hex)).collect();
    let all = game.map.hexes.len();
    for hex in 0..all {
        let other = deal.below(all as u32) as usize;
        if deal.below(GROUND) == 0 && !begun.contains(&HexId(hex as u16)) {
            game.map.hexes[hex].terrain = game.map.hexes[other].terrain;
        }
    }
}

/// Exchanges the printed values of random pairs of units of the same arm.
fn armies(units: &mut [Unit], deal: &mut Stream) {
    for one in 0..units.len() {
        let other = deal.below(units.len() as u32) as usize;
        let alike = units[one].arm == units[other].arm
            && units[one].dismounted.is_none()
            && units[other].dismounted.is_none();
        if alike && one != other {
            let [one, other] = units.get_disjoint_mut([one, other]).expect("two");
            std::mem::swap(&mut one.fresh, &mut other.fresh);
            std::mem::swap(&mut one.battleworn, &mut other.battleworn);
        }
    }
}

/// Shuffles the starting hexes of each side's stacks.
fn lines(placed: &mut [Placement], units: &[Unit], deal: &mut Stream) {
    for side in Side::BOTH {
        let own = |placed: &Placement| units[placed.unit.index()].side == side;
        let mut hexes: Vec<HexId> =
            placed.iter().filter(|placed| own(placed)).map(|placed| placed.hex).collect();
        hexes.sort_unstable();
        hexes.dedup();
        let mut others = hexes.clone();
        for last in (1..others.len()).rev() {
            others.swap(last, deal.below(last as u32 + 1) as usize);
        }
        for placed in placed.iter_mut().filter(|placed| own(placed)) {
            let at = hexes.binary_search(&placed.hex).expect("one of them");
            placed.hex = others[at];
        }
    }
}

/// Changes the objective hexes and their victory points at random, and shortens the game.
fn awards(scenario: &mut Scenario, hexes: &[HexId], deal: &mut Stream) {
    let victory = &mut scenario.victory;
    for award in victory.at_end.iter_mut().chain(&mut victory.each_turn) {
        award.hex = hexes[deal.below(hexes.len() as u32) as usize];
        award.points = 1 + deal.below(9) as i32;
    }
    let turns = u32::from(scenario.last_turn - scenario.first_turn);
    scenario.last_turn = scenario.first_turn + deal.below(turns + 1) as u8;
}
