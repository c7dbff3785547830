//! Conversion of drawings to PDF in true size, either on one sheet or split into pages for a
//! desktop printer.

use std::collections::BTreeMap;

use pdf_writer::{Content, Finish, Name, Pdf, Rect, Ref};
use svg2pdf::usvg::{self, fontdb};

/// Width and height of a page, in points.
pub type Page = (f64, f64);

/// Overlap of neighbouring pages, in drawing units.
#[derive(Clone, Copy, Debug)]
pub struct Overlap(pub f64);

/// Points per millimetre.
pub const POINTS: f64 = 72.0 / 25.4;

/// Reason why a drawing cannot be converted to PDF.
#[derive(Debug, thiserror::Error)]
pub enum Unwritten {
    /// The drawing contains text, but no font is available.
    #[error(
        "no font is installed, and a PDF needs one for its words; install one, such as DejaVu, or write SVG"
    )]
    NoFont,
    /// The converter cannot process the drawing.
    #[error("the drawing cannot be written as PDF: {0}; write SVG")]
    Drawing(String),
}

/// Converts a drawing from SVG to PDF. Splits the drawing into pages of size `page`, or uses a
/// single sheet if `page` is `None`.
///
/// # Errors
/// If there is no font for the text, or if the drawing cannot be converted.
pub fn write(svg: &str, page: Option<Page>, overlap: Overlap) -> Result<Vec<u8>, Unwritten> {
    let tree = read(svg)?;
    let pages = pages(drawn_size(svg, &tree), page, overlap);
    let options = svg2pdf::ConversionOptions::default();
    let (chunk, drawing) = svg2pdf::to_chunk(&tree, options).map_err(|error| cannot(&error))?;
    let mut free = Ref::new(1);
    let (catalog, parent) = (free.bump(), free.bump());
    let mut renumbered = BTreeMap::new();
    let chunk = chunk.renumber(|old| *renumbered.entry(old).or_insert_with(|| free.bump()));
    let drawing = *renumbered.get(&drawing).ok_or_else(|| cannot(&"nothing is drawn"))?;
    let ids: Vec<(Ref, Ref)> = pages.iter().map(|_| (free.bump(), free.bump())).collect();
    let mut pdf = Pdf::new();
    pdf.catalog(catalog).pages(parent);
    let count = i32::try_from(pages.len()).unwrap_or(i32::MAX);
    pdf.pages(parent).kids(ids.iter().map(|(page, _)| *page)).count(count);
    for (piece, (page, content)) in pages.iter().zip(&ids) {
        let mut written = pdf.page(*page);
        let (width, height) = piece.page;
        written.media_box(Rect::new(0.0, 0.0, width as f32, height as f32));
        written.parent(parent).contents(*content);
        written.resources().x_objects().pair(DRAWING, drawing).finish();
        written.finish();
        pdf.stream(*content, &piece.content());
    }
    pdf.extend(&chunk);
    Ok(pdf.finish())
}

const DRAWING: Name<'static> = Name(b"D");

/// One page and the part of the drawing on it, in points from the lower left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Piece {
    page: (f64, f64),
    /// Visible part of the page: its corner and its size.
    window: (f64, f64, f64, f64),
    /// Position and size of the whole drawing on the page.
    drawing: (f64, f64, f64, f64),
}

impl Piece {
    fn content(&self) -> Vec<u8> {
        let mut content = Content::new();
        let (x, y, width, height) = self.window;
        content.save_state();
        content.rect(x as f32, y as f32, width as f32, height as f32).clip_nonzero().end_path();
        let (x, y, width, height) = self.drawing;
        content.transform([width as f32, 0.0, 0.0, height as f32, x as f32, y as f32]);
        content.x_object(DRAWING);
        content.restore_state();
        content.finish()
    }
}

/// Splits a drawing into pages, row by row. Chooses portrait or landscape, whichever needs fewer
/// pages.
fn pages(drawn: (f64, f64), page: Option<Page>, overlap: Overlap) -> Vec<Piece> {
    let (width, height) = drawn;
    let Some((wide, high)) = page else {
        let whole = (0.0, 0.0, width, height);
        return vec![Piece { page: drawn, window: whole, drawing: whole }];
    };
    let unit = crate::MILLIMETRES * POINTS;
    let (across, down) = (crate::PAGE.0 * unit, crate::PAGE.1 * unit);
    let upright = pieces(drawn, (wide, high), (across, down), overlap.0 * unit);
    let lying = pieces(drawn, (high, wide), (down, across), overlap.0 * unit);
    if lying.len() < upright.len() { lying } else { upright }
}

fn pieces(
    (width, height): (f64, f64),
    page: (f64, f64),
    (across, down): (f64, f64),
    overlap: f64,
) -> Vec<Piece> {
    let count = |length: f64, room: f64| {
        let further = ((length - room - 0.5) / (room - overlap)).ceil().max(0.0);
        further as usize + 1
    };
    let (columns, rows) = (count(width, across), count(height, down));
    let (left, bottom) = ((page.0 - across) / 2.0, (page.1 - down) / 2.0);
    let piece = |row: usize, column: usize| {
        let (x, y) = (column as f64 * (across - overlap), row as f64 * (down - overlap));
        let drawing = (left - x, bottom + down + y - height, width, height);
        Piece { page, window: (left, bottom, across, down), drawing }
    };
    (0..rows).flat_map(|row| (0..columns).map(move |column| piece(row, column))).collect()
}

/// Returns the size of a drawing in points, as the SVG states it.
fn drawn_size(svg: &str, tree: &usvg::Tree) -> (f64, f64) {
    let millimetres = |name: &str| {
        let (_, rest) = svg.split_once(&format!(" {name}=\""))?;
        rest.split_once("mm\"")?.0.parse::<f64>().ok()
    };
    let size = tree.size();
    let points = |said: Option<f64>, drawn: f32| said.map_or(f64::from(drawn), |mm| mm * POINTS);
    (points(millimetres("width"), size.width()), points(millimetres("height"), size.height()))
}

/// Names of replacement fonts, in order of preference.
const SANS: [&str; 6] =
    ["DejaVu Sans", "Verdana", "Arial", "Helvetica", "Liberation Sans", "Noto Sans"];
const SERIF: [&str; 6] =
    ["DejaVu Serif", "Georgia", "Times New Roman", "Times", "Liberation Serif", "Noto Serif"];

fn read(svg: &str) -> Result<usvg::Tree, Unwritten> {
    let mut options = usvg::Options::default();
    let fonts = options.fontdb_mut();
    fonts.load_system_fonts();
    let Some(any) = fonts.faces().next().and_then(family) else {
        return Err(Unwritten::NoFont);
    };
    let first = |wanted: [&str; 6], fonts: &fontdb::Database| {
        let is_there =
            |name: &&str| fonts.faces().any(|face| family(face).as_deref() == Some(name));
        wanted.into_iter().find(is_there).map_or_else(|| any.clone(), str::to_owned)
    };
    let (sans, serif) = (first(SANS, fonts), first(SERIF, fonts));
    fonts.set_sans_serif_family(sans);
    fonts.set_serif_family(serif);
    usvg::Tree::from_str(svg, &options).map_err(|error| cannot(&error))
}

fn family(face: &fontdb::FaceInfo) -> Option<String> {
    face.families.first().map(|(name, _)| name.clone())
}

fn cannot(error: &dyn std::fmt::Display) -> Unwritten {
    Unwritten::Drawing(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    const A4: Page = (595.0, 842.0);
    const LETTER: Page = (612.0, 792.0);

    /// Every point of a drawing is on a page, and no page is nearly empty.
    #[test]
    fn pieces_cover_a_drawing() {
        for drawn in [(300.0, 300.0), (1513.0, 1265.0), (2600.0, 2100.0)] {
            for page in [A4, LETTER] {
                let pages = pages(drawn, Some(page), Overlap(20.0));
                let area: f64 = pages.iter().map(seen).sum();
                assert!(area >= drawn.0 * drawn.1 - 1.0, "{drawn:?} on {page:?}: {area}");
                assert!(pages.iter().all(|piece| seen(piece) > 400.0), "{drawn:?} on {page:?}");
            }
        }
    }

    /// Returns the area of the drawing that is visible on a page, in square points.
    fn seen(piece: &Piece) -> f64 {
        let (left, bottom, width, height) = piece.window;
        let (x, y, wide, high) = piece.drawing;
        let across = (left + width).min(x + wide) - left.max(x);
        let down = (bottom + height).min(y + high) - bottom.max(y);
        across.max(0.0) * down.max(0.0)
    }

    #[test]
    fn a_whole_sheet_is_one_page() {
        let pages = pages((1513.0, 1265.0), None, Overlap(20.0));
        assert_eq!(pages.len(), 1);
        assert_eq!(pages[0].page, (1513.0, 1265.0));
    }
}
