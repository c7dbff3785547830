//! Cards that explain terms and abbreviations. The messages are in `words/en/cards.ftl`.

use kernel::{Card, NamedFigure};

/// Returns all cards, in the order in which a newcomer meets their terms.
pub(super) fn cards(figures: &[NamedFigure]) -> Vec<Card> {
    Card::all(&crate::WORDS, IDS, figures)
}

/// Ids of all cards, in display order.
pub const IDS: &[&str] = &[
    "sequence-of-play",
    "strength-points",
    "morale",
    "morale-check",
    "zone-of-control",
    "command",
    "out-of-command",
    "independent",
    "replacement",
    "movement-points",
    "column",
    "limbered",
    "unlimbered",
    "mounted",
    "dismounted",
    "line-of-sight",
    "flank-fire",
    "defensive-fire",
    "offensive-fire",
    "retreat",
    "routed",
    "shattered",
    "rally",
    "night",
    "fate",
    "objective",
    "victory-points",
];
