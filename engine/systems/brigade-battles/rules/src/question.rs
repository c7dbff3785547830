//! Questions that the rules ask a side. Each contains the data that its legality checks need.

use kernel::{DRAW, HexId, ROLL, Secrecy, Sixteenths};

use crate::choice::Mover;
use crate::game::{Formation, LeaderId, LeaderSet, UnitId, UnitSet};

/// Question that the rules ask a side, grouped by rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Decides the set-up of a unit or leader. CM 14.1.2.
    SetUp(SetUpQuestion),
    /// Decides the target of a fire combat or its firing units. CM 9.
    Fire(FireQuestion),
    /// Decides the mover of a move, its entry hex or its next step. CM 8.
    Move(MoveQuestion),
    /// Decides the goal of a flight or its next step. CM 9.8.
    Flight(FlightQuestion),
    /// Decides whether a leader goes along with the troops. CM 6.4.
    Along(Along),
    /// Decides which of these leaders takes the casualty test. CM 6.4, 9.6.
    Casualty(LeaderSet),
    /// Decides which unit advances into the emptied hex. CM 9.9.
    Advance(Advance),
    /// Decides which unit tries to rally. CM 10.
    Rally,
    /// Decides whether a side spends a Fate marker to reroll a die. CM 14.1.5.
    Fate(Fate),
}

/// Question during the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetUpQuestion {
    /// Decides the formation in which a unit is set up.
    Formation(UnitId),
    /// Decides the hex in which a leader is set up.
    Leader(LeaderId),
}

/// Phase or step in which units fire. CM 5. CW-SEQ-02.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FireStep {
    /// The Artillery Phase.
    Artillery,
    /// The inactive side fires defensively in the Combat Phase.
    Defence,
    /// The active side fires offensively in the Combat Phase.
    Offence,
}

/// Question about a fire combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FireQuestion {
    /// Decides the target of fire in this phase or step.
    Target(FireStep),
    /// Decides which unit fires next, given the target and the units chosen so far.
    Firers(FireStep, UnitId, UnitSet),
}

/// Question about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveQuestion {
    /// Decides which unit or leader moves next.
    Whom,
    /// Decides the formation in which a cavalry unit enters the map.
    Formation(UnitId),
    /// Decides the hex at which a mover in this formation enters the map.
    Entry(Mover, Formation),
    /// Decides the hex into which a move continues.
    Step(Walk),
}

/// Move that has not ended. CM 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walk {
    /// Unit or leader that is moving.
    pub mover: Mover,
    /// Hex in which the move started. `None` if the mover has just entered the map.
    pub began: Option<HexId>,
    /// Current hex of the mover.
    pub here: HexId,
    /// Movement points that the mover has spent on this turn.
    pub spent: Sixteenths,
    /// Maximum number of movement points for the move, for reinforcements on their arrival turn.
    /// `None` if there is no limit.
    pub cap: Option<u8>,
    /// Whether the mover has changed its formation during the move.
    pub changed: Changed,
    /// Whether the mover has entered an enemy zone of control, where it must stop.
    pub halted: Halted,
}

/// Whether a mover has changed its formation during its move. CM 8.3. CW-MOV-07.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Changed {
    /// The mover has not changed its formation.
    Not,
    /// The mover has changed its formation, and may not change it again.
    Once,
}

/// Whether a mover has entered an enemy zone of control. CM 2.2. CW-ZOC-02.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halted {
    /// The mover has not entered an enemy zone, so the move may continue.
    No,
    /// The mover has entered an enemy zone and must stop.
    Yes,
}

/// Question about a flight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlightQuestion {
    /// Decides the hex towards which a unit flees.
    Goal(UnitId),
    /// Decides the hex into which a flight continues.
    Step(Flight),
}

/// Flight that has not ended. CM 9.8. CW-RET-01, CW-ROU-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flight {
    /// Unit that flees.
    pub unit: UnitId,
    /// Current hex of the fleeing unit.
    pub here: HexId,
    /// Hex towards which the unit flees.
    pub goal: HexId,
    /// Firing units from which the unit flees.
    pub firers: UnitSet,
    /// Number of hexes that the unit must flee.
    pub length: u8,
    /// Hexes of the flight so far, starting with the hex where it began. Unused elements are
    /// `None`.
    pub path: [Option<HexId>; Flight::LONGEST],
}

impl Flight {
    /// Maximum number of hexes of any flight.
    pub const LONGEST: usize = 12;

    /// Returns the number of hexes that the unit has fled so far.
    pub fn gone(&self) -> u8 {
        (self.path.iter().flatten().count() - 1) as u8
    }

    /// Whether the unit has visited a hex.
    pub fn was_in(&self, hex: HexId) -> bool {
        self.path.contains(&Some(hex))
    }

    /// Returns the flight after one more step, into hex `to`.
    #[must_use]
    pub fn on(mut self, to: HexId) -> Self {
        if let Some(free) = self.path.iter_mut().find(|hex| hex.is_none()) {
            *free = Some(to);
        }
        self.here = to;
        self
    }
}

/// Decision of a leader whose troops have left the leader's hex. CM 6.4. CW-LDR-02.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Along {
    /// Leader who goes with the troops or stays.
    pub leader: LeaderId,
    /// Hex into which the troops have moved.
    pub to: HexId,
}

/// Advance into a hex that fire has emptied, by the units that fired. CM 9.9.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Advance {
    /// Hex that fire has emptied.
    pub hex: HexId,
    /// Units that took part in the fire.
    pub firers: UnitSet,
}

/// Die that a side may reroll. CM 14.1.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fate {
    /// Side that rolled the die.
    pub side: kernel::Side,
    /// Result that the die shows.
    pub die: kernel::Die,
    /// Units or leader to whom the die applies.
    pub concern: Concern,
}

/// Units or leader to whom a die applies. The Fate markers of their leaders can reroll the die. CM
/// 14.1.5. CW-FAT-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Concern {
    /// The die decides the fire or the morale check of these units.
    Units(UnitSet),
    /// The die decides whether fire hits this leader.
    Leader(LeaderId),
}

macro_rules! kinds {
    ($($pattern:pat => $id:literal $section:literal,)+) => {
        /// All kinds of questions. A kind appears once for each rulebook section that asks it.
        const KINDS: &[&str] = &[$($id),+];

        impl Question {
            /// Returns the kind of the question, as the protocol and case files name it.
            pub const fn kind(&self) -> &'static str {
                match self {
                    $($pattern => $id,)+
                }
            }

            /// Returns the rulebook section under which the question is asked.
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

/// Whether a word names a kind of question: the full name of the kind, or the last part of it.
pub fn is_kind(word: &str) -> bool {
    kinds().any(|kind| kind == word || kind.rsplit('.').next() == Some(word))
}

/// Returns the secrecy of a kind of question. In this system no question is secret.
pub fn secrecy_of(kind: &str) -> Secrecy {
    if KINDS.contains(&kind) || [ROLL, DRAW].contains(&kind) {
        Secrecy::Open
    } else {
        Secrecy::Private
    }
}
