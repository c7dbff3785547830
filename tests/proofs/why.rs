//! Completeness of refusals. Every refusal names its rule, and every choice that no rule refuses is
//! offered.

use std::collections::BTreeMap;

use black_box::every_setup;
use blind_swords_table::{Reason, Setup, Verdict};
use laboratory::probe::probe;
use testing::explore;

use crate::proofs::walk;

/// In random games of every scenario, an action is offered exactly if no rule refuses it. The test
/// tries each unit, hex, brigade, chit, order and word. Each refusal names its requirement and
/// section, and contains all its values.
#[test]
fn an_act_is_offered_exactly_if_nothing_refuses_it() {
    /// Number of decisions between two examined ones. It is prime, so different seeds examine
    /// different decisions.
    const EVERY: u64 = 251;
    let setups = every_setup(0);
    explore(2, |seed| {
        let setup = Setup { seed: seed.into(), ..setups[seed as usize % setups.len()].clone() };
        let (mut asked, mut at) = (0, seed);
        walk(&setup, |game, decision| {
            at += 1;
            if at % EVERY == 0 {
                let of = |what| panic!("{} seed {seed}, {}: {what}", setup.scenario, decision.n);
                asked += probe(game).unwrap_or_else(of);
            }
        });
        assert!(asked > 500, "{}: {asked}", setup.scenario);
    });
}

/// The refusals in many games cite at least twenty different requirements. `cargo test --workspace
/// --test suite refusals -- --nocapture` prints one refusal for each.
#[test]
fn refusals_read_well() {
    let mut kinds: BTreeMap<(String, String), Reason> = BTreeMap::new();
    let mut at = 0;
    for setup in every_setup(3) {
        walk(&setup, |game, _| {
            at += 1;
            if at % 9 != 0 {
                return;
            }
            for candidate in game.candidates().expect("a decision waits") {
                if let Verdict::Illegal(reason) = candidate.verdict {
                    let words = reason.reason.split(|c: char| c.is_ascii_digit()).collect();
                    kinds.entry((reason.requirement.clone(), words)).or_insert(reason);
                }
            }
        });
    }
    for reason in kinds.values() {
        println!("{reason} [{}]", reason.requirement);
    }
    let requirements: std::collections::BTreeSet<_> = kinds.keys().map(|(id, _)| id).collect();
    assert!(requirements.len() >= 20, "{requirements:?}");
}
