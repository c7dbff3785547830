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
mod forecasting;
mod ground;
mod lesson;
mod map_markers;
mod marked;
mod opponent;
mod origins;
mod playing;
mod reference;
mod score;
mod sight;
mod story;
mod subject;
mod viewing;
mod wording;
mod words;

pub use area::Area;
pub use asking::{Among, Asking, legal};
pub use board_view::{Badge, BoardView, Content, Counter, Item, Items, Panel, Row, Shape};
pub use briefing::Briefing;
pub use chances::{Chance, ChancePart, Chances, Reckoned, percent};
pub use deferred::Deferred;
pub use draws::{Draws, NoDraws};
pub use effect::{Effect, Part, Posture};
pub use entry::{NamedFigure, RuleEntry, TextOptions};
pub use forecasting::{Forecast, Forecasting};
pub use ground::Ground;
pub use lesson::{
    Lesson, LessonStep, OpenedLesson, QuizChoice, Right, RightAnswer, Spotlight, TablePart, Task,
    Wrong,
};
pub use map_markers::MapMarker;
pub use marked::{Passing, Trace};
pub use opponent::{Advice, Because, Level, Opponent};
pub use origins::{MadeUp, OriginNote, OriginShare, OriginTables, Origins};
pub use playing::{GameResult, PlayState, Playing, Turn};
pub use reference::{Article, Card, ChartRow, Found, Reference, Used};
pub use score::{Favoured, Highlight, Score, ScoreKind, Sum};
pub use sight::{Sight, SightLine};
pub use story::{Chapter, Heading, Opening};
pub use subject::Subject;
pub use viewing::{Marks, Materials, Viewing};
pub use wording::{Notes, Prompt, Told, Wording};
pub use words::{
    Breach, DRAW, Detail, Emphasis, ForcedPrompt, Line, ROLL, Reach, Reached, Reader, Secrecy, Why,
};

/// A rule system that can be played at a table, recorded, viewed and analysed.
///
/// The five traits hold the queries of a rule system. No query changes anything. Callers that need
/// all five are generic over `Ruleset`, others over one of the five:
///
/// ```
/// use kernel::{Playing, Position, Ruleset};
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
/// let rows = Race::start(course);
/// let position = Position { package: course, board: &rows };
/// let told = put::<Race>(position, &"pace");
/// assert_eq!(told, ["How do you go on?", "walk: two rows", "run: as many rows as a die shows"]);
///
/// ```
///
/// The complete implementation for this race is in the example `race` of the crate.
pub trait Ruleset: Playing + Asking + Wording + Viewing + Forecasting {}

impl<S: Playing + Asking + Wording + Viewing + Forecasting> Ruleset for S {}
