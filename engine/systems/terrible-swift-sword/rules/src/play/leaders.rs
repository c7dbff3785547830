//! Leaders: losses, displacement and replacement. ST 17.

use kernel::{HexId, Play, Side, Throw};

use crate::board::Place;
use crate::check::{command, leaders, legality};
use crate::choice::{Choice, Word};
use crate::event::{Event, Fate, MoraleCause};
use crate::game::{BrigadeId, LeaderId, LeaderSet, UnitId};
use crate::position_ext::PositionExt;
use crate::question::{LeaderQuestion, Question};
use crate::system::{Roll, Table};
use crate::variants::ReplacementPhase;

/// Cause of a roll for the loss of a leader. ST 17.41.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Danger {
    /// Small-arms fire.
    SmallArms,
    /// Artillery fire.
    Artillery,
    /// Troops killed in melee.
    MeleeKilled,
    /// Troops captured in melee.
    MeleeCaptured,
}

/// Rolls once for each of these leaders who is on the map. ST 17.41. ST-LEAD-11.
pub(super) fn test(table: &mut Table, leaders: LeaderSet, danger: Danger) -> Play {
    for leader in leaders.iter().map(LeaderId::from_index) {
        if table.board().hex_of_leader(leader).is_none() {
            continue;
        }
        let side = table.position().leader_info(leader).side;
        let dice = table.roll(side, Roll::Leader(leader), Throw::TwoD6)?;
        table.emit(Event::LeaderTested { leader, dice });
        if let Some(fate) = fate(table, danger, dice.sum()) {
            lose(table, leader, fate);
        }
    }
    Ok(())
}

/// Returns the fate of a leader for a sum of two dice. ST 17.41. ST-LEAD-11.
fn fate(table: &Table, danger: Danger, sum: u8) -> Option<Fate> {
    let chart = &table.position().charts().leaders;
    let numbers = match danger {
        Danger::SmallArms => &chart.small_arms,
        Danger::Artillery => &chart.artillery,
        Danger::MeleeKilled => &chart.melee_killed,
        Danger::MeleeCaptured => &chart.melee_captured,
    };
    let fates = [
        (&numbers.killed, Fate::Killed),
        (&numbers.wounded, Fate::Wounded),
        (&numbers.captured, Fate::Captured),
    ];
    fates.into_iter().find(|(sums, _)| sums.contains(&sum)).map(|(_, fate)| fate)
}

/// Removes a lost leader and lowers the army morale by the leader's radius. ST 17.4, 19.34.
/// ST-UAM-06, ST-LEAD-13.
fn lose(table: &mut Table, leader: LeaderId, fate: Fate) {
    let position = table.position();
    let by = -i16::from(position.ratings(leader).radius);
    let counts = position.leader_info(leader).side == position.charts().morale.side;
    table.emit(Event::LeaderLost { leader, fate });
    if counts {
        table.emit(Event::MoraleChanged { by, cause: MoraleCause::Leader(leader) });
    }
}

/// Asks whether the leaders in a hex accompany a unit that has left it. Returns those who do. A
/// leader left without steady troops must accompany it. ST 14.4, 14.5, 17.43. ST-ROUT-09.
pub(super) fn along(table: &mut Table, unit: UnitId, from: HexId) -> Play<LeaderSet> {
    let mut company = LeaderSet::EMPTY;
    let Some(to) = table.board().hex_of(unit).filter(|to| *to != from) else {
        return Ok(company);
    };
    let side = table.position().side_of(unit);
    for leader in table.position().leaders_of(side, from).collect::<Vec<_>>() {
        let question = Question::Leader(LeaderQuestion::Along(leader, to));
        if table.choose_among(side, question, legality::options)? == Choice::Word(Word::Go) {
            table.emit(Event::LeaderWent { leader, to });
            company.insert(leader.index());
        }
    }
    Ok(company)
}

/// Moves leaders with the unit that they accompany.
pub(super) fn follow(table: &mut Table, company: LeaderSet, to: HexId) {
    for leader in company.iter().map(LeaderId::from_index) {
        if table.board().hex_of_leader(leader).is_some_and(|hex| hex != to) {
            table.emit(Event::LeaderWent { leader, to });
        }
    }
}

/// Resolves the fate of leaders in a hex without troops. A leader without a command leaves the
/// game. The enemy captures a leader in a melee hex, or one surrounded by enemies and their zones.
/// Any other leader goes to the nearest unit of the leader's command. ST 17.3, 17.42, 17.43.
/// ST-LEAD-08, ST-LEAD-09, ST-LEAD-10, ST-LEAD-14.
pub(super) fn displaced(table: &mut Table, hex: HexId) -> Play {
    for leader in table.board().leaders_in(hex).collect::<Vec<_>>() {
        let position = table.position();
        let side = position.leader_info(leader).side;
        if leaders::has_troops(position, hex, side) {
            continue;
        }
        if leaders::is_idle(position, leader) {
            table.emit(Event::LeaderRemoved { leader });
        } else if leaders::is_taken(position, hex, side) {
            lose(table, leader, Fate::Captured);
        } else {
            join(table, side, leader, hex)?;
        }
    }
    Ok(())
}

/// Moves a leader to the nearest unit of the leader's command that is on the map, if any. ST 17.3.
/// ST-LEAD-08.
fn join(table: &mut Table, side: Side, leader: LeaderId, from: HexId) -> Play {
    let nearest = leaders::nearest(table.position(), leader, from);
    if nearest.is_empty() {
        return Ok(());
    }
    let question = Question::Leader(LeaderQuestion::Joins(leader, nearest));
    if let Choice::Unit(unit) = table.choose_among(side, question, legality::options)?
        && let Some(to) = table.board().hex_of(unit)
    {
        table.emit(Event::LeaderWent { leader, to });
    }
    Ok(())
}

/// Removes the leader of a brigade whose last infantry or cavalry unit is gone. A leader in the hex
/// of the loss first rolls for loss; [`displaced`] then resolves the leader's fate. ST 17.3.
/// ST-LEAD-14.
pub(super) fn dismiss(table: &mut Table, brigade: BrigadeId, hex: HexId) {
    let position = table.position();
    let Some(leader) = command::leader_of(position, brigade) else { return };
    let place = position.board.hex_of_leader(leader);
    if place.is_some_and(|place| place != hex) && leaders::is_idle(position, leader) {
        table.emit(Event::LeaderRemoved { leader });
    }
}

/// Places the replacements of both sides, as far as this phase allows. ST 17.5. ST-LEAD-12,
/// ST-LEAD-13.
pub(super) fn replace(table: &mut Table) -> Play {
    let active = table.board().active();
    for leader in table.board().leaders() {
        let position = table.position();
        let side = position.leader_info(leader).side;
        let waits = position.package.variants.replacement == ReplacementPhase::OwnersNext;
        if position.board.leader(leader).place != Place::Fallen || waits && side != active {
            continue;
        }
        if leaders::is_idle(position, leader) {
            table.emit(Event::LeaderRemoved { leader });
            continue;
        }
        let question = Question::Leader(LeaderQuestion::Replacement(leader));
        let options = legality::options(position, &question);
        if !options.is_empty()
            && let Choice::Unit(unit) = table.choose(side, question, options)?
            && let Some(hex) = table.board().hex_of(unit)
        {
            table.emit(Event::ReplacementPlaced { leader, hex });
        }
    }
    Ok(())
}
