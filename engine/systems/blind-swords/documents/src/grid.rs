//! Hex grid of a package.

use kernel::{Grid, GridError, GridSpec};

use crate::model::game;

/// Builds the hex grid that `game.yaml` describes.
pub(crate) fn layout(grid: &game::Grid) -> Result<Grid, GridError> {
    Grid::new(GridSpec {
        first_column: grid.columns.first,
        last_column: grid.columns.last,
        even: grid.even_rows,
        odd: grid.odd_rows,
        shifted: grid.shifted_columns,
    })
}
