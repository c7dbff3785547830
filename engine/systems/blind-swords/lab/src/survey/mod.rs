//! What the ground of a package is like while nobody stands on it: who would see how far, and get how far.

mod series;

use kernel::{Grid, HexId, Sight, Sixteenths};
use session::SetupError;

pub use series::SeriesGround;

/// The ground of a package of any family.
pub trait Survey {
    /// Its hexes.
    fn grid(&self) -> &Grid;

    /// Who would see what; nothing where no rule is about sight.
    fn sights(&self) -> Option<Sights<'_>>;

    /// Who would get where; nothing where no rule is about movement hex by hex.
    fn marches(&self) -> Option<Marches<'_>>;
}

/// Tells the line of sight between two hexes of the empty map, however far they are apart.
pub type Sights<'a> = Box<dyn Fn(HexId, HexId) -> Sight + 'a>;

/// Tells the hexes that somebody would reach on the empty map, each with its least cost.
pub type Marches<'a> =
    Box<dyn Fn(&March<'_>) -> Result<Vec<(HexId, Sixteenths)>, CannotMarch> + 'a>;

/// Who goes from where on the empty map, and how.
#[derive(Clone, Copy, Debug)]
pub struct March<'a> {
    /// The id of who goes.
    pub who: &'a str,
    /// Where he begins.
    pub from: HexId,
    /// In which of the ways that the family has, such as under an order or in a formation; the usual one if none is
    /// named.
    pub how: Option<&'a str>,
    /// His movement points, where they are not the usual ones.
    pub points: Option<u8>,
    /// The scenario whose limits count; none does where none is named.
    pub scenario: Option<&'a str>,
}

/// Why nobody can say where somebody would get.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotMarch {
    /// There is no such scenario.
    #[error(transparent)]
    NoScenario(#[from] SetupError),
    /// Nobody has this id.
    #[error("unknown unit `{who}` in {package}: expected {}", .near.join(" or "))]
    Nobody {
        /// As asked for.
        who: String,
        /// The package.
        package: String,
        /// Ids like it, or where they stand.
        near: Vec<String>,
    },
    /// He does not go like this, or only in one of several ways.
    #[error("ambiguous movement mode of {who}: expected one of {}", .known.join(", "))]
    How {
        /// His id.
        who: String,
        /// The ways in which he may go.
        known: Vec<&'static str>,
    },
    /// He goes in one way only.
    #[error("{who} has only one movement mode")]
    NoWay {
        /// His id.
        who: String,
    },
    /// The rules forbid it.
    #[error("{reason} ({section})")]
    Forbidden {
        /// Why, in words.
        reason: String,
        /// The section of the rulebook.
        section: String,
    },
}

/// Ids that are like one that nobody has.
pub fn like<'a>(wanted: &str, ids: impl Iterator<Item = &'a str>) -> Vec<String> {
    let near: Vec<String> =
        ids.filter(|id| id.contains(wanted) || wanted.contains(id)).map(str::to_owned).collect();
    if near.is_empty() { vec!["an id of units.yaml".to_owned()] } else { near }
}
