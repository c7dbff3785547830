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

/// Document sections that define names. The order of the names in a section determines their
/// numeric ids.
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
    /// Manifest, `game.yaml`.
    pub game: Document<game::Game>,
    /// Map, `map.yaml`.
    pub map: Document<map::Map>,
    /// Order of battle, `units.yaml`.
    pub units: Document<units::Units>,
    /// Charts, `tables.yaml`.
    pub tables: Document<tables::Tables>,
    /// Scenarios, `scenarios/*.yaml`, by id. The scenario with the fewest turns comes first.
    /// Scenarios of equal length are sorted by name.
    pub scenarios: Vec<(Id, Document<scenario::Scenario>)>,
    /// Facts, `facts.yaml`. `None` if the package has none.
    pub facts: Option<Document<facts::Facts>>,
    /// Lessons, `lessons/*.yaml`, by id and sorted by name.
    pub lessons: Vec<(Id, Document<lesson::Lesson>)>,
    /// Names that the documents define.
    symbols: Arc<Symbols>,
    /// Sections that could not be read. Checks skip them.
    pub(crate) damage: Damage,
}

impl Documents {
    /// Reads all documents. Returns them with the errors that reading found.
    pub(crate) fn read(sources: &Sources) -> Result<(Documents, Vec<Diagnostic>), Vec<Diagnostic>> {
        let mut reader = Reader::new(sources)?;
        let game = reader.front(&GAME)?;
        reader.lay_all(&DEFINED);
        let map = reader.one(&MAP);
        let units = reader.one(&UNITS);
        let tables = reader.one(&TABLES);
        let mut scenarios: Vec<(Id, Document<scenario::Scenario>)> = reader.folder(&SCENARIO);
        // The menu of scenarios also begins with the shortest scenario.
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

    /// Returns the place where the documents define a name. `kind` is the kind of the named item.
    /// `None` if no mapping defines the name.
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
