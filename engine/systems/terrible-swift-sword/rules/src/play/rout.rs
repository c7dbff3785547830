//! Rout checks and routs. ST 14.

use kernel::{Dice, Die, HexId, Play, Side, Throw};

use super::retreat::{self, Order};
use super::{losses, reaction};
use crate::check::rout;
use crate::event::{Event, MoraleCause, RoutCause, RoutReport, Verdict};
use crate::game::{LeaderId, LeaderSet, UnitId, UnitSet};
use crate::position_ext::PositionExt;
use crate::question::RetreatCause;
use crate::system::{Roll, Step, Table};
use crate::variants::OverflowCheck;

/// Losses from fire of a side's units in a hex, kept until their rout checks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hit {
    /// Side that was fired at.
    pub side: Side,
    /// Hex that was fired at.
    pub hex: HexId,
    /// Top unit when the fire began.
    pub top: UnitId,
    /// Units that lost points or crews to small arms.
    pub by_small_arms: UnitSet,
    /// Units that lost points or crews to artillery.
    pub by_artillery: UnitSet,
    /// Enemies that fired.
    pub enemies: UnitSet,
    /// Leaders who were in the hex when the phase began. ST 14.5.
    pub leaders: LeaderSet,
}

/// Makes the rout checks after fire at a hex, from the top unit down. A unit takes a check if it
/// was hit, if artillery hit its stack, or if the unit above it routed. If the top unit was
/// destroyed, only units that were hit take checks. The phase waits until all is done. ST 4.0 C,
/// 14.5. ST-ROUT-01, ST-ROUT-08, ST-SEQ-09.
pub(super) fn after_fire(table: &mut Table, hit: Hit) -> Play {
    table.within(Step::Routs, |table| {
        let stack: Vec<_> = table.position().stack(hit.side, hit.hex).collect();
        let is_top_gone = table.board().hex_of(hit.top) != Some(hit.hex);
        let by_guns = !is_top_gone && !hit.by_artillery.is_empty();
        let exempt =
            is_top_gone && table.package().variants.overflow_check == OverflowCheck::Exempt;
        let mut above = Verdict::Stands;
        for unit in stack {
            let lost =
                hit.by_small_arms.contains(unit.index()) || hit.by_artillery.contains(unit.index());
            if !exempt && (lost || by_guns || above == Verdict::Routs) {
                let leaders = steadying(table, &hit, unit, lost);
                let from = nearest(table, hit.enemies, hit.hex);
                above = test(table, unit, leaders, from, hit.enemies)?;
            } else {
                above = Verdict::Stands;
            }
        }
        Ok(())
    })
}

/// Returns the leaders who help a unit after fire. For the lower units, leaders who began the phase
/// in the hex count even if they have left with the unit above. ST 14.5. ST-ROUT-08, R-110.
fn steadying(table: &Table, hit: &Hit, unit: UnitId, lost: bool) -> LeaderSet {
    if unit == hit.top {
        return rout::present(table.position(), unit);
    }
    // A leader whom the fire at this very unit cost no longer steadies it.
    let stays = |leader: &usize| {
        !lost || table.board().hex_of_leader(LeaderId::from_index(*leader)).is_some()
    };
    hit.leaders.iter().filter(stays).collect()
}

/// Returns the hex of the enemy nearest to a hex. R-56.
fn nearest(table: &Table, enemies: UnitSet, hex: HexId) -> HexId {
    let hexes = enemies.iter().filter_map(|it| table.board().hex_of(UnitId::from_index(it)));
    hexes.min_by_key(|from| (table.position().distance(hex, *from), *from)).unwrap_or(hex)
}

/// Checks whether a unit routs, and routs it. `from` is the hex of the enemy from which it would
/// retreat, and `spared` are the enemies that caused the check. ST 14.2.
pub(super) fn check(table: &mut Table, unit: UnitId, from: HexId, spared: UnitSet) -> Play {
    let leaders = rout::present(table.position(), unit);
    test(table, unit, leaders, from, spared).map(drop)
}

/// Rolls for a unit that can rout, and routs it if it fails. ST 14.2, 14.26. ST-ROUT-02,
/// ST-ROUT-03, ST-ROUT-05.
fn test(
    table: &mut Table,
    unit: UnitId,
    leaders: LeaderSet,
    from: HexId,
    spared: UnitSet,
) -> Play<Verdict> {
    if !rout::can_rout(table.position(), unit) {
        return Ok(Verdict::Stands);
    }
    let modifiers = rout::modifiers(table.position(), unit, leaders);
    let die = die(table, unit, Roll::Rout(unit))?;
    let result = rout::modified(die, &modifiers);
    let line = rout::line(table.position(), unit);
    let (routs, is_star) = (line.rout.contains(&result), line.again.contains(&result));
    let again = if is_star { Some(self::die(table, unit, Roll::RoutAgain(unit))?) } else { None };
    let fails = routs || again.is_some_and(|again| again.pips() == 6);
    let verdict = if fails { Verdict::Routs } else { Verdict::Stands };
    let check = Box::new(RoutReport { modifiers, die, again, verdict });
    table.emit(Event::RoutChecked { unit, check });
    if fails {
        rout(table, unit, RoutCause::Check, from, spared)?;
    }
    Ok(verdict)
}

fn die(table: &mut Table, unit: UnitId, roll: Roll) -> Play<Die> {
    let side = table.position().side_of(unit);
    match table.roll(side, roll, Throw::D6)? {
        Dice::One(die) | Dice::Two(die, _) => Ok(die),
    }
}

/// Routs a unit, which retreats three hexes. If its brigade is ineffective, the units within their
/// leader's radius rout with it. ST 14.3, 20.21. ST-ROUT-04, ST-BCE-05.
pub(super) fn rout(
    table: &mut Table,
    unit: UnitId,
    cause: RoutCause,
    from: HexId,
    spared: UnitSet,
) -> Play {
    if !rout::can_rout(table.position(), unit) {
        return Ok(());
    }
    let victims = rout::victims(table.position(), unit, from);
    turn(table, unit, cause);
    run(table, unit, from, spared)?;
    let Some(brigade) = table.position().info(unit).brigade.filter(|_| !victims.is_empty()) else {
        return Ok(());
    };
    table.within(Step::Breaking(brigade), |table| {
        for victim in victims.iter().map(UnitId::from_index) {
            breaks(table, victim, from, spared)?;
        }
        Ok(())
    })
}

/// Routs a unit whose brigade breaks. Unlike other routing units, it draws Withdrawal Fire. ST
/// 20.23. ST-ZOC-11, ST-BCE-05.
fn breaks(table: &mut Table, unit: UnitId, from: HexId, spared: UnitSet) -> Play {
    let Some(hex) = table.board().hex_of(unit) else { return Ok(()) };
    if !rout::can_rout(table.position(), unit) {
        return Ok(());
    }
    turn(table, unit, RoutCause::Brigade);
    reaction::withdrawal(table, [unit.index()].into_iter().collect(), hex)?;
    run(table, unit, from, spared)
}

/// Marks a unit as routed and lowers the army morale by its strength. ST 14.3, 19.33. ST-PIN-05,
/// ST-UAM-06.
fn turn(table: &mut Table, unit: UnitId, cause: RoutCause) {
    let by = -i16::from(table.position().state(unit).strength);
    table.emit(Event::Routed { unit, cause });
    losses::morale(table, unit, by, MoraleCause::Rout(unit));
}

/// Retreats a routed unit, which may already have been routed. ST 14.3, 15.3. ST-ROUT-04.
pub(super) fn run(table: &mut Table, unit: UnitId, from: HexId, spared: UnitSet) -> Play {
    let hexes = table.position().charts().rout.hexes;
    let units = [unit.index()].into_iter().collect();
    retreat::retreat(table, Order { units, cause: RetreatCause::Rout, from, spared, hexes })
        .map(drop)
}
