//! Choices: the options of questions.

use kernel::{HexId, Side};
use serde::{Deserialize, Serialize};

use crate::game::{Formation, Game, LeaderId, UnitId};

/// Option of a question, which a player can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Choice {
    /// Hex to enter, to flee towards, or to set up in.
    Hex(HexId),
    /// Unit to move, to fire with, to fire at, or to rally.
    Unit(UnitId),
    /// Leader to move, to test, or whose Fate marker to spend.
    Leader(LeaderId),
    /// Formation to set up in, or to change to.
    Formation(Formation),
    /// Keyword, such as `stop`.
    Word(Word),
}

/// Unit or leader that moves on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mover {
    /// Combat unit, which can be of any arm.
    Unit(UnitId),
    /// Leader, who moves without a unit.
    Leader(LeaderId),
}

impl Mover {
    /// Returns the choice of this unit or leader as an option.
    pub const fn choice(self) -> Choice {
        match self {
            Self::Unit(unit) => Choice::Unit(unit),
            Self::Leader(leader) => Choice::Leader(leader),
        }
    }

    /// Returns the side that owns the unit or leader.
    pub fn side(self, game: &Game) -> Side {
        match self {
            Self::Unit(unit) => game.units[unit.index()].side,
            Self::Leader(leader) => game.leaders[leader.index()].side,
        }
    }

    /// Returns the display name of the unit or leader.
    pub fn name(self, game: &Game) -> &str {
        match self {
            Self::Unit(unit) => &game.units[unit.index()].name,
            Self::Leader(leader) => &game.leaders[leader.index()].name,
        }
    }
}

macro_rules! words {
    ($(#[doc = $doc:literal] $name:ident = $id:literal,)+) => {
        /// Keyword that a player can choose.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Word {
            $(#[doc = $doc] $name,)+
        }

        impl Word {
            /// All keywords, in the order of their definition.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// Returns the id of the keyword.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$name => $id,)+
                }
            }
        }
    };
}

words! {
    /// Fire with the units chosen so far.
    Fire = "fire",
    /// Choose no more units or targets.
    Done = "done",
    /// Stop moving in the present hex.
    Stop = "stop",
    /// The leader goes with the troops.
    Go = "go",
    /// The leader stays in the hex that the troops left.
    Stay = "stay",
    /// Keep the die roll and the Fate marker.
    Keep = "keep",
}

impl Choice {
    /// Returns the id of the choice in saves and the protocol.
    pub fn id(self, game: &Game) -> String {
        match self {
            Self::Hex(hex) => game.map.number(hex).to_string(),
            Self::Unit(unit) => game.units[unit.index()].id.clone(),
            Self::Leader(leader) => game.leaders[leader.index()].id.clone(),
            Self::Formation(formation) => formation.id().to_owned(),
            Self::Word(word) => word.id().to_owned(),
        }
    }
}
