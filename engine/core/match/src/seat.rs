//! Who sits at the table: persons and bots.

use std::str::FromStr;
use std::{fmt, iter};

use kernel::{Ask, Family, Level, Scene, say};
use serde::{Deserialize, Serialize};

use crate::bots::{self, Want};
use crate::stream::Stream;

/// Who decides for a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
pub enum Seat {
    /// A person: every decision waits for an answer from outside.
    #[default]
    Human,
    /// A bot that chooses at random.
    Random,
    /// A bot that wants something.
    Wants(Want),
    /// A bot that changes its goal now and then.
    Mixed,
    /// An opponent that plays to win, where the rules have one; else as [`Seat::Random`].
    Plays(Level),
}

impl Seat {
    /// Those that look for trouble and not for victory.
    pub const BOTS: [Self; 7] = [
        Self::Random,
        Self::Wants(Want::Attack),
        Self::Wants(Want::Hold),
        Self::Wants(Want::Edge),
        Self::Wants(Want::Mass),
        Self::Wants(Want::Crowd),
        Self::Mixed,
    ];

    /// All that can play without people.
    pub fn players() -> impl Iterator<Item = Self> {
        Self::BOTS.into_iter().chain(Level::ALL.map(Self::Plays))
    }

    /// Who takes the other side, the best first: who plays to win; where nobody does who has a plan, those too that
    /// want something.
    pub fn computers(levels: &[Level]) -> Vec<Self> {
        let plays = levels.iter().rev().copied().map(Self::Plays);
        let has_plan = levels.iter().any(|level| *level >= Level::Captain);
        let wanting = Self::BOTS.into_iter().filter(|bot| !has_plan && *bot != Self::Random);
        // Whoever goes for the enemy is more of one than who takes anything.
        if has_plan { plays.collect() } else { wanting.chain(plays).collect() }
    }

    /// Whether it can play rules that are played at some levels.
    pub fn can_play(self, levels: &[Level]) -> bool {
        match self {
            Self::Plays(level) => levels.contains(&level),
            Self::Human | Self::Random | Self::Wants(_) | Self::Mixed => true,
        }
    }

    /// Those who can play rules that are played at some levels, by their ids, for whoever named another.
    pub fn expected(levels: &[Level]) -> String {
        let all = Self::computers(levels).into_iter().chain([Self::Random]).map(Self::id);
        all.collect::<Vec<_>>().join(", ")
    }

    /// All kinds of seats.
    pub fn all() -> impl Iterator<Item = Self> {
        iter::once(Self::Human).chain(Self::players())
    }

    /// The word of saves and command lines.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Random => "random",
            Self::Wants(want) => want.id(),
            Self::Mixed => "mixed",
            Self::Plays(level) => level.id(),
        }
    }

    /// What whoever sits there does, in words.
    pub fn words(self) -> String {
        match self {
            Self::Human => say!("seat-human"),
            Self::Random => say!("seat-random"),
            Self::Wants(want) => want.words(),
            Self::Mixed => say!("seat-mixed"),
            Self::Plays(level) => level.words(),
        }
    }

    /// What a bot in this seat answers by a stream of numbers; nothing if a person sits there, or if chance is
    /// asked.
    pub fn choose<F: Family>(
        self,
        ask: &Ask<F>,
        scene: Scene<'_, F>,
        stream: &mut Stream,
    ) -> Option<F::Choice> {
        let Ask::Choose { side, question, options } = ask else { return None };
        match self {
            Self::Human => None,
            Self::Random | Self::Plays(_) => {
                Some(options[stream.below(options.len() as u32) as usize])
            }
            Self::Wants(want) => Some(want.choose(scene, *side, question, options, stream)),
            Self::Mixed => Some(bots::choose_mixed(scene, *side, question, options, stream)),
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

/// A word that names no seat.
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
