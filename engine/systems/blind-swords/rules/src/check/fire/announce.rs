//! Announcement of several fire combats against one hex. CONV-01, CONV-03.

use super::candidates::unit_candidates;
use super::eligibility::may_fire;
use super::group::may_open_fire;
use crate::check::cross_fire;
use crate::game::UnitId;
use crate::position_ext::only;
use crate::question::{Canister, Fire, Occasion, Volley};
use crate::refusal::{Check, Refusal, not_an_answer, require};
use crate::system::Position;

/// Checks whether another fire combat may be announced against the same hex. Together the announced
/// fire combats must be cross fire. SS 12.4. CONV-01, CONV-03, CONV-05, A-60.
pub fn may_add(position: Position<'_>, volley: &Volley, announced: &[Fire]) -> Check {
    let target = volley.target.ok_or_else(not_an_answer)?;
    let alone = Refusal::new("CONV-05", "SS 12.4", "conv-05-artillery-step-only-one-hex");
    let in_step = matches!(volley.occasion, Occasion::ArtilleryStep(_));
    require(!in_step || cross_fire::spans_phase(position), alone)?;
    let would_cross = |unit: UnitId| {
        let further =
            Fire { firers: only(unit), target, canister: Canister::Used, crossing: false };
        let all: Vec<_> = announced.iter().copied().chain([further]).collect();
        may_open_fire(position, volley, unit, target).is_ok()
            && cross_fire::is_crossed(position, target, &all)
    };
    let refusal = Refusal::new("CONV-01", "SS 12.4", "conv-01-no-further-unit-could-fire");
    require(addable(position, volley).any(would_cross), refusal.with(target))
}

fn addable<'a>(position: Position<'a>, volley: &'a Volley) -> impl Iterator<Item = UnitId> + 'a {
    let fires = move |&unit: &UnitId| may_fire(position, volley, unit).is_ok();
    unit_candidates(position, volley).into_iter().filter(fires)
}
