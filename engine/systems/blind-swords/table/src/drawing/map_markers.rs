//! Drawing of ground markers such as works, bridges and smoke. A marker is a tile with a symbol. On
//! a hexside, a bar below the tile shows the hexside.

use kernel::{HexNumber, MapMarker};
use sheet::{Entry, Point, SIDE, Svg, at, escape, polygon};

use super::map_sheet::Sheet;

/// Default colour of a marker's tile and bar.
const COLOUR: &str = "#463a2c";
/// Half the width and half the height of a tile, in units of the drawing.
const TILE: (f64, f64) = (8.0, 7.0);
/// Positions of marker tiles relative to the centre of a hex, outside its counters: right, left,
/// then above both.
const IN_HEX: [(f64, f64); 4] = [(29.0, 0.0), (-29.0, 0.0), (22.0, -16.0), (-22.0, -16.0)];

/// Positions of marker tiles along a hexside, as fractions of its length.
const ON_SIDE: [f64; 3] = [0.5, 0.1, 0.9];

/// Draws all ground markers.
pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, markers: &[MapMarker]) {
    for (index, thing) in markers.iter().enumerate() {
        let before = markers[..index].iter();
        let nth = before.filter(|other| (other.hex, other.beyond) == (thing.hex, thing.beyond));
        one(svg, sheet, thing, nth.count());
    }
}

fn one(svg: &mut Svg, sheet: &Sheet<'_>, thing: &MapMarker, nth: usize) {
    let hex = |number: HexNumber| sheet.map().grid.hex(number);
    let Some(first) = hex(thing.hex) else { return };
    let way = thing.beyond.and_then(hex).and_then(|to| sheet.map().grid.direction(first, to));
    let colour = thing.colour.as_deref().unwrap_or(COLOUR);
    svg.group(r#"class="laid""#, |svg| {
        svg.add(format_args!("<title>{}</title>", escape(&thing.name)));
        let place = match way {
            Some(way) => {
                let (a, b) = sheet.plan.ends(first, way);
                for (colour, width) in [("#fff", 9.0), (colour, 6.0)] {
                    svg.add(format_args!(
                        r#"<path fill="none" stroke="{colour}" stroke-width="{width}" d="M{}L{}"/>"#,
                        at(a.toward(b, 0.06)),
                        at(b.toward(a, 0.06))
                    ));
                }
                a.toward(b, ON_SIDE[nth % ON_SIDE.len()])
            }
            None => {
                let center = sheet.plan.center(first);
                let corners = sheet.plan.corners(first).map(|corner| center.toward(corner, 0.88));
                svg.add(format_args!(
                    r#"<path fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="4 3" d="{}"/>"#,
                    polygon(&corners)
                ));
                let (dx, dy) = IN_HEX[nth % IN_HEX.len()];
                center.moved(dx, dy)
            }
        };
        svg.add(format_args!("{}", tile(thing, place)));
    });
}

/// Returns the tile of a marker, centred on a point.
fn tile(thing: &MapMarker, Point { x, y }: Point) -> String {
    let (half, high) = TILE;
    let colour = thing.colour.as_deref().unwrap_or(COLOUR);
    format!(
        r##"<rect x="{:.1}" y="{:.1}" width="{:.1}" height="{:.1}" rx="3" fill="{colour}" stroke="#fff"/><text x="{x:.1}" y="{:.1}" font-size="10.5" font-weight="bold" text-anchor="middle" fill="#fff">{}</text>"##,
        x - half,
        y - high,
        2.0 * half,
        2.0 * high,
        y + 3.7,
        escape(&thing.sign.to_string())
    )
}

/// Returns the legend entries, each marker once.
pub(crate) fn entries(markers: &[MapMarker]) -> Vec<Entry> {
    let first =
        |index: &usize| markers[..*index].iter().all(|other| other.name != markers[*index].name);
    let entry = |index: usize| {
        let drawing = tile(&markers[index], Point { x: SIDE * 0.375, y: 0.0 });
        Entry::Sample { drawing, words: markers[index].name.clone() }
    };
    (0..markers.len()).filter(first).map(entry).collect()
}
