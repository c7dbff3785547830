//! Reference material: charts, and descriptions of rules and terms in the project's own words, with
//! the figures of the game.

mod cards;
mod charts;
mod figures;
pub mod table;

pub use cards::IDS as CARD_IDS;

use kernel::Reference;

use crate::rules::Rules;
use crate::variants::Variants;

pub(super) use figures::{exits, groups};

/// Ids of the rules that the printed player aid shows before the charts.
const AID: &[&str] = &[
    "ST-SEQ-02",
    "ST-SEQ-06",
    "ST-LEAD-02",
    "ST-MOVE-15",
    "ST-FORM-02",
    "ST-ZOC-02",
    "ST-STK-01",
    "ST-FIRE-14",
    "ST-FIRE-15",
    "ST-MEL-05",
    "ST-ROUT-01",
    "ST-ROUT-03",
    "ST-UAM-02",
    "ST-VIC-10",
];

/// Returns the reference material for one scenario under the chosen options.
pub(super) fn reference(rules: &Rules) -> Reference {
    let figures = figures::figures(rules);
    let value = |option: &str| rules.variants.get(option);
    let articles = table::TABLE
        .iter()
        .map(|entry| entry.article(&crate::WORDS, Variants::POINTS, &value, &figures));
    Reference {
        cards: cards::cards(&figures),
        articles: articles.collect(),
        charts: charts::charts(&rules.game),
        aid: AID.to_vec(),
        beside_aid: Vec::new(),
    }
}
