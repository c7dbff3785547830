//! Stacking points of units, and stacking limits of hexes. STK-01 to STK-09.

use kernel::{HexId, Ratio, Sixteenths};

use crate::game::{Arm, Effect, UnitId, UnitSet};
use crate::position_ext::{PositionExt, members};
use crate::profile::{ArtilleryStackRule, CavalryStacking, LargeUnitCap, Profile};
use crate::refusal::{Check, Refusal, require};
use crate::system::Position;

/// Returns the stacking points of one unit alone in a hex. SS 6.1, 6.2. STK-03, STK-06.
pub fn points(position: Position<'_>, unit: UnitId) -> Sixteenths {
    load_of(position, std::iter::once(unit))
}

/// Returns the stacking points in a hex. STK-01.
pub fn load(position: Position<'_>, hex: HexId) -> Sixteenths {
    load_of(position, position.board.units_in(hex))
}

/// Returns the stacking points in a hex if the given units joined the units already there. STK-01.
pub fn load_with(position: Position<'_>, hex: HexId, units: &UnitSet) -> Sixteenths {
    Weight::of(position, members(units))
        .and(position, others_in(position, hex, units))
        .points(position)
}

/// Whether units may stay in a hex together with the units already there. STK-01, STK-08, STK-09.
pub fn fits(position: Position<'_>, hex: HexId, units: &UnitSet) -> bool {
    has_room(position, hex, units) && may_share(position, hex, units).is_ok()
}

/// Whether a hex has room for the given units together with the units already there, even if they
/// only pass through. STK-01, STK-05.
pub fn has_room(position: Position<'_>, hex: HexId, units: &UnitSet) -> bool {
    has_room_for(position, hex, units, Weight::of(position, members(units)))
}

/// Whether a hex has room, like [`has_room`], for units whose weight is already computed. STK-01,
/// STK-05. The function is not inlined so that search loops stay small.
#[inline(never)]
pub fn has_room_for(position: Position<'_>, hex: HexId, units: &UnitSet, weight: Weight) -> bool {
    let load = weight.and(position, others_in(position, hex, units)).points(position);
    load <= position.game().stacking.limit
}

fn others_in<'a>(
    position: Position<'a>,
    hex: HexId,
    units: &'a UnitSet,
) -> impl Iterator<Item = UnitId> + 'a {
    position.board.units_in(hex).filter(|unit| !units.contains(unit.index()))
}

/// Checks whether units may share a hex with the units already there. Mounted cavalry may stack
/// only with mounted cavalry. BS 3.1b. STK-09, V-11.
pub fn may_share(position: Position<'_>, hex: HexId, units: &UnitSet) -> Check {
    let mixed =
        Refusal::new("STK-09", "BS 3.1b", "stk-09-mounted-cavalry-stand-infantry-artillery");
    let together = others_in(position, hex, units).chain(members(units));
    require(are_alike(position, together), mixed.with(hex))
}

/// Whether the arms of units may share a hex. BS 3.1b. STK-09, V-11.
pub fn are_alike(position: Position<'_>, mut units: impl Iterator<Item = UnitId>) -> bool {
    match position.profile().cavalry_stacking {
        CavalryStacking::Free => true,
        CavalryStacking::MountedOnlyTogether => {
            let rides = |unit| position.arm(unit) == Arm::Cavalry;
            units.next().is_none_or(|first| units.all(|unit| rides(unit) == rides(first)))
        }
    }
}

/// Whether a hex is overstacked. STK-07.
pub fn is_over(position: Position<'_>, hex: HexId) -> bool {
    load(position, hex) > position.game().stacking.limit
}

/// Whether the units of a hex may end a move or a retreat there. STK-02, STK-07, STK-09.
pub fn may_stay(position: Position<'_>, hex: HexId) -> bool {
    fits(position, hex, &UnitSet::EMPTY)
}

/// Returns the stacking points that units would have together, wherever they are now. SS 6.1, 6.2.
/// STK-01, STK-03, STK-06.
pub fn load_of(position: Position<'_>, units: impl Iterator<Item = UnitId>) -> Sixteenths {
    Weight::of(position, units).points(position)
}

/// Stacking weight of units. Guns are separate because their stacking points depend on their total
/// number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weight {
    guns: Sixteenths,
    others: Sixteenths,
}

impl Weight {
    /// Returns the stacking weight of the given units.
    pub fn of(position: Position<'_>, units: impl Iterator<Item = UnitId>) -> Self {
        Self { guns: Sixteenths::ZERO, others: Sixteenths::ZERO }.and(position, units)
    }

    /// Adds the weight of more units. SS 6.2. STK-06.
    #[inline]
    fn and(self, position: Position<'_>, units: impl Iterator<Item = UnitId>) -> Self {
        units.fold(self, |Self { guns, others }, unit| {
            if let Some(points) = by_trait(position, unit) {
                return Self { guns, others: others + points };
            }
            let sp = capped(position, position.printed(unit).sp);
            match position.arm(unit) {
                Arm::Artillery => Self { guns: guns + sp, others },
                Arm::Infantry | Arm::Cavalry => Self { guns, others: others + sp },
            }
        })
    }

    /// Returns the stacking points that the weight amounts to. SS 6.1a. STK-01, STK-03.
    #[inline]
    pub fn points(self, position: Position<'_>) -> Sixteenths {
        self.others + gun_points(position, self.guns)
    }
}

/// Returns the stacking points that a trait of the unit sets. `None` if no trait sets any. VAL-16.
fn by_trait(position: Position<'_>, unit: UnitId) -> Option<Sixteenths> {
    position.effects(unit).find_map(|(_, effect)| match effect {
        Effect::StacksAs(points) => Some(*points),
        _ => None,
    })
}

/// Limits the value of a large unit to the stacking limit. SS 6.2. STK-06.
fn capped(position: Position<'_>, sp: Sixteenths) -> Sixteenths {
    match position.profile().large_unit_cap {
        LargeUnitCap::None => sp,
        LargeUnitCap::Eight => sp.min(position.game().stacking.limit),
    }
}

/// Whether the profile uses the package's table of stacking points for guns. BS 3.1a. STK-03, V-09.
pub fn has_gun_table(profile: &Profile) -> bool {
    profile.artillery_stack_rule == ArtilleryStackRule::Table
}

/// Returns the stacking points for a number of guns. SS 6.1a, BS 3.1a. STK-03, A-30.
fn gun_points(position: Position<'_>, guns: Sixteenths) -> Sixteenths {
    if guns == Sixteenths::ZERO {
        return guns;
    }
    match position.profile().artillery_stack_rule {
        ArtilleryStackRule::Full => guns,
        ArtilleryStackRule::HalfRoundUp => Sixteenths::whole(guns.times(Ratio::HALF).ceil()),
        ArtilleryStackRule::ThreeQuarters => guns.times(Ratio::new(3, 4)),
        ArtilleryStackRule::Table => table_points(&position.game().stacking.artillery, guns),
    }
}

/// Returns the table's stacking points for a number of guns. Guns beyond the last row count one
/// point each. A cadre of guns counts as one gun.
fn table_points(table: &[Sixteenths], guns: Sixteenths) -> Sixteenths {
    let count = guns.ceil();
    let last = table.len() as i32 - 1;
    let row = usize::try_from(count.min(last)).unwrap_or(0);
    let beyond = Sixteenths::whole((count - last).max(0));
    table.get(row).map_or(guns, |&points| points + beyond)
}
