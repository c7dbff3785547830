//! Questions of fire, and of the cohesion tests that fire and close combat lead to.

use std::sync::Arc;

use kernel::{HexId, Side};

use crate::game::{SkedaddleToken, UnitId, UnitSet};

/// Who fires at what, with whom, and how. FIRE-01 to FIRE-06, LOS-12, CONV-01 to CONV-03.
#[derive(Clone, Debug, PartialEq)]
pub enum FireQuestion {
    /// Which unit fires? FIRE-01, DIS-03, CC-04.
    Unit(Volley),
    /// At which hex? FIRE-02.
    Target(Volley, UnitId),
    /// Does another unit fire with it? FIRE-03 to FIRE-06.
    Join(Volley, UnitSet),
    /// Is the canister bonus used? LOS-12.
    Canister(Volley, UnitSet),
    /// Is a further fire announced at the same hex? CONV-01, CONV-03.
    Announce(Volley, Announced),
    /// Which hexside is the primary one? CONV-02.
    Primary(HexId, Announced),
}

/// Which of several units with the largest printed strength counts. FIRE-08.
#[derive(Clone, Debug, PartialEq)]
pub enum TieQuestion {
    /// Which of the largest units is the lead unit? FIRE-08.
    Lead(UnitSet),
    /// Which of the next largest? COH-03.
    NextLargest(UnitSet),
    /// Which of the largest attackers? CCO-01, CCO-05, CCO-06.
    Attacker(UnitSet),
}

/// Who may fire in one step, and at whom. FIRE-01, DIS-03, CC-04, CC-05.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Volley {
    /// The side that fires.
    pub side: Side,
    /// For what reason.
    pub occasion: Occasion,
    /// The hex, once it is named.
    pub target: Option<HexId>,
    /// The units that have fired or are announced already.
    pub used: UnitSet,
    /// Those of them that fired in defence, by the side of the attacked hex at which. FIRE-06.
    pub fired_at: [UnitSet; 6],
    /// What becomes of a retreat of the lead unit.
    pub lead_retreat: LeadRetreat,
}

/// What to do with a retreat of the lead unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeadRetreat {
    /// Carry it out.
    Now,
    /// Add it to the retreat that is under way. DIS-07.
    Owed,
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
    /// They fire with half as much again, not over other units.
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

impl TieQuestion {
    /// The units that tie.
    pub const fn units(&self) -> &UnitSet {
        match self {
            Self::Lead(units) | Self::NextLargest(units) | Self::Attacker(units) => units,
        }
    }
}

impl Volley {
    /// A volley in which nobody has fired yet.
    pub const fn new(side: Side, occasion: Occasion) -> Self {
        let (used, fired_at) = (UnitSet::EMPTY, [UnitSet::EMPTY; 6]);
        Self { side, occasion, target: None, used, fired_at, lead_retreat: LeadRetreat::Now }
    }

    /// The same volley, aimed at a hex.
    #[must_use]
    pub const fn at(mut self, target: HexId) -> Self {
        self.target = Some(target);
        self
    }
}
