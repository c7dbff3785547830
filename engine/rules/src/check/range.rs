//! Range. RNG-01 to RNG-07.

use kernel::{HexId, Ratio};

use crate::game::{RangeBand, RangeBands, UnitId};
use crate::look::Look;
use crate::system::Scene;

/// The band of a unit's range to a hex; `None` beyond Extreme. SS 12.1b, BS 9.1c.
pub fn band(scene: Scene<'_>, unit: UnitId, to: HexId) -> Option<RangeBand> {
    let from = scene.board.hex_of(unit)?;
    bands(scene, unit)?.band(scene.distance(from, to))
}

/// The ranges of a unit's weapon; cavalry on foot whose weapon has none for infantry shoots as far as
/// from the saddle. SS 12.1b, BS 9.1c. CAV-04.
pub fn bands<'a>(scene: Scene<'a>, unit: UnitId) -> Option<&'a RangeBands> {
    let (ranges, weapon) = (&scene.game().ranges, scene.weapon(unit));
    ranges.get(scene.arm(unit), weapon).or_else(|| ranges.get(scene.info(unit).arm, weapon))
}

/// What a band makes of strength. RNG-02 to RNG-05.
pub const fn factor(band: RangeBand) -> Ratio {
    match band {
        RangeBand::Canister => Ratio::new(3, 2),
        RangeBand::Effective => Ratio::ONE,
        RangeBand::Long => Ratio::HALF,
        RangeBand::Extreme => Ratio::new(1, 4),
    }
}
