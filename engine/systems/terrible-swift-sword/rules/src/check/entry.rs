//! Entry of reinforcements, and exit from the map. ST 16.0, 21.22.

use kernel::HexId;

use crate::board::Place;
use crate::check::cost::{self, StepCost};
use crate::check::{room, stacking, steps};
use crate::choice::Mover;
use crate::game::{Arm, Formation, MoveClass, Zone, ZoneKind};
use crate::position_ext::PositionExt;
use crate::question::Walk;
use crate::refusal::{Check, Evidence, Refusal, require};
use crate::system::Position;

/// Returns the zone through which a unit or leader enters the map. `None` if it is not waiting off
/// the map. ST 21.22. ST-SETUP-03.
fn zone(position: Position<'_>, mover: Mover) -> Option<&Zone> {
    let place = match mover {
        Mover::Unit(unit) => position.state(unit).place,
        Mover::Leader(leader) => position.board.leader(leader).place,
    };
    if place != Place::Off {
        return None;
    }
    let names = |zone: &&Zone| match mover {
        Mover::Unit(unit) => zone.units.contains(&unit),
        Mover::Leader(leader) => zone.leaders.contains(&leader),
    };
    let mut zones = position.package.scenario().zones.iter();
    zones.find(|zone| zone.kind == ZoneKind::Entry && names(zone))
}

/// Returns the hexes through which a unit or leader enters the map.
pub fn hexes(position: Position<'_>, mover: Mover) -> &[HexId] {
    zone(position, mover).map_or(&[], |zone| &zone.hexes)
}

/// Returns the units and leaders of the phasing side that have not entered the map.
pub fn waiting(position: Position<'_>) -> impl Iterator<Item = Mover> + '_ {
    let leaders = position.board.leaders().map(Mover::Leader);
    let all = position.board.units().map(Mover::Unit).chain(leaders);
    let side = position.board.active();
    all.filter(move |mover| mover.side(position.game()) == side && zone(position, *mover).is_some())
}

/// Returns the formations in which a mover may enter: batteries limbered, infantry in line or
/// column. A leader has none. ST 21.22. ST-SETUP-03.
fn formations(position: Position<'_>, mover: Mover) -> Vec<Option<Formation>> {
    match mover {
        Mover::Leader(_) => vec![None],
        Mover::Unit(unit) => {
            let all = position.info(unit).arm.formations().iter().copied();
            all.filter(|formation| *formation != Formation::Unlimbered).map(Some).collect()
        }
    }
}

/// Returns the cost of entering the map at a hex, if the entry is legal. ST 21.22. ST-SETUP-03.
pub fn enters(
    position: Position<'_>,
    mover: Mover,
    formation: Option<Formation>,
    hex: HexId,
) -> Check<StepCost> {
    let elsewhere = Refusal::new("ST-SETUP-03", "ST 21.22", "st-setup-03-not-there");
    require(hexes(position, mover).contains(&hex), elsewhere.with(mover).with(hex))?;
    let wrong = Refusal::new("ST-SETUP-03", "ST 21.22", "st-setup-03-formation").with(mover);
    require(formations(position, mover).contains(&formation), wrong)?;
    steps::is_without_enemies(position, hex)?;
    let horse = mover.unit().is_some_and(|unit| position.info(unit).horse);
    let class = formation.and_then(|formation| formation.class(horse)).unwrap_or(MoveClass::Leader);
    let (cost, left) =
        (cost::of_edge(position, class, hex)?, position.charts().allowances.of(class));
    require(
        cost.points <= left,
        Refusal::new("ST-MOVE-01", "ST 5.15", "st-move-01-costs-more")
            .with(hex)
            .with(cost.points)
            .with(left)
            .showing(Evidence::Costs),
    )?;
    if let (Mover::Unit(unit), Some(formation)) = (mover, formation) {
        let mover = (unit, formation);
        let fits = stacking::fits_as(position, position.side_of(unit), hex, &[mover]);
        if cost.stops || !room::lies_ahead(position, mover, hex, left.less(cost.points)) {
            fits?;
        }
    }
    Ok(cost)
}

/// Checks whether a mover can enter the map in a formation, at any of its entry hexes. ST 21.22.
pub fn comes_as(position: Position<'_>, mover: Mover, formation: Option<Formation>) -> Check {
    let mut first =
        Refusal::new("ST-SETUP-03", "ST 21.22", "st-setup-03-off-map").with(mover).err();
    for hex in hexes(position, mover) {
        first = enters(position, mover, formation, *hex).map(|_| ());
        if first.is_ok() {
            break;
        }
    }
    first
}

/// Checks whether a mover can enter the map now. ST 21.22. ST-SETUP-03.
pub fn comes(position: Position<'_>, mover: Mover) -> Check {
    let mut formations = formations(position, mover).into_iter();
    let first = comes_as(position, mover, formations.next().flatten());
    if first.is_err() && formations.any(|it| comes_as(position, mover, it).is_ok()) {
        return Ok(());
    }
    first
}

/// Returns the cost of leaving the map for each mover, if they may leave it from their hex. Only
/// the side that the scenario names may leave, by its own edge. ST 16.0. ST-MOVE-17.
pub fn leaves(position: Position<'_>, walk: &Walk) -> Check<Vec<(Mover, StepCost)>> {
    let exit = &position.package.scenario().exit;
    require(
        exit.side == position.board.active() && exit.hexes.contains(&walk.here),
        Refusal::new("ST-MOVE-17", "ST 16.0", "st-move-17-no-exit").with(walk.here),
    )?;
    let wagon = walk.units().find(|unit| position.info(*unit).arm == Arm::Wagon);
    if let Some(wagon) = wagon {
        return Refusal::new("ST-MOVE-17", "ST 16.0", "st-move-17-wagon").with(wagon).err();
    }
    let cost = |class| cost::of_edge(position, class, walk.here);
    let cost = |mover| Ok((mover, steps::member(position, walk, mover, walk.here, cost)?));
    walk.movers().map(cost).collect()
}
