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
///     aid: vec!["RACE-01"],
///     beside_aid: vec![],
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
    /// The ids of the rules that a player's aid tells, in the order of a turn.
    #[serde(skip)]
    pub aid: Vec<&'static str>,
    /// The titles of the charts that a player's aid leaves out, since they are long and seldom used.
    #[serde(skip)]
    pub beside_aid: Vec<String>,
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

/// No term and no section is longer; what is longer is not looked up.
const LONGEST: usize = 80;

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
    /// The rules that a section is about, those that name few others first. Where none names it: those of the section
    /// without its letter, of the sections in it, or of the section that it is in.
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
    /// assert_eq!(ids("SS 1.1.4"), ["A"]);
    /// assert_eq!(ids("SS 1"), ["B", "A"]);
    /// assert_eq!(ids("SS 1.7"), ["B", "A"]);
    /// assert!(ids("SS 2").is_empty());
    /// ```
    pub fn of_section(&self, section: &str) -> Vec<&Article> {
        if section.len() > LONGEST {
            return Vec::new();
        }
        let mut wanted = section.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
        let mut found = self.naming(|own| own == section);
        while found.is_empty() {
            let within = format!("{wanted}.");
            found = self.naming(|own| own == wanted);
            if found.is_empty() {
                found = self.naming(|own| own.starts_with(&within));
            }
            let Some((outer, _)) = wanted.rsplit_once('.') else { break };
            wanted = outer;
        }
        found.sort_by_key(|article| article.sections.len());
        found
    }

    /// What there is on a term, an abbreviation, a section or the id of a rule; where none is called so, all that has it
    /// in its words.
    ///
    /// ```
    /// use kernel::{Card, Reference};
    /// let text = "A figure of a unit.".to_owned();
    /// let cards = vec![Card { name: "Strength point", also: vec!["SP"], text }];
    /// let reference = Reference { cards, ..Reference::default() };
    /// assert_eq!(reference.look_up("sp").cards[0].name, "Strength point");
    /// assert_eq!(reference.look_up("figure").cards.len(), 1);
    /// assert!(reference.look_up("horse").is_nothing());
    /// ```
    pub fn look_up(&self, wanted: &str) -> Found<'_> {
        if wanted.len() > LONGEST {
            return Found { cards: Vec::new(), articles: Vec::new() };
        }
        let is = |word: &str| word.eq_ignore_ascii_case(wanted);
        let called = |card: &&Card| is(card.name) || card.also.iter().any(|also| is(also));
        if let Some(card) = self.cards.iter().find(called) {
            return Found { cards: vec![card], articles: Vec::new() };
        }
        let book = wanted.split(' ').next().unwrap_or_default();
        let section = format!("{}{}", book.to_uppercase(), &wanted[book.len()..]);
        let mut articles = self.of_section(&section);
        articles.extend(self.articles.iter().filter(|article| is(&article.id)));
        if !articles.is_empty() {
            return Found { cards: Vec::new(), articles };
        }
        let wanted = wanted.to_lowercase();
        let has = |text: &str| text.to_lowercase().contains(&wanted);
        let articles = self.articles.iter().filter(|of| has(&of.title) || has(&of.text));
        Found {
            cards: self.cards.iter().filter(|card| has(card.name) || has(&card.text)).collect(),
            articles: articles.collect(),
        }
    }

    fn naming(&self, is_meant: impl Fn(&str) -> bool) -> Vec<&Article> {
        let names = |article: &&Article| article.sections.iter().any(|own| is_meant(own));
        self.articles.iter().filter(names).collect()
    }
}

/// What [`Reference::look_up`] finds.
///
/// ```
/// use kernel::{Found, Reference};
/// let nothing = Found { cards: Vec::new(), articles: Vec::new() };
/// assert_eq!(Reference::default().look_up("SP"), nothing);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Found<'a> {
    /// The terms.
    pub cards: Vec<&'a Card>,
    /// The rules.
    pub articles: Vec<&'a Article>,
}

impl Found<'_> {
    /// Whether there is nothing.
    pub const fn is_nothing(&self) -> bool {
        self.cards.is_empty() && self.articles.is_empty()
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
