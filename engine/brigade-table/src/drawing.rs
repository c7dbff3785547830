//! The land as a drawing to lay counters on.

use std::fmt::Write;

use brigade_battles::game::Game;
use brigade_battles::look::Look;
use brigade_battles::{BrigadeBattles, Scene};
use kernel::{Counter, Direction, Family, HexId, Reader, Side};

/// The side of a hex.
pub(crate) const SIDE: f64 = 40.0;
/// Half the height of a hex.
pub(crate) const HALF: f64 = 34.6;
/// What is left around the map.
const MARGIN: f64 = 16.0;

/// The middle of a hex.
pub(crate) fn center(game: &Game, hex: HexId) -> (f64, f64) {
    let first = f64::from(game.map.grid.spec().first_column);
    let (column, along) = game.map.grid.position(hex);
    let x = MARGIN + SIDE + 1.5 * SIDE * (f64::from(column) - first);
    let top = 2.0 * f64::from(game.map.grid.spec().even.first.min(game.map.grid.spec().odd.first));
    (x, MARGIN + HALF * (1.0 + f64::from(along) - top))
}

/// The width and the height of the sheet.
pub(crate) fn size(game: &Game) -> (f64, f64) {
    let far = |(width, height): (f64, f64), hex| {
        let (x, y) = center(game, hex);
        (width.max(x + SIDE + MARGIN), height.max(y + HALF + MARGIN))
    };
    game.map.grid.hexes().fold((0.0, 0.0), far)
}

/// The land as SVG: ground by terrain and level, streams, roads, numbers and names.
pub(crate) fn land(game: &Game) -> String {
    sheet(game, |_| {})
}

/// The land with who stands on it.
pub(crate) fn begun(scene: Scene<'_>) -> String {
    sheet(scene.game(), |svg| {
        for counter in BrigadeBattles::picture(scene, Reader::Referee).counters {
            draw(scene.game(), &counter, svg);
        }
    })
}

fn sheet(game: &Game, above: impl FnOnce(&mut String)) -> String {
    let (width, height) = size(game);
    let mut svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.1} {height:.1}" font-family="sans-serif">"#
    );
    for hex in game.map.grid.hexes() {
        ground(game, hex, &mut svg);
    }
    streams(game, &mut svg);
    for road in &game.map.roads {
        let points: Vec<_> = road.path.iter().map(|hex| point(center(game, *hex))).collect();
        write(
            &mut svg,
            format_args!(
                r##"<polyline points="{}" fill="none" stroke="#8a5a2b" stroke-width="3.5" stroke-linejoin="round"/>"##,
                points.join(" ")
            ),
        );
    }
    for hex in game.map.grid.hexes() {
        captions(game, hex, &mut svg);
    }
    above(&mut svg);
    svg.push_str("</svg>");
    svg
}

fn write(svg: &mut String, text: std::fmt::Arguments<'_>) {
    svg.write_fmt(text).expect("writing to a string cannot fail");
}

fn point((x, y): (f64, f64)) -> String {
    format!("{x:.1},{y:.1}")
}

/// A counter in the colours of its side: name and values, the marks of its state in its words. A leader is a disc in the
/// corner, since troops may stand with him.
fn draw(game: &Game, counter: &Counter, svg: &mut String) {
    let Some(hex) = game.map.grid.hex(counter.hex) else { return };
    let (x, y) = center(game, hex);
    let (fill, line) = match counter.side {
        Side::Usa => ("#b9cbe4", "#1f3a68"),
        Side::Csa => ("#d2c8b4", "#5b4630"),
    };
    let (name, words) = (escaped(&counter.name), escaped(&counter.words));
    write(svg, format_args!(r#"<g text-anchor="middle" fill="{line}"><title>{words}</title>"#));
    if counter.sign == "leader" {
        let (x, y) = (x + 18.0, y - 14.0);
        write(
            svg,
            format_args!(
                r#"<circle cx="{x:.1}" cy="{y:.1}" r="10" fill="{fill}" stroke="{line}"/><text x="{x:.1}" y="{:.1}" font-size="9">{}</text></g>"#,
                y + 3.0,
                counter.values
            ),
        );
        return;
    }
    write(
        svg,
        format_args!(
            r#"<rect x="{:.1}" y="{:.1}" width="40" height="32" rx="3" fill="{fill}" stroke="{line}"/><text x="{x:.1}" y="{:.1}" font-size="7" textLength="36" lengthAdjust="spacingAndGlyphs">{name}</text><text x="{x:.1}" y="{:.1}" font-size="14" font-weight="bold">{}</text></g>"#,
            x - 20.0,
            y - 16.0,
            y - 6.0,
            y + 10.0,
            counter.values
        ),
    );
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// The corners of a hex, in the order in which its sides lie: side `n` runs from corner `n` to the next.
fn corners((x, y): (f64, f64)) -> [(f64, f64); 6] {
    let half = SIDE / 2.0;
    [
        (x + half, y - HALF),
        (x - half, y - HALF),
        (x - SIDE, y),
        (x - half, y + HALF),
        (x + half, y + HALF),
        (x + SIDE, y),
    ]
}

/// What a hex is filled with: woods darker, heights browner.
fn colour(terrain: &str, level: u8) -> String {
    let base = match terrain {
        "woods" => [122, 158, 104],
        "cornfield" => [226, 204, 120],
        "town" => [196, 170, 160],
        _ => [216, 224, 168],
    };
    let shade = |part: i32| (part - 9 * i32::from(level.saturating_sub(1))).clamp(0, 255);
    let [red, green, blue] = base.map(shade);
    format!("#{:02x}{green:02x}{blue:02x}", (red + 3 * i32::from(level)).clamp(0, 255))
}

fn ground(game: &Game, hex: HexId, svg: &mut String) {
    let here = game.map.hex(hex);
    let fill = colour(&game.charts.terrain(here.terrain).id, here.level);
    let points = corners(center(game, hex)).map(point).join(" ");
    write(
        svg,
        format_args!(
            r##"<polygon points="{points}" fill="{fill}" stroke="#5d6b4a" stroke-opacity=".45"/>"##
        ),
    );
}

/// Each stream once: from the hex of the lower number.
fn streams(game: &Game, svg: &mut String) {
    for hex in game.map.grid.hexes() {
        let corners = corners(center(game, hex));
        for way in Direction::ALL {
            let other = game.map.grid.neighbour(hex, way);
            if game.map.side(hex, way).stream && other.is_some_and(|other| hex < other) {
                let (from, to) = (corners[way.index()], corners[(way.index() + 1) % 6]);
                write(
                    svg,
                    format_args!(
                        r##"<polyline points="{} {}" stroke="#3f7fbf" stroke-width="5" stroke-linecap="round"/>"##,
                        point(from),
                        point(to)
                    ),
                );
            }
        }
    }
}

fn captions(game: &Game, hex: HexId, svg: &mut String) {
    let ((x, y), here) = (center(game, hex), game.map.hex(hex));
    let number = game.map.number(hex);
    write(
        svg,
        format_args!(
            r##"<text x="{x:.1}" y="{:.1}" font-size="9" fill="#40492f" text-anchor="middle">{number}</text>"##,
            y - HALF + 11.0
        ),
    );
    if let Some(name) = &here.name {
        let name = escaped(name);
        write(
            svg,
            format_args!(
                r##"<text x="{x:.1}" y="{:.1}" font-size="9" font-style="italic" fill="#26301a" text-anchor="middle">{name}</text>"##,
                y + HALF - 6.0
            ),
        );
    }
}
