//! The computer player of Brigade Battles.

use brigade_battles::BrigadeBattles;
use brigade_battles::board::Stage;
use brigade_battles::check::fire;
use brigade_battles::question::{Concern, FireStep, Question};
use kernel::{Ask, Die, Level, PerSide, Position};
use session::stream::{Purpose, Stream};
use session::{Goal, Seat};
use testing::explore;

use super::{SCENARIOS, opened, setup};
use crate::computers;

/// A captain beats the bot that attacks the nearest enemy, from either side.
#[test]
fn a_captain_beats_an_attack() {
    for scenario in SCENARIOS {
        computers::beats_an_attack(&opened(), setup(scenario, 500, PerSide::default()));
    }
}

#[test]
fn hints_are_never_empty_and_always_the_same() {
    computers::hints_are_never_empty_and_always_the_same(&opened(), |seed| {
        setup(SCENARIOS[seed as usize % 2], seed, PerSide::default())
    });
}

/// A captain keeps a Fate marker if the die of the fire is already the best.
#[test]
fn a_captain_spends_no_fate_marker_on_a_success() {
    let (opened, mut asked) = (opened(), 0);
    explore(4, |seed| {
        let mut game = computers::begun(&opened, setup("historical", seed, PerSide::default()));
        let mut stream = Stream::new(seed, Purpose::UsaBot);
        while let Some(id) = game.bot_choice(Seat::Goal(Goal::Attack), &mut stream) {
            if is_best(game.ask(), game.position()) {
                let hint = game.hint(Level::Captain).expect("a hint");
                assert_eq!(hint.id, "keep", "{:?}", game.ask());
                asked += 1;
            }
            game.choose(&id).expect("an option");
        }
    });
    assert!(asked > 0, "no marker could be spent on a success");
}

/// Whether the firing side may reroll a ten, which no other roll can better.
fn is_best(ask: Option<&Ask<BrigadeBattles>>, position: Position<'_, BrigadeBattles>) -> bool {
    let Some(Ask::Choose { question: Question::Fate(fate), .. }) = ask else { return false };
    let step = match position.board.stage() {
        Stage::Artillery => FireStep::Artillery,
        Stage::Defence => FireStep::Defence,
        Stage::Offence => FireStep::Offence,
        _ => return false,
    };
    let is_fire =
        matches!(fate.concern, Concern::Units(_)) && fate.side == fire::firing_side(position, step);
    is_fire && fate.die == Die::OF_TEN[9]
}
