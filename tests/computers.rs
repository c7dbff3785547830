//! Properties of the computer player that plays several rule systems.

use kernel::{Level, PerSide, Ruleset, Side};
use laboratory::{Plan, Unwatched, ladder};
use player::Planned;
use session::stream::{Purpose, Stream};
use session::{Edition, Goal, Match, Seat, Setup, save};
use testing::explore;

/// A captain wins a pair of games against the bot that attacks the nearest enemy.
pub(crate) fn beats_an_attack<F: Ruleset>(edition: &dyn Edition<Ruleset = F>, setup: Setup) {
    let bots = PerSide { usa: Seat::Random, csa: Seat::Random };
    let setup = Setup { seats: bots, ..setup };
    let rules = edition.rules_for(&setup).expect("rules");
    let players = [Seat::Plays(Level::Captain), Seat::Goal(Goal::Attack)];
    let plan = Plan::of(setup, 1, 1);
    let standing = ladder::contest::<F>(edition, &rules, &plan, players, &Unwatched)
        .unwrap_or_else(|failure| panic!("{failure:?}"));
    assert_eq!(standing.pairs, [0, 0, 0, 0, 1], "{standing:?}");
    assert!(standing.margin.value > 10.0, "{standing:?}");
}

/// There is a hint at any decision, and it is the same after a save is loaded. The worth of a
/// position for one side is the opposite of its worth for the other.
pub(crate) fn hints_are_never_empty_and_always_the_same<F: Ruleset + Planned>(
    edition: &dyn Edition<Ruleset = F>,
    setup: impl Fn(u64) -> Setup,
) {
    explore(6, |seed| {
        let mut game = begun(edition, setup(seed));
        let mut stream = Stream::new(seed, Purpose::UsaBot);
        for _ in 0..stream.below(300) {
            let Some(id) = game.bot_choice(Seat::Goal(Goal::Attack), &mut stream) else { return };
            game.choose(&id).expect("an option");
        }
        let Some(hint) = game.hint(Level::Captain) else {
            assert!(game.is_over(), "no hint");
            return;
        };
        let worth = |side| F::worth(game.position(), side).iter().map(|(_, worth)| worth).sum();
        let [usa, csa]: [i64; 2] = Side::BOTH.map(worth);
        assert!((usa + csa).abs() <= 2, "rounding aside: {usa} and {csa}");
        let loaded = save::load::<F>(&game.journal().text(), edition);
        let loaded = loaded.unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(loaded.game.hint(Level::Captain), Some(hint));
    });
}

/// Begins a match between two people.
pub(crate) fn begun<F: Ruleset>(edition: &dyn Edition<Ruleset = F>, setup: Setup) -> Match<F> {
    let rules = edition.rules_for(&setup).expect("rules");
    Match::new(setup, edition.hash(), rules).unwrap_or_else(|error| panic!("{error}"))
}
