use serde::Serialize;

use super::{Content, Panel, Row};
use crate::{HexNumber, PerSide};

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
    /// Display name of the scenario.
    pub title: String,
    /// Description of the scenario in a few sentences.
    pub about: String,
    /// First and last turn, each with its time.
    pub length: String,
    /// Panels on the victory conditions, the armies, and any special rules.
    pub sections: Vec<Panel>,
    /// Numbers of the hexes that are worth victory points.
    pub goals: Vec<HexNumber>,
}

impl Briefing {
    /// Returns the briefing as lines of text, with an empty line before each section.
    pub fn lines(&self) -> Vec<String> {
        let head = [&self.title, &self.about, &self.length].into_iter().cloned();
        head.chain(self.sections.iter().flat_map(Panel::lines)).collect()
    }

    /// Returns a panel that compares the two armies. A row holds a title and an entry for each
    /// side, `None` if the side has nothing there. Rows without any entry are left out, and `none`
    /// fills the other gaps.
    ///
    /// ```
    /// use kernel::{Briefing, Content, PerSide};
    /// let sides = PerSide { usa: "Union".to_owned(), csa: "Confederacy".to_owned() };
    /// let guns = PerSide { usa: Some("12".to_owned()), csa: None };
    /// let rows = [("Guns".to_owned(), guns), ("Balloons".to_owned(), PerSide::default())];
    /// let panel = Briefing::armies("Armies".to_owned(), &sides, "none", rows);
    /// let Content::Table { head, rows } = &panel.parts[0] else { panic!("a table") };
    /// assert_eq!((head[1].as_str(), rows.len()), ("Union", 1));
    /// assert_eq!(rows[0].cells, ["Guns", "12", "none"]);
    /// ```
    pub fn armies(
        title: String,
        sides: &PerSide<String>,
        none: &str,
        rows: impl IntoIterator<Item = (String, PerSide<Option<String>>)>,
    ) -> Panel {
        let rows = rows.into_iter().filter(|(_, of)| of.usa.is_some() || of.csa.is_some());
        let rows = rows.map(|(title, of)| {
            let cell = |entry: Option<String>| entry.unwrap_or_else(|| none.to_owned());
            Row { side: None, cells: vec![title, cell(of.usa), cell(of.csa)] }
        });
        let head = vec![String::new(), sides.usa.clone(), sides.csa.clone()];
        Panel { title, parts: vec![Content::Table { head, rows: rows.collect() }] }
    }
}
