//! Check that the set-up places artillery and other units only in terrain that their arm may enter.
//! STK-04, MAP-01.

use blind_swords::game::{EntryCost, RoadInHex};
use document::tree::At;

use crate::codes;

use super::findings::Findings;
use super::scenario::place_in_setup;
use super::subject::Subject;

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    let game = subject.game;
    for (scenario, (_, document)) in game.scenarios.iter().zip(&subject.documents.scenarios) {
        for placement in &scenario.setup {
            let unit = &game.units[placement.unit.index()];
            let ground = game.map.hex(placement.hex);
            let terrain = game.terrain.kind(ground.terrain);
            let wrong = match game.entry(unit.mobility, ground.terrain) {
                EntryCost::Points(_) => continue,
                EntryCost::RoadOnly if ground.road == RoadInHex::Present => continue,
                EntryCost::RoadOnly => "needs a road there",
                EntryCost::Prohibited => "may not enter this terrain",
            };
            let place = place_in_setup(subject, At::root(&document.tree), placement.hex);
            let number = game.map.number(placement.hex);
            let (arm, name) = (unit.arm.id(), &terrain.name);
            let message =
                format!("cannot set up `{}` in {number} ({name}): {arm} {wrong}", unit.id);
            findings.error(codes::SCENARIO_SETUP, place, message);
        }
    }
}
