//! Sets of hexes, described by columns, rows, map edges or lists.

use document::Located;
use kernel::Span;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::text::HexNumber;

/// Set of hexes. A hex belongs to the set if it meets every condition given here.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Area {
    /// First and last column of the set (default: all columns).
    pub columns: Option<Span>,
    /// First and last row of the set (default: all rows).
    pub rows: Option<Span>,
    /// Name of a map edge from `game.yaml`. Only hexes on that edge belong to the set (default: no
    /// such limit).
    pub edge: Option<Located<String>>,
    /// Numbers of the only hexes that can belong to the set (default: all hexes).
    pub hexes: Option<Vec<Located<HexNumber>>>,
}
