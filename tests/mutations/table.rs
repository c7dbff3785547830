//! The figures of a measurement.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::damage::Kind;
use crate::judge::{Damaged, Verdict};

/// How many misses of a kind are listed.
const LISTED: usize = 12;

#[derive(Default)]
struct Row {
    noticed: usize,
    placed: usize,
    by_cases: Vec<String>,
    missed: Vec<String>,
}

impl Row {
    fn all(&self) -> usize {
        self.noticed + self.by_cases.len() + self.missed.len()
    }
}

/// What was noticed, by kind of damage and by code.
#[derive(Default)]
pub(crate) struct Table {
    rows: BTreeMap<Kind, Row>,
    codes: BTreeMap<&'static str, usize>,
    harmless: usize,
}

impl Table {
    pub(crate) fn enter(&mut self, damaged: &Damaged, verdict: Verdict) {
        let row = self.rows.entry(damaged.kind).or_default();
        let words = format!("{}: {}", damaged.file, damaged.what);
        match verdict {
            Verdict::Noticed { code, is_placed } => {
                row.noticed += 1;
                row.placed += usize::from(is_placed);
                *self.codes.entry(code).or_default() += 1;
            }
            Verdict::FoundByCases => row.by_cases.push(words),
            Verdict::Missed => row.missed.push(words),
            Verdict::Harmless => self.harmless += 1,
        }
    }

    /// The share of damage of some kinds that was noticed, cases left aside.
    pub(crate) fn rate(&self, wanted: impl Fn(Kind) -> bool) -> f64 {
        let rows = || self.rows.iter().filter(|(kind, _)| wanted(**kind)).map(|(_, row)| row);
        let noticed: usize = rows().map(|row| row.noticed).sum();
        let all: usize = rows().map(Row::all).sum();
        noticed as f64 / all.max(1) as f64
    }

    pub(crate) fn markdown(&self) -> String {
        let mut text = String::from(
            "| damage | tried | reported | in the file | found by cases | missed | reported % |\n\
             |---|---|---|---|---|---|---|\n",
        );
        for (kind, row) in &self.rows {
            push(&mut text, kind.words(), row);
        }
        let total = self.rows.values().fold(Row::default(), |mut total, row| {
            total.noticed += row.noticed;
            total.placed += row.placed;
            total.by_cases.extend(row.by_cases.iter().cloned());
            total.missed.extend(row.missed.iter().cloned());
            total
        });
        push(&mut text, "**all**", &total);
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

    /// What validation did not report, some of each kind: first what nobody noticed.
    pub(crate) fn misses(&self) -> String {
        let mut text = "\nNot reported, some of each kind:\n".to_owned();
        for (kind, row) in self.rows.iter().filter(|(_, row)| row.noticed < row.all()) {
            let missed = row.missed.iter().map(|words| format!("- `{words}`"));
            let found = row.by_cases.iter().map(|words| format!("- `{words}`: found by cases"));
            let lines: Vec<String> = missed.take(LISTED).chain(found.take(LISTED / 2)).collect();
            write!(text, "\n{}:\n\n{}\n", kind.words(), lines.join("\n"))
                .expect("a text can be written to");
        }
        text
    }
}

fn push(text: &mut String, words: &str, row: &Row) {
    let share = 100.0 * row.noticed as f64 / row.all().max(1) as f64;
    writeln!(
        text,
        "| {words} | {} | {} | {} | {} | {} | {share:.1} |",
        row.all(),
        row.noticed,
        row.placed,
        row.by_cases.len(),
        row.missed.len()
    )
    .expect("a text can be written to");
}
