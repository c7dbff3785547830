//! Steps of units, stacks and leaders. ST 5.1, 5.2.

use kernel::{HexId, Sixths};

use crate::check::cost::StepCost;
use crate::check::{cost, movers, room, stacking};
use crate::choice::Mover;
use crate::game::{MoveClass, UnitId};
use crate::position_ext::PositionExt;
use crate::question::Walk;
use crate::refusal::{Check, Evidence, Refusal, require};
use crate::system::Position;
use crate::variants::MinimumMove;

/// Returns the cost of a step for each mover, if the step is legal. ST 5.1, 5.2, 8.3. ST-MOVE-01 to
/// ST-MOVE-18.
pub fn step(position: Position<'_>, walk: &Walk, to: HexId) -> Check<Vec<(Mover, StepCost)>> {
    let side = position.board.active();
    require(
        position.map().grid.adjacent(walk.here, to),
        Refusal::new("ST-MOVE-01", "ST 5.16", "st-move-01-not-next").with(to).with(walk.here),
    )?;
    is_without_enemies(position, to)?;
    let cost = |mover| {
        let cost = |class| cost::of_step(position, class, walk.here, to);
        Ok((mover, member(position, walk, mover, to, cost)?))
    };
    let costs: Vec<_> = walk.movers().map(cost).collect::<Check<_>>()?;
    if let Err(full) = stacking::fits(position, side, to, walk.units) {
        let is_reserved = position.stack(side, to).any(|unit| position.state(unit).reserve);
        let passes = |(mover, cost): &(Mover, StepCost)| match mover {
            Mover::Leader(_) => true,
            Mover::Unit(unit) => {
                let (formation, left) = (
                    position.state(*unit).formation,
                    movers::left(position, *mover).less(cost.points),
                );
                !cost.stops
                    && !position.state(*unit).pinned
                    && room::lies_ahead(position, (*unit, formation), to, left)
            }
        };
        let passing = Refusal::new("ST-STK-09", "ST 8.73", "st-stk-09-through").with(to);
        require(!is_reserved, passing)?;
        require(costs.iter().all(passes), full)?;
    }
    Ok(costs)
}

/// Checks that a hex holds no enemy. Units enter an enemy hex only to fight a melee. ST 5.12.
/// ST-MOVE-13.
pub fn is_without_enemies(position: Position<'_>, hex: HexId) -> Check {
    let enemy = position.board.active().other();
    let is_held =
        position.is_held_by(hex, enemy) || position.leaders_of(enemy, hex).next().is_some();
    require(!is_held, Refusal::new("ST-MOVE-13", "ST 5.12", "st-move-13-enemy").with(hex))
}

/// Returns the cost of a step of one mover, if the mover may make it. A routed unit moves one hex,
/// at any cost. ST 5.15, 5.17, 6.13, 14.3. ST-MOVE-12, ST-MOVE-15, ST-MOVE-16, ST-FORM-08,
/// ST-ZOC-10.
pub(super) fn member(
    position: Position<'_>,
    walk: &Walk,
    mover: Mover,
    to: HexId,
    cost: impl Fn(MoveClass) -> Check<StepCost>,
) -> Check<StepCost> {
    if !walk.fired_at {
        movers::is_unpinned(position, mover)?;
    }
    let (left, mut is_first) = (movers::left(position, mover), false);
    let class = match mover {
        Mover::Leader(_) => MoveClass::Leader,
        Mover::Unit(unit) => {
            goes_on(position, walk, unit)?;
            let state = position.state(unit);
            is_first = state.spent == Sixths::ZERO && state.began == Some(walk.here);
            let unlimbered = Refusal::new("ST-FORM-08", "ST 6.13", "st-form-08-unlimbered");
            let class = position.class(unit).ok_or_else(|| unlimbered.with(unit))?;
            if state.routed {
                let moved = Refusal::new("ST-MOVE-16", "ST 14.3", "st-move-16-routed").with(unit);
                require(is_first, moved)?;
                return Ok(StepCost { points: cost(class)?.points.min(left), stops: true });
            }
            class
        }
    };
    let cost = cost(class)?;
    if is_first && position.package.variants.minimum_move == MinimumMove::OneHex {
        return Ok(StepCost { points: cost.points.min(left), ..cost });
    }
    require(
        cost.points <= left,
        Refusal::new("ST-MOVE-01", "ST 5.15", "st-move-01-costs-more")
            .with(to)
            .with(cost.points)
            .with(left)
            .showing(Evidence::Costs),
    )?;
    Ok(cost)
}

/// Checks whether a moving unit may continue its move, Pins aside. ST 5.17, 8.7. ST-MOVE-06,
/// ST-MOVE-15.
fn goes_on(position: Position<'_>, walk: &Walk, unit: UnitId) -> Check {
    let in_reserve = Refusal::new("ST-MOVE-15", "ST 8.7", "st-move-15-reserve").with(unit);
    require(!position.state(unit).reserve, in_reserve)?;
    movers::is_not_stuck(walk, unit)?;
    movers::obeys(position, unit)
}
