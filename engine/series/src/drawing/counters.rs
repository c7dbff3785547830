//! Units as counters: colour of the side, band of the brigade, strength, weapon and cohesion.

use blind_swords::Scene;
use blind_swords::board::{Board, Face, Morale};
use blind_swords::family::picture;
use blind_swords::game::{Arm, Mount, UnitId};
use blind_swords::look::Look;

use super::Sheet;
use super::palette;
use super::plan::Point;
use super::svg::{Svg, escape};

const SIZE: f64 = 42.0;

/// All units on the map.
pub(crate) fn all(svg: &mut Svg, sheet: &Sheet<'_>, scene: Scene<'_>) {
    svg.group(r#"text-anchor="middle" font-weight="bold""#, |svg| {
        for hex in sheet.map().grid.hexes() {
            let units: Vec<_> = scene.board.units_in(hex).collect();
            let center = sheet.plan.center(hex).moved(0.0, 1.5);
            let spread = 6.0 * (units.len().saturating_sub(1)) as f64;
            for (index, &unit) in units.iter().enumerate().rev() {
                let shift = spread / 2.0 - 6.0 * index as f64;
                counter(svg, scene, unit, center.moved(-shift, -shift));
            }
        }
    });
}

fn counter(svg: &mut Svg, scene: Scene<'_>, unit: UnitId, center: Point) {
    let info = scene.info(unit);
    let (x, y) = (center.x - SIZE / 2.0, center.y - SIZE / 2.0);
    let frame = palette::side_frame(info.side);
    svg.add(format_args!(
        r##"<rect x="{:.1}" y="{:.1}" width="{SIZE}" height="{SIZE}" rx="4" fill="#000" fill-opacity=".35"/><rect x="{x:.1}" y="{y:.1}" width="{SIZE}" height="{SIZE}" rx="4" fill="{}" stroke="{frame}" stroke-width="1.4"/>"##,
        x + 1.6,
        y + 2.0,
        palette::side(info.side)
    ));
    let band = info.brigade.map_or_else(
        || palette::INDEPENDENT.to_owned(),
        |brigade| palette::brigade(brigade.index()),
    );
    svg.add(format_args!(
        r#"<rect x="{:.1}" y="{:.1}" width="{:.1}" height="6" rx="2" fill="{band}"/>"#,
        x + 2.0,
        y + 2.0,
        SIZE - 4.0
    ));
    symbol(svg, scene.arm(unit), center.moved(0.0, -0.5), frame);
    let name = escape(&info.name);
    let squeeze = if info.name.chars().count() > 8 {
        format!(r#" textLength="{:.0}" lengthAdjust="spacingAndGlyphs""#, SIZE - 6.0)
    } else {
        String::new()
    };
    svg.add(format_args!(
        r#"<text x="{:.1}" y="{:.1}" font-size="7.6" fill="{frame}"{squeeze}>{name}</text>"#,
        center.x,
        y + 15.0
    ));
    svg.add(format_args!(
        r##"<text x="{:.1}" y="{:.1}" font-size="10.2" fill="#111">{}</text>"##,
        center.x,
        y + SIZE - 4.0,
        picture::values(scene, unit)
    ));
    markers(svg, scene.board, unit, Point { x: x + SIZE, y });
}

/// The map sign of an arm.
fn symbol(svg: &mut Svg, arm: Arm, center: Point, colour: &str) {
    let (w, h) = (9.0, 6.0);
    let center = center.moved(0.0, 1.5);
    let (left, right) = (center.x - w, center.x + w);
    let (top, bottom) = (center.y - h, center.y + h);
    let inside = match arm {
        Arm::Infantry => {
            format!(
                "M{left:.1} {top:.1}L{right:.1} {bottom:.1}M{left:.1} {bottom:.1}L{right:.1} {top:.1}"
            )
        }
        Arm::Cavalry => format!("M{left:.1} {bottom:.1}L{right:.1} {top:.1}"),
        Arm::Artillery => format!(
            "M{:.1} {:.1}m-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z",
            center.x, center.y
        ),
    };
    let fill = if arm == Arm::Artillery { colour } else { "none" };
    svg.add(format_args!(
        r##"<rect x="{left:.1}" y="{top:.1}" width="{:.1}" height="{:.1}" fill="#fff" fill-opacity=".55" stroke="{colour}" stroke-width="1.1"/><path d="{inside}" fill="{fill}" stroke="{colour}" stroke-width="1.1"/>"##,
        w * 2.0,
        h * 2.0
    ));
}

/// Battleworn, shaken, disrupted, Skirmish Order and cavalry on foot, as dots at the corner.
fn markers(svg: &mut Svg, board: &Board, unit: UnitId, corner: Point) {
    let state = board.unit(unit);
    let mut letters = Vec::new();
    if state.face == Face::Battleworn {
        letters.push(("B", "#6b4a12"));
    }
    match state.morale {
        Morale::None => {}
        Morale::Shaken => letters.push(("S", "#c77700")),
        Morale::Disrupted => letters.push(("D", "#a3180f")),
    }
    if state.skirmish {
        letters.push(("SO", "#2a6b2f"));
    }
    if state.mount == Mount::Dismounted {
        letters.push(("F", "#31507a"));
    }
    for (index, (letter, colour)) in letters.into_iter().enumerate() {
        let place = corner.moved(-3.0, 4.0 + 11.0 * index as f64);
        svg.add(format_args!(
            r##"<circle cx="{:.1}" cy="{:.1}" r="6" fill="{colour}" stroke="#fff" stroke-width=".8"/><text x="{:.1}" y="{:.1}" font-size="7.4" fill="#fff">{letter}</text>"##,
            place.x,
            place.y,
            place.x,
            place.y + 2.7
        ));
    }
}
