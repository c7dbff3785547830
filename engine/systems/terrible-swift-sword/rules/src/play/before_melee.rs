//! Retreat before melee, and the advance that follows. ST 4.0 E, 13.7, 18.1.

use kernel::{HexId, Play};

use super::{leaders, reaction, retreat, rout, turn};
use crate::check::{before_melee, legality};
use crate::choice::Choice;
use crate::event::Event;
use crate::game::{LeaderSet, UnitId, UnitSet};
use crate::position_ext::PositionExt;
use crate::question::{Question, RetreatCause};
use crate::system::Table;

/// Plays the retreat of units from one hex, and the advance into it. If no more units retreat, ends
/// the phase. Units that retreat freely leave first, so that fire at the others hits their own top
/// unit. ST 4.0 E, 11.14, 13.7. ST-RBM-03, ST-RBM-07, ST-RBM-08.
pub(super) fn one(table: &mut Table) -> Play {
    let going = choose(table)?;
    let first = going.iter().next().map(UnitId::from_index);
    let Some(hex) = first.and_then(|first| table.board().hex_of(first)) else {
        turn::after(table);
        return Ok(());
    };
    let is_free =
        |unit: &usize| before_melee::is_free(table.position(), UnitId::from_index(*unit), hex);
    let (free, bound): (Vec<_>, Vec<_>) = going.iter().partition(is_free);
    for unit in free.into_iter().map(UnitId::from_index) {
        go(table, unit, hex, Passage::Free)?;
    }
    if !bound.is_empty() {
        reaction::withdrawal(table, bound.iter().copied().collect(), hex)?;
    }
    for unit in bound.into_iter().map(UnitId::from_index) {
        go(table, unit, hex, Passage::UnderFire)?;
    }
    advance(table, hex)
}

/// Asks which units of one hex retreat together. ST 11.14. ST-RBM-07.
fn choose(table: &mut Table) -> Play<UnitSet> {
    let side = table.board().active().other();
    let mut going = UnitSet::EMPTY;
    loop {
        let question = Question::Withdrawal(going);
        match table.choose_among(side, question, legality::options)? {
            Choice::Unit(unit) => going.insert(unit.index()),
            _ => return Ok(going),
        }
    }
}

/// Manner in which a unit retreats before melee.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Passage {
    /// Under Withdrawal Fire, with a rout check afterwards. ST 13.7.
    UnderFire,
    /// Without either, but under Retreat Fire in enemy zones. ST 18.1.
    Free,
}

/// Moves a unit one or two hexes. Its rout check counts all losses on the way. ST 13.7, 18.1.
/// ST-RBM-02, ST-RBM-03, ST-RBM-08, R-108, R-112.
fn go(table: &mut Table, unit: UnitId, hex: HexId, passage: Passage) -> Play {
    if table.board().hex_of(unit) != Some(hex) {
        return Ok(());
    }
    let side = table.position().side_of(unit);
    let threats = before_melee::threats(table.position(), hex);
    let mut way = before_melee::begin(table.position(), unit, hex);
    let mut company = LeaderSet::EMPTY;
    let strength = table.board().unit(unit).strength;
    while way.owed > 0 && table.board().hex_of(unit).is_some() {
        let question = Question::Retreat(way);
        let options = legality::options(table.position(), &question);
        if options.is_empty() {
            break;
        }
        let Choice::Hex(to) = table.choose(side, question, options)? else { break };
        let from = way.here;
        table.emit(Event::Retreated { unit, from, to, cause: RetreatCause::BeforeMelee });
        retreat::face(table, unit, from, to);
        way = way.on(to);
        if from == hex {
            company = leaders::along(table, unit, hex)?;
        }
        leaders::follow(table, company, to);
        if passage == Passage::Free {
            reaction::retreat(table, unit, threats)?;
            if table.board().unit(unit).pinned {
                break;
            }
        }
    }
    if table.board().hex_of(unit).is_none() {
        return leaders::displaced(table, way.here);
    }
    table.emit(Event::Withdrew { unit });
    retreat::turn(table, unit)?;
    if passage == Passage::UnderFire || table.board().unit(unit).strength < strength {
        rout::check(table, unit, way.from, threats)?;
    }
    Ok(())
}

/// Asks which units that threatened an empty hex advance into it, and moves them there. ST 13.7,
/// 15.5. ST-RBM-05, R-45.
fn advance(table: &mut Table, hex: HexId) -> Play {
    let side = table.board().active();
    if table.position().is_held_by(hex, side.other()) {
        return Ok(());
    }
    loop {
        let question = Question::Advance(hex);
        let Choice::Unit(unit) = table.choose_among(side, question, legality::options)? else {
            return Ok(());
        };
        let Some(from) = table.board().hex_of(unit) else { return Ok(()) };
        table.emit(Event::Advanced { unit, from, to: hex });
        retreat::face(table, unit, from, hex);
        leaders::along(table, unit, from)?;
    }
}
