//! The charts of a game as tables.

use kernel::{Content, Row, Section, Side, Sixteenths};

use crate::describe;
use crate::game::{
    Arm, Band, ChitKind, CohesionSection, CohesionTable, CohesionTest, CrtCell, EntryCost, Game,
    Leader, Order, RangeBands, Scenario, Weapon,
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
pub(super) const CASUALTIES: &str = "General casualties";

/// All charts.
pub(super) fn charts(rules: &Rules) -> Vec<Section> {
    let game = &*rules.game;
    vec![
        combat(game),
        cohesion(FIRE_COHESION, &game.fire_cohesion),
        cohesion(CLOSE_COHESION, &game.close_cohesion),
        ranges(game),
        orders(game),
        terrain(game),
        fog(rules),
        casualties(game),
        chits(game),
        turns(rules.scenario()),
    ]
}

fn chart(title: &str, note: &str, head: Vec<String>, rows: Vec<Row>) -> Section {
    let table = Content::Table { head, rows };
    Section { title: title.to_owned(), parts: vec![Content::Words(note.to_owned()), table] }
}

fn row(cells: impl IntoIterator<Item = String>) -> Row {
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
pub(super) fn sections_of(
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
    let arms = Arm::ALL.into_iter().flat_map(|arm| Weapon::ALL.map(|weapon| (arm, weapon)));
    let rows = arms.filter_map(|(arm, weapon)| {
        let RangeBands { canister, effective, long, extreme } = *game.ranges.get(arm, weapon)?;
        let optional = |last: Option<u8>| last.map_or_else(|| "–".to_owned(), |it| it.to_string());
        let name = format!("{} {}", arm.id(), weapon.id());
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

fn orders(game: &Game) -> Section {
    let rows =
        Order::ALL.map(|order| row([order.id().to_owned(), describe::permissions(game, order)]));
    chart("Orders", "What a brigade may do under each order.", Vec::new(), rows.to_vec())
}

fn terrain(game: &Game) -> Section {
    let head = std::iter::once(String::new()).chain(Arm::ALL.map(|arm| arm.id().to_owned()));
    let kinds = game.terrain.kinds.iter().map(|kind| {
        let costs = Arm::ALL.map(|arm| entry(kind.cost[arm]));
        row(std::iter::once(kind.name.clone()).chain(costs))
    });
    let sides = &game.terrain.hexsides;
    let more = [
        ("slope up", &sides.slope_up),
        ("slope down", &sides.slope_down),
        ("steep slope up", &sides.steep_up),
        ("steep slope down", &sides.steep_down),
        ("stream", &sides.stream),
    ];
    let more = more.map(|(name, costs)| {
        let costs = Arm::ALL.map(|arm| format!("+{}", costs[arm]));
        row(std::iter::once(name.to_owned()).chain(costs))
    });
    let by_road = |name: &str, points: Sixteenths| row([name.to_owned(), points.to_string()]);
    let roads = [
        by_road("by road", game.terrain.road),
        by_road("by road in march column", game.terrain.march),
    ];
    let rows = kinds.chain(more).chain(roads).collect();
    chart(
        "Terrain",
        "The movement points that it takes to enter a hex or to cross a hexside.",
        head.collect(),
        rows,
    )
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
    let own = rules.scenario().fog.as_ref().unwrap_or(&rules.game.fog);
    let rows = own
        .iter()
        .zip(1..)
        .map(|(effect, die)| row([die.to_string(), describe::fog_row(&rules.game, *effect)]));
    let head = ["die", "what befalls somebody"].map(str::to_owned).to_vec();
    chart(FOG, "One die, rolled when the chit of that name is drawn.", head, rows.collect())
}

fn casualties(game: &Game) -> Section {
    let rows = (0..6).map(|face| {
        let hit = Side::BOTH.map(|side| {
            let chit = game.casualties[side][face];
            chit.map_or_else(
                || "a near miss".to_owned(),
                |chit| game.chits[chit.index()].name.clone(),
            )
        });
        row(std::iter::once((face + 1).to_string()).chain(hit))
    });
    let names = Side::BOTH.map(|side| game.side_names[side].clone());
    let head = std::iter::once("die".to_owned()).chain(names).collect();
    chart(CASUALTIES, "One die for a general of the side in question.", head, rows.collect())
}

/// Every chit with what it does; of a general's, what he needs to roll.
fn chits(game: &Game) -> Section {
    let rows = game.chits.iter().map(|chit| {
        let whose = chit.side.map_or("either", |side| &game.side_names[side]);
        let does = match &chit.kind {
            ChitKind::Division { leader, .. } | ChitKind::Brigade { leader, .. } => {
                format!("Activates a brigade of its own; {}", ratings(leader))
            }
            ChitKind::Cic { leader } => format!("Activates any brigade; {}", ratings(leader)),
            ChitKind::FortunesOfWar => "Negates the next chit that is drawn.".to_owned(),
            ChitKind::FogOfWar => format!("Something befalls somebody: see {FOG}."),
            ChitKind::Event(_) => chit.help.clone(),
        };
        row([chit.name.clone(), whose.to_owned(), chit.copies.to_string(), does])
    });
    let head = ["", "side", "copies", "what it does"].map(str::to_owned).to_vec();
    chart("Chits", "What can be in the cup.", head, rows.collect())
}

fn ratings(leader: &Leader) -> String {
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
