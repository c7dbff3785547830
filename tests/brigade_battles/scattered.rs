//! Battles from random positions in Brigade Battles. Units of both sides are anywhere on the map,
//! in any formation and on any turn. Every battle must end without a failure.
//!
//! `SETUPS=1000` sets the number of battles.

use std::collections::BTreeMap;
use std::sync::Arc;

use brigade_battles::board::{BoardSetup, Stage};
use brigade_battles::game::{LeaderId, UnitId};
use brigade_battles::{BrigadeBattles, Rules, Table};
use kernel::{
    Answer, Ask, Dice, Die, Driver, HexId, Log, PlayState, Playing, Position, Side, Throw,
};
use session::stream::{Purpose, Stream};
use session::{Edition, Goal, Options, Seat};

use super::opened;

/// Driver that takes all choices and dice from one random stream.
struct Players {
    seats: [Seat; 2],
    stream: Stream,
}

impl Driver<BrigadeBattles> for Players {
    fn answer(
        &mut self,
        ask: &Ask<BrigadeBattles>,
        position: Position<'_, BrigadeBattles>,
    ) -> Option<Answer<BrigadeBattles>> {
        match ask {
            Ask::Choose { side, .. } => {
                let seat = self.seats[usize::from(*side == Side::Csa)];
                seat.choose(ask, position, &mut self.stream).map(Answer::Choice)
            }
            Ask::Roll { throw, .. } => Some(Answer::Dice(rolled(*throw, &mut self.stream))),
            Ask::Draw { .. } => None,
        }
    }
}

fn rolled(throw: Throw, stream: &mut Stream) -> Dice {
    assert_eq!(throw, Throw::D10, "these rules have no other die");
    Dice::One(Die::OF_TEN[stream.below(10) as usize])
}

/// Places three quarters of the units on random hexes, one unit to a hex. Leaders are with units or
/// alone, and losses are random.
pub(super) fn scattered(rules: &Rules, stream: &mut Stream) -> BoardSetup {
    let game = &rules.game;
    let is_open = |hex: &HexId| game.charts.terrain(game.map.hex(*hex).terrain).costs().is_some();
    let mut free: Vec<HexId> = game.map.grid.hexes().filter(is_open).collect();
    let last = rules.scenario().turns.last;
    let mut setup = BoardSetup::bare(rules).turn(1 + stream.below(u32::from(last)) as u8);
    for index in 0..game.units.len() {
        let info = &game.units[index];
        let state = setup.unit(UnitId::from_index(index));
        if stream.below(4) == 0 {
            continue;
        }
        let hex = free.swap_remove(stream.below(free.len() as u32) as usize);
        state.place = brigade_battles::board::Place::Hex(hex);
        let formations = info.arm.formations();
        state.formation = formations[stream.below(formations.len() as u32) as usize];
        state.strength = 1 + stream.below(u32::from(info.strength)) as u8;
        state.shattered = info.shattered.is_some_and(|value| state.strength <= value);
        state.routed = stream.below(6) == 0;
    }
    for index in 0..game.leaders.len() {
        let hex = free[stream.below(free.len() as u32) as usize];
        setup = setup.leader_at(LeaderId::from_index(index), hex);
    }
    setup.stage(Side::Usa, Stage::TurnStart)
}

/// Plays a battle to its end. Returns the winner, and the number of plays.
fn play(rules: &Arc<Rules>, seed: u64) -> (Side, u32) {
    let mut stream = Stream::new(seed, Purpose::Chance);
    let setup = scattered(rules, &mut stream);
    let goals = [Seat::Random, Seat::Mixed, Seat::Goal(Goal::Attack), Seat::Goal(Goal::Mass)];
    let mut seat = || goals[stream.below(goals.len() as u32) as usize];
    let seats = [seat(), seat()];
    let board = setup.board();
    assert!(BrigadeBattles::fits(rules, &board), "seed {seed}");
    let players = Players { seats, stream };
    let mut table = Table::new(Arc::clone(rules), board, Box::new(players), Log::Dropped);
    let mut plays = 0;
    while table.board().stage() != Stage::Over {
        let before = table.board().clone();
        table.play().unwrap_or_else(|error| panic!("seed {seed}, play {plays}: {error:?}"));
        let breaches = BrigadeBattles::breaches(
            table.position(),
            PlayState::Between { before: Some(&before) },
        );
        assert!(breaches.is_empty(), "seed {seed}, play {plays}: {breaches:?}");
        plays += 1;
        assert!(plays < 10_000, "seed {seed} does not end");
    }
    let result = BrigadeBattles::result(table.position()).expect("it has ended");
    (result.winner.expect("there are no draws"), plays)
}

#[test]
fn scattered_armies_come_to_an_end() {
    let count = std::env::var("SETUPS").ok().and_then(|text| text.parse().ok()).unwrap_or(25);
    let rules = opened().rules("free", &Options::new()).expect("a scenario");
    let mut winners: BTreeMap<Side, u32> = BTreeMap::new();
    let mut plays = Vec::new();
    for seed in 0..count {
        let (winner, length) = play(&rules, seed);
        *winners.entry(winner).or_default() += 1;
        plays.push(length);
    }
    plays.sort_unstable();
    println!("{count} set-ups: {winners:?}, {} to {} plays", plays[0], plays[plays.len() - 1]);
    assert_eq!(winners.values().sum::<u32>() as u64, count);
}
