//! Choices: the options of questions.

use kernel::{HexId, Side};
use serde::{Deserialize, Serialize};

use crate::game::{Formation, Game, LeaderId, UnitId};

/// Option of a question, which a player can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Choice {
    /// A hex to enter, to flee towards, or to set up in.
    Hex(HexId),
    /// A unit that moves, fires, rallies, or is a target of fire.
    Unit(UnitId),
    /// A leader who moves, takes a casualty test, or spends a Fate marker.
    Leader(LeaderId),
    /// A formation in which a unit is set up, or to which it changes.
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
    /// Returns the option that chooses this unit or leader.
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

kernel::keywords! {
    /// Keyword that a player can choose.
    pub enum Word {
        /// Fires with the units chosen so far.
        Fire = "fire",
        /// Chooses no more units or targets.
        Done = "done",
        /// Stops the move in the current hex.
        Stop = "stop",
        /// The leader goes along with the troops.
        Go = "go",
        /// The leader stays in the hex that the troops left.
        Stay = "stay",
        /// Keeps both the die roll and the Fate marker.
        Keep = "keep",
    }
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
