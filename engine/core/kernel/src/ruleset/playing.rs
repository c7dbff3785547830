use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Breach, Score};
use crate::{PerSide, Position, Side, System};

/// Course of a game: start, turns, result, score and invariants.
///
/// ```
/// use kernel::{HexNumber, PlayState, Playing, Position, Sixteenths};
/// # mod race {
/// #     pub mod system { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
/// #     mod ruleset { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/ruleset.rs")); }
/// # }
/// use race::system::Race;
///
/// let course = Race::course();
/// let mut rows = Race::start(&course);
/// assert!(Race::result(Position { package: &course, board: &rows }).is_none());
///
/// // Boards can also come from saves.
/// rows.usa = Race::GOAL;
/// assert!(Race::fits(&course, &rows));
/// let position = Position { package: &course, board: &rows };
/// let result = Race::result(position).expect("Blue is on the last row");
/// assert_eq!((result.winner, &*result.words), (Some(result.ending), "victory: Blue"));
/// assert!(Race::breaches(position, PlayState::Between { before: None }).is_empty());
/// assert_eq!(Race::score(position).lead, Sixteenths::ZERO, "a race counts no points");
/// ```
pub trait Playing: System<Board: PartialEq + Serialize + DeserializeOwned> {
    /// Data of the result of a finished game, for pages and programs.
    type Ending<'a>: Serialize;

    /// Builds the start position of a package.
    fn start(package: &Self::Package) -> Self::Board;
    /// Whether an untrusted board is valid for this game.
    fn fits(package: &Self::Package, board: &Self::Board) -> bool;
    /// Returns the current turn.
    fn turn(board: &Self::Board) -> Turn;
    /// Returns the result. `None` until the game is over.
    fn result(position: Position<'_, Self>) -> Option<GameResult<Self::Ending<'_>>>;
    /// Returns the points and losses so far. Empty if the game counts neither.
    fn score(position: Position<'_, Self>) -> Score<'_> {
        let _ = position;
        Score::default()
    }
    /// Returns the invariants that a position violates.
    fn breaches(position: Position<'_, Self>, play: PlayState<'_, Self::Board>) -> Vec<Breach>;
}

/// A turn of a game.
///
/// ```
/// let kernel::Turn { number: 3, acting: 0 } = kernel::Turn::from(3) else { panic!() };
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Turn {
    /// Number of the turn, as the rules count turns.
    pub number: u8,
    /// Index of the formation or unit that is acting, or 0 if none is.
    pub acting: usize,
}

impl From<u8> for Turn {
    fn from(number: u8) -> Self {
        Self { number, acting: 0 }
    }
}

/// Result of a finished game. `E` holds the data for pages and programs.
///
/// ```
/// use kernel::{GameResult, PerSide, Side};
/// let names = PerSide { usa: "Blue".to_owned(), csa: "Grey".to_owned() };
/// let won = GameResult::new("victory".to_owned(), Some(Side::Csa), &names, 9);
/// assert_eq!((&*won.words, won.ending), ("victory: Grey", 9));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult<E> {
    /// Result in one or two words, such as a level of victory.
    pub level: String,
    /// Winner. `None` in a draw.
    pub winner: Option<Side>,
    /// Result in one line for players.
    pub words: String,
    /// Result as data.
    pub ending: E,
}

impl<E> GameResult<E> {
    /// Builds a result whose line consists of the level and the name of the winner.
    pub fn new(level: String, winner: Option<Side>, names: &PerSide<String>, ending: E) -> Self {
        let words = match winner {
            Some(side) => format!("{level}: {}", names[side]),
            None => level.clone(),
        };
        Self { level, winner, words, ending }
    }
}

/// Point of a play at which invariants are checked.
///
/// ```
/// use kernel::PlayState;
/// /// Whether rows may have decreased.
/// const fn may_shrink(play: PlayState<'_, u8>, rows: u8) -> bool {
///     match play {
///         PlayState::Within | PlayState::Between { before: None } => true,
///         PlayState::Between { before: Some(before) } => rows >= *before,
///     }
/// }
/// assert!(may_shrink(PlayState::Within, 2));
/// assert!(!may_shrink(PlayState::Between { before: Some(&3) }, 2));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayState<'a, B> {
    /// In the middle of a play.
    Within,
    /// Between two plays. All invariants apply.
    Between {
        /// Board before the last play, for invariants that compare both. `None` if it is unknown.
        before: Option<&'a B>,
    },
}
