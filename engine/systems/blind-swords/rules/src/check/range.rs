//! Weapon ranges. RNG-01 to RNG-07.

use kernel::{HexId, Ratio};

use crate::check::traits;
use crate::game::{Effect, RangeBand, RangeBands, UnitId};
use crate::position_ext::PositionExt;
use crate::refusal::Check;
use crate::system::Position;

/// Returns the range band of a hex for a unit. `None` if the hex is beyond Extreme range. SS 12.1b,
/// BS 9.1c.
pub fn band(position: Position<'_>, unit: UnitId, to: HexId) -> Option<RangeBand> {
    let from = position.board.hex_of(unit)?;
    bands(position, unit)?.band(position.distance(from, to))
}

/// Returns the range bands of a unit, with the effects of its traits. If the weapon has no bands
/// for infantry, dismounted cavalry uses the bands for cavalry. SS 12.1b, BS 9.1c. CAV-04, VAL-16.
pub fn bands(position: Position<'_>, unit: UnitId) -> Option<RangeBands> {
    let (ranges, weapon) = (&position.game().ranges, position.weapon(unit));
    let printed = ranges.get(position.arm(unit), weapon);
    let printed = *printed.or_else(|| ranges.get(position.info(unit).arm, weapon))?;
    Some(position.effects(unit).fold(printed, |bands, (_, effect)| match effect {
        Effect::Range(by) => bands.moved(*by),
        Effect::RangeAtMost(most) => bands.within(*most),
        _ => bands,
    }))
}

/// Refuses a hex that is out of range only because of a trait. VAL-16.
pub fn traits_reach(position: Position<'_>, unit: UnitId, distance: u8) -> Check {
    let nearer = |effect: &Effect| matches!(effect, Effect::RangeAtMost(most) if *most < distance);
    match position.effects(unit).find(|(_, effect)| nearer(effect)) {
        None => Ok(()),
        Some((by, _)) => {
            let far = traits::refusal("val-16-not-so-far");
            far.with(unit).with(distance).with(by).err()
        }
    }
}

/// Returns the factor by which a range band multiplies strength. RNG-02 to RNG-05.
pub const fn factor(band: RangeBand) -> Ratio {
    match band {
        RangeBand::Canister => Ratio::new(3, 2),
        RangeBand::Effective => Ratio::ONE,
        RangeBand::Long => Ratio::HALF,
        RangeBand::Extreme => Ratio::new(1, 4),
    }
}
