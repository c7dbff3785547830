//! The charts of the player aid. CM 3.2.

use kernel::{Content, Row, Section};

use crate::describe;
use crate::game::{Allowances, Costs, Game, Terrain};

/// The chart on which fires are looked up.
pub(in crate::family) const COMBAT: &str = "Combat";

/// All charts.
pub(super) fn charts(game: &Game) -> Vec<Section> {
    let all = [
        (combat(game), "Combat Chart"),
        (ranges(game), "ranges"),
        (terrain(game), "terrain effects"),
        (movement(game), "movement"),
    ];
    all.into_iter().map(|(chart, table)| game.origins.noted(chart, &[table])).collect()
}

fn combat(game: &Game) -> Section {
    let chart = &game.charts.combat;
    let columns = (0..chart.columns.len()).map(|column| chart.column_words(column));
    let head = std::iter::once("die".to_owned()).chain(columns).collect();
    let row = |(index, row): (usize, &Vec<crate::game::Result>)| {
        let results = row.iter().map(ToString::to_string);
        Row { side: None, cells: std::iter::once((index + 1).to_string()).chain(results).collect() }
    };
    let rows = chart.rows.iter().enumerate().map(row).collect();
    Section { title: COMBAT.to_owned(), parts: vec![Content::Table { head, rows }] }
}

fn ranges(game: &Game) -> Section {
    let bands = [("foot", &game.charts.foot_range), ("guns", &game.charts.gun_range)];
    let rows = bands.into_iter().flat_map(|(who, bands)| {
        bands.iter().map(move |band| Row {
            side: None,
            cells: vec![
                who.to_owned(),
                format!("{} to {}", band.first, band.last),
                describe::times(band.factor),
            ],
        })
    });
    let head = ["", "hexes", "strength"].map(str::to_owned).to_vec();
    Section {
        title: "Ranges".to_owned(),
        parts: vec![Content::Table { head, rows: rows.collect() }],
    }
}

fn terrain(game: &Game) -> Section {
    let costs = |costs: Option<Costs>| {
        costs.map_or(["-"; 3].map(str::to_owned), |Costs { foot, horse, guns }| {
            [foot, horse, guns].map(|points| points.to_string())
        })
    };
    let mark = |holds: bool, word: &str| if holds { word } else { "" }.to_owned();
    let row = |kind: &Terrain| {
        let Terrain { id: _, name, costs: points, die, morale, blocks, column, look: _ } = kind;
        let [fire, morale] = [die, morale].map(|die| describe::signed(*die));
        let marks = [mark(*blocks, "blocks"), mark(*column, "march")];
        let cells = costs(*points).into_iter().chain([fire, morale]).chain(marks);
        Row { side: None, cells: std::iter::once(name.clone()).chain(cells).collect() }
    };
    let stream = costs(Some(game.charts.stream)).into_iter().map(|points| format!("+{points}"));
    let blank = std::iter::repeat_n(String::new(), 4);
    let stream = std::iter::once("Stream, but for a road far from all enemies".to_owned())
        .chain(stream)
        .chain(blank);
    let head = ["", "foot", "horse", "guns", "fire", "morale", "sight", "column"];
    let kinds = game.charts.terrain.iter().map(row);
    let rows = kinds.chain([Row { side: None, cells: stream.collect() }]).collect();
    let head = head.map(str::to_owned).to_vec();
    Section { title: "Terrain".to_owned(), parts: vec![Content::Table { head, rows }] }
}

/// Movement points, and what costs them beside the ground. CM 8.3, 8.4.
fn movement(game: &Game) -> Section {
    let Allowances {
        foot,
        limbered,
        mounted,
        dismounted,
        leader,
        change,
        leave_zone,
        level,
        column,
        column_beyond,
        road,
    } = game.charts.allowances;
    let has = [
        ("Infantry has", foot),
        ("Limbered guns have", limbered),
        ("Mounted cavalry has", mounted),
        ("Dismounted cavalry has", dismounted),
        ("A leader has", leader),
        ("A change of formation costs", change),
        ("Leaving an enemy zone costs", leave_zone),
        ("A change of level costs", level),
    ];
    let has = has.map(|(what, points)| (what.to_owned(), points.to_string()));
    let far = format!("farther than {column_beyond} hexes from all enemies");
    let marches = [
        (format!("A hex in column costs, {far}"), column.to_string()),
        (format!("A hex along a road, not in column, costs, {far}"), road.to_string()),
    ];
    let row = |(what, points)| Row { side: None, cells: vec![what, points] };
    let rows = has.into_iter().chain(marches).map(row).collect();
    let head = ["", "points"].map(str::to_owned).to_vec();
    Section { title: "Movement".to_owned(), parts: vec![Content::Table { head, rows }] }
}
