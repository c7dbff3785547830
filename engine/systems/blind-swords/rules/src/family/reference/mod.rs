//! What there is to look up while one plays: terms in our own words with the figures of the game, and its charts.

pub mod articles;
mod cards;
pub mod charts;
pub mod settings;
pub mod table;
pub mod used;

use kernel::{Reference, say};

use crate::rules::Rules;

pub use cards::IDS as CARD_IDS;
pub(super) use used::used;

/// The rules that a player's aid tells before the charts.
const AID: &[&str] =
    &["SEQ-01", "SEQ-02", "SEQ-03", "ORD-02", "FIRE-22", "COH-01", "CC-23", "BRK-02"];

/// All of it, for one scenario of a game and the options that are in force.
pub fn reference(rules: &Rules) -> Reference {
    let articles = articles::articles(rules);
    let (cards, charts) = (cards::cards(&rules.game), charts::charts(rules));
    let beside_aid = vec![say!("title-chits"), say!("title-turns")];
    Reference { cards, articles, charts, aid: AID.to_vec(), beside_aid }
}
