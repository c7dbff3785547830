//! Charts of the player aid. CM 3.2.

use kernel::{Content, Panel, Row, say};

use crate::describe;
use crate::game::{Allowances, Costs, Game, Terrain};

/// Returns the title of the Combat Chart.
pub(in crate::ruleset) fn combat_title() -> String {
    say!("chart-combat")
}

/// Returns all charts of the player aid as panels.
pub(super) fn charts(game: &Game) -> Vec<Panel> {
    let all = [
        (combat(game), "Combat Chart"),
        (ranges(game), "ranges"),
        (terrain(game), "terrain effects"),
        (movement(game), "movement"),
    ];
    all.into_iter().map(|(chart, table)| game.origins.noted(chart, &[table])).collect()
}

fn combat(game: &Game) -> Panel {
    let chart = &game.charts.combat;
    let columns = chart.columns.iter().map(ToString::to_string);
    let head = std::iter::once(say!("chart-die")).chain(columns).collect();
    let row = |(index, row): (usize, &Vec<crate::game::Result>)| {
        let results = row.iter().map(ToString::to_string);
        Row { side: None, cells: std::iter::once((index + 1).to_string()).chain(results).collect() }
    };
    let rows = chart.rows.values().enumerate().map(row).collect();
    Panel { title: combat_title(), parts: vec![Content::Table { head, rows }] }
}

fn ranges(game: &Game) -> Panel {
    let bands = [
        (say!("chart-foot"), &game.charts.ranges.foot),
        (say!("chart-guns"), &game.charts.ranges.guns),
    ];
    let rows = bands.into_iter().flat_map(|(who, bands)| {
        bands.iter().map(move |band| Row {
            side: None,
            cells: vec![
                who.clone(),
                say!("chart-band", first = band.from, last = band.to),
                describe::times(band.factor.ratio()),
            ],
        })
    });
    let head = vec![String::new(), say!("chart-hexes"), say!("chart-strength")];
    Panel {
        title: say!("chart-ranges"),
        parts: vec![Content::Table { head, rows: rows.collect() }],
    }
}

fn terrain(game: &Game) -> Panel {
    let costs = |costs: Option<Costs>| {
        costs.map_or(["-"; 3].map(str::to_owned), |Costs { infantry, cavalry, guns }| {
            [infantry, cavalry, guns].map(|points| points.to_string())
        })
    };
    let row = |kind: &Terrain| {
        let Terrain { name, die, morale, blocks, column, .. } = kind;
        let [fire, morale] = [die, morale].map(|die| describe::signed(*die));
        let marks = [blocks.then(|| say!("chart-blocks")), column.then(|| say!("chart-march"))];
        let marks = marks.map(Option::unwrap_or_default);
        let cells = costs(kind.costs()).into_iter().chain([fire, morale]).chain(marks);
        Row { side: None, cells: std::iter::once(name.clone()).chain(cells).collect() }
    };
    let stream = costs(Some(game.charts.terrain.stream.costs()))
        .into_iter()
        .map(|points| format!("+{points}"));
    let blank = std::iter::repeat_n(String::new(), 4);
    let stream = std::iter::once(say!("chart-stream")).chain(stream).chain(blank);
    let head = vec![
        String::new(),
        say!("chart-foot"),
        say!("chart-horse"),
        say!("chart-guns"),
        say!("chart-fire"),
        say!("chart-morale"),
        say!("chart-sight"),
        say!("chart-column"),
    ];
    let kinds = game.charts.terrain.kinds.iter().map(row);
    let rows = kinds.chain([Row { side: None, cells: stream.collect() }]).collect();
    Panel { title: say!("chart-terrain"), parts: vec![Content::Table { head, rows }] }
}

/// Returns a panel with movement allowances and the costs of actions, without terrain. CM 8.3, 8.4.
fn movement(game: &Game) -> Panel {
    let allowances = &game.charts.allowances;
    let Allowances {
        provenance: _,
        infantry,
        limbered,
        mounted,
        dismounted,
        leader,
        change,
        leave_zone,
        level,
        column: _,
        column_beyond,
        road,
    } = allowances;
    let has = [
        (say!("chart-has-infantry"), infantry),
        (say!("chart-has-limbered"), limbered),
        (say!("chart-has-mounted"), mounted),
        (say!("chart-has-dismounted"), dismounted),
        (say!("chart-has-leader"), leader),
        (say!("chart-costs-change"), change),
        (say!("chart-costs-zone"), leave_zone),
        (say!("chart-costs-level"), level),
    ];
    let has = has.map(|(what, points)| (what, points.to_string()));
    let marches = [
        (say!("chart-costs-column", hexes = *column_beyond), allowances.column_cost().to_string()),
        (say!("chart-costs-road", hexes = *column_beyond), road.to_string()),
    ];
    let row = |(what, points)| Row { side: None, cells: vec![what, points] };
    let rows = has.into_iter().chain(marches).map(row).collect();
    let head = vec![String::new(), say!("chart-points")];
    Panel { title: say!("chart-movement"), parts: vec![Content::Table { head, rows }] }
}
