//! Data of units that move together.

use kernel::{HexId, Side};

use crate::check::engagement::{Boldness, Engager, Guns};
use crate::check::stacking::{self, Weight};
use crate::check::{skirmish, traits};
use crate::game::{
    Activity, Arm, Effect, MobilityClassId, MobilityClasses, TraitId, UnitId, UnitSet,
};
use crate::position_ext::{PositionExt, members};
use crate::question::{MoveOrder, Walk};
use crate::refusal::{Check, Refusal, require};
use crate::script::{Argument, permits};
use crate::system::Position;

/// Refusal of a move that contains no units.
pub(super) const NOBODY: Refusal = Refusal::new("MOVE-01", "SS 13.1", "move-01-nobody-move");

/// Units that move together. SS 13.4. MOVE-02.
#[derive(Clone, Copy)]
pub(super) struct Movers<'a> {
    pub position: Position<'a>,
    pub units: UnitSet,
    pub side: Side,
    pub order: MoveOrder,
    kinds: u32,
    keeps_away: Option<TraitId>,
    weight: Weight,
    alone: Alone,
}

/// Whether the moving units fit in an empty hex.
#[derive(Clone, Copy)]
struct Alone {
    has_room: bool,
    may_stay: bool,
}

/// Properties that determine the cost of a unit: arm, mobility class and Skirmish Order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Kind {
    pub arm: Arm,
    pub mobility: MobilityClassId,
    pub skirmishes: bool,
}

impl Kind {
    fn of(position: Position<'_>, unit: UnitId) -> Self {
        let skirmishes = skirmish::is_skirmisher(position, unit);
        Self { arm: position.arm(unit), mobility: position.mobility(unit), skirmishes }
    }

    /// Returns the bit that represents the kind in a set. The low bits are for units in line, and
    /// the high bits for units in Skirmish Order.
    const fn bit(self) -> u32 {
        1 << (self.mobility.index() + if self.skirmishes { MobilityClasses::MAX } else { 0 })
    }

    /// Returns the kind of mover that a bit represents. `place` is the position of the bit in the
    /// set.
    fn at(mobility_classes: &MobilityClasses, place: usize) -> Self {
        let mobility = MobilityClassId::from_index(place % MobilityClasses::MAX);
        Self {
            arm: mobility_classes.get(mobility).arm,
            mobility,
            skirmishes: place >= MobilityClasses::MAX,
        }
    }
}

impl<'a> Movers<'a> {
    /// Returns the group that the given units form under an order. MOVE-01.
    pub(super) fn new(position: Position<'a>, units: &UnitSet, order: MoveOrder) -> Check<Self> {
        let side = position.side_of(members(units).next().ok_or(NOBODY)?);
        let kinds = members(units).fold(0, |bits, unit| bits | Kind::of(position, unit).bit());
        let keeps_away =
            members(units).find_map(|unit| traits::by(position, unit, &Effect::KeepsAway));
        let weight = Weight::of(position, members(units));
        let has_room = weight.points(position) <= position.game().stacking.limit;
        let may_stay = has_room && stacking::are_alike(position, members(units));
        let alone = Alone { has_room, may_stay };
        Ok(Self { position, units: *units, side, order, kinds, keeps_away, weight, alone })
    }

    /// Returns the group of units that make a move. MOVE-01.
    pub(super) fn of(position: Position<'a>, walk: &Walk) -> Check<Self> {
        Self::new(position, &walk.movers, walk.order)
    }

    /// Returns the kinds of movers in the group.
    pub(super) fn kinds(&self) -> impl Iterator<Item = Kind> + use<'a> {
        let (mobility_classes, mut left) = (&self.position.game().mobility_classes, self.kinds);
        std::iter::from_fn(move || {
            let place = (left != 0).then(|| left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(Kind::at(mobility_classes, place))
        })
    }

    /// Returns the group's restrictions on moving near enemies. ENG-02, SKR-02, ART-07.
    pub(super) fn engager(&self) -> Engager {
        let has_guns = self.kinds().any(|kind| kind.arm == Arm::Artillery);
        let boldness = if self.kinds().any(|kind| kind.skirmishes) {
            Boldness::Skirmishes
        } else if let Some(by) = self.keeps_away {
            Boldness::KeepsAway(by)
        } else if may_engage(self.position, self.order) {
            Boldness::MayEngage
        } else {
            Boldness::Ordered
        };
        let guns = if has_guns { Guns::Present } else { Guns::Absent };
        Engager { side: self.side, boldness, guns }
    }

    /// Whether the group may end its move in a hex together with the units there. STK-01, STK-09.
    pub(super) fn fits(&self, hex: HexId) -> bool {
        match self.position.board.any_in(hex) {
            None => self.alone.may_stay,
            Some(_) => {
                self.has_room(hex) && stacking::may_share(self.position, hex, &self.units).is_ok()
            }
        }
    }

    /// Checks whether the scenario lets the group enter a hex voluntarily. SS 22.0. MOVE-01.
    pub(super) fn scenario_lets(&self, hex: HexId) -> Check {
        let Some(hook) = self.position.package.scenario().hooks.can_move.as_deref() else {
            return Ok(());
        };
        let refusal = Refusal::new("MOVE-01", "SS 22.0", "move-01-scenario-does-not-let-go");
        members(&self.units).try_for_each(|unit| {
            let arguments = [Argument::Unit(unit), Argument::Hex(hex)];
            require(permits(self.position, Some(hook), &arguments), refusal.with(unit).with(hex))
        })
    }

    /// Whether a hex has room for the group, even if the group only passes through. STK-05.
    #[inline]
    pub(super) fn has_room(&self, hex: HexId) -> bool {
        match self.position.board.any_in(hex) {
            None => self.alone.has_room,
            Some(_) => stacking::has_room_for(self.position, hex, &self.units, self.weight),
        }
    }
}

/// Whether the order permits moves next to an enemy. SS 11.2 to 11.4, 13.6. ENG-02.
fn may_engage(position: Position<'_>, order: MoveOrder) -> bool {
    match order {
        MoveOrder::Brigade(_, given) => position.game().orders.row(given).permits(Activity::Engage),
        MoveOrder::Artillery(_) => true,
        MoveOrder::Event(granted) => granted.engage,
    }
}
