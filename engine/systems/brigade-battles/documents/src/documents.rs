//! Typed documents of a package.

use std::sync::Arc;

use brigade_battles::game::{Charts, Scenario};
use document::damage::Damage;
use document::reader::{Found, Reader};
use document::source::Sources;
use document::symbols::{Symbols, Unknown};
use document::tree::Node;
use document::{Diagnostic, Document};
use kernel::{Grid, GridError, Span};

use crate::codes;
use crate::family::{FACTS, GAME, LESSON, MAP, SCENARIO, SCENARIOS, TABLES, UNITS};
use crate::model::{Id, facts, game, lesson, map, units};
use crate::names::LIMITS;

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
    pub tables: Document<Charts>,
    /// Scenarios, `scenarios/*.yaml`, by id. The scenario with the fewest turns comes first.
    /// Scenarios of equal length are sorted by name.
    pub scenarios: Vec<(Id, Document<Scenario>)>,
    /// Facts, `facts.yaml`. `None` if the package has none.
    pub facts: Option<Document<facts::Facts>>,
    /// Lessons, `lessons/*.yaml`, by id and sorted by name.
    pub lessons: Vec<(Id, Document<lesson::Lesson>)>,
    /// Grid of the map, or the error that prevents it.
    pub(crate) grid: Result<Grid, GridError>,
    /// Names that the documents define.
    pub(crate) symbols: Arc<Symbols>,
    /// References to unknown names, found while reading the documents.
    pub(crate) unknown: Vec<Unknown>,
    /// Sections that the package reader cannot read. Checks skip them.
    pub(crate) damage: Damage,
    /// Whether the package exceeds a limit, so that it cannot be compiled.
    pub(crate) is_too_large: bool,
}

impl Documents {
    /// Reads all documents. Returns them with the errors that reading found.
    pub(crate) fn read(sources: &Sources) -> Result<(Documents, Vec<Diagnostic>), Vec<Diagnostic>> {
        let mut reader = Reader::new(sources)?;
        let game: Document<game::Game> = reader.front(&GAME)?;
        reader.lay_all(&LIMITS);
        let grid = game.data.grid.grid();
        let known = grid.clone().unwrap_or_else(|_| Grid::small());
        reader.define_hexes(known, codes::HEX);
        let map = reader.one(&MAP);
        let units = reader.one(&UNITS);
        let tables = reader.one(&TABLES);
        let mut scenarios: Vec<(Id, Document<Scenario>)> = reader.folder(&SCENARIO);
        // The menu of scenarios also begins with the shortest scenario.
        scenarios.sort_by_key(|(_, scenario)| {
            let Span { first, last } = scenario.data.turns;
            last.saturating_sub(first)
        });
        let facts = reader.optional(&FACTS);
        let lessons = reader.folder(&LESSON);
        let Found { symbols, unknown, problems, damage, is_too_large, .. } = reader.finish();
        let documents = Documents {
            game,
            map,
            units,
            tables,
            scenarios,
            facts,
            lessons,
            grid,
            symbols,
            unknown,
            damage,
            is_too_large,
        };
        Ok((documents, problems))
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
