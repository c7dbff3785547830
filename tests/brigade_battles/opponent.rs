//! The computer player of Brigade Battles.

use brigade_battles::BrigadeBattles;
use brigade_battles::board::Stage;
use brigade_battles::check::fire;
use brigade_battles::question::{Concern, FireStep, Question};
use kernel::{Ask, Die, Level, PerSide, Position, Side};
use laboratory::{Plan, Unwatched, ladder};
use player::Planned;
use session::stream::{Purpose, Stream};
use session::{Edition, Goal, Match, Printed, Seat, Setup, save};
use testing::explore;

use super::{SCENARIOS, opened, setup};

fn begun(setup: Setup) -> Match<BrigadeBattles> {
    let opened = opened();
    let rules = opened.rules(&setup.scenario, &setup.options).expect("a scenario");
    Match::new(setup, opened.hash(), rules).expect("it is played")
}

/// A captain beats the bot that attacks the nearest enemy, from either side.
#[test]
fn a_captain_beats_an_attack() {
    let opened = opened();
    for scenario in SCENARIOS {
        let setup = setup(scenario, 500, PerSide { usa: Seat::Random, csa: Seat::Random });
        let rules = opened.rules(scenario, &setup.options).expect("a scenario");
        let players = [Seat::Plays(Level::Captain), Seat::Goal(Goal::Attack)];
        let plan = Plan::of(setup, 1, 1);
        let standing =
            ladder::contest::<BrigadeBattles>(&opened, &rules, &plan, players, &Unwatched)
                .unwrap_or_else(|failure| panic!("{failure:?}"));
        assert_eq!(standing.pairs, [0, 0, 0, 0, 1], "{scenario}: {standing:?}");
        assert!(standing.margin.value > 10.0, "{scenario}: {standing:?}");
    }
}

/// There is a hint at any decision, and it is the same after a save is loaded. The worth of a
/// position for one side is the opposite of its worth for the other.
#[test]
fn hints_are_never_empty_and_always_the_same() {
    let opened = opened();
    explore(10, |seed| {
        let seats = PerSide { usa: Seat::Human, csa: Seat::Human };
        let mut game = begun(setup(SCENARIOS[seed as usize % 2], seed, seats));
        let mut stream = Stream::new(seed, Purpose::UsaBot);
        for _ in 0..stream.below(300) {
            let Some(id) = game.bot_choice(Seat::Goal(Goal::Attack), &mut stream) else { return };
            game.choose(&id).expect("an option");
        }
        let Some(hint) = game.hint(Level::Captain) else {
            assert!(game.is_over(), "no hint");
            return;
        };
        let worth = |side| {
            let terms = BrigadeBattles::worth(game.position(), side);
            terms.iter().map(|(_, worth)| worth).sum::<i64>()
        };
        let [usa, csa] = Side::BOTH.map(worth);
        assert!((usa + csa).abs() <= 2, "rounding aside: {usa} and {csa}");
        let loaded = save::load::<BrigadeBattles>(&game.journal().text(), &opened).expect("a save");
        assert_eq!(loaded.game.hint(Level::Captain), Some(hint));
    });
}

/// A captain keeps a Fate marker if the die of the fire is already the best.
#[test]
fn a_captain_spends_no_fate_marker_on_a_success() {
    let mut asked = 0;
    explore(4, |seed| {
        let seats = PerSide { usa: Seat::Human, csa: Seat::Human };
        let mut game = begun(setup("historical", seed, seats));
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
