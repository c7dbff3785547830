//! Drawings of the map and the counters.

use brigade_battles::game::{Game, OnHexside, ScenarioId, TerrainLook, UnitInfo};
use brigade_battles::position_ext::PositionExt;
use brigade_battles::{BrigadeBattles, Position};
use kernel::{Colour, Side, Viewing, say};
use sheet::{Entry, Face, Formation, Group, Pair, Paper, Print, Stack, Svg};

/// Returns the divisions of a game, with the colours and marks that distinguish them on counters.
pub(crate) fn formations(game: &Game) -> Vec<Formation> {
    Formation::all(game.divisions.iter().map(|of| (of.side, of.name.as_str(), None)))
}

/// Returns the map as SVG, without counters and place names: terrain, levels, hexside features,
/// roads and hex numbers.
pub(crate) fn land(game: &Game) -> String {
    Paper::land(Paper::plan(&game.map.grid), |svg| ground(game, svg))
}

fn ground(game: &Game, svg: &mut Svg) {
    let (map, plan) = (&game.map, Paper::plan(&game.map.grid));
    plan.fill(svg, |hex| {
        let here = map.hex(hex);
        colour(game.charts.terrain(here.terrain).look(), here.level)
    });
    for (hex, way) in plan.hexsides() {
        for Along { stroke, .. } in map.side(hex, way).things().filter_map(Along::of) {
            plan.along(svg, (hex, way), stroke);
        }
    }
    let style = format!(r#"stroke="{ROAD}" stroke-width="3.5""#);
    map.roads.iter().for_each(|road| plan.through(svg, &road.path, &style));
    plan.numbers(svg);
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
    let (map, plan) = (&game.map, Paper::plan(&game.map.grid));
    let Said { below, yards } = said;
    let paper = Paper { plan, title: &game.title, below, compass: &map.compass, yards };
    let names = map.grid.hexes().filter_map(|hex| Some((hex, map.hex(hex).name.as_deref()?)));
    let entries = entries(game, position.map(|position| position.package.scenario));
    let draw = |svg: &mut Svg| {
        ground(game, svg);
        let stacks = position.map(|position| counters(position, svg)).unwrap_or_default();
        if let Some(position) = position {
            stars(game, position.package.scenario, svg);
        }
        stacks
    };
    paper.sheet(entries, draw, names)
}

/// Draws the counters on the map. Returns all stacks in the order in which they were drawn.
fn counters(position: Position<'_>, svg: &mut Svg) -> Vec<Stack> {
    let game = position.game();
    let picture = BrigadeBattles::board_view(position.package, position.board);
    sheet::place(svg, &picture.counters, &formations(game), |hex| {
        Some(Paper::plan(&game.map.grid).center(game.map.grid.hex(hex)?))
    })
}

/// Draws a star on each objective hex, with the points that the objective scores on each turn.
/// CW-VIC-03.
fn stars(game: &Game, scenario: ScenarioId, svg: &mut Svg) {
    let victory = &game.scenarios[scenario.index()].victory;
    for hex in &victory.hexes {
        let place = Paper::plan(&game.map.grid).center(*hex).moved(-23.0, -19.0);
        sheet::star(svg, place, victory.side, &victory.objective.to_string());
    }
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
        facing: None,
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
