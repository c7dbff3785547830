//! Room for units that pass through full hexes. ST 8.3. ST-STK-02.

use kernel::{HexId, Search, Sixths};

use crate::check::{cost, stacking};
use crate::game::{Formation, UnitId};
use crate::position_ext::PositionExt;
use crate::system::Position;

/// Whether a unit in this formation has enough movement points left to reach another hex in which
/// it may stay. ST 8.3. ST-STK-02.
pub fn lies_ahead(
    position: Position<'_>,
    (unit, formation): (UnitId, Formation),
    here: HexId,
    left: Sixths,
) -> bool {
    let (grid, side) = (&position.map().grid, position.side_of(unit));
    let Some(class) = formation.class(position.info(unit).horse) else { return false };
    let is_free = |hex| stacking::fits_as(position, side, hex, &[(unit, formation)]).is_ok();
    let step = |from, to| {
        let step = cost::of_step(position, class, from, to).ok()?;
        let is_open = is_open(position, unit, to) && (!step.stops || is_free(to));
        is_open.then(|| step.points.sixths().clamp(0, Search::MOST.into()) as u16)
    };
    let budget = left.sixths().clamp(0, Search::MOST.into()) as u16;
    // The first steps usually decide, so that no search is needed.
    let at_once = |to| is_free(to) && step(here, to).is_some_and(|points| points <= budget);
    if grid.neighbours(here).any(at_once) {
        return true;
    }
    let mut search = Search::within(grid, budget);
    search.start(here);
    let goal = |hex| hex != here && is_free(hex);
    search.find(grid, |(from, _), to| step(from, to), goal).is_some()
}

/// Whether a hex holds no enemy, and no friendly units in Reserve that the unit would pass. ST
/// 5.12, 8.73.
fn is_open(position: Position<'_>, unit: UnitId, hex: HexId) -> bool {
    let side = position.side_of(unit);
    !position.is_held_by(hex, side.other())
        && !position.stack(side, hex).any(|friend| position.state(friend).reserve)
}
