//! What matters about units that move together.

use kernel::{HexId, Side};

use crate::check::engagement::{Engager, Guns};
use crate::check::{skirmish, stacking};
use crate::game::{Arm, UnitSet};
use crate::look::{Look, members};
use crate::question::MoveOrder;
use crate::refusal::Refusal;
use crate::system::Scene;

/// Units that move together as one. SS 13.4. MOVE-02.
#[derive(Clone, Copy)]
pub(super) struct Party<'a> {
    pub scene: Scene<'a>,
    pub units: UnitSet,
    pub side: Side,
    pub order: MoveOrder,
    kinds: u8,
}

/// What decides the cost of a unit: its arm, and whether it is in Skirmish Order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Kind {
    pub arm: Arm,
    pub skirmishes: bool,
}

impl Kind {
    /// Each kind has a bit of its own.
    const ALL: [Self; 6] = [
        Self { arm: Arm::Infantry, skirmishes: false },
        Self { arm: Arm::Cavalry, skirmishes: false },
        Self { arm: Arm::Artillery, skirmishes: false },
        Self { arm: Arm::Infantry, skirmishes: true },
        Self { arm: Arm::Cavalry, skirmishes: true },
        Self { arm: Arm::Artillery, skirmishes: true },
    ];

    const fn bit(self) -> u8 {
        1 << (self.arm.index() + if self.skirmishes { 3 } else { 0 })
    }
}

impl<'a> Party<'a> {
    /// The party of some units; none of no units.
    pub(super) fn new(scene: Scene<'a>, units: &UnitSet, order: MoveOrder) -> Option<Self> {
        let side = scene.side_of(members(units).next()?);
        let kind = |unit| Kind {
            arm: scene.info(unit).arm,
            skirmishes: skirmish::is_skirmisher(scene, unit),
        };
        let kinds = members(units).fold(0, |bits, unit| bits | kind(unit).bit());
        Some(Self { scene, units: *units, side, order, kinds })
    }

    /// The kinds of its units.
    pub(super) fn kinds(&self) -> impl Iterator<Item = Kind> + use<> {
        let kinds = self.kinds;
        Kind::ALL.into_iter().filter(move |kind| kinds & kind.bit() != 0)
    }

    /// What keeps it away from enemies. ENG-02, SKR-02, ART-07.
    pub(super) fn engager(&self) -> Engager {
        let skirmishes = self.kinds().any(|kind| kind.skirmishes);
        let has_guns = self.kinds().any(|kind| kind.arm == Arm::Artillery);
        Engager {
            side: self.side,
            wary: if skirmishes {
                Some(Refusal::new(
                    "SKR-02",
                    "SS 18.1",
                    "{} is next to an enemy, and skirmishers may not engage",
                ))
            } else if super::may_engage(self.scene, self.order) {
                None
            } else {
                Some(Refusal::new(
                    "ENG-02",
                    "SS 13.6",
                    "{} is next to an enemy, and the order forbids to engage",
                ))
            },
            guns: if has_guns { Guns::Present } else { Guns::Absent },
        }
    }

    /// Whether it would fit in a hex beside those that are there. STK-01.
    pub(super) fn fits(&self, hex: HexId) -> bool {
        stacking::fits(self.scene, hex, &self.units)
    }
}
