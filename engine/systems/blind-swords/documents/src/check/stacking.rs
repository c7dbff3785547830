//! Checks of set-ups against the stacking limit. They use the calculation of the rules. STK-01,
//! STK-03, STK-06.

use std::collections::BTreeSet;
use std::sync::Arc;

use blind_swords::board::{BoardSetup, Place};
use blind_swords::check::stacking;
use blind_swords::event::Event;
use blind_swords::game::ScenarioId;
use blind_swords::{Board, Position, Rules};
use document::diag::Diagnostic;
use document::tree::At;
use kernel::HexId;

use crate::codes;

use super::findings::Findings;
use super::scenario::place_in_setup;
use super::subject::Subject;

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    let game = subject.game;
    if stacking::has_gun_table(&game.profile) && game.stacking.artillery.is_empty() {
        let at = At::root(&subject.documents.tables.tree).key("stacking");
        let message = "missing `artillery`: the option `artillery_stack_rule: table` needs the points of guns";
        let help = "add `stacking: {artillery: [0, 3/4, 3/2, 9/4, …]}` to tables.yaml, or set \
            `artillery_stack_rule: three_quarters` in game.yaml";
        let problem = Diagnostic::error(codes::STACKING_TABLE, at.place(), message);
        return findings.diagnostics.push(problem.help(help));
    }
    check_table(subject, findings);
    for (n, (_, document)) in subject.documents.scenarios.iter().enumerate() {
        let rules = Rules::plain(Arc::clone(game), ScenarioId::from_index(n));
        let mut setup = BoardSetup::of(&rules, Board::start(&rules));
        for placement in &rules.scenario().setup {
            let (unit, hex) = (placement.unit, placement.hex);
            if setup.board().unit(unit).place == Place::Off {
                setup.establish(&Event::Deployed { unit, hex });
            }
        }
        let board = setup.finish();
        let position = Position { package: &rules, board: &board };
        let placements = &rules.scenario().setup;
        let hexes: BTreeSet<HexId> = placements.iter().map(|placement| placement.hex).collect();
        for hex in hexes.into_iter().filter(|hex| stacking::is_over(position, *hex)) {
            let place = place_in_setup(subject, At::root(&document.tree), hex);
            let (load, limit) = (stacking::load(position, hex), game.stacking.limit);
            let units = placements.iter().filter(|placement| placement.hex == hex);
            let units =
                units.map(|placement| format!("`{}`", game.units[placement.unit.index()].id));
            let units = units.collect::<Vec<_>>().join(", ");
            let message =
                format!("stacking limit of {limit} exceeded: {load} points in this hex ({units})");
            findings.error(codes::STACKING, place, message);
        }
    }
}

/// Checks that artillery with more guns has at least as many stacking points.
fn check_table(subject: Subject<'_>, findings: &mut Findings) {
    let stacking = &subject.game.stacking;
    let at = At::root(&subject.documents.tables.tree).key("stacking");
    let rises = stacking.artillery.is_sorted();
    if !rises {
        let message = "points are out of order: they must increase with the number of guns";
        findings.error(codes::STACKING_TABLE, at.key("artillery").place(), message);
    }
}
