//! Conditions that can never hold, because a package lacks a thing.

use super::Condition;
use super::told::list;
use crate::game::{Game, Mount};

/// A package, as seen by the check for conditions that can never hold.
pub trait Package {
    /// Returns the compiled game.
    fn game(&self) -> &Game;
    /// Whether any script of the package contains an id. Scripts alone place markers.
    fn has_script_with(&self, id: &str) -> bool;
}

/// Hex, unit or other thing that a package lacks, so that a condition can never hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Absent {
    /// The map has no such hex.
    Hex,
    /// The map has no such hexside.
    Hexside,
    /// The order of battle has no such unit.
    Unit,
    /// No script places this marker.
    Marker(String),
    /// No scenario lasts beyond this turn.
    Turn(u8),
}

/// Returns the wording of predicates that nothing in the package can ever meet, and the thing that
/// the package lacks. `None` if the condition may hold.
pub fn never(when: &Condition, package: &dyn Package) -> Option<(String, Absent)> {
    when.never(&|claim| {
        let game = package.game();
        let alone = claim.is.never(&|is| Some((is.told(game), is.never(package)?)));
        let fits = |unit, mount| claim.is.decided(&|is| is.suits(game, unit, mount)) != Some(false);
        let any = |unit| [Mount::Mounted, Mount::Dismounted].into_iter().any(|as_| fits(unit, as_));
        let lacks_unit = claim.who.is_of_units() && !game.units.iter().any(any);
        alone.or_else(|| lacks_unit.then(|| (list(&claim.is, game), Absent::Unit)))
    })
}
