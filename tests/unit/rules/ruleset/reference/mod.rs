mod articles;
mod settings;
mod used;

use std::collections::BTreeMap;

use blind_swords::ruleset::reference::{CARD_IDS, reference};
use kernel::Reference;
use kernel::words::{Language, speaking};
use testing::field::Field;

/// Every result code of a cohesion table has a card, and each search word belongs to one card only.
#[test]
fn every_result_has_one_card() {
    let field = Field::clear();
    for language in Language::all() {
        has_one_card(&speaking(language, || reference(field.position().package)));
    }
}

fn has_one_card(reference: &Reference) {
    let ids: Vec<_> = reference.cards.iter().map(|card| card.id).collect();
    assert_eq!(ids, CARD_IDS);
    let mut cards: BTreeMap<&str, usize> = BTreeMap::new();
    for card in &reference.cards {
        assert!(card.text.split_whitespace().count() >= 6, "{} says too little", card.name);
        for word in &card.also {
            *cards.entry(word).or_default() += 1;
        }
    }
    for result in
        ["D", "D2", "DALL", "AD", "BD", "MH", "2MH", "BT", "R1", "R2", "R3", "AMH", "AR1", "P"]
    {
        assert_eq!(cards.get(result), Some(&1), "{result}");
    }
    let twice: Vec<_> = cards.iter().filter(|(_, times)| **times > 1).collect();
    assert!(twice.is_empty(), "{twice:?}");
    assert!(reference.charts.iter().all(|chart| chart.parts.len() == 2));
}
