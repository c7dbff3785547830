//! Cohesion tests after fire. COH-01 to COH-07.

use std::sync::Arc;

use kernel::{Cast, Dice, Fault, HexId, Play, Side, Throw};

use super::{break_test, depletion, fire, moments, morale, panic, retreat};
use crate::board::{Moment, Verdict};
use crate::event::Event;
use crate::game::{
    CohesionResult, CohesionTest, DepletionToken, MomentKind, SkedaddleToken, UnitId, UnitSet,
};
use crate::position_ext::{PositionExt, members, only};
use crate::profile::{LeadBetweenTests, ResultOrder};
use crate::question::{LeadRetreat, TieQuestion};
use crate::system::{Outcome, Roll, Step, Table};

/// Units that must take a cohesion test, and the enemies that caused the test.
#[derive(Clone, Copy, Debug)]
pub struct Tested {
    /// Hex of the units when the test was rolled.
    pub hex: HexId,
    /// Units in the hex that the test can affect.
    pub units: UnitSet,
    /// Lead unit of the tested units.
    pub lead: UnitId,
    /// Enemies that caused the test. A-66.
    pub causes: UnitSet,
    /// Side that fires or attacks. It chooses the units that panic.
    pub chooser: Side,
}

/// Runs a fire cohesion test. Returns the number of hexes added to the retreat of a lead unit that
/// is already retreating. SS 15.1, BS 12.1. COH-01 to COH-07, RET-08.
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

/// Rolls the two dice of a cohesion test for the owner of the tested units. SS 15.0. COH-01,
/// VAL-15, A-12.
///
/// # Errors
/// If the table suspends the play, or with a fault if the cohesion table has no section for the
/// test.
pub fn roll(
    table: &mut Table,
    lead: UnitId,
    roll: &Roll,
    test: CohesionTest,
) -> Play<CohesionResult> {
    let owner = table.position().side_of(lead);
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
    let game = table.position().game();
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

/// Applies the depletion result to the tested units. SS 15.1a, BS 12.1a. COH-02 to COH-04.
fn deplete(table: &mut Table, tested: &Tested, token: Option<DepletionToken>) -> Play {
    match token {
        None | Some(DepletionToken::Attacker) => Ok(()),
        Some(DepletionToken::Lead | DepletionToken::Both) => depletion::deplete(table, tested.lead),
        Some(DepletionToken::Two) => deplete_two(table, tested),
        Some(DepletionToken::All) => deplete_all(table, tested),
    }
}

/// Depletes the lead unit and the next largest unit. The owner chooses the next largest before the
/// lead unit is depleted. COH-03.
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

/// Depletes the lead unit before the other units. COH-04.
pub fn deplete_all(table: &mut Table, tested: &Tested) -> Play {
    depletion::deplete(table, tested.lead)?;
    for unit in members(&tested.units).filter(|&unit| unit != tested.lead) {
        depletion::deplete(table, unit)?;
    }
    Ok(())
}

/// Returns the lead unit that takes the skedaddle result. `None` if the lead unit broke and no
/// other unit replaces it. FAQ 15.0. COH-05, A-21, A-75: the lead unit is determined again only if
/// a tested unit was depleted.
pub fn lead_after_depletion(
    table: &mut Table,
    tested: &Tested,
    depletion: Option<DepletionToken>,
) -> Play<Option<UnitId>> {
    let left = still_in_hex(table, tested);
    let same = Some(tested.lead).filter(|lead| left.contains(lead.index()));
    match table.position().profile().lead_between_tests {
        LeadBetweenTests::Fixed => Ok(same),
        LeadBetweenTests::Redetermine if spares_the_tested(depletion) => Ok(same),
        LeadBetweenTests::Redetermine if left.is_empty() => Ok(None),
        LeadBetweenTests::Redetermine => fire::lead_unit(table, &left).map(Some),
    }
}

const fn spares_the_tested(depletion: Option<DepletionToken>) -> bool {
    matches!(depletion, None | Some(DepletionToken::Attacker))
}

/// Returns the tested units that are still in the hex.
pub fn still_in_hex(table: &Table, tested: &Tested) -> UnitSet {
    let there = |unit: &UnitId| table.board().hex_of(*unit) == Some(tested.hex);
    members(&tested.units).filter(there).map(UnitId::index).collect()
}

/// Whether the results of one test apply together rather than in listed order. SS 15.2c, BS 12.2.
/// COH-06, V-58.
pub fn applies_together(table: &Table) -> bool {
    table.position().profile().result_order == ResultOrder::Together
}

/// Returns the skedaddle results in the order in which they apply. COH-06.
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

/// Applies the skedaddle result. Only the lead unit suffers it, except for panic. SS 15.1b, BS
/// 12.1b. COH-06, COH-07.
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
        if table.board().is_over() {
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

/// Applies one result of a test to one unit, if the unit is still on the map.
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

/// Applies a panic result of a fire test. PAN-01, PAN-02, PAN-04.
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
            if !table.board().is_over() {
                suffer(table, victim, *token, &tested.causes)?;
            }
        }
    }
    Ok(())
}
