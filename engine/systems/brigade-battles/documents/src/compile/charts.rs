use brigade_battles::game::{
    Allowances, Band, Charts, CombatChart, Command, Costs, Morale, Result, Terrain, TerrainLook,
    Turns,
};
use document::Located;
use document::tree::At;
use kernel::{Die, Ratio, Sixteenths};

use super::context::Context;
use crate::codes;
use crate::model::tables;

/// Compiles the charts. T-01 to T-04.
pub(super) fn charts(context: &mut Context<'_>) -> Charts {
    let said = &context.documents.tables.data;
    let stream = &said.terrain.stream;
    let morale = &said.morale;
    Charts {
        combat: combat(context, &said.combat),
        infantry_range: bands(context, &said.ranges.foot),
        gun_range: bands(context, &said.ranges.guns),
        night_range: said.ranges.night,
        allowances: allowances(context, &said.movement),
        terrain: terrain(said),
        stream: Costs { infantry: stream.foot, cavalry: stream.horse, guns: stream.guns },
        morale: Morale {
            green: morale.green,
            black: morale.black,
            gold: morale.gold,
            leader: morale.leader,
        },
        command: command(context, &said.command),
        turns: Turns { times: said.turn_track.times.clone(), night: said.turn_track.night.clone() },
    }
}

fn combat(context: &mut Context<'_>, said: &tables::Combat) -> CombatChart {
    let columns: Vec<u16> = said.columns.iter().map(|text| column(context, text)).collect();
    if !columns.is_sorted_by(|one, next| one < next) {
        let at = At::root(&context.documents.tables.tree).key("combat").key("columns");
        context.refuse(codes::CHART, at.place(), "columns are out of order");
    }
    let mut rows = Vec::new();
    for (number, (name, cells)) in said.rows.iter().enumerate() {
        let at = At::root(&context.documents.tables.tree).key("combat").key("rows");
        if *name != (number + 1).to_string() || cells.len() != columns.len() {
            let message = format!(
                "row {name} has {} cells, expected row {} with {}",
                cells.len(),
                number + 1,
                columns.len()
            );
            context.refuse(codes::CHART, at.place_of_key(name), message);
        }
        rows.push(cells.iter().map(|cell| result(context, cell)).collect());
    }
    CombatChart {
        columns,
        rows,
        flank: said.flank,
        limbered: said.limbered,
        higher: said.higher,
        leader_check: said.leader_check,
    }
}

/// Returns the lowest strength of a column, parsed from its heading, such as `7-9` or `28+`.
fn column(context: &mut Context<'_>, text: &Located<String>) -> u16 {
    let least = text.split(['-', '+']).next().and_then(|least| least.parse().ok());
    least.unwrap_or_else(|| {
        let message = format!("`{text}` is not a column heading: expected `7-9` or `28+`");
        context.refuse(codes::CHART, text.place.clone(), message);
        0
    })
}

fn result(context: &mut Context<'_>, cell: &Located<String>) -> Result {
    Result::from_text(cell).unwrap_or_else(|| {
        let message = format!("`{cell}` is not a result: expected `-`, `M`, `2` or `2R`");
        context.refuse(codes::CHART, cell.place.clone(), message);
        Result::None
    })
}

fn bands(context: &mut Context<'_>, said: &[Located<tables::Band>]) -> Vec<Band> {
    let mut least = 1;
    let mut bands = Vec::new();
    for band in said {
        if band.from < least || band.to < band.from {
            let message = format!("range band {} to {} is out of order", band.from, band.to);
            context.refuse(codes::CHART, band.place.clone(), message);
        }
        least = band.to.saturating_add(1);
        let factor = match band.factor {
            tables::Factor::Double => Ratio::new(2, 1),
            tables::Factor::Single => Ratio::ONE,
            tables::Factor::Half => Ratio::HALF,
        };
        bands.push(Band { first: band.from, last: band.to, factor });
    }
    bands
}

fn allowances(context: &mut Context<'_>, said: &tables::Movement) -> Allowances {
    Allowances {
        infantry: said.foot,
        limbered: said.limbered,
        mounted: said.mounted,
        dismounted: said.dismounted,
        leader: said.leader,
        change: said.change,
        leave_zone: said.leave_zone,
        level: said.level,
        column: column_rate(context, &said.column),
        column_beyond: said.column_beyond,
        road: said.road,
    }
}

/// Returns the cost of one hex at the column rate. The package gives the rate in hexes per movement
/// point.
fn column_rate(context: &mut Context<'_>, said: &Located<u8>) -> Sixteenths {
    match said.value {
        hexes @ (1 | 2 | 4 | 8 | 16) => Sixteenths::ONE.times(Ratio::new(1, hexes)),
        hexes => {
            let message =
                format!("invalid march rate of {hexes} hexes per point: expected 1, 2, 4, 8 or 16");
            context.refuse(codes::CHART, said.place.clone(), message);
            Sixteenths::ONE
        }
    }
}

fn terrain(said: &tables::Tables) -> Vec<Terrain> {
    let kind = |(id, kind): (&crate::model::Id, &tables::Kind)| {
        let costs = match (kind.foot, kind.horse, kind.guns) {
            (Some(foot), Some(horse), Some(guns)) => {
                Some(Costs { infantry: foot, cavalry: horse, guns })
            }
            _ => None,
        };
        Terrain {
            id: id.as_str().to_owned(),
            name: kind.name.clone(),
            costs,
            die: kind.die,
            morale: kind.morale,
            blocks: kind.blocks,
            column: kind.column,
            look: kind.look.map(look).unwrap_or_default(),
        }
    };
    said.terrain.kinds.iter().map(kind).collect()
}

fn look(tables::Look { colour, symbol }: tables::Look) -> TerrainLook {
    TerrainLook { colour, symbol: symbol.map(|own| own.0) }
}

fn command(context: &mut Context<'_>, said: &tables::Command) -> Command {
    let hit = Die::new(said.hit.value).unwrap_or_else(|| {
        let message = format!("{} is not on the die: expected 1 to 10", said.hit.value);
        context.refuse(codes::CHART, said.hit.place.clone(), message);
        Die::OF_TEN[9]
    });
    Command { radius: said.radius, replacement: said.replacement, hit, refuge: said.refuge }
}
