//! Hex grid of a package.

use kernel::{Grid, GridError, GridSpec, Parity, RowRange};

use crate::model::game::{self, Span};

/// Builds the hex grid that `game.yaml` describes.
pub(crate) fn layout(grid: &game::Grid) -> Result<Grid, GridError> {
    Grid::new(GridSpec {
        first_column: grid.columns.first,
        last_column: grid.columns.last,
        even: rows(grid.even_rows),
        odd: rows(grid.odd_rows),
        shifted: grid.shifted_columns,
    })
}

/// Returns a grid of 10 by 10 hexes, which replaces an invalid grid.
pub(crate) fn small_grid() -> Grid {
    let rows = RowRange { first: 0, last: 9 };
    let shifted = Parity::Odd;
    let spec = GridSpec { first_column: 0, last_column: 9, even: rows, odd: rows, shifted };
    Grid::new(spec).expect("it begins before it ends and is not large")
}

fn rows(span: Span) -> RowRange {
    RowRange { first: span.first, last: span.last }
}
