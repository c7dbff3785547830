//! Results of fire. ST 10.7, 10.8, 12.2, 18.8.

use kernel::{Cast, Dice, Die, HexId, Play, Side, Throw};

use super::rout::Hit;
use super::{brigade, leaders, losses};
use crate::check::{attack, legality};
use crate::choice::Choice;
use crate::event::{Attack, Event, FireReport, LossKind};
use crate::game::{Arm, FireResult, Formation, LeaderId, LeaderSet, UnitId, UnitSet};
use crate::position_ext::PositionExt;
use crate::question::{FacingQuestion, FireArm, Occasion, Question};
use crate::system::{Outcome, Roll, Table};
use crate::variants::F6Six;

/// Returns the record of the losses from fire at a hex. `None` if fire can hit no unit there. ST
/// 14.5.
pub(super) fn hit(table: &Table, side: Side, hex: HexId) -> Option<Hit> {
    let top = attack::top_target(table.position(), side, hex)?;
    let began = |leader: &LeaderId| table.board().leader(*leader).began == Some(hex);
    let leaders = table.position().leaders_of(side, hex).filter(began);
    Some(Hit {
        side,
        hex,
        top,
        by_small_arms: UnitSet::EMPTY,
        by_artillery: UnitSet::EMPTY,
        enemies: UnitSet::EMPTY,
        leaders: leaders.map(LeaderId::index).collect(),
    })
}

/// Rolls for a fire attack and applies its result, in this order: losses, leaders, ammunition,
/// caissons. A column that was fired at forms line. Adds the losses to `hit`. ST 10.7, 10.8.
/// ST-FIRE-17, ST-FORM-06, R-12, R-122.
pub(super) fn resolve(table: &mut Table, attack: Attack, hit: &mut Hit) -> Play {
    let (target, arm, firers) = (attack.target, attack.arm, attack.firers());
    // Batteries that overshoot may hit their own side.
    let firing = attack.shots.first().map(|shot| table.position().side_of(shot.unit));
    let side = firing.unwrap_or(hit.side.other());
    let cast = table.cast(side, Roll::Fire(target, arm), Throw::D6)?;
    let (die, result) = match cast {
        Cast::Given(Outcome::Fire(result)) => (None, result),
        Cast::Given(Outcome::Melee(_)) => (None, FireResult::None),
        Cast::Dice(Dice::One(die) | Dice::Two(die, _)) => (Some(die), read(table, &attack, die)),
    };
    let (occasion, spills) = (attack.occasion, spills(&attack));
    table.emit(Event::Fired { fire: Box::new(FireReport { attack, die, result }) });
    hit.enemies = hit.enemies.iter().chain(firers.iter()).collect();
    let there = table.position().leaders_of(hit.side, hit.hex).map(LeaderId::index).collect();
    let lost = match of_target(table, target, arm, result) {
        FireResult::Loss(points) | FireResult::Starred(points) => {
            lose(table, (target, arm), points, spills, hit)
        }
        FireResult::Pin => {
            pin(table, target, occasion, hit);
            Vec::new()
        }
        FireResult::None => Vec::new(),
    };
    if !lost.is_empty() {
        test_leaders(table, there, arm, hit.hex)?;
    }
    if arm == FireArm::SmallArms && die.is_some_and(|die| die.pips() == 6) {
        test_ammunition(table, firers)?;
    }
    for battery in lost {
        test_caissons(table, battery, arm)?;
    }
    form_line(table, target, hit)
}

/// Reads the chart. A variant removes the star from the result of a six in the column that starts
/// at six points. ST 10.9. ST-FIRE-18, R-28.
fn read(table: &Table, attack: &Attack, die: Die) -> FireResult {
    let chart = &table.position().charts().fire;
    let is_full = table.package().variants.f6_six == F6Six::Full;
    match chart.read(attack.column, die) {
        FireResult::Starred(points) if is_full && chart.columns[attack.column] == 6 => {
            FireResult::Loss(points)
        }
        result => result,
    }
}

/// Returns a result as it affects a unit: a starred loss by artillery pins infantry. ST 10.73.
/// ST-FIRE-18, ST-PIN-01.
fn of_target(table: &Table, target: UnitId, arm: FireArm, result: FireResult) -> FireResult {
    let is_infantry = attack::is_hit_as_infantry(table.position(), target);
    match result {
        FireResult::Starred(_) if arm == FireArm::Artillery && is_infantry => FireResult::Pin,
        result => result,
    }
}

/// Whether excess losses carry over to the units below the target. They do for small arms and
/// close-range artillery that fire at a whole stack. ST 8.52. ST-STK-07, R-165.
fn spills(attack: &Attack) -> bool {
    let is_near = attack.arm == FireArm::SmallArms
        || attack.shots.iter().all(|shot| shot.range < attack::FAR);
    is_near && matches!(attack.occasion, None | Some(Occasion::Withdrawal))
}

/// Takes losses from the target, and any excess from the units below. Returns the units that lost
/// points or crews. ST 8.52, 10.71, 10.72, 18.81. ST-STK-07, ST-ART-06, ST-ART-07, ST-ART-10,
///
fn lose(
    table: &mut Table,
    (target, arm): (UnitId, FireArm),
    points: u8,
    spills: bool,
    hit: &mut Hit,
) -> Vec<UnitId> {
    let stack = table.position().stack(hit.side, hit.hex).skip_while(|unit| *unit != target);
    let stack: Vec<_> = stack.take(if spills { usize::MAX } else { 1 }).collect();
    let (mut left, mut lost) = (points, Vec::new());
    for unit in stack {
        let taken = take(table, unit, arm, left);
        left -= taken;
        if taken > 0 {
            let hurt = match arm {
                FireArm::SmallArms => &mut hit.by_small_arms,
                FireArm::Artillery => &mut hit.by_artillery,
            };
            hurt.insert(unit.index());
            lost.push(unit);
        }
    }
    lost
}

/// Takes points from a unit: guns or men, or the crew of a battery under small-arms fire. ST 10.72,
/// 18.81, 18.82. ST-ART-06, ST-ART-07.
fn take(table: &mut Table, unit: UnitId, arm: FireArm, points: u8) -> u8 {
    if arm == FireArm::SmallArms && table.position().info(unit).arm == Arm::Artillery {
        let steps = points.min(table.board().unit(unit).crew.steps());
        if steps > 0 {
            table.emit(Event::CrewLost { unit, steps });
        }
        return steps;
    }
    let loss = match arm {
        FireArm::SmallArms => LossKind::SmallArms,
        FireArm::Artillery => LossKind::Artillery,
    };
    losses::lose(table, unit, points, loss)
}

/// Pins the units and leaders in the hex, or only the unit that the fire is aimed at. ST 10.8,
/// 10.87, 11.15. ST-PIN-01, ST-PIN-04, ST-ZOC-10, R-166.
fn pin(table: &mut Table, target: UnitId, occasion: Option<Occasion>, hit: &Hit) {
    let position = table.position();
    let is_free = |unit: UnitId| !position.state(unit).pinned;
    let event = match occasion {
        Some(Occasion::Covering | Occasion::Retreat) if is_free(target) => {
            Event::UnitPinned { unit: target }
        }
        None | Some(Occasion::Withdrawal | Occasion::Limbering)
            if position.stack(hit.side, hit.hex).any(is_free) =>
        {
            Event::Pinned { side: hit.side, hex: hit.hex }
        }
        _ => return,
    };
    table.emit(event);
}

/// Rolls for the leaders with units that took losses, then resolves the fate of leaders left
/// without troops. ST 17.3, 17.41. ST-LEAD-08, ST-LEAD-11, R-73.
fn test_leaders(table: &mut Table, there: LeaderSet, arm: FireArm, hex: HexId) -> Play {
    let danger = match arm {
        FireArm::SmallArms => leaders::Danger::SmallArms,
        FireArm::Artillery => leaders::Danger::Artillery,
    };
    leaders::test(table, there, danger)?;
    leaders::displaced(table, hex)
}

/// Rolls for the ammunition of each unit that fired, after a six. Guards never run out. ST 12.0,
/// 12.21. ST-FIRE-21, ST-SUP-02, R-98.
fn test_ammunition(table: &mut Table, firers: UnitSet) -> Play {
    for unit in firers.iter().map(UnitId::from_index) {
        let (side, info) = (table.position().side_of(unit), table.position().info(unit));
        let brigade = info.brigade;
        if info.arm == Arm::Wagon {
            continue;
        }
        let die = one_die(table, side, Roll::Ammunition(unit))?;
        table.emit(Event::AmmunitionTested { unit, die });
        if table.position().charts().fire.depletion.contains(&die.pips()) {
            table.emit(Event::Depleted { unit });
            brigade.into_iter().for_each(|brigade| brigade::update(table, brigade));
        }
    }
    Ok(())
}

/// Rolls for the caissons of a battery that lost guns to artillery. ST 12.35. ST-ART-04, R-61.
fn test_caissons(table: &mut Table, unit: UnitId, arm: FireArm) -> Play {
    let (side, is_battery) =
        (table.position().side_of(unit), table.position().info(unit).arm == Arm::Artillery);
    if arm == FireArm::SmallArms || !is_battery || table.board().hex_of(unit).is_none() {
        return Ok(());
    }
    let die = one_die(table, side, Roll::Caisson(unit))?;
    table.emit(Event::CaissonTested { unit, die });
    if table.position().charts().guns.caisson.contains(&die.pips()) {
        let lost = one_die(table, side, Roll::Rounds(unit))?;
        let rounds = lost.pips().min(table.board().unit(unit).rounds);
        table.emit(Event::RoundsLost { unit, rounds });
    }
    Ok(())
}

pub(super) fn one_die(table: &mut Table, side: Side, roll: Roll) -> Play<Die> {
    match table.roll(side, roll, Throw::D6)? {
        Dice::One(die) | Dice::Two(die, _) => Ok(die),
    }
}

/// Changes a column that was fired at into line. The owner chooses its facing, unless friendly
/// units in the hex have one. ST 6.11, 8.4. ST-FORM-06, ST-FACE-08, R-11, R-12.
fn form_line(table: &mut Table, unit: UnitId, hit: &Hit) -> Play {
    let Hit { side, hex, .. } = *hit;
    let state = table.board().unit(unit);
    if state.formation != Formation::Column || state.place.hex().is_none() {
        return Ok(());
    }
    table.emit(Event::LineFormed { unit });
    let position = table.position();
    let faces = |friend: UnitId| position.state(friend).formation.has_facing().then_some(friend);
    let friend = position.stack(side, hex).filter(|friend| *friend != unit).find_map(faces);
    let facing = match friend {
        Some(friend) => position.state(friend).facing,
        None => {
            let question = Question::Facing(FacingQuestion { side, hex });
            let Choice::Facing(facing) = table.choose_among(side, question, legality::options)?
            else {
                return Ok(());
            };
            facing
        }
    };
    table.emit(Event::Faced { side, hex, facing });
    Ok(())
}
