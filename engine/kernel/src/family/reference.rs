use serde::Serialize;

use super::Section;

/// What there is to look up while one plays.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Reference {
    /// Terms, abbreviations and symbols, in the order in which a newcomer meets them.
    pub cards: Vec<Card>,
    /// The charts.
    pub charts: Vec<Section>,
}

/// A term and what it means.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Card {
    /// The term.
    pub name: &'static str,
    /// How it is written where it stands, such as `SP`.
    pub also: Vec<&'static str>,
    /// What it means, in a few sentences.
    pub text: String,
}
