//! Reference for players: terms explained with the numbers of the game, and the game's charts.

pub mod articles;
mod cards;
pub mod charts;
pub mod parts;
pub mod settings;
pub mod table;
pub mod used;

use kernel::{Reference, say};

use crate::rules::Rules;

pub(super) use articles::special_rules;
pub use cards::IDS as CARD_IDS;
pub(super) use used::used;

/// Rules that the player aid prints before the charts.
const AID: &[&str] =
    &["SEQ-01", "SEQ-02", "SEQ-03", "ORD-02", "FIRE-22", "COH-01", "CC-23", "BRK-02"];

/// Returns the reference for a scenario with its options.
pub fn reference(rules: &Rules) -> Reference {
    let articles = articles::articles(rules);
    let (cards, charts) = (cards::cards(&rules.game), charts::charts(rules));
    let beside_aid = vec![say!("title-chits"), say!("title-turns")];
    Reference { cards, articles, charts, aid: AID.to_vec(), beside_aid }
}
