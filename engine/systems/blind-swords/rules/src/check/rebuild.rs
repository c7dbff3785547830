//! Possible results of a rebuild: a fresh face, or a return to the map. RAL-05, RAL-06, RAL-09.

use std::collections::BTreeSet;

use kernel::{HexId, Side};

use super::movement::may_stand;
use super::rally::CLEAR_OF_ENEMIES;
use super::{overstack, stacking, traits};
use crate::board::{Board, Face, Place};
use crate::choice::Choice;
use crate::event::Event;
use crate::game::{BrigadeId, BrokenBox, Effect, UnitId};
use crate::look::{Look, only};
use crate::profile::RebuildToFrAfterBroken;
use crate::refusal::{Check, Refusal, require};
use crate::system::Scene;

/// Maximum distance from a returning unit to a friendly unit, in hexes. SS 16.2a. RAL-06.
const NEAR_A_FRIEND: u8 = 3;

/// Checks whether an attempt to rebuild a unit could have any effect. SS 16.2a. RAL-05, RAL-06,
///
pub fn can_rebuild(scene: Scene<'_>, brigade: Option<BrigadeId>, unit: UnitId) -> Check {
    let barred = "val-16-never-rebuilds";
    traits::bar(scene, unit, &Effect::CannotRebuild, barred)?;
    traits::bar(scene, unit, &Effect::CannotRally, barred)?;
    match (scene.board.unit(unit).place, brigade) {
        (Place::Hex(hex), _) => can_become_fresh(scene, unit, hex),
        (Place::Broken(BrokenBox::Available), Some(brigade)) => can_return(scene, brigade, unit),
        (Place::Broken(_) | Place::Off | Place::Eliminated | Place::Withdrawn, _) => {
            Refusal::new("RAL-04", "SS 16.2a", "ral-04-neither-map-nor-available").with(unit).err()
        }
    }
}

/// Checks whether a unit on the map may become fresh. SS 16.2a. RAL-05, RAL-09, V-70, A-90.
fn can_become_fresh(scene: Scene<'_>, unit: UnitId, hex: HexId) -> Check {
    let (state, info) = (scene.board.unit(unit), scene.info(unit));
    require(
        state.face == Face::Battleworn && info.fresh_as(state.mount).is_some(),
        Refusal::new("RAL-04", "SS 16.2a", "ral-04-no-fresh-face-turn").with(unit),
    )?;
    let stays_worn = match scene.profile().rebuild_to_fr_after_broken {
        RebuildToFrAfterBroken::Yes => false,
        RebuildToFrAfterBroken::No => state.broken_before,
    };
    require(
        !stays_worn,
        Refusal::new("RAL-09", "SS 16.2", "ral-09-been-broken-stays-battleworn").with(unit),
    )?;
    let board = as_rebuilt(scene, unit);
    let after = Scene { package: scene.package, board: &board };
    require(
        !stacking::is_over(after, hex) || !displacements(after, unit, hex).is_empty(),
        Refusal::new("RAL-05", "SS 16.2a", "ral-05-rebuilt-no-room-here-farther").with(unit),
    )
}

/// Returns the board after a successful attempt.
fn as_rebuilt(scene: Scene<'_>, unit: UnitId) -> Board {
    let mut board = scene.board.clone();
    board.apply(scene.package, &Event::Rebuilt { unit });
    board
}

/// Returns the hexes next to a unit.
pub(super) fn neighbours(scene: Scene<'_>, unit: UnitId) -> Vec<Choice> {
    let here = scene.board.hex_of(unit).into_iter();
    here.flat_map(|here| scene.game().map.grid.neighbours(here)).map(Choice::Hex).collect()
}

/// Checks whether a unit that has become fresh may be displaced to a hex. SS 16.2a. RAL-05, A-90.
pub(super) fn may_displace_to(scene: Scene<'_>, unit: UnitId, to: HexId) -> Check {
    let gone = Refusal::new("RAL-05", "SS 16.2a", "ral-05-not-map").with(unit);
    let here = scene.board.hex_of(unit).ok_or(gone)?;
    overstack::is_legal(scene, unit, here, to)?;
    require(
        is_farther(scene, unit, here, to),
        Refusal::new("RAL-05", "SS 16.2a", "ral-05-not-farther-enemy").with(to),
    )?;
    let full = Refusal::new("RAL-05", "SS 16.2a", "ral-05-no-room-leads-no-hex");
    require(displacements(scene, unit, here).contains(&to), full.with(to))
}

/// Whether a rebuilt unit has a hex to be displaced to. RAL-05.
pub fn can_displace(scene: Scene<'_>, unit: UnitId) -> bool {
    scene.board.hex_of(unit).is_some_and(|here| !displacements(scene, unit, here).is_empty())
}

/// Returns the next hexes of a rebuilt unit without room. Each step increases the distance to the
/// nearest enemy and follows a shortest path to a hex with room. SS 16.2a. RAL-05, A-90.
fn displacements(scene: Scene<'_>, unit: UnitId, here: HexId) -> BTreeSet<HexId> {
    overstack::ways_to_room(scene, unit, here, |from, to| {
        overstack::is_legal(scene, unit, from, to).is_ok() && is_farther(scene, unit, from, to)
    })
}

/// Without an enemy on the map, every hex counts as farther.
fn is_farther(scene: Scene<'_>, unit: UnitId, from: HexId, to: HexId) -> bool {
    let from_enemy = |hex: HexId| scene.nearest(hex, scene.side_of(unit).other());
    from_enemy(from).is_none_or(|before| from_enemy(to).is_some_and(|after| after > before))
}

/// Checks whether a broken unit has a hex to return to. SS 16.2a. RAL-06.
fn can_return(scene: Scene<'_>, brigade: BrigadeId, unit: UnitId) -> Check {
    let friends = friends(scene, brigade, unit);
    let none = Refusal::new("RAL-06", "SS 16.2a", "ral-06-no-hex-come-back").with(unit);
    require(hexes_near(scene, &friends).any(|hex| is_free(scene, unit, hex).is_ok()), none)
}

/// Returns the hexes near the friendly units that a returning unit may join.
pub(super) fn near_friends(scene: Scene<'_>, brigade: BrigadeId, unit: UnitId) -> Vec<Choice> {
    hexes_near(scene, &friends(scene, brigade, unit)).map(Choice::Hex).collect()
}

/// Checks whether a unit may return in a hex. SS 16.2a. RAL-06, A-88, A-91.
pub(super) fn may_return_to(
    scene: Scene<'_>,
    brigade: BrigadeId,
    unit: UnitId,
    hex: HexId,
) -> Check {
    is_free(scene, unit, hex)?;
    let far = Refusal::new("RAL-06", "SS 16.2a", "ral-06-not-within-hexes-friends-required");
    require(is_near(scene, &friends(scene, brigade, unit), hex), far.with(hex).with(NEAR_A_FRIEND))
}

/// Checks that a unit may occupy a hex: open terrain for it, room, and no enemy near. RAL-06, A-88.
fn is_free(scene: Scene<'_>, unit: UnitId, hex: HexId) -> Check {
    let info = scene.info(unit);
    require(
        may_stand(scene, unit, hex) && !scene.package.scenario().forbids(hex),
        Refusal::new("MOVE-11", "SS 13.3", "move-11-cannot-entered").with(hex),
    )?;
    require(
        stacking::fits(scene, hex, &only(unit)),
        Refusal::new("RAL-06", "SS 16.2a", "ral-06-hold-more-than-stacking-limit").with(hex),
    )?;
    let nearest = scene.nearest(hex, info.side.other());
    require(
        nearest.is_none_or(|distance| distance >= CLEAR_OF_ENEMIES),
        Refusal::new("RAL-06", "SS 16.2a", "ral-06-hexes-enemy-not")
            .with(hex)
            .with(nearest.unwrap_or_default())
            .with(CLEAR_OF_ENEMIES),
    )
}

/// Returns the hexes of the units that a returning unit may join. These are its brigade; if that
/// has no unit on the map, its division, if a hex near it is free; otherwise any friendly unit. SS
/// 16.2a. RAL-06, A-91.
fn friends(scene: Scene<'_>, brigade: BrigadeId, unit: UnitId) -> Vec<HexId> {
    let of_brigade = of_brigades(scene, &[brigade], unit);
    if !of_brigade.is_empty() {
        return of_brigade;
    }
    let division = scene.game().brigades[brigade.index()].division;
    let brigades = &scene.game().divisions[division.index()].brigades;
    let of_division = of_brigades(scene, brigades, unit);
    if hexes_near(scene, &of_division).any(|hex| is_free(scene, unit, hex).is_ok()) {
        return of_division;
    }
    of_side(scene, scene.side_of(unit))
}

fn of_brigades(scene: Scene<'_>, brigades: &[BrigadeId], unit: UnitId) -> Vec<HexId> {
    let units = brigades.iter().flat_map(|&brigade| scene.brigade_on_map(brigade));
    units.filter(|&(other, _)| other != unit).map(|(_, hex)| hex).collect()
}

fn of_side(scene: Scene<'_>, side: Side) -> Vec<HexId> {
    scene.on_map(side).map(|(_, hex)| hex).collect()
}

fn hexes_near(scene: Scene<'_>, friends: &[HexId]) -> impl Iterator<Item = HexId> {
    scene.game().map.grid.hexes().filter(move |&hex| is_near(scene, friends, hex))
}

fn is_near(scene: Scene<'_>, friends: &[HexId], hex: HexId) -> bool {
    friends.iter().any(|&friend| scene.distance(hex, friend) <= NEAR_A_FRIEND)
}
