//! Verdicts on damaged packages. A verdict says whether validation or a case of the package
//! detected the damage.

use std::collections::BTreeSet;
use std::sync::Arc;

use black_box::root;
use blind_swords_documents::source::SourceFile;
use blind_swords_documents::tree::{Entry, Kind as Value, Node};
use blind_swords_documents::{Diagnostic, Loaded, Sources, yaml};
use blind_swords_lab::cases;
use blind_swords_table::library;

use crate::mutations::chance::Chance;
use crate::mutations::damage::{Kind, PROSE, damage};
use crate::mutations::slips::{self, Slip};
use crate::mutations::text::text;

/// Way in which a test damages a package.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Way {
    /// Damage to the meaning of a document.
    Meant(Kind),
    /// Typing error in a file.
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

/// Package with one damaged file.
pub(crate) struct Damaged {
    pub(crate) way: Way,
    /// Path of the damaged file within the package.
    pub(crate) file: String,
    /// Human-readable description of the damage.
    pub(crate) what: String,
    /// Content of the file after the damage.
    pub(crate) text: String,
}

impl Damaged {
    /// Returns the kind of the damaged document, as its schema is named.
    pub(crate) fn document(&self) -> &str {
        match self.file.split_once('/') {
            Some(_) => "scenario",
            None => self.file.trim_end_matches(".yaml"),
        }
    }
}

/// Verdict on one damaged package.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// Validation reported the damage.
    Noticed(Noticed),
    /// Validation reported nothing, but a case of the package failed.
    FoundByCases,
    /// Neither validation nor a case of the package detected the damage.
    Missed,
    /// The damage did not change the game, so there was nothing to detect.
    Harmless,
}

/// Result of validation, if it detected the damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Noticed {
    /// Diagnostic code of the first new message.
    pub(crate) code: &'static str,
    /// Distance between the damage and the message nearest to it.
    pub(crate) nearest: Near,
    /// Distance between the damage and the first message.
    pub(crate) first: Near,
    /// Effect of the damage on the package.
    pub(crate) outcome: Outcome,
}

/// Distance between a message and the damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Near {
    /// The message is within two lines of the damage.
    AtTheLine,
    /// The message is in the same file.
    InTheFile,
    /// The message is in another file.
    Elsewhere,
}

/// Effect of reported damage on the package.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// Validation reported an error, so the package cannot be played.
    Refused,
    /// Validation reported a warning, and the package can be played.
    Warned,
    /// Validation reported a warning. The package can be played, but some of its cases fail.
    WarnedAndFailing,
}

/// Maximum number of lines between the damage and a message in [`Near::AtTheLine`].
pub(crate) const AT_THE_LINE: usize = 2;
/// Maximum number of attempts to find a place where a typing error is possible.
const TRIES: usize = 1000;

/// Undamaged package, with the messages that validation reports about it. It judges damaged copies
/// of the package.
pub(crate) struct Judge {
    sources: Sources,
    trees: Vec<(String, Node)>,
    units: Vec<String>,
    usual: BTreeSet<(&'static str, String)>,
    whole: Loaded,
    failing: usize,
}

impl Judge {
    /// Creates a judge for a package after all its documents were rewritten with one value on each
    /// line.
    pub(crate) fn of(package: &str) -> Judge {
        let mut judge = Self::as_written(package);
        for (path, tree) in &judge.trees {
            judge.sources.set(path, &text(tree));
        }
        // The rewritten documents have lost the comments that allow findings. The resulting
        // warnings are therefore expected.
        let whole = blind_swords_documents::load_sources(&judge.sources).expect("a good package");
        judge.usual.extend(whole.warnings.iter().map(told));
        judge
    }

    /// Creates a judge for a package with its original documents.
    pub(crate) fn as_written(package: &str) -> Judge {
        let folder = root().join("games").join(package);
        let sources = blind_swords_documents::read(&folder).expect("the package can be read");
        let files = sources.package.iter().filter(|(path, _)| is_document(path));
        let trees: Vec<(String, Node)> = files
            .map(|(path, file)| (path.to_owned(), yaml::read(file).expect("good YAML")))
            .collect();
        let whole = blind_swords_documents::load_sources(&sources).expect("a good package");
        let usual = whole.warnings.iter().map(told).collect();
        let failing = failing_cases(&whole);
        let units = whole.game.units.iter().map(|unit| unit.id.clone()).collect();
        Judge { sources, trees, units, usual, whole, failing }
    }

    /// Returns random damage to the meaning of a random document. `None` if the chosen kind of
    /// damage is impossible there.
    pub(crate) fn damaged(&self, seed: u64) -> Option<Damaged> {
        let mut chance = Chance::new(seed);
        let kind = *chance.pick(&Kind::ALL)?;
        let (file, tree) = chance.pick(&self.trees)?;
        let (tree, what) = damage(tree, kind, &mut chance)?;
        Some(Damaged { way: Way::Meant(kind), file: file.clone(), what, text: text(&tree) })
    }

    /// Returns a random typing error in a random file of the package. All kinds of error take
    /// turns. `None` if many attempts find no place for the error.
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

    /// Validates a damaged package, and runs its cases if necessary. Returns the verdict.
    pub(crate) fn verdict(&self, damaged: &Damaged) -> Verdict {
        let sources = self.with(damaged);
        let (said, loaded) = match blind_swords_documents::load_sources(&sources) {
            Ok(loaded) => (loaded.warnings.clone(), Some(loaded)),
            Err(said) => (said, None),
        };
        match (self.noticed(damaged, &said), loaded) {
            // An error counts as detection even if the package can be played.
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

    /// Returns the result of validation, considering only messages that the undamaged package does
    /// not cause. `None` if there are no such messages.
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

    /// Returns the line numbers of the damaged file that the damage changed.
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

    /// Whether the damage changed only prose for people. The package is then still the same game.
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

    /// Whether the damaged document violates its schema.
    pub(crate) fn breaks_schema(&self, damaged: &Damaged) -> bool {
        let said =
            blind_swords_documents::load_sources(&self.with(damaged)).err().unwrap_or_default();
        said.iter().any(|it| it.code.as_str().starts_with("E-SCHEMA"))
    }

    pub(crate) fn with(&self, damaged: &Damaged) -> Sources {
        let mut sources = self.sources.clone();
        sources.set(&damaged.file, &damaged.text);
        sources
    }
}

/// Returns the numbers of the lines in `after` that differ from `before`. A deletion counts at the
/// line where it occurred.
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

/// Returns the distance of a message from the changed lines of a file.
pub(crate) fn near(it: &Diagnostic, file: &str, changed: &[usize]) -> Near {
    let places = std::iter::once(&it.place).chain(it.labels.iter().map(|label| &label.place));
    let own = places.filter(|place| place.file.path.ends_with(file));
    let of = |place: &blind_swords_documents::document::diag::Place| {
        let (line, _) = place.line_column();
        match changed.iter().any(|at| at.abs_diff(line) <= AT_THE_LINE) {
            true => Near::AtTheLine,
            false => Near::InTheFile,
        }
    };
    own.map(of).min().unwrap_or(Near::Elsewhere)
}

/// Returns a document without its prose for people.
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

/// Returns the number of failing cases. An unreadable case file counts as one.
fn failing_cases(loaded: &Loaded) -> usize {
    let opened = library::ready(loaded);
    let failing = |file| match cases::read(file) {
        Ok(read) => cases::run(&opened, &read).iter().filter(|report| !report.holds()).count(),
        Err(_) => 1,
    };
    loaded.cases.iter().map(failing).sum()
}

/// Returns everything that affects play, as a string. Lines of sight are omitted, since they follow
/// from the map.
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

/// Formats a chit as a string, with its event windows in sorted order.
fn with_windows_in_order(chit: &blind_swords::game::Chit) -> String {
    let mut chit = chit.clone();
    if let blind_swords::game::ChitKind::Event(event) = &mut chit.kind {
        event.windows.sort_by_key(|window| format!("{window:?}"));
    }
    format!("{chit:?}")
}

/// Formats a scenario as a string, with its lists in sorted order.
fn canonical(scenario: &blind_swords::game::Scenario) -> String {
    let mut scenario = scenario.clone();
    scenario.setup.sort_by_key(|placed| placed.unit);
    scenario.chits.sort_unstable();
    scenario.reinforcements.sort_by_key(|arrival| (arrival.turn, arrival.brigade));
    scenario.chit_arrivals.sort_by_key(|arrival| (arrival.turn, arrival.chit));
    format!("{scenario:?}")
}
