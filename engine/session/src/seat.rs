//! Who sits at the table: persons and bots.

use std::fmt;
use std::str::FromStr;

use blind_swords::{BlindSwords, Choice};
use serde::{Deserialize, Serialize};

use crate::stream::Stream;

/// Who decides for a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seat {
    /// A person: every decision waits for an answer from outside.
    #[default]
    Human,
    /// A bot that takes any option, each as likely.
    Random,
}

impl Seat {
    /// All kinds of seats.
    pub const ALL: [Self; 2] = [Self::Human, Self::Random];

    /// The word of saves and command lines.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Random => "random",
        }
    }

    /// What a bot in this seat answers; nothing if a person sits there.
    pub(crate) fn choose(self, options: &[Choice], stream: &mut Stream) -> Option<Choice> {
        match self {
            Self::Human => None,
            Self::Random => Some(options[stream.below(options.len() as u32) as usize]),
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A word that names no seat.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("nobody called `{0}` can take a seat: expected human or random")]
pub struct NoSuchSeat(pub String);

impl FromStr for Seat {
    type Err = NoSuchSeat;

    fn from_str(word: &str) -> Result<Self, NoSuchSeat> {
        Self::ALL
            .into_iter()
            .find(|seat| seat.id() == word)
            .ok_or_else(|| NoSuchSeat(word.to_owned()))
    }
}

/// What the rules ask.
pub(crate) type Ask = kernel::Ask<BlindSwords>;
/// What the outside answers.
pub(crate) type Answer = kernel::Answer<BlindSwords>;
