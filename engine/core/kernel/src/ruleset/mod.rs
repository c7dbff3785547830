//! The interface of a rule system to tables, saves, pages and tools.
//!
//! Matches, records, replays, bots and views are written once, generic over [`Ruleset`].

mod area;
mod asking;
mod board_view;
mod briefing;
mod chances;
mod deferred;
mod draws;
mod effect;
mod entry;
mod ground;
mod lesson;
mod map_markers;
mod marked;
mod opponent;
mod origins;
mod playing;
mod reckoning;
mod reference;
mod score;
mod sight;
mod story;
mod subject;
mod wording;
mod words;

use serde::Serialize;

pub use area::Area;
pub use asking::{Among, Asking, legal};
pub use board_view::{Badge, BoardView, Content, Counter, Item, Items, Panel, Row, Shape};
pub use briefing::Briefing;
pub use chances::{Chance, ChancePart, Chances, Reckoned};
pub use deferred::Deferred;
pub use draws::{Draws, NoDraws};
pub use effect::{Effect, Part, Posture};
pub use entry::{NamedFigure, RuleEntry, TextOptions};
pub use ground::Ground;
pub use lesson::{
    Lesson, LessonStep, QuizChoice, Right, RightAnswer, Spotlight, TablePart, Task, Wrong,
};
pub use map_markers::MapMarker;
pub use marked::{Passing, Trace};
pub use opponent::{Advice, Because, Level, Opponent};
pub use origins::{MadeUp, OriginNote, OriginShare, Origins};
pub use playing::{GameResult, PlayState, Playing, Turn};
pub use reckoning::{Forecast, Reckoning};
pub use reference::{Article, Card, ChartRow, Found, Reference, Used};
pub use score::{Highlight, Score, ScoreKind, Sum};
pub use sight::{Sight, SightLine};
pub use story::{Chapter, Heading, Opening};
pub use subject::Subject;
pub use wording::{Notes, Prompt, Told, Wording};
pub use words::{
    Breach, DRAW, Detail, Emphasis, ForcedPrompt, Line, ROLL, Reached, Reader, Secrecy, Why,
};

use crate::{Grid, HexId, HexNumber, PerSide, Position, Side};

/// A rule system that can be played at a table, recorded, viewed and analysed.
///
/// All methods are queries of a position and change nothing. Callers are generic over the rule
/// system:
///
/// ```
/// use kernel::{HexNumber, Playing, Position, Reckoning, Ruleset, Side};
/// # mod race {
/// #     pub mod system { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
/// #     mod ruleset { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/ruleset.rs")); }
/// # }
/// use race::system::Race;
///
/// /// Returns the prompt and the legal options, each with its id.
/// fn put<F: Ruleset>(position: Position<'_, F>, question: &F::Question) -> Vec<String> {
///     let told = kernel::legal(position, question).into_iter().map(|choice| {
///         let id = F::id(position.package, question, choice);
///         format!("{id}: {}", F::label(position, question, choice))
///     });
///     std::iter::once(F::prompt(position, question).text).chain(told).collect()
/// }
///
/// let course = &Race::course();
/// let mut rows = Race::start(course);
/// let position = Position { package: course, board: &rows };
/// let told = put::<Race>(position, &"pace");
/// assert_eq!(told, ["How do you go on?", "walk: two rows", "run: as many rows as a die shows"]);
///
/// rows.usa = Race::GOAL;
/// let position = Position { package: course, board: &rows };
/// let seen = Race::seen(position, Side::Csa.into());
/// assert_eq!(Race::view(course, &seen), rows, "each side sees both");
/// assert_eq!(Race::hexes_of(position, Side::Usa).next(), course.hex(HexNumber::new(1, Race::GOAL)));
///
/// // Optional features are absent by default.
/// assert!(Race::lesson(course).is_none());
/// ```
///
/// The complete implementation for this race is in the example `race` of the crate.
pub trait Ruleset: Playing + Asking + Wording + Reckoning {
    /// A position without the information that a reader may not know. Views and descriptions for
    /// readers are built from it. A system without secrets uses its board type.
    type Seen;
    /// Serializable view of a position, which programs read.
    type View<'a>: Serialize;

    // Views of a position.

    /// Returns a position without anything that a reader may not know.
    fn seen(position: Position<'_, Self>, reader: Reader) -> Self::Seen;
    /// Returns the view of a position that programs read.
    fn view<'a>(package: &'a Self::Package, seen: &'a Self::Seen) -> Self::View<'a>;
    /// Returns the hexes within reach of the current move, or `None` if the question is not about
    /// movement.
    fn reach(position: Position<'_, Self>, question: &Self::Question) -> Option<Vec<Reached>> {
        let (_, _) = (position, question);
        None
    }

    // Texts and drawings for the user interface.

    /// Returns the names of the sides.
    fn side_names(package: &Self::Package) -> &PerSide<String>;
    /// Returns the position for drawing on a page.
    fn board_view(package: &Self::Package, seen: &Self::Seen) -> BoardView;
    /// Returns the map without counters and markers.
    fn ground(package: &Self::Package) -> Vec<Ground> {
        let grid = Self::grid(package);
        grid.hexes().map(|hex| Ground::plain(grid, hex)).collect()
    }
    /// Explains the terrain characters and the badges of stacks on a text map.
    fn signs(_: &Self::Package) -> String {
        String::new()
    }
    /// Returns the id and the name of everything that players can look up, in groups. An entry of an
    /// earlier group takes precedence if a search fits several.
    fn names(_: &Self::Package) -> Vec<Vec<(&str, &str)>> {
        Vec::new()
    }
    /// Describes a hex or something with a name. Each line holds one fact.
    fn about(package: &Self::Package, seen: &Self::Seen, subject: Subject) -> Vec<String> {
        let (_, _, _) = (package, seen, subject);
        Vec::new()
    }
    /// Returns the hex that the option with this id concerns. `None` if the option concerns no hex.
    fn place(position: Position<'_, Self>, id: &str) -> Option<HexNumber> {
        let _ = position;
        id.parse().ok()
    }
    /// Returns a side's line of sight from one hex to another, or `None` if the rules have no lines
    /// of sight.
    fn sight(position: Position<'_, Self>, from: HexId, to: HexId, side: Side) -> Option<Sight> {
        let (_, _, _, _) = (position, from, to, side);
        None
    }

    // Help during play: explanations for newcomers, marks on the map, automatic passes.

    /// Returns the lesson. `None` if the package was not compiled for a lesson.
    fn lesson(package: &Self::Package) -> Option<&Lesson> {
        let _ = package;
        None
    }

    /// Returns the briefing of the scenario. `None` if the rule system has none.
    fn briefing(package: &Self::Package) -> Option<Briefing> {
        let _ = package;
        None
    }

    /// Returns the rules reference for players.
    fn reference(package: &Self::Package) -> Reference {
        let _ = package;
        Reference::default()
    }

    /// Returns the origins of the package's figures.
    fn origins(package: &Self::Package) -> &Origins {
        let _ = package;
        const { &Origins::NONE }
    }

    /// Returns the title that players see for a table of [`Origins`].
    fn origin_table(table: &'static str) -> String {
        table.to_owned()
    }

    /// Returns the tables of [`Origins`] used for odds.
    fn tables_of_odds() -> &'static [&'static str] {
        &[]
    }

    /// Returns the tables of [`Origins`] used for rolls in a log: the tables for odds, and all
    /// other tables in which rolls are looked up.
    fn tables_of_rolls() -> &'static [&'static str] {
        Self::tables_of_odds()
    }

    /// Returns the ids of the counters that a question concerns: units that act, and units that the
    /// effect may hit.
    fn subjects(position: Position<'_, Self>, question: &Self::Question) -> Vec<String> {
        let (_, _) = (position, question);
        Vec::new()
    }

    /// Returns the hexes that an option concerns.
    fn places(
        position: Position<'_, Self>,
        question: &Self::Question,
        choice: Self::Choice,
    ) -> Vec<HexNumber> {
        Self::place(position, &Self::id(position.package, question, choice)).into_iter().collect()
    }

    /// Returns the reaction window of a question. `None` if the player may not let it pass
    /// automatically.
    fn passing(
        position: Position<'_, Self>,
        question: &Self::Question,
    ) -> Option<Passing<Self::Choice>> {
        let (_, _) = (position, question);
        None
    }

    /// Returns the grid of the map.
    fn grid(package: &Self::Package) -> &Grid;
}
