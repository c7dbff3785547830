use std::collections::BTreeSet;

use serde::Serialize;

use super::{Card, Content, Row, Section};

/// Stands behind a figure that no source gives.
const MARK: &str = "†";

/// Where the figures of a package come from, as players are told: the one place that is asked whether a figure is
/// reconstructed.
///
/// ```
/// use kernel::{OriginShare, Origins, Section};
/// let share = OriginShare { what: "units", counts: vec![("rulebook", 1), (OriginShare::RECONSTRUCTED, 2)] };
/// let figures = ["units/guard/strength", "units/foot/strength"].map(str::to_owned);
/// let origins = Origins::new(vec![share], figures, vec!["R 6: who runs first".to_owned()]);
/// assert_eq!(format!("12{}", origins.mark("units/guard/strength")), "12†");
/// assert_eq!(origins.mark("units/guard/speed"), "");
/// assert_eq!(origins.note(&["units"]).as_deref(), Some("† 2 of 3 figures here are reconstructed."));
/// assert_eq!(origins.note(&["charts"]), None);
/// assert_eq!(origins.told().len(), 2);
/// assert_eq!(origins.shares()[0].all(), 3);
/// assert_eq!(origins.parts("units/guard"), ["strength"]);
/// let chart = Section { title: "Units".to_owned(), parts: vec![] };
/// assert_eq!(origins.noted(chart, &["units"]).parts.len(), 1);
/// assert!(origins.card().is_some_and(|card| card.text.contains("2 of 3")));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Origins {
    shares: Vec<OriginShare>,
    reconstructed: BTreeSet<String>,
    lost: Vec<String>,
}

/// The figures of one table or file by what they rest on; one of [`Origins::shares`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OriginShare {
    /// The table, such as `terrain effects`.
    pub what: &'static str,
    /// The number of figures by the word for what they rest on.
    pub counts: Vec<(&'static str, usize)>,
}

impl OriginShare {
    /// The word for figures that no source gives.
    pub const RECONSTRUCTED: &'static str = "reconstructed";
    /// The word for figures that the package has made for itself.
    pub const DESIGNED: &'static str = "designed";

    /// The number of all figures.
    pub fn all(&self) -> usize {
        self.counts.iter().map(|(_, count)| count).sum()
    }

    /// The number of figures that rest on something.
    pub fn count(&self, word: &str) -> usize {
        self.counts.iter().filter(|(own, _)| *own == word).map(|(_, count)| count).sum()
    }
}

impl Origins {
    /// The title of [`Origins::chart`] and [`Origins::panel`].
    pub const TITLE: &str = "Where the figures come from";
    /// Stands behind a figure that no source gives, and before a note on how many there are.
    pub const MARK: &str = MARK;

    /// The empty account, of a game that says nothing.
    pub const NONE: Self =
        Self { shares: Vec::new(), reconstructed: BTreeSet::new(), lost: Vec::new() };

    /// The shares by table, the paths of all reconstructed figures, and the passages that the rulebook has lost.
    pub fn new(
        shares: Vec<OriginShare>,
        reconstructed: impl IntoIterator<Item = String>,
        lost: Vec<String>,
    ) -> Self {
        Self { shares, reconstructed: reconstructed.into_iter().collect(), lost }
    }

    /// The shares, in the order of the files.
    pub fn shares(&self) -> &[OriginShare] {
        &self.shares
    }

    /// The paths of all reconstructed figures, such as `units/guard/morale`.
    pub fn reconstructed(&self) -> impl Iterator<Item = &str> {
        self.reconstructed.iter().map(String::as_str)
    }

    /// The reconstructed figures of one thing, such as `strength` and `morale` of `units/guard`.
    pub fn parts(&self, thing: &str) -> Vec<&str> {
        let within = format!("{thing}/");
        let after = self.reconstructed.range(within.clone()..);
        let own = after.take_while(|path| path.starts_with(&within));
        own.filter_map(|path| path.strip_prefix(&within)).collect()
    }

    /// The passages that the rulebook has lost, and what stands in their place.
    pub fn lost(&self) -> &[String] {
        &self.lost
    }

    /// The mark of a figure: nothing if a source gives it.
    pub fn mark(&self, figure: &str) -> &'static str {
        if self.reconstructed.contains(figure) { MARK } else { "" }
    }

    /// A line for tables whose cells would be cluttered by marks; nothing if sources give all their figures.
    pub fn note(&self, tables: &[&str]) -> Option<String> {
        let of = |word| self.count(word, |share| tables.contains(&share.what));
        let (made_up, all) = of(OriginShare::RECONSTRUCTED);
        let made_up = (made_up > 0)
            .then(|| format!("{MARK} {made_up} of {all} figures here are reconstructed."));
        let (designed, all) = of(OriginShare::DESIGNED);
        let designed =
            (designed > 0).then(|| format!("{designed} of {all} figures here are designed."));
        let lines: Vec<String> = made_up.into_iter().chain(designed).collect();
        (!lines.is_empty()).then(|| lines.join(" "))
    }

    /// A chart with such a line below it.
    pub fn noted(&self, mut chart: Section, tables: &[&str]) -> Section {
        chart.parts.extend(self.note(tables).map(Content::Words));
        chart
    }

    /// What players are told at the start: how much is reconstructed, and what is lost; nothing if nothing is.
    pub fn told(&self) -> Vec<String> {
        let lost = self.lost.iter().map(|passage| format!("Lost from the rulebook: {passage}"));
        self.summary().into_iter().chain(self.designed()).chain(lost).collect()
    }

    /// `† marks figures that no source gives: 2 of 3 in this game are reconstructed.`
    fn summary(&self) -> Option<String> {
        let (made_up, all) = self.count(OriginShare::RECONSTRUCTED, |_| true);
        (made_up > 0).then(|| {
            format!(
                "{MARK} marks figures that no source gives: {made_up} of {all} in this game are reconstructed."
            )
        })
    }

    fn designed(&self) -> Option<String> {
        let (designed, all) = self.count(OriginShare::DESIGNED, |_| true);
        (designed > 0).then(|| {
            format!(
                "{designed} of {all} figures in this game are designed for it, after no source."
            )
        })
    }

    /// The figures of some tables that rest on what a word says, and all.
    fn count(&self, word: &str, is_meant: impl Fn(&OriginShare) -> bool) -> (usize, usize) {
        let shares = || self.shares.iter().filter(|share| is_meant(share));
        (shares().map(|share| share.count(word)).sum(), shares().map(OriginShare::all).sum())
    }

    /// What players are told, as a part of the table; nothing if there is nothing to tell.
    pub fn panel(&self) -> Option<Section> {
        let told: Vec<_> = self.told().into_iter().map(Content::Words).collect();
        (!told.is_empty()).then(|| Section { title: Self::TITLE.to_owned(), parts: told })
    }

    /// The same with the shares of all tables; nothing for a game that says nothing.
    pub fn chart(&self) -> Option<Section> {
        let words = self.shares.first()?.counts.iter().map(|(word, _)| *word);
        let used = |word: &&str| self.shares.iter().any(|share| share.count(word) > 0);
        let words: Vec<_> = words.filter(used).collect();
        let row = |share: &OriginShare| Row {
            side: None,
            cells: std::iter::once(share.what.to_owned())
                .chain(words.iter().map(|word| share.count(word).to_string()))
                .collect(),
        };
        let head = std::iter::once("").chain(words.iter().copied()).map(str::to_owned).collect();
        let rows = self.shares.iter().map(row).collect();
        let told = self.told().into_iter().map(Content::Words);
        Some(Section {
            title: Self::TITLE.to_owned(),
            parts: told.chain([Content::Table { head, rows }]).collect(),
        })
    }

    /// The card of the mark; nothing if no figure bears it.
    pub fn card(&self) -> Option<Card> {
        let text = self.summary()?;
        Some(Card { name: "Reconstructed", also: vec![MARK, "reconstructed", "provenance"], text })
    }
}
