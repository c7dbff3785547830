//! Possible results of a rebuild: a fresh face, or a return to the map. RAL-05, RAL-06, RAL-09.

use std::collections::BTreeSet;

use kernel::{HexId, Side};

use super::movement::may_stand;
use super::{overstack, stacking, traits};
use crate::board::{Board, Face, Place};
use crate::choice::Choice;
use crate::event::Event;
use crate::game::{BrigadeId, BrokenBox, Effect, UnitId};
use crate::position_ext::{PositionExt, only};
use crate::profile::RebuildToFrAfterBroken;
use crate::refusal::{Check, Refusal, require};
use crate::system::Position;

/// Minimum distance from every enemy to a unit that rallies or is rebuilt, in hexes. SS 16.1. RAL-01, A-88.
pub const CLEAR_OF_ENEMIES: u8 = 3;

/// Maximum distance in hexes from a returning unit to a friendly unit. SS 16.2a. RAL-06.
const NEAR_A_FRIEND: u8 = 3;

/// Checks whether an attempt to rebuild a unit could have any effect. SS 16.2a. RAL-05, RAL-06,
///
pub fn can_rebuild(position: Position<'_>, brigade: Option<BrigadeId>, unit: UnitId) -> Check {
    let barred = "val-16-never-rebuilds";
    traits::bar(position, unit, &Effect::CannotRebuild, barred)?;
    traits::bar(position, unit, &Effect::CannotRally, barred)?;
    match (position.board.unit(unit).place, brigade) {
        (Place::Hex(hex), _) => can_become_fresh(position, unit, hex),
        (Place::Broken(BrokenBox::Available), Some(brigade)) => can_return(position, brigade, unit),
        (Place::Broken(_) | Place::Off | Place::Eliminated | Place::Withdrawn, _) => {
            Refusal::new("RAL-04", "SS 16.2a", "ral-04-neither-map-nor-available").with(unit).err()
        }
    }
}

/// Checks whether a unit on the map may become fresh. SS 16.2a. RAL-05, RAL-09, V-70, A-90.
fn can_become_fresh(position: Position<'_>, unit: UnitId, hex: HexId) -> Check {
    let (state, info) = (position.board.unit(unit), position.info(unit));
    require(
        state.face == Face::Battleworn && info.fresh_as(state.mount).is_some(),
        Refusal::new("RAL-04", "SS 16.2a", "ral-04-no-fresh-face-turn").with(unit),
    )?;
    let stays_worn = match position.profile().rebuild_to_fr_after_broken {
        RebuildToFrAfterBroken::Yes => false,
        RebuildToFrAfterBroken::No => state.broken_before,
    };
    require(
        !stays_worn,
        Refusal::new("RAL-09", "SS 16.2", "ral-09-been-broken-stays-battleworn").with(unit),
    )?;
    let board = as_rebuilt(position, unit);
    let after = Position { package: position.package, board: &board };
    require(
        !stacking::is_over(after, hex) || !displacements(after, unit, hex).is_empty(),
        Refusal::new("RAL-05", "SS 16.2a", "ral-05-rebuilt-no-room-here-farther").with(unit),
    )
}

/// Returns the board as it would be after a successful attempt to rebuild.
fn as_rebuilt(position: Position<'_>, unit: UnitId) -> Board {
    let mut board = position.board.clone();
    board.apply(position.package, &Event::Rebuilt { unit });
    board
}

/// Returns the hexes next to a unit, as candidates for its displacement.
pub(super) fn neighbours(position: Position<'_>, unit: UnitId) -> Vec<Choice> {
    let here = position.board.hex_of(unit).into_iter();
    here.flat_map(|here| position.game().map.grid.neighbours(here)).map(Choice::Hex).collect()
}

/// Checks whether a unit that has become fresh may be displaced to a hex. SS 16.2a. RAL-05, A-90.
pub(super) fn may_displace_to(position: Position<'_>, unit: UnitId, to: HexId) -> Check {
    let gone = Refusal::new("RAL-05", "SS 16.2a", "ral-05-not-map").with(unit);
    let here = position.board.hex_of(unit).ok_or(gone)?;
    overstack::is_legal(position, unit, here, to)?;
    require(
        is_farther(position, unit, here, to),
        Refusal::new("RAL-05", "SS 16.2a", "ral-05-not-farther-enemy").with(to),
    )?;
    let full = Refusal::new("RAL-05", "SS 16.2a", "ral-05-no-room-leads-no-hex");
    require(displacements(position, unit, here).contains(&to), full.with(to))
}

/// Whether a rebuilt unit without room in its hex can be displaced to another hex. RAL-05.
pub fn can_displace(position: Position<'_>, unit: UnitId) -> bool {
    position.board.hex_of(unit).is_some_and(|here| !displacements(position, unit, here).is_empty())
}

/// Returns the next hexes for a rebuilt unit without room in its hex. Each step increases the
/// distance to the nearest enemy and follows a shortest path to a hex with room. SS 16.2a. RAL-05,
///
fn displacements(position: Position<'_>, unit: UnitId, here: HexId) -> BTreeSet<HexId> {
    overstack::ways_to_room(position, unit, here, |from, to| {
        overstack::is_legal(position, unit, from, to).is_ok()
            && is_farther(position, unit, from, to)
    })
}

/// Whether a step takes a unit farther from the nearest enemy. If the map has no enemy, every hex
/// counts as farther.
fn is_farther(position: Position<'_>, unit: UnitId, from: HexId, to: HexId) -> bool {
    let from_enemy = |hex: HexId| position.nearest(hex, position.side_of(unit).other());
    from_enemy(from).is_none_or(|before| from_enemy(to).is_some_and(|after| after > before))
}

/// Checks whether a broken unit has a hex to return to. SS 16.2a. RAL-06.
fn can_return(position: Position<'_>, brigade: BrigadeId, unit: UnitId) -> Check {
    let friends = friends(position, brigade, unit);
    let none = Refusal::new("RAL-06", "SS 16.2a", "ral-06-no-hex-come-back").with(unit);
    require(hexes_near(position, &friends).any(|hex| is_free(position, unit, hex).is_ok()), none)
}

/// Returns the hexes within the maximum distance of the friendly units that a returning unit may
/// join.
pub(super) fn near_friends(
    position: Position<'_>,
    brigade: BrigadeId,
    unit: UnitId,
) -> Vec<Choice> {
    hexes_near(position, &friends(position, brigade, unit)).map(Choice::Hex).collect()
}

/// Checks whether a unit may return to the map in a hex. SS 16.2a. RAL-06, A-88, A-91.
pub(super) fn may_return_to(
    position: Position<'_>,
    brigade: BrigadeId,
    unit: UnitId,
    hex: HexId,
) -> Check {
    is_free(position, unit, hex)?;
    let far = Refusal::new("RAL-06", "SS 16.2a", "ral-06-not-within-hexes-friends-required");
    require(
        is_near(position, &friends(position, brigade, unit), hex),
        far.with(hex).with(NEAR_A_FRIEND),
    )
}

/// Checks that a unit may occupy a hex. The terrain must be open to the unit, the hex must have
/// room, and no enemy may be near. RAL-06, A-88.
fn is_free(position: Position<'_>, unit: UnitId, hex: HexId) -> Check {
    let info = position.info(unit);
    require(
        may_stand(position, unit, hex) && !position.package.scenario().forbids(hex),
        Refusal::new("MOVE-11", "SS 13.3", "move-11-cannot-entered").with(hex),
    )?;
    require(
        stacking::fits(position, hex, &only(unit)),
        Refusal::new("RAL-06", "SS 16.2a", "ral-06-hold-more-than-stacking-limit").with(hex),
    )?;
    let nearest = position.nearest(hex, info.side.other());
    require(
        nearest.is_none_or(|distance| distance >= CLEAR_OF_ENEMIES),
        Refusal::new("RAL-06", "SS 16.2a", "ral-06-hexes-enemy-not")
            .with(hex)
            .with(nearest.unwrap_or_default())
            .with(CLEAR_OF_ENEMIES),
    )
}

/// Returns the hexes of the units that a returning unit may join. If its brigade has units on the
/// map, the unit joins its brigade. Otherwise it joins its division, if a hex near one of the
/// division's units is free. Otherwise it may join any friendly unit. SS 16.2a. RAL-06, A-91.
fn friends(position: Position<'_>, brigade: BrigadeId, unit: UnitId) -> Vec<HexId> {
    let of_brigade = of_brigades(position, &[brigade], unit);
    if !of_brigade.is_empty() {
        return of_brigade;
    }
    let division = position.game().brigades[brigade.index()].division;
    let brigades = &position.game().divisions[division.index()].brigades;
    let of_division = of_brigades(position, brigades, unit);
    if hexes_near(position, &of_division).any(|hex| is_free(position, unit, hex).is_ok()) {
        return of_division;
    }
    of_side(position, position.side_of(unit))
}

fn of_brigades(position: Position<'_>, brigades: &[BrigadeId], unit: UnitId) -> Vec<HexId> {
    let units = brigades.iter().flat_map(|&brigade| position.brigade_on_map(brigade));
    units.filter(|&(other, _)| other != unit).map(|(_, hex)| hex).collect()
}

fn of_side(position: Position<'_>, side: Side) -> Vec<HexId> {
    position.on_map(side).map(|(_, hex)| hex).collect()
}

fn hexes_near(position: Position<'_>, friends: &[HexId]) -> impl Iterator<Item = HexId> {
    position.game().map.grid.hexes().filter(move |&hex| is_near(position, friends, hex))
}

fn is_near(position: Position<'_>, friends: &[HexId], hex: HexId) -> bool {
    friends.iter().any(|&friend| position.distance(hex, friend) <= NEAR_A_FRIEND)
}
