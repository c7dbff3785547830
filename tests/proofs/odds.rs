//! Odds shown before a roll, compared with an enumeration of all dice in the actual procedures.

use std::collections::BTreeMap;

use black_box::{every_setup, number};
use blind_swords_table::{Chance, Decision, Forecast, Match};

use crate::proofs::walk;

/// Returns a copy of the match for each possible result of the pending roll.
fn after_each_roll(game: &Match) -> Vec<Match> {
    let decision = game.decision().expect("a roll waits");
    assert_eq!(decision.kind, "roll");
    let rolled = |id: &str| {
        let mut rolled = game.clone();
        rolled.choose(id).expect("dice are good");
        rolled
    };
    decision.options.iter().map(|option| rolled(&option.id)).collect()
}

/// Returns the value of a detail in the log line of the event `name`. The search starts at the
/// event number `since`.
fn last(game: &Match, name: &str, detail: &str, since: usize) -> Option<String> {
    let lines = game.log_for(kernel::Side::Usa, since);
    let line = lines.into_iter().find(|line| line.name == name)?;
    let found = line.details.into_iter().find(|own| own.what == detail)?;
    Some(found.value)
}

/// Counts the results over all dice of the pending roll and of its test. The counts add up to 1296.
fn enumerated(game: &Match) -> BTreeMap<String, u32> {
    let since = game.log().count();
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    let mut known: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for fired in after_each_roll(game) {
        let test = ["fire-resolved", "close-combat-resolved"]
            .iter()
            .find_map(|name| last(&fired, name, "result", since))
            .expect("the roll is resolved");
        if test == "no effect" {
            *counts.entry(test).or_default() += 36;
            continue;
        }
        // Several rolls lead to the same kind of test, so the results of each kind are enumerated
        // once.
        let results = known.entry(test.clone()).or_insert_with(|| {
            let tested = after_each_roll(&fired);
            let result = |game: &Match| last(game, "cohesion-tested", "result", since);
            tested.iter().map(|game| result(game).expect("it is tested")).collect()
        });
        for result in results {
            *counts.entry(format!("{test} {result}")).or_default() += 1;
        }
    }
    counts
}

fn forecast(odds: &Forecast) -> BTreeMap<String, u32> {
    let name = |test: &str| match test {
        "close-fight" => "Close Fight".to_owned(),
        test => format!("{}{}", test[..1].to_uppercase(), &test[1..]),
    };
    // If the odds cover more dice, their total is a multiple of 1296.
    let shares = odds.of / 1296;
    let results = odds.results.iter();
    let mut counts: BTreeMap<String, u32> =
        results.map(|it| (format!("{} {}", name(it.test), it.result), it.ways / shares)).collect();
    if let Some(&none) = odds.tests.get("none") {
        counts.insert("no effect".to_owned(), none / shares);
    }
    counts
}

/// In random games, the odds of an option that leads directly to a roll equal an enumeration of the
/// dice. If a game has few fires, the test plays another.
#[test]
fn odds_are_those_of_all_dice() {
    let wanted = number("GAMES", 1) * 3;
    for mut setup in every_setup(2) {
        setup.dice = Chance::Manual;
        let mut checked: BTreeMap<&str, u32> = BTreeMap::new();
        for seed in 2..12 {
            setup.seed = blind_swords_table::Seed::from(seed);
            if checked.get("fire").is_none_or(|count| *count < wanted) {
                walk(&setup, |game, decision| check_odds(game, decision, &mut checked, wanted));
            }
        }
        assert!(checked.get("fire").is_some_and(|count| *count >= wanted), "{checked:?}");
    }
}

/// Compares the odds of a decision's options with all dice, until enough fires and close combats
/// were compared.
fn check_odds(
    game: &Match,
    decision: &Decision,
    checked: &mut BTreeMap<&'static str, u32>,
    wanted: u32,
) {
    if decision.is_chance() {
        return;
    }
    for option in game.odds(None).expect("a decision waits") {
        let [odds] = &option.odds[..] else { continue };
        let count = checked.entry(odds.combat).or_default();
        if *count >= wanted {
            continue;
        }
        let mut chosen = game.clone();
        chosen.choose(&option.id).expect("it is offered");
        let next = chosen.decision();
        let rolls = next.is_some_and(|next| next.prompt.starts_with("Roll two dice"));
        if rolls && !chosen.log().skip(game.log().count()).any(|it| is_resolved(&it.event)) {
            *count += 1;
            assert_eq!(forecast(odds), enumerated(&chosen), "{:?}", odds.text);
            assert_eq!(odds.tests.values().sum::<u32>(), odds.of);
        }
    }
}

fn is_resolved(event: &blind_swords::Event) -> bool {
    matches!(event.name(), "fire-resolved" | "close-combat-resolved")
}
