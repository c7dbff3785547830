//! Modified strength and cohesion. VAL-02 to VAL-06.

use kernel::{Die, Sixteenths};

use super::{support, traits};
use crate::game::{BrokenBox, Effect, UnitId};
use crate::position_ext::PositionExt;
use crate::profile::{CrMax, FragileUnits, Profile};
use crate::system::Position;

/// Returns the printed strength minus the morale penalty, at least 0. SS 4.1, BS 2.1. VAL-03.
pub fn modified_sp(position: Position<'_>, unit: UnitId) -> Sixteenths {
    let penalty = Sixteenths::whole(i32::from(position.board.unit(unit).morale.penalty()));
    position.printed(unit).sp.less(penalty)
}

/// Returns the printed cohesion rating, modified by the morale marker, support and events. The
/// result is never below 0. SS 4.1, 15.5b, BS 2.1, 12.4b. VAL-05, SUP-01.
pub fn modified_cr(position: Position<'_>, unit: UnitId) -> u8 {
    let unsupported = u8::from(!support::is_supported(position, unit));
    let helped = position.board.event_attack().filter(|attack| attack.units.contains(unit.index()));
    let bonus = helped.map_or(0, |attack| attack.cr) + steadied(position, unit);
    let cr = position.printed(unit).cr + bonus;
    let cr = cr.saturating_sub(position.board.unit(unit).morale.penalty() + unsupported);
    match position.profile().cr_max {
        CrMax::None => cr,
        CrMax::Six => cr.min(6),
    }
}

/// Returns the cohesion rating for a Break Test, which is the modified rating plus the effects of
/// package markers. SS 15.7. BRK-02.
pub fn cr_of_break_test(position: Position<'_>, unit: UnitId) -> u8 {
    let markers = position.board.markers_of(unit);
    let added: i8 = markers.map(|marker| position.game().markers[marker.index()].break_tests).sum();
    modified_cr(position, unit)
        .saturating_add_signed(added + by_traits_in_break_tests(position, unit))
}

/// Returns the box of the Broken Track that a failed Break Test sends the unit to. `None` if the
/// unit passes. SS 15.7, BS 12.6. BRK-02, BRK-04, A-03.
pub const fn breaks_into(die: Die, cr: u8) -> Option<BrokenBox> {
    match die.pips().saturating_sub(cr) {
        0 => None,
        1 => Some(BrokenBox::One),
        2 => Some(BrokenBox::Two),
        _ => Some(BrokenBox::Three),
    }
}

/// Returns the bonus of the unit's traits in Break Tests. BRK-02, VAL-16.
fn by_traits_in_break_tests(position: Position<'_>, unit: UnitId) -> i8 {
    let added = position.effects(unit).map(|(_, effect)| match effect {
        Effect::BreakTests(added) => *added,
        _ => 0,
    });
    added.sum()
}

/// Returns the highest bonus that another unit's steadying trait gives to a unit in the same hex.
/// VAL-05, VAL-16.
fn steadied(position: Position<'_>, unit: UnitId) -> u8 {
    if position.game().traits.is_empty() {
        return 0;
    }
    let Some(hex) = position.board.hex_of(unit) else { return 0 };
    let mates = position.board.units_in(hex).filter(|&mate| mate != unit);
    let given = mates.flat_map(|mate| position.effects(mate)).map(|(_, effect)| match effect {
        Effect::Steadies(added) => *added,
        _ => 0,
    });
    given.max().unwrap_or(0)
}

/// Whether a unit is fragile. A fragile unit has only a battleworn face, and is eliminated where
/// other units break. BS 2.1, 12.6, 12.8. VAL-11.
pub fn is_fragile(position: Position<'_>, unit: UnitId) -> bool {
    let fresh = position.info(unit).fresh_as(position.board.unit(unit).mount);
    has_fragile_units(position.profile()) && fresh.is_none()
}

/// Whether the game uses fragile units. BS 2.1. VAL-11, V-06.
pub fn has_fragile_units(profile: &Profile) -> bool {
    profile.fragile_units == FragileUnits::On
}

/// Returns the total modified strength of units.
pub fn total_sp(position: Position<'_>, units: impl IntoIterator<Item = UnitId>) -> Sixteenths {
    units.into_iter().map(|unit| modified_sp(position, unit)).sum()
}

/// Returns the units with the largest printed strength. Units that cannot lead count only if there
/// are no other units. SS 12.2, BS 9.2. FIRE-08, VAL-16.
pub fn largest(position: Position<'_>, units: impl IntoIterator<Item = UnitId>) -> Vec<UnitId> {
    let mut units: Vec<_> = units.into_iter().collect();
    let leads = |&unit: &UnitId| !traits::does(position, unit, &Effect::CannotLead);
    if units.iter().any(leads) {
        units.retain(leads);
    }
    let most = units.iter().map(|&unit| position.printed(unit).sp).max();
    units.into_iter().filter(|&unit| Some(position.printed(unit).sp) == most).collect()
}
