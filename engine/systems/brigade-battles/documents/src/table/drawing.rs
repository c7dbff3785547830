//! Drawings of the map and the counters.

use brigade_battles::game::{Game, OnHexside, ScenarioId, TerrainLook, UnitInfo};
use brigade_battles::position_ext::PositionExt;
use brigade_battles::{BrigadeBattles, Position};
use kernel::{Colour, Direction, HexId, Side, Viewing, say};
use sheet::{
    Entry, Face, Formation, Frame, Group, HEAD, Legend, MARGIN, Name, Pair, Point, Print, Scale,
    Stack, Svg,
};

/// Side length of a hex, in SVG units.
pub(crate) const SIDE: f64 = 40.0;
/// Half the height of a hex, in SVG units.
pub(crate) const HALF: f64 = 34.6;
/// Margin around the map, in SVG units.
const AROUND: f64 = 16.0;

/// Returns the centre of a hex, in SVG units.
pub(crate) fn center(game: &Game, hex: HexId) -> (f64, f64) {
    let first = f64::from(game.map.grid.spec().first_column);
    let (column, along) = game.map.grid.position(hex);
    let x = AROUND + SIDE + 1.5 * SIDE * (f64::from(column) - first);
    let top = 2.0 * f64::from(game.map.grid.spec().even.first.min(game.map.grid.spec().odd.first));
    (x, AROUND + HALF * (1.0 + f64::from(along) - top))
}

/// Returns the width and height of the map drawing, in SVG units.
pub(crate) fn size(game: &Game) -> (f64, f64) {
    let far = |(width, height): (f64, f64), hex| {
        let (x, y) = center(game, hex);
        (width.max(x + SIDE + AROUND), height.max(y + HALF + AROUND))
    };
    game.map.grid.hexes().fold((0.0, 0.0), far)
}

/// Returns the divisions of a game, with the colours and marks that distinguish them on counters.
pub(crate) fn formations(game: &Game) -> Vec<Formation> {
    Formation::all(game.divisions.iter().map(|of| (of.side, of.name.as_str(), None)))
}

/// Returns the map as SVG, without counters and place names: terrain, levels, hexside features,
/// roads and hex numbers.
pub(crate) fn land(game: &Game) -> String {
    let (width, height) = size(game);
    let mut svg = Svg::default();
    svg.add(format_args!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.1} {height:.1}" font-family="sans-serif">"#
    ));
    ground_of(game, &mut svg);
    svg.add(format_args!("</svg>"));
    svg.finish().trim_end().to_owned()
}

fn ground_of(game: &Game, svg: &mut Svg) {
    for hex in game.map.grid.hexes() {
        ground(game, hex, svg);
    }
    hexsides(game, svg);
    for road in &game.map.roads {
        let points: Vec<_> = road.path.iter().map(|hex| point(center(game, *hex))).collect();
        svg.add(format_args!(
            r##"<polyline points="{}" fill="none" stroke="{ROAD}" stroke-width="3.5" stroke-linejoin="round"/>"##,
            points.join(" ")
        ));
    }
    for hex in game.map.grid.hexes() {
        captions(game, hex, svg);
    }
}

/// Text on a printed sheet that does not come from the game itself.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Said<'a> {
    /// Subtitle below the title of the sheet.
    pub(crate) below: &'a str,
    /// Distance between opposite sides of a hex on the ground, in yards. `None` if the package does
    /// not state it.
    pub(crate) yards: Option<u16>,
}

/// Returns a printable sheet as SVG: the map with a frame and a legend. If a position is given, the
/// sheet also shows its counters.
pub(crate) fn paper(game: &Game, said: Said<'_>, position: Option<Position<'_>>) -> String {
    let (across, down) = size(game);
    let (left, top) = (MARGIN - AROUND, HEAD - AROUND);
    let width = across + 2.0 * left;
    let entries = entries(game, position.map(|position| position.package.scenario));
    let legend = Legend::new(width - 2.0 * (MARGIN + 8.0), entries);
    let height = top + down + 16.0 + legend.height();
    let mut svg = Svg::default();
    sheet::open(&mut svg, &game.title, (width, height));
    svg.add(format_args!("<defs>{}</defs>", sheet::patterns()));
    let scale = said.yards.map(|yards| Scale { yards, across: 2.0 * HALF });
    let frame = Frame {
        title: &game.title,
        below: said.below,
        compass: &game.map.compass,
        scale,
        size: (width, height),
    };
    frame.draw(&mut svg);
    svg.group(&format!(r#"transform="translate({left} {top})""#), |svg| {
        ground_of(game, svg);
        let stacks = position.map(|position| counters(position, svg)).unwrap_or_default();
        if let Some(position) = position {
            stars(game, position.package.scenario, svg);
        }
        names(game, &stacks, svg);
    });
    legend.draw(&mut svg, Point { x: MARGIN + 8.0, y: top + down + 16.0 });
    svg.add(format_args!("</svg>"));
    svg.finish()
}

/// Draws the counters on the map. Returns all stacks in the order in which they were drawn.
fn counters(position: Position<'_>, svg: &mut Svg) -> Vec<Stack> {
    let game = position.game();
    let picture = BrigadeBattles::board_view(position.package, position.board);
    sheet::place(svg, &picture.counters, &formations(game), |hex| {
        let (x, y) = center(game, game.map.grid.hex(hex)?);
        Some(Point { x, y })
    })
}

/// Draws a star on each objective hex, with the points that the objective scores on each turn.
/// CW-VIC-03.
fn stars(game: &Game, scenario: ScenarioId, svg: &mut Svg) {
    let victory = &game.scenarios[scenario.index()].victory;
    for hex in &victory.hexes {
        let (x, y) = center(game, *hex);
        let place = Point { x: x - 23.0, y: y - 19.0 };
        sheet::star(svg, place, victory.side, &victory.objective.to_string());
    }
}

fn names(game: &Game, stacks: &[Stack], svg: &mut Svg) {
    let named = game.map.grid.hexes().filter_map(|hex| {
        let (x, y) = center(game, hex);
        Some(Name { center: Point { x, y }, half: HALF, words: game.map.hex(hex).name.as_deref()? })
    });
    let names: Vec<_> = named.collect();
    sheet::lay_out(svg, &names, stacks);
}

const ROAD: &str = "#8a5a2b";

/// Returns the entries in the map legend. If a scenario is given, entries for its objectives are
/// included.
fn entries(game: &Game, scenario: Option<ScenarioId>) -> Vec<Entry> {
    let levels = || game.map.grid.hexes().map(|hex| game.map.hex(hex).level);
    let (lowest, highest) = (levels().min().unwrap_or(0), levels().max().unwrap_or(0));
    let tints = (lowest..=highest).map(|level| (level, colour(TerrainLook::default(), level)));
    let square = |fill: &str| {
        format!(r##"<rect y="-8" width="30" height="16" fill="{fill}" stroke="#5d6b4a"/>"##)
    };
    let line = |stroke: &str, words: String| Entry::Sample {
        drawing: format!(r#"<path d="M0 0H30" {stroke}/>"#),
        words,
    };
    let terrain = game.charts.terrain.kinds.iter().map(|kind| Entry::Sample {
        drawing: square(&colour(kind.look(), lowest)),
        words: kind.name.clone(),
    });
    let road = line(&format!(r#"stroke="{ROAD}" stroke-width="4""#), say!("legend-road"));
    let lines = along(game).map(|Along { stroke, words }| line(stroke, words));
    let star = scenario.map(|scenario| {
        let side = game.scenarios[scenario.index()].victory.side;
        Entry::Star { side, words: say!("legend-star", side = &game.side_names[side]) }
    });
    let bands = formations(game).into_iter().map(Entry::Band);
    let bands = bands.filter(|_| scenario.is_some());
    std::iter::once(Entry::Levels(tints.collect()))
        .chain(terrain)
        .chain([road])
        .chain(lines)
        .chain(star)
        .chain(bands)
        .chain(Entry::notes(&game.origins, (ON_MAP, scenario.map(|_| ON_COUNTERS))))
        .collect()
}

/// Tables of figures that appear on the printed map, by path.
const ON_MAP: &[&str] =
    &["map: terrain", "map: levels", "map: hexsides", "map: road links", "map: places"];
/// Tables of figures that appear on counters, by path.
const ON_COUNTERS: &[&str] = &["units"];

/// Returns the drawing styles of all hexside features that occur on the map, for the legend.
fn along(game: &Game) -> impl Iterator<Item = Along> {
    let mut there: Vec<OnHexside> = Vec::new();
    for thing in game.map.sides.iter().flatten().flat_map(|side| side.things()) {
        if !there.contains(&thing) {
            there.push(thing);
        }
    }
    there.into_iter().filter_map(Along::of)
}

/// Returns the counter sheet of a game, to cut out: units by division, then leaders.
pub(crate) fn cut(game: &Game) -> String {
    let formations = formations(game);
    let belongs =
        |unit: &&UnitInfo, number: Option<usize>| unit.division.map(|of| of.index()) == number;
    let group = |title: String, side: Side, formation: Option<&Formation>| {
        let units = game
            .units
            .iter()
            .filter(|unit| unit.side == side && belongs(unit, formation.map(|of| of.number)));
        Group { title, pairs: units.map(|unit| pair(unit, formation)).collect() }
    };
    let own = formations
        .iter()
        .map(|of| group(format!("{}: {}", game.side_names[of.side], of.name), of.side, Some(of)));
    let rest = Side::BOTH
        .map(|side| group(say!("counters-no-division", side = &game.side_names[side]), side, None));
    let leaders = Side::BOTH.map(|side| leaders(game, side));
    let groups: Vec<_> =
        own.chain(rest).chain(leaders).filter(|group| !group.pairs.is_empty()).collect();
    let note = game.origins.note(ON_COUNTERS);
    sheet::cut(
        &say!("counters-of", game = &game.title),
        note.as_ref().map(|note| note.text.as_str()),
        &groups,
    )
}

/// Returns the two faces of a unit's counter: the front at full strength, and the back for
/// recording losses.
fn pair(unit: &UnitInfo, formation: Option<&Formation>) -> Pair {
    let face = Face {
        name: unit.name.clone(),
        side: unit.side,
        sign: unit.arm.id(),
        band: formation.map(|of| (of.number, of.code.clone())),
        values: unit.strength.to_string(),
        worn: false,
        badges: Vec::new(),
        words: String::new(),
    };
    Pair {
        back: Print::Face(Face { values: say!("counter-shattered"), worn: true, ..face.clone() }),
        front: Print::Face(face),
    }
}

fn leaders(game: &Game, side: Side) -> Group {
    let own = game.leaders.iter().filter(|leader| leader.side == side);
    let words =
        |name: String| Print::Words { side: Some(side), kind: say!("counter-leader"), name };
    let pairs = own.map(|leader| Pair {
        front: words(leader.name.clone()),
        back: words(say!("counter-replaced")),
    });
    Group { title: say!("counters-leaders", side = &game.side_names[side]), pairs: pairs.collect() }
}

fn point((x, y): (f64, f64)) -> String {
    format!("{x:.1},{y:.1}")
}

/// Returns the six corners of a hex in ring order. Hexside `n` runs from corner `n` to the next
/// corner.
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

/// Fill colour of open ground.
const OPEN: Colour = Colour([216, 224, 168]);

/// Returns the fill colour of a hex. It is the colour of the terrain, browner on higher levels.
fn colour(look: TerrainLook, level: u8) -> String {
    let Colour(base) = look.colour.unwrap_or(OPEN);
    let base = base.map(i32::from);
    let shade = |part: i32| (part - 9 * i32::from(level.saturating_sub(1))).clamp(0, 255);
    let [red, green, blue] = base.map(shade);
    format!("#{:02x}{green:02x}{blue:02x}", (red + 3 * i32::from(level)).clamp(0, 255))
}

fn ground(game: &Game, hex: HexId, svg: &mut Svg) {
    let here = game.map.hex(hex);
    let fill = colour(game.charts.terrain(here.terrain).look(), here.level);
    let points = corners(center(game, hex)).map(point).join(" ");
    svg.add(format_args!(
        r##"<polygon points="{points}" fill="{fill}" stroke="#5d6b4a" stroke-opacity=".45"/>"##
    ));
}

/// Draws the features of all hexsides. Each hexside is drawn once, together with the hex that has
/// the lower number.
fn hexsides(game: &Game, svg: &mut Svg) {
    for hex in game.map.grid.hexes() {
        let corners = corners(center(game, hex));
        for way in Direction::ALL {
            let other = game.map.grid.neighbour(hex, way);
            if other.is_none_or(|other| other < hex) {
                continue;
            }
            let (from, to) = (corners[way.index()], corners[(way.index() + 1) % 6]);
            let path = format!("M{}L{}", point(from), point(to));
            for Along { stroke, .. } in game.map.side(hex, way).things().filter_map(Along::of) {
                svg.add(format_args!(r#"<path d="{path}" stroke-linecap="round" {stroke}/>"#));
            }
        }
    }
}

/// Drawing style of a hexside feature, and its name in the legend.
struct Along {
    stroke: &'static str,
    words: String,
}

impl Along {
    /// Returns the drawing style of a feature. `None` for a road, which is drawn from hex to hex
    /// instead.
    fn of(thing: OnHexside) -> Option<Self> {
        match thing {
            OnHexside::Stream => Some(Self {
                stroke: r##"stroke="#3f7fbf" stroke-width="5""##,
                words: say!("legend-stream"),
            }),
            OnHexside::Closed => Some(Self {
                stroke: r##"stroke="#3a2a20" stroke-width="6" stroke-dasharray="1 9""##,
                words: say!("legend-closed"),
            }),
            OnHexside::Road => None,
        }
    }
}

fn captions(game: &Game, hex: HexId, svg: &mut Svg) {
    let (x, y) = center(game, hex);
    let number = game.map.number(hex);
    svg.add(format_args!(
        r##"<text x="{x:.1}" y="{:.1}" font-size="9" fill="#40492f" text-anchor="middle">{number}</text>"##,
        y - HALF + 11.0
    ));
}
