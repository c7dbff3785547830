use serde::Serialize;

use super::Panel;
use crate::HexNumber;

/// A battle before its first move, for a player who has not read the scenario.
///
/// ```
/// use kernel::{Briefing, Content, Panel};
/// let wins = Panel {
///     title: "Victory".to_owned(),
///     parts: vec![Content::Words("Blue needs 10 points.".to_owned())],
/// };
/// let briefing = Briefing {
///     title: "The race".to_owned(),
///     about: "Two runners start at dawn.".to_owned(),
///     length: "Turns 1 to 4".to_owned(),
///     sections: vec![wins],
///     goals: vec!["0304".parse().expect("a number")],
/// };
/// assert_eq!(
///     briefing.lines(),
///     ["The race", "Two runners start at dawn.", "Turns 1 to 4", "", "Victory", "Blue needs 10 points."]
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Briefing {
    /// The name of the scenario.
    pub title: String,
    /// Description of the scenario in a few sentences.
    pub about: String,
    /// First and last turn, with their times.
    pub length: String,
    /// Panels on the victory conditions, the armies, and any special rules.
    pub sections: Vec<Panel>,
    /// Hexes that are worth points.
    pub goals: Vec<HexNumber>,
}

impl Briefing {
    /// Returns the briefing as lines of text, with an empty line before each section.
    pub fn lines(&self) -> Vec<String> {
        let head = [&self.title, &self.about, &self.length].into_iter().cloned();
        head.chain(self.sections.iter().flat_map(Panel::lines)).collect()
    }
}
