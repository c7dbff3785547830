//! Terms, abbreviations and symbols, one card each. The messages are in `words/en/cards.ftl`.

use kernel::Card;

use super::articles::figures;
use crate::game::Game;

/// Returns all cards, in the order in which a newcomer meets their terms.
pub(super) fn cards(game: &Game) -> Vec<Card> {
    Card::all(&crate::WORDS, IDS, &figures(game))
}

/// Ids of all cards, in display order.
pub const IDS: &[&str] = &[
    "strength",
    "cohesion",
    "movement-points",
    "fresh",
    "battleworn",
    "cadre",
    "rifles",
    "smoothbores",
    "mixed-guns",
    "carbines",
    "morale-hit",
    "shaken",
    "disrupted",
    "depletion",
    "attacker-depleted",
    "attackers-morale-hit",
    "attacker-retreats",
    "retreat",
    "break-test",
    "panic",
    "cohesion-test",
    "lead-unit",
    "support",
    "column",
    "effective-range",
    "long-range",
    "extreme-range",
    "canister",
    "converging-fire",
    "obscured",
    "line-of-sight",
    "close-combat",
    "defensive-fire",
    "disengagement-fire",
    "brigade",
    "activation",
    "order",
    "cup",
    "chit",
    "key-chit",
    "held-chit",
    "fortunes-of-war",
    "fog-of-war",
    "skirmish-order",
    "broken-track",
    "rally",
    "rebuild",
    "victory-points",
    "overhead-fire",
    "angled-ground",
    "slope",
    "level",
    "stacking",
];
