//! Whether damage is noticed.

use std::collections::BTreeSet;
use std::sync::Arc;

use black_box::root;
use blind_swords_lab::cases;
use package::source::SourceFile;
use package::tree::{Entry, Kind as Value, Node};
use package::{Diagnostic, Loaded, Sources, yaml};
use series::library;

use crate::mutations::chance::Chance;
use crate::mutations::damage::{Kind, PROSE, damage};
use crate::mutations::slips::{self, Slip};
use crate::mutations::text::text;

/// In which way a package is damaged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Way {
    /// What a document says.
    Meant(Kind),
    /// How it is written.
    Written(Slip),
}

impl Way {
    pub(crate) const fn words(self) -> &'static str {
        match self {
            Self::Meant(kind) => kind.words(),
            Self::Written(slip) => slip.words(),
        }
    }
}

/// A package with some damage.
pub(crate) struct Damaged {
    pub(crate) way: Way,
    /// In which file.
    pub(crate) file: String,
    /// What was done.
    pub(crate) what: String,
    /// The file as it is now.
    pub(crate) text: String,
}

impl Damaged {
    /// The kind of document, as its schema is called.
    pub(crate) fn document(&self) -> &str {
        match self.file.split_once('/') {
            Some(_) => "scenario",
            None => self.file.trim_end_matches(".yaml"),
        }
    }
}

/// What came of damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// It was reported.
    Noticed(Noticed),
    /// It was not reported, but the cases of the package fail.
    FoundByCases,
    /// Nobody noticed.
    Missed,
    /// It changes nothing in the game.
    Harmless,
}

/// How damage was reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Noticed {
    /// Under which code first.
    pub(crate) code: &'static str,
    /// How near to the damage at best.
    pub(crate) nearest: Near,
    /// How near the first message was.
    pub(crate) first: Near,
    /// What the package came to.
    pub(crate) outcome: Outcome,
}

/// How near to the damage something is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Near {
    /// Within two lines of it.
    AtTheLine,
    /// In its file.
    InTheFile,
    /// In another file.
    Elsewhere,
}

/// What came of a damaged package.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// It is refused.
    Refused,
    /// It can be played, with a warning.
    Warned,
    /// It is warned of, and its cases fail.
    WarnedAndFailing,
}

/// How far from the damage something is said at its line.
pub(crate) const AT_THE_LINE: usize = 2;
/// How many places are looked at for one where a slip fits.
const TRIES: usize = 1000;

/// A good package, with what is said of it when it is whole.
pub(crate) struct Judge {
    sources: Sources,
    trees: Vec<(String, Node)>,
    units: Vec<String>,
    usual: BTreeSet<(&'static str, String)>,
    whole: Loaded,
    failing: usize,
}

impl Judge {
    /// A package in which every value has a line of its own.
    pub(crate) fn of(package: &str) -> Judge {
        let mut judge = Self::as_written(package);
        for (path, tree) in &judge.trees {
            judge.sources.set(path, &text(tree));
        }
        // No comment allows anything there.
        let whole = package::load_sources(&judge.sources).expect("a good package");
        judge.usual.extend(whole.warnings.iter().map(told));
        judge
    }

    /// A package as people have written it.
    pub(crate) fn as_written(package: &str) -> Judge {
        let folder = root().join("games").join(package);
        let sources = package::read(&folder).expect("the package can be read");
        let files = sources.package.iter().filter(|(path, _)| is_document(path));
        let trees: Vec<(String, Node)> = files
            .map(|(path, file)| (path.to_owned(), yaml::read(file).expect("good YAML")))
            .collect();
        let whole = package::load_sources(&sources).expect("a good package");
        let usual = whole.warnings.iter().map(told).collect();
        let failing = failing_cases(&whole);
        let units = whole.game.units.iter().map(|unit| unit.id.clone()).collect();
        Judge { sources, trees, units, usual, whole, failing }
    }

    /// The package damaged by chance, if the way that chance chose fits the place it chose.
    pub(crate) fn damaged(&self, seed: u64) -> Option<Damaged> {
        let mut chance = Chance::new(seed);
        let kind = *chance.pick(&Kind::ALL)?;
        let (file, tree) = chance.pick(&self.trees)?;
        let (tree, what) = damage(tree, kind, &mut chance)?;
        Some(Damaged { way: Way::Meant(kind), file: file.clone(), what, text: text(&tree) })
    }

    /// The package with a slip of the hand, made by chance in its own words. All slips take their turns.
    pub(crate) fn mistaken(&self, seed: u64) -> Option<Damaged> {
        let slip = Slip::ALL[seed as usize % Slip::ALL.len()];
        let fits = |path: &str| match slip.is_of_scripts() {
            true => path.ends_with(".rhai"),
            false => is_document(path) || path == "facts.yaml",
        };
        let files: Vec<_> = self.sources.package.iter().filter(|(path, _)| fits(path)).collect();
        let mut chance = Chance::new(seed);
        (0..TRIES).find_map(|_| {
            let (path, file) = chance.pick(&files)?;
            let (text, what) = slips::slip(&file.text, slip, &self.units, &mut chance)?;
            Some(Damaged { way: Way::Written(slip), file: (*path).to_owned(), what, text })
        })
    }

    /// What is said of a damaged package.
    pub(crate) fn verdict(&self, damaged: &Damaged) -> Verdict {
        let sources = self.with(damaged);
        let (said, loaded) = match package::load_sources(&sources) {
            Ok(loaded) => (loaded.warnings.clone(), Some(loaded)),
            Err(said) => (said, None),
        };
        match (self.noticed(damaged, &said), loaded) {
            // An error is one whether its package can be played or not.
            (Some(noticed), Some(loaded))
                if noticed.outcome == Outcome::Warned && failing_cases(&loaded) > self.failing =>
            {
                Verdict::Noticed(Noticed { outcome: Outcome::WarnedAndFailing, ..noticed })
            }
            (Some(noticed), _) => Verdict::Noticed(noticed),
            (None, Some(loaded)) => self.unnoticed(damaged, &sources, &loaded),
            (None, None) => Verdict::Missed,
        }
    }

    /// How damage is reported by what is said, if anything is that is not always.
    fn noticed(&self, damaged: &Damaged, said: &[Diagnostic]) -> Option<Noticed> {
        let news: Vec<&Diagnostic> =
            said.iter().filter(|it| !self.usual.contains(&told(it))).collect();
        let changed = self.changed(damaged);
        let near = |it: &&Diagnostic| near(it, &damaged.file, &changed);
        let outcome = match news.iter().any(|it| it.is_error()) {
            true => Outcome::Refused,
            false => Outcome::Warned,
        };
        let (first, nearest) = (news.first()?, news.iter().map(near).min()?);
        Some(Noticed { code: first.code.as_str(), nearest, first: near(first), outcome })
    }

    /// The lines of the damaged file that are not those of the whole one.
    fn changed(&self, damaged: &Damaged) -> Vec<usize> {
        let whole = self.sources.package.get(&damaged.file).map_or("", |file| &file.text);
        changed_lines(whole, &damaged.text)
    }

    fn unnoticed(&self, damaged: &Damaged, sources: &Sources, loaded: &Loaded) -> Verdict {
        if self.means_the_same(damaged, loaded) {
            return Verdict::Harmless;
        }
        let report = blind_swords_lab::validate_sources(sources);
        if let Some(noticed) = self.noticed(damaged, &report.diagnostics) {
            return Verdict::Noticed(noticed);
        }
        match failing_cases(loaded) > self.failing {
            true => Verdict::FoundByCases,
            false => Verdict::Missed,
        }
    }

    /// Whether a damaged package is the same game, but for words for people.
    fn means_the_same(&self, damaged: &Damaged, loaded: &Loaded) -> bool {
        if damaged.file.ends_with(".rhai") {
            return false;
        }
        let said =
            |file: &Arc<SourceFile>| yaml::read(file).ok().map(|tree| text(&without_prose(&tree)));
        let same_words = self.sources.package.get(&damaged.file).is_some_and(|whole| {
            said(whole).is_some() && said(whole) == said(&SourceFile::new("", &*damaged.text))
        });
        same_words || essence(loaded) == essence(&self.whole)
    }

    /// Whether the schema of its document refuses it.
    pub(crate) fn breaks_schema(&self, damaged: &Damaged) -> bool {
        let said = package::load_sources(&self.with(damaged)).err().unwrap_or_default();
        said.iter().any(|it| it.code.as_str().starts_with("E-SCHEMA"))
    }

    fn with(&self, damaged: &Damaged) -> Sources {
        let mut sources = self.sources.clone();
        sources.set(&damaged.file, &damaged.text);
        sources
    }
}

/// The lines of a text that are not those of what it was; of what is gone the line where it was.
pub(crate) fn changed_lines(before: &str, after: &str) -> Vec<usize> {
    let (before, after): (Vec<_>, Vec<_>) = (before.lines().collect(), after.lines().collect());
    if before.len() == after.len() {
        let both = before.iter().zip(&after).enumerate();
        return both.filter(|(_, (a, b))| a != b).map(|(n, _)| n + 1).collect();
    }
    let head = before.iter().zip(&after).take_while(|(a, b)| a == b).count();
    let rest = before[head..].iter().rev().zip(after[head..].iter().rev());
    let tail = rest.take_while(|(a, b)| a == b).count();
    (head..=(after.len() - tail).max(head)).map(|n| n + 1).collect()
}

/// How near to the changed lines of a file something is said.
pub(crate) fn near(it: &Diagnostic, file: &str, changed: &[usize]) -> Near {
    let places = std::iter::once(&it.place).chain(it.labels.iter().map(|label| &label.place));
    let own = places.filter(|place| place.file.path.ends_with(file));
    let of = |place: &package::document::diag::Place| {
        let (line, _) = place.line_column();
        match changed.iter().any(|at| at.abs_diff(line) <= AT_THE_LINE) {
            true => Near::AtTheLine,
            false => Near::InTheFile,
        }
    };
    own.map(of).min().unwrap_or(Near::Elsewhere)
}

/// A document without what is for people alone.
fn without_prose(node: &Node) -> Node {
    let kind = match &node.kind {
        Value::Map(entries) => {
            let kept = entries.iter().filter(|entry| !PROSE.contains(&entry.key.as_str()));
            let of = |entry: &Entry| Entry { value: without_prose(&entry.value), ..entry.clone() };
            Value::Map(kept.map(of).collect())
        }
        Value::List(items) => Value::List(items.iter().map(without_prose).collect()),
        Value::Null | Value::Bool(_) | Value::Int(_) | Value::Text(_) => node.kind.clone(),
    };
    Node { kind, ..node.clone() }
}

fn is_document(path: &str) -> bool {
    let documents = ["game.yaml", "map.yaml", "units.yaml", "tables.yaml", "chits.yaml"];
    documents.contains(&path) || path.starts_with("scenarios/")
}

fn told(diagnostic: &Diagnostic) -> (&'static str, String) {
    (diagnostic.code.as_str(), diagnostic.message.clone())
}

/// How many of its cases fail; a file of cases that cannot be read counts as one.
fn failing_cases(loaded: &Loaded) -> usize {
    let opened = library::ready(loaded);
    let failing = |file| match cases::read(file) {
        Ok(read) => cases::run(&opened, &read).iter().filter(|report| !report.holds()).count(),
        Err(_) => 1,
    };
    loaded.cases.iter().map(failing).sum()
}

/// All that matters in a game, without its lines of sight, which follow from the rest.
fn essence(loaded: &Loaded) -> String {
    let game = &loaded.game;
    let map = &game.map;
    let roads: BTreeSet<String> = map.roads.iter().map(|road| format!("{road:?}")).collect();
    format!(
        "{:?} {:?} {:?} {:?} {:?} {roads:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} \
         {:?} {:?} {:?} {:?} {:?}",
        game.id,
        game.friendly_edge,
        game.profile,
        map.hexes,
        map.compass,
        map.hexsides
            .iter()
            .map(|sides| sides.map(|side| (
                side.slope,
                side.water,
                side.road.map(|road| road.rate)
            )))
            .collect::<Vec<_>>(),
        game.terrain,
        game.units,
        game.brigades,
        game.divisions,
        game.chits.iter().map(with_windows_in_order).collect::<Vec<_>>(),
        game.ranges,
        game.stacking,
        game.orders,
        game.crt,
        game.fire_cohesion,
        game.close_cohesion,
        game.fire_shifts,
        game.close_shifts,
        game.odds,
        (game.fog, game.casualties, game.scenarios.iter().map(canonical).collect::<Vec<_>>()),
    )
}

/// A chit whose windows stand in no order.
fn with_windows_in_order(chit: &blind_swords::game::Chit) -> String {
    let mut chit = chit.clone();
    if let blind_swords::game::ChitKind::Event(event) = &mut chit.kind {
        event.windows.sort_by_key(|window| format!("{window:?}"));
    }
    format!("{chit:?}")
}

/// A scenario in which lists stand in no order.
fn canonical(scenario: &blind_swords::game::Scenario) -> String {
    let mut scenario = scenario.clone();
    scenario.setup.sort_by_key(|placed| placed.unit);
    scenario.chits.sort_unstable();
    scenario.reinforcements.sort_by_key(|arrival| (arrival.turn, arrival.brigade));
    scenario.chit_arrivals.sort_by_key(|arrival| (arrival.turn, arrival.chit));
    format!("{scenario:?}")
}
