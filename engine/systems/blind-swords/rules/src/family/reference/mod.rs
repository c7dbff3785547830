//! What there is to look up while one plays: terms in our own words with the figures of the game, and its charts.

pub mod articles;
mod cards;
pub mod charts;
pub mod settings;
pub mod table;
pub mod used;

use kernel::Reference;

use crate::rules::Rules;

pub(super) use articles::special_rules;
pub use cards::card_names;
pub(super) use used::used;

/// The rules that a player's aid tells before the charts.
const AID: &[&str] =
    &["SEQ-01", "SEQ-02", "SEQ-03", "ORD-02", "FIRE-22", "COH-01", "CC-23", "BRK-02"];

/// All of it, for one scenario of a game and the options that are in force.
pub fn reference(rules: &Rules) -> Reference {
    let articles = articles::articles(rules);
    let (cards, charts) = (cards::cards(&rules.game), charts::charts(rules));
    Reference { cards, articles, charts, aid: AID.to_vec() }
}
