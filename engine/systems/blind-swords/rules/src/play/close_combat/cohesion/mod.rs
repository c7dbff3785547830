//! The close combat cohesion test. CCO-01 to CCO-11.

mod alone;
mod flight;
mod tally;

use std::sync::Arc;

use kernel::{Play, Sixteenths};

use crate::check::close_combat::Sides;
use crate::check::close_combat::compared_sp;
use crate::game::{CohesionTest, DepletionToken, SkedaddleToken, UnitId, UnitSet};
use crate::play::ask::ask_unit;
use crate::play::cohesion::{self, Tested};
use crate::play::{depletion, panic};
use crate::position_ext::{PositionExt, members};
use crate::profile::{BdExceptionScope, CcRetreatOrder};
use crate::question::{PanicPool, RetreatQuestion};
use crate::system::{Roll, Step, Table};

use alone::suffer_alone;
use tally::{Tally, largest_attacker};

/// Effects of a close combat that determine how far the winner may advance. ADV-03.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Aftermath {
    /// Whether a defender broke or retreated at least two hexes, no matter where the retreat ended.
    ///
    pub defender_driven_far: bool,
    /// Whether an attacker broke or retreated at least two hexes.
    pub attacker_driven_far: bool,
}

/// Rolls a close combat cohesion test and applies its result. SS 15.2, BS 12.2. CCO-01 to CCO-11.
pub(super) fn close_test(
    table: &mut Table,
    sides: &Sides,
    units: UnitSet,
    test: CohesionTest,
) -> Play<Aftermath> {
    let chooser = table.position().side_of(sides.lead).other();
    let tested =
        Tested { hex: sides.target, units, lead: sides.lead, causes: sides.attackers, chooser };
    let mut tally = Tally::default();
    table.within(Step::CohesionTest, |table| {
        let result = cohesion::roll(table, sides.lead, &Roll::CloseCohesion(test), test)?;
        deplete(table, sides, &tested, result.depletion)?;
        let lead = cohesion::lead_after_depletion(table, &tested, result.depletion)?;
        let tokens = cohesion::in_order(table, &result);
        skedaddle(table, sides, &tested, lead, &tokens, &mut tally)
    })?;
    Ok(Aftermath {
        defender_driven_far: tally.has_driven_far(table, &units),
        attacker_driven_far: tally.has_driven_far(table, &sides.attackers),
    })
}

/// Applies the depletion result. If both sides are depleted, the attacker is first. SS 15.2a, BS
/// 12.2a. CCO-01 to CCO-04.
fn deplete(
    table: &mut Table,
    sides: &Sides,
    tested: &Tested,
    token: Option<DepletionToken>,
) -> Play {
    match token {
        None => Ok(()),
        Some(DepletionToken::Lead) => depletion::deplete(table, tested.lead),
        Some(DepletionToken::Two) => cohesion::deplete_two(table, tested),
        Some(DepletionToken::All) => cohesion::deplete_all(table, tested),
        Some(DepletionToken::Attacker) => deplete_attacker(table, sides),
        Some(DepletionToken::Both) => {
            let parts = both_deplete(table, sides);
            if parts != BothDeplete::DefenderOnly {
                deplete_attacker(table, sides)?;
            }
            if parts == BothDeplete::AttackerOnly {
                Ok(())
            } else {
                depletion::deplete(table, tested.lead)
            }
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum BothDeplete {
    EachSide,
    AttackerOnly,
    DefenderOnly,
}

/// Decides how a `BD` result applies, with the three to one exception. SS 15.2a, BS 12.2a. CCO-04,
/// V-56, A-34.
fn both_deplete(table: &Table, sides: &Sides) -> BothDeplete {
    let position = table.position();
    let attack = match position.profile().bd_exception_scope {
        BdExceptionScope::AssaultingHex => {
            compared_sp(position, sides.assaulters(position), sides.target)
        }
        BdExceptionScope::AllAttackers => {
            compared_sp(position, members(&sides.attackers), sides.target)
        }
    };
    let defence = compared_sp(position, sides.defenders(position), sides.assaulting);
    // zero is not three times zero, so two strengths of 0 do not meet the exception.
    let is_triple =
        |more: Sixteenths, less: Sixteenths| more > Sixteenths::ZERO && more >= less.multiplied(3);
    if is_triple(attack, defence) {
        BothDeplete::DefenderOnly
    } else if is_triple(defence, attack) {
        BothDeplete::AttackerOnly
    } else {
        BothDeplete::EachSide
    }
}

/// Depletes the largest attacker. CCO-01.
fn deplete_attacker(table: &mut Table, sides: &Sides) -> Play {
    largest_attacker(table, sides)?.map_or(Ok(()), |unit| depletion::deplete(table, unit))
}

/// Applies the skedaddle result. SS 15.2c, BS 12.2c. CCO-05 to CCO-10, V-57.
fn skedaddle(
    table: &mut Table,
    sides: &Sides,
    tested: &Tested,
    lead: Option<UnitId>,
    tokens: &Arc<[SkedaddleToken]>,
    tally: &mut Tally,
) -> Play {
    match table.position().profile().cc_retreat_order {
        CcRetreatOrder::AllRetreatThenPanicNoSecond => {
            retreat_then_panic(table, sides, tested, lead, tokens, tally)
        }
        CcRetreatOrder::PanicThenMax => {
            flight::skedaddle(table, sides, tested, lead, tokens, tally)
        }
    }
}

/// Applies retreats before panic. SS 15.2c. CCO-05 to CCO-10.
fn retreat_then_panic(
    table: &mut Table,
    sides: &Sides,
    tested: &Tested,
    lead: Option<UnitId>,
    tokens: &Arc<[SkedaddleToken]>,
    tally: &mut Tally,
) -> Play {
    let mut retreated = UnitSet::EMPTY;
    for token in tokens.iter() {
        if table.board().is_over() {
            break;
        }
        match *token {
            SkedaddleToken::Retreat(hexes) => retreated = all_retreat(table, tested, hexes, tally)?,
            SkedaddleToken::Panic(printed) => {
                let pool = panic::pool(table, tested, lead, tokens);
                panic_in_close_combat(table, tested, pool, printed, &retreated, tally)?
            }
            other => suffer_alone(table, sides, tested, lead, other, tally)?,
        }
    }
    Ok(())
}

/// Retreats every defender in the hex by the full distance, in the order that the owner chooses.
/// CCO-08.
fn all_retreat(table: &mut Table, tested: &Tested, hexes: u8, tally: &mut Tally) -> Play<UnitSet> {
    let mut retreated = UnitSet::EMPTY;
    loop {
        let mut waiting = cohesion::still_in_hex(table, tested);
        retreated.iter().for_each(|unit| waiting.remove(unit));
        let next_waiting = members(&waiting).next().filter(|_| !table.board().is_over());
        let Some(any) = next_waiting else { return Ok(retreated) };
        let owner = table.position().side_of(any);
        let unit = ask_unit(table, owner, RetreatQuestion::Unit(waiting))?.unwrap_or(any);
        retreated.insert(unit.index());
        tally.retreat(table, unit, hexes, &tested.causes)?;
    }
}

/// Applies panic. A victim that has already retreated because of this result does not retreat
/// again. CCO-09, PAN-02, PAN-03.
fn panic_in_close_combat(
    table: &mut Table,
    tested: &Tested,
    pool: PanicPool,
    printed: u8,
    retreated: &UnitSet,
    tally: &mut Tally,
) -> Play {
    let results = Arc::clone(&pool.results);
    for victim in panic::choose(table, pool, printed)? {
        let from = table.board().hex_of(victim);
        for token in results.iter() {
            match *token {
                _ if table.board().is_over() => break,
                SkedaddleToken::Retreat(_) if retreated.contains(victim.index()) => {}
                SkedaddleToken::Retreat(hexes) => {
                    tally.retreat(table, victim, hexes, &tested.causes)?
                }
                other => cohesion::suffer(table, victim, other, &tested.causes)?,
            }
        }
        tally.note_vacated(table, victim, from.filter(|&from| from != tested.hex));
    }
    Ok(())
}
