//! What there is to look up while one plays: terms in our own words with the figures of the game, and its charts.

pub mod articles;
mod cards;
pub mod charts;
pub mod settings;
pub mod table;
pub mod used;

use kernel::Reference;

use crate::rules::Rules;

pub use cards::card_names;
pub(super) use used::used;

/// All of it, for one scenario of a game and the options that are in force.
pub fn reference(rules: &Rules) -> Reference {
    let articles = articles::articles(rules);
    Reference { cards: cards::cards(&rules.game), articles, charts: charts::charts(rules) }
}
