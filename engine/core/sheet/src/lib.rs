//! What maps and counters of any family of rules have on paper: the frame with its title, rose and scale, the legend,
//! names that keep off the counters, the counters themselves and the sheet from which they are cut.
//!
//! The land itself is drawn by each family. Lengths are in units of the drawing; [`MILLIMETRES`] says how large they are on
//! paper, for maps and counters alike.

mod counters;
mod cut;
mod frame;
mod legend;
mod names;
mod palette;
#[cfg(feature = "pdf")]
pub mod pdf;
mod svg;

kernel::messages!();

pub use counters::{Face, SIZE, Stack, lay, patterns};
pub use cut::{Formation, Group, Pair, Print, cut};
pub use frame::{Frame, HEAD, MARGIN, Scale};
pub use legend::{Entry, Legend, star};
pub use names::{Name, lay_out};
pub use palette::{side, side_frame};
pub use svg::{Point, Svg, at, curve, escape, polygon};

/// How many millimetres a unit of a drawing measures on paper: a counter of 42 units is 12.6 mm wide.
pub const MILLIMETRES: f64 = 0.3;

/// The width and the height of what fits on a page of A4 and of US Letter alike, with a margin that printers can leave.
pub const PAGE: (f64, f64) = (620.0, 850.0);

/// The drawing of a sheet with its true size, opened.
pub fn open(svg: &mut Svg, title: &str, (width, height): (f64, f64)) {
    svg.add(format_args!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{:.1}mm" height="{:.1}mm" viewBox="0 0 {width:.0} {height:.0}" font-family="'DejaVu Sans',Verdana,Arial,sans-serif">"#,
        width * MILLIMETRES,
        height * MILLIMETRES
    ));
    svg.add(format_args!("<title>{}</title>", escape(title)));
}
