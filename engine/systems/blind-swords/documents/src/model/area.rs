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
    /// The columns.
    pub columns: Option<Span>,
    /// The rows.
    pub rows: Option<Span>,
    /// The map edge.
    pub edge: Option<Located<String>>,
    /// The hexes.
    pub hexes: Option<Vec<Located<HexNumber>>>,
}
