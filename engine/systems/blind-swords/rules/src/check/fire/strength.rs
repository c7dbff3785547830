//! Strength of a fire combat and the minimum strength. VAL-06 to VAL-08, FIRE-07, FIRE-11.

use kernel::{HexId, Ratio, Sixteenths};

use super::weapons::counted_band;
use crate::check::{range, values};
use crate::event::Contribution;
use crate::game::{RangeBand, UnitId, UnitSet};
use crate::position_ext::{PositionExt, members};
use crate::profile::{HalfPointRule, ZeroSpDefensiveFire};
use crate::question::{Canister, Occasion, Volley};
use crate::refusal::{Check, Evidence, Refusal, not_an_answer, require};
use crate::system::Position;

/// Strength of a fire combat, with each unit's contribution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strength {
    /// Strength that each firer contributes.
    pub contributions: Vec<Contribution>,
    /// Exact total in sixteenths of a strength point.
    pub total: Sixteenths,
}

/// Returns the contribution of a unit to a fire combat: modified SP times all factors. SS 4.1, 4.8,
/// 12.1b, 13.7, 14.2a. VAL-06, RNG-01 to RNG-07, DIS-03, CC-04, CC-05.
pub fn contribution(
    position: Position<'_>,
    volley: &Volley,
    unit: UnitId,
    target: HexId,
    canister: Canister,
) -> Option<Contribution> {
    let band = counted_band(position, volley, unit, target, canister)?;
    let halved = is_halved(position, volley, unit);
    let modified = values::modified_sp(position, unit);
    let half = if halved { Ratio::HALF } else { Ratio::ONE };
    let sp = modified.times(range::factor(band)).times(half);
    Some(Contribution { unit, modified, band, halved, sp })
}

/// Returns the strength of a group. SS 12.1c, 4.8. FIRE-07, VAL-07.
pub fn strength(
    position: Position<'_>,
    volley: &Volley,
    firers: &UnitSet,
    target: HexId,
    canister: Canister,
) -> Strength {
    let adds = |unit| contribution(position, volley, unit, target, canister);
    let contributions: Vec<_> = members(firers).filter_map(adds).collect();
    let total = contributions.iter().map(|contribution| contribution.sp).sum();
    Strength { contributions, total }
}

/// Checks whether a group has enough strength to fire. SS 4.8, 12.1b-iii, BS 2.8, 9.3. VAL-08,
/// FIRE-11, A-17.
///
/// Another firer never makes a group too weak, because every condition is a sum or an `any` over
/// the firers.
pub fn may_resolve(position: Position<'_>, volley: &Volley, firers: &UnitSet) -> Check {
    let target = volley.target.ok_or_else(not_an_answer)?;
    // Forfeiting canister cannot make the fire too weak, because guns have whole points.
    let strength = strength(position, volley, firers, target, Canister::Used);
    if strength.total >= Sixteenths::ONE || is_weak_defence(position, volley, firers) {
        return Ok(());
    }
    let refusal = Refusal::new("VAL-08", "SS 4.8, 12.1b", "val-08-sp-too-few-fire")
        .with(strength.total)
        .showing(Evidence::Strength);
    require(
        match position.profile().half_point_rule {
            HalfPointRule::Strict => {
                strength.contributions.iter().any(|c| is_unreduced_cadre(position, c))
            }
            HalfPointRule::KeepHalfExceptExtreme => {
                strength.nearer_than_extreme() >= Sixteenths::HALF
            }
            HalfPointRule::KeepHalf => strength.total >= Sixteenths::HALF,
        },
        refusal,
    )
}

impl Strength {
    /// Returns the sum of the contributions at ranges below Extreme.
    fn nearer_than_extreme(&self) -> Sixteenths {
        let nearer = |c: &&Contribution| c.band != RangeBand::Extreme;
        self.contributions.iter().filter(nearer).map(|c| c.sp).sum()
    }
}

/// FAQ 12.0, FIRE-11, A-19: whether units that defend their own hex have too little strength. Such
/// units fire on column C.
fn is_weak_defence(position: Position<'_>, volley: &Volley, firers: &UnitSet) -> bool {
    let Occasion::Defensive(defended, _) = volley.occasion else { return false };
    position.profile().zero_sp_defensive_fire == ZeroSpDefensiveFire::ColumnC
        && members(firers).any(|unit| position.board.hex_of(unit) == Some(defended))
}

/// Whether a contribution comes from an unreduced cadre. Canister increases a cadre's strength, so
/// the cadre counts as unreduced. VAL-08, RNG-05.
fn is_unreduced_cadre(position: Position<'_>, contribution: &Contribution) -> bool {
    contribution.sp >= Sixteenths::HALF
        && position.printed(contribution.unit).sp == Sixteenths::HALF
}

/// Whether a unit fires at half strength, in disengagement fire or supporting defensive fire.
/// DIS-03, CC-05.
fn is_halved(position: Position<'_>, volley: &Volley, unit: UnitId) -> bool {
    match volley.occasion {
        Occasion::Disengagement(_) => true,
        Occasion::Defensive(defended, _) => position.board.hex_of(unit) != Some(defended),
        Occasion::FireStep | Occasion::ArtilleryStep(_) | Occasion::Event(_) => false,
    }
}
