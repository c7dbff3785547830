//! Invariants that every position must satisfy, for checks during simulated games.

use kernel::Breach;

use crate::board::Board;
use crate::position_ext::PositionExt;
use crate::system::Position;

/// Returns the invariants that a position between two plays violates. CM 2.1, 2.3, 2.4. CW-STK-01,
/// CW-UNI-03, CW-UNI-05.
pub(super) fn between_plays(position: Position<'_>, before: Option<&Board>) -> Vec<Breach> {
    let mut breaches = in_play(position);
    if !breaches.is_empty() {
        return breaches;
    }
    let alone = |(unit, hex)| position.board.unit_in(hex) == Some(unit);
    for side in kernel::Side::BOTH {
        for (unit, hex) in position.on_map(side).filter(|on_map| !alone(*on_map)) {
            let what = format!("{} in {}", position.info(unit).id, position.map().number(hex));
            breaches.push(Breach { invariant: "one unit stands in a hex", what });
        }
    }
    breaches.extend(before.into_iter().flat_map(|before| since(before, position)));
    breaches
}

/// Returns the invariants that a position in the middle of a play violates.
pub(super) fn in_play(position: Position<'_>) -> Vec<Breach> {
    if !position.board.fits(position.package) {
        let what = "sizes, ids or hexes".to_owned();
        return vec![Breach { invariant: "the board is one of its game", what }];
    }
    let mut breaches = Vec::new();
    let mut require = |holds: bool, invariant: &'static str, what: &str| {
        if !holds {
            breaches.push(Breach { invariant, what: what.to_owned() });
        }
    };
    for unit in position.board.units() {
        let (info, state) = (position.info(unit), position.state(unit));
        let on_map = state.place.hex().is_some();
        require(!on_map || state.strength > 0, "who is on the map has strength", &info.id);
        let may_shatter = info.shattered.is_some() || !state.shattered;
        require(may_shatter, "guns never shatter", &info.id);
        let is_low = info.shattered.is_none_or(|value| state.strength <= value);
        require(!state.shattered || is_low, "who is shattered has lost enough", &info.id);
    }
    breaches
}

/// Returns the invariants that the change from an earlier board to this position violates.
fn since(before: &Board, position: Position<'_>) -> Vec<Breach> {
    let mut breaches = Vec::new();
    let mut require = |holds: bool, invariant: &'static str, what: String| {
        if !holds {
            breaches.push(Breach { invariant, what });
        }
    };
    let turn = position.board.turn();
    require(turn >= before.turn(), "time goes on", format!("turn {turn}"));
    for unit in position.board.units() {
        let (was, is) = (before.unit(unit), position.state(unit));
        let id = || position.info(unit).id.clone();
        require(is.strength <= was.strength, "nobody gains strength", id());
        require(is.shattered || !was.shattered, "who is shattered stays so", id());
    }
    let total = |board: &Board| {
        let points = board.points();
        u32::from(points.usa.total()) + u32::from(points.csa.total())
    };
    require(
        total(position.board) >= total(before),
        "points are not lost",
        total(before).to_string(),
    );
    breaches
}
