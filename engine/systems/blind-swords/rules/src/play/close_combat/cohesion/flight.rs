//! Close combat results with panic before the retreats. BS 12.2. PAN-05, V-57.

use std::sync::Arc;

use kernel::Play;

use super::alone::suffer_alone;
use super::tally::Tally;
use crate::check::close_combat::Sides;
use crate::game::{SkedaddleToken, UnitId, UnitSet};
use crate::play::ask::ask_unit;
use crate::play::cohesion::{self, Tested};
use crate::play::panic;
use crate::position_ext::{PositionExt, is_on_map, members};
use crate::question::RetreatQuestion;
use crate::system::Table;

/// Applies the results in order. The lead unit takes its results immediately, and victims of panic
/// are chosen and take their Morale Hits. At the end every other unit that must retreat does so
/// once, by its longest distance. BS 12.2. CCO-10, PAN-05.
pub(super) fn skedaddle(
    table: &mut Table,
    sides: &Sides,
    tested: &Tested,
    lead: Option<UnitId>,
    tokens: &Arc<[SkedaddleToken]>,
    tally: &mut Tally,
) -> Play {
    let mut owed = Owed::default();
    for token in tokens.iter() {
        if table.board().is_over() {
            break;
        }
        match *token {
            SkedaddleToken::Retreat(hexes) => {
                if let Some(lead) = lead {
                    tally.retreat(table, lead, hexes, &tested.causes)?;
                }
                let others = members(&cohesion::still_in_hex(table, tested));
                others.filter(|&unit| lead != Some(unit)).for_each(|unit| owed.raise(unit, hexes));
            }
            SkedaddleToken::Panic(printed) => {
                panic_takes_hold(table, tested, lead, tokens, printed, &mut owed)?
            }
            other => suffer_alone(table, sides, tested, lead, other, tally)?,
        }
    }
    all_go(table, tested, &owed, tally)
}

/// Retreats that are still due: each unit with its distance in hexes.
#[derive(Debug, Default)]
struct Owed(Vec<(UnitId, u8)>);

impl Owed {
    fn raise(&mut self, unit: UnitId, hexes: u8) {
        match self.0.iter_mut().find(|(other, _)| *other == unit) {
            Some((_, owed)) => *owed = hexes.max(*owed),
            None => self.0.push((unit, hexes)),
        }
    }

    fn by(&self, unit: UnitId) -> u8 {
        self.0.iter().find(|(other, _)| *other == unit).map_or(0, |(_, owed)| *owed)
    }
}

/// Applies the results of panic to the victims. Their retreat is only recorded, because it comes
/// later. PAN-04, PAN-05.
fn panic_takes_hold(
    table: &mut Table,
    tested: &Tested,
    lead: Option<UnitId>,
    tokens: &Arc<[SkedaddleToken]>,
    printed: u8,
    owed: &mut Owed,
) -> Play {
    let pool = panic::pool(table, tested, lead, tokens);
    let results = Arc::clone(&pool.results);
    for victim in panic::choose(table, pool, printed)? {
        for token in results.iter() {
            match *token {
                SkedaddleToken::Retreat(hexes) => owed.raise(victim, hexes),
                other => cohesion::suffer(table, victim, other, &tested.causes)?,
            }
        }
    }
    Ok(())
}

/// Carries out the required retreats. The owner chooses the unit that retreats next. CCO-08,
/// PAN-05.
fn all_go(table: &mut Table, tested: &Tested, owed: &Owed, tally: &mut Tally) -> Play {
    let mut gone = UnitSet::EMPTY;
    loop {
        let still =
            |unit: &UnitId| is_on_map(table.position(), *unit) && !gone.contains(unit.index());
        let waiting: UnitSet =
            owed.0.iter().map(|&(unit, _)| unit).filter(still).map(UnitId::index).collect();
        let next = members(&waiting).next().filter(|_| !table.board().is_over());
        let Some(any) = next else { return Ok(()) };
        let owner = table.position().side_of(any);
        let unit = ask_unit(table, owner, RetreatQuestion::Unit(waiting))?.unwrap_or(any);
        let from = table.board().hex_of(unit);
        gone.insert(unit.index());
        tally.retreat(table, unit, owed.by(unit), &tested.causes)?;
        tally.note_vacated(table, unit, from.filter(|&from| from != tested.hex));
    }
}
