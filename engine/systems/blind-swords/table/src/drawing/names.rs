//! Names of places and roads, and victory points of hexes.

use blind_swords::game::{HexPoints, Road, Scenario};
use kernel::{HexId, Side};
use sheet::{HALF, Name, Point, Stack, Svg, escape};

use super::lines::is_main;
use super::map_sheet::Sheet;

/// Draws the names of places along the lower side of their hexes. The names avoid the counters
/// where possible.
pub(crate) fn places(svg: &mut Svg, sheet: &Sheet<'_>, stacks: &[Stack]) {
    let named = sheet.map().grid.hexes().filter_map(|hex| {
        let words = sheet.map().hex(hex).name.as_deref()?;
        Some(Name { center: sheet.plan.center(hex), half: HALF, words })
    });
    let names: Vec<_> = named.collect();
    sheet::lay_out(svg, &names, stacks);
}

/// Draws the names of main roads along the roads.
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

/// Draws the victory points of hexes in a scenario: a star in the side's colour, with the points.
pub(crate) fn victory(svg: &mut Svg, sheet: &Sheet<'_>, scenario: &Scenario) {
    let victory = &scenario.victory;
    let rows = [&victory.at_end, &victory.each_turn];
    for HexPoints { side, hex, points } in rows.into_iter().flatten() {
        sheet::star(svg, badge(sheet, *hex, *side), *side, &points.to_string());
    }
}

/// Returns the point of a hex at which a side's star is drawn. Each side has its own corner.
fn badge(sheet: &Sheet<'_>, hex: HexId, side: Side) -> Point {
    let dx = if side == Side::Usa { -23.0 } else { 23.0 };
    sheet.plan.center(hex).moved(dx, -19.0)
}
