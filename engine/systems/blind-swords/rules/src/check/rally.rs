//! Legality of rallying: recovery and rebuilding. RAL-01 to RAL-09.

use kernel::{HexId, Side};

use super::rebuild::{self, CLEAR_OF_ENEMIES, can_rebuild};
use super::{traits, values};
use crate::board::{Morale, Phase, Place};
use crate::check::affiliation::acts_with;
use crate::choice::{Choice, Word};
use crate::game::{Activity, Arm, BrigadeId, BrokenBox, Effect, OrderRow, Recovery, UnitId};
use crate::position_ext::PositionExt;
use crate::profile::{
    ArtilleryRebuildVenue, AvailableCavalryRebuild, RallyForIndependents, RebuildCr,
};
use crate::question::{RallyQuestion, Rallying};
use crate::refusal::{Check, Refusal, not_an_answer, require};
use crate::system::Position;

/// Returns all candidate answers to a question about rally, legal or not.
pub fn candidates(position: Position<'_>, question: &RallyQuestion) -> Vec<Choice> {
    match *question {
        RallyQuestion::Unit(rallying) => {
            let units = position.game().units.of(side_of(position, rallying)).iter().copied();
            let subjects = units.filter(|&unit| is_subject(position, rallying, unit));
            subjects.map(Choice::Unit).chain([Word::Done.into()]).collect()
        }
        RallyQuestion::Action(..) => [Word::Recover, Word::Rebuild].map(Choice::from).to_vec(),
        RallyQuestion::RebuildHex(brigade, unit) => rebuild::near_friends(position, brigade, unit),
        RallyQuestion::DisplaceHex(unit) => rebuild::neighbours(position, unit),
    }
}

/// Checks whether a choice is a legal answer to a question about rally.
pub fn check(position: Position<'_>, question: &RallyQuestion, choice: Choice) -> Check {
    match *question {
        RallyQuestion::Unit(rallying) => match choice {
            Choice::Unit(unit) => may_rally(position, rallying, unit),
            Choice::Word(Word::Done) => Ok(()),
            _ => not_an_answer().err(),
        },
        RallyQuestion::Action(rallying, unit) => match choice.word()? {
            Word::Recover => may_recover(position, rallying, unit),
            Word::Rebuild => may_rebuild(position, rallying, unit),
            _ => not_an_answer().err(),
        },
        RallyQuestion::RebuildHex(brigade, unit) => {
            rebuild::may_return_to(position, brigade, unit, choice.hex()?)
        }
        RallyQuestion::DisplaceHex(unit) => rebuild::may_displace_to(position, unit, choice.hex()?),
    }
}

/// Returns the permissions of the active brigade's order. `None` if the brigade has no order.
fn order_row(position: Position<'_>, brigade: BrigadeId) -> Option<OrderRow> {
    let active = position.board.activation().filter(|activation| activation.brigade == brigade)?;
    active.order.map(|order| position.package.order(order))
}

/// Returns the number of Morale Hits that a rally step removes. In a brigade's Rally Step the order
/// decides. The Artillery Rally Step removes all. SS 16.2, BS 6.4, 13.2a. RAL-03, A-87.
pub fn recovery(position: Position<'_>, rallying: Rallying) -> Recovery {
    match rallying {
        Rallying::Brigade(brigade) => {
            order_row(position, brigade).map_or(Recovery::None, |row| row.recovery)
        }
        Rallying::Artillery(_) => Recovery::All,
    }
}

/// Permissions of an independent unit in a brigade's Rally Step.
#[derive(Clone, Copy, PartialEq, Eq)]
enum IndependentRally {
    Full,
    Recovery,
    Nothing,
}

/// Returns the permissions of an independent unit. SS 16.1, BS 13.1. RAL-01, RAL-07, V-68.
fn of_independent(position: Position<'_>, unit: UnitId) -> IndependentRally {
    match (position.profile().rally_for_independents, position.arm(unit)) {
        (RallyForIndependents::ArtilleryAndCavalryFull, _) => IndependentRally::Full,
        (RallyForIndependents::ArtilleryRecoveryOnly, Arm::Artillery) => IndependentRally::Recovery,
        (RallyForIndependents::ArtilleryRecoveryOnly, _) => IndependentRally::Nothing,
    }
}

/// Whether a unit can be a candidate in a rally step. In a brigade's step, the unit acts with the
/// brigade or with none. In the artillery step, it is a battery of the side.
fn is_subject(position: Position<'_>, rallying: Rallying, unit: UnitId) -> bool {
    let acts = match rallying {
        Rallying::Brigade(brigade) => acts_with(position, unit).is_none_or(|of| of == brigade),
        Rallying::Artillery(_) => position.arm(unit) == Arm::Artillery,
    };
    acts && position.side_of(unit) == side_of(position, rallying)
}

/// Returns the side that rallies in the step.
fn side_of(position: Position<'_>, rallying: Rallying) -> Side {
    match rallying {
        Rallying::Brigade(brigade) => position.game().brigades[brigade.index()].side,
        Rallying::Artillery(side) => side,
    }
}

/// Checks whether a unit may recover, rebuild or both. SS 16.1, 16.2, BS 6.4, 13.1. RAL-01, RAL-02,
/// ART-13.
fn may_rally(position: Position<'_>, rallying: Rallying, unit: UnitId) -> Check {
    require(
        is_subject(position, rallying, unit),
        Refusal::new("RAL-01", "SS 16.1", "ral-01-not-among-those-who-may").with(unit),
    )?;
    match rallying {
        Rallying::Brigade(brigade) => may_rally_with(position, brigade, unit)?,
        Rallying::Artillery(side) => may_rally_as_artillery(position, side, unit)?,
    }
    may_recover(position, rallying, unit).or_else(|no_recovery| {
        // For a unit with a morale marker, the refusal gives the reason why the unit cannot
        // recover.
        let shaken = position.board.unit(unit).morale != Morale::None;
        may_rebuild(position, rallying, unit)
            .map_err(|no_rebuild| if shaken { no_recovery } else { no_rebuild })
    })
}

/// Checks whether a unit may rally in a brigade's Rally Step. SS 16.1, 16.2, BS 13.1. RAL-01,
/// RAL-02.
fn may_rally_with(position: Position<'_>, brigade: BrigadeId, unit: UnitId) -> Check {
    require(
        !position.board.acted().contains(unit.index()),
        Refusal::new("RAL-02", "SS 16.2", "ral-02-rallied-step").with(unit),
    )?;
    let alone = acts_with(position, unit).is_none();
    require(
        !alone || of_independent(position, unit) != IndependentRally::Nothing,
        Refusal::new("RAL-01", "BS 13.1", "ral-01-belongs-no-brigade").with(unit),
    )?;
    match position.board.unit(unit).place {
        Place::Hex(hex) => may_rally_in(position, brigade, unit, hex),
        Place::Broken(BrokenBox::Available) => is_of_brigade(position, brigade, unit),
        Place::Broken(_) | Place::Off | Place::Eliminated | Place::Withdrawn => {
            Refusal::new("RAL-01", "SS 16.1", "ral-01-neither-map-nor-available").with(unit).err()
        }
    }
}

/// Checks whether a battery may rally in the Artillery Rally Step. The battery must not have moved,
/// fired, retreated or been depleted in the Artillery Phase. It must be next to infantry and clear
/// of enemies. BS 6.4, 13.1. ART-13, A-87.
fn may_rally_as_artillery(position: Position<'_>, side: Side, unit: UnitId) -> Check {
    let gone = Refusal::new("ART-13", "BS 6.4", "art-13-not-map").with(unit);
    let hex = position.board.hex_of(unit).ok_or(gone)?;
    let exerted = matches!(
        position.board.phase(),
        Phase::ArtilleryRally(rally) if rally.exerted.contains(unit.index())
    );
    let busy = "art-13-exerted-in-phase";
    require(!exerted, Refusal::new("ART-13", "BS 6.4", busy).with(unit))?;
    let mut infantry =
        position.on_map(side).filter(|&(other, _)| position.arm(other) == Arm::Infantry);
    require(
        infantry.any(|(_, there)| position.distance(hex, there) <= 1),
        Refusal::new("ART-13", "BS 6.4", "art-13-neither-nor-next-infantry").with(unit),
    )?;
    is_clear_of_enemies(position, unit, hex)
}

/// Checks that a unit on the map is clear of enemies. An independent unit must also be next to the
/// brigade. SS 16.1. RAL-01, A-88.
fn may_rally_in(position: Position<'_>, brigade: BrigadeId, unit: UnitId, hex: HexId) -> Check {
    if acts_with(position, unit) != Some(brigade) {
        is_near_brigade(position, brigade, unit, hex)?;
    }
    is_clear_of_enemies(position, unit, hex)
}

/// Checks that no enemy is nearer than the minimum distance. SS 16.1. RAL-01, A-88.
fn is_clear_of_enemies(position: Position<'_>, unit: UnitId, hex: HexId) -> Check {
    let nearest = position.nearest(hex, position.side_of(unit).other());
    require(
        nearest.is_none_or(|distance| distance >= CLEAR_OF_ENEMIES),
        Refusal::new("RAL-01", "SS 16.1", "ral-01-hexes-enemy-not")
            .with(unit)
            .with(nearest.unwrap_or_default())
            .with(CLEAR_OF_ENEMIES),
    )
}

/// Checks that a unit belongs to the brigade or is next to it. Artillery and cavalry rally with an
/// adjacent brigade. SS 16.1. RAL-01.
fn is_near_brigade(position: Position<'_>, brigade: BrigadeId, unit: UnitId, hex: HexId) -> Check {
    let near =
        position.brigade_on_map(brigade).any(|(_, there)| position.distance(hex, there) <= 1);
    let far = Refusal::new("RAL-01", "SS 16.1", "ral-01-neither-nor-next-unit");
    require(near, far.with(unit).with(brigade))
}

/// Checks that a broken unit may rally with the brigade. The unit must belong to the brigade. The
/// profile may exempt broken cavalry, which is off the map and therefore next to no brigade. A-89,
/// V-80.
fn is_of_brigade(position: Position<'_>, brigade: BrigadeId, unit: UnitId) -> Check {
    let comes_back = match position.profile().available_cavalry_rebuild {
        AvailableCavalryRebuild::No => false,
        AvailableCavalryRebuild::Yes => position.arm(unit) == Arm::Cavalry,
    };
    let alone = Refusal::new("RAL-01", "SS 16.1", "ral-01-no-unit-brigade-next");
    require(comes_back || acts_with(position, unit) == Some(brigade), alone.with(unit))
}

/// Checks whether a unit may recover. SS 16.2. RAL-03, ORD-02.
fn may_recover(position: Position<'_>, rallying: Rallying, unit: UnitId) -> Check {
    let barred = "val-16-never-rallies";
    traits::bar(position, unit, &Effect::CannotRally, barred)?;
    require(
        recovery(position, rallying) != Recovery::None,
        Refusal::new("RAL-03", "SS 16.2", "ral-03-order-permits-no-recovery"),
    )?;
    require(
        position.board.unit(unit).morale != Morale::None,
        Refusal::new("RAL-01", "SS 16.1", "ral-01-steady-no-morale-hit-recover").with(unit),
    )
}

/// Checks whether a unit may attempt to rebuild. SS 16.2a, BS 13.2b. RAL-04, ORD-02.
fn may_rebuild(position: Position<'_>, rallying: Rallying, unit: UnitId) -> Check {
    artillery_may_rebuild(position, rallying, unit)?;
    let Rallying::Brigade(brigade) = rallying else { return can_rebuild(position, None, unit) };
    let permitted = order_row(position, brigade).is_some_and(|row| row.permits(Activity::Rebuild));
    require(permitted, Refusal::new("RAL-04", "SS 16.2a", "ral-04-order-permits-no-rebuilding"))?;
    let alone = acts_with(position, unit).is_none();
    require(
        !alone || of_independent(position, unit) == IndependentRally::Full,
        Refusal::new("RAL-07", "BS 13.1", "ral-07-only-recovers-rally-step").with(unit),
    )?;
    can_rebuild(position, Some(brigade), unit)
}

/// Checks whether artillery may rebuild in this rally step. SS 16.1, BS 6.4, 13.2b. RAL-07, V-17.
fn artillery_may_rebuild(position: Position<'_>, rallying: Rallying, unit: UnitId) -> Check {
    let venue = position.profile().artillery_rebuild_venue;
    let here = match rallying {
        Rallying::Brigade(_) => venue == ArtilleryRebuildVenue::BrigadeRally,
        Rallying::Artillery(_) => venue == ArtilleryRebuildVenue::ArtilleryRallyStep,
    };
    require(
        here || position.arm(unit) != Arm::Artillery,
        Refusal::new("RAL-07", "BS 13.2b", "ral-07-artillery-does-not-rebuild-step").with(unit),
    )
}

/// Returns the rating that the rebuild die is compared with. SS 16.2a, BS 13.2b, FAQ 4.1. RAL-04,
/// RAL-08, V-69, A-20.
pub fn rebuild_rating(position: Position<'_>, unit: UnitId) -> u8 {
    match position.profile().rebuild_cr {
        // A unit that rebuilds shows its battleworn face, so both ratings are equal.
        RebuildCr::Modified | RebuildCr::BwModified => values::modified_cr(position, unit),
        RebuildCr::Printed => position.printed(unit).cr,
    }
}
