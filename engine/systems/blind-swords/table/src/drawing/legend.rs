//! Legend of a map.

use blind_swords::game::{GradeId, HexsideGround, HexsideWater, Road, Scenario, Slope};
use kernel::{Direction, MapMarker, Side, say};
use sheet::{Entry, Formation};

use super::map_sheet::Sheet;
use super::{features, ground, lines, map_markers, palette};

/// Tables of figures that appear on the printed map, by path.
const ON_MAP: &[&str] =
    &["map: terrain", "map: levels", "map: hexsides", "map: road links", "map: places"];
/// Tables of figures that appear on counters, by path.
pub(super) const ON_COUNTERS: &[&str] = &["units"];

/// Returns the legend entries for levels, terrain and lines. If a scenario is given, entries for
/// ground markers, victory stars and brigade bands follow.
pub(crate) fn entries(
    sheet: &Sheet<'_>,
    scenario: Option<&Scenario>,
    things: &[MapMarker],
    bands: &[Formation],
) -> Vec<Entry> {
    let (lowest, highest) = sheet.levels();
    let tint = |level| (level, palette::tint(level, lowest, highest));
    let levels = Entry::Levels((lowest..=highest).map(tint).collect());
    let kinds = sheet.game.terrain.kinds.iter();
    let kinds = kinds.filter_map(|kind| Some((ground::sample(kind.look())?, kind.name.clone())));
    let samples =
        kinds.chain(drawn_lines(sheet)).map(|(drawing, words)| Entry::Sample { drawing, words });
    let stars = scenario.map(|scenario| stars(sheet, scenario)).unwrap_or_default();
    let bands = bands.iter().cloned().map(Entry::Band);
    let things = map_markers::entries(things);
    let counters = scenario.map(|_| ON_COUNTERS);
    let notes = Entry::notes(&sheet.game.origins, (ON_MAP, counters));
    std::iter::once(levels)
        .chain(samples)
        .chain(things)
        .chain(stars)
        .chain(bands)
        .chain(notes)
        .collect()
}

/// Returns legend entries for the victory stars of each side, with their points and scoring times.
/// SS 19.0.
fn stars(sheet: &Sheet<'_>, scenario: &Scenario) -> Vec<Entry> {
    let victory = &scenario.victory;
    let when = |side: Side| {
        let has = |rows: &[blind_swords::game::HexPoints]| rows.iter().any(|of| of.side == side);
        match (has(&victory.at_end), has(&victory.each_turn)) {
            (true, true) => Some("both"),
            (true, false) => Some("end"),
            (false, true) => Some("turn"),
            (false, false) => None,
        }
    };
    let entry = |side: Side| {
        let name = &sheet.game.side_names[side];
        Some(Entry::Star { side, words: say!("legend-star", side = name, when = when(side)?) })
    };
    Side::BOTH.into_iter().filter_map(entry).collect()
}

/// Returns legend entries for the lines on the map: roads by kind, water, slopes and features.
fn drawn_lines(sheet: &Sheet<'_>) -> Vec<(String, String)> {
    let map = sheet.map();
    let mut roads: Vec<&Road> = map.roads.iter().collect();
    roads.sort_by_key(|road| !lines::is_main(road));
    let mut lines: Vec<(String, String)> = Vec::new();
    for road in roads {
        let drawing = if lines::is_main(road) { MAIN_ROAD } else { LANE };
        let words = road.kind.name.clone();
        if lines.iter().all(|(_, known)| *known != words) {
            lines.push((drawing.to_owned(), words));
        }
    }
    let has = |wanted: &dyn Fn(&HexsideGround) -> bool| {
        let mut sides = map.grid.hexes().flat_map(|hex| Direction::ALL.map(|way| (hex, way)));
        sides.any(|(hex, way)| wanted(map.hexside(hex, way)))
    };
    let dry = say!("legend-dry-stream");
    let sides: [(bool, &str, &str); 2] = [
        (
            has(&|side| side.water == Some(HexsideWater::Stream)),
            STREAM,
            sheet.game.terrain.water.of(HexsideWater::Stream),
        ),
        (!sheet.dry_streams.is_empty(), DRY_STREAM, &dry),
    ];
    let there = sides.into_iter().filter(|(is_there, _, _)| *is_there);
    lines.extend(there.map(|(_, drawing, words)| (drawing.to_owned(), words.to_owned())));
    let grades = sheet.game.terrain.grades.iter().enumerate();
    let drawn =
        grades.filter(|(n, _)| has(&|side| side.slope == Some(Slope::up(GradeId::from_index(*n)))));
    lines.extend(drawn.map(|(n, grade)| (slope(n), capitalised(&grade.name))));
    let features = sheet.game.terrain.features.iter().enumerate();
    let used = features
        .filter(|(n, _)| has(&|side| side.feature.is_some_and(|feature| feature.index() == *n)));
    lines.extend(used.map(|(_, kind)| (features::sample(kind.look()), kind.name.clone())));
    lines
}

/// Returns a drawing of a slope of one grade.
fn slope(grade: usize) -> String {
    match grade {
        0 => SLOPE.to_owned(),
        1 => STEEP_SLOPE.to_owned(),
        _ => {
            STEEP_SLOPE.replace("#5e3412", "#2e1705").replace("l1.5 12l1.5 -12", "l1.5 15l1.5 -15")
        }
    }
}

/// Returns an id as words, with a capital letter and spaces instead of hyphens.
fn capitalised(id: &str) -> String {
    let words = id.replace('-', " ");
    let mut letters = words.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

const MAIN_ROAD: &str = r##"<path d="M0 0H30" stroke="#4b3521" stroke-width="6"/><path d="M0 0H30" stroke="#f0dfb4" stroke-width="3.8"/>"##;
const LANE: &str = r##"<path d="M0 0H30" stroke="#4b3521" stroke-width="3.6"/><path d="M0 0H30" stroke="#f0dfb4" stroke-width="1.9"/>"##;
const STREAM: &str = r##"<path d="M0 0H30" stroke="#2d5f8e" stroke-width="4.6" stroke-linecap="round"/><path d="M0 0H30" stroke="#6fa6d2" stroke-width="2.8" stroke-linecap="round"/>"##;
const DRY_STREAM: &str = r##"<path d="M0 0H30" stroke="#4d7ea3" stroke-width="1.8" stroke-dasharray="1.5 5" stroke-linecap="round"/>"##;
const SLOPE: &str = r##"<path d="M0 -4H30" stroke="#2c2a1c" stroke-opacity=".5"/><path d="M2 -4l1.5 7l1.5 -7zM8 -4l1.5 7l1.5 -7zM14 -4l1.5 7l1.5 -7zM20 -4l1.5 7l1.5 -7zM26 -4l1.5 7l1.5 -7z" fill="#8a5a2b"/>"##;
const STEEP_SLOPE: &str = r##"<path d="M0 -6H30" stroke="#2c2a1c" stroke-opacity=".5"/><path d="M1 -6l1.5 12l1.5 -12zM5 -6l1.5 12l1.5 -12zM9 -6l1.5 12l1.5 -12zM13 -6l1.5 12l1.5 -12zM17 -6l1.5 12l1.5 -12zM21 -6l1.5 12l1.5 -12zM25 -6l1.5 12l1.5 -12z" fill="#5e3412"/>"##;
