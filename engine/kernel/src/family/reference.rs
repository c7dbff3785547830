use serde::Serialize;

use super::Section;

/// What there is to look up while one plays.
///
/// ```
/// use kernel::{Article, Card, Content, Reference, Row, Section, Used};
/// let words = |text: &str| text.to_owned();
/// let row = |cells: [&str; 2]| Row { side: None, cells: cells.map(words).to_vec() };
/// let table =
///     Content::Table { head: vec![], rows: vec![row(["1-4", "miss"]), row(["5-6", "hit"])] };
/// let id = words("RACE-01");
/// let text = words("Whoever is behind goes on.");
/// let reference = Reference {
///     cards: vec![Card {
///         name: "Strength point",
///         also: vec!["SP"],
///         text: words("A figure of a unit."),
///     }],
///     articles: vec![Article {
///         id,
///         chapter: words("Moving"),
///         title: words("Who moves"),
///         sections: vec![words("1")],
///         text,
///     }],
///     charts: vec![Section { title: words("Fire"), parts: vec![table] }],
/// };
/// assert!(reference.cards[0].also.contains(&"SP"));
/// assert_eq!(reference.of_section("1")[0].title, "Who moves");
///
/// // A five was looked up here.
/// let used = Used { chart: words("Fire"), row: 1, column: 1 };
/// let chart = reference.charts.iter().find(|chart| chart.title == used.chart).expect("the chart");
/// let Content::Table { rows, .. } = &chart.parts[0] else { panic!("it is a table") };
/// assert_eq!(rows[used.row].cells[used.column], "hit");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Reference {
    /// Terms, abbreviations and symbols, in the order in which a newcomer meets them.
    pub cards: Vec<Card>,
    /// Every rule, in the order of its chapters.
    pub articles: Vec<Article>,
    /// The charts that are printed beside the rules, each under its title.
    pub charts: Vec<Section>,
}

/// A term and what it means; one of [`Reference::cards`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Card {
    /// The term in full, by which lessons name the card.
    pub name: &'static str,
    /// How it is written where it stands, such as `SP`.
    pub also: Vec<&'static str>,
    /// What it means, in a few sentences.
    pub text: String,
}

/// A rule in a few sentences, as it reads by the options in force; one of [`Reference::articles`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Article {
    /// The id of the requirement that it is about.
    pub id: String,
    /// The chapter in which it stands.
    pub chapter: String,
    /// What it is about, in a few words.
    pub title: String,
    /// The sections of the rulebooks that it carries out.
    pub sections: Vec<String>,
    /// The sentences.
    pub text: String,
}

impl Reference {
    /// The rules that a section is about, those that name few others first. Where none names it: those of the whole
    /// section without its letter, or of its chapter.
    ///
    /// ```
    /// use kernel::{Article, Reference};
    /// let article = |id: &str, sections: &[&str]| {
    ///     let sections = sections.iter().map(|&section| section.to_owned()).collect();
    ///     let [chapter, title, text] = [const { String::new() }; 3];
    ///     Article { id: id.to_owned(), chapter, title, sections, text }
    /// };
    /// let articles = vec![article("A", &["SS 1.1", "SS 1.2"]), article("B", &["SS 1.2"])];
    /// let reference = Reference { articles, ..Reference::default() };
    /// let ids = |section| reference.of_section(section).iter().map(|of| &*of.id).collect::<Vec<_>>();
    /// assert_eq!(ids("SS 1.2"), ["B", "A"]);
    /// assert_eq!(ids("SS 1.1b"), ["A"]);
    /// assert_eq!(ids("SS 1.7"), ["B", "A"]);
    /// ```
    pub fn of_section(&self, section: &str) -> Vec<&Article> {
        let whole = section.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
        let chapter = section.split_inclusive('.').next().unwrap_or(section);
        let naming = |is_meant: &dyn Fn(&String) -> bool| -> Vec<&Article> {
            self.articles.iter().filter(|article| article.sections.iter().any(is_meant)).collect()
        };
        let mut found = naming(&|own| own == section);
        if found.is_empty() {
            found = naming(&|own| own == whole);
        }
        if found.is_empty() && chapter.ends_with('.') {
            found = naming(&|own| own.starts_with(chapter));
        }
        found.sort_by_key(|article| article.sections.len());
        found
    }
}

/// A cell of a chart in which something was looked up; [`Reference`] shows one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Used {
    /// The title of the chart among those of a [`Reference`].
    pub chart: String,
    /// The row of its table, from 0.
    pub row: usize,
    /// The column, from 0; the first says what the row is about.
    pub column: usize,
}
