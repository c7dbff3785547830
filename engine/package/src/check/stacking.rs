//! Set-ups within the stacking limit. STK-01, STK-03, STK-06.

use std::collections::BTreeMap;

use blind_swords::game::{Arm, Game, Unit};
use blind_swords::profile::{ArtilleryStackRule, LargeUnitCap};
use kernel::{HexId, Ratio, Sixteenths};

use crate::codes;
use crate::tree::At;

use super::scenario::place_in_setup;
use super::{Findings, Subject};

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    let game = subject.game;
    let needs_table = game.profile.artillery_stack_rule == ArtilleryStackRule::Table;
    if needs_table && game.stacking.artillery_table.is_empty() {
        let at = At::root(&subject.documents.tables.tree).key("stacking");
        let message = "`artillery_stack_rule: table` needs the points of guns under `artillery`";
        return findings.error(codes::STACKING_TABLE, at.place(), message);
    }
    for (scenario, (_, document)) in game.scenarios.iter().zip(&subject.documents.scenarios) {
        let mut hexes: BTreeMap<HexId, Vec<&Unit>> = BTreeMap::new();
        for placement in &scenario.setup {
            hexes.entry(placement.hex).or_default().push(&game.units[placement.unit.index()]);
        }
        for (hex, units) in hexes {
            let points = points(game, &units);
            if points > game.stacking.limit && units.len() > 1 {
                let place = place_in_setup(subject, At::root(&document.tree), hex);
                let message =
                    format!("{points} points stand here: the limit is {}", game.stacking.limit);
                findings.error(codes::STACKING, place, message);
            }
        }
    }
}

fn points(game: &Game, units: &[&Unit]) -> Sixteenths {
    let is_gun = |unit: &&&Unit| unit.arm == Arm::Artillery;
    let guns: Sixteenths = units.iter().filter(is_gun).map(|unit| printed(unit)).sum();
    let others = units.iter().filter(|unit| !is_gun(unit));
    let others: Sixteenths = others.map(|unit| capped(game, printed(unit))).sum();
    gun_points(game, guns) + others
}

fn printed(unit: &Unit) -> Sixteenths {
    unit.fresh.unwrap_or(unit.battleworn).sp
}

fn capped(game: &Game, points: Sixteenths) -> Sixteenths {
    match game.profile.large_unit_cap {
        LargeUnitCap::None => points,
        LargeUnitCap::Eight => points.min(Sixteenths::whole(8)),
    }
}

fn gun_points(game: &Game, guns: Sixteenths) -> Sixteenths {
    match game.profile.artillery_stack_rule {
        ArtilleryStackRule::Full => guns,
        ArtilleryStackRule::HalfRoundUp => Sixteenths::whole(guns.times(Ratio::HALF).ceil()),
        ArtilleryStackRule::ThreeQuarters => guns.times(Ratio::new(3, 4)),
        ArtilleryStackRule::Table => {
            let table = &game.stacking.artillery_table;
            let row = usize::try_from(guns.ceil()).unwrap_or(0).min(table.len() - 1);
            table[row]
        }
    }
}
