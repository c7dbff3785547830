//! Reference material: charts, and descriptions of rules and terms in the project's own words, with
//! the figures of the game.

mod cards;
mod charts;
mod figures;
mod scenario;
pub mod table;

pub use cards::IDS as CARD_IDS;

use kernel::Reference;

use crate::rules::Rules;
use crate::variants::Variants;

pub(super) use charts::combat_title;

/// Ids of the rules that the printed player aid shows before the charts.
const AID: &[&str] = &[
    "CW-SEQ-01",
    "CW-SEQ-02",
    "CW-SEQ-03",
    "CW-ZOC-02",
    "CW-CMD-02",
    "CW-MOV-01",
    "CW-FIR-08",
    "CW-RES-01",
    "CW-RES-02",
    "CW-MOR-02",
    "CW-VIC-02",
    "CW-VIC-04",
];

/// Returns the reference material for one scenario under the chosen options.
pub(super) fn reference(rules: &Rules) -> Reference {
    let figures = figures::figures(rules);
    let variants = &rules.variants;
    let of_series = table::TABLE.iter().map(|entry| {
        let value = |option: &str| variants.get(option);
        entry.article(&crate::WORDS, Variants::POINTS, &value, &figures)
    });
    Reference {
        cards: cards::cards(&figures),
        articles: of_series.chain(scenario::articles(rules)).collect(),
        charts: charts::charts(&rules.game),
        aid: AID.to_vec(),
        beside_aid: Vec::new(),
    }
}
