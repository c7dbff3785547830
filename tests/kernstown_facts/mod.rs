//! Statements of SPI's *Stonewall* about the map of `kernstown-1862`. The tests check each
//! statement against the compiled package.

mod fact;
mod field;

use std::collections::BTreeMap;

use serde::Deserialize;

use fact::Fact;
use field::Field;

#[derive(Deserialize)]
struct Facts {
    groups: BTreeMap<String, Vec<String>>,
    facts: Vec<Entry>,
}

#[derive(Deserialize)]
struct Entry {
    id: String,
    #[serde(flatten)]
    fact: Fact,
}

#[test]
fn every_fact_of_the_seed_holds() {
    let mut field = Field::load();
    let text =
        std::fs::read_to_string(black_box::root().join("tests/kernstown_facts/statements.yaml"))
            .expect("statements.yaml");
    let facts: Facts = serde_yaml::from_str(&text).expect("facts of known kinds");
    field.groups = facts.groups;
    assert_eq!(facts.facts.len(), 114, "the list has lost or gained a fact");
    let failing = |entry: &&Entry| entry.fact.holds(&field) == Some(false);
    let failures: Vec<&str> =
        facts.facts.iter().filter(failing).map(|entry| entry.id.as_str()).collect();
    assert!(failures.is_empty(), "these do not hold: {failures:?}");
    let told = facts.facts.iter().filter(|entry| entry.fact.holds(&field).is_none()).count();
    assert!(told <= 8, "{told} facts say nothing that can be looked up");
}
