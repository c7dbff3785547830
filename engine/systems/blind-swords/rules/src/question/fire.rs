//! Questions about fire and about the cohesion tests of fire and close combat.

use std::sync::Arc;

use kernel::{HexId, Side};

use crate::game::{SkedaddleToken, UnitId, UnitSet};

/// Questions about a fire combat: firers, target and mode. FIRE-01 to FIRE-06, LOS-12, CONV-01 to
/// CONV-03.
#[derive(Clone, Debug, PartialEq)]
pub enum FireQuestion {
    /// Which unit fires next? FIRE-01, DIS-03, CC-04.
    Unit(Volley),
    /// Which hex does the unit fire at? FIRE-02.
    Target(Volley, UnitId),
    /// Which unit joins the fire, if any? FIRE-03 to FIRE-06.
    Join(Volley, UnitSet),
    /// Is the canister bonus used? LOS-12.
    Canister(Volley, UnitSet),
    /// Is another fire at the same hex announced? CONV-01, CONV-03.
    Announce(Volley, Announced),
    /// Which hexside is the primary one? CONV-02.
    Primary(HexId, Announced),
}

/// Questions that choose between units tied for the largest printed strength. FIRE-08.
#[derive(Clone, Debug, PartialEq)]
pub enum TieQuestion {
    /// Which of the largest units is the lead unit? FIRE-08.
    Lead(UnitSet),
    /// Which of the next largest units is depleted? COH-03.
    NextLargest(UnitSet),
    /// Which of the largest attackers suffers the result? CCO-01, CCO-05, CCO-06.
    Attacker(UnitSet),
}

/// Fire combat by one side: its occasion, the units that may fire, and the target. FIRE-01, DIS-03,
/// CC-04, CC-05.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Volley {
    /// Side whose units fire.
    pub side: Side,
    /// Reason for the fire.
    pub occasion: Occasion,
    /// Hex that the side fires at. `None` until a unit chooses the target.
    pub target: Option<HexId>,
    /// Units that may not fire again: they have fired, have been announced as firers, or have
    /// withdrawn.
    pub used: UnitSet,
    /// Units that fired in defence, indexed by the side of the attacked hex through which they
    /// fired. FIRE-06.
    pub fired_at: [UnitSet; 6],
    /// Time at which a retreat that the fire causes for the lead unit is resolved.
    pub lead_retreat: LeadRetreat,
}

/// Moment at which the lead unit carries out a retreat that a fire combat causes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeadRetreat {
    /// The rules resolve the retreat immediately.
    Now,
    /// The rules add the retreat's distance to the retreat in progress. DIS-07.
    Owed,
}

/// Reason for a fire combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// The active brigade's Fire Step. FIRE-01.
    FireStep,
    /// An artillery step, in which the guns or cavalry of this hex fire. ART-03, ART-12.
    ArtilleryStep(HexId),
    /// Disengagement: these units leave this hex next to the enemy that fires. DIS-03.
    Disengagement(UnitSet),
    /// Defence of this hex against these attackers. CC-04, CC-05.
    Defensive(HexId, UnitSet),
    /// An event that lets these units fire. CHIT-24.
    Event(UnitSet),
}

/// One announced fire. CONV-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fire {
    /// Units that fire together.
    pub firers: UnitSet,
    /// Hex that the units fire at.
    pub target: HexId,
    /// Use of canister by guns at canister range. LOS-12.
    pub canister: Canister,
    /// Whether the fire gets the cross fire shift. FIRE-20.
    pub crossing: bool,
}

/// Use of canister by guns at canister range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Canister {
    /// The guns fire at 1.5 times strength, but not over other units.
    Used,
    /// The guns fire as at Effective range. A-63.
    Forfeited,
}

/// Fires announced together, in order of announcement.
pub type Announced = Arc<[Fire]>;

/// Units of a hex that may panic after a test. PAN-01.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PanicPool {
    /// Side that fires or attacks. It chooses the units that panic.
    pub chooser: Side,
    /// Hex in which the units took the test.
    pub hex: HexId,
    /// Lead unit, which cannot panic. `None` if there is none.
    pub lead: Option<UnitId>,
    /// Units in the hex when the test was rolled.
    pub were_in_hex: UnitSet,
    /// Units that this result has already made panic.
    pub panicked: UnitSet,
    /// Results that a panicked unit suffers.
    pub results: Arc<[SkedaddleToken]>,
}

impl TieQuestion {
    /// Returns the units that are tied.
    pub const fn units(&self) -> &UnitSet {
        match self {
            Self::Lead(units) | Self::NextLargest(units) | Self::Attacker(units) => units,
        }
    }
}

impl Volley {
    /// Returns the state of a side's fire before any unit has fired.
    pub const fn new(side: Side, occasion: Occasion) -> Self {
        let (used, fired_at) = (UnitSet::EMPTY, [UnitSet::EMPTY; 6]);
        Self { side, occasion, target: None, used, fired_at, lead_retreat: LeadRetreat::Now }
    }

    /// Returns the same fire with this target hex.
    #[must_use]
    pub const fn at(mut self, target: HexId) -> Self {
        self.target = Some(target);
        self
    }
}
