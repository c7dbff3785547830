//! Cohesion tests after fire. COH-01 to COH-07.

use std::sync::Arc;

use kernel::{Cast, Dice, Fault, HexId, Play, Side, Throw};

use super::{break_test, depletion, fire, moments, morale, panic, retreat, turn};
use crate::board::{Moment, Verdict};
use crate::event::Event;
use crate::game::{
    CohesionResult, CohesionTest, DepletionToken, MomentKind, SkedaddleToken, UnitId, UnitSet,
};
use crate::look::{Look, members, only};
use crate::profile::{LeadBetweenTests, ResultOrder};
use crate::question::{LeadRetreat, TieQuestion};
use crate::system::{Outcome, Roll, Step, Table};

/// Who is tested, and through whom.
#[derive(Clone, Copy, Debug)]
pub struct Tested {
    /// The hex in which they stood when it was rolled.
    pub hex: HexId,
    /// The units in it that can be hit.
    pub units: UnitSet,
    /// Their lead unit.
    pub lead: UnitId,
    /// The enemies that caused the test. A-66.
    pub causes: UnitSet,
    /// The side that fires or attacks: it chooses who panics.
    pub chooser: Side,
}

/// A fire cohesion test; gives the hexes that a retreating lead unit must go further. SS 15.1,
/// BS 12.1. COH-01 to COH-07, RET-08.
pub fn fire_test(
    table: &mut Table,
    tested: &Tested,
    test: CohesionTest,
    lead_retreat: LeadRetreat,
) -> Play<u8> {
    table.within(Step::CohesionTest, |table| {
        let result = roll(table, tested.lead, &Roll::FireCohesion(test), test)?;
        deplete(table, tested, result.depletion)?;
        let lead = lead_after_depletion(table, tested, result.depletion)?;
        skedaddle(table, tested, lead, &result, lead_retreat)
    })
}

/// The two dice of a cohesion test, rolled by the owner of the tested units. SS 15.0. COH-01, VAL-15, A-12.
///
/// # Errors
/// Those of the table; a fault if the table has no such section.
pub fn roll(
    table: &mut Table,
    lead: UnitId,
    roll: &Roll,
    test: CohesionTest,
) -> Play<CohesionResult> {
    let owner = table.scene().side_of(lead);
    let (result, verdict) = moments::rolled(table, |table| {
        let result = roll_once(table, lead, owner, roll.clone(), test)?;
        let moment = Moment::of_units(table, MomentKind::Test, only(lead), owner);
        let bad = result != CohesionResult::default();
        Ok((result, moment.rolled(bad)))
    })?;
    match verdict {
        Verdict::Stands => Ok(result),
        Verdict::Stopped | Verdict::RollAgain | Verdict::SentBack => Ok(CohesionResult::default()),
    }
}

fn roll_once(
    table: &mut Table,
    lead: UnitId,
    owner: Side,
    roll: Roll,
    test: CohesionTest,
) -> Play<CohesionResult> {
    let close = matches!(roll, Roll::CloseCohesion(_));
    let cast = table.cast(owner, roll, Throw::TwoD6)?;
    let game = table.scene().game();
    let chart = if close { &game.close_cohesion } else { &game.fire_cohesion };
    let (dice, result) = match cast {
        Cast::Dice(dice @ Dice::Two(coloured, white)) => {
            let section = chart
                .section(test)
                .ok_or_else(|| Fault(format!("no cohesion table for {}", test.id())))?;
            (Some(dice), section.result(coloured, white))
        }
        Cast::Given(Outcome::Cohesion(result)) => (None, result),
        other => {
            return Err(Fault(format!("a cohesion table cannot be read with {other:?}")).into());
        }
    };
    table.emit(Event::CohesionTested { lead, close, test, dice, result: result.clone() });
    Ok(result)
}

/// SS 15.1a, BS 12.1a. COH-02 to COH-04.
fn deplete(table: &mut Table, tested: &Tested, token: Option<DepletionToken>) -> Play {
    match token {
        None | Some(DepletionToken::Attacker) => Ok(()),
        Some(DepletionToken::Lead | DepletionToken::Both) => depletion::deplete(table, tested.lead),
        Some(DepletionToken::Two) => deplete_two(table, tested),
        Some(DepletionToken::All) => deplete_all(table, tested),
    }
}

/// COH-03: the next largest is named before the lead unit is turned.
pub fn deplete_two(table: &mut Table, tested: &Tested) -> Play {
    let mut others = tested.units;
    others.remove(tested.lead.index());
    let next = if others.is_empty() {
        None
    } else {
        Some(fire::largest(table, &others, TieQuestion::NextLargest)?)
    };
    depletion::deplete(table, tested.lead)?;
    next.map_or(Ok(()), |next| depletion::deplete(table, next))
}

/// COH-04: the lead unit first.
pub fn deplete_all(table: &mut Table, tested: &Tested) -> Play {
    depletion::deplete(table, tested.lead)?;
    for unit in members(&tested.units).filter(|&unit| unit != tested.lead) {
        depletion::deplete(table, unit)?;
    }
    Ok(())
}

/// The lead unit that takes the skedaddle result; none where it broke and is not replaced. FAQ 15.0.
/// COH-05, A-21, A-75: it is looked up again only where a tested unit was depleted.
pub fn lead_after_depletion(
    table: &mut Table,
    tested: &Tested,
    depletion: Option<DepletionToken>,
) -> Play<Option<UnitId>> {
    let left = still_in_hex(table, tested);
    let same = Some(tested.lead).filter(|lead| left.contains(lead.index()));
    match table.scene().profile().lead_between_tests {
        LeadBetweenTests::Fixed => Ok(same),
        LeadBetweenTests::Redetermine if spares_the_tested(depletion) => Ok(same),
        LeadBetweenTests::Redetermine if left.is_empty() => Ok(None),
        LeadBetweenTests::Redetermine => fire::lead_unit(table, &left).map(Some),
    }
}

const fn spares_the_tested(depletion: Option<DepletionToken>) -> bool {
    matches!(depletion, None | Some(DepletionToken::Attacker))
}

/// The tested units that are still in the hex.
pub fn still_in_hex(table: &Table, tested: &Tested) -> UnitSet {
    let there = |unit: &UnitId| table.board().hex_of(*unit) == Some(tested.hex);
    members(&tested.units).filter(there).map(UnitId::index).collect()
}

/// Whether the results of one test apply together, and not one by one as they are listed. SS 15.2c, BS 12.2.
/// COH-06, V-58.
pub fn applies_together(table: &Table) -> bool {
    table.scene().profile().result_order == ResultOrder::Together
}

/// The results in the order in which they apply. COH-06.
pub fn in_order(table: &Table, result: &CohesionResult) -> Arc<[SkedaddleToken]> {
    let mut tokens = result.skedaddle.clone();
    if applies_together(table) {
        tokens.sort_by_key(|token| match token {
            SkedaddleToken::AttackerMoraleHit => 0,
            SkedaddleToken::AttackerRetreat(_) => 1,
            SkedaddleToken::MoraleHits(_) => 2,
            SkedaddleToken::BreakTest => 3,
            SkedaddleToken::Retreat(_) => 4,
            SkedaddleToken::Panic(_) => 5,
        });
    }
    tokens.into()
}

/// SS 15.1b, BS 12.1b. COH-06, COH-07: only the lead unit is affected, save by panic.
fn skedaddle(
    table: &mut Table,
    tested: &Tested,
    lead: Option<UnitId>,
    result: &CohesionResult,
    lead_retreat: LeadRetreat,
) -> Play<u8> {
    let tokens = in_order(table, result);
    let mut owed = 0;
    for token in tokens.iter() {
        if turn::is_over(table) {
            break;
        }
        match (token, lead) {
            (SkedaddleToken::Panic(printed), _) => {
                panic_in_fire(table, tested, lead, &tokens, *printed)?
            }
            (SkedaddleToken::Retreat(hexes), Some(_)) if lead_retreat == LeadRetreat::Owed => {
                owed += hexes
            }
            (_, Some(lead)) => suffer(table, lead, *token, &tested.causes)?,
            (_, None) => {}
        }
    }
    Ok(owed)
}

/// One result on one unit, if it is still on the map.
pub fn suffer(table: &mut Table, unit: UnitId, token: SkedaddleToken, causes: &UnitSet) -> Play {
    match token {
        SkedaddleToken::MoraleHits(hits) => morale::hit(table, unit, hits),
        SkedaddleToken::BreakTest => break_test::take(table, unit),
        SkedaddleToken::Retreat(hexes) => retreat::retreat(table, unit, hexes, causes),
        SkedaddleToken::AttackerMoraleHit
        | SkedaddleToken::AttackerRetreat(_)
        | SkedaddleToken::Panic(_) => Ok(()),
    }
}

/// PAN-01, PAN-02, PAN-04.
fn panic_in_fire(
    table: &mut Table,
    tested: &Tested,
    lead: Option<UnitId>,
    tokens: &Arc<[SkedaddleToken]>,
    printed: u8,
) -> Play {
    let pool = panic::pool(table, tested, lead, tokens);
    let results = Arc::clone(&pool.results);
    for victim in panic::choose(table, pool, printed)? {
        for token in results.iter() {
            if !turn::is_over(table) {
                suffer(table, victim, *token, &tested.causes)?;
            }
        }
    }
    Ok(())
}
