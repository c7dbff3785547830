//! Drawings of the map and the counters.

mod cut;
mod features;
mod ground;
mod legend;
mod lines;
mod map_markers;
mod map_sheet;
mod margin;
mod names;
mod palette;

mod scatter;
mod trees;

use blind_swords::board::BrigadeStatus;
use blind_swords::game::{BrigadeId, Game};
use blind_swords::{BlindSwords, Position};
use kernel::{BoardView, Counter, Reader, Viewing};
use sheet::{Formation, Frame, HEAD, Legend, MARGIN, Point, Stack, Svg};

pub(crate) use cut::cut;
pub use map_sheet::Sheet;
pub(crate) use sheet::{HALF, SIDE};

/// Returns the brigades of a game, with the colours and marks that distinguish them on counters.
pub(crate) fn formations(game: &Game) -> Vec<Formation> {
    Formation::all(game.brigades.iter().map(|brigade| {
        let division = game.divisions[brigade.division.index()].name.as_str();
        (brigade.side, brigade.name.as_str(), Some(division))
    }))
}

/// Draws the map without counters and place names.
pub(crate) fn draw_land(sheet: &Sheet<'_>) -> String {
    let (width, height) = sheet.size();
    let mut svg = Svg::default();
    svg.add(format_args!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0}" height="{height:.0}" viewBox="0 0 {width:.0} {height:.0}" font-family="'DejaVu Sans',Verdana,sans-serif">"#
    ));
    margin::definitions(&mut svg, sheet);
    land(&mut svg, sheet);
    svg.add(format_args!("</svg>"));
    svg.finish()
}

/// Draws the map, with the units of a position if one is given.
pub fn draw(sheet: &Sheet<'_>, position: Option<Position<'_>>) -> String {
    let scenario = position.map(|position| position.package.scenario());
    let in_play = position.map(in_play).unwrap_or_default();
    let picture = position.map(|position| {
        let seen = BlindSwords::seen(position, Reader::Everybody);
        BlindSwords::board_view(position.package, &seen)
    });
    let BoardView { counters, map_markers: things, .. } = picture.unwrap_or_default();
    let width = sheet.plan.width() + 2.0 * MARGIN;
    let entries = legend::entries(sheet, scenario, &things, &in_play);
    let legend = Legend::new(width - 2.0 * (MARGIN + 8.0), entries);
    let height = HEAD + sheet.plan.height() + 32.0 + legend.height();
    let mut svg = Svg::default();
    sheet::open(&mut svg, &sheet.game.title, (width, height));
    margin::definitions(&mut svg, sheet);
    let below = scenario.map_or_else(|| sheet.subtitle(), |scenario| scenario.name.as_str());
    let (title, compass) = (sheet.game.title.as_str(), &sheet.map().compass);
    let frame = Frame { title, below, compass, scale: sheet.scale(), size: (width, height) };
    frame.draw(&mut svg);
    land(&mut svg, sheet);
    let stacks = place_counters(&mut svg, sheet, &counters);
    map_markers::draw(&mut svg, sheet, &things);
    if let Some(scenario) = scenario {
        names::victory(&mut svg, sheet, scenario);
    }
    names::places(&mut svg, sheet, &stacks);
    let below = Point { x: MARGIN + 8.0, y: HEAD + sheet.plan.height() + 32.0 };
    legend.draw(&mut svg, below);
    svg.add(format_args!("</svg>"));
    svg.finish()
}

/// Returns the brigades that take part in a scenario, with their marks on counters.
fn in_play(position: Position<'_>) -> Vec<Formation> {
    let is_in_play = |of: &Formation| {
        let state = position.board.brigade(BrigadeId::from_index(of.number));
        state.status != BrigadeStatus::Absent || state.arrival.is_some()
    };
    formations(&position.package.game).into_iter().filter(is_in_play).collect()
}

fn place_counters(svg: &mut Svg, sheet: &Sheet<'_>, counters: &[Counter]) -> Vec<Stack> {
    sheet::place(svg, counters, &formations(sheet.game), |hex| {
        Some(sheet.plan.center(sheet.map().grid.hex(hex)?).moved(0.0, 1.5))
    })
}

fn land(svg: &mut Svg, sheet: &Sheet<'_>) {
    svg.group(r##"clip-path="url(#land)""##, |svg| {
        ground::levels(svg, sheet);
        lines::dry_streams(svg, sheet);
        ground::terrain(svg, sheet);
        lines::slopes(svg, sheet);
        lines::streams(svg, sheet);
        features::draw(svg, sheet);
        lines::roads(svg, sheet);
        lines::contours(svg, sheet);
    });
    lines::grid(svg, sheet);
    lines::numbers(svg, sheet);
    lines::heights(svg, sheet);
    names::roads(svg, sheet);
}
