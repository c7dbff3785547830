use std::num::NonZeroU8;

use kernel::{HexId, PerSide, Side, Sixteenths};
use serde::{Deserialize, Serialize};

use crate::game::{
    BrigadeId, BrokenBox, ChitId, ChitSet, GroundMarkerId, Lies, MomentKind, Mount, Order, TrackId,
    Unit, UnitId, UnitSet,
};

/// Where the sequence of play stands. SEQ-01.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Before the first turn.
    #[default]
    Setup,
    /// Key chits are chosen and the cup is filled. CMD-01 to CMD-05.
    CommandDecision,
    /// Batteries fire or move in turn. ART-01 to ART-15.
    Artillery(ArtilleryPhase),
    /// Each side may rally one battery. ART-13.
    ArtilleryRally(ArtilleryRally),
    /// Held chits and draws, until the cup is empty. CHIT-01.
    ChitDraw(ChitStep),
    /// Final held play and housekeeping. END-01 to END-06.
    EndTurn(EndStep),
    /// Nothing more is played. SEQ-04.
    Over,
}

/// Whose artillery step it is. ART-01, ART-05.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ArtilleryPhase {
    /// The side whose step it is.
    pub side: Side,
    /// Whether the step before this one went by without an activation.
    pub passed_before: bool,
    /// The hex that is being activated.
    pub hex: Option<HexId>,
    /// Who has moved, fired, retreated or been depleted in this phase; `None` where no Artillery Rally
    /// Step follows that would ask. ART-13.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exerted: Option<UnitSet>,
}

impl ArtilleryPhase {
    /// The first step of the phase: the Union's.
    pub const FIRST: Self =
        Self { side: Side::Usa, passed_before: false, hex: None, exerted: None };
}

/// Whose turn it is in the Artillery Rally Step. BS 6.4. ART-13.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ArtilleryRally {
    /// Who may rally one battery.
    pub side: Side,
    /// The units that did something in the Artillery Phase.
    pub exerted: UnitSet,
}

/// A step of the Chit Draw Phase. CHIT-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ChitStep {
    /// Both sides say whether they play held chits.
    Declare,
    /// Held chits are played.
    Held(HeldTurn),
    /// A chit is drawn.
    Draw,
}

/// A step of the End Turn Phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EndStep {
    /// Both sides say whether they play held chits for the last time.
    Declare,
    /// Held chits are played for the last time. END-01.
    Held(HeldTurn),
    /// Points, markers, Broken Track, arrivals, next turn. END-02 to END-06.
    Housekeeping,
}

/// Who plays held chits, and who after him. CHIT-02.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HeldTurn {
    /// Who plays now.
    pub side: Side,
    /// Whether the other side still has its turn after.
    pub then_other: bool,
    /// Whether the sides change after each chit. END-01.
    pub alternate: bool,
}

/// A brigade's activation. ACT-01, ORD-01.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Activation {
    /// The active brigade.
    pub brigade: BrigadeId,
    /// Full or limited.
    pub kind: ActivationKind,
    /// The chit that brought it; `None` where an event or a test did.
    pub chit: Option<ChitId>,
    /// Whether that chit may go back into the cup. CHIT-19.
    pub recycles: bool,
    /// The step it has reached. SEQ-02.
    pub step: ActivationStep,
    /// Its order; none under a Limited Activation.
    pub order: Option<Order>,
    /// Movement points added by events. ACT-02.
    pub bonus: i8,
    /// Whether an event halves its allowance. ACT-02.
    pub halved: bool,
    /// Event chits played on it. CHIT-23.
    pub played: ChitSet,
    /// Attackers and their targets that are not resolved yet. CC-02.
    pub assaults: Vec<Assault>,
    /// All target hexes declared in this step, resolved or not. CC-05.
    pub targets: Vec<HexId>,
    /// Target hexes that a test of another close combat emptied. A-79.
    pub vacated: Vec<Vacated>,
    /// Cavalry whose charge has come next to its enemy. CAV-05.
    #[serde(default, skip_serializing_if = "UnitSet::is_empty")]
    pub charging: UnitSet,
}

/// A target hex that a test of another close combat emptied. A-79.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Vacated {
    /// The hex that is empty now.
    pub hex: HexId,
    /// Whether its units broke or retreated two hexes or more. ADV-03.
    pub far: bool,
}

/// One unit's part in a declared close combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Assault {
    /// The attacking unit.
    pub unit: UnitId,
    /// Where it stood when it was committed: driven out of it, it takes no part. CC-07.
    pub from: HexId,
    /// The hex it attacks.
    pub target: HexId,
}

/// How much a brigade may do. CHIT-17, CHIT-18.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ActivationKind {
    /// An order, and all that it permits.
    Full,
    /// It has no order and fires only. CHIT-18.
    Limited,
}

/// A step of the Brigade Activation Phase. SEQ-02.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ActivationStep {
    /// The order is announced.
    Orders,
    /// The Fire Step. SS 12.0.
    Fire,
    /// The Movement Step. SS 13.0.
    Movement,
    /// Close combats are declared.
    Declare,
    /// Declared close combats are resolved.
    CloseCombat,
    /// Recovery and rebuilding.
    Rally,
}

/// An attack that an event helps. CC-20, V-51.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct EventAttack {
    /// Those whom the event helps.
    pub units: UnitSet,
    /// What is added to their cohesion rating.
    pub cr: u8,
}

/// A marker that lies on the ground. T-07.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct GroundMark {
    /// The hex or hexside on which it lies.
    pub place: GroundPlace,
    /// The kind of marker.
    pub marker: GroundMarkerId,
}

/// A hex, or the hexside between two: of these the lower comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GroundPlace {
    /// In a hex.
    Hex(HexId),
    /// On the hexside between two neighbours.
    Hexside(HexId, HexId),
}

impl GroundPlace {
    /// The hexside between two neighbours, whichever is named first.
    pub fn between(a: HexId, b: HexId) -> Self {
        Self::Hexside(a.min(b), a.max(b))
    }

    /// How a marker lies that may lie here.
    pub const fn lies(self) -> Lies {
        match self {
            Self::Hex(_) => Lies::OnHex,
            Self::Hexside(..) => Lies::OnHexside,
        }
    }

    /// The hexes that it touches.
    pub fn hexes(self) -> impl Iterator<Item = HexId> {
        let (first, second) = match self {
            Self::Hex(hex) => (hex, None),
            Self::Hexside(a, b) => (a, Some(b)),
        };
        std::iter::once(first).chain(second)
    }
}

/// What is under way while held events and the scenario's scripts have their say of it, and what they have said so far.
/// SS 10.4a, BS 7.3. CHIT-24.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Moment {
    /// What kind of act or roll it is.
    pub kind: MomentKind,
    /// Whose act it is: who fires, is tested, retreats, rallies, is attacked, rolls.
    pub side: Side,
    /// The units of that side that do it, or to which it happens.
    pub units: UnitSet,
    /// The hex that it is about: the target of a fire, the hex attacked; else where the units stand.
    pub hex: Option<HexId>,
    /// The general's chit of a command roll.
    pub chit: Option<ChitId>,
    /// Whether what was rolled is bad for the side: a test with an effect, a Break Test or a command roll that failed.
    pub bad: bool,
    /// The columns added so far to a fire or a close combat.
    pub columns: i8,
    /// What becomes of it.
    pub verdict: Verdict,
}

/// What becomes of an act or a roll of which events and scripts have had their say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// It goes on as it stands.
    #[default]
    Stands,
    /// It does not happen, or what was rolled has no effect.
    Stopped,
    /// The dice are rolled again.
    RollAgain,
    /// The general's chit goes back into the cup and brings nothing.
    SentBack,
}

/// What changes about a unit. VAL-01, VAL-14.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct UnitState {
    /// Where it is.
    pub place: Place,
    /// The face that shows.
    pub face: Face,
    /// Its morale marker.
    pub morale: Morale,
    /// Whether it is in Skirmish Order.
    pub skirmish: bool,
    /// Whether it has ever been on the Broken Track. RAL-09.
    pub broken_before: bool,
    /// Whether cavalry is mounted. CAV-04.
    #[serde(rename = "seat", default, skip_serializing_if = "Mount::is_mounted")]
    pub mount: Mount,
    /// The next unit in its hex.
    pub(super) next: Link,
}

impl UnitState {
    /// A fresh, steady unit off the map.
    pub const OFF: Self = Self {
        place: Place::Off,
        face: Face::Fresh,
        morale: Morale::None,
        skirmish: false,
        broken_before: false,
        mount: Mount::Mounted,
        next: Link::END,
    };
}

impl UnitState {
    /// Off the map and steady, with the face that a unit has: a fragile one shows its back. VAL-11.
    pub fn at_first(unit: &Unit) -> Self {
        let face = if unit.fresh.is_some() { Face::Fresh } else { Face::Battleworn };
        Self { face, ..Self::OFF }
    }
}

/// Where a unit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Place {
    /// Not arrived yet, or not in this scenario.
    Off,
    /// On the map.
    Hex(HexId),
    /// On the Broken Track. BTR-01.
    Broken(BrokenBox),
    /// Out of the game for good. BRK-03.
    Eliminated,
    /// Left the map of its own will. OFF-01.
    Withdrawn,
}

/// The face of a counter that shows. VAL-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Face {
    /// The front of the counter.
    Fresh,
    /// The back of the counter; a fragile unit has no other.
    Battleworn,
}

/// A unit's morale marker. MH-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Morale {
    /// No marker: the unit is steady.
    None,
    /// One Morale Hit.
    Shaken,
    /// Two Morale Hits, the most that a unit bears.
    Disrupted,
}

impl Morale {
    /// What the marker takes from strength and cohesion. MH-01.
    pub const fn penalty(self) -> u8 {
        self as u8
    }

    /// The marker after one more hit, if there is a further one.
    pub const fn worse(self) -> Option<Self> {
        match self {
            Self::None => Some(Self::Shaken),
            Self::Shaken => Some(Self::Disrupted),
            Self::Disrupted => None,
        }
    }

    /// The marker after one hit is taken away.
    pub const fn better(self) -> Self {
        match self {
            Self::None | Self::Shaken => Self::None,
            Self::Disrupted => Self::Shaken,
        }
    }
}

/// The next unit in a hex, or the end of its stack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Link(Option<NonZeroU8>);

impl Link {
    pub(super) const END: Self = Self(None);

    pub(super) fn to(unit: UnitId) -> Self {
        Self(NonZeroU8::new(unit.0 + 1))
    }

    pub(super) fn get(self) -> Option<UnitId> {
        self.0.map(|above| UnitId(above.get() - 1))
    }
}

/// What changes about a brigade. ORG-03.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BrigadeState {
    /// Its activation status marker.
    pub status: BrigadeStatus,
    /// When and where its units enter, if they have not yet.
    pub arrival: Option<Arrival>,
    /// Whether a scenario rule forbids its activation. SC2-03.
    pub frozen: Frozen,
}

/// A brigade's activation status marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BrigadeStatus {
    /// It has no marker in play.
    Absent,
    /// It may be activated by its division.
    Available,
    /// It has been, this turn.
    Activated,
}

/// Whether a scenario rule holds a brigade. SC2-03, SC2-04.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Frozen {
    /// It is free.
    No,
    /// It is free from the next phase on.
    Thawing,
    /// It is held.
    Yes,
}

/// When and where a brigade enters. REIN-01, REIN-04.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Arrival {
    /// From this turn.
    pub turn: u8,
    /// At this hex.
    pub hex: HexId,
    /// Whether the hex was blocked on an earlier turn.
    pub delayed: bool,
}

/// One physical chit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ChitCopy {
    /// Of which kind it is a copy.
    pub kind: ChitId,
    /// Where it is.
    pub place: ChitPlace,
}

/// Where a chit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChitPlace {
    /// Not in the game, or not yet.
    Out,
    /// An event chit of which nobody knows whether it is in the cup. CMD-02.
    Pool,
    /// The key chit: in the cup, and its owner knows. CMD-01.
    Key,
    /// In the cup, for all to know.
    Cup,
    /// Drawn and not yet resolved.
    Drawn,
    /// Held by its owner. CHIT-05.
    Held,
    /// Spent on a track. CHIT-07.
    Track(TrackId),
    /// Out for the turn. CHIT-22.
    Discarded,
}

impl ChitPlace {
    /// Whether the chit lies in the cup for certain.
    pub const fn is_in_cup(self) -> bool {
        matches!(self, Self::Key | Self::Cup)
    }
}

/// Who controls a hex. VIC-01.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Control(u8);

impl Control {
    pub(super) const fn by(side: Side) -> Self {
        match side {
            Side::Usa => Self(1),
            Side::Csa => Self(2),
        }
    }

    pub(super) const fn side(self) -> Option<Side> {
        match self.0 {
            1 => Some(Side::Usa),
            2 => Some(Side::Csa),
            _ => None,
        }
    }
}

/// How a game ended. VIC-04, VIC-07.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct GameResult {
    /// The winner; nobody in a draw.
    pub winner: Option<Side>,
    /// The level, as an index into the scenario's levels; `None` for an automatic win.
    pub level: Option<u8>,
    /// The points of both sides.
    pub score: PerSide<Sixteenths>,
}
