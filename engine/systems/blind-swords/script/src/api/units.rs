//! Script functions: units and their state.

use std::collections::BTreeSet;

use blind_swords::board::{Face, Morale, Place};
use blind_swords::check::{sight, values};
use blind_swords::game::{Arm, BrigadeId, TraitId, UnitId};
use blind_swords::{Position, PositionExt};
use kernel::{HexId, Side, Sixteenths};
use rhai::{INT, ImmutableString};

use super::convert::Count;
use super::interface::interface;
use crate::call::wrong;
use crate::meter;

/// Cost of a line of sight check, in operations.
const SIGHT: usize = 10;

/// Strings that the script function `morale` can return.
pub(crate) const MORALE: [&str; 3] = ["none", "shaken", "disrupted"];

interface! { "Units";
    /// Returns the unit with this id.
    looks unit(position, id: ImmutableString) -> UnitId {
        match position.game().units.iter().position(|unit| unit.id == id.as_str()) {
            Some(index) => Ok(UnitId::from_index(index)),
            None => wrong(format!("unknown unit `{id}`")),
        }
    }

    /// Returns the units of a side on the map, in order of id.
    looks units(position, side: Side) -> Vec<UnitId> {
        meter::spend(position.game().units.of(side).len());
        Ok(position.on_map(side).map(|(unit, _)| unit).collect())
    }

    /// Returns the artillery of a side on the map, in order.
    looks batteries(position, side: Side) -> Vec<UnitId> {
        Ok(of_arm(position, side, Arm::Artillery))
    }

    /// Returns the infantry of a side on the map, in order, including dismounted cavalry.
    looks infantry(position, side: Side) -> Vec<UnitId> {
        Ok(of_arm(position, side, Arm::Infantry))
    }

    /// Returns the infantry of a brigade on the map, including dismounted cavalry.
    looks infantry(position, brigade: BrigadeId) -> Vec<UnitId> {
        let units = position.brigade_on_map(brigade).map(|(unit, _)| unit);
        Ok(units.filter(|&unit| position.arm(unit) == Arm::Infantry).collect())
    }

    /// Returns the units of a side within a distance of a hex, in order.
    looks units_within(position, side: Side, hex: HexId, distance: Count) -> Vec<UnitId> {
        meter::spend(position.game().units.of(side).len());
        let near = position.on_map(side).filter(|&(_, there)| position.distance(hex, there) <= distance.0);
        Ok(near.map(|(unit, _)| unit).collect())
    }

    /// Returns the units in a hex.
    looks units_in(position, hex: HexId) -> Vec<UnitId> {
        Ok(position.board.units_in(hex).collect())
    }

    /// Returns the units of a brigade on the map.
    looks units_of(position, brigade: BrigadeId) -> Vec<UnitId> {
        Ok(position.brigade_on_map(brigade).map(|(unit, _)| unit).collect())
    }

    /// Returns the brigade of a unit, or `()` if the unit belongs to no brigade.
    looks brigade_of(position, unit: UnitId) -> Option<BrigadeId> {
        Ok(position.info(unit).brigade)
    }

    /// Returns the arm of a unit: `infantry`, `cavalry` or `artillery`. Dismounted cavalry is
    /// `infantry`.
    looks arm(position, unit: UnitId) -> &'static str {
        Ok(position.arm(unit).id())
    }

    /// Whether a unit or its arm has a trait of the package.
    looks has_trait(position, unit: UnitId, id: ImmutableString) -> bool {
        let Some(known) = position.game().traits.iter().position(|it| it.id == id.as_str()) else {
            return wrong(format!("unknown trait `{id}`: define it under `traits` in tables.yaml"));
        };
        Ok(position.info(unit).traits.contains(&TraitId::from_index(known)))
    }

    /// Whether a unit is on the map.
    looks is_on_map(position, unit: UnitId) -> bool {
        Ok(matches!(position.board.unit(unit).place, Place::Hex(_)))
    }

    /// Returns the hex of a unit, or `()` if it is off the map.
    looks hex_of(position, unit: UnitId) -> Option<HexId> {
        Ok(position.board.hex_of(unit))
    }

    /// Returns the hexes of the given units, each once, in order.
    looks hexes_of(position, units: Vec<UnitId>) -> Vec<HexId> {
        let hexes: BTreeSet<_> = units.iter().filter_map(|&unit| position.board.hex_of(unit)).collect();
        Ok(hexes.into_iter().collect())
    }

    /// Whether a unit shows its fresh face.
    looks is_fresh(position, unit: UnitId) -> bool {
        Ok(position.board.unit(unit).face == Face::Fresh)
    }

    /// Returns the morale marker of a unit: `none`, `shaken` or `disrupted`.
    looks morale(position, unit: UnitId) -> &'static str {
        let [none, shaken, disrupted] = MORALE;
        Ok(match position.board.unit(unit).morale {
            Morale::None => none,
            Morale::Shaken => shaken,
            Morale::Disrupted => disrupted,
        })
    }

    /// Returns the modified cohesion rating of a unit.
    looks cohesion(position, unit: UnitId) -> INT {
        Ok(values::modified_cr(position, unit).into())
    }

    /// Returns the strength points of a unit's fresh face. A cadre has 0.
    looks full_strength(position, unit: UnitId) -> INT {
        Ok(whole(full_strength(position, unit)))
    }

    /// Returns the strength points of a unit's present face. A cadre has 0.
    looks strength(position, unit: UnitId) -> INT {
        Ok(whole(position.printed(unit).sp))
    }

    /// Returns the weapon of a unit, by id, such as `rf`. For dismounted cavalry, this is the
    /// weapon of the dismounted counter.
    looks weapon(position, unit: UnitId) -> String {
        Ok(position.arms(unit).id.clone())
    }

    /// Returns all units of a side, on or off the map, in order.
    looks all_units(position, side: Side) -> Vec<UnitId> {
        let units = (0..position.game().units.len()).map(UnitId::from_index);
        meter::spend(position.game().units.len());
        Ok(units.filter(|&unit| position.side_of(unit) == side).collect())
    }

    /// Whether a unit is on the Broken Track.
    looks is_broken(position, unit: UnitId) -> bool {
        Ok(matches!(position.board.unit(unit).place, Place::Broken(_)))
    }

    /// Whether a unit is eliminated.
    looks is_eliminated(position, unit: UnitId) -> bool {
        Ok(position.board.unit(unit).place == Place::Eliminated)
    }

    /// Whether a unit has voluntarily left the map.
    looks has_left(position, unit: UnitId) -> bool {
        Ok(position.board.unit(unit).place == Place::Withdrawn)
    }

    /// Whether a unit sees a hex, obscured or not.
    looks sees(position, unit: UnitId, hex: HexId) -> bool {
        meter::spend(SIGHT);
        let side = position.side_of(unit);
        let from = position.board.hex_of(unit);
        Ok(from.is_some_and(|from| sight::trace(position, from, hex, side).blocked.is_none()))
    }

    /// Whether a unit is adjacent to an enemy.
    looks next_to_enemy(position, unit: UnitId) -> bool {
        Ok(enemy_hexes(position, unit).next().is_some())
    }

    /// Whether a unit of a brigade is adjacent to an enemy.
    looks next_to_enemy(position, brigade: BrigadeId) -> bool {
        meter::spend(position.game().brigades[brigade.index()].units.len());
        Ok(is_in_contact(position, brigade))
    }

    /// Returns the hexes adjacent to a unit that contain enemies.
    looks enemy_hexes_next_to(position, unit: UnitId) -> Vec<HexId> {
        Ok(enemy_hexes(position, unit).collect())
    }
}

/// Returns the units of a side on the map that fight as an arm, sorted by id.
fn of_arm(position: Position<'_>, side: Side, arm: Arm) -> Vec<UnitId> {
    meter::spend(position.game().units.of(side).len());
    let units = position.on_map(side).map(|(unit, _)| unit);
    units.filter(|&unit| position.arm(unit) == arm).collect()
}

/// Whether a unit of a brigade is adjacent to an enemy.
pub(super) fn is_in_contact(position: Position<'_>, brigade: BrigadeId) -> bool {
    let side = position.game().brigades[brigade.index()].side;
    position.brigade_on_map(brigade).any(|(_, hex)| position.next_to_enemy(hex, side))
}

/// Returns the strength of a unit's fresh face.
pub(super) fn full_strength(position: Position<'_>, unit: UnitId) -> Sixteenths {
    let info = position.info(unit);
    info.fresh.unwrap_or(info.battleworn).sp
}

/// Returns the whole points of a strength.
pub(super) fn whole(sp: Sixteenths) -> INT {
    sp.floor().into()
}

fn enemy_hexes(position: Position<'_>, unit: UnitId) -> impl Iterator<Item = HexId> {
    let side = position.side_of(unit);
    position
        .board
        .hex_of(unit)
        .into_iter()
        .flat_map(move |hex| position.enemy_hexes_next_to(hex, side))
}
