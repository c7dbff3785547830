//! Statistics about the detection of damage.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::mutations::damage::Kind;
use crate::mutations::judge::{Damaged, Near, Noticed, Outcome, Verdict, Way};

/// Maximum number of undetected damages that the report lists for each kind.
const LISTED: usize = 12;

#[derive(Default)]
struct Row {
    noticed: usize,
    refused: usize,
    /// Number of validation reports with a message in the damaged file. `at_the_line` counts those
    /// with a message at the damaged line, and `first` those whose first message is there.
    placed: usize,
    at_the_line: usize,
    first: usize,
    /// Number of refused packages with a message at the damaged line. `refused_first` counts those
    /// whose first message is there.
    refused_at_the_line: usize,
    refused_first: usize,
    /// Number of packages with only warnings from validation, but with failing cases.
    also_by_cases: usize,
    by_cases: Vec<String>,
    missed: Vec<String>,
}

impl Row {
    fn all(&self) -> usize {
        self.noticed + self.by_cases.len() + self.missed.len()
    }
}

/// Counts of verdicts for each way to damage a package, and counts of diagnostic codes.
#[derive(Default)]
pub(crate) struct Table {
    rows: BTreeMap<Way, Row>,
    codes: BTreeMap<&'static str, usize>,
    harmless: usize,
}

impl Table {
    pub(crate) fn enter(&mut self, damaged: &Damaged, verdict: Verdict) {
        let row = self.rows.entry(damaged.way).or_default();
        let words = format!("{}: {}", damaged.file, damaged.what);
        match verdict {
            Verdict::Noticed(Noticed { code, nearest, first, outcome }) => {
                row.noticed += 1;
                let is_refused = outcome == Outcome::Refused;
                row.also_by_cases += usize::from(outcome == Outcome::WarnedAndFailing);
                row.refused += usize::from(is_refused);
                row.refused_at_the_line += usize::from(is_refused && nearest == Near::AtTheLine);
                row.refused_first += usize::from(is_refused && first == Near::AtTheLine);
                row.placed += usize::from(nearest != Near::Elsewhere);
                row.at_the_line += usize::from(nearest == Near::AtTheLine);
                row.first += usize::from(first == Near::AtTheLine);
                *self.codes.entry(code).or_default() += 1;
            }
            Verdict::FoundByCases => row.by_cases.push(words),
            Verdict::Missed => row.missed.push(words),
            Verdict::Harmless => self.harmless += 1,
        }
    }

    /// Returns the fraction of damaged packages that validation detected, over the kinds of damage
    /// selected by `wanted`.
    pub(crate) fn rate(&self, wanted: impl Fn(Kind) -> bool) -> f64 {
        let is_wanted = |way: &Way| matches!(way, Way::Meant(kind) if wanted(*kind));
        let rows = || self.rows.iter().filter(|(way, _)| is_wanted(way)).map(|(_, row)| row);
        let noticed: usize = rows().map(|row| row.noticed).sum();
        let all: usize = rows().map(Row::all).sum();
        noticed as f64 / all.max(1) as f64
    }

    /// Formats the counts for typing errors as a table.
    pub(crate) fn of_slips(&self) -> String {
        let [reported, refused, at_the_line, first] = self.shares();
        format!(
            "{}\nReported, by cases too: {reported:.1} %. Refused, by cases too: {refused:.1} %. Of what a message refuses: at the \
             line {at_the_line:.1} %, first at the line {first:.1} %.\nA further {} slips were harmless: the game is the same.\n{}",
            self.by_way(),
            self.harmless,
            self.misses(),
        )
    }

    pub(crate) fn markdown(&self) -> String {
        let mut text = self.by_way();
        let names = self.rate(|kind| matches!(kind, Kind::Misspell | Kind::WrongType));
        let places = |kind| {
            matches!(kind, Kind::Swap | Kind::WrongSection | Kind::WrongNeighbour | Kind::Delete)
        };
        let misplaced = self.rate(places);
        let numbers = self.rate(|kind| kind == Kind::WrongNumber);
        write!(
            text,
            "\nNames and types: {:.1} %. Values deleted or misplaced: {:.1} %. Numbers: {:.1} %.\n\
             A further {} changes were harmless: the game is the same.\n",
            100.0 * names,
            100.0 * misplaced,
            100.0 * numbers,
            self.harmless
        )
        .expect("a text can be written to");
        text.push_str(&self.by_code());
        text
    }

    fn by_way(&self) -> String {
        let mut text = String::from(
            "| damage | tried | reported | refused | in the file | at the line | first at the line | found by cases | missed | reported % |\n\
             |---|---|---|---|---|---|---|---|---|---|\n",
        );
        for (way, row) in &self.rows {
            push(&mut text, way.words(), row);
        }
        push(&mut text, "**all**", &self.total());
        text
    }

    fn total(&self) -> Row {
        self.rows.values().fold(Row::default(), |mut total, row| {
            let Row { noticed, refused, placed, at_the_line, first, .. } = row;
            total.noticed += noticed;
            total.refused += refused;
            total.placed += placed;
            total.at_the_line += at_the_line;
            total.first += first;
            total.refused_at_the_line += row.refused_at_the_line;
            total.refused_first += row.refused_first;
            total.also_by_cases += row.also_by_cases;
            total.by_cases.extend(row.by_cases.iter().cloned());
            total.missed.extend(row.missed.iter().cloned());
            total
        })
    }

    /// Returns four percentages. The first is the share of damaged packages for which validation or
    /// a case detected the damage. The second is the share of damaged packages that validation
    /// refused or that fail a case. The third is the share of refused packages with a message at
    /// the damaged line. The fourth is the share of refused packages whose first message is there.
    pub(crate) fn shares(&self) -> [f64; 4] {
        let total = self.total();
        let share = |n: usize, of: usize| 100.0 * n as f64 / of.max(1) as f64;
        let by_cases = total.by_cases.len();
        [
            share(total.noticed + by_cases, total.all()),
            share(total.refused + total.also_by_cases + by_cases, total.all()),
            share(total.refused_at_the_line, total.refused),
            share(total.refused_first, total.refused),
        ]
    }

    fn by_code(&self) -> String {
        let mut codes: Vec<(&str, usize)> =
            self.codes.iter().map(|(code, n)| (*code, *n)).collect();
        codes.sort_by_key(|(code, n)| (usize::MAX - n, *code));
        let mut text = "\n| first code | times |\n|---|---|\n".to_owned();
        for (code, n) in codes {
            writeln!(text, "| {code} | {n} |").expect("a text can be written to");
        }
        text
    }

    /// Lists examples of damage that validation missed. Damage that the cases missed as well comes
    /// first.
    pub(crate) fn misses(&self) -> String {
        let mut text = "\nNot reported, some of each kind:\n".to_owned();
        for (way, row) in self.rows.iter().filter(|(_, row)| row.noticed < row.all()) {
            let missed = row.missed.iter().map(|words| format!("- `{words}`"));
            let found = row.by_cases.iter().map(|words| format!("- `{words}`: found by cases"));
            let lines: Vec<String> = missed.take(LISTED).chain(found.take(LISTED / 2)).collect();
            write!(text, "\n{}:\n\n{}\n", way.words(), lines.join("\n"))
                .expect("a text can be written to");
        }
        text
    }
}

fn push(text: &mut String, words: &str, row: &Row) {
    let share = 100.0 * row.noticed as f64 / row.all().max(1) as f64;
    writeln!(
        text,
        "| {words} | {} | {} | {} | {} | {} | {} | {} | {} | {share:.1} |",
        row.all(),
        row.noticed,
        row.refused,
        row.placed,
        row.at_the_line,
        row.first,
        row.by_cases.len(),
        row.missed.len()
    )
    .expect("a text can be written to");
}
