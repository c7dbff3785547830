use std::borrow::Cow;

use super::Article;
use crate::words::{Argument, Catalogue};
use crate::{VariantPoint, say};

/// A rule in the rules reference. Its heading and its texts are messages of the system's catalogue.
///
/// The heading is `rule-ID-title`. The text of a rule with one text is `rule-ID`. Texts for
/// different options are numbered: `rule-ID-1`, `rule-ID-2`. The chapter is `chapter-CHAPTER`.
/// Texts use the figures of a game as variables. For a variant point, the message `rule-ID`
/// describes the value in its variable `$value`.
///
/// ```
/// use kernel::RuleEntry;
/// use kernel::words::include_dir::{Dir, DirEntry, File};
/// use kernel::words::Catalogue;
///
/// const RULES: &[u8] = b"chapter-moving = Moving
/// rule-RACE-01-title = The course
/// rule-RACE-01-1 = Run { $laps } laps; the first wins.
/// rule-RACE-01-2 = Run { $laps } laps.";
/// const FILES: &[DirEntry<'_>] = &[DirEntry::File(File::new("en/rules.ftl", RULES))];
/// const LANGUAGES: &[DirEntry<'_>] = &[DirEntry::Dir(Dir::new("en", FILES))];
/// static FOLDER: Dir<'_> = Dir::new("", LANGUAGES);
/// static WORDS: Catalogue = Catalogue::new(&FOLDER);
///
/// let entry = RuleEntry {
///     id: "RACE-01",
///     chapter: "moving",
///     sections: &["R 1"],
///     texts: &[&[("ties", "first")], &[]],
/// };
/// let figures = [("laps", "3".to_owned())];
/// let told = |ties| {
///     entry.article(&WORDS, &[], &|option| (option == "ties").then_some(ties), &figures)
/// };
/// assert_eq!(told("first").text, "Run 3 laps; the first wins.");
/// assert_eq!(told("nobody").text, "Run 3 laps.");
/// assert_eq!((told("nobody").chapter, told("nobody").title), ("Moving".into(), "The course".into()));
/// let keys = ["chapter-moving", "rule-RACE-01-title", "rule-RACE-01-1", "rule-RACE-01-2"];
/// assert!(entry.keys().eq(keys.map(str::to_owned)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleEntry {
    /// Id of the requirement that states the rule.
    pub id: &'static str,
    /// Id of the chapter that lists the rule.
    pub chapter: &'static str,
    /// Sections of the rulebooks that the rule covers, such as `SS 12.1`.
    pub sections: &'static [&'static str],
    /// Conditions of the rule's texts, in the order of the messages. Players see the first text
    /// whose condition holds. The list is empty for variant points, whose values have texts
    /// instead.
    pub texts: &'static [TextOptions],
}

/// Condition under which a rule text applies: option names, each with the value that the option
/// must have.
pub type TextOptions = &'static [(&'static str, &'static str)];

/// A figure of a game, preceded by the name of its variable in rule texts.
pub type NamedFigure = (&'static str, String);

impl RuleEntry {
    /// Returns the rule as text under the current options, with the figures of a game inserted.
    pub fn article(
        &self,
        catalogue: &Catalogue,
        points: &[VariantPoint],
        value: &dyn Fn(&str) -> Option<&'static str>,
        figures: &[NamedFigure],
    ) -> Article {
        Article {
            id: self.id.to_owned(),
            chapter: catalogue.say(&self.chapter_key(), &[]),
            title: catalogue.say(&self.title_key(), &[]),
            sections: self.sections.iter().map(|&section| section.to_owned()).collect(),
            text: self.text(catalogue, points, value, figures),
        }
    }

    /// Returns the keys of all messages of the rule: the chapter, the heading, the texts.
    pub fn keys(&self) -> impl Iterator<Item = String> {
        let texts = (0..self.texts.len().max(1)).map(|index| self.text_key(index));
        [self.chapter_key(), self.title_key()].into_iter().chain(texts)
    }

    fn chapter_key(&self) -> String {
        format!("chapter-{}", self.chapter)
    }

    fn title_key(&self) -> String {
        format!("rule-{}-title", self.id)
    }

    fn text_key(&self, index: usize) -> String {
        match self.texts {
            [] | [_] => format!("rule-{}", self.id),
            _ => format!("rule-{}-{}", self.id, index + 1),
        }
    }

    fn text(
        &self,
        catalogue: &Catalogue,
        points: &[VariantPoint],
        value: &dyn Fn(&str) -> Option<&'static str>,
        figures: &[NamedFigure],
    ) -> String {
        let is_so = |(option, own): &(&str, &str)| value(option) == Some(*own);
        let fits = self.texts.iter().position(|when| when.iter().all(is_so));
        match (fits, points.iter().find(|point| point.id == self.id)) {
            (Some(index), _) => catalogue.say(&self.text_key(index), &arguments(figures)),
            (None, Some(point)) => of_point(catalogue, point, value(point.name)),
            (None, None) => String::new(),
        }
    }
}

/// Describes a variant point: its current value, and the others.
fn of_point(catalogue: &Catalogue, point: &VariantPoint, own: Option<&str>) -> String {
    let own = own.unwrap_or_default();
    let words = |value: &str| point.words(catalogue, value);
    let others = point.values.iter().filter(|value| **value != own).map(|value| words(value));
    let others: Vec<_> = others.collect();
    say!("variant", own = words(own), count = others.len(), others = others.join("; "))
}

/// Converts the figures of a game to arguments of messages.
pub(super) fn arguments(figures: &[NamedFigure]) -> Vec<(Cow<'static, str>, Argument)> {
    let argument = |(name, figure): &NamedFigure| ((*name).into(), figure.into());
    figures.iter().map(argument).collect()
}
