//! Checks that each side can win: units can enter the victory hexes, and the available points reach
//! the victory levels. VIC-01 to VIC-07.

use blind_swords::game::{Arm, EntryCost, Scenario, Unit};
use document::tree::At;
use kernel::{HexId, Side, Sixteenths};

use crate::codes;

use super::findings::Findings;
use super::subject::Subject;

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    let tables = At::root(&subject.documents.tables.tree);
    for (scenario, (_, document)) in subject.game.scenarios.iter().zip(&subject.documents.scenarios)
    {
        let at = At::root(&document.tree);
        let at = if at.has("victory") { at.key("victory") } else { tables.key("victory") };
        check_hexes(subject, scenario, at, findings);
        check_levels(subject, scenario, at, findings);
    }
}

/// Warns about victory hexes that cannot be entered or are worth no points.
fn check_hexes(subject: Subject<'_>, scenario: &Scenario, at: At<'_>, findings: &mut Findings) {
    let victory = &scenario.victory;
    for (key, points) in [("at-end", &victory.at_end), ("each-turn", &victory.each_turn)] {
        for hex in points {
            let number = subject.game.map.number(hex.hex).to_string();
            let place = || at.key(key).key(hex.side.id()).place_of_key(&number);
            if hex.points <= 0 {
                let message = format!("{number} is worth {} points", hex.points);
                findings.warning(codes::VICTORY_REACH, place(), message);
            }
            if is_closed(subject, hex.hex) {
                let message = format!("no unit can enter {number}");
                findings.warning(codes::VICTORY_REACH, place(), message);
            }
        }
    }
    for win in victory.automatic.iter().filter(|win| is_closed(subject, win.hex)) {
        let message = format!("no unit can enter {}", subject.game.map.number(win.hex));
        let place = at.key("automatic").key(win.side.id()).place();
        findings.warning(codes::VICTORY_REACH, place, message);
    }
}

fn is_closed(subject: Subject<'_>, hex: HexId) -> bool {
    let game = subject.game;
    game.terrain.kind(game.map.hex(hex).terrain).cost(Arm::Infantry) == EntryCost::Prohibited
}

fn check_levels(subject: Subject<'_>, scenario: &Scenario, at: At<'_>, findings: &mut Findings) {
    let levels = &scenario.victory.levels;
    let (most, least) = (most(subject, scenario, Side::Usa), -most(subject, scenario, Side::Csa));
    for (n, level) in levels.iter().enumerate() {
        let at = at.key("levels").item(n);
        if n > 0 && level.from > most {
            let message = format!(
                "`{}` can never be reached: it starts at {}, and at most {most} points can be won",
                level.name, level.from
            );
            findings.warning(codes::VICTORY_REACH, at.place(), message);
        }
        if levels.get(n + 1).is_some_and(|next| next.from <= least) {
            let message = format!(
                "`{}` can never be reached: it ends below {least}, the worst possible result",
                level.name
            );
            findings.warning(codes::VICTORY_REACH, at.place(), message);
        }
    }
}

/// Returns the maximum number of victory points that a side can score.
fn most(subject: Subject<'_>, scenario: &Scenario, side: Side) -> i32 {
    let victory = &scenario.victory;
    let of_side = |points: &[blind_swords::game::HexPoints]| -> i32 {
        points.iter().filter(|hex| hex.side == side).map(|hex| hex.points).sum()
    };
    let turns = i32::from(scenario.last_turn.saturating_sub(scenario.first_turn)) + 1;
    let each_turn = of_side(&victory.each_turn) + of_side(&victory.occupied_each_turn);
    of_side(&victory.at_end) + turns * each_turn + losses(subject, scenario, side.other())
}

/// Returns the victory points that the enemy scores if a side loses all its units.
fn losses(subject: Subject<'_>, scenario: &Scenario, side: Side) -> i32 {
    let victory = &scenario.victory;
    let units = subject.game.units_in(scenario).iter().filter(|unit| unit.side == side);
    let worth = |unit: &Unit| {
        let strength: Sixteenths = unit.fresh.unwrap_or(unit.battleworn).sp;
        let points = match unit.arm {
            Arm::Artillery => victory.eliminated_artillery_sp,
            arm => victory.broken_sp[arm],
        };
        strength.times(points).ceil()
    };
    units.map(worth).sum()
}
