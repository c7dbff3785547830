//! Typed documents of a package.

use std::sync::Arc;

use document::damage::{Damage, Part};
use document::de::REFERENCE;
use document::diag::{Diagnostic, Place};
use document::reader::{Found, Reader};
use document::source::{SourceFile, Sources};
use document::symbols::{Names, Symbols, Unknown};
use document::tree::{At, Node};
use document::{Document, Kind, Name, ambiguous, limits};
use kernel::{Grid, GridError, NamedId};

use crate::codes::{self, Code};
use crate::family::{
    AI, CHITS, FACTS, GAME, LESSON, LESSONS, MAP, PLAN, PLANS, SCENARIO, SCENARIOS, TABLES, UNITS,
};
use crate::grid::layout;
use crate::limits::LIMITS;
use crate::model::{Id, ai, chits, facts, game, lesson, map, plan, scenario, tables, units};

/// All documents of a package, read into their types.
#[derive(Clone, Debug)]
pub struct Documents {
    /// The manifest, `game.yaml`.
    pub game: Document<game::Game>,
    /// The map, `map.yaml`.
    pub map: Document<map::Map>,
    /// The order of battle, `units.yaml`.
    pub units: Document<units::Units>,
    /// The charts, `tables.yaml`.
    pub tables: Document<tables::Tables>,
    /// The chits, `chits.yaml`.
    pub chits: Document<chits::Chits>,
    /// The scenarios, `scenarios/*.yaml`, by id. The scenario with the fewest turns comes first.
    /// Scenarios of equal length are sorted by name.
    pub scenarios: Vec<(Id, Document<scenario::Scenario>)>,
    /// The facts, `facts.yaml`, if the package has them.
    pub facts: Option<Document<facts::Facts>>,
    /// The hints for bots, `ai.yaml`, if the package has them.
    pub hints: Option<Document<ai::Hints>>,
    /// The plans, `plans/*.yaml`, by id and sorted by name.
    pub plans: Vec<(Id, Document<plan::Plan>)>,
    /// The lessons, `lessons/*.yaml`, by id and sorted by name.
    pub lessons: Vec<(Id, Document<lesson::Lesson>)>,
    /// Charts shared with other games, if the package uses any.
    pub charts: Option<Arc<SourceFile>>,
    /// Grid of the map, or the error that prevents it.
    pub(crate) grid: Result<Grid, GridError>,
    /// Names that the documents define.
    symbols: Arc<Symbols>,
    /// References to unknown names, found while reading the documents.
    pub(crate) unknown: Vec<Unknown>,
    /// Sections of the documents that could not be read.
    pub(crate) damage: Damage,
    /// Whether the package exceeds a limit, so that it cannot be compiled.
    pub(crate) is_too_large: bool,
}

impl Documents {
    /// Reads all documents, merged over the documents of extended packages. Reports the parts that
    /// cannot be read. Such a part is omitted, or a stand-in replaces it.
    pub(crate) fn read(sources: &Sources) -> Result<(Documents, Vec<Diagnostic>), Vec<Diagnostic>> {
        let mut reader = Reader::new(sources)?;
        let game: Document<game::Game> = reader.front(&GAME)?;
        reader.lay_all(&LIMITS);
        let grid = layout(&game.data.grid);
        reader.define_hexes(grid.clone().unwrap_or_else(|_| Grid::small()), codes::REF_HEX);
        let map = reader.one(&MAP);
        let units = reader.one(&UNITS);
        let tables = reader.one(&TABLES);
        let chits = reader.one(&CHITS);
        let mut scenarios: Vec<(Id, Document<scenario::Scenario>)> = reader.folder(&SCENARIO);
        scenarios.sort_by_key(|(_, scenario)| scenario.data.turns.length());
        let facts = reader.optional(&FACTS);
        let hints = reader.optional(&AI);
        let plans = reader.folder(&PLAN);
        let lessons = reader.folder(&LESSON);
        let Found { charts, symbols, unknown, problems, damage, is_too_large } = reader.finish();
        let documents = Documents {
            game,
            map,
            units,
            tables,
            chits,
            scenarios,
            facts,
            hints,
            plans,
            lessons,
            charts,
            grid,
            symbols,
            unknown,
            damage,
            is_too_large,
        };
        Ok((documents, problems))
    }

    /// Returns the documents with other tables.
    ///
    /// # Errors
    /// If the tables are invalid: all diagnostics.
    pub fn with_tables(&self, tree: Node) -> Result<Documents, Vec<Diagnostic>> {
        let excess = limits::check(&LIMITS, |kind: Kind| {
            std::iter::once(&tree).filter(move |_| *kind == TABLES)
        });
        if !excess.is_empty() {
            return Err(excess);
        }
        let symbols = Arc::new(self.symbols.redefined(&TABLES, &tree));
        let names = Names::new(Arc::clone(&symbols));
        let tables = Document::named(&TABLES, tree, &names)?;
        Ok(Documents { tables, symbols, unknown: names.finish(), ..self.clone() })
    }

    /// Returns the index of the object with the given name.
    pub(crate) fn index<T: NamedId>(&self, name: &Name<T>) -> Option<usize> {
        let kind = T::REFERENCE.strip_prefix(REFERENCE)?;
        self.symbols.position(kind, name.as_str())
    }

    /// Returns the place where the documents define a name. `code`, the diagnostic code for unknown
    /// names of one kind, selects that kind. `None` if no section of this kind defines the name.
    pub(crate) fn defined(&self, code: Code, name: &str) -> Option<Place> {
        self.symbols.place(code, name)
    }

    /// Returns the place where the order of battle gives a unit its printed name.
    pub(crate) fn unit_called(&self, name: &str) -> Option<Place> {
        let units = At::root(&self.units.tree).get("units")?;
        let mut names = units.keys().filter_map(|id| units.key(id).get("name"));
        names.find(|at| at.is_text(name)).map(At::place)
    }

    /// Returns the trees of all documents, each with its document type and file name.
    pub(crate) fn trees(&self) -> impl Iterator<Item = (Kind, String, &Node)> {
        let whole: [(Kind, &Node); 5] = [
            (&GAME, &self.game.tree),
            (&MAP, &self.map.tree),
            (&UNITS, &self.units.tree),
            (&TABLES, &self.tables.tree),
            (&CHITS, &self.chits.tree),
        ];
        let facts = self.facts.iter().map(|facts| -> (Kind, &Node) { (&FACTS, &facts.tree) });
        let hints = self.hints.iter().map(|hints| -> (Kind, &Node) { (&AI, &hints.tree) });
        let alone = |(kind, tree): (Kind, _)| (kind, format!("{}.yaml", kind.word), tree);
        let scenarios = self.scenarios.iter().map(|(id, scenario)| {
            let kind: Kind = &SCENARIO;
            (kind, format!("{SCENARIOS}/{id}.yaml"), &scenario.tree)
        });
        let plans = self.plans.iter().map(|(id, plan)| {
            let kind: Kind = &PLAN;
            (kind, format!("{PLANS}/{id}.yaml"), &plan.tree)
        });
        let lessons = self.lessons.iter().map(|(id, lesson)| {
            let kind: Kind = &LESSON;
            (kind, format!("{LESSONS}/{id}.yaml"), &lesson.tree)
        });
        let alone_or_not = whole.into_iter().map(alone).chain(scenarios);
        alone_or_not.chain(facts.chain(hints).map(alone)).chain(plans).chain(lessons)
    }

    /// Returns the number of values in all documents.
    pub(crate) fn values(&self) -> usize {
        self.trees().map(|(.., tree)| tree.values()).sum()
    }

    /// Returns warnings about words that other YAML parsers would read as a different value.
    pub(crate) fn ambiguous(&self) -> Vec<Diagnostic> {
        self.trees().flat_map(|(.., tree)| ambiguous::find(tree)).collect()
    }

    /// Returns the section of a document that contains a place. `None` if the place is in no
    /// document of the package.
    pub(crate) fn part_of(&self, place: &Place) -> Option<Part> {
        let part = |(kind, _, tree): (Kind, _, &Node)| {
            tree.section_of(place).map(|section| (kind.word, section.to_owned()))
        };
        self.trees().find_map(part)
    }

    /// Whether a problem is worth reporting, because it is not a consequence of a damaged section.
    pub(crate) fn is_news(&self, damage: &Damage, problem: &Diagnostic) -> bool {
        damage.is_news(self.part_of(&problem.place).as_ref(), problem)
    }

    /// Whether a place is in the charts that the package shares with other games.
    pub(crate) fn is_shared(&self, place: &Place) -> bool {
        self.charts.as_ref().is_some_and(|charts| Arc::ptr_eq(charts, &place.file))
    }
}
