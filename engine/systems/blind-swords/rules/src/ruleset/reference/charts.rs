//! Charts of a game as tables that players read.

use kernel::{Panel, Row, Side, Sixteenths, say};

use super::parts::{
    casualties_title, chart, close_cohesion_title, combat_title, fire_cohesion_title, fog_title,
    ratings, row,
};
use super::settings::settings;
use crate::conditions::{self, Condition};
use crate::describe;
use crate::game::{
    Arm, Band, ChangedStep, ChitKind, CohesionSection, CohesionTable, CohesionTest, CrtCell,
    EntryCost, Game, GroundMarker, HexsideWater, Lies, Marker, Order, RangeBand, RangeBands,
    Scenario, Trait, WeaponId,
};
use crate::rulebook;
use crate::rules::Rules;

/// Returns all charts of the game.
pub(super) fn charts(rules: &Rules) -> Vec<Panel> {
    let game = &*rules.game;
    let tables: [(_, &[&str]); 10] = [
        (combat(game), &["Combat Results Table"]),
        (cohesion(fire_cohesion_title(), &game.fire_cohesion), &["fire cohesion"]),
        (cohesion(close_cohesion_title(), &game.close_cohesion), &["close combat cohesion"]),
        (ranges(game), &["ranges"]),
        (orders(rules), &["orders"]),
        (terrain(game), &["terrain effects"]),
        (fog(rules), &["Fog of War"]),
        (casualties(rules), &["general casualties"]),
        (chits(rules), &["command ratings", "command events", "wild chits", "events"]),
        (turns(rules.scenario()), &["turn track"]),
    ];
    let noted = tables.map(|(chart, of)| game.origins.noted(chart, of));
    let mut charts = Vec::from(noted);
    charts.extend(column_shifts(rules));
    charts.extend(traits(game));
    charts.extend(settings(rules));
    charts.extend(unit_markers(game));
    charts.extend(ground_markers(game));
    charts
}

/// Returns the Combat Results Table. Each cell lists the cohesion ratings for each test.
fn combat(game: &Game) -> Panel {
    let head = std::iter::once(say!("chart-head-dice"));
    let head = head.chain(game.crt.columns.iter().map(|column| column.label.clone())).collect();
    let dice = (1..=6).flat_map(|coloured| (1..=6).map(move |white| format!("{coloured}-{white}")));
    let rows = dice
        .zip(&game.crt.cells)
        .map(|(dice, cells)| row(std::iter::once(dice).chain(cells.iter().map(cell))));
    chart(combat_title(), say!("chart-combat-note"), head, rows.collect())
}

fn cell(cell: &CrtCell) -> String {
    let bands = [("S", cell.severe), ("T", cell.tough), ("R", cell.routine)];
    let words =
        bands.into_iter().filter_map(|(test, band)| Some(format!("{test} {}", span(band?))));
    let words: Vec<_> = words.collect();
    if words.is_empty() { "–".to_owned() } else { words.join(" ") }
}

fn span(Band { first, last }: Band) -> String {
    if first == last { first.to_string() } else { format!("{first}–{last}") }
}

/// Returns the sections of a cohesion table in order of severity from the mildest test. Each
/// section has two rows.
pub fn sections_of(
    table: &CohesionTable,
) -> impl Iterator<Item = (CohesionTest, &CohesionSection)> {
    let close = table.close_fight.as_ref().map(|section| (CohesionTest::CloseFight, section));
    close.into_iter().chain([
        (CohesionTest::Routine, &table.routine),
        (CohesionTest::Tough, &table.tough),
        (CohesionTest::Severe, &table.severe),
    ])
}

fn cohesion(title: String, table: &CohesionTable) -> Panel {
    let rows = sections_of(table).map(|(test, section)| lines(&describe::test_name(test), section));
    let faces = (1..=6).map(|face| face.to_string());
    let head = [String::new(), say!("chart-head-die")].into_iter().chain(faces).collect();
    chart(title, say!("chart-cohesion-note"), head, rows.flatten().collect())
}

fn lines(name: &str, section: &CohesionSection) -> [Row; 2] {
    let shown = |cell: String| if cell == "-" { "–".to_owned() } else { cell };
    let lost = section.depletion.iter().map(|cell| shown(cell.to_string()));
    let runs = section.skedaddle.iter().map(|cell| shown(cell.to_string()));
    let begin = |die: String| [name.to_owned(), die].into_iter();
    let (coloured, white) = (say!("chart-coloured-die"), say!("chart-white-die"));
    [row(begin(coloured).chain(lost)), row(begin(white).chain(runs))]
}

fn ranges(game: &Game) -> Panel {
    let weapons = || game.weapons.iter().enumerate();
    let arms = Arm::ALL.into_iter().flat_map(|arm| weapons().map(move |weapon| (arm, weapon)));
    let rows = arms.filter_map(|(arm, (n, weapon))| {
        let id = WeaponId::from_index(n);
        let RangeBands { canister, effective, long, extreme } = *game.ranges.get(arm, id)?;
        let optional = |last: Option<u8>| last.map_or_else(|| "–".to_owned(), |it| it.to_string());
        let name = format!("{} {}", describe::arm_name(arm), weapon.sign);
        Some(row([
            name,
            optional(canister),
            effective.to_string(),
            optional(long),
            extreme.to_string(),
        ]))
    });
    let bands = [RangeBand::Canister, RangeBand::Effective, RangeBand::Long, RangeBand::Extreme];
    let head = std::iter::once(String::new()).chain(bands.map(describe::band_name));
    chart(say!("chart-ranges"), say!("chart-ranges-note"), head.collect(), rows.collect())
}

fn orders(rules: &Rules) -> Panel {
    let rows =
        Order::ALL.map(|order| row([describe::order(order), describe::permissions(rules, order)]));
    chart(say!("chart-orders"), say!("chart-orders-note"), Vec::new(), rows.to_vec())
}

fn terrain(game: &Game) -> Panel {
    let head = std::iter::once(String::new()).chain(Arm::ALL.map(describe::arm_name));
    let kinds = game.terrain.kinds.iter().map(|kind| {
        let costs = Arm::ALL.map(|arm| entry(kind.cost(arm)));
        row(std::iter::once(kind.name.clone()).chain(costs))
    });
    let grades = game.terrain.grades.iter().flat_map(|grade| {
        let name = grade.name.to_lowercase();
        [(say!("slope-up", name = &name), &grade.up), (say!("slope-down", name), &grade.down)]
    });
    let more = grades.chain([(
        game.terrain.water.of(HexsideWater::Stream).to_lowercase(),
        &game.terrain.hexsides.stream,
    )]);
    let more = more.map(|(name, costs)| {
        let costs = Arm::ALL.map(|arm| format!("+{}", costs[arm]));
        row(std::iter::once(name).chain(costs))
    });
    let features = game.terrain.features.iter().map(|kind| {
        let costs = Arm::ALL.map(|arm| match kind.cost(arm) {
            EntryCost::Points(points) => format!("+{points}"),
            other => entry(other),
        });
        let sight = kind.sight.map_or_else(String::new, |sight| format!(" ({})", sight.words()));
        row(std::iter::once(format!("{}{sight}", kind.name)).chain(costs))
    });
    let closed = std::iter::repeat_n(entry(EntryCost::Prohibited), Arm::ALL.len());
    let pond = row(
        std::iter::once(game.terrain.water.of(HexsideWater::Pond).to_lowercase()).chain(closed)
    );
    let by_road = |name: String, points: Sixteenths| row([name, points.to_string()]);
    let roads = [
        by_road(say!("chart-by-road"), game.terrain.road),
        by_road(say!("chart-march-column"), game.terrain.march_column),
    ];
    let rows = kinds.chain(more).chain([pond]).chain(features).chain(roads).collect();
    chart(say!("chart-terrain"), say!("chart-terrain-note"), head.collect(), rows)
}

/// Returns the charts of column shifts with their conditions. T-20, T-21.
fn column_shifts(rules: &Rules) -> [Panel; 2] {
    let game = &*rules.game;
    let head =
        || ["columns", "condition", "section"].map(|part| say!("chart-head-shift", part)).to_vec();
    let shift = |columns: i8, when: &Condition, rule: &str| {
        let section = rulebook::section(&rules.profile, rule);
        row([format!("{columns:+}"), conditions::words(when, game), section.into()])
    };
    let fire = game.fire_shifts.iter().map(|it| shift(it.columns, &it.when.0, &it.rule));
    let close = game.close_shifts.iter().map(|it| shift(it.columns, &it.when.0, &it.rule));
    let note = || say!("chart-shifts-note");
    let fire = chart(say!("chart-fire-shifts"), note(), head(), fire.collect());
    let close = chart(say!("chart-close-shifts"), note(), head(), close.collect());
    [
        game.origins.noted(fire, &["fire shifts"]),
        game.origins.noted(close, &["close combat shifts"]),
    ]
}

/// Returns the chart of traits. `None` if the game has none.
fn traits(game: &Game) -> Option<Panel> {
    let of = |it: &Trait| {
        let sign = it.sign.map_or_else(String::new, |sign| sign.to_string());
        row([it.name.clone(), sign, describe::effects_of(game, it)])
    };
    let rows: Vec<_> = game.traits.iter().map(of).collect();
    let head = vec![String::new(), say!("chart-head-sign"), say!("chart-head-effect")];
    (!rows.is_empty()).then(|| chart(say!("chart-traits"), say!("chart-traits-note"), head, rows))
}

/// Returns the chart of markers that scripts place on units. `None` if the game has none. T-07.
fn unit_markers(game: &Game) -> Option<Panel> {
    let of = |marker: &Marker| {
        let tests = match marker.break_tests {
            0 => String::new(),
            modifier => say!("chart-break-tests", modifier = format!("{modifier:+}")),
        };
        let fire = if marker.silences { say!("chart-may-not-fire") } else { String::new() };
        let effects: Vec<_> = [tests, fire].into_iter().filter(|of| !of.is_empty()).collect();
        row([marker.name.clone(), effects.join("; ")])
    };
    let rows: Vec<_> = game.markers.iter().map(of).collect();
    let head = vec![String::new(), say!("chart-head-effect")];
    let note = say!("chart-unit-markers-note");
    (!rows.is_empty()).then(|| chart(say!("chart-unit-markers"), note, head, rows))
}

/// Returns the chart of ground markers, which scripts place. `None` if the game has none. T-07.
fn ground_markers(game: &Game) -> Option<Panel> {
    let of = |marker: &GroundMarker| {
        let steps = Arm::ALL.map(|arm| marker.step(arm).map_or_else(String::new, changed));
        let sight = if marker.hides { say!("chart-blocks-sight") } else { String::new() };
        let lies = match marker.lies {
            Lies::Hex => say!("chart-on-hex"),
            Lies::Hexside => say!("chart-on-hexside"),
        };
        let begin = [marker.sign().to_string(), marker.name.clone(), lies];
        row(begin.into_iter().chain(steps).chain([sight]))
    };
    let rows: Vec<_> = game.ground_markers.iter().map(of).collect();
    let head = [say!("chart-head-sign"), String::new(), say!("chart-head-place")].into_iter();
    let head = head.chain(Arm::ALL.map(describe::arm_name)).chain([say!("chart-head-sight")]);
    let note = say!("chart-ground-note");
    (!rows.is_empty()).then(|| chart(say!("chart-ground"), note, head.collect(), rows))
}

fn changed(step: ChangedStep) -> String {
    match step {
        ChangedStep::More(points) => format!("+{points}"),
        ChangedStep::Instead(points) => say!("chart-step-instead", points),
        ChangedStep::Closed => say!("chart-never"),
    }
}

fn entry(cost: EntryCost) -> String {
    match cost {
        EntryCost::Points(points) => points.to_string(),
        EntryCost::RoadOnly => say!("chart-by-road"),
        EntryCost::Prohibited => say!("chart-never"),
    }
}

/// Returns the Fog of War table of the current scenario.
fn fog(rules: &Rules) -> Panel {
    let rows = rules
        .fog()
        .iter()
        .zip(1..)
        .map(|(effect, die)| row([die.to_string(), describe::fog_row(&rules.game, *effect)]));
    let head = vec![say!("chart-head-die"), say!("chart-head-fog")];
    let note = noted(say!("chart-fog-note"), rules.scenario().fog.as_ref());
    chart(fog_title(), note, head, rows.collect())
}

/// If the scenario replaces the game's table, adds a remark to the table's note.
fn noted<T>(note: String, own: Option<&T>) -> String {
    match own {
        Some(_) => say!("chart-of-scenario", note),
        None => note,
    }
}

fn casualties(rules: &Rules) -> Panel {
    let game = &*rules.game;
    let rows = (0..6).map(|face| {
        let hit = Side::BOTH.map(|side| {
            let chit = rules.casualties()[side][face];
            chit.map_or_else(
                || say!("chart-near-miss"),
                |chit| game.chits[chit.index()].name.clone(),
            )
        });
        row(std::iter::once((face + 1).to_string()).chain(hit))
    });
    let names = Side::BOTH.map(|side| game.side_names[side].clone());
    let head = std::iter::once(say!("chart-head-die")).chain(names).collect();
    let note = noted(say!("chart-casualties-note"), rules.scenario().casualties.as_ref());
    chart(casualties_title(), note, head, rows.collect())
}

/// Returns a chart of all chits with their effects. Generals' chits also have their command
/// ratings.
fn chits(rules: &Rules) -> Panel {
    let game = &*rules.game;
    let rows = rules.chits().iter().map(|chit| {
        let whose =
            chit.side.map_or_else(|| say!("chart-either"), |side| game.side_names[side].clone());
        let does = match &chit.kind {
            ChitKind::Division { leader, .. } | ChitKind::Brigade { leader, .. } => {
                say!("chart-chit-own", rating = ratings(leader))
            }
            ChitKind::Cic { leader, commands: None } => {
                say!("chart-chit-any", rating = ratings(leader))
            }
            ChitKind::Cic { leader, commands: Some(_) } => {
                say!("chart-chit-commanded", rating = ratings(leader))
            }
            ChitKind::FortunesOfWar => say!("chart-chit-fortunes"),
            ChitKind::FogOfWar => say!("chart-chit-fog", chart = fog_title()),
            ChitKind::Event(_) | ChitKind::Wild { .. } => describe::chit_help(game, chit),
        };
        row([chit.name.clone(), whose, chit.copies.to_string(), does])
    });
    let head = vec![
        String::new(),
        say!("chart-head-side"),
        say!("chart-head-copies"),
        say!("chart-head-effect"),
    ];
    chart(say!("title-chits"), say!("chart-chits-note"), head, rows.collect())
}

fn turns(scenario: &Scenario) -> Panel {
    let clock = (scenario.first_turn..).zip(&scenario.clock);
    let rows = clock.map(|(turn, time)| row([turn.to_string(), time.clone()]));
    let head = vec![say!("chart-head-turn"), say!("chart-head-time")];
    chart(say!("title-turns"), say!("chart-turns-note"), head, rows.collect())
}
