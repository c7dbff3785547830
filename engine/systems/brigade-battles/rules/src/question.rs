//! Questions to a side, each with the data that its legality checks need.

use kernel::{DRAW, HexId, ROLL, Secrecy, Sixteenths};

use crate::choice::Mover;
use crate::game::{Formation, LeaderId, LeaderSet, UnitId, UnitSet};

/// Question to a side, grouped by rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Set-up of a unit or leader. CM 14.1.2.
    SetUp(SetUpQuestion),
    /// Target or firers of a fire. CM 9.
    Fire(FireQuestion),
    /// Mover, entry or next step of a move. CM 8.
    Move(MoveQuestion),
    /// Goal or next step of a flight. CM 9.8.
    Flight(FlightQuestion),
    /// Whether a leader goes with the troops. CM 6.4.
    Along(Along),
    /// Leader to test, chosen from these leaders. CM 6.4, 9.6.
    Casualty(LeaderSet),
    /// Unit that advances into the emptied hex. CM 9.9.
    Advance(Advance),
    /// Unit that tries to rally. CM 10.
    Rally,
    /// Whether a Fate marker is spent on a reroll. CM 14.1.5.
    Fate(Fate),
}

/// Question during the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetUpQuestion {
    /// Formation in which a unit is set up.
    Formation(UnitId),
    /// Hex in which a leader is set up.
    Leader(LeaderId),
}

/// Phase or step in which units fire. CM 5. CW-SEQ-02.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FireStep {
    /// The Artillery Phase.
    Artillery,
    /// The defensive fire of the Combat Phase.
    Defence,
    /// The offensive fire of the Combat Phase.
    Offence,
}

/// Question about a fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FireQuestion {
    /// Target of a fire in this phase or step.
    Target(FireStep),
    /// Next firing unit, with the target and the units chosen so far.
    Firers(FireStep, UnitId, UnitSet),
}

/// Question about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveQuestion {
    /// Unit or leader that moves next.
    Whom,
    /// Formation in which cavalry enters.
    Formation(UnitId),
    /// Entry hex of a mover in a formation.
    Entry(Mover, Formation),
    /// Next step of a move.
    Step(Walk),
}

/// A move under way. CM 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walk {
    /// Unit or leader that is moving.
    pub mover: Mover,
    /// Hex at the start of the move. `None` if the mover has just entered the map.
    pub began: Option<HexId>,
    /// Present hex of the mover.
    pub here: HexId,
    /// Movement points spent so far.
    pub spent: Sixteenths,
    /// Movement points of this turn. `None` if the allowance of the formation applies.
    pub cap: Option<u8>,
    /// Whether the formation was changed during the move.
    pub changed: Changed,
    /// Whether the mover has entered an enemy zone of control and must stop.
    pub halted: Halted,
}

/// Whether a move included a change of formation. CM 8.3. CW-MOV-07.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Changed {
    /// No change.
    Not,
    /// Changed once. No further change is allowed.
    Once,
}

/// Whether a mover has entered an enemy zone of control. CM 2.2. CW-ZOC-02.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halted {
    /// Not entered, so the move may continue.
    No,
    /// Entered, so the mover stops.
    Yes,
}

/// Question about a flight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlightQuestion {
    /// Goal of a unit's flight.
    Goal(UnitId),
    /// Next step of a flight.
    Step(Flight),
}

/// A flight under way. CM 9.8. CW-RET-01, CW-ROU-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flight {
    /// Unit that flees.
    pub unit: UnitId,
    /// Present hex of the fleeing unit.
    pub here: HexId,
    /// Hex towards which the unit flees.
    pub goal: HexId,
    /// Firers from which the unit flees.
    pub firers: UnitSet,
    /// Required length of the flight in hexes.
    pub length: u8,
    /// Hexes of the flight so far, starting with the unit's original hex. `None` after the last.
    pub path: [Option<HexId>; Flight::LONGEST],
}

impl Flight {
    /// Maximum number of hexes of any flight.
    pub const LONGEST: usize = 12;

    /// Returns the number of hexes moved so far.
    pub fn gone(&self) -> u8 {
        (self.path.iter().flatten().count() - 1) as u8
    }

    /// Whether the unit has visited a hex.
    pub fn was_in(&self, hex: HexId) -> bool {
        self.path.contains(&Some(hex))
    }

    /// Returns the flight after a step into another hex.
    #[must_use]
    pub fn on(mut self, to: HexId) -> Self {
        if let Some(free) = self.path.iter_mut().find(|hex| hex.is_none()) {
            *free = Some(to);
        }
        self.here = to;
        self
    }
}

/// Leader whose troops have left the hex. CM 6.4. CW-LDR-02.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Along {
    /// Leader who goes or stays.
    pub leader: LeaderId,
    /// New hex of the troops.
    pub to: HexId,
}

/// A hex that fire has emptied. CM 9.9.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Advance {
    /// Hex that fire has emptied.
    pub hex: HexId,
    /// Units that took part in the fire.
    pub firers: UnitSet,
}

/// Die that may be rerolled. CM 14.1.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fate {
    /// Side that rolled the die.
    pub side: kernel::Side,
    /// Face that the die shows.
    pub die: kernel::Die,
    /// Units or leader that the die is about.
    pub concern: Concern,
}

/// Units or leader that a die is about. Their leaders' Fate markers can reroll it. CM 14.1.5.
/// CW-FAT-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Concern {
    /// Any of these units, which fire or are checked.
    Units(UnitSet),
    /// Leader who may be hit.
    Leader(LeaderId),
}

macro_rules! kinds {
    ($($pattern:pat => $id:literal $section:literal,)+) => {
        /// All kinds of questions. A kind appears once for each rulebook section that asks it.
        const KINDS: &[&str] = &[$($id),+];

        impl Question {
            /// Returns the kind of the question, as the protocol names it.
            pub const fn kind(&self) -> &'static str {
                match self {
                    $($pattern => $id,)+
                }
            }

            /// Returns the rulebook section of the question.
            pub const fn section(&self) -> &'static str {
                match self {
                    $($pattern => $section,)+
                }
            }
        }
    };
}

kinds! {
    Self::SetUp(SetUpQuestion::Formation(_)) => "setup.formation" "CM 14.1.2",
    Self::SetUp(SetUpQuestion::Leader(_)) => "setup.leader" "CM 14.1.2",
    Self::Fire(FireQuestion::Target(FireStep::Artillery)) => "fire.target" "CM 3.3.5",
    Self::Fire(FireQuestion::Target(FireStep::Defence)) => "fire.target" "CM 9.2",
    Self::Fire(FireQuestion::Target(FireStep::Offence)) => "fire.target" "CM 9.3",
    Self::Fire(FireQuestion::Firers(FireStep::Artillery, ..)) => "fire.unit" "CM 3.3.5",
    Self::Fire(FireQuestion::Firers(FireStep::Defence, ..)) => "fire.unit" "CM 9.2",
    Self::Fire(FireQuestion::Firers(FireStep::Offence, ..)) => "fire.unit" "CM 9.3",
    Self::Move(MoveQuestion::Whom) => "move.unit" "CM 8.1",
    Self::Move(MoveQuestion::Formation(_)) => "enter.formation" "CM 8.5",
    Self::Move(MoveQuestion::Entry(..)) => "enter.hex" "CM 8.5",
    Self::Move(MoveQuestion::Step(_)) => "move.hex" "CM 8.1",
    Self::Flight(FlightQuestion::Goal(_)) => "flight.goal" "CM 14.1.4",
    Self::Flight(FlightQuestion::Step(_)) => "flight.hex" "CM 9.8",
    Self::Along(_) => "leader.along" "CM 6.4",
    Self::Casualty(_) => "leader.casualty" "CM 6.4",
    Self::Advance(_) => "advance" "CM 9.9",
    Self::Rally => "rally" "CM 10",
    Self::Fate(_) => "fate" "CM 14.1.5",
}

/// Returns all kinds of questions, each once.
pub fn kinds() -> impl Iterator<Item = &'static str> {
    let is_first = |(place, kind): &(usize, &str)| !KINDS[..*place].contains(kind);
    KINDS.iter().copied().enumerate().filter(is_first).map(|(_, kind)| kind)
}

/// Whether a word names a kind of question. The word is a full name or the last part of one.
pub fn is_kind(word: &str) -> bool {
    kinds().any(|kind| kind == word || kind.rsplit('.').next() == Some(word))
}

/// Returns the secrecy of a kind of question. This system hides nothing.
pub fn secrecy_of(kind: &str) -> Secrecy {
    if KINDS.contains(&kind) || [ROLL, DRAW].contains(&kind) {
        Secrecy::Open
    } else {
        Secrecy::Private
    }
}
