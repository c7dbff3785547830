//! Whether damage is noticed.

use std::collections::BTreeSet;

use black_box::root;
use laboratory::cases;
use package::tree::Node;
use package::{Diagnostic, Loaded, Sources, yaml};
use series::library;

use crate::chance::Chance;
use crate::damage::{Kind, damage};
use crate::text::text;

/// A package with some damage.
pub(crate) struct Damaged {
    /// In which way.
    pub(crate) kind: Kind,
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
    /// It was reported under these codes, and whether in the file that was damaged.
    Noticed { code: &'static str, is_placed: bool },
    /// It was not reported, but the cases of the package fail.
    FoundByCases,
    /// Nobody noticed.
    Missed,
    /// It changes nothing in the game.
    Harmless,
}

/// A good package, with what is said of it when it is whole.
pub(crate) struct Judge {
    sources: Sources,
    trees: Vec<(String, Node)>,
    usual: BTreeSet<(&'static str, String)>,
    whole: Loaded,
    failing: usize,
}

impl Judge {
    pub(crate) fn of(package: &str) -> Judge {
        let folder = root().join("games").join(package);
        let mut sources = package::read(&folder).expect("the package can be read");
        let files = sources.package.iter().filter(|(path, _)| is_document(path));
        let trees: Vec<(String, Node)> = files
            .map(|(path, file)| (path.to_owned(), yaml::read(file).expect("good YAML")))
            .collect();
        for (path, tree) in &trees {
            sources.set(path, &text(tree));
        }
        let whole = package::load_sources(&sources).expect("a good package");
        let usual = whole.warnings.iter().map(told).collect();
        let failing = failing_cases(&whole);
        Judge { sources, trees, usual, whole, failing }
    }

    /// The package damaged by chance, if the way that chance chose fits the place it chose.
    pub(crate) fn damaged(&self, seed: u64) -> Option<Damaged> {
        let mut chance = Chance::new(seed);
        let kind = *chance.pick(&Kind::ALL)?;
        let (file, tree) = chance.pick(&self.trees)?;
        let (tree, what) = damage(tree, kind, &mut chance)?;
        Some(Damaged { kind, file: file.clone(), what, text: text(&tree) })
    }

    /// What is said of a damaged package.
    pub(crate) fn verdict(&self, damaged: &Damaged) -> Verdict {
        let sources = self.with(damaged);
        let (said, loaded) = match package::load_sources(&sources) {
            Ok(loaded) => (loaded.warnings.clone(), Some(loaded)),
            Err(said) => (said, None),
        };
        let news = said.iter().find(|it| !self.usual.contains(&told(it)));
        match (news, loaded) {
            (Some(first), _) => {
                let is_placed = said
                    .iter()
                    .filter(|it| !self.usual.contains(&told(it)))
                    .any(|it| it.place.file.path.ends_with(&damaged.file));
                Verdict::Noticed { code: first.code.as_str(), is_placed }
            }
            (None, Some(loaded)) => self.unnoticed(&sources, &loaded),
            (None, None) => Verdict::Missed,
        }
    }

    fn unnoticed(&self, sources: &Sources, loaded: &Loaded) -> Verdict {
        if essence(loaded) == essence(&self.whole) {
            return Verdict::Harmless;
        }
        let report = laboratory::validate_sources(sources);
        if let Some(news) = report.diagnostics.iter().find(|it| !self.usual.contains(&told(it))) {
            return Verdict::Noticed { code: news.code.as_str(), is_placed: true };
        }
        match failing_cases(loaded) > self.failing {
            true => Verdict::FoundByCases,
            false => Verdict::Missed,
        }
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
