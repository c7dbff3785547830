//! Placement of place names. A name appears below the centre of its hex, and avoids counters if
//! possible.

use crate::counters::Stack;
use crate::svg::{Point, Svg, escape};

/// A place name that is to be drawn in a hex.
#[derive(Clone, Copy, Debug)]
pub struct Name<'a> {
    /// Centre of the hex that contains the place.
    pub center: Point,
    /// Half the height of a hex, in drawing units.
    pub half: f64,
    /// Name of the place on the map.
    pub words: &'a str,
}

/// Font sizes that the placement tries, largest first.
const SIZES: [f64; 2] = [11.5, 9.5];
/// Average width of a letter, relative to the font size.
const LETTER: f64 = 0.6;
/// Horizontal offsets that the placement tries, relative to the available width.
const SHIFTS: [f64; 5] = [0.0, -0.25, 0.25, -0.45, 0.45];

#[derive(Clone, Copy, Debug, PartialEq)]
struct Placed {
    at: Point,
    size: f64,
    width: f64,
}

impl Placed {
    /// Returns the area of the overlap with a rectangle, such as a counter or another name.
    fn overlap(self, (left, top, right, bottom): (f64, f64, f64, f64)) -> f64 {
        let wide =
            (self.at.x + self.width / 2.0).min(right) - (self.at.x - self.width / 2.0).max(left);
        let high = (self.at.y + 2.0).min(bottom) - (self.at.y - self.size * 0.8).max(top);
        wide.max(0.0) * high.max(0.0)
    }

    fn square(self) -> (f64, f64, f64, f64) {
        let half = self.width / 2.0;
        (self.at.x - half, self.at.y - self.size, self.at.x + half, self.at.y + 2.0)
    }
}

/// Draws each name at the position where it overlaps least with counters and other names.
pub fn lay_out(svg: &mut Svg, names: &[Name<'_>], stacks: &[Stack]) {
    let mut taken: Vec<_> = stacks.iter().map(|stack| stack.square()).collect();
    svg.group(
        r##"class="halo" font-family="'DejaVu Serif',Georgia,serif" font-style="italic" font-weight="bold" text-anchor="middle" fill="#241a0c""##,
        |svg| {
            for name in names {
                let placed = place(name, &taken);
                taken.push(placed.square());
                svg.add(format_args!(
                    r#"<text x="{:.1}" y="{:.1}" font-size="{}">{}</text>"#,
                    placed.at.x,
                    placed.at.y,
                    placed.size,
                    escape(name.words)
                ));
            }
        },
    );
}

fn place(name: &Name<'_>, taken: &[(f64, f64, f64, f64)]) -> Placed {
    let covered = |placed: &Placed| taken.iter().map(|square| placed.overlap(*square)).sum::<f64>();
    let tries = SIZES.into_iter().flat_map(|size| {
        let width = name.words.chars().count() as f64 * size * LETTER;
        SHIFTS.into_iter().map(move |shift| Placed {
            // This position is between the counters of the hex and the number of the hex below.
            at: name.center.moved(shift * width, name.half - 2.6),
            size,
            width,
        })
    });
    let mut best: Option<(f64, Placed)> = None;
    for placed in tries {
        let cost = covered(&placed);
        if best.is_none_or(|(least, _)| cost < least) {
            best = Some((cost, placed));
        }
    }
    best.map_or(Placed { at: name.center, size: SIZES[0], width: 0.0 }, |(_, placed)| placed)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAME: Name<'static> =
        Name { center: Point { x: 200.0, y: 200.0 }, half: 34.6, words: "The Old Toll House" };

    #[test]
    fn a_name_stands_below_the_middle_where_nothing_is_in_its_way() {
        let placed = place(&NAME, &[]);
        assert_eq!((placed.at.x, placed.size), (200.0, SIZES[0]));
    }

    /// A name moves to the left if the hex to the lower right contains a counter.
    #[test]
    fn a_name_keeps_off_counters() {
        let stack = Stack { center: Point { x: 260.0, y: 234.6 }, counters: 1 };
        let square = stack.square();
        let placed = place(&NAME, &[square]);
        assert!(placed.at.x < 200.0, "{placed:?}");
        assert!(placed.overlap(square) < 1.0, "{placed:?}");
    }

    /// A name between two counters fits only in the smaller font size.
    #[test]
    fn a_name_between_counters_is_small() {
        let beside = |x| Stack { center: Point { x, y: 234.6 }, counters: 1 }.square();
        let taken = [beside(140.0), beside(260.0)];
        let free: f64 = taken.iter().map(|square| place(&NAME, &taken).overlap(*square)).sum();
        let plain = Placed {
            at: NAME.center.moved(0.0, 32.0),
            size: SIZES[0],
            width: 18.0 * SIZES[0] * LETTER,
        };
        let covered: f64 = taken.iter().map(|square| plain.overlap(*square)).sum();
        assert!(free < covered, "{free} is not less than {covered}");
    }
}
