//! Answers.

use kernel::{HexId, Side};
use serde::{Deserialize, Serialize};

use crate::game::{Formation, Game, LeaderId, UnitId};

/// One way to answer a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Choice {
    /// A hex.
    Hex(HexId),
    /// A unit.
    Unit(UnitId),
    /// A leader.
    Leader(LeaderId),
    /// A formation.
    Formation(Formation),
    /// A word.
    Word(Word),
}

/// Who moves: a unit or a leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mover {
    /// A unit.
    Unit(UnitId),
    /// A leader.
    Leader(LeaderId),
}

impl Mover {
    /// The choice that names him.
    pub const fn choice(self) -> Choice {
        match self {
            Self::Unit(unit) => Choice::Unit(unit),
            Self::Leader(leader) => Choice::Leader(leader),
        }
    }

    /// Whose he is.
    pub fn side(self, game: &Game) -> Side {
        match self {
            Self::Unit(unit) => game.units[unit.index()].side,
            Self::Leader(leader) => game.leaders[leader.index()].side,
        }
    }

    /// His name.
    pub fn name(self, game: &Game) -> &str {
        match self {
            Self::Unit(unit) => &game.units[unit.index()].name,
            Self::Leader(leader) => &game.leaders[leader.index()].name,
        }
    }
}

macro_rules! words {
    ($(#[doc = $doc:literal] $name:ident = $id:literal,)+) => {
        /// A word.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Word {
            $(#[doc = $doc] $name,)+
        }

        impl Word {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// The id.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$name => $id,)+
                }
            }
        }
    };
}

words! {
    /// The named units fire.
    Fire = "fire",
    /// Nobody more.
    Done = "done",
    /// No farther.
    Stop = "stop",
    /// With the others.
    Go = "go",
    /// Not with the others.
    Stay = "stay",
    /// The die stands.
    Keep = "keep",
}

impl Choice {
    /// The id.
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
