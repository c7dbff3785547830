//! The map as a drawing.

mod counters;
mod ground;
mod legend;
mod lines;
mod margin;
mod names;
mod palette;
mod plan;
mod scatter;
mod svg;
mod trees;

use blind_swords::Scene;
use blind_swords::game::{Game, Map};
use kernel::{Direction, HexId, HexNumber};
use package::documents::Documents;

pub(crate) use plan::{HALF, SIDE};
use plan::{Plan, Point};
use svg::Svg;

/// What is drawn, and where it goes.
#[derive(Debug)]
pub struct Sheet<'a> {
    game: &'a Game,
    plan: Plan<'a>,
    frame: Point,
    dry_streams: Vec<Vec<HexId>>,
}

impl<'a> Sheet<'a> {
    /// A sheet for a game and, where they are known, its documents.
    pub fn new(game: &'a Game, documents: Option<&Documents>) -> Self {
        Self::framed(game, documents, Point { x: 40.0, y: 92.0 })
    }

    /// A sheet that is no larger than the land.
    pub(crate) fn of_land(game: &'a Game, documents: Option<&Documents>) -> Self {
        Self::framed(game, documents, Point { x: MARGIN, y: MARGIN })
    }

    fn framed(game: &'a Game, documents: Option<&Documents>, frame: Point) -> Self {
        let dry_streams = documents.map(|of| dry_streams(game, of)).unwrap_or_default();
        Self { game, plan: Plan::new(&game.map.grid, frame), frame, dry_streams }
    }

    /// The width and the height of a sheet that holds the land alone.
    pub(crate) fn size(&self) -> (f64, f64) {
        (self.plan.width() + 2.0 * MARGIN, self.plan.height() + 2.0 * MARGIN)
    }

    /// The middle of a hex.
    pub(crate) fn center(&self, hex: HexId) -> (f64, f64) {
        let Point { x, y } = self.plan.center(hex);
        (x, y)
    }

    fn map(&self) -> &'a Map {
        &self.game.map
    }

    /// The lowest and the highest level of the map.
    fn levels(&self) -> (u8, u8) {
        let levels = || self.map().hexes.iter().map(|hex| hex.level);
        (levels().min().unwrap_or(0), levels().max().unwrap_or(0))
    }

    /// The middle of a hexside of a hex that lies on the edge of the map.
    fn way_out(&self, hex: HexId) -> Option<Point> {
        let open = |direction: &Direction| self.map().grid.neighbour(hex, *direction).is_none();
        let mut sides: Vec<_> = Direction::ALL.into_iter().filter(open).collect();
        sides.sort_by_key(|direction| direction.index() % 3);
        sides.first().map(|&direction| self.plan.middle(hex, direction))
    }
}

/// What lies around the land on a sheet of its own.
pub(crate) const MARGIN: f64 = 6.0;

/// Draws the land alone, for counters to be laid on.
pub(crate) fn draw_land(sheet: &Sheet<'_>) -> String {
    let (width, height) = sheet.size();
    let mut svg = Svg::default();
    svg.add(format_args!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0}" height="{height:.0}" viewBox="0 0 {width:.0} {height:.0}" font-family="'DejaVu Sans',Verdana,sans-serif">"#
    ));
    margin::definitions(&mut svg, sheet);
    svg.group(r##"clip-path="url(#land)""##, |svg| {
        land(svg, sheet);
        lines::contours(svg, sheet);
    });
    lines::grid(&mut svg, sheet);
    lines::numbers(&mut svg, sheet);
    names::roads(&mut svg, sheet);
    names::places(&mut svg, sheet);
    svg.add(format_args!("</svg>"));
    svg.finish()
}

/// Draws the ground, and the units of a scene where there is one.
pub fn draw(sheet: &Sheet<'_>, scene: Option<Scene<'_>>) -> String {
    let width = sheet.plan.width() + 80.0;
    let below = legend::height(sheet, width);
    let height = sheet.plan.height() + 124.0 + below;
    let scenario = scene.map(|scene| scene.package.scenario().name.as_str());
    let mut svg = Svg::default();
    svg.add(format_args!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0}" height="{height:.0}" viewBox="0 0 {width:.0} {height:.0}" font-family="'DejaVu Sans',Verdana,sans-serif">"#
    ));
    svg.add(format_args!("<title>{}</title>", svg::escape(&sheet.game.title)));
    margin::definitions(&mut svg, sheet);
    svg.add(format_args!(r##"<rect width="100%" height="100%" fill="#f1e6cb"/>"##));
    svg.add(format_args!(
        r##"<rect x="12" y="12" width="{:.0}" height="{:.0}" fill="none" stroke="#4b3521" stroke-width="2.4"/><rect x="18" y="18" width="{:.0}" height="{:.0}" fill="none" stroke="#4b3521" stroke-width=".8"/>"##,
        width - 24.0,
        height - 24.0,
        width - 36.0,
        height - 36.0
    ));
    margin::title(&mut svg, sheet, scenario);
    svg.group(r##"clip-path="url(#land)""##, |svg| land(svg, sheet));
    lines::grid(&mut svg, sheet);
    lines::numbers(&mut svg, sheet);
    names::roads(&mut svg, sheet);
    if let Some(scene) = scene {
        counters::all(&mut svg, sheet, scene);
        names::victory(&mut svg, sheet, scene.package.scenario());
    }
    names::places(&mut svg, sheet);
    margin::compass(&mut svg, sheet, Point { x: width - 76.0, y: 56.0 });
    legend::draw(&mut svg, sheet, width);
    svg.add(format_args!("</svg>"));
    svg.finish()
}

/// The courses of dry streams. They change nothing, so the game itself does not know them.
fn dry_streams(game: &Game, documents: &Documents) -> Vec<Vec<HexId>> {
    let hex = |number: &package::model::HexNumber| {
        game.map.grid.hex(HexNumber::new(number.column, number.row))
    };
    let courses = documents.map.data.dry_streams.iter();
    courses.map(|course| course.iter().filter_map(|number| hex(number)).collect()).collect()
}

fn land(svg: &mut Svg, sheet: &Sheet<'_>) {
    ground::levels(svg, sheet);
    lines::dry_streams(svg, sheet);
    ground::terrain(svg, sheet);
    lines::slopes(svg, sheet);
    lines::streams(svg, sheet);
    lines::features(svg, sheet);
    lines::roads(svg, sheet);
}
