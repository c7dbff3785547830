//! Fire combat: legal firers, targets and groups, and their strength. FIRE-01 to FIRE-24.

mod aim;
pub mod announce;
mod apart;
mod candidates;
mod eligibility;
mod group;
mod line;
pub mod shifts;
mod strength;
mod weapons;

pub use aim::{Aim, aim};
pub use apart::note;
pub use eligibility::{may_fire, may_target, targets};
pub use group::{may_join, still_able};
pub use line::Line;
pub(in crate::check) use shifts::{clamp, said};
pub use shifts::{column, shifts};
pub use strength::{Strength, contribution, may_resolve, strength};
pub use weapons::counted_band;

use candidates::{target_candidates, unit_candidates};
use group::may_open_fire;
use kernel::HexId;

use crate::check::cross_fire;
use crate::choice::{Choice, Word};
use crate::game::{RangeBand, UnitId, UnitSet};
use crate::position_ext::{PositionExt, members};
use crate::profile::CanisterOverhead;
use crate::question::{FireQuestion, Occasion, Volley};
use crate::refusal::{Check, Refusal, not_an_answer, require};
use crate::system::Position;

/// Returns all candidate answers to a question about fire, legal or not.
pub fn candidates(position: Position<'_>, question: &FireQuestion) -> Vec<Choice> {
    match question {
        FireQuestion::Unit(volley) => {
            let units = unit_candidates(position, volley).into_iter().map(Choice::Unit);
            units.chain(leave_off(volley).map(Choice::Word)).collect()
        }
        FireQuestion::Target(volley, _) => {
            target_candidates(position, volley).into_iter().map(Choice::Hex).collect()
        }
        FireQuestion::Join(volley, firers) => {
            let near = group::near(position, volley, firers).into_iter().map(Choice::Unit);
            near.chain([Word::Fire.into()]).collect()
        }
        FireQuestion::Canister(..) => vec![Word::Use.into(), Word::Forfeit.into()],
        FireQuestion::Announce(..) => vec![Word::Add.into(), Word::Resolve.into()],
        FireQuestion::Primary(..) => cross_fire::candidates(),
    }
}

/// Checks whether a choice is a legal answer to a question about fire.
pub fn check(position: Position<'_>, question: &FireQuestion, choice: Choice) -> Check {
    match question {
        FireQuestion::Unit(volley) => match choice {
            Choice::Unit(unit) => may_begin(position, volley, unit),
            choice => require(leave_off(volley) == Some(choice.word()?), not_an_answer()),
        },
        FireQuestion::Target(volley, unit) => may_open_fire(position, volley, *unit, choice.hex()?),
        FireQuestion::Join(volley, firers) => match choice {
            Choice::Unit(unit) => group::may_take_in(position, volley, firers, unit),
            Choice::Word(Word::Fire) => may_resolve(position, volley, firers),
            _ => not_an_answer().err(),
        },
        FireQuestion::Canister(volley, firers) => match choice.word()? {
            Word::Use => may_use_canister(position, volley, firers),
            Word::Forfeit => Ok(()),
            _ => not_an_answer().err(),
        },
        FireQuestion::Announce(volley, announced) => match choice.word()? {
            Word::Add => announce::may_add(position, volley, announced),
            Word::Resolve => Ok(()),
            _ => not_an_answer().err(),
        },
        FireQuestion::Primary(target, announced) => {
            cross_fire::may_be_primary(position, *target, announced, choice.hexside()?)
        }
    }
}

/// Returns the keyword with which a side ends its fire. `None` once a target hex is chosen. ACT-03.
const fn leave_off(volley: &Volley) -> Option<Word> {
    match (volley.occasion, volley.target) {
        (Occasion::FireStep | Occasion::ArtilleryStep(_) | Occasion::Event(_), None) => {
            Some(Word::Done)
        }
        (Occasion::Disengagement(_) | Occasion::Defensive(..), None) => Some(Word::Hold),
        (_, Some(_)) => None,
    }
}

/// Checks whether a unit may start a fire combat. The unit must be allowed to fire and have a
/// target.
fn may_begin(position: Position<'_>, volley: &Volley, unit: UnitId) -> Check {
    may_fire(position, volley, unit)?;
    let (mut near, mut far) = (None, None);
    // Most targets are out of reach, so only the targets in reach get the full check.
    let here = position.board.hex_of(unit);
    let reach = weapons::reach(position, volley, unit);
    let is_far = |target| here.is_none_or(|here| position.distance(here, target) > reach);
    for target in target_candidates(position, volley) {
        if is_far(target) {
            far = Some(target);
            continue;
        }
        match may_open_fire(position, volley, unit, target) {
            Ok(()) => return Ok(()),
            Err(why) => near = Some(why),
        }
    }
    let why = near.or_else(|| may_target(position, volley, unit, far?).err());
    let nobody = Refusal::new("FIRE-02", "SS 12.1", "fire-02-no-enemy-range-sight");
    Err(why.unwrap_or(nobody.with(unit)))
}

/// Checks whether a group may use canister. Depending on the profile, canister may not be fired
/// over any unit, or over friendly units only. SS 12.1a, BS 9.1b. LOS-12, V-83.
fn may_use_canister(position: Position<'_>, volley: &Volley, firers: &UnitSet) -> Check {
    let target = volley.target.ok_or_else(not_an_answer)?;
    let near = members(firers).filter(|&unit| is_in_canister_range(position, unit, target));
    let mut lines = near
        .filter_map(|unit| position.board.hex_of(unit))
        .map(|from| super::sight::trace(position, from, target, volley.side));
    match position.profile().canister_overhead {
        CanisterOverhead::Nobody => {
            let refusal = Refusal::new("LOS-12", "SS 12.1a", "los-12-canister-may-not-fired-over");
            require(!lines.any(|sight| sight.over_units), refusal)
        }
        CanisterOverhead::Enemies => {
            let refusal = Refusal::new("LOS-12", "BS 9.1b", "los-12-canister-may-not-fired-over-2");
            require(lines.all(|sight| sight.friend.is_none()), refusal)
        }
    }
}

/// Whether a hex is in the canister range of a unit. RNG-05.
pub fn is_in_canister_range(position: Position<'_>, unit: UnitId, target: HexId) -> bool {
    super::range::band(position, unit, target) == Some(RangeBand::Canister)
}

/// Whether a group may use or forfeit canister, because at least one firer is in canister range.
pub fn has_canister(position: Position<'_>, firers: &UnitSet, target: HexId) -> bool {
    members(firers).any(|unit| is_in_canister_range(position, unit, target))
}
