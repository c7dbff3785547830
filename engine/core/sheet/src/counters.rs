//! Drawing of counters: the colour of the side, the band of the formation, the name, the symbol of
//! the unit's type, and the values.

use kernel::{Badge, Counter, HexNumber, Shape, Side};

use crate::cut::Formation;
use crate::palette;
use crate::svg::{Point, Svg, escape};

/// Edge length of a counter, in drawing units.
pub const SIZE: f64 = 42.0;
/// Offset between neighbouring counters of a stack, in drawing units.
const STEP: f64 = 6.0;
/// Height of the band of a formation, in drawing units.
const BAND: f64 = 8.0;

/// Position of a stack of counters on the map.
#[derive(Clone, Copy, Debug)]
pub struct Stack {
    /// Centre of the hex that contains the stack.
    pub center: Point,
    /// Number of counters in the stack.
    pub counters: usize,
}

impl Stack {
    /// Returns the edges of the square that the stack covers, in the order left, top, right,
    /// bottom.
    pub fn square(&self) -> (f64, f64, f64, f64) {
        let half = f64::midpoint(SIZE, STEP * self.counters.saturating_sub(1) as f64);
        let Point { x, y } = self.center;
        (x - half, y - half, x + half, y + half)
    }

    /// Returns the centres of the stack's counters, top to bottom.
    pub fn middles(&self) -> impl ExactSizeIterator<Item = Point> + DoubleEndedIterator + use<> {
        let (center, counters) = (self.center, self.counters);
        let spread = STEP * counters.saturating_sub(1) as f64 / 2.0;
        (0..counters).map(move |index| {
            let shift = STEP * index as f64 - spread;
            center.moved(shift, shift)
        })
    }
}

/// Draws the counters of a map in stack order, and returns the stacks. `center` returns the centre
/// of a hex, or `None` for a hex off the map. Counters off the map are skipped.
pub fn place(
    svg: &mut Svg,
    counters: &[Counter],
    formations: &[Formation],
    center: impl Fn(HexNumber) -> Option<Point>,
) -> Vec<Stack> {
    let mut stacks: Vec<(HexNumber, Point, Vec<Face>)> = Vec::new();
    for counter in counters {
        let Some(middle) = center(counter.hex) else { continue };
        let face = Face::of(counter, formations);
        match stacks.iter_mut().find(|(hex, ..)| *hex == counter.hex) {
            Some((.., faces)) => faces.push(face),
            None => stacks.push((counter.hex, middle, vec![face])),
        }
    }
    let mut drawn = Vec::new();
    for (_, center, faces) in stacks {
        let stack = Stack { center, counters: faces.len() };
        for (face, middle) in faces.iter().zip(stack.middles()).rev() {
            draw(svg, face, middle);
        }
        drawn.push(stack);
    }
    drawn
}

/// Returns the definitions of all band patterns, for an SVG document.
pub fn patterns() -> &'static str {
    r##"<pattern id="grain-stripes" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 6L6 0M-1 1L1 -1M5 7L7 5" fill="none" stroke="#fff" stroke-width="1.6"/></pattern>
<pattern id="grain-dots" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.4" fill="#fff"/></pattern>
<pattern id="grain-checks" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 0h3v3h-3zM3 3h3v3h-3z" fill="#fff"/></pattern>"##
}

/// Printed content of one side of a counter.
#[derive(Clone, Debug)]
pub struct Face {
    /// Name of the unit.
    pub name: String,
    /// Side that controls the unit.
    pub side: Side,
    /// Symbol for the type of the unit, as in [`Counter`].
    pub sign: &'static str,
    /// Number of the unit's formation, and the label on its band. `None` if the unit has no
    /// formation.
    pub band: Option<(usize, String)>,
    /// Values of the unit, which are printed below the symbol.
    pub values: String,
    /// Whether this is the reduced side of the counter.
    pub worn: bool,
    /// State markers at the corner of the counter.
    pub badges: Vec<Badge>,
    /// Direction that the unit faces, as its place in the ring. `None` if it faces no direction.
    pub facing: Option<u8>,
    /// Full description of the counter, shown as a tooltip. Paper omits it.
    pub words: String,
}

impl Face {
    /// Builds the face of a counter on the map.
    pub fn of(counter: &Counter, formations: &[Formation]) -> Self {
        let named = |number: usize| {
            let known = formations.iter().find(|formation| formation.number == number);
            (number, known.map(|formation| formation.code.clone()).unwrap_or_default())
        };
        Self {
            name: counter.name.clone(),
            side: counter.side,
            sign: counter.sign,
            band: counter.band.map(named),
            values: counter.values.clone(),
            worn: counter.worn,
            badges: counter.badges.clone(),
            facing: counter.facing,
            words: counter.words.clone(),
        }
    }
}

/// Draws a counter as it appears on a map.
fn draw(svg: &mut Svg, face: &Face, center: Point) {
    svg.add(format_args!(
        r##"<rect x="{:.1}" y="{:.1}" width="{SIZE}" height="{SIZE}" rx="{}" fill="#000" fill-opacity=".35"/>"##,
        center.x - SIZE / 2.0 + 1.5,
        center.y - SIZE / 2.0 + 2.0,
        round(face.side)
    ));
    printed(svg, face, center);
}

/// Returns the radius of a counter's corners. Each side has a different radius, so that players who
/// cannot distinguish the colours can tell the sides apart.
const fn round(side: Side) -> f64 {
    match side {
        Side::Usa => 7.0,
        Side::Csa => 1.5,
    }
}

/// Draws a counter as it appears on the printed sheet.
pub(crate) fn printed(svg: &mut Svg, counter: &Face, center: Point) {
    let (x, y) = (center.x - SIZE / 2.0, center.y - SIZE / 2.0);
    let frame = palette::side_frame(counter.side);
    let round = round(counter.side);
    svg.group(r#"text-anchor="middle" font-weight="bold""#, |svg| {
        if !counter.words.is_empty() {
            svg.add(format_args!("<title>{}</title>", escape(&counter.words)));
        }
        svg.add(format_args!(
            r#"<rect x="{x:.1}" y="{y:.1}" width="{SIZE}" height="{SIZE}" rx="{round}" fill="{}" stroke="{frame}" stroke-width="1.4"/>"#,
            palette::side(counter.side)
        ));
        band(svg, Point { x: x + 2.5, y: y + 2.5 }, SIZE - 5.0, counter.band.as_ref());
        if counter.worn {
            svg.add(format_args!(
                r##"<path fill="#fff" stroke="#8c1d18" d="M{:.1} {:.1}h10v13z"/>"##,
                x + SIZE - 11.0,
                y + 18.5
            ));
        }
        symbol(svg, counter.sign, Point { x: center.x, y: y + 25.0 }, frame);
        line(svg, Point { x: center.x, y: y + 18.0 }, 7.6, frame, &counter.name);
        let ink = if counter.worn { "#8c1d18" } else { "#111" };
        line(svg, Point { x: center.x, y: y + SIZE - 2.6 }, 11.0, ink, &counter.values);
        badges(svg, counter, Point { x: x + SIZE - 2.0, y: y + 3.0 });
        if let Some(ring) = counter.facing {
            facing(svg, ring, center);
        }
    });
}

/// Draws an arrow at the edge of a counter towards the hexside that the unit faces. Direction 0 is
/// up, and the ring runs counterclockwise.
fn facing(svg: &mut Svg, ring: u8, center: Point) {
    svg.add(format_args!(
        r##"<path class="facing" d="M-8 -21L0 -32L8 -21Z" fill="#111" stroke="#fff" transform="translate({:.1} {:.1}) rotate({})"/>"##,
        center.x,
        center.y,
        -60 * i16::from(ring)
    ));
}

/// Draws a line of text in the largest font size that fits, up to `most`.
fn line(svg: &mut Svg, at: Point, most: f64, ink: &str, words: &str) {
    let size = most.min((SIZE - 4.0) / width(words));
    svg.add(format_args!(
        r#"<text x="{:.1}" y="{:.1}" font-size="{size:.1}" fill="{ink}">{}</text>"#,
        at.x,
        at.y,
        escape(words)
    ));
}

/// Estimates the width of bold text at font size 1. The estimate is rarely too small.
fn width(words: &str) -> f64 {
    let letter = |letter: char| match letter {
        'm' | 'M' | 'W' => 1.05,
        '-' | '.' | 'f' | 'r' | 't' | 'i' | 'l' | 'j' | 'I' | ' ' | '(' | ')' | '\'' => 0.46,
        _ => 0.76,
    };
    words.chars().map(letter).sum::<f64>().max(0.1)
}

/// Draws the band of a formation with its label.
fn band(svg: &mut Svg, at: Point, width: f64, formation: Option<&(usize, String)>) {
    let (fill, grain) = palette::band(formation.map(|(number, _)| *number));
    let fills = std::iter::once(fill.to_owned()).chain(grain.map(|id| format!("url(#{id})")));
    for fill in fills {
        svg.add(format_args!(
            r#"<rect x="{:.1}" y="{:.1}" width="{width:.1}" height="{BAND}" rx="1.5" fill="{fill}"/>"#,
            at.x, at.y
        ));
    }
    if let Some((_, code)) = formation {
        svg.add(format_args!(
            r##"<text class="code" x="{:.1}" y="{:.1}" font-size="7" font-weight="bold" text-anchor="middle" fill="#111" paint-order="stroke" stroke="#fff" stroke-width="1.6" stroke-opacity=".75">{}</text>"##,
            at.x + width / 2.0,
            at.y + BAND - 1.6,
            escape(code)
        ));
    }
}

/// Draws a sample of a formation's band on the colour of its side.
pub(crate) fn swatch(svg: &mut Svg, at: Point, formation: &Formation) {
    svg.add(format_args!(
        r#"<rect x="{:.1}" y="{:.1}" width="32" height="13" rx="2" fill="{}" stroke="{}"/>"#,
        at.x - 1.0,
        at.y - 1.5,
        palette::side(formation.side),
        palette::side_frame(formation.side)
    ));
    band(svg, at.moved(1.0, 1.0), 28.0, Some(&(formation.number, formation.code.clone())));
}

/// Draws the symbol for a type of unit.
fn symbol(svg: &mut Svg, sign: &str, center: Point, colour: &str) {
    let (w, h) = (9.0, 5.5);
    let (left, right) = (center.x - w, center.x + w);
    let (top, bottom) = (center.y - h, center.y + h);
    let cross = format!("M{left:.1} {bottom:.1}L{right:.1} {top:.1}");
    let disc = |radius: f64| {
        let (x, y) = (center.x, center.y);
        format!(
            "M{x:.1} {y:.1}m-{radius} 0a{radius} {radius} 0 1 0 {0} 0a{radius} {radius} 0 1 0 -{0} 0Z",
            2.0 * radius
        )
    };
    let (inside, fill) = match sign {
        "infantry" => (format!("{cross}M{left:.1} {top:.1}L{right:.1} {bottom:.1}"), "none"),
        "cavalry" => (cross, "none"),
        "leader" => (disc(3.6), colour),
        _ => (disc(2.4), colour),
    };
    svg.add(format_args!(
        r##"<rect x="{left:.1}" y="{top:.1}" width="{:.1}" height="{:.1}" fill="#fff" fill-opacity=".55" stroke="{colour}" stroke-width="1.1"/><path d="{inside}" fill="{fill}" stroke="{colour}" stroke-width="1.1"/>"##,
        w * 2.0,
        h * 2.0
    ));
}

/// Draws the state markers of a counter at its corner.
fn badges(svg: &mut Svg, counter: &Face, corner: Point) {
    for (index, badge) in counter.badges.iter().enumerate() {
        let Point { x, y } = corner.moved(0.0, 12.0 * index as f64);
        let shape = match badge.shape {
            Shape::Disc => format!(r##"<circle cx="{x:.1}" cy="{y:.1}" r="6.5" fill="#b35c00""##),
            Shape::Square => format!(
                r##"<rect x="{:.1}" y="{:.1}" width="13" height="13" rx="1" fill="#a3180f""##,
                x - 6.5,
                y - 6.5
            ),
            Shape::Triangle => {
                format!(r##"<path d="M{x:.1} {:.1}l8 14h-16z" fill="#31507a""##, y - 8.5)
            }
        };
        svg.add(format_args!(
            r##"{shape} stroke="#fff" stroke-width=".8"/><text x="{x:.1}" y="{:.1}" font-size="7.6" fill="#fff">{}</text>"##,
            y + 2.8,
            badge.letter
        ));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A label of any length fits on its counter.
    #[test]
    fn words_fit_on_a_counter() {
        for words in ["9-Rf-5", "10-Sm-4", "The Very Long Battery of Mammoth Memory", "M", ""] {
            let mut svg = Svg::default();
            line(&mut svg, Point { x: 21.0, y: 39.0 }, 11.0, "#111", words);
            let text = svg.finish();
            let (_, size) = text.split_once("font-size=\"").expect("a size");
            let size: f64 = size.split_once('"').expect("a size").0.parse().expect("a number");
            assert!(size <= 11.0 && size * width(words) < SIZE - 3.0, "{words}: {size}");
        }
    }
}
