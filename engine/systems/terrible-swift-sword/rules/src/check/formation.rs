//! Changes of formation. ST 6.

use kernel::Sixths;

use crate::check::{movers, room, stacking};
use crate::choice::Mover;
use crate::game::{Arm, Formation, UnitId};
use crate::position_ext::PositionExt;
use crate::question::Walk;
use crate::refusal::{Check, Evidence, Refusal, require};
use crate::system::Position;

/// Returns the units of a move that change to a formation, each with its cost, if the change is
/// legal. A crew has no effect on it. ST 6.2, 18.85. ST-FORM-01 to ST-FORM-04, ST-ART-09.
pub fn change(
    position: Position<'_>,
    walk: &Walk,
    into: Formation,
) -> Check<Vec<(UnitId, Sixths)>> {
    let can = |unit: &UnitId| position.state(*unit).formation.other() == Some(into);
    let units: Vec<UnitId> = walk.units().filter(can).collect();
    require(!units.is_empty(), Refusal::new("ST-FORM-01", "ST 6.0", "st-form-01-no-unit"))?;
    units.into_iter().map(|unit| Ok((unit, cost(position, walk, unit, into)?))).collect()
}

/// Returns the cost of a change of one unit, if it is legal. The unit must be free to move, even to
/// change formation in place. ST 6.21, 6.22, 14.3. ST-FORM-02, ST-FORM-03, ST-FORM-04.
fn cost(position: Position<'_>, walk: &Walk, unit: UnitId, into: Formation) -> Check<Sixths> {
    let state = position.state(unit);
    movers::is_not_stuck(walk, unit)?;
    movers::has_leave(position, unit)?;
    let routed = Refusal::new("ST-FORM-04", "ST 6.21", "st-form-04-routed").with(unit);
    require(!state.routed, routed)?;
    let cost = position.charts().formation.of(state.formation);
    let left = movers::left(position, Mover::Unit(unit));
    require(
        cost <= left,
        Refusal::new("ST-FORM-02", "ST 6.22", "st-form-02-costs-more")
            .with(unit)
            .with(cost)
            .with(left)
            .showing(Evidence::Costs),
    )?;
    let side = position.side_of(unit);
    let fits = stacking::fits_as(position, side, walk.here, &[(unit, into)]);
    let goes_on = position.info(unit).arm != Arm::Cavalry
        && room::lies_ahead(position, (unit, into), walk.here, left.less(cost));
    if goes_on { Ok(cost) } else { fits.map(|()| cost) }
}
