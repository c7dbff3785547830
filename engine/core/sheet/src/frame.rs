//! The frame around a map: title, compass rose and scale.

use kernel::{Direction, say};

use crate::svg::{Point, Svg, escape};

/// A framed map on a sheet of paper.
#[derive(Clone, Copy, Debug)]
pub struct Frame<'a> {
    /// Title of the game.
    pub title: &'a str,
    /// Subtitle: the battle and its date, or the name of the scenario.
    pub below: &'a str,
    /// Names of the six directions in ring order, starting with the direction that points up.
    pub compass: &'a [String; 6],
    /// Ground scale of the map. `None` if the package states none.
    pub scale: Option<Scale>,
    /// Width and height of the paper, in drawing units.
    pub size: (f64, f64),
}

/// Size of a hex, both on the ground and on paper.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    /// Distance between opposite hexsides on the ground, in yards.
    pub yards: u16,
    /// Distance between opposite hexsides on paper, in drawing units.
    pub across: f64,
}

/// Height of the area above the map, in drawing units. The area contains the title, the rose and
/// the scale.
pub const HEAD: f64 = 92.0;
/// Width of the margins beside the map, in drawing units.
pub const MARGIN: f64 = 40.0;

const INK: &str = "#4b3521";
/// Distance of the direction names from the centre of the compass rose, in drawing units.
const REACH: f64 = 28.0;
/// Maximum length of the scale bar, in drawing units.
const LONGEST: f64 = 240.0;

impl Frame<'_> {
    /// Draws the frame, on top of which the map is drawn.
    pub fn draw(&self, svg: &mut Svg) {
        let (width, height) = self.size;
        svg.add(format_args!(
            r##"<rect width="{width:.0}" height="{height:.0}" fill="#f1e6cb"/>"##
        ));
        svg.add(format_args!(
            r#"<rect x="12" y="12" width="{:.0}" height="{:.0}" fill="none" stroke="{INK}" stroke-width="2.4"/><rect x="18" y="18" width="{:.0}" height="{:.0}" fill="none" stroke="{INK}" stroke-width=".8"/>"#,
            width - 24.0,
            height - 24.0,
            width - 36.0,
            height - 36.0
        ));
        self.titles(svg);
        rose(svg, self.compass, Point { x: width - MARGIN - 44.0, y: 52.0 });
        if let Some(scale) = self.scale {
            scale.draw(svg, Point { x: MARGIN + 8.0, y: 62.0 });
        }
    }

    fn titles(&self, svg: &mut Svg) {
        let middle = self.size.0 / 2.0;
        // Limit the width of the title to the space between the scale and the rose.
        let room = (self.size.0 - 2.0 * (MARGIN + LONGEST + 20.0)).max(200.0);
        let large = (room / (self.title.chars().count() as f64 * 0.78)).min(34.0);
        let small = (room / (self.below.chars().count().max(1) as f64 * 0.56)).min(17.0);
        svg.group(
            r##"text-anchor="middle" fill="#2b2113" font-family="'DejaVu Serif',Georgia,serif""##,
            |svg| {
                svg.add(format_args!(
                    r#"<text x="{middle:.1}" y="50" font-size="{large:.1}" font-weight="bold" letter-spacing="2">{}</text><text x="{middle:.1}" y="76" font-size="{small:.1}" font-style="italic">{}</text>"#,
                    escape(self.title),
                    escape(self.below)
                ));
            },
        );
    }
}

impl Scale {
    /// Draws the longest scale bar of whole hundreds of yards that fits, and the size of a hex.
    fn draw(self, svg: &mut Svg, place: Point) {
        let yard = self.across / f64::from(self.yards);
        let hundreds = ((LONGEST / yard / 100.0).floor() as u16).clamp(1, 10);
        let part = 100.0 * yard;
        svg.group(&format!(r#"font-size="11" fill="{INK}" text-anchor="middle""#), |svg| {
            for n in 0..hundreds {
                let fill = if n.is_multiple_of(2) { INK } else { "#f7efda" };
                svg.add(format_args!(
                    r#"<rect x="{:.1}" y="{:.1}" width="{part:.1}" height="6" fill="{fill}" stroke="{INK}" stroke-width=".8"/>"#,
                    place.x + f64::from(n) * part,
                    place.y
                ));
            }
            for n in [0, hundreds] {
                svg.add(format_args!(
                    r#"<text x="{:.1}" y="{:.1}">{}</text>"#,
                    place.x + f64::from(n) * part,
                    place.y - 5.0,
                    n * 100
                ));
            }
            svg.add(format_args!(
                r#"<text x="{:.1}" y="{:.1}" text-anchor="start">{}</text>"#,
                place.x,
                place.y + 20.0,
                escape(&say!("scale", yards = self.yards))
            ));
        });
    }
}

/// Draws the compass rose: a needle that points north, and the names of the directions on the
/// sheet.
fn rose(svg: &mut Svg, compass: &[String; 6], place: Point) {
    let turn = north(&compass[0]);
    svg.group(
        &format!(
            r#"transform="translate({:.1} {:.1})" text-anchor="middle" font-size="11" font-weight="bold" fill="{INK}""#,
            place.x, place.y
        ),
        |svg| {
            svg.add(format_args!(
                r##"<circle r="38" fill="#f7efda" stroke="{INK}" stroke-width="1.4"/><g transform="rotate({turn})"><path d="M0 -17L6 0L0 17L-6 0Z" fill="#f7efda" stroke="{INK}"/><path d="M0 -17L6 0H-6Z" fill="#8c1d18"/></g>"##
            ));
            for direction in Direction::ALL {
                let angle = std::f64::consts::FRAC_PI_2
                    + std::f64::consts::FRAC_PI_3 * f64::from(direction.ring());
                svg.add(format_args!(
                    r#"<text x="{:.1}" y="{:.1}">{}</text>"#,
                    angle.cos() * REACH,
                    4.0 - angle.sin() * REACH,
                    escape(&compass[direction.index()])
                ));
            }
        },
    );
}

/// Returns the angle of north in degrees, clockwise from the top of the paper. `top` is the name of
/// the direction at the top.
fn north(top: &str) -> i32 {
    match top {
        "NE" => -45,
        "E" => -90,
        "SE" => -135,
        "S" => 180,
        "SW" => 135,
        "W" => 90,
        "NW" => 45,
        _ => 0,
    }
}
