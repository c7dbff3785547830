//! Choices: the options of questions.

use kernel::{Direction, HexId, Side};
use serde::{Deserialize, Serialize};

use crate::game::{BrigadeId, Formation, Game, LeaderId, UnitId};

/// Option of a question, which a player can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Choice {
    /// A brigade that is paid for, or marches together. It precedes its units in the list of options.
    Brigade(BrigadeId),
    /// A hex to enter, to fire at, to attack, or to set up in.
    Hex(HexId),
    /// A unit that moves, fires, fights, rallies, or takes a loss.
    Unit(UnitId),
    /// Strength points of a unit that fire at this hex. The rest may fire elsewhere.
    Share(UnitId, u8),
    /// A leader who moves, rallies units, or accompanies them.
    Leader(LeaderId),
    /// A formation in which a unit is set up, or to which it changes.
    Formation(Formation),
    /// A hexside to face.
    Facing(Direction),
    /// A number of rounds.
    Number(u8),
    /// Keyword, such as `stop`.
    Word(Word),
}

/// Unit or leader that moves on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mover {
    /// Combat unit or wagon.
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

    /// Returns the unit. `None` for a leader.
    pub const fn unit(self) -> Option<UnitId> {
        match self {
            Self::Unit(unit) => Some(unit),
            Self::Leader(_) => None,
        }
    }

    /// Returns the side of the unit or leader at the start of the game.
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
    /// Chooses nothing more.
    Done = "done",
    /// Uses the historical set-up.
    Historical = "historical",
    /// Sets up freely within the zones.
    Own = "own",
    /// Ends the move in the current hex.
    Stop = "stop",
    /// Puts the moving unit on top of its stack.
    Top = "top",
    /// Puts the moving unit at the bottom of its stack.
    Bottom = "bottom",
    /// Puts the stack into Reserve.
    Reserve = "reserve",
    /// Takes the stack out of Reserve.
    Ready = "ready",
    /// Leaves the map.
    Exit = "exit",
    /// Fires by the plan, and ends the phase.
    Plan = "plan",
    /// Fires or attacks with all units that can.
    All = "all",
    /// Takes the best way.
    Best = "best",
    /// Fires with the units chosen so far.
    Fire = "fire",
    /// Does not fire.
    Hold = "hold",
    /// Accompanies the troops.
    Go = "go",
    /// Stays behind.
    Stay = "stay",
    /// Fights the melee, or continues it.
    Fight = "fight",
    /// Leaves the melee.
    Leave = "leave",
    /// Exchanges the top and bottom units.
    Swap = "swap",
    /// Changes nothing.
    Keep = "keep",
    /// Captures the wagon.
    Capture = "capture",
    /// Destroys the wagon.
    Destroy = "destroy",
}

impl Choice {
    /// Returns the id of the choice in saves and the protocol.
    pub fn id(self, game: &Game) -> String {
        let unit = |unit: UnitId| game.units[unit.index()].id.clone();
        match self {
            Self::Hex(hex) => game.map.number(hex).to_string(),
            Self::Unit(id) => unit(id),
            Self::Share(id, points) => format!("{}:{points}", unit(id)),
            Self::Leader(leader) => game.leaders[leader.index()].id.clone(),
            Self::Brigade(brigade) => game.brigades[brigade.index()].id.clone(),
            Self::Formation(formation) => formation.id().to_owned(),
            Self::Facing(direction) => {
                format!("face-{}", game.map.compass[direction.index()].to_lowercase())
            }
            Self::Number(number) => number.to_string(),
            Self::Word(word) => word.id().to_owned(),
        }
    }
}
