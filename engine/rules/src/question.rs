//! What a side can be asked, with all that is needed to judge each answer.
//!
//! A question knows its candidates and its check ([`crate::check::legality`]), so the options list
//! and the answer to "why not?" cannot differ.

mod kind;
mod moves;
mod script_kind;

use std::sync::Arc;

use kernel::{HexId, Side};

pub use kind::{DRAW, ROLL, Secrecy};
pub use moves::*;
pub use script_kind::{NoScriptKind, ScriptKind};

use crate::choice::Choice;
use crate::game::{
    BrigadeId, ChitId, DeploymentId, FogEffect, SkedaddleToken, UnitId, UnitSet, Window,
};

/// What a side is asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// Which event chit is the key chit? CMD-01.
    KeyChit(Side),
    /// Which hex acts in the artillery step? ART-01.
    ArtilleryHex(Side),
    /// Which unit of the hex acts next? ART-02.
    ArtilleryUnit(HexId),
    /// What does it do? ART-02, ART-12.
    ArtilleryAction(ArtilleryAction),
    /// Does the side play held chits? CHIT-02.
    HeldDeclare(Side, Window),
    /// Which side plays its held chits first? CHIT-02.
    HeldOrder,
    /// Which held chit is played? CHIT-02.
    HeldPlay(Side, Window),
    /// What becomes of the event chit drawn? CHIT-05.
    ChitDrawn(Side, ChitId),
    /// Which brigade does Fortunes of War burn? CHIT-09.
    FortunesBrigade(ChitId),
    /// Which unit does the Fog of War move? CHIT-11, CHIT-12.
    FogUnit(FogEffect),
    /// Where to? CHIT-11, CHIT-12.
    FogHex(FogEffect, UnitId),
    /// Which brigade is activated? CHIT-15, CHIT-17.
    ActivateBrigade(ChitId),
    /// Which order does it get? ORD-01.
    Order(BrigadeId),
    /// Is an event played at this moment? CHIT-06.
    EventWindow(Side, Window),
    /// What a script asks. CHIT-24.
    Script(ScriptQuestion),
    /// Which unit fires? FIRE-01, DIS-03, CC-04.
    FireUnit(Volley),
    /// At which hex? FIRE-02.
    FireTarget(Volley, UnitId),
    /// Does another unit fire with it? FIRE-03 to FIRE-06.
    FireJoin(Volley, UnitSet),
    /// Is the canister bonus used? LOS-12.
    FireCanister(Volley, UnitSet),
    /// Is a further fire announced at the same hex? CONV-01, CONV-03.
    FireAnnounce(Volley, Announced),
    /// Which hexside is the primary one? CONV-02.
    FirePrimary(HexId, Announced),
    /// Which of the largest units is the lead unit? FIRE-08.
    Lead(UnitSet),
    /// Which of the next largest? COH-03.
    NextLargest(UnitSet),
    /// Which of the largest attackers? CCO-01, CCO-05, CCO-06.
    Attacker(UnitSet),
    /// Which unit panics? PAN-01.
    Panic(PanicPool),
    /// Which unit moves? MOVE-02.
    MoveUnit(MoveOrder),
    /// Does another unit move with it? MOVE-02.
    MoveStack(MoveOrder, UnitSet),
    /// Where to? MOVE-04.
    MoveHex(Walk),
    /// Where does the skirmisher withdraw? SKR-05.
    SkirmishHex(SkirmishWithdrawal),
    /// Where does the cavalry withdraw? CAV-01.
    CavalryWithdraw(Withdrawal),
    /// Which unit retreats first? CCO-08.
    RetreatUnit(UnitSet),
    /// Where does it retreat? RET-04.
    RetreatHex(RetreatWalk),
    /// Which unit attacks? CC-01, CC-02.
    AssaultUnit(Assaulters),
    /// Which hex? CC-02.
    AssaultTarget(UnitId),
    /// Which close combat is fought next? CC-03.
    AssaultNext,
    /// Which of the attackers' hexes is the Assaulting Hex against this one? CC-10.
    AssaultHex(UnitSet, HexId),
    /// Which unit advances? ADV-02.
    AdvanceUnit(Advance),
    /// Does it advance a second hex? ADV-03.
    AdvanceHex(UnitId),
    /// Which unit rallies? RAL-01.
    RallyUnit(Rallying),
    /// How? RAL-02.
    RallyAction(Rallying, UnitId),
    /// Where does a rebuilt unit come back? RAL-06.
    RebuildHex(BrigadeId, UnitId),
    /// Where is a rebuilt unit displaced to? RAL-05.
    DisplaceHex(UnitId),
    /// Which unit leaves a hex that holds too much? STK-07.
    OverstackUnit(HexId),
    /// Where to? STK-07.
    OverstackHex(UnitId),
    /// Which unit is placed in a zone? T-28.
    PlacementUnit(DeploymentId),
    /// Where? T-28.
    PlacementHex(DeploymentId, UnitId),
    /// Where does somebody enter? REIN-01, REIN-04.
    EntryHex(Entrant),
}

/// Who enters the map. REIN-01, ART-14.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entrant {
    /// A brigade with all its units that wait.
    Brigade(BrigadeId),
    /// A unit by itself.
    Unit(UnitId),
}

/// What a unit may do in an artillery step. ART-02, ART-12.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArtilleryAction {
    /// The unit.
    pub unit: UnitId,
    /// Whether it has fired already: cavalry may still move.
    pub has_fired: bool,
}

/// Who may fire in one step, and at whom. FIRE-01, DIS-03, CC-04, CC-05.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Volley {
    /// Whose fire.
    pub side: Side,
    /// For what reason.
    pub occasion: Occasion,
    /// The hex, once it is named.
    pub target: Option<HexId>,
    /// The units that have fired or are announced already.
    pub used: UnitSet,
    /// Those of them that fired in defence, by the side of the attacked hex at which. FIRE-06.
    pub fired_at: [UnitSet; 6],
}

/// The reason for a fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// The Fire Step. FIRE-01.
    FireStep,
    /// An artillery step: guns of this hex, or cavalry in it. ART-03, ART-12.
    ArtilleryStep(HexId),
    /// These units leave their hex. DIS-03.
    Disengagement(UnitSet),
    /// Units of the first hex are attacked by these units. CC-04, CC-05.
    Defensive(HexId, UnitSet),
    /// An event lets these units fire. CHIT-24.
    Event(UnitSet),
}

/// One fire that is announced. CONV-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fire {
    /// Who fires together.
    pub firers: UnitSet,
    /// At which hex.
    pub target: HexId,
    /// Whether guns at canister range use canister. LOS-12.
    pub canister: Canister,
    /// Whether it has the shift for cross fire. FIRE-20.
    pub crossing: bool,
}

/// Whether guns at canister range use canister.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Canister {
    /// They do.
    Used,
    /// They fire as at Effective range. A-63.
    Forfeited,
}

/// The fires announced together, in order.
pub type Announced = Arc<[Fire]>;

/// Who may panic. PAN-01.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PanicPool {
    /// Whose fire or attack it is: he chooses.
    pub chooser: Side,
    /// The hex tested.
    pub hex: HexId,
    /// The lead unit, which cannot panic.
    pub lead: Option<UnitId>,
    /// The units that stood in the hex when the test was rolled.
    pub were_in_hex: UnitSet,
    /// The units that panic by this result already.
    pub panicked: UnitSet,
    /// The results that a panicked unit suffers.
    pub results: Arc<[SkedaddleToken]>,
}

/// In whose rally step a unit rallies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rallying {
    /// In that of the active brigade. RAL-01.
    Brigade(BrigadeId),
    /// In the Artillery Rally Step, of this side. ART-13.
    Artillery(Side),
}

/// Who may declare close combat. CC-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Assaulters {
    /// The active brigade.
    Brigade(BrigadeId),
    /// Cavalry in its artillery step.
    Cavalry(UnitId),
}

/// An advance after close combat. ADV-01 to ADV-06.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Advance {
    /// Who may advance.
    pub units: UnitSet,
    /// The vacated hex.
    pub into: HexId,
    /// How far.
    pub reach: AdvanceReach,
}

/// How far an advance may go. ADV-03.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AdvanceReach {
    /// Into the vacated hex.
    OneHex,
    /// And one hex further.
    TwoHexes,
}

/// A question of a script.
#[derive(Clone, Debug, PartialEq)]
pub struct ScriptQuestion {
    /// The kind in the protocol, such as `event.unit`.
    pub kind: ScriptKind,
    /// Who is asked.
    pub side: Side,
    /// The question in the script's words.
    pub prompt: Arc<str>,
    /// The rule it carries out, as the script names it.
    pub rule: Arc<str>,
    /// What may be chosen.
    pub among: Arc<[Choice]>,
    /// The words of [`Choice::Alternative`]s.
    pub alternatives: Arc<[String]>,
}

impl Volley {
    /// A volley in which nobody has fired yet.
    pub const fn new(side: Side, occasion: Occasion) -> Self {
        let fired_at = [UnitSet::EMPTY; 6];
        Self { side, occasion, target: None, used: UnitSet::EMPTY, fired_at }
    }

    /// The same volley, aimed at a hex.
    #[must_use]
    pub const fn at(mut self, target: HexId) -> Self {
        self.target = Some(target);
        self
    }
}

impl Question {
    /// The unit that comes to stand in the hex that is chosen, where nothing but its arrival counts.
    pub const fn arriving(&self) -> Option<UnitId> {
        match self {
            Self::AdvanceHex(unit)
            | Self::CavalryWithdraw(Withdrawal { unit, .. })
            | Self::RebuildHex(_, unit)
            | Self::DisplaceHex(unit)
            | Self::OverstackHex(unit)
            | Self::FogHex(_, unit) => Some(*unit),
            _ => None,
        }
    }

    /// The section that asks, such as `SS 15.4`.
    pub fn rule(&self) -> &str {
        match self {
            Self::KeyChit(_) => "SS 8.1",
            Self::ArtilleryHex(_) | Self::ArtilleryUnit(_) | Self::ArtilleryAction(_) => "SS 9.1",
            Self::HeldDeclare(_, Window::Final) | Self::HeldPlay(_, Window::Final) => "SS 17.1",
            Self::HeldDeclare(..) | Self::HeldOrder | Self::HeldPlay(..) => "SS 10.1",
            Self::ChitDrawn(..) => "SS 10.4",
            Self::FortunesBrigade(_) => "SS 10.5a",
            Self::FogUnit(_) | Self::FogHex(..) => "SS 10.5b",
            Self::ActivateBrigade(_) => "SS 10.6, 10.7",
            Self::Order(_) => "SS 11.1",
            Self::EventWindow(..) => "SS 10.4a",
            Self::Script(question) => &question.rule,
            Self::FireUnit(volley) | Self::FireTarget(volley, _) => volley.occasion.rule(),
            Self::FireJoin(..) => "SS 12.1c",
            Self::FireCanister(..) => "SS 12.1a",
            Self::FireAnnounce(..) | Self::FirePrimary(..) => "SS 12.4",
            Self::Lead(_) => "SS 12.2",
            Self::NextLargest(_) => "SS 15.1a",
            Self::Attacker(_) => "SS 15.2",
            Self::Panic(_) => "SS 15.1b",
            Self::MoveUnit(_) => "SS 13.1",
            Self::MoveStack(..) => "SS 13.4",
            Self::MoveHex(_) => "SS 13.3",
            Self::SkirmishHex(_) => "SS 18.2",
            Self::CavalryWithdraw(withdrawal) => match withdrawal.occasion {
                WithdrawalOccasion::CloseCombat => "SS 14.2b",
                WithdrawalOccasion::Approach => "BS 10.8",
            },
            Self::RetreatUnit(_) | Self::RetreatHex(_) => "SS 15.4",
            Self::AssaultUnit(_) | Self::AssaultTarget(_) => "SS 14.1",
            Self::AssaultNext => "SS 14.2",
            Self::AssaultHex(..) => "SS 14.2c",
            Self::AdvanceUnit(_) | Self::AdvanceHex(_) => "SS 15.8",
            Self::RallyUnit(Rallying::Artillery(_))
            | Self::RallyAction(Rallying::Artillery(_), _) => "BS 6.4",
            Self::RallyUnit(_) => "SS 16.1",
            Self::RallyAction(..) | Self::RebuildHex(..) | Self::DisplaceHex(_) => "SS 16.2",
            Self::OverstackUnit(_) | Self::OverstackHex(_) => "SS 6.3",
            Self::PlacementUnit(_) | Self::PlacementHex(..) => "SS 22.0",
            Self::EntryHex(_) => "SS 13.8",
        }
    }
}

impl Occasion {
    const fn rule(&self) -> &'static str {
        match self {
            Self::FireStep | Self::Event(_) => "SS 12.1",
            Self::ArtilleryStep(_) => "SS 9.1",
            Self::Disengagement(_) => "SS 13.7",
            Self::Defensive(..) => "SS 14.2a",
        }
    }
}
