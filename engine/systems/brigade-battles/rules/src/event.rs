//! Facts. Only facts change a board, and a log consists of facts.

use kernel::{Die, Emphasis, HexId, Ratio, Side, Sixteenths};

use crate::board::Stage;
use crate::choice::Mover;
use crate::game::{ArrivalId, Formation, LeaderId, Result, UnitId, UnitSet};

macro_rules! events {
    ($(
        #[doc = $doc:literal]
        $name:ident = $id:literal [$($section:literal)?] $($emphasis:ident)? { $($field:ident: $ty:ty),* $(,)? }
    )+) => {
        /// Fact about the match. The comment on a variant explains its fields, unless a field has a
        /// comment.
        #[expect(missing_docs, reason = "the line of a fact says what its fields are")]
        #[derive(Clone, Debug, PartialEq)]
        pub enum Event {
            $(#[doc = $doc] $name { $($field: $ty,)* },)+
        }

        impl Event {
            /// Names of all facts, as logs and cases use them.
            pub const NAMES: &[&str] = &[$($id),+];

            /// Returns the name of the fact in logs and cases.
            pub const fn name(&self) -> &'static str {
                match self {
                    $(Self::$name { .. } => $id,)+
                }
            }

            /// Returns the rulebook section of the fact, if it has one.
            pub const fn section(&self) -> Option<&'static str> {
                match self {
                    $(Self::$name { .. } => kernel::section!($($section)?),)+
                }
            }

            /// Returns the emphasis with which a log shows the fact.
            pub const fn emphasis(&self) -> Emphasis {
                match self {
                    $(Self::$name { .. } => kernel::emphasis!($($emphasis)?),)+
                }
            }
        }
    };
}

events! {
    /// A unit is set up in a formation.
    FormationChosen = "formation-chosen" ["CM 14.1.2"] { unit: UnitId, formation: Formation }
    /// A leader is set up in a hex.
    LeaderPlaced = "leader-placed" ["CM 14.1.2"] { leader: LeaderId, hex: HexId }
    /// A phase or step of a side begins.
    StageBegan = "stage-began" ["CM 5"] Part { side: Side, stage: Stage }
    /// A turn begins.
    TurnBegan = "turn-began" ["CM 5"] Turn { turn: u8 }
    /// Night begins: only units adjacent to an enemy may fire.
    NightFell = "night-fell" ["CM 11"] { contact: UnitSet }
    /// A die decides the arrival turn of reinforcements. `None` if they do not arrive yet.
    ArrivalRolled = "arrival-rolled" ["CM 14.3.2, 14.4"] { arrival: ArrivalId, die: Die, turn: Option<u8> }
    /// The other side scores points for an arrival of reinforcements.
    PricePaid = "price-paid" ["CM 14.4"] { arrival: ArrivalId, points: u16 }
    /// The out-of-command units of a side are determined.
    CommandChecked = "command-checked" ["CM 6.2"] { side: Side, out_of_command: UnitSet }
    /// Units fire at a target.
    Fired = "fired" ["CM 9.5"] Blow { fire: Box<FireReport> }
    /// A leader's Fate marker is spent: the die is rolled again.
    FateUsed = "fate-used" ["CM 14.1.5"] { leader: LeaderId, die: Die }
    /// A unit loses strength.
    StrengthLost = "strength-lost" ["CM 2.3"] { unit: UnitId, points: u8, cause: Cause }
    /// A unit becomes shattered.
    Shattered = "shattered" ["CM 2.4"] { unit: UnitId }
    /// A unit takes another formation.
    FormationChanged = "formation-changed" ["CM 8.3"] { unit: UnitId, formation: Formation, cost: Sixteenths }
    /// Unlimbered guns limber up to retreat.
    Limbered = "limbered" ["CM 9.8.1"] { unit: UnitId }
    /// The morale of a unit is checked.
    MoraleChecked = "morale-checked" ["CM 9.7"] { unit: UnitId, check: MoraleReport }
    /// A unit routs.
    Routed = "routed" ["CM 9.8.2"] { unit: UnitId }
    /// A fleeing unit moves one hex.
    Fled = "fled" ["CM 9.8"] { unit: UnitId, from: HexId, to: HexId }
    /// A unit is eliminated with its remaining strength points.
    Eliminated = "eliminated" ["CM 2.3"] { unit: UnitId, points: u8 }
    /// A die is rolled for a leader who may be hit.
    LeaderTested = "leader-tested" ["CM 6.4"] { leader: LeaderId, die: Die }
    /// A replacement takes over from a leader.
    LeaderReplaced = "leader-replaced" ["CM 3.3.6"] { leader: LeaderId }
    /// A leader is removed from the game.
    LeaderLost = "leader-lost" ["CM 3.3.6"] { leader: LeaderId }
    /// A leader follows the troops.
    LeaderWent = "leader-went" ["CM 6.4"] { leader: LeaderId, to: HexId }
    /// An overrun leader joins the nearest troops.
    LeaderJoined = "leader-joined" ["CM 6.4"] { leader: LeaderId, to: HexId }
    /// A unit or leader enters the map.
    Entered = "entered" ["CM 8.5"] { mover: Mover, hex: HexId, cost: Sixteenths }
    /// A unit or leader moves one hex.
    Moved = "moved" ["CM 8.1"] Aside { mover: Mover, from: HexId, to: HexId, cost: Sixteenths }
    /// A unit or leader ends its move.
    MoveEnded = "move-ended" ["CM 8.1"] { mover: Mover }
    /// A unit advances into the hex that fire emptied.
    Advanced = "advanced" ["CM 9.9"] { unit: UnitId, from: HexId, to: HexId }
    /// A routed unit tries to rally.
    RallyTried = "rally-tried" ["CM 10.1"] { unit: UnitId, check: MoraleReport }
    /// A unit rallies.
    Rallied = "rallied" ["CM 10.2"] { unit: UnitId }
    /// The Fired markers of a side are removed.
    MarkersRemoved = "markers-removed" ["CM 10.3"] { side: Side }
    /// A side scores its objectives.
    ObjectivesScored = "objectives-scored" ["CM 14.1.6"] { side: Side, hexes: Vec<HexId>, points: u16 }
    /// The game is over.
    GameEnded = "game-ended" ["CM 14.1.6"] {}
}

/// Cause for which a unit lost strength points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// Enemy units fire at the unit. CM 9.6.
    Fire,
    /// The unit's guns limber up to retreat. CM 9.8.1.
    Limbering,
    /// The unit flees through an enemy zone of control. CM 9.8.
    Zone,
}

/// Data and result of a fire combat. The data suffice to repeat the chart lookup.
#[derive(Clone, Debug, PartialEq)]
pub struct FireReport {
    /// Fire as it was before its die roll.
    pub attack: Attack,
    /// Result of the die roll. `None` if a case set the chart result.
    pub die: Option<Die>,
    /// Combat Chart result of the fire.
    pub result: Result,
}

/// Data of a fire combat before its die is rolled. CM 9.5.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    /// Unit at which the units fire.
    pub target: UnitId,
    /// Hex of the target unit.
    pub hex: HexId,
    /// Contributions of the firing units.
    pub shots: Vec<Shot>,
    /// Sum of the firing units' strength points after multiplication.
    pub points: u16,
    /// Index of the chart column for these strength points, before shifts.
    pub base: usize,
    /// Index of the chart column after shifts, in which the result is found.
    pub column: usize,
    /// Modifiers of the die roll on the Combat Chart.
    pub modifiers: Vec<Modifier>,
}

/// Contribution of one unit to a fire combat. CM 9.5. CW-FIR-07.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shot {
    /// Unit that fires.
    pub unit: UnitId,
    /// Distance to the target in hexes.
    pub distance: u8,
    /// Current strength points of the firing unit.
    pub strength: u8,
    /// Multiplier of the unit's strength at this distance.
    pub factor: Ratio,
    /// Strength points of the unit after multiplication.
    pub points: u16,
}

/// Modifier of a die roll, with its reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Modifier {
    /// Rule that causes the modifier.
    pub reason: Reason,
    /// Number that the modifier adds to the die roll.
    pub die: i8,
}

/// Rule that modifies a die roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Fire comes from three or more hexes adjacent to the target. CM 9.5.
    Flank,
    /// The terrain in the hex of the target modifies fire. CM 9.5.
    Terrain,
    /// The target is on a higher level than all firing units. CM 9.5.
    Higher,
    /// This leader is stacked with the unit. CM 3.3.6.
    Leader(LeaderId),
    /// The terrain in the hex of the unit modifies its morale check. CM 9.7.
    MoraleTerrain,
}

/// Morale check and its result. CM 9.7, 10.2.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoraleReport {
    /// Morale value of the unit. The check fails if the modified die is higher.
    pub value: i8,
    /// Modifiers of the morale check's die.
    pub modifiers: Vec<Modifier>,
    /// Result of the die roll, before modifiers.
    pub die: Die,
    /// Result of the check: the unit passes or fails.
    pub verdict: Verdict,
}

/// Result of a morale check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The unit passes the check.
    Holds,
    /// The unit fails the check and routs, or does not rally.
    Fails,
}

impl Modifier {
    /// Returns the sum of several die modifiers.
    pub fn total<'a>(modifiers: impl IntoIterator<Item = &'a Self>) -> i8 {
        modifiers.into_iter().map(|modifier| modifier.die).sum()
    }
}

impl Attack {
    /// Returns the sum of all die modifiers.
    pub fn modifier(&self) -> i8 {
        Modifier::total(&self.modifiers)
    }

    /// Returns the set of firing units.
    pub fn firers(&self) -> UnitSet {
        self.shots.iter().map(|shot| shot.unit.index()).collect()
    }
}
