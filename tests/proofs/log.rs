//! Completeness of the log. A person can recompute every roll from its log line and the printed
//! charts. The test reads the charts without the rules engine.

use std::collections::{BTreeMap, BTreeSet};

use black_box::{every_setup, number, root};
use blind_swords::describe::shift_name;
use blind_swords::view;
use kernel::Line;
use kernel::Reader;
use serde_yaml::Value;

use crate::proofs::walk;

/// Charts of a package, as written in its files.
struct Charts(Value);

impl Charts {
    /// Reads the charts of the series, of the base packages, and of the package itself. An entry of
    /// a later chart replaces an entry of an earlier one.
    fn of(package: &str) -> Self {
        let loaded = blind_swords_documents::load(&root().join("games").join(package))
            .expect("a good package");
        let charts = loaded.documents.tables.tree.to_json();
        Self(serde_yaml::to_value(charts).expect("JSON is YAML"))
    }

    fn list(&self, path: &[&str]) -> Vec<String> {
        let found = path.iter().fold(&self.0, |value, key| &value[*key]);
        let items = found.as_sequence().unwrap_or_else(|| panic!("a list at {path:?}"));
        items.iter().map(text).collect()
    }

    fn columns(&self) -> Vec<String> {
        self.list(&["combat-results", "columns"])
    }

    /// Returns the index of a column by its label.
    fn column(&self, label: &str) -> i64 {
        let at = self.columns().iter().position(|column| column == label);
        at.unwrap_or_else(|| panic!("no column {label}")) as i64
    }

    /// Returns the index of the chart column for a whole strength. A strength below 1 belongs to
    /// column C.
    fn column_of(&self, strength: i64) -> i64 {
        let from = |label: &str| -> i64 {
            label.split(['-', '+']).next().and_then(|from| from.parse().ok()).unwrap_or(0)
        };
        let columns = self.columns();
        columns.iter().rposition(|label| from(label) <= strength).unwrap_or(0) as i64
    }

    /// Returns the chart cell for a roll as a string: `severe|tough|routine`.
    fn cell(&self, column: i64, roll: i64) -> String {
        let rows = self.0["combat-results"]["rows"].as_mapping().expect("rows");
        let within = |range: &str| {
            let ends: Vec<i64> = range.split('-').filter_map(|end| end.parse().ok()).collect();
            ends[0] <= roll && roll <= ends[ends.len() - 1]
        };
        let (_, row) = rows.iter().find(|(range, _)| within(&text(range))).expect("a row");
        text(&row.as_sequence().expect("cells")[column as usize])
    }

    /// Returns the shifts with the given name in a chart. The rules themselves give two columns for
    /// a charge and one for flanking fire. BS 10.10, CONV-03, V-38.
    fn shifts(&self, chart: &str, name: &str) -> Vec<i64> {
        let rows = self.0[chart]["shifts"].as_sequence().expect("shifts");
        let named = rows.iter().filter(|row| shift_name(&text(&row["id"])) == name);
        let by_rule = [("charge", 2), ("cross_fire", 1)].into_iter();
        let by_rule = by_rule.filter(|(own, _)| shift_name(own) == name);
        let by_rule = by_rule.map(|(_, columns)| columns);
        named.filter_map(|row| row["columns"].as_i64()).chain(by_rule).collect()
    }

    /// Returns the column shift for the odds of two strengths. The highest ratio in the chart that
    /// the strengths reach determines the shift.
    fn odds(&self, attack: (i64, i64), defence: (i64, i64)) -> i64 {
        let reaches = |a: (i64, i64), b: (i64, i64), ratio: (i64, i64)| {
            a.0 > 0 && a.0 * b.1 * ratio.1 >= b.0 * a.1 * ratio.0
        };
        let rows = self.0["close-shifts"]["odds"].as_sequence().expect("odds");
        let applying = rows.iter().filter(|row| match text(&row["stronger"]).as_str() {
            "attacker" => reaches(attack, defence, fraction(&text(&row["ratio"]))),
            _ => reaches(defence, attack, fraction(&text(&row["ratio"]))),
        });
        let columns = applying.filter_map(|row| row["columns"].as_i64());
        columns.max_by_key(|columns| columns.abs()).unwrap_or(0)
    }
}

fn text(value: &Value) -> String {
    match value {
        Value::String(text) => text.trim().to_owned(),
        Value::Number(number) => number.to_string(),
        other => panic!("a plain value was expected, not {other:?}"),
    }
}

/// Parses a number or a fraction such as `15/4`. Returns the numerator and the denominator.
fn fraction(text: &str) -> (i64, i64) {
    let mut parts = text.split('/').map(|part| part.parse().expect("a number"));
    (parts.next().expect("a number"), parts.next().unwrap_or(1))
}

fn sum(amounts: impl Iterator<Item = (i64, i64)>) -> (i64, i64) {
    amounts.fold((0, 1), |a, b| (a.0 * b.1 + b.0 * a.1, a.1 * b.1))
}

fn is_equal(a: (i64, i64), b: (i64, i64)) -> bool {
    a.0 * b.1 == b.0 * a.1
}

/// Log line, with the values of its visible details by name.
struct Entry<'a> {
    line: &'a Line,
    values: BTreeMap<&'a str, &'a str>,
}

impl<'a> Entry<'a> {
    fn new(line: &'a Line) -> Self {
        let details = line.details.iter();
        let values = details.map(|detail| (detail.what.as_str(), detail.value.as_str()));
        Self { line, values: values.collect() }
    }

    fn get(&self, what: &str) -> &'a str {
        self.values.get(what).unwrap_or_else(|| panic!("no {what} in {:?}", self.line))
    }

    /// Returns the details between the details `first` and `last`. An empty `first` means the start
    /// of the line.
    fn between(&self, first: &str, last: &str) -> Vec<(&'a str, &'a str)> {
        let details = self.line.details.iter();
        let details = details.map(|detail| (detail.what.as_str(), detail.value.as_str()));
        let inner = details.skip_while(|(what, _)| !first.is_empty() && *what != first);
        let inner = inner.skip(usize::from(!first.is_empty()));
        inner.take_while(|(what, _)| *what != last).collect()
    }

    fn dice(&self) -> (i64, i64) {
        let pips: Vec<i64> =
            self.get("dice").chars().filter_map(|c| c.to_digit(10)).map(i64::from).collect();
        (pips[0], pips[1])
    }

    fn die(&self) -> i64 {
        self.get("die").parse().expect("a die")
    }
}

fn test_of(cell: &str, cr: i64) -> Option<&'static str> {
    let tests = ["Severe", "Tough", "Routine"];
    let hit = |band: &str| {
        let ends: Vec<i64> = band.split('-').filter_map(|end| end.parse().ok()).collect();
        !ends.is_empty() && ends[0] <= cr && cr <= ends[ends.len() - 1]
    };
    cell.split('|').zip(tests).find(|(band, _)| hit(band)).map(|(_, test)| test)
}

/// Parses a detail such as `first column: 6-7 (strength 25/4)`. Returns the label and the strength.
fn first_column<'a>(entry: &Entry<'a>) -> (&'a str, (i64, i64)) {
    let (label, strength) = entry.get("first column").split_once(" (strength ").expect("both");
    let strength = strength.trim_end_matches(')');
    (label, if strength == "C" { (1, 2) } else { fraction(strength) })
}

/// Recomputes the steps that all chart look-ups share, from the strength to the kind of test.
/// `None` if there is no test.
fn look_up(charts: &Charts, entry: &Entry<'_>, shifts: i64) -> Option<&'static str> {
    let (label, strength) = first_column(entry);
    let first = charts.column_of(strength.0.div_euclid(strength.1));
    assert_eq!(charts.column(label), first, "{:?}", entry.line);
    let last = charts.columns().len() as i64 - 1;
    let column = (first + shifts).clamp(0, last);
    assert_eq!(charts.column(entry.get("column")), column, "{:?}", entry.line);
    let (coloured, white) = entry.dice();
    let cr = entry.get("cohesion rating").parse().expect("a rating");
    test_of(&charts.cell(column, coloured * 10 + white), cr)
}

fn shifts(charts: &Charts, chart: &str, entry: &Entry<'_>, odds: i64) -> i64 {
    let applied = entry.between("first column", "column");
    let mut net = 0;
    let mut odds_applied = 0;
    for (name, columns) in applied {
        let columns: i64 = columns.trim_start_matches('+').parse().expect("columns");
        if name == shift_name("odds") {
            odds_applied = columns;
        } else if name != shift_name("event_columns") {
            // Shifts of events come from scripts, and all others from the chart.
            assert!(charts.shifts(chart, name).contains(&columns), "{name} in {:?}", entry.line);
        }
        net += columns;
    }
    assert_eq!(odds_applied, odds, "{:?}", entry.line);
    net
}

/// Parses a unit's strength and recomputes it. The string is `6 SP at Effective range` or `3 (6 SP
/// at Long range, times 1/2, halved)`, for example.
fn share(value: &str) -> (i64, i64) {
    let first = fraction(value.split(' ').next().expect("an amount"));
    let Some((_, how)) = value.split_once('(') else { return first };
    let printed = fraction(how.split(' ').next().expect("an amount"));
    let factor = how.split_once("times ").expect("a factor").1;
    let factor = fraction(factor.trim_end_matches(", halved)").trim_end_matches(')'));
    let half = if how.contains("halved") { 2 } else { 1 };
    assert!(is_equal(first, (printed.0 * factor.0, printed.1 * factor.1 * half)), "{value}");
    first
}

fn fire(charts: &Charts, entry: &Entry<'_>) {
    let firers = entry.between("", "table");
    assert!(!firers.is_empty());
    let total = sum(firers.iter().map(|(_, value)| share(value)));
    assert!(is_equal(total, first_column(entry).1), "{:?}", entry.line);
    let shifts = shifts(charts, "fire-shifts", entry, 0);
    assert_eq!(entry.get("result"), look_up(charts, entry, shifts).unwrap_or("no effect"));
}

fn close_combat(charts: &Charts, entry: &Entry<'_>) {
    let strength = |what| fraction(entry.get(what));
    let odds = charts.odds(strength("attacking strength"), strength("defending strength"));
    let shifts = shifts(charts, "close-shifts", entry, odds);
    assert_eq!(entry.get("result"), look_up(charts, entry, shifts).unwrap_or("Close Fight"));
}

fn cohesion(charts: &Charts, entry: &Entry<'_>) {
    let close = entry.get("table").starts_with("Close");
    let chart = if close { "close-cohesion" } else { "fire-cohesion" };
    let section = entry.get("section").trim_end_matches(" test").to_lowercase().replace(' ', "-");
    let (coloured, white) = entry.dice();
    let depletion = &charts.list(&[chart, &section, "depletion"])[coloured as usize - 1];
    let skedaddle = &charts.list(&[chart, &section, "skedaddle"])[white as usize - 1];
    let plain = |tokens: &str| tokens.replace('*', "").replace(['(', ')'], "");
    assert_eq!(plain(entry.get("result")), plain(&format!("{depletion}; {skedaddle}")));
}

fn rating(entry: &Entry<'_>) {
    let (die, rating): (i64, i64) = (entry.die(), entry.get("rating").parse().expect("a rating"));
    let good = die <= rating;
    let expected = match entry.line.name {
        "break-tested" if good => "passed".to_owned(),
        "break-tested" => format!("breaks, {} above the rating", die - rating),
        "rebuild-rolled" => if good { "rebuilt" } else { "not rebuilt" }.to_owned(),
        _ => format!("{} Activation", if good { "Full" } else { "Limited" }),
    };
    assert_eq!(entry.get("result"), expected);
}

/// Checks that the result in the log is the row of the package's list that the die selects.
fn row(entry: &Entry<'_>, rows: &[String]) {
    let row = &rows[entry.die() as usize - 1];
    let said = entry.get("result").to_lowercase();
    let words = row.split('-').filter(|word| word.len() > 3);
    let unlike: Vec<_> = words.filter(|word| !said.contains(*word)).collect();
    assert!(row == "near-miss" || unlike.is_empty() || said.contains("general"), "{row}: {said}");
}

fn recompute(charts: &Charts, line: &Line) -> bool {
    let entry = Entry::new(line);
    match line.name {
        "fire-resolved" => fire(charts, &entry),
        "close-combat-resolved" => close_combat(charts, &entry),
        "cohesion-tested" => cohesion(charts, &entry),
        "break-tested" | "rebuild-rolled" | "command-rolled" => rating(&entry),
        "fog-rolled" => {
            let effects = charts.0["fog-of-war"]["results"].as_sequence().expect("effects");
            let kind = |effect: &Value| {
                let effect = effect.as_mapping().and_then(|effect| effect.iter().next());
                match effect.expect("a kind") {
                    (kind, own) if kind == "script" => text(&own["name"]).to_lowercase(),
                    (kind, _) => text(kind),
                }
            };
            row(&entry, &effects.iter().map(kind).collect::<Vec<_>>());
        }
        "table-rolled" => assert!(entry.get("dice").bytes().all(|pip| pip.is_ascii_digit())),
        "casualty-rolled" => {
            assert!((1..=6).contains(&entry.die()) && !entry.get("result").is_empty())
        }
        _ => return false,
    }
    true
}

/// In random games of each scenario, every roll can be recomputed from its log line. Every log line
/// that players see cites its section.
#[test]
fn every_roll_can_be_done_again_from_its_line() {
    let mut seen: BTreeSet<&str> = BTreeSet::new();
    for seed in 0..u64::from(number("GAMES", 1)) {
        for setup in every_setup(seed) {
            let charts = Charts::of(&setup.package);
            let game = walk(&setup, |_, _| {});
            let mut rolls = 0;
            for entry in game.log() {
                let all = view::line(game.rules(), entry, Reader::Referee)
                    .expect("the referee reads all");
                if recompute(&charts, &all) {
                    seen.insert(all.name);
                    rolls += 1;
                }
                if view::line(game.rules(), entry, Reader::Everybody).is_some() {
                    let cites = all.rule.is_some() || all.name == "told";
                    assert!(cites, "no section for {all:?}");
                }
            }
            assert!(rolls > 20, "{}: {rolls} rolls", setup.scenario);
        }
    }
    for wanted in ["fire-resolved", "cohesion-tested", "break-tested", "command-rolled"] {
        assert!(seen.contains(wanted), "{wanted} of {seen:?}");
    }
}
