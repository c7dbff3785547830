//! Sets of hexes.

use document::Located;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::game::Span;
use super::text::HexNumber;

/// A set of hexes: those that meet all the given conditions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Area {
    /// The range of columns.
    pub columns: Option<Span>,
    /// The range of rows.
    pub rows: Option<Span>,
    /// The map edge that the hexes are on, by name.
    pub edge: Option<Located<String>>,
    /// A list of hexes.
    pub hexes: Option<Vec<Located<HexNumber>>>,
}
