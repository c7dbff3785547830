//! The parts of a hex-and-chit rules engine that belong to no rulebook: sides, hexes, exact lines,
//! dice, exact fractions, small sets of ids, and the [`Table`], where rules ask and the driver
//! answers.
//!
//! The crate reads no clock, file or random generator and never iterates over a hash map. The same
//! answers therefore always give the same board.
//!
//! [`System`] has a complete rule system as its example, and [`Ruleset`] lists what programs need
//! from one. Run it with `cargo run -p kernel --example race`.

mod ask;
pub mod bounds;
pub mod budget;
mod cached;
mod colour;
mod condition;
mod cost;
mod dice;
mod enumerate;
mod extent;
mod fact;
mod fraction;
mod grid;
mod hex;
mod keyed;
mod keywords;
mod line;
mod listed;
#[cfg(feature = "schema")]
pub mod marks;
pub mod origin;
mod pairs;
mod path;
mod refusal;
mod ruleset;
mod set;
mod side;
mod suspend;
mod switch;
mod system;
mod table;
pub mod text;
mod variants;
mod visible;
pub mod words;
mod written;

pub use ask::{Answer, Ask, Cast, Driver, SilentDriver, Weight};
pub use cached::Cached;
pub use colour::{Colour, Symbol};
pub use condition::{Act, Claim, Condition, Formula, Share};
pub use cost::CostItem;
pub use dice::{Dice, Die, NotADie, Throw};
pub use enumerate::{
    Branch, Chancy, End, Taken, Tree, TreeOf, add_ways, enumerate, enumerate_option,
};
pub use extent::Extent;
pub use fraction::{Parts, Ratio, Sixteenths, Sixths};
pub use grid::{Edge, Grid, GridError, GridSpec, Parity, Span, distance};
pub use hex::{Direction, HexId, HexNumber, HexPair};
pub use keyed::{Keyed, Named};
pub use line::{Corners, Hexsides, LineStep, Lines, Offset};
pub use listed::{Listed, NamedThing};
pub use pairs::Pairs;
pub use path::{HexSet, Open, Search};
pub use refusal::{Refusal, RefusalValue, require};
pub use ruleset::{
    Advice, Among, Area, Article, Asking, Badge, Because, BoardView, Breach, Briefing, Card,
    Chance, ChancePart, Chances, Chapter, ChartRow, Content, Counter, DRAW, Deferred, Detail,
    Draws, Effect, Emphasis, Favoured, ForcedPrompt, Forecast, Forecasting, Found, GameResult,
    Ground, Heading, Highlight, Item, Items, Lesson, LessonStep, Level, Line, MadeUp, MapMarker,
    Marks, Materials, NamedFigure, NoDraws, Notes, OpenedLesson, Opening, Opponent, OriginNote,
    OriginShare, OriginTables, Origins, Panel, Part, Passing, PlayState, Playing, Posture, Prompt,
    QuizChoice, ROLL, Reach, Reached, Reader, Reckoned, Reference, Right, RightAnswer, Row,
    RuleEntry, Ruleset, Score, ScoreKind, Secrecy, Shape, Sight, SightLine, Spotlight, Subject,
    Sum, TablePart, Task, TextOptions, Told, Trace, Turn, Used, Viewing, Why, Wording, Wrong,
    legal, percent,
};
pub use set::{IdSet, Ids};
pub use side::{PerSide, Side};
pub use suspend::{Fault, Play, Suspend};
pub use switch::Switch;
pub use system::{Entry, Position, System};
pub use table::{Checkpoint, Fact, Log, PausedPlay, Pending, Table};
pub use text::{Id, NamedId};
pub use variants::{VariantError, VariantPoint};
pub use visible::{is_hidden, visible};
pub use written::written;

/// The schema library, re-exported for the macro [`written!`].
#[cfg(feature = "schema")]
#[doc(hidden)]
pub use schemars;

messages!();
