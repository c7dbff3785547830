//! Script functions: sides, and names of game elements.

use blind_swords::PositionExt;
use blind_swords::game::{BrigadeId, ChitId, UnitId};
use kernel::{HexId, Side};
use rhai::ImmutableString;

use super::interface::interface;
use crate::call::wrong;

/// Constants for the two sides: name and value.
type Sides = [(&'static str, Side); 2];

/// Constants for the sides in scripts.
pub(crate) const SIDES: Sides = [("USA", Side::Usa), ("CSA", Side::Csa)];

interface! { "Sides and names";
    /// Returns the side that opposes a given side.
    looks enemy(_scene, side: Side) -> Side {
        Ok(side.other())
    }

    /// Returns the side of a unit.
    looks side_of(position, unit: UnitId) -> Side {
        Ok(position.side_of(unit))
    }

    /// Returns the side of a brigade.
    looks side_of(position, brigade: BrigadeId) -> Side {
        Ok(position.game().brigades[brigade.index()].side)
    }

    /// Returns the side of a chit, or `()` for a wild chit.
    looks side_of(position, chit: ChitId) -> Option<Side> {
        Ok(position.game().chits[chit.index()].side)
    }

    /// Returns the owner of an event, division or commander chit.
    looks owner(position, chit: ChitId) -> Side {
        match position.game().chits[chit.index()].side {
            Some(side) => Ok(side),
            None => wrong("a wild chit has no owner"),
        }
    }

    /// Returns the id of a brigade.
    looks id(position, brigade: BrigadeId) -> ImmutableString {
        Ok(position.game().brigades[brigade.index()].id.as_str().into())
    }

    /// Returns the id of a unit.
    looks id(position, unit: UnitId) -> ImmutableString {
        Ok(position.info(unit).id.as_str().into())
    }

    /// Returns the name of a unit, as in the string `` `${unit} turns back` ``.
    looks name(position, unit: UnitId) -> String {
        Ok(position.info(unit).name.clone())
    }

    /// Returns the name of a brigade.
    looks name(position, brigade: BrigadeId) -> String {
        Ok(position.game().brigades[brigade.index()].name.clone())
    }

    /// Returns the name of a chit.
    looks name(position, chit: ChitId) -> String {
        Ok(position.game().chits[chit.index()].name.clone())
    }

    /// Returns the name of a side.
    looks name(position, side: Side) -> String {
        Ok(position.game().side_names[side].clone())
    }

    /// Returns the printed number of a hex.
    looks name(position, hex: HexId) -> String {
        Ok(position.game().map.number(hex).to_string())
    }
}
