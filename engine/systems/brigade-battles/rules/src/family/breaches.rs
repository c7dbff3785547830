//! Invariants of every position.

use kernel::Breach;

use crate::board::Board;
use crate::look::Look;
use crate::system::Scene;

/// Returns the violated invariants of a position between two plays. CM 2.1, 2.3, 2.4. CW-STK-01,
/// CW-UNI-03, CW-UNI-05.
pub(super) fn between_plays(scene: Scene<'_>, before: Option<&Board>) -> Vec<Breach> {
    let mut breaches = in_play(scene);
    if !breaches.is_empty() {
        return breaches;
    }
    let alone = |(unit, hex)| scene.board.unit_in(hex) == Some(unit);
    for side in kernel::Side::BOTH {
        for (unit, hex) in scene.on_map(side).filter(|on_map| !alone(*on_map)) {
            let what = format!("{} in {}", scene.info(unit).id, scene.map().number(hex));
            breaches.push(Breach { invariant: "one unit stands in a hex", what });
        }
    }
    breaches.extend(before.into_iter().flat_map(|before| since(before, scene)));
    breaches
}

/// Returns the violated invariants of a position within a play.
pub(super) fn in_play(scene: Scene<'_>) -> Vec<Breach> {
    if !scene.board.fits(scene.package) {
        let what = "sizes, ids or hexes".to_owned();
        return vec![Breach { invariant: "the board is one of its game", what }];
    }
    let mut breaches = Vec::new();
    let mut require = |holds: bool, invariant: &'static str, what: &str| {
        if !holds {
            breaches.push(Breach { invariant, what: what.to_owned() });
        }
    };
    for unit in scene.board.units() {
        let (info, state) = (scene.info(unit), scene.state(unit));
        let on_map = state.place.hex().is_some();
        require(!on_map || state.strength > 0, "who is on the map has strength", &info.id);
        let may_shatter = info.shattered.is_some() || !state.shattered;
        require(may_shatter, "guns never shatter", &info.id);
        let is_low = info.shattered.is_none_or(|value| state.strength <= value);
        require(!state.shattered || is_low, "who is shattered has lost enough", &info.id);
    }
    breaches
}

/// Returns the violated invariants between an earlier position and this one.
fn since(before: &Board, scene: Scene<'_>) -> Vec<Breach> {
    let mut breaches = Vec::new();
    let mut require = |holds: bool, invariant: &'static str, what: String| {
        if !holds {
            breaches.push(Breach { invariant, what });
        }
    };
    let turn = scene.board.turn();
    require(turn >= before.turn(), "time goes on", format!("turn {turn}"));
    for unit in scene.board.units() {
        let (was, is) = (before.unit(unit), scene.state(unit));
        let id = || scene.info(unit).id.clone();
        require(is.strength <= was.strength, "nobody gains strength", id());
        require(is.shattered || !was.shattered, "who is shattered stays so", id());
    }
    let total = |board: &Board| {
        let points = board.points();
        u32::from(points.usa.total()) + u32::from(points.csa.total())
    };
    require(total(scene.board) >= total(before), "points are not lost", total(before).to_string());
    breaches
}
