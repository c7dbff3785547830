//! What any hex-and-chit rules engine needs and no rulebook owns: sides, hexes, exact lines, dice,
//! exact fractions, small sets of ids, and the [`Table`] at which rules ask and the outside answers.
//!
//! Nothing here reads a clock, a file or a generator, and nothing iterates over a hash map: the same
//! answers always give the same board.
//!
//! [`System`] has a whole system of rules for its example, [`Family`] what a table asks of it;
//! `cargo run -p kernel --example race` plays it.

mod ask;
pub mod budget;
mod colour;
mod dice;
mod enumerate;
mod extent;
mod family;
mod fraction;
mod grid;
mod hex;
mod line;
mod refusal;
mod set;
mod side;
mod suspend;
mod switch;
mod system;
mod table;
mod variants;
mod visible;
pub mod words;
mod written;

pub use ask::{Answer, Ask, Cast, Nobody, Outside, Weight};
pub use colour::Colour;
pub use dice::{Dice, Die, NotADie, Throw};
pub use enumerate::{Branch, Chancy, End, Taken, Tree, TreeOf, enumerate};
pub use extent::Extent;
pub use family::{
    Account, Advice, Area, Article, Badge, Because, Breach, Briefing, Card, Chance, ChancePart,
    Chances, Chapter, Content, Counter, DRAW, Deed, Detail, Draws, Emphasis, Family, Feat,
    Formality, Found, Ground, Item, Items, Laid, Lesson, LessonStep, Level, Line, Lit, MadeUp,
    NamedFigure, NoDraws, Opening, Opponent, OptionText, OriginShare, Origins, Panel, Part,
    Passing, Picture, QuizChoice, ROLL, Reached, Reader, Reckoned, Reference, Right, RightAnswer,
    Row, RuleEntry, Secrecy, Section, Shape, Shown, Sight, SightLine, Stack, Stance, Sum,
    TablePart, Task, Trace, Used, Why, Wrong, filled,
};
pub use fraction::{Ratio, Sixteenths};
pub use grid::{Edge, Grid, GridError, GridSpec, Parity, RowRange, distance};
pub use hex::{Direction, HexId, HexNumber, NotAHexNumber};
pub use line::{LineStep, Lines, Offset};
pub use refusal::{Refusal, RefusalValue, require};
pub use set::{IdSet, Ids};
pub use side::{PerSide, Side};
pub use suspend::{Fault, Play, Suspend};
pub use switch::Switch;
pub use system::{Entry, Scene, System};
pub use table::{Checkpoint, Fact, Log, Pending, Table};
pub use variants::{VariantError, VariantPoint};
pub use visible::{is_hidden, visible};
pub use written::written;

messages!();
