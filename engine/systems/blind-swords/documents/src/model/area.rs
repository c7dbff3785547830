//! Sets of hexes.

use document::Located;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::game::Span;
use super::text::HexNumber;

/// Some hexes: those that meet everything that is said.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Area {
    /// In these columns.
    pub columns: Option<Span>,
    /// In these rows.
    pub rows: Option<Span>,
    /// On this edge of the map.
    pub edge: Option<Located<String>>,
    /// Among these.
    pub hexes: Option<Vec<Located<HexNumber>>>,
}
