//! The charts of a game as tables.

use kernel::{Content, Row, Section, Side, Sixteenths};

use super::settings::settings;
use crate::describe;
use crate::game::{
    Arm, Band, ChangedStep, ChitKind, CohesionSection, CohesionTable, CohesionTest, CrtCell,
    EntryCost, Game, GroundMarker, Leader, Lies, Order, RangeBands, Scenario, Trait, WeaponId,
};
use crate::rules::Rules;

/// The table of fire and close combat.
pub(super) const COMBAT: &str = "Combat Results";
/// The tables of cohesion tests.
pub(super) const FIRE_COHESION: &str = "Cohesion after fire";
/// The same, for close combat.
pub(super) const CLOSE_COHESION: &str = "Cohesion after close combat";
/// What befalls somebody.
pub(super) const FOG: &str = "Fog of War";
/// Which general is hit.
pub const CASUALTIES: &str = "General casualties";

/// What scripts lay.
const ON_THE_GROUND: &str = "Markers on the ground";

/// All charts.
pub(super) fn charts(rules: &Rules) -> Vec<Section> {
    let game = &*rules.game;
    let tables: [(_, &[&str]); 10] = [
        (combat(game), &["Combat Results Table"]),
        (cohesion(FIRE_COHESION, &game.fire_cohesion), &["fire cohesion"]),
        (cohesion(CLOSE_COHESION, &game.close_cohesion), &["close combat cohesion"]),
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
    charts.extend(traits(game));
    charts.extend(settings(rules));
    charts.extend(ground_markers(game));
    charts
}

pub(super) fn chart(title: &str, note: &str, head: Vec<String>, rows: Vec<Row>) -> Section {
    let table = Content::Table { head, rows };
    Section { title: title.to_owned(), parts: vec![Content::Words(note.to_owned()), table] }
}

pub(super) fn row(cells: impl IntoIterator<Item = String>) -> Row {
    Row { side: None, cells: cells.into_iter().collect() }
}

/// Each cell has the cohesion ratings that each test strikes.
fn combat(game: &Game) -> Section {
    let head = std::iter::once("dice".to_owned());
    let head = head.chain(game.crt.columns.iter().map(|column| column.label.clone())).collect();
    let dice = (1..=6).flat_map(|coloured| (1..=6).map(move |white| format!("{coloured}-{white}")));
    let rows = dice
        .zip(&game.crt.cells)
        .map(|(dice, cells)| row(std::iter::once(dice).chain(cells.iter().map(cell))));
    let note = "The row of the dice, the column of the strength: S, T and R with the cohesion ratings for which the test is Severe, Tough or Routine.";
    chart(COMBAT, note, head, rows.collect())
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

/// The tests of a cohesion table from the mildest up, each with its two rows.
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

const fn test_name(test: CohesionTest) -> &'static str {
    match test {
        CohesionTest::CloseFight => "Close Fight",
        CohesionTest::Routine => "Routine",
        CohesionTest::Tough => "Tough",
        CohesionTest::Severe => "Severe",
    }
}

fn cohesion(title: &str, table: &CohesionTable) -> Section {
    let rows = sections_of(table).map(|(test, section)| lines(test_name(test), section));
    let head = ["", "die", "1", "2", "3", "4", "5", "6"].map(str::to_owned).to_vec();
    let note = "The coloured die says what is lost, the white one how the unit runs.";
    chart(title, note, head, rows.flatten().collect())
}

fn lines(name: &str, section: &CohesionSection) -> [Row; 2] {
    let none = || "–".to_owned();
    let lost = section.depletion.iter().map(|token| token.map_or_else(none, |it| it.to_string()));
    let runs = section.skedaddle.iter().map(|tokens| {
        let words: Vec<_> = tokens.iter().map(ToString::to_string).collect();
        if words.is_empty() { none() } else { words.join(" ") }
    });
    let begin = |die: &str| [name.to_owned(), die.to_owned()];
    [row(begin("coloured").into_iter().chain(lost)), row(begin("white").into_iter().chain(runs))]
}

fn ranges(game: &Game) -> Section {
    let weapons = || game.weapons.iter().enumerate();
    let arms = Arm::ALL.into_iter().flat_map(|arm| weapons().map(move |weapon| (arm, weapon)));
    let rows = arms.filter_map(|(arm, (n, weapon))| {
        let id = WeaponId::from_index(n);
        let RangeBands { canister, effective, long, extreme } = *game.ranges.get(arm, id)?;
        let optional = |last: Option<u8>| last.map_or_else(|| "–".to_owned(), |it| it.to_string());
        let name = format!("{} {}", arm.id(), weapon.sign);
        Some(row([
            name,
            optional(canister),
            effective.to_string(),
            optional(long),
            extreme.to_string(),
        ]))
    });
    let head = ["", "Canister", "Effective", "Long", "Extreme"].map(str::to_owned).to_vec();
    chart("Ranges", "How far, in hexes, each weapon fires in each band.", head, rows.collect())
}

fn orders(rules: &Rules) -> Section {
    let rows =
        Order::ALL.map(|order| row([order.id().to_owned(), describe::permissions(rules, order)]));
    chart("Orders", "What a brigade may do under each order.", Vec::new(), rows.to_vec())
}

fn terrain(game: &Game) -> Section {
    let head = std::iter::once(String::new()).chain(Arm::ALL.map(|arm| arm.id().to_owned()));
    let kinds = game.terrain.kinds.iter().map(|kind| {
        let costs = Arm::ALL.map(|arm| entry(kind.cost[arm]));
        row(std::iter::once(kind.name.clone()).chain(costs))
    });
    let grades = game.terrain.grades.iter().flat_map(|grade| {
        let name = grade.name.to_lowercase();
        [(format!("{name} up"), &grade.up), (format!("{name} down"), &grade.down)]
    });
    let more = grades.chain([(game.terrain.water.stream.to_lowercase(), &game.terrain.stream)]);
    let more = more.map(|(name, costs)| {
        let costs = Arm::ALL.map(|arm| format!("+{}", costs[arm]));
        row(std::iter::once(name).chain(costs))
    });
    let features = game.terrain.features.iter().map(|kind| {
        let costs = Arm::ALL.map(|arm| match kind.cost[arm] {
            EntryCost::Points(points) => format!("+{points}"),
            other => entry(other),
        });
        let sight = kind.sight.map_or_else(String::new, |sight| format!(" ({})", sight.words()));
        row(std::iter::once(format!("{}{sight}", kind.name)).chain(costs))
    });
    let closed = std::iter::repeat_n(entry(EntryCost::Prohibited), Arm::ALL.len());
    let pond = row(std::iter::once(game.terrain.water.pond.to_lowercase()).chain(closed));
    let by_road = |name: &str, points: Sixteenths| row([name.to_owned(), points.to_string()]);
    let roads = [
        by_road("by road", game.terrain.road),
        by_road("by road in march column", game.terrain.march),
    ];
    let rows = kinds.chain(more).chain([pond]).chain(features).chain(roads).collect();
    chart(
        "Terrain",
        "The movement points that it takes to enter a hex or to cross a hexside.",
        head.collect(),
        rows,
    )
}

/// Where a game has any.
fn traits(game: &Game) -> Option<Section> {
    let of = |it: &Trait| {
        let sign = it.sign.map_or_else(String::new, String::from);
        row([it.name.clone(), sign, describe::effects_of(game, it)])
    };
    let rows: Vec<_> = game.traits.iter().map(of).collect();
    let head = ["", "sign", "what it does"].map(str::to_owned).to_vec();
    let note =
        "What sets some units apart from others of their arm; column shifts may look at it too.";
    (!rows.is_empty()).then(|| chart("Traits", note, head, rows))
}

/// What scripts of the game lay on the ground, where it has any. T-07.
fn ground_markers(game: &Game) -> Option<Section> {
    let of = |marker: &GroundMarker| {
        let steps = Arm::ALL.map(|arm| changed(marker.step[arm]));
        let sight = if marker.hides.granted() { "nobody sees through" } else { "" };
        let lies = match marker.lies {
            Lies::OnHex => "hex",
            Lies::OnHexside => "hexside",
        };
        let begin = [marker.sign().to_string(), marker.name.clone(), lies.to_owned()];
        row(begin.into_iter().chain(steps).chain([sight.to_owned()]))
    };
    let rows: Vec<_> = game.ground_markers.iter().map(of).collect();
    let head = ["sign", "", "lies on"].into_iter().chain(Arm::ALL.map(Arm::id)).chain(["sight"]);
    let note =
        "What may lie on the ground, and what it does to a step; column shifts may look at it too.";
    (!rows.is_empty()).then(|| chart(ON_THE_GROUND, note, head.map(str::to_owned).collect(), rows))
}

fn changed(step: ChangedStep) -> String {
    match step {
        ChangedStep::AsBefore => String::new(),
        ChangedStep::More(points) => format!("+{points}"),
        ChangedStep::Instead(points) => format!("{points} in all"),
        ChangedStep::Closed => "never".to_owned(),
    }
}

fn entry(cost: EntryCost) -> String {
    match cost {
        EntryCost::Points(points) => points.to_string(),
        EntryCost::RoadOnly => "by road".to_owned(),
        EntryCost::Prohibited => "never".to_owned(),
    }
}

/// What each face of the die brings, in the scenario that is played.
fn fog(rules: &Rules) -> Section {
    let rows = rules
        .fog()
        .iter()
        .zip(1..)
        .map(|(effect, die)| row([die.to_string(), describe::fog_row(&rules.game, *effect)]));
    let head = ["die", "what befalls somebody"].map(str::to_owned).to_vec();
    let note = noted(
        "One die, rolled when the chit of that name is drawn.",
        rules.scenario().fog.as_ref(),
    );
    chart(FOG, &note, head, rows.collect())
}

/// A note on a table that a scenario may have of its own.
fn noted<T>(note: &str, own: Option<&T>) -> String {
    match own {
        Some(_) => format!("{note} This scenario has a table of its own."),
        None => note.to_owned(),
    }
}

fn casualties(rules: &Rules) -> Section {
    let game = &*rules.game;
    let rows = (0..6).map(|face| {
        let hit = Side::BOTH.map(|side| {
            let chit = rules.casualties()[side][face];
            chit.map_or_else(
                || "a near miss".to_owned(),
                |chit| game.chits[chit.index()].name.clone(),
            )
        });
        row(std::iter::once((face + 1).to_string()).chain(hit))
    });
    let names = Side::BOTH.map(|side| game.side_names[side].clone());
    let head = std::iter::once("die".to_owned()).chain(names).collect();
    let note = noted(
        "One die for a general of the side in question.",
        rules.scenario().casualties.as_ref(),
    );
    chart(CASUALTIES, &note, head, rows.collect())
}

/// Every chit with what it does; of a general's, what he needs to roll.
fn chits(rules: &Rules) -> Section {
    let game = &*rules.game;
    let rows = rules.chits().iter().map(|chit| {
        let whose = chit.side.map_or("either", |side| &game.side_names[side]);
        let does = match &chit.kind {
            ChitKind::Division { leader, .. } | ChitKind::Brigade { leader, .. } => {
                format!("Activates a brigade of its own; {}", ratings(leader))
            }
            ChitKind::Cic { leader, commands: None } => {
                format!("Activates any brigade; {}", ratings(leader))
            }
            ChitKind::Cic { leader, commands: Some(_) } => {
                format!("Activates any brigade that he commands; {}", ratings(leader))
            }
            ChitKind::FortunesOfWar => "Negates the next chit that is drawn.".to_owned(),
            ChitKind::FogOfWar => format!("Something befalls somebody: see {FOG}."),
            ChitKind::Event(_) | ChitKind::Wild { .. } => chit.help.clone(),
        };
        row([chit.name.clone(), whose.to_owned(), chit.copies.to_string(), does])
    });
    let head = ["", "side", "copies", "what it does"].map(str::to_owned).to_vec();
    chart("Chits", "What can be in the cup.", head, rows.collect())
}

pub(super) fn ratings(leader: &Leader) -> String {
    match (leader.rating, leader.casualty) {
        (Some(rating), Some(hit)) => format!("rating {rating}, {hit} once its general is hit."),
        (Some(rating), None) => format!("rating {rating}."),
        (None, Some(hit)) => format!("no roll, rating {hit} once its general is hit."),
        (None, None) => "no roll.".to_owned(),
    }
}

fn turns(scenario: &Scenario) -> Section {
    let clock = (scenario.first_turn..).zip(&scenario.clock);
    let rows = clock.map(|(turn, time)| row([turn.to_string(), time.clone()]));
    let head = ["turn", "time"].map(str::to_owned).to_vec();
    chart("Turns", "The turns of the scenario and their times.", head, rows.collect())
}
