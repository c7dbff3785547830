//! Reinforcements. REIN-01 to REIN-04.

use kernel::{Edge, HexId, Side};

use super::legality::not_an_answer;
use crate::board::Place;
use crate::choice::Choice;
use crate::game::{BrigadeId, EntryCost, UnitId};
use crate::look::Look;
use crate::profile::ReinforcementFallback;
use crate::refusal::{Check, Refusal, require};
use crate::system::Scene;

/// All hexes of the map.
pub fn candidates(scene: Scene<'_>) -> Vec<Choice> {
    scene.game().map.grid.hexes().map(Choice::Hex).collect()
}

/// Whether a brigade that was kept out may enter in a hex. SS 13.8. REIN-04, A-92.
///
/// # Errors
/// The first rule that forbids it.
pub fn check(scene: Scene<'_>, brigade: BrigadeId, choice: Choice) -> Check {
    let Choice::Hex(hex) = choice else { return not_an_answer().err() };
    let side = scene.game().brigades[brigade.index()].side;
    may_use(scene, brigade, hex)?;
    let blocked = Refusal::new("REIN-04", "SS 13.8", "an enemy stands in or next to {}").with(hex);
    require(!is_blocked(scene, hex, side), blocked)?;
    let farther =
        Refusal::new("REIN-04", "SS 13.8", "another clear hex is nearer than {}").with(hex);
    require(fallbacks(scene, brigade).contains(&hex), farther)
}

/// The units of a brigade that have not entered yet.
pub fn waiting(scene: Scene<'_>, brigade: BrigadeId) -> Vec<UnitId> {
    let units = scene.game().brigades[brigade.index()].units.iter().copied();
    units.filter(|&unit| scene.board.unit(unit).place == Place::Off).collect()
}

/// Whether an enemy keeps a side from entering in a hex. SS 13.8. REIN-04.
pub fn is_blocked(scene: Scene<'_>, hex: HexId, side: Side) -> bool {
    scene.enemy_in(hex, side) || scene.next_to_enemy(hex, side)
}

/// The nearest hexes in which a brigade that was kept out can enter; none if it has none.
pub fn fallbacks(scene: Scene<'_>, brigade: BrigadeId) -> Vec<HexId> {
    let Some(arrival) = scene.board.brigade(brigade).arrival else { return Vec::new() };
    let side = scene.game().brigades[brigade.index()].side;
    let clear =
        |&hex: &HexId| may_use(scene, brigade, hex).is_ok() && !is_blocked(scene, hex, side);
    let clear: Vec<_> = scene.game().map.grid.hexes().filter(clear).collect();
    let away = |hex: HexId| scene.distance(hex, arrival.hex);
    let nearest = clear.iter().map(|&hex| away(hex)).min();
    clear.into_iter().filter(|&hex| Some(away(hex)) == nearest).collect()
}

/// Ground that its units may stand on, and on the edge from which they come. REIN-04, V-71.
fn may_use(scene: Scene<'_>, brigade: BrigadeId, hex: HexId) -> Check {
    let map = &scene.game().map;
    let ground = scene.game().terrain.kind(map.hex(hex).terrain);
    let bars = |&unit: &UnitId| ground.cost[scene.arm(unit)] == EntryCost::Prohibited;
    let barred = scene.package.scenario().forbids(hex) || waiting(scene, brigade).iter().any(bars);
    let closed = Refusal::new("MOVE-11", "SS 13.3", "{} cannot be entered").with(hex);
    require(!barred, closed)?;
    let inland = Refusal::new("REIN-04", "SS 13.8", "{} is not on the edge from which they come");
    match scene.profile().reinforcement_fallback {
        ReinforcementFallback::EdgeHexes => {
            require(on_edge_of_arrival(scene, brigade, hex), inland.with(hex))
        }
        ReinforcementFallback::AnyHex => Ok(()),
    }
}

fn on_edge_of_arrival(scene: Scene<'_>, brigade: BrigadeId, hex: HexId) -> bool {
    const EDGES: [Edge; 4] = [Edge::FirstRow, Edge::LastRow, Edge::FirstColumn, Edge::LastColumn];
    let grid = &scene.game().map.grid;
    let arrival = scene.board.brigade(brigade).arrival;
    let shares =
        |at: HexId| EDGES.iter().any(|&edge| grid.is_on(at, edge) && grid.is_on(hex, edge));
    arrival.is_some_and(|arrival| shares(arrival.hex))
}
