//! Withdrawal Fire, Retreat Fire and fire at limbering guns. ST 6.23, 11.

use kernel::{HexId, Play};

use super::{results, rout};
use crate::board::Stage;
use crate::check::{attack, legality, reaction};
use crate::choice::{Choice, Word};
use crate::game::{UnitId, UnitSet};
use crate::position_ext::PositionExt;
use crate::question::{FireArm, Occasion, Question, Reaction};
use crate::system::{Step, Table};

/// Lets enemies fire at units that are about to leave a hex together. If any unit stays in the hex,
/// only staying units can be hit. Leaders alone draw no fire. ST 11.1, 11.14. ST-ZOC-05 to
/// ST-ZOC-10, ST-ZOC-14, R-37 to.
pub(super) fn withdrawal(table: &mut Table, leaving: UnitSet, hex: HexId) -> Play {
    let Some(first) = leaving.iter().next() else { return Ok(()) };
    let position = table.position();
    let side = position.side_of(UnitId::from_index(first));
    let goes = |unit: &UnitId| leaving.contains(unit.index());
    let exposed = || position.stack(side, hex).filter(|it| attack::is_exposed(position, *it));
    let (stays, leaves) = (exposed().find(|unit| !goes(unit)), exposed().find(goes));
    let (occasion, target) = match (stays, leaves) {
        (Some(target), _) => (Occasion::Covering, target),
        (None, Some(target)) => (Occasion::Withdrawal, target),
        (None, None) => return Ok(()),
    };
    let hit = fire_at(table, occasion, target, UnitSet::EMPTY)?;
    // Who retreats before melee checks at the end of the retreat.
    let later = occasion == Occasion::Withdrawal && table.board().stage() == Stage::BeforeMelee;
    hit.filter(|_| !later).map_or(Ok(()), |hit| rout::after_fire(table, hit))
}

/// Lets enemies fire at a retreating unit that has entered a hex. `spared` holds the enemies that
/// caused the retreat, which may not fire. Rout checks follow at the end of the retreat. ST 11.2.
/// ST-ZOC-12, ST-ZOC-13, R-41, R-108.
pub(super) fn retreat(table: &mut Table, unit: UnitId, spared: UnitSet) -> Play {
    fire_at(table, Occasion::Retreat, unit, spared).map(drop)
}

/// Lets enemy small arms fire at a battery that limbers or unlimbers, before it does so. ST 6.23.
/// ST-FORM-10, R-13.
pub(super) fn limbering(table: &mut Table, unit: UnitId) -> Play {
    let hit = fire_at(table, Occasion::Limbering, unit, UnitSet::EMPTY)?;
    hit.map_or(Ok(()), |hit| rout::after_fire(table, hit))
}

/// Lets the small arms and then the artillery of the enemy fire at a unit. Returns the record of
/// the losses, if fire can hit the unit. ST 10.31, 11.1. ST-ZOC-06.
fn fire_at(
    table: &mut Table,
    occasion: Occasion,
    target: UnitId,
    spared: UnitSet,
) -> Play<Option<rout::Hit>> {
    let side = table.position().side_of(target);
    let Some(hex) = table.board().hex_of(target) else { return Ok(None) };
    let Some(hit) = results::hit(table, side, hex) else { return Ok(None) };
    let mut hit = rout::Hit { top: target, ..hit };
    table.within(Step::Reaction(occasion, target), |table| {
        for arm in [FireArm::SmallArms, FireArm::Artillery] {
            if table.board().hex_of(target) != Some(hex) {
                break;
            }
            let able = reaction::able(table.position(), occasion, target, arm, spared);
            let none = UnitSet::EMPTY;
            let firing = name(table, Reaction { occasion, target, arm, able, firing: none })?;
            if !firing.is_empty() {
                let position = table.position();
                let units = firing.iter().map(UnitId::from_index);
                let firers: Vec<_> =
                    units.map(|unit| (unit, attack::strength(position, unit))).collect();
                let aim = (target, hex);
                let attack = attack::attack(position, aim, arm, Some(occasion), &firers);
                results::resolve(table, attack, &mut hit)?;
            }
        }
        Ok(Some(hit))
    })
}

/// Asks which units fire together. ST 11.1. ST-ZOC-06, R-38.
fn name(table: &mut Table, mut reaction: Reaction) -> Play<UnitSet> {
    let side = table.position().side_of(reaction.target).other();
    for _ in 0..=reaction.able.len() {
        if reaction.able.is_empty() {
            break;
        }
        let question = Question::Reaction(reaction);
        match table.choose_among(side, question, legality::options)? {
            Choice::Unit(unit) => reaction.firing.insert(unit.index()),
            Choice::Word(Word::All) => return Ok(reaction.able),
            Choice::Word(Word::Fire) => break,
            _ => return Ok(UnitSet::EMPTY),
        }
    }
    Ok(reaction.firing)
}
