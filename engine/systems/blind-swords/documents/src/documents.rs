//! Typed documents of a package.

use std::sync::Arc;

use document::damage::{Damage, Part};
use document::diag::{Diagnostic, Place};
use document::reader::{Found, Reader};
use document::source::{SourceFile, Sources};
use document::symbols::{Names, Symbols, Unknown};
use document::tree::{At, Node};
use document::{Document, Kind, ambiguous};
use kernel::{Grid, GridError};

use crate::codes::{self, Code};
use crate::family::{
    AI, CHITS, FACTS, GAME, LESSON, LESSONS, MAP, PLAN, PLANS, SCENARIO, SCENARIOS, TABLES, UNITS,
};
use crate::grid::{layout, small_grid};
use crate::model::{Id, ai, chits, facts, game, lesson, map, plan, scenario, tables, units};
use crate::names::DEFINED;

/// All documents of a package.
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
    /// `chits.yaml`.
    pub chits: Document<chits::Chits>,
    /// `scenarios/*.yaml` by id, shortest first, then sorted by name.
    pub scenarios: Vec<(Id, Document<scenario::Scenario>)>,
    /// `facts.yaml`, if it exists.
    pub facts: Option<Document<facts::Facts>>,
    /// `ai.yaml`, if it exists.
    pub hints: Option<Document<ai::Hints>>,
    /// `plans/*.yaml` by id, sorted by name.
    pub plans: Vec<(Id, Document<plan::Plan>)>,
    /// `lessons/*.yaml` by id, sorted by name.
    pub lessons: Vec<(Id, Document<lesson::Lesson>)>,
    /// Charts shared with other games, if the package uses any.
    pub charts: Option<Arc<SourceFile>>,
    /// Grid of the map, or the error that prevents it.
    pub(crate) grid: Result<Grid, GridError>,
    /// Names that they define.
    symbols: Arc<Symbols>,
    /// References to unknown names, as the reader found them.
    pub(crate) unknown: Vec<Unknown>,
    /// Parts of the documents that cannot be relied on.
    pub(crate) damage: Damage,
}

impl Documents {
    /// Reads all documents, merged over those of the packages that this one extends. Unreadable
    /// parts are reported, and omitted or replaced by stand-ins.
    pub(crate) fn read(sources: &Sources) -> Result<(Documents, Vec<Diagnostic>), Vec<Diagnostic>> {
        let mut reader = Reader::new(sources)?;
        let game: Document<game::Game> = reader.front(&GAME)?;
        reader.lay_all(&DEFINED);
        let grid = layout(&game.data.grid);
        reader.define_hexes(grid.clone().unwrap_or_else(|_| small_grid()), codes::REF_HEX);
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
        let Found { charts, symbols, unknown, problems, damage } = reader.finish();
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
        };
        Ok((documents, problems))
    }

    /// Returns the documents with other tables.
    ///
    /// # Errors
    /// If the tables are invalid: all diagnostics.
    pub fn with_tables(&self, tree: Node) -> Result<Documents, Vec<Diagnostic>> {
        let symbols = Arc::new(self.symbols.redefined(&TABLES, &tree));
        let names = Names::new(Arc::clone(&symbols));
        let tables = Document::named(&TABLES, tree, &names)?;
        Ok(Documents { tables, symbols, unknown: names.finish(), ..self.clone() })
    }

    /// Returns the place where a name is defined. The code for an unknown name selects the kind.
    /// `None` for items without a mapping of their own.
    pub(crate) fn defined(&self, code: Code, name: &str) -> Option<Place> {
        self.symbols.place(code, name)
    }

    /// Returns the place where a unit has a printed name.
    pub(crate) fn unit_called(&self, name: &str) -> Option<Place> {
        let units = At::root(&self.units.tree).get("units")?;
        let mut names = units.keys().filter_map(|id| units.key(id).get("name"));
        names.find(|at| at.is_text(name)).map(At::place)
    }

    /// Returns the trees of all documents, each with its kind and file name.
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

    /// Returns the number of values in the documents.
    pub(crate) fn values(&self) -> usize {
        self.trees().map(|(.., tree)| tree.values()).sum()
    }

    /// Returns warnings about words that other YAML parsers read differently.
    pub(crate) fn ambiguous(&self) -> Vec<Diagnostic> {
        self.trees().flat_map(|(.., tree)| ambiguous::find(tree)).collect()
    }

    /// Returns the document section that contains a place.
    pub(crate) fn part_of(&self, place: &Place) -> Option<Part> {
        let part = |(kind, _, tree): (Kind, _, &Node)| {
            tree.section_of(place).map(|section| (kind.word, section.to_owned()))
        };
        self.trees().find_map(part)
    }

    /// Whether a problem is independent and not a consequence of damage.
    pub(crate) fn is_news(&self, damage: &Damage, problem: &Diagnostic) -> bool {
        damage.is_news(self.part_of(&problem.place).as_ref(), problem)
    }

    /// Whether a place is in charts shared with other games.
    pub(crate) fn is_shared(&self, place: &Place) -> bool {
        self.charts.as_ref().is_some_and(|charts| Arc::ptr_eq(charts, &place.file))
    }
}
