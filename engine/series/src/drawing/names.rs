//! Names of places and roads, and what hexes are worth.

use blind_swords::game::{HexPoints, Road, Scenario};
use kernel::{HexId, Side};

use super::Sheet;
use super::lines::is_main;
use super::palette;
use super::plan::Point;
use super::svg::{Svg, escape};

/// The names of places, along the lower side of their hexes.
pub(crate) fn places(svg: &mut Svg, sheet: &Sheet<'_>) {
    svg.group(
        r##"class="halo" font-family="'DejaVu Serif',Georgia,serif" font-style="italic" font-weight="bold" font-size="11.5" text-anchor="middle" fill="#241a0c""##,
        |svg| {
            for hex in sheet.map().grid.hexes() {
                let Some(name) = &sheet.map().hex(hex).name else { continue };
                // Between the counters of the hex and the number of the one below.
                let place = sheet.plan.center(hex).moved(0.0, super::plan::HALF - 2.6);
                text(svg, place, &escape(name));
            }
        },
    );
}

/// The names of the main roads, along them.
pub(crate) fn roads(svg: &mut Svg, sheet: &Sheet<'_>) {
    svg.group(
        r##"class="halo" font-family="'DejaVu Serif',Georgia,serif" font-size="11" letter-spacing="1.2" text-anchor="middle" fill="#4b3521""##,
        |svg| {
            for road in sheet.map().roads.iter().filter(|road| is_main(road)) {
                for part in [0.3, 0.75] {
                    road_name(svg, sheet, road, part);
                }
            }
        },
    );
}

fn road_name(svg: &mut Svg, sheet: &Sheet<'_>, road: &Road, part: f64) {
    let at = ((road.path.len() as f64 * part) as usize).clamp(1, road.path.len() - 1);
    let from = sheet.plan.center(road.path[at - 1]);
    let to = sheet.plan.center(road.path[at]);
    let (from, to) = if from.x <= to.x { (from, to) } else { (to, from) };
    let angle = (to.y - from.y).atan2(to.x - from.x).to_degrees();
    let middle = from.toward(to, 0.5);
    svg.add(format_args!(
        r#"<text transform="translate({:.1} {:.1}) rotate({angle:.0})" y="-7">{}</text>"#,
        middle.x,
        middle.y,
        escape(&road.name)
    ));
}

/// What hexes are worth in a scenario: a star in the colour of the side, with the points.
pub(crate) fn victory(svg: &mut Svg, sheet: &Sheet<'_>, scenario: &Scenario) {
    let victory = &scenario.victory;
    let rows = [&victory.at_end, &victory.each_turn];
    svg.group(r#"font-size="8.5" font-weight="bold" text-anchor="middle""#, |svg| {
        for HexPoints { side, hex, points } in rows.into_iter().flatten() {
            star(svg, badge(sheet, *hex, *side), *side, *points);
        }
    });
}

/// The stars of the two sides stand in different corners.
fn badge(sheet: &Sheet<'_>, hex: HexId, side: Side) -> Point {
    let dx = if side == Side::Usa { -23.0 } else { 23.0 };
    sheet.plan.center(hex).moved(dx, -19.0)
}

fn star(svg: &mut Svg, place: Point, side: Side, points: i32) {
    let corner = |n: u8| {
        let radius = if n.is_multiple_of(2) { 10.0 } else { 5.4 };
        let angle = f64::from(n) * std::f64::consts::PI / 5.0 - std::f64::consts::FRAC_PI_2;
        place.moved(angle.cos() * radius, angle.sin() * radius)
    };
    let corners: Vec<_> = (0..10).map(corner).collect();
    svg.add(format_args!(
        r##"<path fill="{}" stroke="#fff" stroke-width=".8" d="{}"/>"##,
        palette::side_frame(side),
        super::svg::polygon(&corners)
    ));
    svg.add(format_args!(
        r##"<text fill="#fff" x="{:.1}" y="{:.1}">{points}</text>"##,
        place.x,
        place.y + 3.2
    ));
}

fn text(svg: &mut Svg, place: Point, words: &str) {
    svg.add(format_args!(r#"<text x="{:.1}" y="{:.1}">{words}</text>"#, place.x, place.y));
}
