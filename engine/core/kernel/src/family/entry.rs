use super::Article;
use crate::VariantPoint;

/// A rule for players: texts for each combination of options, with names of figures in braces.
///
/// ```
/// use kernel::RuleEntry;
/// let entry = RuleEntry {
///     id: "RACE-01",
///     chapter: "Moving",
///     title: "The course",
///     sections: &["R 1"],
///     texts: &[(&[("ties", "first")], "Run {laps} laps; the first wins."), (&[], "Run {laps} laps.")],
/// };
/// let figures = [("laps", "3".to_owned())];
/// let told = |ties| entry.article(&[], &|option| (option == "ties").then_some(ties), &figures);
/// assert_eq!(told("first").text, "Run 3 laps; the first wins.");
/// assert_eq!(told("nobody").text, "Run 3 laps.");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleEntry {
    /// Id of the requirement.
    pub id: &'static str,
    /// Chapter that lists it.
    pub chapter: &'static str,
    /// Heading of the rule.
    pub title: &'static str,
    /// Sections of the rulebooks that it covers, such as `SS 12.1`.
    pub sections: &'static [&'static str],
    /// Texts with their conditions. The first whose options match is used. Empty for variant
    /// points, whose text is built from their values.
    pub texts: &'static [OptionText],
}

/// A text with its conditions, as pairs of option and value.
pub type OptionText = (&'static [(&'static str, &'static str)], &'static str);

/// A figure of a game, with the name that texts put in braces.
pub type NamedFigure = (&'static str, String);

impl RuleEntry {
    /// Returns the rule as it reads under the current options, with the figures of a game.
    pub fn article(
        &self,
        points: &[VariantPoint],
        value: &dyn Fn(&str) -> Option<&'static str>,
        figures: &[NamedFigure],
    ) -> Article {
        Article {
            id: self.id.to_owned(),
            chapter: self.chapter.to_owned(),
            title: self.title.to_owned(),
            sections: self.sections.iter().map(|&section| section.to_owned()).collect(),
            text: filled(&self.text(points, value), figures),
        }
    }

    fn text(
        &self,
        points: &[VariantPoint],
        value: &dyn Fn(&str) -> Option<&'static str>,
    ) -> String {
        let is_so = |(option, own): &(&str, &str)| value(option) == Some(*own);
        let fits = self.texts.iter().find(|(when, _)| when.iter().all(is_so));
        match (fits, points.iter().find(|point| point.id == self.id)) {
            (Some((_, text)), _) => (*text).to_owned(),
            (None, Some(point)) => of_point(point, value(point.name).unwrap_or_default()),
            (None, None) => String::new(),
        }
    }
}

/// Describes a variant point: its current value, and the others.
fn of_point(point: &VariantPoint, own: &str) -> String {
    let words = |value: &str| value.replace(['_', '-'], " ");
    let others = point.values.iter().filter(|value| **value != own).map(|value| words(value));
    let others: Vec<_> = others.collect();
    let label = if others.len() == 1 { "Variant" } else { "Variants" };
    format!("In this game: {}. {label}: {}.", words(own), others.join(", "))
}

/// Inserts the figures of a game into a text. Most texts have none.
///
/// ```
/// let figures = [("laps", "3".to_owned())];
/// assert_eq!(kernel::filled("Run {laps} laps.", &figures), "Run 3 laps.");
/// ```
pub fn filled(text: &str, figures: &[NamedFigure]) -> String {
    if !text.contains('{') {
        return text.to_owned();
    }
    let put =
        |text: String, (name, figure): &NamedFigure| text.replace(&format!("{{{name}}}"), figure);
    figures.iter().fold(text.to_owned(), put)
}
