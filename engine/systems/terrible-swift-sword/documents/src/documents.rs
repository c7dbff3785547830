//! Typed documents of a package.

use document::damage::Damage;
use document::reader::{Found, Reader};
use document::source::Sources;
use document::symbols::Unknown;
use document::text::Id;
use document::tree::Node;
use document::{Diagnostic, Document};
use kernel::{Grid, GridError};
use terrible_swift_sword::game::{Charts, Scenario};

use crate::codes;
use crate::family::{GAME, LESSON, MAP, SCENARIO, SCENARIOS, TABLES, UNITS};
use crate::model::{game, lesson, map, units};
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
    /// Lessons, `lessons/*.yaml`, by id and sorted by name.
    pub lessons: Vec<(Id, Document<lesson::Lesson>)>,
    /// Grid of the map, or the error that prevents it.
    pub(crate) grid: Result<Grid, GridError>,
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
        scenarios.sort_by_key(|(_, scenario)| scenario.data.turns.last);
        let lessons = reader.folder(&LESSON);
        let Found { unknown, problems, damage, is_too_large, .. } = reader.finish();
        let documents = Documents {
            game,
            map,
            units,
            tables,
            scenarios,
            lessons,
            grid,
            unknown,
            damage,
            is_too_large,
        };
        Ok((documents, problems))
    }

    /// Returns the trees of all documents, with their file names. All affect play.
    pub(crate) fn trees(&self) -> Vec<(String, &Node)> {
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
