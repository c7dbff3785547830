//! Legality and cost of movement, hex by hex. CM 2.2, 8.

use kernel::{HexId, Search, Sixteenths};

use crate::check::bill;
use crate::check::zones::{self, Enemies, EnemySide};
use crate::choice::Mover;
use crate::game::{Arm, CLOSED, Formation, MapStep, UnitId};
use crate::position_ext::PositionExt;
use crate::question::{Changed, Halted, Walk};
use crate::refusal::{Check, Evidence, Refusal, require};
use crate::system::Position;
use crate::variants::{HeldUnits, PassingFriends, ZoneAgain};

/// Checks whether a unit or leader on the map may begin a move. CM 3.3.5, 8.1, 14.2.3. CW-MOV-02,
/// CW-ART-02, CW-SCN-06, CW-SCN-07.
pub fn begins(position: Position<'_>, mover: Mover) -> Check {
    require(
        mover.side(position.game()) == position.board.active(),
        Refusal::new("CW-MOV-02", "CM 8.1", "cw-mov-02-belongs-side-does-not-move").with(mover),
    )?;
    let moved = match mover {
        Mover::Unit(unit) => position.state(unit).acted,
        Mover::Leader(leader) => position.board.leader(leader).acted,
    };
    require(!moved, Refusal::new("CW-MOV-02", "CM 8.1", "cw-mov-02-moved-phase").with(mover))?;
    let Mover::Unit(unit) = mover else { return free(position, mover) };
    require(
        !position.state(unit).fired,
        Refusal::new("CW-ART-02", "CM 3.3.5", "cw-art-02-fired-artillery-phase").with(unit),
    )?;
    if position.info(unit).arm == Arm::Artillery && !position.state(unit).routed {
        return Ok(());
    }
    free(position, mover)
}

/// Checks whether the scenario allows a unit or leader to move at this time. Held units may not. CM
/// 14.2.3. CW-SCN-06, CW-SCN-07.
pub fn free(position: Position<'_>, mover: Mover) -> Check {
    let Some(held) = &position.package.scenario().held else { return Ok(()) };
    let (is_named, hex) = match mover {
        Mover::Unit(unit) => (held.units.contains(&unit), position.board.hex_of(unit)),
        Mover::Leader(leader) => {
            (held.leaders.contains(&leader), position.board.hex_of_leader(leader))
        }
    };
    let enemy = mover.side(position.game()).other();
    let released = position.package.variants.held_units == HeldUnits::ReleasedOnContact
        && hex.is_some_and(|hex| zones::has_neighbour(position, hex, enemy));
    require(
        !is_named || position.board.turn() >= held.until || released,
        Refusal::new("CW-SCN-06", "CM 14.2.3", "cw-scn-06-waits-where-until-turn")
            .with(mover)
            .with(held.until),
    )
}

/// Returns a move that starts at the mover's hex. `None` if the mover is not on the map.
pub fn walk(position: Position<'_>, mover: Mover) -> Option<Walk> {
    let here = match mover {
        Mover::Unit(unit) => position.board.hex_of(unit),
        Mover::Leader(leader) => position.board.hex_of_leader(leader),
    }?;
    let cap = cap(position, mover);
    Some(Walk {
        mover,
        began: Some(here),
        here,
        spent: Sixteenths::ZERO,
        cap,
        changed: Changed::Not,
        halted: Halted::No,
    })
}

/// Returns the reduced number of movement points that a mover has on this turn. `None` if the
/// number is not reduced. CM 14.3.1. CW-FRE-02.
pub fn cap(position: Position<'_>, mover: Mover) -> Option<u8> {
    position.package.arrivals().find_map(|(id, arrival)| {
        let is_named = match mover {
            Mover::Unit(unit) => arrival.units.contains(&unit),
            Mover::Leader(leader) => arrival.leaders.contains(&leader),
        };
        let is_first = position.board.due(id) == Some(position.board.turn());
        arrival.allowance.filter(|_| is_named && is_first)
    })
}

/// Returns the movement points that a mover has left, in exact sixteenths. CM 8.3. CW-GEN-03,
/// CW-MOV-01, CW-MOV-04, CW-MOV-05.
pub fn left(position: Position<'_>, walk: &Walk) -> Sixteenths {
    let allowances = &position.game().charts.allowances;
    let points = match walk.mover {
        Mover::Leader(_) => allowances.leader,
        Mover::Unit(unit) => match position.state(unit).formation {
            // Guns that limber during a move pay for it from the allowance of limbered guns.
            Formation::Unlimbered => allowances.limbered,
            formation => allowances.of(formation),
        },
    };
    let points = walk.cap.map_or(points, |cap| points.min(cap));
    Sixteenths::whole(points.into()).less(walk.spent)
}

/// Returns the cost of a step, if the step is legal. CM 2.1, 2.2, 8. CW-STK-01, CW-STK-03.
///
/// A unit may pass through a friendly unit only if it can leave that hex again.
pub fn step(position: Position<'_>, walk: &Walk, to: HexId) -> Check<Sixteenths> {
    step_among(position, &enemies(position, walk), walk, to)
}

/// Returns the cost of a step, if the step is legal. `enemies` decides which hexes enemies control,
/// and which are near an enemy.
pub(super) fn step_among(
    position: Position<'_>,
    enemies: &impl Enemies,
    walk: &Walk,
    to: HexId,
) -> Check<Sixteenths> {
    let cost = step_cost_alone(position, enemies, walk, to)?;
    passes(position, enemies, walk, to, cost)?;
    Ok(cost)
}

/// Checks whether a mover may enter the hex of a friendly unit, if there is one, at a cost. CM 2.1.
/// CW-STK-03.
pub(super) fn passes(
    position: Position<'_>,
    enemies: &impl Enemies,
    walk: &Walk,
    to: HexId,
    cost: Sixteenths,
) -> Check {
    let Mover::Unit(unit) = walk.mover else { return Ok(()) };
    let Some(friend) = friend(position, unit, to) else { return Ok(()) };
    require(
        position.package.variants.passing_friends == PassingFriends::Allowed
            && exits_stack(position, enemies, &after_among(position, enemies, walk, to, cost)),
        Refusal::new("CW-STK-03", "CM 2.1", "cw-stk-03-stands-no-way").with(friend).with(to),
    )
}

/// Returns the state of a move after a step into a hex. CM 2.2. CW-ZOC-02.
pub fn after(position: Position<'_>, walk: &Walk, to: HexId, cost: Sixteenths) -> Walk {
    after_among(position, &enemies(position, walk), walk, to, cost)
}

/// Returns the state of a move after a step into a hex. `enemies` decides whether the hex is in an
/// enemy zone of control.
pub(super) fn after_among(
    position: Position<'_>,
    enemies: &impl Enemies,
    walk: &Walk,
    to: HexId,
    cost: Sixteenths,
) -> Walk {
    let halts = match walk.mover {
        Mover::Unit(unit) => position.state(unit).routed || enemies.control(position, to),
        Mover::Leader(_) => false,
    };
    let halted = if halts { Halted::Yes } else { Halted::No };
    Walk { here: to, spent: walk.spent + cost, halted, ..*walk }
}

fn enemies(position: Position<'_>, walk: &Walk) -> EnemySide {
    EnemySide(walk.mover.side(position.game()).other())
}

/// Returns the friendly unit that occupies a hex, other than the moving unit.
pub fn friend(position: Position<'_>, unit: UnitId, hex: HexId) -> Option<UnitId> {
    position.unit_of(position.side_of(unit), hex).filter(|other| *other != unit)
}

/// Whether a unit that shares its hex with a friendly unit can reach a hex without one. The variant
/// decides whether the unit may pass through further friendly units. CW-STK-03.
pub fn can_exit_stack(position: Position<'_>, walk: &Walk) -> bool {
    exits_stack(position, &enemies(position, walk), walk)
}

fn exits_stack(position: Position<'_>, enemies: &impl Enemies, walk: &Walk) -> bool {
    let Mover::Unit(unit) = walk.mover else { return true };
    let (grid, here) = (&position.map().grid, walk.here);
    let is_free = |hex| friend(position, unit, hex).is_none();
    let step = |walk: &Walk, to| step_cost_alone(position, enemies, walk, to).ok();
    // The first steps usually decide, so that no search is needed.
    if grid.neighbours(here).any(|to| is_free(to) && step(walk, to).is_some()) {
        return true;
    }
    if position.package.variants.passing_friends != PassingFriends::Allowed {
        return false;
    }
    let mut search = Search::within(grid, budget(position, walk));
    search.start(here);
    let step = |from, to| step(&at(position, enemies, walk, from), to).map(search_cost);
    search.find(grid, step, |hex| hex != here && is_free(hex)).is_some()
}

/// Returns the state of a move in a hex that a search has reached, given the cost of the path from
/// the mover's hex in sixteenths.
pub(super) fn at(
    position: Position<'_>,
    enemies: &impl Enemies,
    walk: &Walk,
    (hex, spent): (HexId, u16),
) -> Walk {
    let cost = Sixteenths::from_sixteenths(spent.into());
    if hex == walk.here { *walk } else { after_among(position, enemies, walk, hex, cost) }
}

/// Returns the movement points that a mover has left, in sixteenths, for searches.
pub(super) fn budget(position: Position<'_>, walk: &Walk) -> u16 {
    search_cost(left(position, walk))
}

/// Converts a number of movement points to sixteenths, the unit of path searches. Limits the result
/// to the maximum budget of a search.
pub(super) fn search_cost(amount: Sixteenths) -> u16 {
    amount.sixteenths().clamp(0, i32::from(Search::MOST)) as u16
}

/// Returns the cost of a step, if the step by itself is legal. The check does not consider whether
/// the mover can leave an occupied hex again. CM 2.1, 2.2, 8.1 to 8.4, 9.8.3, 11.
fn step_cost_alone(
    position: Position<'_>,
    enemies: &impl Enemies,
    walk: &Walk,
    to: HexId,
) -> Check<Sixteenths> {
    require(
        position.map().grid.adjacent(walk.here, to),
        Refusal::new("CW-MOV-02", "CM 8.1", "cw-mov-02-not-next").with(to).with(walk.here),
    )?;
    require(
        walk.halted == Halted::No,
        Refusal::new("CW-ZOC-02", "CM 8.2", "cw-zoc-02-stops").with(walk.mover).with(walk.here),
    )?;
    free(position, walk.mover)?;
    let steps = &bill::map_steps(position, walk.mover)[walk.here.index()];
    let open = steps.iter().find(|step| step.to == to && step.near != CLOSED);
    let step = open.ok_or_else(|| {
        Refusal::new("CW-MOV-08", "CM 2.2", "cw-mov-08-no-unit-crosses").with(walk.here).with(to)
    })?;
    let cost = enters(position, enemies, walk, step)?;
    require(
        cost <= left(position, walk),
        Refusal::new("CW-MOV-01", "CM 8.4", "cw-mov-01-costs-points-left")
            .with(to)
            .with(cost)
            .with(left(position, walk))
            .showing(Evidence::Costs),
    )?;
    Ok(cost)
}

/// Returns the cost of a step into an adjacent hex, if the hexes and the units in them allow it. The
/// mover must be free to move on, and must have the movement points. CM 2.1, 2.2, 8.4, 9.8.3.
pub(super) fn enters(
    position: Position<'_>,
    enemies: &impl Enemies,
    walk: &Walk,
    step: &MapStep,
) -> Check<Sixteenths> {
    let to = step.to;
    let side = walk.mover.side(position.game());
    if let Some(enemy) = position.unit_of(side.other(), to) {
        return Refusal::new("CW-STK-01", "CM 2.1", "cw-stk-01-stands").with(enemy).with(to).err();
    }
    match walk.mover {
        Mover::Leader(_) => leader_enters(position, enemies, walk, to)?,
        Mover::Unit(unit) if position.state(unit).routed => {
            return routed_step(position, enemies, unit, walk, to);
        }
        Mover::Unit(unit) => unit_enters(position, enemies, unit, walk, to)?,
    }
    Ok(bill::price_of(position, enemies, walk, step))
}

/// Checks whether a leader may enter a hex. If the hex is in an enemy zone of control, a friendly
/// unit must be there. CM 8.1. CW-LDR-01.
fn leader_enters(position: Position<'_>, enemies: &impl Enemies, walk: &Walk, to: HexId) -> Check {
    let side = walk.mover.side(position.game());
    let is_safe = position.unit_of(side, to).is_some() || !enemies.control(position, to);
    require(
        is_safe,
        Refusal::new("CW-LDR-01", "CM 8.1", "cw-ldr-01-next-enemy-finds-no-friend")
            .with(to)
            .with(walk.mover),
    )
}

/// Returns the cost of a step by a routed unit, if it is legal. A routed unit may move one hex, and
/// not nearer to the enemy. CM 9.8.3. CW-ROU-04.
fn routed_step(
    position: Position<'_>,
    enemies: &impl Enemies,
    unit: UnitId,
    walk: &Walk,
    to: HexId,
) -> Check<Sixteenths> {
    let enemy = position.side_of(unit).other();
    require(
        !enemies.control(position, to),
        Refusal::new("CW-ZOC-06", "CM 9.8.3", "cw-zoc-06-routed-enemy-zone").with(unit).with(to),
    )?;
    let distance = |hex| zones::nearest(position, hex, enemy).unwrap_or(u8::MAX);
    require(
        distance(to) >= distance(walk.here),
        Refusal::new("CW-ROU-04", "CM 9.8.3", "cw-rou-04-routed-nearer-enemy").with(unit).with(to),
    )?;
    require(
        friend(position, unit, to).is_none(),
        Refusal::new("CW-STK-01", "CM 2.1", "cw-stk-01-routed-goes-one-hex-taken")
            .with(unit)
            .with(to),
    )?;
    Ok(Sixteenths::ZERO)
}

/// Checks whether a unit may enter a hex. Unlimbered guns may not move, and some units may not
/// enter enemy zones of control. CM 2.2, 2.4, 3.3.5, 6, 6.3, 8.2, 11. CW-UNI-09, CW-UNI-04,
/// CW-ZOC-04, CW-ZOC-06, CW-ZOC-07, CW-CMD-05, CW-NGT-01.
fn unit_enters(
    position: Position<'_>,
    enemies: &impl Enemies,
    unit: UnitId,
    walk: &Walk,
    to: HexId,
) -> Check {
    let state = position.state(unit);
    require(
        state.formation != Formation::Unlimbered,
        Refusal::new("CW-UNI-09", "CM 8.3.1", "cw-uni-09-unlimbered").with(unit),
    )?;
    if !enemies.control(position, to) {
        return Ok(());
    }
    let bars = [
        (state.out_of_command, "CW-CMD-05", "CM 6.3", "cw-cmd-05-out-of-command"),
        (state.shattered, "CW-UNI-04", "CM 2.4", "cw-uni-04-shattered"),
        (position.is_night(), "CW-NGT-01", "CM 11", "cw-ngt-01-enemy-zone"),
    ];
    for (holds, requirement, section, reason) in bars {
        require(!holds, Refusal::new(requirement, section, reason).with(unit).with(to))?;
    }
    let left_zone = |other: &UnitId| {
        let there = position.board.hex_of(*other);
        walk.began.is_some_and(|began| {
            there.is_some_and(|there| position.map().grid.adjacent(began, there))
        })
    };
    let zones = zones::controllers(position, to, position.side_of(unit).other());
    let (again, others): (Vec<UnitId>, Vec<UnitId>) = zones.partition(left_zone);
    let opened =
        !others.is_empty() && position.package.variants.zone_again == ZoneAgain::OtherEnemyOpens;
    match again.first() {
        Some(again) if !opened => Refusal::new("CW-ZOC-04", "CM 8.2", "cw-zoc-04-left-zone-turn")
            .with(unit)
            .with(*again)
            .with(to)
            .err(),
        _ => {
            let room = friend(position, unit, to);
            require(
                room.is_none(),
                Refusal::new("CW-STK-01", "CM 2.1", "cw-stk-01-stop-friend").with(unit).with(to),
            )
        }
    }
}

/// Returns the cost of a change of formation, if the change is legal. CM 8.2, 8.3, 14.2.3.
/// CW-MOV-04, CW-MOV-05, CW-MOV-06, CW-MOV-07, CW-ART-02.
pub fn change(position: Position<'_>, walk: &Walk, formation: Formation) -> Check<Sixteenths> {
    let no_other = Refusal::new("CW-MOV-04", "CM 8.3", "cw-mov-04-no-such-other-formation");
    let no_other = no_other.with(walk.mover);
    let Mover::Unit(unit) = walk.mover else { return no_other.err() };
    let state = position.state(unit);
    require(state.formation.other() == Some(formation), no_other)?;
    require(!state.routed, Refusal::new("CW-ROU-04", "CM 9.8.3", "cw-rou-04-routed").with(unit))?;
    require(
        walk.changed == Changed::Not,
        Refusal::new("CW-MOV-07", "CM 8.3", "cw-mov-07-changed-formation-phase").with(unit),
    )?;
    require(
        walk.halted == Halted::No,
        Refusal::new("CW-MOV-06", "CM 8.2", "cw-mov-06-entered-enemy-zone").with(unit),
    )?;
    if position.info(unit).arm != Arm::Artillery {
        free(position, walk.mover)?;
    }
    require(
        friend(position, unit, walk.here).is_none(),
        Refusal::new("CW-STK-01", "CM 2.1", "cw-stk-01-cannot-stay-friend")
            .with(unit)
            .with(walk.here),
    )?;
    let cost = Sixteenths::whole(position.game().charts.allowances.change.into());
    require(
        cost <= left(position, walk),
        Refusal::new("CW-MOV-05", "CM 8.3", "cw-mov-05-change-costs-points-left")
            .with(cost)
            .with(left(position, walk)),
    )?;
    Ok(cost)
}

/// Checks whether a mover may end its move in its current hex. CM 2.1. CW-STK-01.
pub fn stop(position: Position<'_>, walk: &Walk) -> Check {
    let Mover::Unit(unit) = walk.mover else { return Ok(()) };
    match friend(position, unit, walk.here) {
        None => Ok(()),
        Some(friend) => Refusal::new("CW-STK-01", "CM 2.1", "cw-stk-01-stands")
            .with(friend)
            .with(walk.here)
            .err(),
    }
}
