//! Questions that the rules ask a side. Each contains the data that its legality checks need.

use kernel::{DRAW, HexId, ROLL, Secrecy, Side};

use crate::choice::Mover;
use crate::game::{BrigadeId, Formation, LeaderId, LeaderSet, UnitId, UnitSet};

/// Question that the rules ask a side, grouped by rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Decides the set-up. ST 21.
    SetUp(SetUpQuestion),
    /// Decides which brigade the side pays for. ST 19.3.
    Pay(Payment),
    /// Decides which unit or leader moves, its entry hex or its next step. ST 5.
    Move(MoveQuestion),
    /// Decides the facing of the units of a side in a hex. ST 7.
    Facing(FacingQuestion),
    /// Decides the target of fire or the firing units. ST 10.
    Fire(FireQuestion),
    /// Decides which units fire at a unit that withdraws, retreats or changes formation. ST 6.23,
    /// 11.
    Reaction(Reaction),
    /// Decides in which of two hexes the shells of a battery fall that overshoots. ST 23.13.
    Split(Split),
    /// Decides which cavalry charges, and its target. ST 18.2.
    Charge(ChargeQuestion),
    /// Decides which unit retreats before melee, given the units chosen so far, which leave the same
    /// hex together. ST 13.7.
    Withdrawal(UnitSet),
    /// Decides which unit advances into a hex that was left before melee. ST 13.7.
    Advance(HexId),
    /// Decides the next melee, its attackers, and whether engaged units leave. ST 13.
    Melee(MeleeQuestion),
    /// Decides which of these units in a hex takes the next loss. ST 13.6.
    Loss(Loss),
    /// Decides the next hex of a retreat. ST 15.
    Retreat(Retreat),
    /// Decides which units in a hex are captured because there is no room for them. ST 8.75.
    Crowded(UnitSet),
    /// Decides whether a leader accompanies troops or stays, or the leader's destination. ST 14.4,
    /// 17.3.
    Leader(LeaderQuestion),
    /// Decides which units the leader rallies, if there are more than the leader's rating. ST 14.4,
    /// 17.17.
    Rally(LeaderId),
    /// Decides whether the units in a hex exchange places after the top one ran out of ammunition.
    /// ST 8.6.
    Swap(HexId),
    /// Decides which battery gives rounds, which one receives them, and how many. ST 12.36.
    Transfer(Transfer),
    /// Decides which regiment gives a wagon a new guard. ST 12.14.
    Guard(UnitId),
    /// Decides whether a captured wagon is kept or destroyed. ST 12.16.
    Wagon(UnitId),
}

/// Question during the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetUpQuestion {
    /// Decides whether a side uses the historical set-up or sets up freely.
    Plan,
    /// Decides the hex of a unit in this formation.
    Unit(UnitId, Formation),
    /// Decides whether a cavalry unit starts mounted.
    Formation(UnitId),
    /// Decides the hex of a leader.
    Leader(LeaderId),
}

/// Purpose of a payment of army morale. ST 19.31, 19.36.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Payment {
    /// To move in the Movement Phase.
    Movement,
    /// To start a melee.
    Melee,
}

/// Question about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveQuestion {
    /// Decides which unit or leader moves or turns next, or which brigade marches together.
    Whom,
    /// Decides where the guide of a brigade that marches together goes.
    March(BrigadeId),
    /// Decides the hex at which a brigade enters the map together.
    Gate(BrigadeId),
    /// Decides the formation in which a unit enters the map.
    Formation(UnitId),
    /// Decides the hex at which a mover in this formation enters the map.
    Entry(Mover, Option<Formation>),
    /// Decides the hex into which a move continues, or a change of formation, facing or stack.
    Step(Walk),
}

/// Move of a unit, a stack or a leader that has not ended. ST 5. ST-MOVE-18.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walk {
    /// Units that move together.
    pub units: UnitSet,
    /// Leaders who move, alone or with the units.
    pub leaders: LeaderSet,
    /// Current hex of the movers.
    pub here: HexId,
    /// Units that dropped out. They do not join this move again.
    pub dropped: UnitSet,
    /// Leaders who dropped out. They do not join this move again.
    pub dropped_leaders: LeaderSet,
    /// Units of the move that may no longer leave the hex.
    pub stuck: UnitSet,
    /// Reason why units are stuck.
    pub halted: Option<Halt>,
    /// Whether enemies have fired at the movers, who may still leave the hex. ST 11.15. ST-ZOC-10.
    pub fired_at: bool,
    /// Whether the units have turned in this hex and formation.
    pub faced: bool,
    /// Whether the unit has changed its place in the stack of this hex.
    pub ordered: bool,
    /// Whether the units have left Reserve in this hex.
    pub readied: bool,
}

/// Reason why a unit may no longer leave its hex in this phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halt {
    /// The unit entered terrain in which it must stop. ST 9.0. ST-MOVE-06, ST-MOVE-07.
    Terrain,
    /// The unit entered a hex with units in Reserve. ST 8.73. ST-STK-09.
    Reserve,
    /// The unit is routed, and has moved one hex. ST 14.3. ST-MOVE-16.
    Routed,
    /// The unit's change of formation failed under fire. ST 6.23. ST-FORM-11.
    Changing,
    /// The unit is cavalry and changed formation, which ends its move. ST 6.22. ST-FORM-03.
    Changed,
}

impl Walk {
    /// Returns the move of one unit or leader from a hex.
    pub fn of(mover: Mover, here: HexId) -> Self {
        let (mut units, mut leaders) = (UnitSet::EMPTY, LeaderSet::EMPTY);
        match mover {
            Mover::Unit(unit) => units.insert(unit.index()),
            Mover::Leader(leader) => leaders.insert(leader.index()),
        }
        Self {
            units,
            leaders,
            here,
            dropped: UnitSet::EMPTY,
            dropped_leaders: LeaderSet::EMPTY,
            stuck: UnitSet::EMPTY,
            halted: None,
            fired_at: false,
            faced: false,
            ordered: false,
            readied: false,
        }
    }

    /// Returns the units that move.
    pub fn units(&self) -> impl Iterator<Item = UnitId> + use<> {
        self.units.iter().map(UnitId::from_index)
    }

    /// Returns the units and leaders that move.
    pub fn movers(&self) -> impl Iterator<Item = Mover> + use<> {
        let leaders = self.leaders.iter().map(LeaderId::from_index).map(Mover::Leader);
        self.units().map(Mover::Unit).chain(leaders)
    }

    /// Returns the move after its movers have entered a hex.
    #[must_use]
    pub const fn at(mut self, here: HexId) -> Self {
        self.here = here;
        (self.fired_at, self.faced, self.ordered, self.readied) = (false, false, false, false);
        self
    }
}

/// Question about a facing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FacingQuestion {
    /// Side whose units face the hexside.
    pub side: Side,
    /// Hex of the units.
    pub hex: HexId,
}

/// Arm that fires. Small arms and artillery are totalled separately. ST 10.31. ST-FIRE-06.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum FireArm {
    /// Infantry, cavalry and wagon guards.
    SmallArms,
    /// Batteries.
    Artillery,
}

/// Phase in which units fire by choice. ST 4.0. ST-SEQ-02.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirePhase {
    /// The other side fires in the Defensive Fire Phase.
    Defensive,
    /// The moving side fires in the Offensive Fire Phase.
    Offensive,
}

/// Question about fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FireQuestion {
    /// Decides the hex that units fire at.
    Target(FirePhase),
    /// Decides which unit fires next at the hex. The first unit chosen sets the arm.
    Firers(FirePhase, HexId, Volley),
    /// Decides which units of the other arm fire at the same hex, before routs are checked. ST
    /// 10.31. ST-SEQ-04.
    Second(FirePhase, HexId, Volley),
}

/// Units chosen so far to fire together, with the strength points of those that divide their fire.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Volley {
    /// Arm that fires. `None` until the first unit is chosen.
    pub arm: Option<FireArm>,
    /// Units that fire with all their remaining points.
    pub whole: UnitSet,
    /// Units that fire with some of their points. Unused elements are `None`.
    pub shares: [Option<(UnitId, u8)>; Volley::SHARES],
}

impl Volley {
    /// Maximum number of units that divide their fire in one attack.
    pub const SHARES: usize = 8;

    /// Returns all units chosen to fire.
    pub fn units(&self) -> UnitSet {
        let divided = self.shares.iter().flatten().map(|(unit, _)| unit.index());
        self.whole.iter().chain(divided).collect()
    }

    /// Whether no unit has been chosen.
    pub fn is_empty(&self) -> bool {
        self.units().is_empty()
    }
}

/// Fire outside the fire phases. ST 6.23, 11.1, 11.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reaction {
    /// Occasion for the fire.
    pub occasion: Occasion,
    /// Unit that may be fired at.
    pub target: UnitId,
    /// Arm that fires.
    pub arm: FireArm,
    /// Units that may fire.
    pub able: UnitSet,
    /// Units chosen so far.
    pub firing: UnitSet,
}

/// Occasion for fire outside the fire phases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// A unit leaves a zone of control. ST 11.1. ST-ZOC-05.
    Withdrawal,
    /// A unit stays in a zone of control that another unit leaves. ST 11.14. ST-ZOC-08.
    Covering,
    /// A retreating unit enters a zone of control. ST 11.2. ST-ZOC-12.
    Retreat,
    /// A battery limbers or unlimbers. ST 6.23. ST-FORM-10.
    Limbering,
}

/// Hexes between which the line of fire of a battery passes beyond its target. ST 23.13. ST-OPT-03.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Split {
    /// Battery that overshoots.
    pub unit: UnitId,
    /// Hex at which it fires.
    pub aimed: HexId,
    /// Hexes in which its shells can fall.
    pub hexes: [HexId; 2],
}

/// Question about a charge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChargeQuestion {
    /// Decides which mounted unit charges.
    Whom,
    /// Decides the target hex of the charge.
    Target(UnitId),
}

/// Question about a melee.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MeleeQuestion {
    /// Decides whether one of the defender's engaged units leaves a melee. ST 13.84.
    Leave(HexId),
    /// Decides the hex of the next melee.
    Where,
    /// Decides which unit or leader enters the hex, given the units and leaders chosen so far.
    Who(HexId, UnitSet, LeaderSet),
}

/// Loss that a side distributes in a hex. ST 13.6. ST-MEL-14.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loss {
    /// Hex of the melee.
    pub hex: HexId,
    /// Units among which the owner chooses.
    pub units: UnitSet,
}

/// Retreat that has not ended. ST 13.7, 15.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retreat {
    /// Unit that retreats.
    pub unit: UnitId,
    /// Cause of the retreat.
    pub cause: RetreatCause,
    /// Hex of the enemy from which the unit retreats.
    pub from: HexId,
    /// Hex in which the retreat began.
    pub began: HexId,
    /// Current hex of the unit.
    pub here: HexId,
    /// Number of hexes that the unit must still retreat.
    pub owed: u8,
    /// Hexes of the retreat so far, starting with the first. Unused elements are `None`.
    pub path: [Option<HexId>; Retreat::LONGEST],
}

/// Cause of a retreat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RetreatCause {
    /// A result of melee. ST 13.82.
    Melee,
    /// The unit routed. ST 14.3.
    Rout,
    /// The unit retreats before melee, by choice. ST 13.7.
    BeforeMelee,
    /// The unit leaves a melee, by choice. ST 13.84.
    Leaving,
}

impl Retreat {
    /// Maximum number of hexes of any retreat.
    pub const LONGEST: usize = 16;

    /// Returns the number of hexes that the unit has retreated so far.
    pub fn gone(&self) -> u8 {
        (self.path.iter().flatten().count() - 1) as u8
    }

    /// Whether the unit has visited a hex.
    pub fn was_in(&self, hex: HexId) -> bool {
        self.path.contains(&Some(hex))
    }

    /// Returns the retreat after one more step, to hex `to`.
    #[must_use]
    pub fn on(mut self, to: HexId) -> Self {
        if let Some(free) = self.path.iter_mut().find(|hex| hex.is_none()) {
            *free = Some(to);
        }
        (self.here, self.owed) = (to, self.owed.saturating_sub(1));
        self
    }
}

/// Question about a leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeaderQuestion {
    /// Decides whether the leader accompanies troops into this hex or stays.
    Along(LeaderId, HexId),
    /// Decides which of the nearest units the leader joins. ST 17.3. ST-LEAD-08.
    Joins(LeaderId, UnitSet),
    /// Decides with which unit a replacement is placed. ST 17.5. ST-LEAD-12.
    Replacement(LeaderId),
}

/// Transfer of rounds between batteries. ST 12.36. ST-ART-05.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transfer {
    /// Decides which battery of the side gives rounds.
    From(Side),
    /// Decides which battery receives them.
    To(UnitId),
    /// Decides the number of rounds.
    Rounds(UnitId, UnitId),
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
    Self::SetUp(SetUpQuestion::Plan) => "setup.plan" "ST 21.1",
    Self::SetUp(SetUpQuestion::Unit(..)) => "setup.unit" "ST 21.1",
    Self::SetUp(SetUpQuestion::Formation(_)) => "setup.formation" "ST 21.0",
    Self::SetUp(SetUpQuestion::Leader(_)) => "setup.leader" "ST 21.1",
    Self::Pay(Payment::Movement) => "pay" "ST 19.31",
    Self::Pay(Payment::Melee) => "pay" "ST 19.36",
    Self::Move(MoveQuestion::Whom) => "move.unit" "ST 5.0",
    Self::Move(MoveQuestion::March(_)) => "move.march" "ST 5.0",
    Self::Move(MoveQuestion::Gate(_)) => "enter.hex" "ST 21.22",
    Self::Move(MoveQuestion::Formation(_)) => "enter.formation" "ST 21.22",
    Self::Move(MoveQuestion::Entry(..)) => "enter.hex" "ST 21.22",
    Self::Move(MoveQuestion::Step(_)) => "move.hex" "ST 5.0",
    Self::Facing(_) => "facing" "ST 7.0",
    Self::Fire(FireQuestion::Target(_)) => "fire.target" "ST 10.0",
    Self::Fire(FireQuestion::Firers(..)) => "fire.unit" "ST 10.3",
    Self::Fire(FireQuestion::Second(..)) => "fire.second" "ST 10.31",
    Self::Reaction(Reaction { occasion: Occasion::Withdrawal, .. }) => "fire.withdrawal" "ST 11.1",
    Self::Reaction(Reaction { occasion: Occasion::Covering, .. }) => "fire.withdrawal" "ST 11.14",
    Self::Reaction(Reaction { occasion: Occasion::Retreat, .. }) => "fire.retreat" "ST 11.2",
    Self::Reaction(Reaction { occasion: Occasion::Limbering, .. }) => "fire.limbering" "ST 6.23",
    Self::Split(_) => "fire.overshoot" "ST 23.13",
    Self::Charge(ChargeQuestion::Whom) => "charge.unit" "ST 18.2",
    Self::Charge(ChargeQuestion::Target(_)) => "charge.hex" "ST 18.2",
    Self::Withdrawal(_) => "withdraw.unit" "ST 13.7",
    Self::Advance(_) => "advance" "ST 13.7",
    Self::Melee(MeleeQuestion::Leave(_)) => "melee.leave" "ST 13.84",
    Self::Melee(MeleeQuestion::Where) => "melee.hex" "ST 13.0",
    Self::Melee(MeleeQuestion::Who(..)) => "melee.unit" "ST 13.2",
    Self::Loss(_) => "loss" "ST 13.6",
    Self::Retreat(Retreat { cause: RetreatCause::BeforeMelee, .. }) => "withdraw.hex" "ST 13.7",
    Self::Retreat(_) => "retreat.hex" "ST 15.0",
    Self::Crowded(_) => "captured" "ST 8.75",
    Self::Leader(LeaderQuestion::Along(..)) => "leader.along" "ST 14.4",
    Self::Leader(LeaderQuestion::Joins(..)) => "leader.joins" "ST 17.3",
    Self::Leader(LeaderQuestion::Replacement(_)) => "leader.replacement" "ST 17.5",
    Self::Rally(_) => "rally" "ST 14.4",
    Self::Swap(_) => "swap" "ST 8.6",
    Self::Transfer(Transfer::From(_)) => "transfer.from" "ST 12.36",
    Self::Transfer(Transfer::To(_)) => "transfer.to" "ST 12.36",
    Self::Transfer(Transfer::Rounds(..)) => "transfer.rounds" "ST 12.36",
    Self::Guard(_) => "guard" "ST 12.14",
    Self::Wagon(_) => "wagon" "ST 12.16",
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
