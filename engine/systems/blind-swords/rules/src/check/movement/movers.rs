//! Data of units that move together.

use kernel::{HexId, Side};

use crate::check::engagement::{Boldness, Engager, Guns};
use crate::check::stacking::{self, Weight};
use crate::check::{skirmish, traits};
use crate::game::{Arm, Effect, GoingId, Goings, TraitId, UnitId, UnitSet};
use crate::look::{Look, members};
use crate::question::MoveOrder;
use crate::refusal::{Check, Refusal, require};
use crate::script::{Argument, permits};
use crate::system::Scene;

/// Refusal of a move without units.
pub(super) const NOBODY: Refusal = Refusal::new("MOVE-01", "SS 13.1", "move-01-nobody-move");

/// Units that move together. SS 13.4. MOVE-02.
#[derive(Clone, Copy)]
pub(super) struct Movers<'a> {
    pub scene: Scene<'a>,
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
    pub going: GoingId,
    pub skirmishes: bool,
}

impl Kind {
    fn of(scene: Scene<'_>, unit: UnitId) -> Self {
        let skirmishes = skirmish::is_skirmisher(scene, unit);
        Self { arm: scene.arm(unit), going: scene.going(unit), skirmishes }
    }

    /// Returns the bit of the kind. Kinds in line come first.
    const fn bit(self) -> u32 {
        1 << (self.going.index() + if self.skirmishes { Goings::MAX } else { 0 })
    }

    /// Returns the kind for a bit position.
    fn at(goings: &Goings, place: usize) -> Self {
        let going = GoingId::from_index(place % Goings::MAX);
        Self { arm: goings.get(going).arm, going, skirmishes: place >= Goings::MAX }
    }
}

impl<'a> Movers<'a> {
    /// Returns the movers for some units. MOVE-01.
    pub(super) fn new(scene: Scene<'a>, units: &UnitSet, order: MoveOrder) -> Check<Self> {
        let side = scene.side_of(members(units).next().ok_or(NOBODY)?);
        let kinds = members(units).fold(0, |bits, unit| bits | Kind::of(scene, unit).bit());
        let keeps_away =
            members(units).find_map(|unit| traits::by(scene, unit, &Effect::KeepsAway));
        let weight = Weight::of(scene, members(units));
        let has_room = weight.points(scene) <= scene.game().stacking.limit;
        let may_stay = has_room && stacking::are_alike(scene, members(units));
        let alone = Alone { has_room, may_stay };
        Ok(Self { scene, units: *units, side, order, kinds, keeps_away, weight, alone })
    }

    /// Kinds of movers in the group.
    pub(super) fn kinds(&self) -> impl Iterator<Item = Kind> + use<'a> {
        let (goings, mut left) = (&self.scene.game().goings, self.kinds);
        std::iter::from_fn(move || {
            let place = (left != 0).then(|| left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(Kind::at(goings, place))
        })
    }

    /// Returns the group's restrictions on moving near enemies. ENG-02, SKR-02, ART-07.
    pub(super) fn engager(&self) -> Engager {
        let has_guns = self.kinds().any(|kind| kind.arm == Arm::Artillery);
        let boldness = if self.kinds().any(|kind| kind.skirmishes) {
            Boldness::Skirmishes
        } else if let Some(by) = self.keeps_away {
            Boldness::KeepsAway(by)
        } else if super::may_engage(self.scene, self.order) {
            Boldness::MayEngage
        } else {
            Boldness::Ordered
        };
        let guns = if has_guns { Guns::Present } else { Guns::Absent };
        Engager { side: self.side, boldness, guns }
    }

    /// Whether the group may end its move in a hex together with the units there. STK-01, STK-09.
    pub(super) fn fits(&self, hex: HexId) -> bool {
        match self.scene.board.any_in(hex) {
            None => self.alone.may_stay,
            Some(_) => {
                self.has_room(hex) && stacking::may_share(self.scene, hex, &self.units).is_ok()
            }
        }
    }

    /// Checks whether the scenario lets the group enter a hex voluntarily. SS 22.0. MOVE-01.
    pub(super) fn scenario_lets(&self, hex: HexId) -> Check {
        let Some(hook) = self.scene.package.scenario().hooks.can_move.as_deref() else {
            return Ok(());
        };
        let refusal = Refusal::new("MOVE-01", "SS 22.0", "move-01-scenario-does-not-let-go");
        members(&self.units).try_for_each(|unit| {
            let arguments = [Argument::Unit(unit), Argument::Hex(hex)];
            require(permits(self.scene, Some(hook), &arguments), refusal.with(unit).with(hex))
        })
    }

    /// Whether a hex has room for the group, even just to pass through. STK-05.
    #[inline]
    pub(super) fn has_room(&self, hex: HexId) -> bool {
        match self.scene.board.any_in(hex) {
            None => self.alone.has_room,
            Some(_) => stacking::has_room_for(self.scene, hex, &self.units, self.weight),
        }
    }
}
