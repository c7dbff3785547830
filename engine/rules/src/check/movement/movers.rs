//! What matters about units that move together.

use kernel::{HexId, Side};

use crate::check::engagement::{Boldness, Engager, Guns};
use crate::check::{skirmish, stacking};
use crate::game::{Arm, UnitSet};
use crate::look::{Look, members};
use crate::question::MoveOrder;
use crate::system::Scene;

/// Units that move together as one. SS 13.4. MOVE-02.
#[derive(Clone, Copy)]
pub(super) struct Movers<'a> {
    pub scene: Scene<'a>,
    pub units: UnitSet,
    pub side: Side,
    pub order: MoveOrder,
    kinds: u8,
    alone: Alone,
}

/// Whether units that move together fit in one hex by themselves.
#[derive(Clone, Copy)]
struct Alone {
    has_room: bool,
    may_stay: bool,
}

/// What decides the cost of a unit: its arm, and whether it is in Skirmish Order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Kind {
    pub arm: Arm,
    pub skirmishes: bool,
}

impl Kind {
    /// Each kind has the bit of its place.
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

impl<'a> Movers<'a> {
    /// Some units as those who move; nobody of no units.
    pub(super) fn new(scene: Scene<'a>, units: &UnitSet, order: MoveOrder) -> Option<Self> {
        let side = scene.side_of(members(units).next()?);
        let kind =
            |unit| Kind { arm: scene.arm(unit), skirmishes: skirmish::is_skirmisher(scene, unit) };
        let kinds = members(units).fold(0, |bits, unit| bits | kind(unit).bit());
        let has_room = stacking::load_of(scene, members(units)) <= scene.game().stacking.limit;
        let may_stay = has_room && stacking::are_alike(scene, members(units));
        let alone = Alone { has_room, may_stay };
        Some(Self { scene, units: *units, side, order, kinds, alone })
    }

    /// The kinds of its units.
    pub(super) fn kinds(&self) -> impl Iterator<Item = Kind> + use<> {
        let mut left = self.kinds;
        std::iter::from_fn(move || {
            let kind = *Kind::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(kind)
        })
    }

    /// What keeps it away from enemies. ENG-02, SKR-02, ART-07.
    pub(super) fn engager(&self) -> Engager {
        let has_guns = self.kinds().any(|kind| kind.arm == Arm::Artillery);
        let boldness = if self.kinds().any(|kind| kind.skirmishes) {
            Boldness::Skirmishes
        } else if super::may_engage(self.scene, self.order) {
            Boldness::MayEngage
        } else {
            Boldness::Ordered
        };
        let guns = if has_guns { Guns::Present } else { Guns::Absent };
        Engager { side: self.side, boldness, guns }
    }

    /// Whether it may end its move in a hex beside those that are there. STK-01, STK-09.
    pub(super) fn fits(&self, hex: HexId) -> bool {
        match self.scene.board.any_in(hex) {
            None => self.alone.may_stay,
            Some(_) => stacking::fits(self.scene, hex, &self.units),
        }
    }

    /// Whether there is room for it in a hex, be it only to pass. STK-05.
    pub(super) fn has_room(&self, hex: HexId) -> bool {
        match self.scene.board.any_in(hex) {
            None => self.alone.has_room,
            Some(_) => stacking::has_room(self.scene, hex, &self.units),
        }
    }
}
