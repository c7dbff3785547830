//! Facts: the only way a board changes, and all that a log holds.

use kernel::{Die, Emphasis, HexId, Ratio, Side, Sixteenths};

use crate::board::Stage;
use crate::choice::Mover;
use crate::game::{ArrivalId, Formation, LeaderId, Result, UnitId, UnitSet};

macro_rules! section {
    () => {
        None
    };
    ($section:literal) => {
        Some($section)
    };
}

macro_rules! emphasis {
    () => {
        Emphasis::Plain
    };
    ($emphasis:ident) => {
        Emphasis::$emphasis
    };
}

macro_rules! events {
    ($(
        #[doc = $doc:literal]
        $name:ident = $id:literal [$($section:literal)?] $($emphasis:ident)? { $($field:ident: $ty:ty),* $(,)? }
    )+) => {
        /// A fact. Only what its line leaves open is said of its fields.
        #[expect(missing_docs, reason = "the line of a fact says what its fields are")]
        #[derive(Clone, Debug, PartialEq)]
        pub enum Event {
            $(#[doc = $doc] $name { $($field: $ty,)* },)+
        }

        impl Event {
            /// The names of all events.
            pub const NAMES: &[&str] = &[$($id),+];

            /// The name in logs and cases.
            pub const fn name(&self) -> &'static str {
                match self {
                    $(Self::$name { .. } => $id,)+
                }
            }

            /// The section that it follows, if it follows one in particular.
            pub const fn section(&self) -> Option<&'static str> {
                match self {
                    $(Self::$name { .. } => section!($($section)?),)+
                }
            }

            /// How it stands out in a log.
            pub const fn emphasis(&self) -> Emphasis {
                match self {
                    $(Self::$name { .. } => emphasis!($($emphasis)?),)+
                }
            }
        }
    };
}

events! {
    /// A unit begins in a formation.
    FormationChosen = "formation-chosen" ["CM 14.1.2"] { unit: UnitId, formation: Formation }
    /// A leader begins in a hex.
    LeaderPlaced = "leader-placed" ["CM 14.1.2"] { leader: LeaderId, hex: HexId }
    /// A phase or step of a side begins.
    StageBegan = "stage-began" ["CM 5"] Part { side: Side, stage: Stage }
    /// A turn begins.
    TurnBegan = "turn-began" ["CM 5"] Turn { turn: u8 }
    /// Night: only those who are next to an enemy may fire.
    NightFell = "night-fell" ["CM 11"] { contact: UnitSet }
    /// A die says when reinforcements come; nobody knows yet where it says no turn.
    ArrivalRolled = "arrival-rolled" ["CM 14.3.2, 14.4"] { arrival: ArrivalId, die: Die, turn: Option<u8> }
    /// The other side has points for reinforcements.
    PricePaid = "price-paid" ["CM 14.4"] { arrival: ArrivalId, points: u16 }
    /// Who of a side is out of command.
    CommandChecked = "command-checked" ["CM 6.2"] { side: Side, astray: UnitSet }
    /// Units fire at one.
    Fired = "fired" ["CM 9.5"] Blow { fire: Box<FireReport> }
    /// A leader's Fate marker is spent: this die does not count.
    FateUsed = "fate-used" ["CM 14.1.5"] { leader: LeaderId, die: Die }
    /// A unit loses strength.
    StrengthLost = "strength-lost" ["CM 2.3"] { unit: UnitId, points: u8, cause: Cause }
    /// A unit has lost so much that it turns its back.
    Shattered = "shattered" ["CM 2.4"] { unit: UnitId }
    /// A unit takes another formation.
    FormationChanged = "formation-changed" ["CM 8.3"] { unit: UnitId, formation: Formation, cost: Sixteenths }
    /// Guns limber up in haste.
    Limbered = "limbered" ["CM 9.8.1"] { unit: UnitId }
    /// The morale of a unit is checked.
    MoraleChecked = "morale-checked" ["CM 9.7"] { unit: UnitId, check: MoraleReport }
    /// A unit routs.
    Routed = "routed" ["CM 9.8.2"] { unit: UnitId }
    /// A unit flees a hex on.
    Fled = "fled" ["CM 9.8"] { unit: UnitId, from: HexId, to: HexId }
    /// A unit is out of the game with what is left of it.
    Eliminated = "eliminated" ["CM 2.3"] { unit: UnitId, points: u8 }
    /// A leader may have been hit.
    LeaderTested = "leader-tested" ["CM 6.4"] { leader: LeaderId, die: Die }
    /// Somebody takes a leader's place.
    LeaderReplaced = "leader-replaced" ["CM 3.3.6"] { leader: LeaderId }
    /// A leader is out of the game.
    LeaderLost = "leader-lost" ["CM 3.3.6"] { leader: LeaderId }
    /// A leader goes with his troops.
    LeaderWent = "leader-went" ["CM 6.4"] { leader: LeaderId, to: HexId }
    /// A leader whom the enemy surprised joins his own.
    LeaderJoined = "leader-joined" ["CM 6.4"] { leader: LeaderId, to: HexId }
    /// Somebody enters the map.
    Entered = "entered" ["CM 8.5"] { mover: Mover, hex: HexId, cost: Sixteenths }
    /// Somebody moves a hex on.
    Moved = "moved" ["CM 8.1"] Aside { mover: Mover, from: HexId, to: HexId, cost: Sixteenths }
    /// Somebody has moved.
    MoveEnded = "move-ended" ["CM 8.1"] { mover: Mover }
    /// A unit takes the hex that its fire emptied.
    Advanced = "advanced" ["CM 9.9"] { unit: UnitId, from: HexId, to: HexId }
    /// A routed unit tries to rally.
    RallyTried = "rally-tried" ["CM 10.1"] { unit: UnitId, check: MoraleReport }
    /// A unit rallies.
    Rallied = "rallied" ["CM 10.2"] { unit: UnitId }
    /// The Fired markers of a side are taken off.
    MarkersRemoved = "markers-removed" ["CM 10.3"] { side: Side }
    /// Objectives are counted.
    ObjectivesScored = "objectives-scored" ["CM 14.1.6"] { side: Side, hexes: Vec<HexId>, points: u16 }
    /// The game is over.
    GameEnded = "game-ended" ["CM 14.1.6"] {}
}

/// Why strength is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// A fire. CM 9.6.
    Fire,
    /// Guns that limber up in haste. CM 9.8.1.
    Limbering,
    /// An enemy zone of control on the way. CM 9.8.
    Zone,
}

/// What a fire was computed from, and what came of it: enough to look it up again.
#[derive(Clone, Debug, PartialEq)]
pub struct FireReport {
    /// The fire up to its die.
    pub attack: Attack,
    /// What was rolled; nothing where the result was given.
    pub die: Option<Die>,
    /// The result.
    pub result: Result,
}

/// A fire up to its die. CM 9.5.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    /// At whom.
    pub target: UnitId,
    /// Where he stands.
    pub hex: HexId,
    /// Who fires.
    pub shots: Vec<Shot>,
    /// Their strength points added up.
    pub points: u16,
    /// The column of so many.
    pub base: usize,
    /// The column that is read, after shifts.
    pub column: usize,
    /// What is added to the die.
    pub modifiers: Vec<Modifier>,
}

/// What one unit adds to a fire. CM 9.5. CW-FIR-07.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shot {
    /// The unit.
    pub unit: UnitId,
    /// How far it fires.
    pub distance: u8,
    /// Its strength points.
    pub strength: u8,
    /// By what they are multiplied so far away.
    pub factor: Ratio,
    /// What that comes to.
    pub points: u16,
}

/// Something added to a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Modifier {
    /// Why.
    pub reason: Reason,
    /// How much.
    pub die: i8,
}

/// Why something is added to a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Fire from three or more adjacent hexes. CM 9.5.
    Flank,
    /// The terrain of the target. CM 9.5.
    Terrain,
    /// The target lies above all who fire. CM 9.5.
    Higher,
    /// A leader is with the unit. CM 3.3.6.
    Leader(LeaderId),
    /// The terrain in which morale is checked. CM 9.7.
    MoraleTerrain,
}

/// A morale check and what came of it. CM 9.7, 10.2.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoraleReport {
    /// The value that must not be passed.
    pub value: i8,
    /// What is added to the die.
    pub modifiers: Vec<Modifier>,
    /// What was rolled.
    pub die: Die,
    /// Whether it passed.
    pub verdict: Verdict,
}

/// What came of a morale check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It holds.
    Holds,
    /// It fails.
    Fails,
}

impl Modifier {
    /// All that some add to the die.
    pub fn total<'a>(modifiers: impl IntoIterator<Item = &'a Self>) -> i8 {
        modifiers.into_iter().map(|modifier| modifier.die).sum()
    }
}

impl Attack {
    /// All that is added to the die.
    pub fn modifier(&self) -> i8 {
        Modifier::total(&self.modifiers)
    }

    /// Who fires.
    pub fn firers(&self) -> UnitSet {
        self.shots.iter().map(|shot| shot.unit.index()).collect()
    }
}
