//! Queries about the empty map of a package: lines of sight, and hexes within reach.

use kernel::{Grid, HexId, Sight};
use session::SetupError;

/// Queries about the terrain of a package, for any rule system.
pub trait Survey {
    /// Returns the hex grid of the package's map.
    fn grid(&self) -> &Grid;

    /// Returns the function for lines of sight. `None` if the rules have no lines of sight.
    fn sights(&self) -> Option<Sights<'_>>;

    /// Returns the function for hexes within reach. `None` if the rules have no movement by hexes.
    fn marches(&self) -> Option<Marches<'_>>;
}

/// Function that returns the line of sight between two hexes of the empty map. The distance is not
/// limited.
pub type Sights<'a> = Box<dyn Fn(HexId, HexId) -> Sight + 'a>;

/// Function that returns the hexes that a unit can reach on the empty map, each with its lowest
/// cost in movement points, such as `3/2`.
pub type Marches<'a> = Box<dyn Fn(&March<'_>) -> Result<Vec<(HexId, String)>, CannotMarch> + 'a>;

/// Query for the hexes within reach of a unit on the empty map.
#[derive(Clone, Copy, Debug)]
pub struct March<'a> {
    /// Id of the unit that moves.
    pub who: &'a str,
    /// Hex that the unit starts from.
    pub from: HexId,
    /// Movement mode of the unit, such as an order or a formation. `None` for the usual mode.
    pub how: Option<&'a str>,
    /// Movement points of the unit. `None` for its normal allowance.
    pub points: Option<u8>,
    /// Id of the scenario whose limits apply. `None` if no limits apply.
    pub scenario: Option<&'a str>,
}

impl March<'_> {
    /// Returns the movement mode that the query names, among the modes of the unit. The default is
    /// the first one.
    ///
    /// # Errors
    /// If the unit has no mode of this name.
    pub fn mode<T: Copy>(&self, modes: &[T], id: fn(T) -> &'static str) -> Result<T, CannotMarch> {
        let found = match self.how {
            None => modes.first(),
            Some(wanted) => modes.iter().find(|mode| id(**mode) == wanted),
        };
        let known = || modes.iter().map(|mode| id(*mode)).collect();
        found.copied().ok_or_else(|| CannotMarch::How { who: self.who.to_owned(), known: known() })
    }

    /// Returns the error for a unit that the package does not have. `ids` are those that it has.
    pub fn unknown<'a>(&self, package: &str, ids: impl Iterator<Item = &'a str>) -> CannotMarch {
        let (who, package) = (self.who.to_owned(), package.to_owned());
        CannotMarch::UnknownUnit { who, package, near: like(self.who, ids) }
    }
}

/// Reason why a movement query has no result.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotMarch {
    /// The package has no such scenario.
    #[error(transparent)]
    NoScenario(#[from] SetupError),
    /// The package has no such unit.
    #[error("unknown unit `{who}` in {package}: expected {}", .near.join(" or "))]
    UnknownUnit {
        /// Id that the query gives.
        who: String,
        /// Id of the package.
        package: String,
        /// Similar ids of units. If no ids are similar, this is the document section that lists all
        /// ids.
        near: Vec<String>,
    },
    /// The unit has several movement modes. The query names none of them, or an unknown one.
    #[error("ambiguous movement mode of {who}: expected one of {}", .known.join(", "))]
    How {
        /// Id of the unit that the query names.
        who: String,
        /// Movement modes of the unit.
        known: Vec<&'static str>,
    },
    /// The query names a movement mode, but the unit has only one.
    #[error("{who} has only one movement mode")]
    NoWay {
        /// Id of the unit that the query names.
        who: String,
    },
    /// A rule forbids the move.
    #[error("{reason} ({section})")]
    Forbidden {
        /// Reason why the move is illegal, formatted for the report.
        reason: String,
        /// Section of the rulebook that forbids the move.
        section: String,
    },
}

/// Returns known ids similar to an unknown one.
fn like<'a>(wanted: &str, ids: impl Iterator<Item = &'a str>) -> Vec<String> {
    let near: Vec<String> =
        ids.filter(|id| id.contains(wanted) || wanted.contains(id)).map(str::to_owned).collect();
    if near.is_empty() { vec!["an id of units.yaml".to_owned()] } else { near }
}
