//! Paper sizes, and PDF output if the feature is enabled.

use clap::ValueEnum;

use crate::failure::Failure;

/// Paper to print a map or counters on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Paper {
    /// One sheet, as large as the drawing.
    Whole,
    /// Pieces of the drawing on A4 sheets.
    A4,
    /// Pieces of the drawing on US Letter sheets.
    Letter,
}

/// Use of the printed pieces, which decides how the drawing is divided into pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pieces {
    /// The player glues the pieces together, so they overlap.
    Glued,
    /// The player cuts the pieces out, so none may cross a page edge.
    Apart,
}

/// Renders a drawing as PDF.
///
/// # Errors
/// If a font for the text is missing, or the drawing cannot be converted.
#[cfg(feature = "pdf")]
pub(crate) fn pdf(svg: &str, paper: Paper, pieces: Pieces) -> Result<Vec<u8>, Failure> {
    let page = match paper {
        Paper::Whole => None,
        Paper::A4 => Some((210.0 * sheet::pdf::POINTS, 297.0 * sheet::pdf::POINTS)),
        Paper::Letter => Some((612.0, 792.0)),
    };
    let overlap = match pieces {
        // Overlap of 6 mm.
        Pieces::Glued => sheet::pdf::Overlap(20.0),
        Pieces::Apart => sheet::pdf::Overlap(0.0),
    };
    sheet::pdf::write(svg, page, overlap).map_err(|error| Failure::Wrong(error.to_string()))
}

/// Returns an error, since PDF output is disabled in this build. PDF support would take a sixth of
/// the build time of the whole program.
///
/// # Errors
/// Always. The message names an alternative to PDF.
#[cfg(not(feature = "pdf"))]
pub(crate) fn pdf(_: &str, _: Paper, _: Pieces) -> Result<Vec<u8>, Failure> {
    Err(Failure::Usage(
        "cannot write PDF: this program was built without it; build with `cargo build --features pdf`, use a released \
         program, or write SVG and print it from a browser"
            .to_owned(),
    ))
}
