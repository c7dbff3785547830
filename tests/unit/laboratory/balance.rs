use blind_swords_table::Seat;
use kernel::Side;
use laboratory::balance::*;
use laboratory::outcome::outcomes;
use laboratory::{Plan, Unwatched};
use session::Edition;
use testing::battle::{opened, setup};

fn inquired(jobs: usize) -> Balance {
    let setup = setup(40, Seat::Mixed, Seat::Mixed);
    inquire(&*opened(), &Plan::of(setup, 12, jobs), &Unwatched).expect("games go on")
}

/// The points from all sources add up to the lead. The result does not depend on the number of
/// threads.
#[test]
fn the_parts_are_the_whole() {
    let balance = inquired(1);
    let sum = |side: Side| -> f64 {
        let own = balance.points.iter().filter(|part| part.side == side);
        own.map(|part| part.value.value).sum()
    };
    assert!((sum(Side::Usa) - sum(Side::Csa) - balance.lead.value).abs() < 1e-9);
    let lost: f64 = balance.losses.iter().map(|part| part.value.value).sum();
    let last = balance.by_turn.last().expect("a turn");
    assert!((last.lost.usa.value + last.lost.csa.value - lost).abs() < 1e-9);
    assert!(lost > 0.0 && balance.by_turn.len() == 3, "{balance:?}");
    let shares: f64 = balance.levels.iter().map(|ended| ended.share.value).sum();
    assert!((shares - 1.0).abs() < 1e-9);
    assert_eq!(balance, inquired(3));
}

/// The games with a changed rule have the same seeds as the games without the change.
#[test]
fn each_optional_rule_is_tried() {
    let known = Edition::optional_rules(&*opened(), "plain");
    let tried: Vec<String> = inquired(2).options.into_iter().map(|tried| tried.what).collect();
    assert_eq!(tried, known);
}

/// The balance report lists every event that was played, either with the effect of the event or as
/// uncompared.
#[test]
fn no_event_is_left_out() {
    let setup = setup(40, Seat::Mixed, Seat::Mixed);
    let games =
        outcomes(&*opened(), &Plan::of(setup.clone(), 3, 1), &Unwatched).expect("games go on");
    let balance = weigh(&*opened(), &setup, &games).expect("they are weighed");
    let mut played: Vec<_> = games.iter().flat_map(|game| &game.highlights).collect();
    played.sort();
    played.dedup();
    assert!(!played.is_empty());
    assert_eq!(balance.highlights.len() + balance.uncompared.len(), played.len());
    // Three games cannot include two games with an event and two without the event.
    for (event, told) in played.into_iter().zip(&balance.uncompared) {
        let with = games.iter().filter(|game| game.highlights.contains(event)).count();
        assert_eq!((event.side, &event.what, with as u32), (told.side, &told.what, told.games));
    }
}
