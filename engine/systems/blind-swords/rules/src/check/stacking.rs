//! Stacking. STK-01 to STK-09.

use kernel::{HexId, Ratio, Sixteenths};

use crate::game::{Arm, Effect, UnitId, UnitSet};
use crate::look::{Look, members};
use crate::profile::{ArtilleryStackRule, CavalryStacking, LargeUnitCap, Profile};
use crate::refusal::{Check, Refusal, require};
use crate::system::Scene;

/// Stacking points of a unit alone. SS 6.1, 6.2. STK-03, STK-06.
pub fn points(scene: Scene<'_>, unit: UnitId) -> Sixteenths {
    load_of(scene, std::iter::once(unit))
}

/// Stacking points in a hex. STK-01.
pub fn load(scene: Scene<'_>, hex: HexId) -> Sixteenths {
    load_of(scene, scene.board.units_in(hex))
}

/// Stacking points in a hex if these units were there too. STK-01.
pub fn load_with(scene: Scene<'_>, hex: HexId, units: &UnitSet) -> Sixteenths {
    Weight::of(scene, members(units)).and(scene, others_in(scene, hex, units)).points(scene)
}

/// Whether units may stay in a hex together with those already there. STK-01, STK-08, STK-09.
pub fn fits(scene: Scene<'_>, hex: HexId, units: &UnitSet) -> bool {
    has_room(scene, hex, units) && may_share(scene, hex, units).is_ok()
}

/// Whether a hex has room for units together with those already there, even just to pass through.
/// STK-01, STK-05.
pub fn has_room(scene: Scene<'_>, hex: HexId, units: &UnitSet) -> bool {
    has_room_for(scene, hex, units, Weight::of(scene, members(units)))
}

/// Same as [`has_room`] with the weight already computed. STK-01, STK-05. Kept out of line so that
/// search loops stay small.
#[inline(never)]
pub fn has_room_for(scene: Scene<'_>, hex: HexId, units: &UnitSet, weight: Weight) -> bool {
    let load = weight.and(scene, others_in(scene, hex, units)).points(scene);
    load <= scene.game().stacking.limit
}

fn others_in<'a>(
    scene: Scene<'a>,
    hex: HexId,
    units: &'a UnitSet,
) -> impl Iterator<Item = UnitId> + 'a {
    scene.board.units_in(hex).filter(|unit| !units.contains(unit.index()))
}

/// Checks whether units may share a hex with those already there. Mounted cavalry may stack only
/// with mounted cavalry. BS 3.1b. STK-09, V-11.
pub fn may_share(scene: Scene<'_>, hex: HexId, units: &UnitSet) -> Check {
    let mixed =
        Refusal::new("STK-09", "BS 3.1b", "stk-09-mounted-cavalry-stand-infantry-artillery");
    let together = others_in(scene, hex, units).chain(members(units));
    require(are_alike(scene, together), mixed.with(hex))
}

/// Whether the arms of units may share a hex. BS 3.1b. STK-09, V-11.
pub fn are_alike(scene: Scene<'_>, mut units: impl Iterator<Item = UnitId>) -> bool {
    match scene.profile().cavalry_stacking {
        CavalryStacking::Free => true,
        CavalryStacking::MountedOnlyTogether => {
            let rides = |unit| scene.arm(unit) == Arm::Cavalry;
            units.next().is_none_or(|first| units.all(|unit| rides(unit) == rides(first)))
        }
    }
}

/// Whether a hex is overstacked. STK-07.
pub fn is_over(scene: Scene<'_>, hex: HexId) -> bool {
    load(scene, hex) > scene.game().stacking.limit
}

/// Whether the units of a hex may end a move or a retreat there. STK-02, STK-07, STK-09.
pub fn may_stay(scene: Scene<'_>, hex: HexId) -> bool {
    fits(scene, hex, &UnitSet::EMPTY)
}

/// Stacking points of units together, in any hex. SS 6.1, 6.2. STK-01, STK-03, STK-06.
pub fn load_of(scene: Scene<'_>, units: impl Iterator<Item = UnitId>) -> Sixteenths {
    Weight::of(scene, units).points(scene)
}

/// Stacking weight of units. Guns are separate because their stacking points depend on their total
/// number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weight {
    guns: Sixteenths,
    others: Sixteenths,
}

impl Weight {
    /// Returns the weight of some units.
    pub fn of(scene: Scene<'_>, units: impl Iterator<Item = UnitId>) -> Self {
        Self { guns: Sixteenths::ZERO, others: Sixteenths::ZERO }.and(scene, units)
    }

    /// Adds more units. SS 6.2. STK-06.
    #[inline]
    fn and(self, scene: Scene<'_>, units: impl Iterator<Item = UnitId>) -> Self {
        units.fold(self, |Self { guns, others }, unit| {
            if let Some(points) = by_trait(scene, unit) {
                return Self { guns, others: others + points };
            }
            let sp = capped(scene, scene.printed(unit).sp);
            match scene.arm(unit) {
                Arm::Artillery => Self { guns: guns + sp, others },
                Arm::Infantry | Arm::Cavalry => Self { guns, others: others + sp },
            }
        })
    }

    /// Stacking points of the weight. SS 6.1a. STK-01, STK-03.
    #[inline]
    pub fn points(self, scene: Scene<'_>) -> Sixteenths {
        self.others + gun_points(scene, self.guns)
    }
}

/// Stacking points given to a unit by a trait. VAL-16.
fn by_trait(scene: Scene<'_>, unit: UnitId) -> Option<Sixteenths> {
    scene.effects(unit).find_map(|(_, effect)| match effect {
        Effect::StacksAs(points) => Some(*points),
        _ => None,
    })
}

/// SS 6.2. STK-06: a large unit counts as the limit.
fn capped(scene: Scene<'_>, sp: Sixteenths) -> Sixteenths {
    match scene.profile().large_unit_cap {
        LargeUnitCap::None => sp,
        LargeUnitCap::Eight => sp.min(scene.game().stacking.limit),
    }
}

/// Whether the package has a table of stacking points for guns. BS 3.1a. STK-03, V-09.
pub fn has_gun_table(profile: &Profile) -> bool {
    profile.artillery_stack_rule == ArtilleryStackRule::Table
}

/// Stacking points for a number of guns. SS 6.1a, BS 3.1a. STK-03, A-30.
fn gun_points(scene: Scene<'_>, guns: Sixteenths) -> Sixteenths {
    if guns == Sixteenths::ZERO {
        return guns;
    }
    match scene.profile().artillery_stack_rule {
        ArtilleryStackRule::Full => guns,
        ArtilleryStackRule::HalfRoundUp => Sixteenths::whole(guns.times(Ratio::HALF).ceil()),
        ArtilleryStackRule::ThreeQuarters => guns.times(Ratio::new(3, 4)),
        ArtilleryStackRule::Table => table_points(&scene.game().stacking.artillery_table, guns),
    }
}

/// Guns beyond the table's last row count one point each. A cadre of guns counts as one gun.
fn table_points(table: &[Sixteenths], guns: Sixteenths) -> Sixteenths {
    let count = guns.ceil();
    let last = table.len() as i32 - 1;
    let row = usize::try_from(count.min(last)).unwrap_or(0);
    let beyond = Sixteenths::whole((count - last).max(0));
    table.get(row).map_or(guns, |&points| points + beyond)
}
