//! Maps and counters on paper, for any rule system. The crate draws the frame with title, rose and
//! scale, the legend, the counters, the counter sheet and the place names.
//!
//! Each rule system draws the terrain itself. Lengths are in drawing units, which [`MILLIMETRES`]
//! converts for maps and counters alike.

mod counters;
mod cut;
mod frame;
mod legend;
mod names;
mod palette;
mod paper;
#[cfg(feature = "pdf")]
pub mod pdf;
mod plan;
mod svg;

kernel::messages!();

pub use counters::{Face, SIZE, Stack, patterns, place};
pub use cut::{Formation, Group, Pair, Print, cut};
pub use frame::{Frame, HEAD, MARGIN, Scale};
pub use legend::{Entry, Legend, star};
pub use names::{Name, lay_out};
pub use palette::{side, side_frame};
pub use paper::Paper;
pub use plan::{HALF, Plan, SIDE};
pub use svg::{Point, Svg, at, curve, escape, polygon};

/// Millimetres on paper for one drawing unit. A counter of 42 units is 12.6 mm wide.
pub const MILLIMETRES: f64 = 0.3;

/// Width and height of a printed page, in drawing units. This area fits on both A4 and US Letter,
/// with margins for printers.
pub const PAGE: (f64, f64) = (620.0, 850.0);

/// Writes the opening tag of an SVG document that prints in true size, and the title of the
/// document.
pub fn open(svg: &mut Svg, title: &str, (width, height): (f64, f64)) {
    svg.add(format_args!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{:.1}mm" height="{:.1}mm" viewBox="0 0 {width:.0} {height:.0}" font-family="'DejaVu Sans',Verdana,Arial,sans-serif">"#,
        width * MILLIMETRES,
        height * MILLIMETRES
    ));
    svg.add(format_args!("<title>{}</title>", escape(title)));
}
