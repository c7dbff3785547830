use std::collections::BTreeMap;

use serde::Serialize;

use super::{Card, Content, Panel, Row};
use crate::say;

/// Kind of made-up figure, whose value comes from neither the publisher nor another source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MadeUp {
    /// Figure invented in place of a figure that the printed game has but the rulebook does not
    /// state.
    Reconstructed,
    /// Figure designed for a package that has no printed game.
    Designed,
}

impl MadeUp {
    /// Both kinds of made-up figures, in the order in which notes list them.
    pub const ALL: [Self; 2] = [Self::Reconstructed, Self::Designed];

    /// Returns the keyword for the origin in packages, such as `reconstructed`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Reconstructed => "reconstructed",
            Self::Designed => "designed",
        }
    }

    /// Returns the mark that charts print after such a figure.
    pub const fn mark(self) -> &'static str {
        match self {
            Self::Reconstructed => "†",
            Self::Designed => "‡",
        }
    }
}

/// Origins of the figures of a package, as shown to players. This type creates all marks that point
/// out made-up figures.
///
/// ```
/// use kernel::{MadeUp, OriginShare, Origins, Panel};
/// let counts = vec![("rulebook", 1), ("reconstructed", 2), ("designed", 1)];
/// let share = OriginShare { what: "units", counts };
/// let figures = [
///     ("units/guard/strength".to_owned(), MadeUp::Reconstructed),
///     ("units/foot/strength".to_owned(), MadeUp::Reconstructed),
///     ("units/foot/morale".to_owned(), MadeUp::Designed),
/// ];
/// let origins = Origins::new(vec![share], figures, vec!["R 6: who runs first".to_owned()]);
/// assert_eq!(format!("12{}", origins.mark("units/guard/strength")), "12†");
/// assert_eq!(format!("7{}", origins.mark("units/foot/morale")), "7‡");
/// assert_eq!(origins.mark("units/guard/speed"), "");
/// let note = "† 2 of 4 numbers here are reconstructed. ‡ 1 of 4 numbers here are designed.";
/// let of_units = origins.note(&["units"]).expect("some are made up");
/// assert_eq!((&*of_units.text, &*of_units.short), (note, "† 2 of 4 ‡ 1 of 4"));
/// assert_eq!(origins.note(&["charts"]), None);
/// assert_eq!(origins.told().len(), 3);
/// assert_eq!(origins.shares()[0].all(), 4);
/// assert_eq!(origins.made_up(MadeUp::Designed).count(), 1);
/// assert_eq!(origins.parts("units/foot", MadeUp::Reconstructed), ["strength"]);
/// let chart = Panel { title: "Units".to_owned(), parts: vec![] };
/// assert_eq!(origins.noted(chart, &["units"]).parts.len(), 1);
/// assert!(origins.card().is_some_and(|card| card.text.contains("2 of 4")));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Origins {
    shares: Vec<OriginShare>,
    made_up: BTreeMap<String, MadeUp>,
    lost: Vec<String>,
}

/// Figures of one table or file, counted by origin; one of [`Origins::shares`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OriginShare {
    /// Name of the table or file, such as `terrain effects`.
    pub what: &'static str,
    /// Number of figures for each origin keyword.
    pub counts: Vec<(&'static str, usize)>,
}

impl OriginShare {
    /// Returns the number of all figures.
    pub fn all(&self) -> usize {
        self.counts.iter().map(|(_, count)| count).sum()
    }

    /// Returns the number of figures whose origin has this keyword.
    pub fn count(&self, word: &str) -> usize {
        self.counts.iter().filter(|(own, _)| *own == word).map(|(_, count)| count).sum()
    }
}

/// Note on the number of made-up figures in some tables, as a sentence and in short form.
/// [`Origins::note`] creates it.
///
/// ```
/// let (text, short) = ("† 2 of 4 numbers here are reconstructed.", "† 2 of 4");
/// let note = kernel::OriginNote { text: text.to_owned(), short: short.to_owned() };
/// assert_eq!(String::from(note), text, "as programs read it");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(into = "String")]
pub struct OriginNote {
    /// Sentences that state the origin: `† 2 of 4 numbers here are reconstructed.`
    pub text: String,
    /// Short form of the note for headings, such as `† 2 of 4`.
    pub short: String,
}

impl From<OriginNote> for String {
    fn from(note: OriginNote) -> Self {
        note.text
    }
}

impl Origins {
    /// Returns the title of the panels that [`Origins::chart`] and [`Origins::panel`] build.
    pub fn title() -> String {
        say!("origins-title")
    }

    /// Origins of a package that states none.
    pub const NONE: Self = Self { shares: Vec::new(), made_up: BTreeMap::new(), lost: Vec::new() };

    /// Builds the origins from the shares of each table, the paths of made-up figures, and the
    /// passages missing from the rulebook.
    pub fn new(
        shares: Vec<OriginShare>,
        made_up: impl IntoIterator<Item = (String, MadeUp)>,
        lost: Vec<String>,
    ) -> Self {
        Self { shares, made_up: made_up.into_iter().collect(), lost }
    }

    /// Returns the shares of all tables, in file order.
    pub fn shares(&self) -> &[OriginShare] {
        &self.shares
    }

    /// Returns the paths of all figures of a kind, such as `units/guard/morale`.
    pub fn made_up(&self, kind: MadeUp) -> impl Iterator<Item = &str> {
        self.made_up.iter().filter(move |(_, own)| **own == kind).map(|(path, _)| path.as_str())
    }

    /// Returns the made-up figures of one object, such as `strength` and `morale` of `units/guard`.
    pub fn parts(&self, thing: &str, kind: MadeUp) -> Vec<&str> {
        let within = format!("{thing}/");
        let after = self.made_up.range(within.clone()..);
        let own = after.take_while(|(path, _)| path.starts_with(&within));
        let of_kind = own.filter(|(_, own)| **own == kind);
        of_kind.filter_map(|(path, _)| path.strip_prefix(&within)).collect()
    }

    /// Returns the passages missing from the rulebook, and their replacements.
    pub fn lost(&self) -> &[String] {
        &self.lost
    }

    /// Returns the mark of a figure. Empty if the rulebook or another source gives the figure.
    pub fn mark(&self, figure: &str) -> &'static str {
        self.made_up.get(figure).map_or("", |kind| kind.mark())
    }

    /// Returns the note for tables whose cells have no room for marks. `None` if sources give all
    /// figures of the tables.
    pub fn note(&self, tables: &[&str]) -> Option<OriginNote> {
        let line = |kind: MadeUp| {
            let (made_up, all) = self.count(kind, |share| tables.contains(&share.what));
            let (mark, word) = (kind.mark(), kind.word());
            let lines = || {
                let text = say!("origins-here", mark, made_up, all, kind = word);
                (text, say!("origins-short", mark, made_up, all))
            };
            (made_up > 0).then(lines)
        };
        let (texts, shorts): (Vec<_>, Vec<_>) = MadeUp::ALL.into_iter().filter_map(line).unzip();
        let note = || OriginNote { text: texts.join(" "), short: shorts.join(" ") };
        (!texts.is_empty()).then(note)
    }

    /// Returns `chart` with a note on its made-up figures added below it.
    pub fn noted(&self, mut chart: Panel, tables: &[&str]) -> Panel {
        chart.parts.extend(self.note(tables).map(Content::Note));
        chart
    }

    /// Returns the lines shown at the start of a match: the share of made-up figures, and the
    /// passages missing from the rulebook. Empty if there are no made-up figures and no missing
    /// passages.
    pub fn told(&self) -> Vec<String> {
        let lost = self.lost.iter().map(|passage| say!("origins-lost", passage));
        self.summary().chain(lost).collect()
    }

    /// Returns lines such as `† marks numbers without a source: 2 of 3 are reconstructed.`
    fn summary(&self) -> impl Iterator<Item = String> {
        MadeUp::ALL.into_iter().filter_map(|kind| {
            let (made_up, all) = self.count(kind, |_| true);
            let (mark, word) = (kind.mark(), kind.word());
            (made_up > 0).then(|| say!("origins-marks", mark, made_up, all, kind = word))
        })
    }

    /// Returns two numbers for the matching tables: the made-up figures of a kind, and all figures.
    fn count(&self, kind: MadeUp, is_meant: impl Fn(&OriginShare) -> bool) -> (usize, usize) {
        let shares = || self.shares.iter().filter(|share| is_meant(share));
        let of_kind = shares().map(|share| share.count(kind.word())).sum();
        (of_kind, shares().map(OriginShare::all).sum())
    }

    /// Returns a panel with the lines of [`Origins::told`], or `None` if there are no lines.
    pub fn panel(&self) -> Option<Panel> {
        let told: Vec<_> = self.told().into_iter().map(Content::Words).collect();
        (!told.is_empty()).then(|| Panel { title: Self::title(), parts: told })
    }

    /// Returns a panel with the shares of all tables. The function `name` supplies the title of
    /// each table. `None` if the package states no origins.
    pub fn chart(&self, name: fn(&'static str) -> String) -> Option<Panel> {
        let words = self.shares.first()?.counts.iter().map(|(word, _)| *word);
        let used = |word: &&str| self.shares.iter().any(|share| share.count(word) > 0);
        let words: Vec<_> = words.filter(used).collect();
        let row = |share: &OriginShare| Row {
            side: None,
            cells: std::iter::once(name(share.what))
                .chain(words.iter().map(|word| share.count(word).to_string()))
                .collect(),
        };
        let rests_on = words.iter().map(|&word| say!("origins-rest-on", kind = word));
        let head = std::iter::once(String::new()).chain(rests_on).collect();
        let rows = self.shares.iter().map(row).collect();
        let told = self.told().into_iter().map(Content::Words);
        Some(Panel {
            title: Self::title(),
            parts: told.chain([Content::Table { head, rows }]).collect(),
        })
    }

    /// Returns the card that explains the marks. `None` if no figure has a mark.
    pub fn card(&self) -> Option<Card> {
        let text = self.summary().collect::<Vec<_>>().join(" ");
        let signs = MadeUp::ALL.into_iter().map(|kind| kind.mark().to_owned());
        let card = Card::all(&crate::WORDS, &["reconstructed"], &[]).pop()?;
        let also = signs.chain(card.also).collect();
        (!text.is_empty()).then_some(Card { also, text, ..card })
    }
}

/// Tables of [`Origins`] by use. The default names no tables.
///
/// ```
/// assert!(kernel::OriginTables::default().odds.is_empty());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct OriginTables {
    /// Returns the title that players see for a table.
    pub title: fn(&'static str) -> String,
    /// Tables used for odds.
    pub odds: &'static [&'static str],
    /// Tables used for rolls in a log: the tables for odds, and all other tables in which rolls are
    /// looked up.
    pub rolls: &'static [&'static str],
}

impl Default for OriginTables {
    fn default() -> Self {
        Self { title: str::to_owned, odds: &[], rolls: &[] }
    }
}
