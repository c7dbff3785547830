//! Layout of a map's hex grid, as a manifest describes it.

use kernel::origin::Provenance;
use kernel::{Grid, GridError, GridSpec, Parity, Span};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::scale::Scale;

/// Hex grid of the map. A hex number has two digits for the column, then two for the row.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(rename = "Grid")]
pub struct Layout {
    /// First and last column on the map.
    pub columns: Span,
    /// First and last row of every column.
    pub rows: Span,
    /// Columns that are shifted by half a hex: the even or the odd columns.
    pub shifted_columns: Parity,
    /// Names of the six directions, in order around a hex. The first direction leads to the next
    /// lower row, the second to the next lower column.
    pub ring: [String; 6],
    /// Origin of the grid.
    pub provenance: Option<Provenance>,
    /// Distance on the ground that one hex covers (default: none). The map shows a scale; play is
    /// not affected.
    pub scale: Option<Scale>,
}

impl Layout {
    /// Builds the hex grid.
    ///
    /// # Errors
    /// If the columns or rows run backwards, or the map is too large.
    pub fn grid(&self) -> Result<Grid, GridError> {
        Grid::new(GridSpec {
            first_column: self.columns.first,
            last_column: self.columns.last,
            even: self.rows,
            odd: self.rows,
            shifted: self.shifted_columns,
        })
    }
}
