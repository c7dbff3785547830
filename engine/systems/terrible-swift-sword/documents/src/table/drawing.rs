//! Drawings of the map and the counters.

use kernel::{Direction, HexId, Side, Viewing, say};
use sheet::{Entry, Face, Formation, Group, Pair, Paper, Plan, Point, Print, Svg, at};
use terrible_swift_sword::game::{
    BrigadeId, Game, Hexside, Hill, Rise, SightLevel, Terrain, UnitInfo, Waterway, Way,
};
use terrible_swift_sword::{Position, TerribleSwiftSword, describe};

/// Tables of figures that appear on the printed map, by path.
const ON_MAP: &[&str] =
    &["map: terrain", "map: levels", "map: hexsides", "map: thoroughfares", "map: places"];
/// Tables of figures that appear on counters, by path.
const ON_COUNTERS: &[&str] = &["units", "leaders"];

/// Colour of slopes, crests and ridges.
const RISE: &str = "#7a4a1f";

/// Returns the brigades of a game, with the colours and marks that distinguish them on counters.
pub(super) fn formations(game: &Game) -> Vec<Formation> {
    Formation::all(game.brigades.iter().map(|of| (of.side, of.name.as_str(), None)))
}

/// Returns the hex that shows the points of a hill.
pub(super) fn top(hill: &Hill) -> Option<HexId> {
    hill.hexes.get(hill.hexes.len() / 2).copied()
}

/// Returns the map as SVG, without counters and place names.
pub(super) fn land(game: &Game) -> String {
    Paper::land(Paper::plan(&game.map.grid), |svg| ground(game, svg))
}

/// Returns a printable sheet as SVG: the map with a frame and a legend. If a position is given, the
/// sheet also shows its counters. `yards` is the scale of a hex.
pub(super) fn paper(
    game: &Game,
    below: &str,
    yards: Option<u16>,
    position: Option<Position<'_>>,
) -> String {
    let (map, plan) = (&game.map, Paper::plan(&game.map.grid));
    let paper = Paper { plan, title: &game.title, below, compass: &map.compass, yards };
    let names = map.grid.hexes().filter_map(|hex| Some((hex, map.hex(hex).name.as_deref()?)));
    let draw = |svg: &mut Svg| {
        ground(game, svg);
        let Some(position) = position else { return Vec::new() };
        let picture = TerribleSwiftSword::board_view(position.package, position.board);
        let stacks = sheet::place(svg, &picture.counters, &formations(game), |hex| {
            Some(plan.center(map.grid.hex(hex)?))
        });
        for hill in &position.package.scenario().hills {
            if let Some(hex) = top(hill) {
                let place = plan.center(hex).moved(-23.0, -19.0);
                sheet::star(svg, place, hill.side, &hill.points.to_string());
            }
        }
        stacks
    };
    paper.sheet(entries(game, position), draw, names)
}

fn ground(game: &Game, svg: &mut Svg) {
    let (map, plan) = (&game.map, Paper::plan(&game.map.grid));
    plan.fill(svg, |hex| colour(map.hex(hex).terrain, map.hex(hex).level).to_owned());
    for hex in map.grid.hexes() {
        sign(svg, map.hex(hex).terrain, plan.center(hex));
    }
    let sides = || plan.hexsides().map(|(hex, way)| (hex, way, map.side(hex, way)));
    for (hex, way, side) in sides() {
        rise(plan, svg, (hex, way), side.rise);
        side.water.map(water).into_iter().for_each(|style| plan.along(svg, (hex, way), style));
    }
    for way in &map.ways {
        plan.through(svg, &way.path, &thoroughfare(way.kind));
    }
    for (hex, way, side) in sides() {
        if side.water == Some(Waterway::Bridge) {
            plan.along(svg, (hex, way), BRIDGE);
        }
        if side.wall {
            plan.along(svg, (hex, way), WALL);
        }
    }
    plan.numbers(svg);
}

/// Returns the fill colour of a hex: browner on higher levels.
const fn colour(terrain: Terrain, level: SightLevel) -> &'static str {
    match (terrain, level) {
        (Terrain::Woods, SightLevel::Ground) => "#a9c987",
        (Terrain::Woods, SightLevel::Ridge) => "#a7b873",
        (Terrain::Woods, SightLevel::Hilltop) => "#a3a35f",
        (Terrain::Marsh, _) => "#b9d3c2",
        (_, SightLevel::Ground) => "#e4e8bd",
        (_, SightLevel::Ridge) => "#e0d19b",
        (_, SightLevel::Hilltop) => "#cfae74",
    }
}

/// Draws the signs of a kind of terrain around the centre of a hex.
fn sign(svg: &mut Svg, terrain: Terrain, center: Point) {
    let (shape, fill) = match terrain {
        Terrain::Clear => return,
        Terrain::Woods => ("a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z", "#5d8a4a"),
        Terrain::Town => ("h8v6h-8z", "#7b2f22"),
        Terrain::Marsh => ("h9v1.6h-9z", "#2f6f7d"),
    };
    let places = [(-24.0, 2.0), (15.0, 2.0), (-14.0, 20.0), (5.0, 20.0), (-16.0, -16.0)];
    let path: String =
        places.iter().map(|(x, y)| format!("M{}{shape}", at(center.moved(*x, *y)))).collect();
    svg.add(format_args!(r#"<path d="{path}" fill="{fill}" fill-opacity=".75"/>"#));
}

/// Draws the rise of a hexside, with ticks on its low side. ST 5.26.
fn rise(plan: Plan<'_>, svg: &mut Svg, (hex, way): (HexId, Direction), rise: Rise) {
    let (width, count, length) = match rise {
        Rise::Level => return,
        Rise::SlopeUp | Rise::SlopeDown => (1.2, 6, 6.0),
        Rise::CrestUp | Rise::CrestDown => (3.2, 8, 9.0),
        Rise::Ridge => (4.5, 4, 6.0),
    };
    plan.along(svg, (hex, way), &format!(r#"stroke="{RISE}" stroke-width="{width}""#));
    let (from, to) = plan.ends(hex, way);
    // The low side of a hexside that rises is that of the hex itself.
    let (own, middle) = (plan.center(hex), from.toward(to, 0.5));
    let other = middle.moved(middle.x - own.x, middle.y - own.y);
    let low: &[Point] = match rise {
        Rise::SlopeUp | Rise::CrestUp => &[own],
        Rise::SlopeDown | Rise::CrestDown => &[other],
        Rise::Level | Rise::Ridge => &[own, other],
    };
    let mut path = String::new();
    for low in low {
        let part = length / middle.distance(*low);
        for tick in 0..count {
            let start = from.toward(to, (f64::from(tick) + 0.5) / f64::from(count));
            let end = start.moved((low.x - middle.x) * part, (low.y - middle.y) * part);
            path += &format!("M{}L{}", at(start), at(end));
        }
    }
    svg.add(format_args!(r#"<path d="{path}" stroke="{RISE}" stroke-width="1.5"/>"#));
}

const WALL: &str = r##"stroke="#4a4a4a" stroke-width="5" stroke-dasharray="2 6""##;
const BRIDGE: &str = r##"stroke="#2b2b2b" stroke-width="9" stroke-dasharray="3 34 3""##;

const fn water(water: Waterway) -> &'static str {
    match water {
        Waterway::Stream | Waterway::Bridge => r##"stroke="#3f7fbf" stroke-width="4""##,
        Waterway::Ford => r##"stroke="#3f7fbf" stroke-width="4" stroke-dasharray="1 8""##,
        Waterway::River => r##"stroke="#3f7fbf" stroke-width="10""##,
    }
}

fn thoroughfare(way: Way) -> String {
    let (width, rest) = match way {
        Way::Pike => (5.5, ""),
        Way::Road => (3.2, ""),
        Way::Trail => (2.4, r#" stroke-dasharray="7 5""#),
    };
    format!(r##"stroke="#8a5a2b" stroke-width="{width}"{rest}"##)
}

/// Returns the entries in the map legend. If a position is given, entries for its hills and brigades
/// are included.
fn entries(game: &Game, position: Option<Position<'_>>) -> Vec<Entry> {
    let map = &game.map;
    let square = |fill: &str, words: String| Entry::Sample {
        drawing: format!(
            r##"<rect y="-8" width="30" height="16" fill="{fill}" stroke="#5d6b4a"/>"##
        ),
        words,
    };
    let levels = [SightLevel::Ground, SightLevel::Ridge, SightLevel::Hilltop];
    let levels = levels.map(|level| square(colour(Terrain::Clear, level), describe::level(level)));
    let kinds = Terrain::ALL
        .into_iter()
        .filter(|kind| *kind != Terrain::Clear && map.hexes.iter().any(|hex| hex.terrain == *kind));
    let kinds = kinds.map(|kind| square(colour(kind, SightLevel::Ground), describe::terrain(kind)));
    let hill = position.and_then(|position| position.package.scenario().hills.first());
    let hill = hill.map(|hill| Entry::Star {
        side: hill.side,
        words: say!("legend-hill", side = &game.side_names[hill.side]),
    });
    let bands = formations(game).into_iter().filter(|_| position.is_some()).map(Entry::Band);
    levels
        .into_iter()
        .chain(kinds)
        .chain(lines(game))
        .chain(hill)
        .chain(bands)
        .chain(Entry::notes(&game.origins, (ON_MAP, position.map(|_| ON_COUNTERS))))
        .collect()
}

/// Returns the legend of all features of hexsides that occur on the map.
fn lines(game: &Game) -> Vec<Entry> {
    let sides = || game.map.sides.iter().flatten();
    let stroke = |feature: &str| {
        let slope = |width: f64| format!(r#"stroke="{RISE}" stroke-width="{width}""#);
        Some(match feature {
            "slope-down" => slope(1.2),
            "crest-down" => slope(3.2),
            "ridge" => slope(4.5),
            "wall" => WALL.to_owned(),
            "stream" => water(Waterway::Stream).to_owned(),
            "ford" => water(Waterway::Ford).to_owned(),
            "bridge" => BRIDGE.to_owned(),
            "river" => water(Waterway::River).to_owned(),
            "pike" => thoroughfare(Way::Pike),
            "road" => thoroughfare(Way::Road),
            "trail" => thoroughfare(Way::Trail),
            _ => return None,
        })
    };
    let mut known: Vec<&str> = sides().copied().flat_map(Hexside::features).collect();
    known.sort_unstable();
    known.dedup();
    let entry = |feature: &str| {
        let words = describe::on_hexside(feature);
        Some(Entry::Sample {
            drawing: format!(r#"<path d="M0 0H30" {}/>"#, stroke(feature)?),
            words,
        })
    };
    known.into_iter().filter_map(entry).collect()
}

/// Returns the counter sheet of a game, to cut out: units by brigade, then leaders.
pub(super) fn cut(game: &Game) -> String {
    let formations = formations(game);
    let group = |title: String, side: Side, formation: Option<&Formation>| {
        let number = formation.map(|of| of.number);
        let is_own =
            |unit: &&UnitInfo| unit.side == side && unit.brigade.map(BrigadeId::index) == number;
        let pairs = game.units.iter().filter(is_own).map(|unit| pair(unit, formation));
        Group { title, pairs: pairs.collect() }
    };
    let own = formations
        .iter()
        .map(|of| group(format!("{}: {}", game.side_names[of.side], of.name), of.side, Some(of)));
    let rest = Side::BOTH
        .map(|side| group(say!("counters-no-brigade", side = &game.side_names[side]), side, None));
    let leaders = Side::BOTH.map(|side| leaders(game, side));
    let groups: Vec<_> =
        own.chain(rest).chain(leaders).filter(|group| !group.pairs.is_empty()).collect();
    let note = game.origins.note(ON_COUNTERS);
    let note = note.as_ref().map(|note| note.text.as_str());
    sheet::cut(&say!("counters-of", game = &game.title), note, &groups)
}

/// Returns the two faces of a unit's counter: in order, and routed.
fn pair(unit: &UnitInfo, formation: Option<&Formation>) -> Pair {
    let morale = unit.morale.map_or("", |letter| letter.id());
    let face = Face {
        name: unit.name.clone(),
        side: unit.side,
        sign: unit.arm.id(),
        band: formation.map(|of| (of.number, of.code.clone())),
        values: format!("{}{} {morale}", unit.strength, unit.weapon.id()),
        worn: false,
        badges: Vec::new(),
        facing: None,
        words: String::new(),
    };
    let back = Face { values: say!("counter-routed"), worn: true, ..face.clone() };
    Pair { front: Print::Face(face), back: Print::Face(back) }
}

fn leaders(game: &Game, side: Side) -> Group {
    let own = game.leaders.iter().filter(|leader| leader.side == side);
    let words =
        |name: String| Print::Words { side: Some(side), kind: say!("counter-leader"), name };
    let pairs = own.map(|leader| Pair {
        front: words(leader.name.clone()),
        back: words(say!("counter-replacement")),
    });
    Group { title: say!("counters-leaders", side = &game.side_names[side]), pairs: pairs.collect() }
}
