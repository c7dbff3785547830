//! Arrival of reinforcements: the conditions, the entry hexes and the formations. CM 8.5, 14.3.1.

use kernel::{HexId, Sixteenths};

use crate::board::Place;
use crate::check::bill::Passage;
use crate::check::{movement, zones};
use crate::choice::Mover;
use crate::game::{Arm, Arrival, ArrivalId, Formation};
use crate::position_ext::PositionExt;
use crate::question::{Changed, Halted, Walk};
use crate::refusal::{Check, Evidence, Refusal, require};
use crate::system::Position;

/// Returns the members of a group of reinforcements. Units come first, then leaders.
pub fn members(arrival: &Arrival) -> impl Iterator<Item = Mover> + '_ {
    let units = arrival.units.iter().copied().map(Mover::Unit);
    units.chain(arrival.leaders.iter().copied().map(Mover::Leader))
}

/// Whether a unit or leader has not entered the map so far.
pub fn is_off(position: Position<'_>, mover: Mover) -> bool {
    let place = match mover {
        Mover::Unit(unit) => position.state(unit).place,
        Mover::Leader(leader) => position.board.leader(leader).place,
    };
    place == Place::Off
}

/// Returns the group of reinforcements to which a mover belongs. `None` if the group is not due, or
/// if the mover has already entered the map. CM 8.5. CW-REI-01.
pub fn group(position: Position<'_>, mover: Mover) -> Option<(ArrivalId, &Arrival)> {
    let is_due = |id| position.board.due(id).is_some_and(|due| due <= position.board.turn());
    let mut groups = position.package.arrivals();
    let named = |arrival: &Arrival| members(arrival).any(|member| member == mover);
    groups.find(|(id, arrival)| is_due(*id) && named(arrival)).filter(|_| is_off(position, mover))
}

/// Returns the units and leaders of the active side that are due but not yet on the map.
pub fn waiting(position: Position<'_>) -> impl Iterator<Item = Mover> + '_ {
    let side = position.board.active();
    let groups = position.package.arrivals().filter(move |(_, arrival)| arrival.side == side);
    let all = groups.flat_map(|(_, arrival)| members(arrival));
    all.filter(move |mover| group(position, *mover).is_some())
}

/// Returns the entry hexes of a group: the hex that the scenario states, or the nearest edge hexes
/// that no enemy blocks. CM 8.5. CW-REI-02, CW-REI-04.
pub fn hexes(position: Position<'_>, arrival: &Arrival) -> Vec<HexId> {
    let (grid, enemy) = (&position.map().grid, arrival.side.other());
    let is_open = |hex: &HexId| {
        position.unit_of(enemy, *hex).is_none() && !zones::is_controlled(position, *hex, enemy)
    };
    if is_open(&arrival.hex) {
        return vec![arrival.hex];
    }
    let at_edge = |hex: &HexId| grid.is_on_any_edge(*hex);
    let open: Vec<HexId> = grid.hexes().filter(at_edge).filter(is_open).collect();
    let nearest = open.iter().map(|hex| grid.distance(*hex, arrival.hex)).min();
    open.into_iter().filter(|hex| Some(grid.distance(*hex, arrival.hex)) == nearest).collect()
}

/// Returns the formations in which a mover may enter the map. Guns enter limbered. Cavalry enters
/// mounted or dismounted. CM 8.5. CW-REI-03.
pub fn formations(position: Position<'_>, mover: Mover) -> &'static [Formation] {
    match mover {
        Mover::Leader(_) => &[Formation::Mounted],
        Mover::Unit(unit) => match position.info(unit).arm {
            Arm::Infantry => &[Formation::Foot],
            Arm::Cavalry => &[Formation::Mounted, Formation::Dismounted],
            Arm::Artillery => &[Formation::Limbered],
        },
    }
}

/// Returns the cost of entering the map at a hex, if the entry is legal. CM 8.5. CW-REI-01,
/// CW-REI-02.
pub fn enters(
    position: Position<'_>,
    mover: Mover,
    formation: Formation,
    hex: HexId,
) -> Check<Sixteenths> {
    let Some((_, arrival)) = group(position, mover) else { return not_due(mover).err() };
    require(
        hexes(position, arrival).contains(&hex),
        Refusal::new("CW-REI-04", "CM 8.5", "cw-rei-04-does-not-enter").with(mover).with(hex),
    )?;
    let passage = Passage::entry(position, mover, formation, hex)
        .ok_or_else(|| Refusal::new("CW-MOV-08", "CM 2.2", "cw-mov-08-no-unit-enters").with(hex))?;
    let cost = passage.price(position);
    let walk = walk(position, mover, hex, cost);
    let points = movement::left(position, &Walk { spent: Sixteenths::ZERO, ..walk });
    require(
        cost <= points,
        Refusal::new("CW-MOV-01", "CM 8.4", "cw-mov-01-costs-points-left")
            .with(hex)
            .with(cost)
            .with(points)
            .showing(Evidence::Costs),
    )?;
    if let Mover::Unit(unit) = mover
        && let Some(friend) = movement::friend(position, unit, hex)
    {
        require(
            movement::can_exit_stack(position, &walk),
            Refusal::new("CW-REI-02", "CM 8.5", "cw-rei-02-stands-no-way").with(friend).with(hex),
        )?;
    }
    Ok(cost)
}

/// Returns the state of the move of a mover that has just entered the map.
pub fn walk(position: Position<'_>, mover: Mover, here: HexId, spent: Sixteenths) -> Walk {
    let (cap, changed) = (movement::cap(position, mover), Changed::Not);
    Walk { mover, began: None, here, spent, cap, changed, halted: Halted::No }
}

/// Checks whether a mover can enter the map now, at any of its entry hexes and in any formation. CM
/// 8.5. CW-REI-01, CW-FRE-01.
pub fn comes(position: Position<'_>, mover: Mover) -> Check {
    require(
        mover.side(position.game()) == position.board.active(),
        Refusal::new("CW-MOV-02", "CM 8.1", "cw-mov-02-belongs-side-does-not-move").with(mover),
    )?;
    let Some((_, arrival)) = group(position, mover) else { return not_due(mover).err() };
    let mut first = not_due(mover).err();
    for formation in formations(position, mover) {
        for hex in hexes(position, arrival) {
            first = enters(position, mover, *formation, hex).map(|_| ());
            if first.is_ok() {
                return first;
            }
        }
    }
    first
}

fn not_due(mover: Mover) -> Refusal {
    Refusal::new("CW-REI-01", "CM 8.5", "cw-rei-01-not-map-nor-due").with(mover)
}

/// Checks whether the active side may end its Movement Phase. It may not if a mover can still enter
/// the map and this is the last turn on which the mover may. CM 14.3.1. CW-FRE-01.
pub fn all_have_come(position: Position<'_>) -> Check {
    let is_late = |mover: &Mover| {
        let latest = group(position, *mover).and_then(|(_, arrival)| arrival.latest);
        latest.is_some_and(|latest| latest <= position.board.turn())
    };
    match waiting(position).filter(is_late).find(|mover| comes(position, *mover).is_ok()) {
        None => Ok(()),
        Some(mover) => {
            Refusal::new("CW-FRE-01", "CM 14.3.1", "cw-fre-01-enters-turn").with(mover).err()
        }
    }
}
