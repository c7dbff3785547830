//! Rally. RAL-01 to RAL-09.

use kernel::HexId;

use super::legality::not_an_answer;
use super::rebuild::{self, can_rebuild};
use super::values;
use crate::board::{Morale, Place};
use crate::choice::{Choice, Word};
use crate::game::{Arm, BrigadeId, BrokenBox, OrderRow, Recovery, Unit, UnitId};
use crate::look::Look;
use crate::profile::{AvailableCavalryRebuild, RallyForIndependents, RebuildCr};
use crate::question::Question;
use crate::refusal::{Check, Refusal, require};
use crate::system::Scene;

/// How far every enemy must be from a unit that rallies. SS 16.1. RAL-01, A-88.
pub(super) const CLEAR_OF_ENEMIES: u8 = 3;

/// All that a person might propose.
pub fn candidates(scene: Scene<'_>, question: &Question) -> Vec<Choice> {
    match *question {
        Question::RallyUnit(brigade) => {
            let subjects = scene.board.units().filter(|&unit| is_subject(scene, brigade, unit));
            subjects.map(Choice::Unit).chain([Word::Done.into()]).collect()
        }
        Question::RallyAction(..) => [Word::Recover, Word::Rebuild].map(Choice::from).to_vec(),
        Question::RebuildHex(brigade, unit) => rebuild::near_friends(scene, brigade, unit),
        Question::DisplaceHex(unit) => rebuild::neighbours(scene, unit),
        _ => Vec::new(),
    }
}

/// Whether a choice is legal.
///
/// # Errors
/// The first rule that forbids it.
pub fn check(scene: Scene<'_>, question: &Question, choice: Choice) -> Check {
    match (question, choice) {
        (Question::RallyUnit(_), Choice::Word(Word::Done)) => Ok(()),
        (&Question::RallyUnit(brigade), Choice::Unit(unit)) => may_rally(scene, brigade, unit),
        (&Question::RallyAction(brigade, unit), Choice::Word(Word::Recover)) => {
            may_recover(scene, brigade, unit)
        }
        (&Question::RallyAction(brigade, unit), Choice::Word(Word::Rebuild)) => {
            may_rebuild(scene, brigade, unit)
        }
        (&Question::RebuildHex(brigade, unit), Choice::Hex(hex)) => {
            rebuild::may_return_to(scene, brigade, unit, hex)
        }
        (&Question::DisplaceHex(unit), Choice::Hex(to)) => {
            rebuild::may_displace_to(scene, unit, to)
        }
        _ => not_an_answer().err(),
    }
}

/// What the active brigade's order lets it do in its Rally Step; nothing without an order.
pub fn order_row<'a>(scene: Scene<'a>, brigade: BrigadeId) -> Option<&'a OrderRow> {
    let active = scene.board.activation().filter(|activation| activation.brigade == brigade)?;
    active.order.map(|order| scene.game().orders.row(order))
}

/// Infantry of the brigade, and the units without a brigade of its side.
fn is_subject(scene: Scene<'_>, brigade: BrigadeId, unit: UnitId) -> bool {
    let (info, side) = (scene.info(unit), scene.game().brigades[brigade.index()].side);
    info.side == side && info.brigade.is_none_or(|of| of == brigade)
}

/// Whether a unit may rally, in one way at least. SS 16.1, 16.2. RAL-01, RAL-02.
fn may_rally(scene: Scene<'_>, brigade: BrigadeId, unit: UnitId) -> Check {
    require(
        is_subject(scene, brigade, unit),
        Refusal::new("RAL-01", "SS 16.1", "{} is not of the active brigade").with(unit),
    )?;
    require(
        !scene.board.acted().contains(unit.index()),
        Refusal::new("RAL-02", "SS 16.2", "{} has rallied in this step").with(unit),
    )?;
    match scene.board.unit(unit).place {
        Place::Hex(hex) => may_rally_in(scene, brigade, unit, hex)?,
        Place::Broken(BrokenBox::Available) => is_of_brigade(scene, brigade, unit)?,
        _ => {
            return Refusal::new("RAL-01", "SS 16.1", "{} is neither on the map nor Available")
                .with(unit)
                .err();
        }
    }
    may_recover(scene, brigade, unit).or_else(|_| may_rebuild(scene, brigade, unit))
}

/// SS 16.1. RAL-01, A-88.
fn may_rally_in(scene: Scene<'_>, brigade: BrigadeId, unit: UnitId, hex: HexId) -> Check {
    let info = scene.info(unit);
    if info.brigade != Some(brigade) {
        is_near_brigade(scene, brigade, unit, hex)?;
    }
    let nearest = scene.nearest(hex, info.side.other());
    require(
        nearest.is_none_or(|distance| distance >= CLEAR_OF_ENEMIES),
        Refusal::new("RAL-01", "SS 16.1", "{} is {} hexes from an enemy, not {}")
            .with(unit)
            .with(nearest.unwrap_or_default())
            .with(CLEAR_OF_ENEMIES),
    )
}

/// Guns and cavalry rally with a brigade next to them. SS 16.1. RAL-01.
fn is_near_brigade(scene: Scene<'_>, brigade: BrigadeId, unit: UnitId, hex: HexId) -> Check {
    let near = scene.brigade_on_map(brigade).any(|(_, there)| scene.distance(hex, there) <= 1);
    let far = Refusal::new("RAL-01", "SS 16.1", "{} is neither with nor next to a unit of {}");
    require(near, far.with(unit).with(brigade))
}

/// A-89, V-80: broken cavalry has no brigade next to it.
fn is_of_brigade(scene: Scene<'_>, brigade: BrigadeId, unit: UnitId) -> Check {
    let comes_back = match scene.profile().available_cavalry_rebuild {
        AvailableCavalryRebuild::No => false,
        AvailableCavalryRebuild::Yes => scene.arm(unit) == Arm::Cavalry,
    };
    let alone = Refusal::new("RAL-01", "SS 16.1", "{} has no unit of the brigade next to it");
    require(comes_back || scene.info(unit).brigade == Some(brigade), alone.with(unit))
}

/// SS 16.2. RAL-03, ORD-02.
fn may_recover(scene: Scene<'_>, brigade: BrigadeId, unit: UnitId) -> Check {
    let recovery = order_row(scene, brigade).map_or(Recovery::None, |row| row.recovery);
    require(
        recovery != Recovery::None,
        Refusal::new("RAL-03", "SS 16.2", "the order permits no recovery"),
    )?;
    require(
        scene.board.unit(unit).morale != Morale::None,
        Refusal::new("RAL-01", "SS 16.1", "{} is steady").with(unit),
    )
}

/// SS 16.2a. RAL-04, ORD-02.
fn may_rebuild(scene: Scene<'_>, brigade: BrigadeId, unit: UnitId) -> Check {
    let permitted = order_row(scene, brigade).is_some_and(|row| row.rebuild.granted());
    require(permitted, Refusal::new("RAL-04", "SS 16.2a", "the order permits no rebuilding"))?;
    independents_rebuild(scene, scene.info(unit))?;
    can_rebuild(scene, brigade, unit)
}

/// SS 16.1, BS 13.1. RAL-07, V-68.
fn independents_rebuild(scene: Scene<'_>, info: &Unit) -> Check {
    match scene.profile().rally_for_independents {
        RallyForIndependents::ArtilleryAndCavalryFull => Ok(()),
        RallyForIndependents::ArtilleryRecoveryOnly => require(
            info.arm != Arm::Artillery,
            Refusal::new("RAL-07", "BS 13.1", "artillery does not rebuild in a Rally Step"),
        ),
    }
}

/// What the die of a rebuild is compared with. SS 16.2a, BS 13.2b, FAQ 4.1. RAL-04, RAL-08, V-69, A-20.
pub fn rebuild_rating(scene: Scene<'_>, unit: UnitId) -> u8 {
    match scene.profile().rebuild_cr {
        // A unit that rebuilds shows its battleworn face: the two are the same.
        RebuildCr::Modified | RebuildCr::BwModified => values::modified_cr(scene, unit),
        RebuildCr::Printed => scene.printed(unit).cr,
    }
}
