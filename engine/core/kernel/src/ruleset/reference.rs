use serde::Serialize;

use super::entry::arguments;
use super::{Content, NamedFigure, Panel, Row};
use crate::words::{self, Catalogue, Language, speaking};

/// The rules reference that players use during a game.
///
/// ```
/// use kernel::{Article, Card, Content, Reference, Row, Panel, Used};
/// let words = |text: &str| text.to_owned();
/// let row = |cells: [&str; 2]| Row { side: None, cells: cells.map(words).to_vec() };
/// let table =
///     Content::Table { head: vec![], rows: vec![row(["1-4", "miss"]), row(["5-6", "hit"])] };
/// let id = words("RACE-01");
/// let text = words("Whoever is behind goes on.");
/// let reference = Reference {
///     cards: vec![Card {
///         id: "strength-point",
///         name: words("Strength point"),
///         also: vec![words("SP")],
///         text: words("A figure of a unit."),
///     }],
///     articles: vec![Article {
///         id,
///         chapter: words("Moving"),
///         title: words("Who moves"),
///         sections: vec![words("1")],
///         text,
///     }],
///     charts: vec![Panel { title: words("Fire"), parts: vec![table] }],
///     aid: vec!["RACE-01"],
///     beside_aid: vec![],
/// };
/// assert!(reference.cards[0].also.contains(&words("SP")));
/// assert_eq!(reference.of_section("1")[0].title, "Who moves");
///
/// // The cell for a roll of five.
/// let used = Used { chart: words("Fire"), row: 1, column: 1 };
/// let chart = reference.charts.iter().find(|chart| chart.title == used.chart).expect("the chart");
/// let Content::Table { rows, .. } = &chart.parts[0] else { panic!("it is a table") };
/// assert_eq!(rows[used.row].cells[used.column], "hit");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Reference {
    /// Terms, abbreviations and symbols, in the order in which newcomers meet them.
    pub cards: Vec<Card>,
    /// All rules of the game, ordered by chapter.
    pub articles: Vec<Article>,
    /// Charts of the rulebook, as the game uses them.
    pub charts: Vec<Panel>,
    /// Ids of the rules listed on the player's aid, in the order of a turn.
    #[serde(skip)]
    pub aid: Vec<&'static str>,
    /// Titles of long and rarely used charts, which the player's aid omits.
    #[serde(skip)]
    pub beside_aid: Vec<String>,
}

/// A term and its meaning; one of [`Reference::cards`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Card {
    /// Id of the card, derived from its English name by [`words::id`]. Lessons refer to the card by
    /// this id.
    pub id: &'static str,
    /// Full name of the term.
    pub name: String,
    /// Other words for the term, such as `SP`. Words of the current language precede the English
    /// ones.
    pub also: Vec<String>,
    /// Meaning of the term, in a few sentences.
    pub text: String,
}

impl Card {
    /// Builds the cards with these ids from the messages `card-ID`, `card-ID-words` and
    /// `card-ID-text` of a catalogue.
    ///
    /// Package texts are English, so each card also gets its English words. A word is omitted if it
    /// names another card in the language of the thread.
    pub fn all(catalogue: &Catalogue, ids: &[&'static str], figures: &[NamedFigure]) -> Vec<Self> {
        let figures = arguments(figures);
        let card = |id: &&'static str| Self {
            id,
            name: catalogue.say(&format!("card-{id}"), &[]),
            also: words_of(catalogue, id),
            text: catalogue.say(&format!("card-{id}-text"), &figures),
        };
        let mut cards: Vec<Self> = ids.iter().map(card).collect();
        let own = cards.iter().flat_map(|card| card.also.iter().chain([&card.name])).cloned();
        let own: Vec<String> = own.collect();
        for card in &mut cards {
            let english = speaking(Language::ENGLISH, || {
                let name = catalogue.say(&format!("card-{}", card.id), &[]);
                std::iter::once(name).chain(words_of(catalogue, card.id)).collect::<Vec<_>>()
            });
            for word in english.into_iter().filter(|word| !own.contains(word)) {
                if !card.also.contains(&word) {
                    card.also.push(word);
                }
            }
        }
        cards
    }

    /// Whether a word names the card. The card's name, its other words and its English name all
    /// count.
    ///
    /// ```
    /// let (name, text) = ("Bruchtest".to_owned(), "Würfle.".to_owned());
    /// let card = kernel::Card { id: "break-test", name, also: vec!["BT".to_owned()], text };
    /// assert!(["bruchtest", "bt", "Break Test"].iter().all(|word| card.is_called(word)));
    /// assert!(!card.is_called("Panik"));
    /// ```
    pub fn is_called(&self, word: &str) -> bool {
        let lower = word.to_lowercase();
        let mut own = std::iter::once(&self.name).chain(&self.also);
        self.id == words::id(word) || own.any(|own| own.to_lowercase() == lower)
    }
}

/// Returns the other words for a card, from its message `card-ID-words`.
fn words_of(catalogue: &Catalogue, id: &str) -> Vec<String> {
    let words = catalogue.say(&format!("card-{id}-words"), &[]);
    words.split(", ").map(str::to_owned).collect()
}

/// Maximum length of search terms, in bytes. Longer terms find nothing.
const LONGEST: usize = 80;

/// A rule in a few sentences, worded for the options of the current match; one of
/// [`Reference::articles`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Article {
    /// Id of the requirement that states the rule.
    pub id: String,
    /// Title of the chapter that lists the rule.
    pub chapter: String,
    /// Subject of the rule in a few words.
    pub title: String,
    /// Sections of the rulebooks that the rule covers.
    pub sections: Vec<String>,
    /// Text of the rule, worded for the options of the current match.
    pub text: String,
}

impl Reference {
    /// Returns the rules that cite a section, those with the fewest other sections first. If no
    /// rule cites the section, tries the section without its letter, then its subsections, then its
    /// parent.
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

    /// Looks up a term, an abbreviation, a section or the id of a rule. If nothing has this name,
    /// returns all cards and rules whose text contains it, and all rows of charts with this word.
    ///
    /// ```
    /// use kernel::{Card, Reference};
    /// let text = "A figure of a unit.".to_owned();
    /// let (name, also) = ("Festungspunkt".to_owned(), vec!["SP".to_owned()]);
    /// let cards = vec![Card { id: "fort-point", name, also, text }];
    /// let reference = Reference { cards, ..Reference::default() };
    /// assert_eq!(reference.look_up("sp").cards[0].name, "Festungspunkt");
    /// assert_eq!(reference.look_up("Fort point"), reference.look_up("sp"), "by its English name");
    /// assert_eq!(reference.look_up("figure").cards.len(), 1);
    /// assert!(reference.look_up("horse").is_nothing());
    /// ```
    pub fn look_up(&self, wanted: &str) -> Found<'_> {
        if wanted.len() > LONGEST {
            return Found::default();
        }
        let is = |word: &str| word.eq_ignore_ascii_case(wanted);
        if let Some(card) = self.cards.iter().find(|card| card.is_called(wanted)) {
            return Found { cards: vec![card], ..Found::default() };
        }
        let book = wanted.split(' ').next().unwrap_or_default();
        let section = format!("{}{}", book.to_uppercase(), &wanted[book.len()..]);
        let mut articles = self.of_section(&section);
        articles.extend(self.articles.iter().filter(|article| is(&article.id)));
        if !articles.is_empty() {
            return Found { articles, ..Found::default() };
        }
        let wanted = wanted.to_lowercase();
        let has = |text: &str| text.to_lowercase().contains(&wanted);
        let articles = self.articles.iter().filter(|of| has(&of.title) || has(&of.text));
        Found {
            cards: self.cards.iter().filter(|card| has(&card.name) || has(&card.text)).collect(),
            articles: articles.collect(),
            rows: self.rows().filter(|row| row.has_word(&wanted)).collect(),
        }
    }

    /// Returns the rows of all charts, in the order of the charts.
    fn rows(&self) -> impl Iterator<Item = ChartRow<'_>> {
        self.charts.iter().flat_map(|chart| {
            let tables = chart.parts.iter().filter_map(|part| match part {
                Content::Table { head, rows } => Some((head, rows)),
                _ => None,
            });
            tables.flat_map(|(head, rows)| {
                rows.iter().map(|row| ChartRow { chart: &chart.title, head, row })
            })
        })
    }

    fn naming(&self, is_meant: impl Fn(&str) -> bool) -> Vec<&Article> {
        let names = |article: &&Article| article.sections.iter().any(|own| is_meant(own));
        self.articles.iter().filter(names).collect()
    }
}

/// Result of [`Reference::look_up`].
///
/// ```
/// use kernel::{Found, Reference};
/// assert_eq!(Reference::default().look_up("SP"), Found::default());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Found<'a> {
    /// Cards whose term or text matches the search.
    pub cards: Vec<&'a Card>,
    /// Rules whose title or text matches the search.
    pub articles: Vec<&'a Article>,
    /// Rows of charts with a cell that contains the word, such as the row of a ground marker.
    pub rows: Vec<ChartRow<'a>>,
}

impl Found<'_> {
    /// Whether the search found no card, no rule and no row of a chart.
    pub const fn is_nothing(&self) -> bool {
        self.cards.is_empty() && self.articles.is_empty() && self.rows.is_empty()
    }
}

/// A row of a chart, with the headings of its columns.
///
/// ```
/// use kernel::{Content, Panel, Reference, Row};
/// let words = |cells: [&str; 3]| cells.map(str::to_owned).to_vec();
/// let rows = vec![Row { side: None, cells: words(["Burnt bridge", "never", ""]) }];
/// let table = Content::Table { head: words(["", "Infantry", "Sight"]), rows };
/// let charts = vec![Panel { title: "Ground markers".to_owned(), parts: vec![table] }];
/// let reference = Reference { charts, ..Reference::default() };
/// let found = reference.look_up("BRIDGE").rows;
/// assert_eq!(found[0].text(), "Ground markers: Burnt bridge; Infantry: never");
/// assert!(reference.look_up("ridge").is_nothing(), "whole words only");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ChartRow<'a> {
    /// Title of the chart.
    pub chart: &'a str,
    /// Headings of the columns. Empty if the chart has none.
    pub head: &'a [String],
    /// The row.
    pub row: &'a Row,
}

impl ChartRow<'_> {
    /// Returns the chart's title and all cells with their headings, in one line. Empty cells are
    /// left out.
    pub fn text(&self) -> String {
        let heads = self.head.iter().map(String::as_str).chain(std::iter::repeat(""));
        let cells = self.row.cells.iter().zip(heads).filter(|(cell, _)| !cell.is_empty());
        let cells = cells.map(|(cell, head)| match head {
            "" => cell.clone(),
            head => format!("{head}: {cell}"),
        });
        format!("{}: {}", self.chart, cells.collect::<Vec<_>>().join("; "))
    }

    /// Whether a cell contains these words. `wanted` is in lower case.
    fn has_word(&self, wanted: &str) -> bool {
        let is_edge = |sign: Option<char>| !sign.is_some_and(char::is_alphanumeric);
        let has = |cell: &str| {
            cell.match_indices(wanted).any(|(at, _)| {
                is_edge(cell[..at].chars().next_back())
                    && is_edge(cell[at + wanted.len()..].chars().next())
            })
        };
        let is_name = wanted.chars().any(char::is_alphabetic);
        is_name && self.row.cells.iter().any(|cell| has(&cell.to_lowercase()))
    }
}

/// Chart cell that the engine read for a result; [`Reference`] has an example.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Used {
    /// Title of the chart in the [`Reference`].
    pub chart: String,
    /// Row of the table, from 0.
    pub row: usize,
    /// Column, from 0. Column 0 holds the row headings.
    pub column: usize,
}
