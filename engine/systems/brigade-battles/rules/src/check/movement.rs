//! Movement hex by hex. CM 2.2, 8.

use kernel::{HexId, Side, Sixteenths};

use crate::check::bill::Passage;
use crate::check::zones;
use crate::choice::Mover;
use crate::game::{Arm, Formation, UnitId};
use crate::look::Look;
use crate::question::{Changed, Halted, Walk};
use crate::refusal::{Check, Evidence, Refusal, require};
use crate::system::Scene;
use crate::variants::{HeldUnits, PassingFriends, ZoneAgain};

/// Whether a unit or leader on the map may start a move. CM 3.3.5, 8.1, 14.2.3. CW-MOV-02,
/// CW-ART-02, CW-SCN-06, CW-SCN-07.
pub fn begins(scene: Scene<'_>, mover: Mover) -> Check {
    require(
        mover.side(scene.game()) == scene.board.active(),
        Refusal::new("CW-MOV-02", "CM 8.1", "cw-mov-02-belongs-side-does-not-move").with(mover),
    )?;
    let moved = match mover {
        Mover::Unit(unit) => scene.state(unit).acted,
        Mover::Leader(leader) => scene.board.leader(leader).acted,
    };
    require(!moved, Refusal::new("CW-MOV-02", "CM 8.1", "cw-mov-02-moved-phase").with(mover))?;
    let Mover::Unit(unit) = mover else { return free(scene, mover) };
    require(
        !scene.state(unit).fired,
        Refusal::new("CW-ART-02", "CM 3.3.5", "cw-art-02-fired-artillery-phase").with(unit),
    )?;
    if scene.info(unit).arm == Arm::Artillery && !scene.state(unit).routed {
        return Ok(());
    }
    free(scene, mover)
}

/// Whether a mover is not held in place by the scenario. CM 14.2.3. CW-SCN-06, CW-SCN-07.
pub fn free(scene: Scene<'_>, mover: Mover) -> Check {
    let Some(held) = &scene.package.scenario().held else { return Ok(()) };
    let (is_named, hex) = match mover {
        Mover::Unit(unit) => (held.units.contains(&unit), scene.board.hex_of(unit)),
        Mover::Leader(leader) => {
            (held.leaders.contains(&leader), scene.board.hex_of_leader(leader))
        }
    };
    let enemy = mover.side(scene.game()).other();
    let released = scene.package.variants.held_units == HeldUnits::ReleasedOnContact
        && hex.is_some_and(|hex| zones::has_neighbour(scene, hex, enemy));
    require(
        !is_named || scene.board.turn() >= held.until || released,
        Refusal::new("CW-SCN-06", "CM 14.2.3", "cw-scn-06-waits-where-until-turn")
            .with(mover)
            .with(held.until),
    )
}

/// Returns a move that starts at the mover's hex.
pub fn walk(scene: Scene<'_>, mover: Mover) -> Option<Walk> {
    let here = match mover {
        Mover::Unit(unit) => scene.board.hex_of(unit),
        Mover::Leader(leader) => scene.board.hex_of_leader(leader),
    }?;
    let cap = cap(scene, mover);
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

/// Returns the movement points of this turn, if reduced. CM 14.3.1. CW-FRE-02.
pub fn cap(scene: Scene<'_>, mover: Mover) -> Option<u8> {
    scene.package.arrivals().find_map(|(id, arrival)| {
        let is_named = match mover {
            Mover::Unit(unit) => arrival.units.contains(&unit),
            Mover::Leader(leader) => arrival.leaders.contains(&leader),
        };
        let is_first = scene.board.due(id) == Some(scene.board.turn());
        arrival.allowance.filter(|_| is_named && is_first)
    })
}

/// Returns the remaining movement points, exact to the half. CM 8.3. CW-GEN-03, CW-MOV-01,
/// CW-MOV-04, CW-MOV-05.
pub fn left(scene: Scene<'_>, walk: &Walk) -> Sixteenths {
    let allowances = &scene.game().charts.allowances;
    let points = match walk.mover {
        Mover::Leader(_) => allowances.leader,
        Mover::Unit(unit) => match scene.state(unit).formation {
            // Limbering is paid from the limbered allowance.
            Formation::Unlimbered => allowances.limbered,
            formation => allowances.of(formation),
        },
    };
    let points = walk.cap.map_or(points, |cap| points.min(cap));
    Sixteenths::whole(points.into()).less(walk.spent)
}

/// Returns the cost of a step, if it is legal. CM 2.1, 2.2, 8. CW-STK-01, CW-STK-03.
///
/// A unit may pass through a friend only if it can leave that hex again.
pub fn step(scene: Scene<'_>, walk: &Walk, to: HexId) -> Check<Sixteenths> {
    let cost = single(scene, walk, to)?;
    if let Mover::Unit(unit) = walk.mover
        && let Some(friend) = friend(scene, unit, to)
    {
        require(
            scene.package.variants.passing_friends == PassingFriends::Allowed
                && finds_room(scene, &after(scene, walk, to, cost)),
            Refusal::new("CW-STK-03", "CM 2.1", "cw-stk-03-stands-no-way").with(friend).with(to),
        )?;
    }
    Ok(cost)
}

/// Returns the move after a step. CM 2.2. CW-ZOC-02.
pub fn after(scene: Scene<'_>, walk: &Walk, to: HexId, cost: Sixteenths) -> Walk {
    let enemy = walk.mover.side(scene.game()).other();
    let halts = match walk.mover {
        Mover::Unit(unit) => scene.state(unit).routed || zones::is_controlled(scene, to, enemy),
        Mover::Leader(_) => false,
    };
    let halted = if halts { Halted::Yes } else { Halted::No };
    Walk { here: to, spent: walk.spent + cost, halted, ..*walk }
}

/// Returns the friendly unit that occupies a hex, other than the moving unit.
pub fn friend(scene: Scene<'_>, unit: UnitId, hex: HexId) -> Option<UnitId> {
    scene.unit_of(scene.side_of(unit), hex).filter(|other| *other != unit)
}

/// Whether a unit in a friend's hex can reach a free hex, if allowed through further friends.
/// CW-STK-03.
pub fn finds_room(scene: Scene<'_>, walk: &Walk) -> bool {
    let Mover::Unit(unit) = walk.mover else { return true };
    let passes = scene.package.variants.passing_friends == PassingFriends::Allowed;
    let mut open = vec![*walk];
    let mut known: Vec<(HexId, Sixteenths)> = vec![(walk.here, walk.spent)];
    while let Some(walk) = open.pop() {
        for to in scene.map().grid.neighbours(walk.here) {
            let Ok(cost) = single(scene, &walk, to) else { continue };
            if friend(scene, unit, to).is_none() {
                return true;
            }
            let next = after(scene, &walk, to, cost);
            if passes && !known.iter().any(|(hex, spent)| *hex == to && *spent <= next.spent) {
                known.push((to, next.spent));
                open.push(next);
            }
        }
    }
    false
}

/// Returns the cost of a step, without regard to stacking beyond it. CM 2.1, 2.2, 8.1 to 8.4,
/// 9.8.3, 11.
pub(super) fn single(scene: Scene<'_>, walk: &Walk, to: HexId) -> Check<Sixteenths> {
    require(
        scene.map().grid.adjacent(walk.here, to),
        Refusal::new("CW-MOV-02", "CM 8.1", "cw-mov-02-not-next").with(to).with(walk.here),
    )?;
    require(
        walk.halted == Halted::No,
        Refusal::new("CW-ZOC-02", "CM 8.2", "cw-zoc-02-stops").with(walk.mover).with(walk.here),
    )?;
    free(scene, walk.mover)?;
    let passage = Passage::step(scene, walk, to).ok_or_else(|| {
        Refusal::new("CW-MOV-08", "CM 2.2", "cw-mov-08-nobody-goes").with(walk.here).with(to)
    })?;
    let side = walk.mover.side(scene.game());
    if let Some(enemy) = scene.unit_of(side.other(), to) {
        return Refusal::new("CW-STK-01", "CM 2.1", "cw-stk-01-stands").with(enemy).with(to).err();
    }
    match walk.mover {
        Mover::Leader(_) => leader_enters(scene, walk, to, side)?,
        Mover::Unit(unit) if scene.state(unit).routed => return creep(scene, unit, walk, to),
        Mover::Unit(unit) => unit_enters(scene, unit, walk, to)?,
    }
    let cost = passage.price(scene);
    require(
        cost <= left(scene, walk),
        Refusal::new("CW-MOV-01", "CM 8.4", "cw-mov-01-costs-points-left")
            .with(to)
            .with(cost)
            .with(left(scene, walk))
            .showing(Evidence::Costs),
    )?;
    Ok(cost)
}

/// Whether a leader may enter a hex: near the enemy only where a friendly unit is. CM 8.1.
/// CW-LDR-01.
fn leader_enters(scene: Scene<'_>, walk: &Walk, to: HexId, side: Side) -> Check {
    let is_safe =
        scene.unit_of(side, to).is_some() || !zones::is_controlled(scene, to, side.other());
    require(
        is_safe,
        Refusal::new("CW-LDR-01", "CM 8.1", "cw-ldr-01-next-enemy-finds-no-friend")
            .with(to)
            .with(walk.mover),
    )
}

/// Returns the cost of a routed unit's step: one hex, not nearer to the enemy. CM 9.8.3. CW-ROU-04.
fn creep(scene: Scene<'_>, unit: UnitId, walk: &Walk, to: HexId) -> Check<Sixteenths> {
    let enemy = scene.side_of(unit).other();
    require(
        !zones::is_controlled(scene, to, enemy),
        Refusal::new("CW-ZOC-06", "CM 9.8.3", "cw-zoc-06-routed-enemy-zone").with(unit).with(to),
    )?;
    let distance = |hex| zones::nearest(scene, hex, enemy).unwrap_or(u8::MAX);
    require(
        distance(to) >= distance(walk.here),
        Refusal::new("CW-ROU-04", "CM 9.8.3", "cw-rou-04-routed-nearer-enemy").with(unit).with(to),
    )?;
    require(
        friend(scene, unit, to).is_none(),
        Refusal::new("CW-STK-01", "CM 2.1", "cw-stk-01-routed-goes-one-hex-taken")
            .with(unit)
            .with(to),
    )?;
    Ok(Sixteenths::ZERO)
}

/// Whether a unit may enter a hex: unlimbered guns may not move, and some units may not enter enemy
/// zones. CM 2.2, 2.4, 3.3.5, 6, 6.3, 8.2, 11. CW-UNI-09, CW-UNI-04, CW-ZOC-04, CW-ZOC-06,
/// CW-ZOC-07, CW-CMD-05, CW-NGT-01.
fn unit_enters(scene: Scene<'_>, unit: UnitId, walk: &Walk, to: HexId) -> Check {
    let state = scene.state(unit);
    require(
        state.formation != Formation::Unlimbered,
        Refusal::new("CW-UNI-09", "CM 8.3.1", "cw-uni-09-unlimbered").with(unit),
    )?;
    let enemy = scene.side_of(unit).other();
    let mut zones = zones::controllers(scene, to, enemy).peekable();
    if zones.peek().is_none() {
        return Ok(());
    }
    let bars = [
        (state.astray, "CW-CMD-05", "CM 6.3", "cw-cmd-05-out-of-command"),
        (state.shattered, "CW-UNI-04", "CM 2.4", "cw-uni-04-shattered"),
        (scene.is_night(), "CW-NGT-01", "CM 11", "cw-ngt-01-enemy-zone"),
    ];
    for (holds, requirement, section, reason) in bars {
        require(!holds, Refusal::new(requirement, section, reason).with(unit).with(to))?;
    }
    let left_zone = |other: &UnitId| {
        let there = scene.board.hex_of(*other);
        walk.began
            .is_some_and(|began| there.is_some_and(|there| scene.map().grid.adjacent(began, there)))
    };
    let (again, others): (Vec<UnitId>, Vec<UnitId>) = zones.partition(left_zone);
    let opened =
        !others.is_empty() && scene.package.variants.zone_again == ZoneAgain::OtherEnemyOpens;
    match again.first() {
        Some(again) if !opened => Refusal::new("CW-ZOC-04", "CM 8.2", "cw-zoc-04-left-zone-turn")
            .with(unit)
            .with(*again)
            .with(to)
            .err(),
        _ => {
            let room = friend(scene, unit, to);
            require(
                room.is_none(),
                Refusal::new("CW-STK-01", "CM 2.1", "cw-stk-01-stop-friend").with(unit).with(to),
            )
        }
    }
}

/// Returns the cost of a change of formation, if it is legal. CM 8.2, 8.3, 14.2.3. CW-MOV-04,
/// CW-MOV-05, CW-MOV-06, CW-MOV-07, CW-ART-02.
pub fn change(scene: Scene<'_>, walk: &Walk, formation: Formation) -> Check<Sixteenths> {
    let no_other = Refusal::new("CW-MOV-04", "CM 8.3", "cw-mov-04-no-such-other-formation");
    let no_other = no_other.with(walk.mover);
    let Mover::Unit(unit) = walk.mover else { return no_other.err() };
    let state = scene.state(unit);
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
    if scene.info(unit).arm != Arm::Artillery {
        free(scene, walk.mover)?;
    }
    require(
        friend(scene, unit, walk.here).is_none(),
        Refusal::new("CW-STK-01", "CM 2.1", "cw-stk-01-cannot-stay-friend")
            .with(unit)
            .with(walk.here),
    )?;
    let cost = Sixteenths::whole(scene.game().charts.allowances.change.into());
    require(
        cost <= left(scene, walk),
        Refusal::new("CW-MOV-05", "CM 8.3", "cw-mov-05-change-costs-points-left")
            .with(cost)
            .with(left(scene, walk)),
    )?;
    Ok(cost)
}

/// Whether a mover may stop in its hex. CM 2.1. CW-STK-01.
pub fn stop(scene: Scene<'_>, walk: &Walk) -> Check {
    let Mover::Unit(unit) = walk.mover else { return Ok(()) };
    match friend(scene, unit, walk.here) {
        None => Ok(()),
        Some(friend) => Refusal::new("CW-STK-01", "CM 2.1", "cw-stk-01-stands")
            .with(friend)
            .with(walk.here)
            .err(),
    }
}
