//! Sheets of a map: for a page without frame, and for paper with frame and legend.

use kernel::HexId;

use crate::counters::{Stack, patterns};
use crate::frame::{Frame, HEAD, MARGIN, Scale};
use crate::legend::{Entry, Legend};
use crate::names::{Name, lay_out};
use crate::plan::{HALF, Plan};
use crate::svg::{Point, Svg};

/// Width of the margin around a map on its own sheet, in drawing units.
const AROUND: f64 = 16.0;

/// Map of a package, with the texts of its sheet.
#[derive(Clone, Copy, Debug)]
pub struct Paper<'a> {
    /// Layout of the hexes, as [`Paper::plan`] returns it.
    pub plan: Plan<'a>,
    /// Title of the sheet.
    pub title: &'a str,
    /// Subtitle below the title. Empty if there is none.
    pub below: &'a str,
    /// Names of the six directions, in ring order.
    pub compass: &'a [String; 6],
    /// Distance between opposite sides of a hex on the ground, in yards. `None` if the package does
    /// not state it.
    pub yards: Option<u16>,
}

impl<'a> Paper<'a> {
    /// Returns the layout of a grid with the margin of these sheets.
    pub fn plan(grid: &'a kernel::Grid) -> Plan<'a> {
        Plan::new(grid, Point { x: AROUND, y: AROUND })
    }

    /// Returns the width and height of a sheet without frame.
    pub fn size(plan: Plan<'_>) -> (f64, f64) {
        let size = Point { x: plan.width() + 2.0 * AROUND, y: plan.height() + 2.0 * AROUND };
        let Point { x, y } = size.rounded();
        (x, y)
    }

    /// Returns a sheet without frame as SVG.
    pub fn land(plan: Plan<'_>, draw: impl FnOnce(&mut Svg)) -> String {
        let (width, height) = Self::size(plan);
        let mut svg = Svg::default();
        svg.add(format_args!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.1} {height:.1}" font-family="sans-serif">"#
        ));
        draw(&mut svg);
        svg.add(format_args!("</svg>"));
        svg.finish().trim_end().to_owned()
    }

    /// Returns a sheet for printing as SVG. `draw` draws the ground and the counters, and returns
    /// the stacks, which the names of places avoid.
    pub fn sheet(
        &self,
        entries: Vec<Entry>,
        draw: impl FnOnce(&mut Svg) -> Vec<Stack>,
        names: impl IntoIterator<Item = (HexId, &'a str)>,
    ) -> String {
        let (across, down) = Self::size(self.plan);
        let (left, top) = (MARGIN - AROUND, HEAD - AROUND);
        let width = across + 2.0 * left;
        let legend = Legend::new(width - 2.0 * (MARGIN + 8.0), entries);
        let height = top + down + 16.0 + legend.height();
        let mut svg = Svg::default();
        crate::open(&mut svg, self.title, (width, height));
        svg.add(format_args!("<defs>{}</defs>", patterns()));
        let scale = self.yards.map(|yards| Scale { yards, across: 2.0 * HALF });
        let Self { title, below, compass, .. } = *self;
        Frame { title, below, compass, scale, size: (width, height) }.draw(&mut svg);
        svg.group(&format!(r#"transform="translate({left} {top})""#), |svg| {
            let stacks = draw(svg);
            let names = names.into_iter();
            let name = |(hex, words)| Name { center: self.plan.center(hex), half: HALF, words };
            lay_out(svg, &names.map(name).collect::<Vec<_>>(), &stacks);
        });
        legend.draw(&mut svg, Point { x: MARGIN + 8.0, y: top + down + 16.0 });
        svg.add(format_args!("</svg>"));
        svg.finish()
    }
}
