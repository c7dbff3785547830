//! A family of rules: what tables, saves, pages and laboratories need to know of it beside how it is played.
//!
//! A match, its record, its replay, its bots and whoever looks at it are written once, over any [`Family`].

mod area;
mod briefing;
mod chances;
mod deed;
mod draws;
mod entry;
mod laid;
mod lesson;
mod marked;
mod opponent;
mod origins;
mod picture;
mod reference;
mod shown;
mod sight;
mod story;
mod sums;
mod words;

use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub use area::Area;
pub use briefing::Briefing;
pub use chances::{Chance, ChancePart, Chances, Reckoned};
pub use deed::{Deed, Part, Stance};
pub use draws::{Draws, NoDraws};
pub use entry::{NamedFigure, OptionText, RuleEntry, filled};
pub use laid::Laid;
pub use lesson::{Lesson, LessonStep, Lit, QuizChoice, Right, RightAnswer, TablePart, Task, Wrong};
pub use marked::{Passing, Trace};
pub use opponent::{Advice, Because, Level, Opponent};
pub use origins::{MadeUp, OriginShare, Origins};
pub use picture::{Badge, Content, Counter, Item, Items, Picture, Row, Section, Shape};
pub use reference::{Article, Card, Found, Reference, Used};
pub use shown::{Ground, Panel, Shown, Stack};
pub use sight::{Sight, SightLine};
pub use story::{Chapter, Opening};
pub use sums::{Account, Feat, Sum};
pub use words::{
    Breach, DRAW, Detail, Emphasis, Formality, Line, ROLL, Reached, Reader, Secrecy, Why,
};

use crate::{Entry, Grid, HexId, HexNumber, PerSide, Scene, Side, Sixteenths, System};

/// A system of rules that can be played at a table, recorded, looked at and examined.
///
/// Everything is a question about a position and changes nothing. Callers are written over any family:
///
/// ```
/// use std::sync::Arc;
///
/// use kernel::{Entry, Family, HexNumber, Reader, Scene, Side};
/// # mod race {
/// #     pub mod system { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
/// #     mod family { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/family.rs")); }
/// # }
/// use race::system::{Pace, Race};
///
/// /// A question as a table puts it: its words, and each legal answer with its id.
/// fn put<F: Family>(scene: Scene<'_, F>, question: &F::Question) -> Vec<String> {
///     let told = F::legal(scene, question).into_iter().map(|choice| {
///         let id = F::id(scene.package, question, choice);
///         format!("{id}: {}", F::label(scene, question, choice))
///     });
///     std::iter::once(F::prompt(scene, question)).chain(told).collect()
/// }
///
/// let shared = Arc::new(Race::course());
/// let course = &*shared;
/// let mut rows = Race::start(course);
/// let scene = Scene { package: course, board: &rows };
/// let told = put::<Race>(scene, &"pace");
/// assert_eq!(told, ["How do you go on?", "walk: two rows", "run: as many rows as a die shows"]);
///
/// // An id that somebody wrote means an answer of the game, be it legal or not.
/// let [meant] = Race::called(course, "walk")[..] else { panic!("one") };
/// assert!(Race::why(scene, &"pace", meant).is_none(), "nothing forbids it");
///
/// // What a run may bring, before its die is rolled.
/// let [forecast] = Race::forecasts(&shared, &rows, &"pace", Pace::Run)[..] else { panic!("one") };
/// assert_eq!(Race::foretold(&forecast), ["farther than a walk: 4 in 6"]);
/// assert_eq!(Race::chances(&forecast).effects[0].ways, 4);
///
/// // A fact, as everybody reads it.
/// let entry = Entry { event: (Side::Usa, 9), path: [Side::Usa].into() };
/// let line = Race::line(course, &entry, Reader::Everybody).expect("nothing is hidden");
/// assert_eq!((line.name, &*line.text), ("went-on", "Blue goes on by 9"));
///
/// // Boards come from outside, too, such as from saves.
/// rows.usa = Race::GOAL;
/// assert!(Race::fits(course, &rows) && Race::is_over(&rows));
/// let scene = Scene { package: course, board: &rows };
/// assert_eq!(Race::verdict(scene), Some(("victory".to_owned(), Race::ending(scene))));
/// assert_eq!(Race::outcome(scene).as_deref(), Some("victory: Blue"));
/// assert_eq!(Race::view(scene, Side::Csa.into()), rows, "each side sees both");
/// assert_eq!(Race::first_hex(scene, Side::Usa), course.hex(HexNumber::new(1, Race::GOAL)));
/// assert!(Race::breaches(scene, None).is_empty());
///
/// // What a family says nothing of, it has not.
/// assert!(Race::sums(scene).is_empty() && Race::lesson(course).is_none());
/// ```
///
/// The whole family of this race is the crate's example `race`.
pub trait Family: System<Board: PartialEq + Serialize + DeserializeOwned> {
    /// What a side, both or a referee may see of a position.
    type View<'a>: Serialize;
    /// How a position ended, for pages and programs.
    type Ending<'a>: Serialize;
    /// What one option brings on, in all the ways that its dice can fall.
    type Forecast: Serialize;
    /// What there is to say of what is drawn blindly; [`NoDraws`] where nothing is.
    type Draws: Draws<Self>;

    // The course of a game.

    /// The position that a package lays out.
    fn start(package: &Self::Package) -> Self::Board;
    /// Whether a board that comes from outside can be one of this game.
    fn fits(package: &Self::Package, board: &Self::Board) -> bool;
    /// The number of the game turn, as the rules count them.
    fn turn(board: &Self::Board) -> u8;
    /// Whether nothing more is played.
    fn is_over(board: &Self::Board) -> bool;
    /// How it ended, if it has.
    fn ending(scene: Scene<'_, Self>) -> Option<Self::Ending<'_>>;
    /// How it ended in one word or two, such as a level of victory, and who won; nobody in a draw.
    fn verdict(scene: Scene<'_, Self>) -> Option<(String, Option<Side>)>;

    /// By how many points a side is ahead of the other; 0 where no points are counted.
    fn lead(scene: Scene<'_, Self>, side: Side) -> Sixteenths {
        let (_, _) = (scene, side);
        Sixteenths::ZERO
    }

    /// What each side has got and lost so far, by where it comes from; nothing where nothing is counted.
    fn sums(scene: Scene<'_, Self>) -> Vec<Sum> {
        let _ = scene;
        Vec::new()
    }

    /// What each side misses so far, formation by formation; nothing where nobody belongs to one.
    fn missing(scene: Scene<'_, Self>) -> Vec<Sum> {
        let _ = scene;
        Vec::new()
    }

    /// The source in sums of the points that were awarded on the way, if any are.
    fn awarded_source() -> Option<String> {
        None
    }

    /// What a fact awarded in points, part by part of [`Family::awarded_source`], by where it comes from, as the board stands
    /// after the play in which it happened.
    fn awarded(scene: Scene<'_, Self>, event: &Self::Event) -> Vec<Sum> {
        let (_, _) = (scene, event);
        Vec::new()
    }

    /// What each side lost in history where a game does what was done then, as losses are counted in sums.
    fn history(package: &Self::Package) -> Option<PerSide<Sixteenths>> {
        let _ = package;
        None
    }

    /// What formations lost in history, as far as it is known, by the names under which they miss strength.
    fn history_of_formations(package: &Self::Package) -> Vec<Sum> {
        let _ = package;
        Vec::new()
    }

    /// What a fact says that somebody did that may turn a game.
    fn feat(package: &Self::Package, event: &Self::Event) -> Option<Feat> {
        let (_, _) = (package, event);
        None
    }

    // Questions and answers.

    /// The kind of a question in protocols, saves and cases.
    fn kind(question: &Self::Question) -> &str;
    /// Who may know of questions of a kind. What no rule knows, nobody else may know of.
    fn secrecy(kind: &str) -> Secrecy;
    /// Whether a side that has one answer only is asked all the same, where both must seem to be asked alike.
    fn formality(scene: Scene<'_, Self>, side: Side, question: &Self::Question) -> Formality {
        let (_, _, _) = (scene, side, question);
        Formality::None
    }
    /// The section of the rulebook by which a question is asked.
    fn section<'a>(package: &Self::Package, question: &'a Self::Question) -> &'a str;
    /// The section of the rulebook by which dice are rolled.
    fn section_of_roll<'a>(package: &Self::Package, roll: &'a Self::Roll) -> &'a str;
    /// The id of an answer to a question.
    fn id(package: &Self::Package, question: &Self::Question, choice: Self::Choice) -> String;
    /// Everything in the game that goes by an id, an answer to the question or not.
    fn called(package: &Self::Package, id: &str) -> Vec<Self::Choice>;
    /// All that a person might propose as an answer, legal or not.
    fn candidates(scene: Scene<'_, Self>, question: &Self::Question) -> Vec<Self::Choice>;
    /// Everything that can be meant by an answer at all, sensible or not.
    fn everything(package: &Self::Package, question: &Self::Question) -> Vec<Self::Choice>;
    /// The legal answers, in their order.
    fn legal(scene: Scene<'_, Self>, question: &Self::Question) -> Vec<Self::Choice> {
        let mut legal = Self::candidates(scene, question);
        legal.sort_unstable();
        legal.dedup();
        legal.retain(|choice| Self::allows(scene, question, *choice));
        legal
    }
    /// Whether a choice is a legal answer.
    fn allows(scene: Scene<'_, Self>, question: &Self::Question, choice: Self::Choice) -> bool {
        Self::why(scene, question, choice).is_none()
    }
    /// The first rule that forbids an answer, with its values; nothing for a legal one.
    fn why(scene: Scene<'_, Self>, question: &Self::Question, choice: Self::Choice) -> Option<Why>;

    // Words for people.

    /// A question as a side reads it.
    fn prompt(scene: Scene<'_, Self>, question: &Self::Question) -> String;
    /// What dice are rolled for, in a few words.
    fn roll(scene: Scene<'_, Self>, roll: &Self::Roll) -> String;
    /// An answer as it is offered to a side.
    fn label(scene: Scene<'_, Self>, question: &Self::Question, choice: Self::Choice) -> String {
        Self::id(scene.package, question, choice)
    }
    /// What a player would want to know before he gives it.
    fn note(
        scene: Scene<'_, Self>,
        question: &Self::Question,
        choice: Self::Choice,
    ) -> Option<String> {
        let (_, _, _) = (scene, question, choice);
        None
    }
    /// What he may be sorry for once it is given, told to who learns to play; nothing where there is nothing to fear.
    fn caution(
        scene: Scene<'_, Self>,
        question: &Self::Question,
        choice: Self::Choice,
    ) -> Option<String> {
        let (_, _, _) = (scene, question, choice);
        None
    }
    /// A step of the path to the present moment.
    fn step(package: &Self::Package, step: &Self::Step) -> String;
    /// A fact as a reader may read it; nothing if it tells him nothing.
    fn line(package: &Self::Package, entry: &Entry<Self>, reader: Reader) -> Option<Line>;
    /// What begins with a fact in the story of a match, within a chapter that begins with another. It may depend only on what
    /// every reader sees of the facts.
    fn opening(event: &Self::Event, within: Option<&Self::Event>) -> Option<Opening> {
        let (_, _) = (event, within);
        None
    }
    /// The line of a chapter with these facts, the gravest result first; nothing where nothing came of it. It is the same for
    /// every reader, so it may tell only what all of them see.
    fn chapter(package: &Self::Package, events: &[&Self::Event]) -> Option<String> {
        let (_, _) = (package, events);
        None
    }
    /// Whether a fact shows what was hidden before it.
    fn reveals(before: Scene<'_, Self>, event: &Self::Event) -> bool;

    // Looking.

    /// All that a reader may see.
    fn view(scene: Scene<'_, Self>, reader: Reader) -> Self::View<'_>;
    /// What an answer brings on before its dice are rolled, in each way that people still decide.
    fn forecasts(
        package: &Arc<Self::Package>,
        board: &Self::Board,
        question: &Self::Question,
        choice: Self::Choice,
    ) -> Vec<Self::Forecast>;
    /// A forecast in words, line by line.
    fn foretold(forecast: &Self::Forecast) -> Vec<String> {
        let Chances { of, effects, .. } = Self::chances(forecast);
        effects.iter().map(|Chance { what, ways }| format!("{what}: {ways} in {of}")).collect()
    }
    /// A forecast as a page tells it.
    fn chances(forecast: &Self::Forecast) -> Chances;
    /// Where a move under way can go; nothing if a question asks for something else.
    fn reach(scene: Scene<'_, Self>, question: &Self::Question) -> Option<Vec<Reached>> {
        let (_, _) = (scene, question);
        None
    }

    // At a table, with pictures or without.

    /// What the sides are called.
    fn side_names(package: &Self::Package) -> &PerSide<String>;
    /// How it ended, in one line; nothing before it has.
    fn outcome(scene: Scene<'_, Self>) -> Option<String> {
        let (words, winner) = Self::verdict(scene)?;
        let names = Self::side_names(scene.package);
        Some(winner.map_or_else(|| words.clone(), |side| format!("{words}: {}", names[side])))
    }
    /// The position as a page draws it.
    fn picture(scene: Scene<'_, Self>, reader: Reader) -> Picture;
    /// The position as a table without pictures shows it.
    fn shown(scene: Scene<'_, Self>, reader: Reader) -> Shown {
        Shown::of(&Self::picture(scene, reader))
    }
    /// The map without what stands on it.
    fn ground(package: &Self::Package) -> Vec<Ground> {
        let grid = Self::grid(package);
        grid.hexes().map(|hex| Ground::plain(grid, hex)).collect()
    }
    /// What the signs of the ground and the badges of stacks mean, for tables without pictures.
    fn signs(_: &Self::Package) -> String {
        String::new()
    }
    /// What there is to say of a hex by its number, or of what stands there by its id or a part of its name.
    fn about(scene: Scene<'_, Self>, what: &str) -> String {
        let _ = scene;
        format!("There is nothing to say of {what}")
    }
    /// The hex that the answer with an id is about, if it is about one.
    fn place(scene: Scene<'_, Self>, id: &str) -> Option<HexNumber> {
        let _ = scene;
        id.parse().ok()
    }
    /// What a side sees of one hex from another; nothing where no rule is about sight.
    fn sight(scene: Scene<'_, Self>, from: HexId, to: HexId, side: Side) -> Option<Sight> {
        let (_, _, _, _) = (scene, from, to, side);
        None
    }

    // What helps at the table: words for newcomers, marks on the map, what need not be asked again.

    /// What a question is about, for whoever meets it for the first time.
    fn coach(question: &Self::Question) -> Option<String> {
        let _ = question;
        None
    }

    /// The lesson that is played, if it is one.
    fn lesson(package: &Self::Package) -> Option<&Lesson> {
        let _ = package;
        None
    }

    /// The battle before its first move; nothing where a package says nothing of it.
    fn briefing(package: &Self::Package) -> Option<Briefing> {
        let _ = package;
        None
    }

    /// What there is to look up while one plays.
    fn reference(package: &Self::Package) -> Reference {
        let _ = package;
        Reference::default()
    }

    /// Where the figures of the package come from.
    fn origins(package: &Self::Package) -> &Origins {
        let _ = package;
        const { &Origins::NONE }
    }

    /// The tables of [`Origins`] from which chances are reckoned.
    fn tables_of_odds() -> &'static [&'static str] {
        &[]
    }

    /// The tables of [`Origins`] behind the rolls of a log: those of odds, and others on which dice are rolled.
    fn tables_of_rolls() -> &'static [&'static str] {
        Self::tables_of_odds()
    }

    /// The ids of the counters that a question is about: those that are to act, or that suffer it.
    fn subjects(scene: Scene<'_, Self>, question: &Self::Question) -> Vec<String> {
        let (_, _) = (scene, question);
        Vec::new()
    }

    /// The hexes that an answer is about.
    fn places(
        scene: Scene<'_, Self>,
        question: &Self::Question,
        choice: Self::Choice,
    ) -> Vec<HexNumber> {
        Self::place(scene, &Self::id(scene.package, question, choice)).into_iter().collect()
    }

    /// Whether a question is about a moment that one may let pass.
    fn passing(scene: Scene<'_, Self>, question: &Self::Question) -> Option<Passing<Self::Choice>> {
        let (_, _) = (scene, question);
        None
    }

    /// The cells of charts in which a fact was looked up.
    fn used(package: &Self::Package, event: &Self::Event) -> Vec<Used> {
        let (_, _) = (package, event);
        Vec::new()
    }

    /// What a map shows of a fact that everybody may know; nothing of others.
    fn trace(package: &Self::Package, event: &Self::Event) -> Option<Trace> {
        let (_, _) = (package, event);
        None
    }

    // Players that want something.

    /// What an answer comes to, as far as anybody wants it or not.
    fn deed(scene: Scene<'_, Self>, question: &Self::Question, choice: Self::Choice) -> Deed {
        let (_, _, _) = (scene, question, choice);
        Deed::Other
    }
    /// The hexes of the map, and which of them are next to each other.
    fn grid(package: &Self::Package) -> &Grid;
    /// The hex of the first unit of a side that is on the map: as long as it is, the same unit's.
    fn first_hex(scene: Scene<'_, Self>, side: Side) -> Option<HexId> {
        Self::hexes_of(scene, side).next()
    }
    /// The hexes in which units of a side stand, each once, in the order of units.
    fn hexes_of(scene: Scene<'_, Self>, side: Side) -> impl Iterator<Item = HexId>;
    /// A number for whoever acts now, such as the index of a formation; 0 if nobody does.
    fn acting(board: &Self::Board) -> usize {
        let _ = board;
        0
    }

    /// The levels at which these rules are played, from the weakest up. Whoever takes anything that is legal plays all.
    fn levels() -> &'static [Level] {
        &[Level::Recruit]
    }

    /// A player of a level for a side; nothing where nobody plays these rules so well.
    fn opponent(
        package: &Self::Package,
        level: Level,
        side: Side,
    ) -> Option<Box<dyn Opponent<Self>>> {
        let (_, _, _) = (package, level, side);
        None
    }

    // What must hold.

    /// What does not hold of a position between two plays, and cannot have come from an earlier one.
    fn breaches(scene: Scene<'_, Self>, before: Option<&Self::Board>) -> Vec<Breach> {
        let _ = before;
        Self::breaches_in_play(scene)
    }
    /// What does not hold of a position in the middle of a play.
    fn breaches_in_play(scene: Scene<'_, Self>) -> Vec<Breach>;
}
