//! Statements of the rulebook about the map. The tests check each against the compiled package.

mod field;
mod ground;
mod history;
mod outcome;
mod roads;
mod scenarios;
mod sight;

use serde::Deserialize;

use field::Field;
use outcome::Outcome;

#[derive(Deserialize)]
struct Facts {
    facts: Vec<Entry>,
    ground: Vec<Entry>,
}

#[derive(Deserialize)]
struct Entry {
    id: String,
    #[serde(flatten)]
    fact: Fact,
}

/// Fact of any kind about the map. A fact of unknown kind fails the test.
#[derive(Deserialize)]
#[serde(untagged)]
enum Fact {
    Ground(ground::GroundFact),
    Road(roads::RoadFact),
    Sight(sight::SightFact),
    Scenario(scenarios::ScenarioFact),
    History(history::HistoryFact),
}

impl Fact {
    fn check(&self, field: &Field) -> Outcome {
        match self {
            Fact::Ground(fact) => fact.check(field),
            Fact::Road(fact) => fact.check(field),
            Fact::Sight(fact) => fact.check(field),
            Fact::Scenario(fact) => fact.check(field),
            Fact::History(fact) => fact.check(field),
        }
    }
}

#[test]
fn every_fact_holds_on_the_compiled_package() {
    let field = Field::load();
    let text = std::fs::read_to_string(black_box::root().join("tests/hex_facts/statements.yaml"))
        .expect("statements.yaml");
    let facts: Facts = serde_yaml::from_str(&text).expect("facts of known kinds");
    assert_eq!(facts.facts.len(), 282, "the list has lost or gained a fact");
    let (mut checked, mut information, mut failures) = (0, 0, Vec::new());
    for entry in facts.facts.iter().chain(&facts.ground) {
        match entry.fact.check(&field) {
            Outcome::Holds => checked += 1,
            Outcome::Information => information += 1,
            Outcome::Fails(why) => failures.push(format!("{}: {why}", entry.id)),
        }
    }
    println!("{checked} facts checked, {information} are information only");
    assert!(failures.is_empty(), "{} facts fail:\n{}", failures.len(), failures.join("\n"));
    assert_eq!(information, 4, "only the notes on graphics say nothing of the map");
}
