//! Procedure for rallying. SS 16.0, BS 13.0. RAL-01 to RAL-04.

use kernel::Play;

use super::{moments, rebuild};
use crate::board::{Moment, Morale};
use crate::check::rally as check;
use crate::choice::Word;
use crate::event::Event;
use crate::game::{MomentKind, Recovery, UnitId};
use crate::play::ask::{ask_unit, ask_word};
use crate::play::flow::Flow;
use crate::position_ext::{PositionExt, only};
use crate::question::{RallyQuestion, Rallying};
use crate::system::Table;

/// Runs one play of the Rally Step. A unit recovers or rebuilds, or the step ends. SS 16.1, 16.2.
/// RAL-01, RAL-02.
pub fn step(table: &mut Table) -> Play<Flow> {
    let Some(brigade) = table.board().activation().map(|activation| activation.brigade) else {
        return Ok(Flow::Done);
    };
    let side = table.package().game.brigades[brigade.index()].side;
    let rallying = Rallying::Brigade(brigade);
    let Some(unit) = ask_unit(table, side, RallyQuestion::Unit(rallying))? else {
        return Ok(Flow::Done);
    };
    rally(table, rallying, unit)?;
    Ok(Flow::Goes)
}

/// Lets a unit recover or rebuild. SS 16.2, BS 13.2. RAL-02 to RAL-04.
pub(super) fn rally(table: &mut Table, rallying: Rallying, unit: UnitId) -> Play {
    let side = table.position().side_of(unit);
    let action = ask_word(table, side, RallyQuestion::Action(rallying, unit))?;
    table.emit(Event::Acted { units: only(unit) });
    let moment = Moment::of_units(table, MomentKind::Rally, only(unit), side);
    if !moments::before(table, moment)? {
        return Ok(());
    }
    match (action, rallying) {
        (Word::Rebuild, Rallying::Brigade(brigade)) => rebuild::rebuild(table, Some(brigade), unit),
        (Word::Rebuild, Rallying::Artillery(_)) => rebuild::rebuild(table, None, unit),
        _ => {
            let recovery = check::recovery(table.position(), rallying);
            recover(table, unit, recovery);
            Ok(())
        }
    }
}

/// Removes Morale Hits from a unit. SS 16.2. RAL-03.
pub fn recover(table: &mut Table, unit: UnitId, recovery: Recovery) {
    let before = table.board().unit(unit).morale;
    let morale = match recovery {
        Recovery::None => before,
        Recovery::One => before.better(),
        Recovery::All => Morale::None,
    };
    if morale != before {
        table.emit(Event::MoraleSet { unit, morale });
    }
}
