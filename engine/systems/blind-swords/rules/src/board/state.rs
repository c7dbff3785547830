use std::num::NonZeroU8;

use kernel::{HexId, PerSide, Side, Sixteenths};
use serde::{Deserialize, Serialize};

use crate::game::{
    BrigadeId, BrokenBox, ChitId, ChitSet, GroundMarkerId, Lies, MomentKind, Mount, Order, TrackId,
    Unit, UnitId, UnitSet,
};

/// Current place in the sequence of play. SEQ-01.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// The first turn has not begun.
    #[default]
    Setup,
    /// The sides choose key chits, and the cup is filled. CMD-01 to CMD-05.
    CommandDecision,
    /// The sides alternate artillery steps, in which batteries fire or move. ART-01 to ART-15.
    Artillery(ArtilleryPhase),
    /// Each side may rally one battery. ART-13.
    ArtilleryRally(ArtilleryRally),
    /// The sides play held chits, and chits are drawn until the cup is empty. CHIT-01.
    ChitDraw(ChitStep),
    /// The sides play held chits for the last time, then housekeeping follows. END-01 to END-06.
    EndTurn(EndStep),
    /// The game is over. SEQ-04.
    Over,
}

/// State of the Artillery Phase. ART-01, ART-05.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ArtilleryPhase {
    /// Side that acts in the current artillery step.
    pub side: Side,
    /// Whether the other side passed the previous step.
    pub passed_before: bool,
    /// Hex that acts in the current artillery step. `None` until the side chooses one.
    pub hex: Option<HexId>,
    /// Units that moved, fired, retreated or were depleted in this phase. `None` if no Artillery
    /// Rally Step follows. ART-13.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exerted: Option<UnitSet>,
}

impl ArtilleryPhase {
    /// First step of the phase, which belongs to the Union.
    pub const FIRST: Self =
        Self { side: Side::Usa, passed_before: false, hex: None, exerted: None };
}

/// State of the Artillery Rally Step. BS 6.4. ART-13.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ArtilleryRally {
    /// Side that may now rally one battery.
    pub side: Side,
    /// Units that moved, fired, retreated or were depleted in the Artillery Phase.
    pub exerted: UnitSet,
}

/// A step of the Chit Draw Phase. CHIT-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ChitStep {
    /// Both sides declare whether they play held chits before the draw.
    Declare,
    /// A side plays held chits before the draw.
    Held(HeldTurn),
    /// The next chit is drawn from the cup.
    Draw,
}

/// A step of the End Turn Phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EndStep {
    /// Both sides declare whether they play held chits for the last time.
    Declare,
    /// A side plays held chits for the last time. END-01.
    Held(HeldTurn),
    /// The turn is closed: points, markers, the Broken Track, arrivals and the next turn are
    /// processed. END-02 to END-06.
    Housekeeping,
}

/// A side's turn to play held chits. CHIT-02.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HeldTurn {
    /// Side that plays held chits now.
    pub side: Side,
    /// Whether the other side plays held chits afterwards.
    pub then_other: bool,
    /// Whether the sides alternate after each chit, instead of one side playing all its chits
    /// first. END-01.
    pub alternate: bool,
}

/// State of a brigade's activation. ACT-01, ORD-01.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Activation {
    /// Brigade that is active.
    pub brigade: BrigadeId,
    /// Extent of the activation: full or limited.
    pub kind: ActivationKind,
    /// Chit that activated the brigade. `None` if an event or a test case did.
    pub chit: Option<ChitId>,
    /// Whether the activating chit may return to the cup at the end. CHIT-19.
    pub recycles: bool,
    /// Current step of the activation. SEQ-02.
    pub step: ActivationStep,
    /// Order of the brigade. `None` before the order is announced and in a Limited Activation.
    pub order: Option<Order>,
    /// Movement points that events add to the brigade's allowance. Negative if events take points
    /// away. ACT-02.
    pub bonus: i8,
    /// Whether an event halves the brigade's movement allowance. ACT-02.
    pub halved: bool,
    /// Kinds of event chits that either side has played on this activation. CHIT-23.
    pub played: ChitSet,
    /// Units with a declared and unresolved attack, each with its target. CC-02.
    pub assaults: Vec<Assault>,
    /// All target hexes declared in this step, resolved or not. CC-05.
    pub targets: Vec<HexId>,
    /// Target hexes that a test in another close combat emptied. A-79.
    pub vacated: Vec<Vacated>,
    /// Cavalry whose charge has reached a hex next to an enemy. CAV-05.
    #[serde(default, skip_serializing_if = "UnitSet::is_empty")]
    pub charging: UnitSet,
}

/// A target hex that a test in another close combat emptied. A-79.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Vacated {
    /// Target hex that is now empty.
    pub hex: HexId,
    /// Whether the defenders broke or retreated at least two hexes. The attackers may then advance
    /// further. ADV-03.
    pub far: bool,
}

/// One unit's part in a declared close combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Assault {
    /// Unit that attacks.
    pub unit: UnitId,
    /// Hex of the unit when its attack was declared. A unit driven out of the hex takes no part.
    /// CC-07.
    pub from: HexId,
    /// Hex that the unit attacks.
    pub target: HexId,
}

/// Extent of an activation. CHIT-17, CHIT-18.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ActivationKind {
    /// The brigade receives an order and may do all that the order permits.
    Full,
    /// The brigade receives no order and may only fire. CHIT-18.
    Limited,
}

/// A step of the Brigade Activation Phase. SEQ-02.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ActivationStep {
    /// The active side announces the brigade's order.
    Orders,
    /// The brigade's units fire. SS 12.0.
    Fire,
    /// The brigade's units move. SS 13.0.
    Movement,
    /// The active side declares close combats.
    Declare,
    /// The active side resolves the declared close combats.
    CloseCombat,
    /// The brigade's units recover and rebuild.
    Rally,
}

/// Benefit that an event gives to an attack or a fire combat. CC-20, V-51.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct EventAttack {
    /// Units that benefit from the event.
    pub units: UnitSet,
    /// Value added to the units' cohesion rating.
    pub cr: u8,
}

/// A ground marker at its place on the map. T-07.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct GroundMark {
    /// Hex or hexside on which the marker lies.
    pub place: GroundPlace,
    /// Kind of the marker.
    pub marker: GroundMarkerId,
}

/// A hex or a hexside. A hexside lists the hex with the lower id first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GroundPlace {
    /// A place in a hex.
    Hex(HexId),
    /// A place on the hexside between two adjacent hexes, the one with the lower id first.
    Hexside(HexId, HexId),
}

impl GroundPlace {
    /// Returns the hexside between two neighbours, in either order.
    pub fn between(a: HexId, b: HexId) -> Self {
        Self::Hexside(a.min(b), a.max(b))
    }

    /// Returns the kind of place: in a hex or on a hexside.
    pub const fn lies(self) -> Lies {
        match self {
            Self::Hex(_) => Lies::Hex,
            Self::Hexside(..) => Lies::Hexside,
        }
    }

    /// Returns the hex of the place, or both hexes of the hexside.
    pub fn hexes(self) -> impl Iterator<Item = HexId> {
        let (first, second) = match self {
            Self::Hex(hex) => (hex, None),
            Self::Hexside(a, b) => (a, Some(b)),
        };
        std::iter::once(first).chain(second)
    }
}

/// Open reaction window, in which held events and scripts may affect the action (such as a fire
/// combat) or die roll in progress. The window records their effects so far. SS 10.4a, BS 7.3.
/// CHIT-24.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Moment {
    /// Kind of action or roll in progress.
    pub kind: MomentKind,
    /// Acting side: the side that fires, takes a test, retreats, rallies, is attacked, or rolls.
    pub side: Side,
    /// Units of the acting side that act, or that the action or roll affects.
    pub units: UnitSet,
    /// Hex concerned: the target of a fire combat, or the hex attacked. For all other actions, the
    /// hex of the units.
    pub hex: Option<HexId>,
    /// General's chit of a command roll. `None` for other actions and rolls.
    pub chit: Option<ChitId>,
    /// Whether the roll is bad for the side: a test with an effect, or a failed Break Test, rebuild
    /// or command roll.
    pub bad: bool,
    /// Columns that events and scripts have added so far to a fire combat or a close combat.
    pub columns: i8,
    /// Outcome decided so far by events and scripts.
    pub verdict: Verdict,
}

/// Outcome of an action or a roll after events and scripts have affected it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The action or the roll takes effect.
    #[default]
    Stands,
    /// The action is cancelled, or the roll has no effect.
    Stopped,
    /// The dice must be rolled again.
    RollAgain,
    /// The general's chit returns to the cup without effect.
    SentBack,
}

/// State of a unit during the match. VAL-01, VAL-14.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct UnitState {
    /// Place of the unit: off the map, in a hex, on the Broken Track, eliminated or withdrawn.
    pub place: Place,
    /// Face that the counter shows.
    pub face: Face,
    /// Morale marker of the unit.
    pub morale: Morale,
    /// Whether the unit is in Skirmish Order.
    pub skirmish: bool,
    /// Whether the unit has ever been on the Broken Track. RAL-09.
    pub broken_before: bool,
    /// Counter that a cavalry unit shows: mounted or dismounted. CAV-04.
    #[serde(rename = "seat", default, skip_serializing_if = "Mount::is_mounted")]
    pub mount: Mount,
    /// Link to the next unit in the same hex, by which the board stores a stack.
    pub(super) next: Link,
}

impl UnitState {
    /// State of a fresh, steady unit that is off the map.
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
    /// Returns the initial state of a unit: off the map, steady and fresh. A fragile unit shows its
    /// battleworn face. VAL-11.
    pub fn at_first(unit: &Unit) -> Self {
        let face = if unit.fresh.is_some() { Face::Fresh } else { Face::Battleworn };
        Self { face, ..Self::OFF }
    }
}

/// Place of a unit, on or off the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Place {
    /// The unit has not arrived yet, or does not take part in this scenario.
    Off,
    /// The unit is in this hex of the map.
    Hex(HexId),
    /// The unit is in this box of the Broken Track. BTR-01.
    Broken(BrokenBox),
    /// The unit is eliminated for the rest of the game. BRK-03.
    Eliminated,
    /// The unit has left the map voluntarily. OFF-01.
    Withdrawn,
}

/// Face that a counter shows: fresh or battleworn. VAL-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Face {
    /// The counter shows its front.
    Fresh,
    /// The counter shows its back. A fragile unit has no other face.
    Battleworn,
}

/// A unit's morale marker. MH-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Morale {
    /// No marker: the unit is steady.
    None,
    /// One Morale Hit: the unit is shaken.
    Shaken,
    /// Two Morale Hits, the maximum: the unit is disrupted.
    Disrupted,
}

impl Morale {
    /// Returns the number by which the marker reduces the unit's strength and cohesion rating.
    /// MH-01.
    pub const fn penalty(self) -> u8 {
        self as u8
    }

    /// Returns the marker after another Morale Hit. `None` if the unit already has the maximum.
    pub const fn worse(self) -> Option<Self> {
        match self {
            Self::None => Some(Self::Shaken),
            Self::Shaken => Some(Self::Disrupted),
            Self::Disrupted => None,
        }
    }

    /// Returns the marker after one Morale Hit is removed.
    pub const fn better(self) -> Self {
        match self {
            Self::None | Self::Shaken => Self::None,
            Self::Disrupted => Self::Shaken,
        }
    }
}

/// Next unit in a hex, or the end of its stack.
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

/// State of a brigade during the match. ORG-03.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BrigadeState {
    /// Activation status marker of the brigade.
    pub status: BrigadeStatus,
    /// Scheduled arrival. `None` if the brigade has arrived or is not due to arrive.
    pub arrival: Option<Arrival>,
    /// Whether a scenario rule forbids players to activate the brigade. SC2-03.
    pub frozen: Frozen,
}

/// Activation status marker of a brigade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BrigadeStatus {
    /// The brigade has no marker in play.
    Absent,
    /// The division's chit may activate the brigade.
    Available,
    /// The brigade has already been activated this turn.
    Activated,
}

/// Degree to which a scenario rule freezes a brigade. SC2-03, SC2-04.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Frozen {
    /// The brigade is not frozen.
    No,
    /// The brigade is frozen until the next phase begins.
    Thawing,
    /// The brigade is frozen until a script releases it.
    Yes,
}

/// Time and place at which a brigade enters. REIN-01, REIN-04.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Arrival {
    /// First turn on which the brigade may enter.
    pub turn: u8,
    /// Hex in which the brigade enters.
    pub hex: HexId,
    /// Whether an enemy already blocked the entry hex on an earlier turn.
    pub delayed: bool,
}

/// One physical copy of a chit, with its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ChitCopy {
    /// Kind of the chit.
    pub kind: ChitId,
    /// Current place of this copy of the chit.
    pub place: ChitPlace,
}

/// Place of one copy of a chit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChitPlace {
    /// The chit is outside the game, perhaps only until the turn on which it enters.
    Out,
    /// Event chit in a side's pool. Neither side knows whether the chit is in the cup. CMD-02.
    Pool,
    /// The chit is a key chit in the cup, known only to its owner. CMD-01.
    Key,
    /// The chit is in the cup, and both sides know it.
    Cup,
    /// The chit has been drawn and is not yet resolved.
    Drawn,
    /// The chit's owner holds it. CHIT-05.
    Held,
    /// The chit has been spent on this track. CHIT-07.
    Track(TrackId),
    /// The chit is discarded for the rest of the turn. CHIT-22.
    Discarded,
}

impl ChitPlace {
    /// Whether the chit is certainly in the cup.
    pub const fn is_in_cup(self) -> bool {
        matches!(self, Self::Key | Self::Cup)
    }
}

/// Side that controls a hex. VIC-01.
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

/// Result of a finished game. VIC-04, VIC-07.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct GameResult {
    /// Side that won. `None` in a draw.
    pub winner: Option<Side>,
    /// Victory level, as an index into the scenario's levels. `None` for an automatic win.
    pub level: Option<u8>,
    /// Final victory points of each side, in sixteenths of a point.
    pub score: PerSide<Sixteenths>,
}
