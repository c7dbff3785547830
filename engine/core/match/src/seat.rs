//! The seats of a match: people and bots.

use std::str::FromStr;
use std::{fmt, iter};

use kernel::{Ask, Level, Position, Ruleset, say};
use serde::{Deserialize, Serialize};

use crate::bots::{self, Goal};
use crate::setup::SetupError;
use crate::stream::Stream;

/// Player of a side: a person or a kind of bot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
pub enum Seat {
    /// A person, whose every decision comes from outside the match.
    #[default]
    Human,
    /// A bot that picks options at random.
    Random,
    /// A bot that pursues a fixed goal.
    Goal(Goal),
    /// A bot whose goal changes during the match.
    Mixed,
    /// A bot that plays to win. [`Seat::check`] admits it only where the rules have one.
    Plays(Level),
}

impl Seat {
    /// Bots that exercise the rules and do not play to win.
    pub const BOTS: [Self; 7] = [
        Self::Random,
        Self::Goal(Goal::Attack),
        Self::Goal(Goal::Hold),
        Self::Goal(Goal::Edge),
        Self::Goal(Goal::Mass),
        Self::Goal(Goal::Crowd),
        Self::Mixed,
    ];

    /// Returns every kind of seat except a person.
    pub fn players() -> impl Iterator<Item = Self> {
        Self::BOTS.into_iter().chain(Level::ALL.map(Self::Plays))
    }

    /// Returns the bots that a program offers as opponents, best first. The list contains the bots
    /// that play to win. If none of these bots plans ahead, the bots that attack or hold come first.
    pub fn computers(levels: &[Level]) -> Vec<Self> {
        let plays = levels.iter().rev().copied().map(Self::Plays);
        let has_plan = levels.iter().any(|level| *level >= Level::Captain);
        // An attacking bot is a better opponent than a random one.
        let wanting = [Goal::Attack, Goal::Hold].map(Self::Goal).into_iter();
        if has_plan { plays.collect() } else { wanting.chain(plays).collect() }
    }

    /// Whether the seat is possible under rules that have bots of the given levels.
    pub fn can_play(self, levels: &[Level]) -> bool {
        match self {
            Self::Plays(level) => levels.contains(&level),
            Self::Human | Self::Random | Self::Goal(_) | Self::Mixed => true,
        }
    }

    /// Checks that the bot of this seat can play a package. `levels` are the bots that its rules
    /// have. No other code checks seats.
    ///
    /// # Errors
    /// If it cannot. The error names the seat and the bots that can.
    pub fn check(self, package: &str, levels: &[Level]) -> Result<(), SetupError> {
        if self.can_play(levels) {
            return Ok(());
        }
        let (package, known) = (package.to_owned(), Self::expected(levels));
        Err(SetupError::NoPlayer { seat: self, package, known })
    }

    /// Returns the ids of the offered opponents and of the random bot, for error messages.
    pub fn expected(levels: &[Level]) -> String {
        let all = Self::computers(levels).into_iter().chain([Self::Random]).map(Self::id);
        all.collect::<Vec<_>>().join(", ")
    }

    /// Returns all kinds of seats.
    pub fn all() -> impl Iterator<Item = Self> {
        iter::once(Self::Human).chain(Self::players())
    }

    /// Returns the id of the seat in saves and on command lines.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Random => "random",
            Self::Goal(goal) => goal.id(),
            Self::Mixed => "mixed",
            Self::Plays(level) => level.id(),
        }
    }

    /// Returns a human-readable description of the player.
    pub fn words(self) -> String {
        match self {
            Self::Human => say!("seat-human"),
            Self::Random => say!("seat-random"),
            Self::Goal(goal) => goal.words(),
            Self::Mixed => say!("seat-mixed"),
            Self::Plays(level) => level.words(),
        }
    }

    /// Returns the option that a bot in this seat chooses, with randomness from `stream`. `None`
    /// for a person's seat, and for a roll or draw.
    pub fn choose<F: Ruleset>(
        self,
        ask: &Ask<F>,
        position: Position<'_, F>,
        stream: &mut Stream,
    ) -> Option<F::Choice> {
        let Ask::Choose { side, question, options } = ask else { return None };
        match self {
            Self::Human => None,
            Self::Random | Self::Plays(_) => {
                Some(options[stream.below(options.len() as u32) as usize])
            }
            Self::Goal(goal) => Some(goal.choose(position, *side, question, options, stream)),
            Self::Mixed => Some(bots::choose_mixed(position, *side, question, options, stream)),
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl From<Seat> for &'static str {
    fn from(seat: Seat) -> Self {
        seat.id()
    }
}

impl TryFrom<String> for Seat {
    type Error = NoSuchSeat;

    fn try_from(word: String) -> Result<Self, NoSuchSeat> {
        word.parse()
    }
}

/// Error for a string that is not the id of a seat.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown player `{0}`: expected {known}", known = known())]
pub struct NoSuchSeat(pub String);

fn known() -> String {
    Seat::all().map(Seat::id).collect::<Vec<_>>().join(", ")
}

impl FromStr for Seat {
    type Err = NoSuchSeat;

    fn from_str(word: &str) -> Result<Self, NoSuchSeat> {
        Self::all().find(|seat| seat.id() == word).ok_or_else(|| NoSuchSeat(word.to_owned()))
    }
}
