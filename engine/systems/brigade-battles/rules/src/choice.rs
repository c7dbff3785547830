//! Answers to questions.

use kernel::{HexId, Side};
use serde::{Deserialize, Serialize};

use crate::game::{Formation, Game, LeaderId, UnitId};

/// Answer to a question.
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
    /// A keyword.
    Word(Word),
}

/// Moving unit or leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mover {
    /// A unit.
    Unit(UnitId),
    /// A leader.
    Leader(LeaderId),
}

impl Mover {
    /// Returns the choice that names the mover.
    pub const fn choice(self) -> Choice {
        match self {
            Self::Unit(unit) => Choice::Unit(unit),
            Self::Leader(leader) => Choice::Leader(leader),
        }
    }

    /// Returns the owning side.
    pub fn side(self, game: &Game) -> Side {
        match self {
            Self::Unit(unit) => game.units[unit.index()].side,
            Self::Leader(leader) => game.leaders[leader.index()].side,
        }
    }

    /// Returns the name.
    pub fn name(self, game: &Game) -> &str {
        match self {
            Self::Unit(unit) => &game.units[unit.index()].name,
            Self::Leader(leader) => &game.leaders[leader.index()].name,
        }
    }
}

macro_rules! words {
    ($(#[doc = $doc:literal] $name:ident = $id:literal,)+) => {
        /// Keyword answers.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Word {
            $(#[doc = $doc] $name,)+
        }

        impl Word {
            /// All keywords.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// Returns the keyword's id.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$name => $id,)+
                }
            }
        }
    };
}

words! {
    /// Fire with the named units.
    Fire = "fire",
    /// Name no more units or targets.
    Done = "done",
    /// Stop moving here.
    Stop = "stop",
    /// The leader goes with the troops.
    Go = "go",
    /// The leader stays behind.
    Stay = "stay",
    /// Keep the die roll.
    Keep = "keep",
}

impl Choice {
    /// Returns the id of the choice.
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
