//! What stands around the map: title and compass.

use super::Sheet;
use super::plan::{HALF, Point, SIDE};
use super::svg::{Svg, escape, polygon};

/// The title above the map, and the scenario below it.
pub(crate) fn title(svg: &mut Svg, sheet: &Sheet<'_>, scenario: Option<&str>) {
    let middle = sheet.frame.x + sheet.plan.width() / 2.0;
    svg.group(
        r##"text-anchor="middle" fill="#2b2113" font-family="'DejaVu Serif',Georgia,serif""##,
        |svg| {
            svg.add(format_args!(
                r#"<text x="{middle:.1}" y="46" font-size="34" font-weight="bold" letter-spacing="3">{}</text>"#,
                escape(&sheet.game.title)
            ));
            if let Some(scenario) = scenario {
                svg.add(format_args!(
                    r#"<text x="{middle:.1}" y="72" font-size="17" font-style="italic">{}</text>"#,
                    escape(scenario)
                ));
            }
        },
    );
}

/// A needle that shows where the first of the compass names points.
pub(crate) fn compass(svg: &mut Svg, sheet: &Sheet<'_>, place: Point) {
    let turn = north(&sheet.map().compass[0]);
    svg.add(format_args!(
        r##"<g transform="translate({:.1} {:.1})"><circle r="26" fill="#f7efda" stroke="#4b3521" stroke-width="1.4"/><g transform="rotate({turn})"><path d="M0 -22L6 0L0 22L-6 0Z" fill="#f7efda" stroke="#4b3521"/><path d="M0 -22L6 0H-6Z" fill="#8c1d18"/><text y="-28" text-anchor="middle" font-size="13" font-weight="bold" fill="#4b3521" transform="rotate({} 0 -33)">N</text></g></g>"##,
        place.x, place.y, -turn
    ));
}

/// How far north is turned from the top of the paper, clockwise, where the top has this name.
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

/// What the other parts of the drawing refer to by name.
pub(crate) fn definitions(svg: &mut Svg, sheet: &Sheet<'_>) {
    svg.add(format_args!(
        r##"<defs>
<style>.number{{paint-order:stroke;stroke:#e9efcf;stroke-opacity:.55;stroke-width:2.2px;stroke-linejoin:round}}.halo{{paint-order:stroke;stroke:#f7efda;stroke-opacity:.8;stroke-width:3px;stroke-linejoin:round}}</style>
<filter id="soft" x="-2%" y="-2%" width="104%" height="104%"><feGaussianBlur stdDeviation="5"/></filter>
<pattern id="crops" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(24)"><rect width="7" height="7" fill="#e6c65a"/><path d="M0 2H7" stroke="#b98a1f" stroke-width="1.8"/><path d="M1.5 5.5h1M5 5.5h1" stroke="#8a6a16" stroke-width="1.4"/></pattern>
<clipPath id="land"><path d="{}"/></clipPath>
</defs>"##,
        land(sheet)
    ));
}

fn land(sheet: &Sheet<'_>) -> String {
    let grown = |hex| {
        let center = sheet.plan.center(hex);
        sheet.plan.corners(hex).map(|corner| {
            let part = 1.0 + 0.6 / SIDE.max(HALF);
            center.toward(corner, part)
        })
    };
    sheet.map().grid.hexes().map(|hex| polygon(&grown(hex))).collect()
}
