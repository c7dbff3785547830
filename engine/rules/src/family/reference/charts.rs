//! The charts of a game as tables.

use kernel::{Content, Row, Section, Sixteenths};

use crate::describe;
use crate::game::{
    Arm, Band, CohesionSection, CohesionTable, CrtCell, EntryCost, Game, Order, RangeBands, Weapon,
};

/// All charts.
pub(super) fn charts(game: &Game) -> Vec<Section> {
    vec![
        combat(game),
        cohesion("Cohesion after fire", &game.fire_cohesion),
        cohesion("Cohesion after close combat", &game.close_cohesion),
        ranges(game),
        orders(game),
        terrain(game),
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
    chart("Combat Results", note, head, rows.collect())
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

fn cohesion(title: &str, table: &CohesionTable) -> Section {
    let sections = [
        ("Close Fight", table.close_fight.as_ref()),
        ("Routine", Some(&table.routine)),
        ("Tough", Some(&table.tough)),
        ("Severe", Some(&table.severe)),
    ];
    let rows = sections.into_iter().filter_map(|(name, section)| Some(lines(name, section?)));
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
