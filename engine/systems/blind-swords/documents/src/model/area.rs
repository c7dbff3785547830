//! Sets of hexes.

use document::Located;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::game::Span;
use super::text::HexNumber;

/// Set of hexes that meet all given conditions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Area {
    /// Columns of the hexes.
    pub columns: Option<Span>,
    /// Rows of the hexes.
    pub rows: Option<Span>,
    /// Map edge of the hexes.
    pub edge: Option<Located<String>>,
    /// List of hexes.
    pub hexes: Option<Vec<Located<HexNumber>>>,
}
