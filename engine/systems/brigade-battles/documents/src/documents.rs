//! Typed documents of a package.

use std::sync::Arc;

use document::damage::Damage;
use document::diag::Place;
use document::reader::{Found, Reader};
use document::source::Sources;
use document::symbols::{Defined, Symbols};
use document::tree::Node;
use document::{Diagnostic, Document, Kind};

use crate::codes;
use crate::family::{FACTS, GAME, LESSON, MAP, SCENARIO, SCENARIOS, TABLES, UNITS};
use crate::model::{Id, facts, game, lesson, map, scenario, tables, units};

/// Document sections that define names. The order of names within a section is the order of the
/// ids.
static DEFINED: [Defined; 4] = [
    defined("unit", &UNITS, &["units"]),
    defined("leader", &UNITS, &["leaders"]),
    defined("division", &UNITS, &["divisions"]),
    defined("terrain", &TABLES, &["terrain", "kinds"]),
];

const fn defined(kind: &'static str, document: Kind, path: &'static [&'static str]) -> Defined {
    Defined { kind, what: kind, code: codes::NAME, document, path, before: 0, words: &[] }
}

/// All documents of a package, read into their types.
#[derive(Clone, Debug)]
pub struct Documents {
    /// `game.yaml`.
    pub game: Document<game::Game>,
    /// `map.yaml`.
    pub map: Document<map::Map>,
    /// `units.yaml`.
    pub units: Document<units::Units>,
    /// `tables.yaml`.
    pub tables: Document<tables::Tables>,
    /// `scenarios/*.yaml` by id, sorted by number of turns, then by name.
    pub scenarios: Vec<(Id, Document<scenario::Scenario>)>,
    /// `facts.yaml`, if it exists.
    pub facts: Option<Document<facts::Facts>>,
    /// `lessons/*.yaml` by id, sorted by name.
    pub lessons: Vec<(Id, Document<lesson::Lesson>)>,
    /// Names defined in the documents.
    symbols: Arc<Symbols>,
    /// Sections that could not be read. Checks skip them.
    pub(crate) damage: Damage,
}

impl Documents {
    /// Reads all documents, with the errors found in them.
    pub(crate) fn read(sources: &Sources) -> Result<(Documents, Vec<Diagnostic>), Vec<Diagnostic>> {
        let mut reader = Reader::new(sources)?;
        let game = reader.front(&GAME)?;
        reader.lay_all(&DEFINED);
        let map = reader.one(&MAP);
        let units = reader.one(&UNITS);
        let tables = reader.one(&TABLES);
        let mut scenarios: Vec<(Id, Document<scenario::Scenario>)> = reader.folder(&SCENARIO);
        // The scenario menu also lists the shortest scenario first.
        scenarios.sort_by_key(|(_, scenario)| {
            let turns = scenario.data.turns;
            turns.last.saturating_sub(turns.first)
        });
        let facts = reader.optional(&FACTS);
        let lessons = reader.folder(&LESSON);
        let Found { symbols, problems, damage, .. } = reader.finish();
        Ok((
            Documents { game, map, units, tables, scenarios, facts, lessons, symbols, damage },
            problems,
        ))
    }

    /// Returns the place where a name of the given kind is defined. `None` if the item has no
    /// separate mapping.
    pub(crate) fn defined(&self, kind: &str, name: &str) -> Option<Place> {
        self.symbols.place_of(kind, name)
    }

    /// Returns the trees of all documents.
    pub(crate) fn trees(&self) -> impl Iterator<Item = &Node> {
        let lessons = self.lessons.iter().map(|(_, lesson)| &lesson.tree);
        let facts = self.facts.iter().map(|facts| &facts.tree);
        self.played().into_iter().map(|(_, tree)| tree).chain(facts).chain(lessons)
    }

    /// Returns the trees of the documents that affect play, with their file names.
    pub(crate) fn played(&self) -> Vec<(String, &Node)> {
        let whole = [
            (&GAME, &self.game.tree),
            (&MAP, &self.map.tree),
            (&UNITS, &self.units.tree),
            (&TABLES, &self.tables.tree),
        ];
        let whole = whole.map(|(kind, tree)| (format!("{}.yaml", kind.word), tree));
        let scenarios = self.scenarios.iter();
        let scenarios =
            scenarios.map(|(id, scenario)| (format!("{SCENARIOS}/{id}.yaml"), &scenario.tree));
        whole.into_iter().chain(scenarios).collect()
    }
}
