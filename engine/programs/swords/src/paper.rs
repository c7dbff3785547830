//! The paper on which drawings are printed, and the PDF that goes onto it where this program was built to write one.

use clap::ValueEnum;

use crate::failure::Failure;

/// The paper on which something is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Paper {
    /// One sheet as large as what is drawn.
    Whole,
    /// Pieces on A4.
    A4,
    /// Pieces on US Letter.
    Letter,
}

/// Whether the pieces of a drawing are joined again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pieces {
    /// They are glued, and lie over each other.
    Glued,
    /// What is on them is cut out, and is not torn by the edge of a page.
    Apart,
}

/// A drawing as PDF.
///
/// # Errors
/// If there is no font for its words, or the drawing cannot be carried over.
#[cfg(feature = "pdf")]
pub(crate) fn pdf(svg: &str, paper: Paper, pieces: Pieces) -> Result<Vec<u8>, Failure> {
    let page = match paper {
        Paper::Whole => None,
        Paper::A4 => Some((210.0 * sheet::pdf::POINTS, 297.0 * sheet::pdf::POINTS)),
        Paper::Letter => Some((612.0, 792.0)),
    };
    let overlap = match pieces {
        // Six millimetres.
        Pieces::Glued => sheet::pdf::Overlap(20.0),
        Pieces::Apart => sheet::pdf::Overlap(0.0),
    };
    sheet::pdf::write(svg, page, overlap).map_err(|error| Failure::Wrong(error.to_string()))
}

/// No PDF: what writes it takes a sixth of the time in which all else is built.
///
/// # Errors
/// Always: what to do instead.
#[cfg(not(feature = "pdf"))]
pub(crate) fn pdf(_: &str, _: Paper, _: Pieces) -> Result<Vec<u8>, Failure> {
    Err(Failure::Usage(
        "cannot write PDF: this program was built without it; build with `cargo build --features pdf`, use a released \
         program, or write SVG and print it from a browser"
            .to_owned(),
    ))
}
