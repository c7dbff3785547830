//! Queries about the empty map of a package: lines of sight and reachable hexes.

use kernel::{Grid, HexId, Sight, Sixteenths};
use session::SetupError;

/// Ground of a package of any rule system.
pub trait Survey {
    /// Returns the hex grid.
    fn grid(&self) -> &Grid;

    /// Returns lines of sight, or `None` if no rule concerns sight.
    fn sights(&self) -> Option<Sights<'_>>;

    /// Returns reachable hexes, or `None` if no rule concerns movement by hexes.
    fn marches(&self) -> Option<Marches<'_>>;
}

/// Function that returns the line of sight between two hexes of the empty map, at any distance.
pub type Sights<'a> = Box<dyn Fn(HexId, HexId) -> Sight + 'a>;

/// Function that returns the hexes that a unit can reach on the empty map, each with its least
/// cost.
pub type Marches<'a> =
    Box<dyn Fn(&March<'_>) -> Result<Vec<(HexId, Sixteenths)>, CannotMarch> + 'a>;

/// Query for the moves of a unit on the empty map.
#[derive(Clone, Copy, Debug)]
pub struct March<'a> {
    /// Id of the unit.
    pub who: &'a str,
    /// Starting hex.
    pub from: HexId,
    /// Movement mode of the rule system, such as an order or a formation; the usual one if `None`.
    pub how: Option<&'a str>,
    /// Movement points, if not the usual ones.
    pub points: Option<u8>,
    /// Scenario whose limits apply; none if `None`.
    pub scenario: Option<&'a str>,
}

/// Error of a movement query.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotMarch {
    /// The scenario is unknown.
    #[error(transparent)]
    NoScenario(#[from] SetupError),
    /// The unit is unknown.
    #[error("unknown unit `{who}` in {package}: expected {}", .near.join(" or "))]
    UnknownUnit {
        /// Id asked for.
        who: String,
        /// Package id.
        package: String,
        /// Similar ids, or the document section that lists them.
        near: Vec<String>,
    },
    /// The mode is unknown or missing, and the unit has several.
    #[error("ambiguous movement mode of {who}: expected one of {}", .known.join(", "))]
    How {
        /// Id of the unit.
        who: String,
        /// Known modes.
        known: Vec<&'static str>,
    },
    /// A mode is given, but the unit has only one.
    #[error("{who} has only one movement mode")]
    NoWay {
        /// Id of the unit.
        who: String,
    },
    /// A rule forbids the move.
    #[error("{reason} ({section})")]
    Forbidden {
        /// Reason in words.
        reason: String,
        /// Rulebook section.
        section: String,
    },
}

/// Returns known ids similar to an unknown one.
pub fn like<'a>(wanted: &str, ids: impl Iterator<Item = &'a str>) -> Vec<String> {
    let near: Vec<String> =
        ids.filter(|id| id.contains(wanted) || wanted.contains(id)).map(str::to_owned).collect();
    if near.is_empty() { vec!["an id of units.yaml".to_owned()] } else { near }
}
