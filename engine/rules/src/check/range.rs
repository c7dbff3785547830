//! Range. RNG-01 to RNG-07.

use kernel::{HexId, Ratio};

use crate::game::{RangeBand, UnitId};
use crate::look::Look;
use crate::system::Scene;

/// The band of a unit's range to a hex; `None` beyond Extreme. SS 12.1b, BS 9.1c.
pub fn band(scene: Scene<'_>, unit: UnitId, to: HexId) -> Option<RangeBand> {
    let from = scene.board.hex_of(unit)?;
    let info = scene.info(unit);
    scene.game().ranges.get(info.arm, info.weapon)?.band(scene.distance(from, to))
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
