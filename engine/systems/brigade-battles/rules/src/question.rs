//! What a side can be asked, each with what is needed to judge its answers.

use kernel::{DRAW, HexId, ROLL, Secrecy, Sixteenths};

use crate::choice::Mover;
use crate::game::{Formation, LeaderId, LeaderSet, UnitId, UnitSet};

/// What a side is asked, in families: the questions of one rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// How somebody begins. CM 14.1.2.
    SetUp(SetUpQuestion),
    /// Who fires at whom. CM 9.
    Fire(FireQuestion),
    /// Who moves, and where. CM 8.
    Move(MoveQuestion),
    /// Where somebody flees. CM 9.8.
    Flight(FlightQuestion),
    /// Whether a leader goes with his troops. CM 6.4.
    Along(Along),
    /// Which of these leaders is tested. CM 6.4, 9.6.
    Casualty(LeaderSet),
    /// Who takes an empty hex. CM 9.9.
    Advance(Advance),
    /// Who tries to rally. CM 10.
    Rally,
    /// Whether a Fate marker is spent. CM 14.1.5.
    Fate(Fate),
}

/// How somebody begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetUpQuestion {
    /// In which formation.
    Formation(UnitId),
    /// The hex in which a leader is set up.
    Leader(LeaderId),
}

/// In which phase or step somebody fires. CM 5. CW-SEQ-02.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FireStep {
    /// The Artillery Phase.
    Artillery,
    /// The defensive fire of the Combat Phase.
    Defence,
    /// Its offensive fire.
    Offence,
}

/// Who fires at whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FireQuestion {
    /// At whom.
    Target(FireStep),
    /// Who, beside those named already.
    Firers(FireStep, UnitId, UnitSet),
}

/// Who moves, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveQuestion {
    /// Which unit or leader moves next.
    Whom,
    /// In which formation cavalry enters.
    Formation(UnitId),
    /// Where somebody enters, in a formation.
    Entry(Mover, Formation),
    /// Where to next.
    Step(Walk),
}

/// A move under way. CM 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walk {
    /// Who moves.
    pub mover: Mover,
    /// Where he began; nothing of who has just entered the map.
    pub began: Option<HexId>,
    /// Where he is.
    pub here: HexId,
    /// The movement points spent.
    pub spent: Sixteenths,
    /// Movement points of this turn, where they are fewer than those of the formation.
    pub cap: Option<u8>,
    /// Whether the formation was changed on the way.
    pub changed: Changed,
    /// Whether a zone of control stopped him.
    pub halted: Halted,
}

/// Whether a formation was changed in a move. CM 8.3. CW-MOV-07.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Changed {
    /// It was not.
    Not,
    /// It was.
    Once,
}

/// Whether a mover has entered a zone of control. CM 2.2. CW-ZOC-02.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halted {
    /// He has not.
    No,
    /// He has, and stops.
    Yes,
}

/// Where somebody flees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlightQuestion {
    /// Towards which hex.
    Goal(UnitId),
    /// Where to next.
    Step(Flight),
}

/// A flight under way. CM 9.8. CW-RET-01, CW-ROU-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flight {
    /// Who flees.
    pub unit: UnitId,
    /// Where he is.
    pub here: HexId,
    /// Towards which hex.
    pub goal: HexId,
    /// Who fired at him, as far as he minds them.
    pub firers: UnitSet,
    /// How many hexes he has to go.
    pub length: u8,
    /// The hexes in which he was, from the first.
    pub path: [Option<HexId>; Flight::LONGEST],
}

impl Flight {
    /// No flight has more steps.
    pub const LONGEST: usize = 12;

    /// How many hexes he has gone.
    pub fn gone(&self) -> u8 {
        (self.path.iter().flatten().count() - 1) as u8
    }

    /// Whether he was in a hex.
    pub fn was_in(&self, hex: HexId) -> bool {
        self.path.contains(&Some(hex))
    }

    /// The same a hex on.
    #[must_use]
    pub fn on(mut self, to: HexId) -> Self {
        if let Some(free) = self.path.iter_mut().find(|hex| hex.is_none()) {
            *free = Some(to);
        }
        self.here = to;
        self
    }
}

/// A leader whose troops have gone. CM 6.4. CW-LDR-02.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Along {
    /// The leader.
    pub leader: LeaderId,
    /// Where they are now.
    pub to: HexId,
}

/// A hex that fire has emptied. CM 9.9.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Advance {
    /// The hex.
    pub hex: HexId,
    /// Who fired.
    pub firers: UnitSet,
}

/// A die that may be rolled again. CM 14.1.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fate {
    /// Whose die it is.
    pub side: kernel::Side,
    /// What it shows.
    pub die: kernel::Die,
    /// Whom it concerns.
    pub concern: Concern,
}

/// Whom a die concerns. CM 14.1.5. CW-FAT-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Concern {
    /// Any of these units.
    Units(UnitSet),
    /// A leader himself.
    Leader(LeaderId),
}

macro_rules! kinds {
    ($($pattern:pat => $id:literal $section:literal,)+) => {
        /// The kinds of questions; those that several sections ask come several times.
        const KINDS: &[&str] = &[$($id),+];

        impl Question {
            /// The kind in the protocol.
            pub const fn kind(&self) -> &'static str {
                match self {
                    $($pattern => $id,)+
                }
            }

            /// The section that asks.
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

/// The kinds of all questions, each once.
pub fn kinds() -> impl Iterator<Item = &'static str> {
    let is_first = |(place, kind): &(usize, &str)| !KINDS[..*place].contains(kind);
    KINDS.iter().copied().enumerate().filter(is_first).map(|(_, kind)| kind)
}

/// Whether questions go by a word: a kind in full or its last part.
pub fn is_kind(word: &str) -> bool {
    kinds().any(|kind| kind == word || kind.rsplit('.').next() == Some(word))
}

/// Who may know of questions of a kind: nothing is hidden in this series.
pub fn secrecy_of(kind: &str) -> Secrecy {
    if KINDS.contains(&kind) || [ROLL, DRAW].contains(&kind) {
        Secrecy::Open
    } else {
        Secrecy::Secret
    }
}
