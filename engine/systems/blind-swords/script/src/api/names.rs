//! Script functions: sides and names.

use blind_swords::Look;
use blind_swords::game::{BrigadeId, ChitId, UnitId};
use kernel::{HexId, Side};
use rhai::ImmutableString;

use super::interface;
use crate::call::wrong;

/// Constants for the sides in scripts.
pub(crate) const SIDES: super::Sides = [("USA", Side::Usa), ("CSA", Side::Csa)];

interface! { "Sides and names";
    /// The other side.
    looks enemy(_scene, side: Side) -> Side {
        Ok(side.other())
    }

    /// The side of a unit.
    looks side_of(scene, unit: UnitId) -> Side {
        Ok(scene.side_of(unit))
    }

    /// The side of a brigade.
    looks side_of(scene, brigade: BrigadeId) -> Side {
        Ok(scene.game().brigades[brigade.index()].side)
    }

    /// The side of a chit, or `()` for a wild chit.
    looks side_of(scene, chit: ChitId) -> Option<Side> {
        Ok(scene.game().chits[chit.index()].side)
    }

    /// The owner of an event, division or commander chit.
    looks owner(scene, chit: ChitId) -> Side {
        match scene.game().chits[chit.index()].side {
            Some(side) => Ok(side),
            None => wrong("a wild chit has no owner"),
        }
    }

    /// The id of a brigade.
    looks id(scene, brigade: BrigadeId) -> ImmutableString {
        Ok(scene.game().brigades[brigade.index()].id.as_str().into())
    }

    /// The id of a unit.
    looks id(scene, unit: UnitId) -> ImmutableString {
        Ok(scene.info(unit).id.as_str().into())
    }

    /// The name of a unit, as in the text `` `${unit} turns back` ``.
    looks name(scene, unit: UnitId) -> String {
        Ok(scene.info(unit).name.clone())
    }

    /// The name of a brigade.
    looks name(scene, brigade: BrigadeId) -> String {
        Ok(scene.game().brigades[brigade.index()].name.clone())
    }

    /// The name of a chit.
    looks name(scene, chit: ChitId) -> String {
        Ok(scene.game().chits[chit.index()].name.clone())
    }

    /// The name of a side.
    looks name(scene, side: Side) -> String {
        Ok(scene.game().side_names[side].clone())
    }

    /// The printed number of a hex.
    looks name(scene, hex: HexId) -> String {
        Ok(scene.game().map.number(hex).to_string())
    }
}
