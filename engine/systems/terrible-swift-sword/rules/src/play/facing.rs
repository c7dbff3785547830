//! Facing outside the owner's movement. ST 7.1, 7.32, 8.4.

use kernel::{HexId, Play, Side};

use crate::check::{facing, legality};
use crate::choice::Choice;
use crate::event::Event;
use crate::game::UnitId;
use crate::position_ext::PositionExt;
use crate::question::{FacingQuestion, Question};
use crate::system::Table;
use crate::variants::RetreatFacing;

/// Asks a side for the facing of its units in a hex, if they have one. ST 7.32. ST-FACE-05,
/// ST-MEL-19.
pub(super) fn ask(table: &mut Table, side: Side, hex: HexId) -> Play {
    if facing::turn(table.position(), side, hex).is_err() {
        return Ok(());
    }
    let question = Question::Facing(FacingQuestion { side, hex });
    let options = legality::options(table.position(), &question);
    if let Choice::Facing(facing) = table.choose(side, question, options)? {
        table.emit(Event::Faced { side, hex, facing });
    }
    Ok(())
}

/// Turns a unit that has retreated one hex as the rulings say. ST 7.11. ST-FACE-05, ST-R-17.
pub(super) fn after_retreat(table: &mut Table, unit: UnitId, from: HexId, to: HexId) -> Play {
    let side = table.position().side_of(unit);
    match table.package().variants.retreat_facing {
        RetreatFacing::Owner if friend(table, unit, to).is_none() => ask(table, side, to),
        RetreatFacing::Owner | RetreatFacing::DirectionOfMove => {
            ahead(table, unit, from, to);
            Ok(())
        }
    }
}

/// Turns a unit that has entered a hex in the direction of its move. A unit that joins friends
/// adopts their facing. ST 7.11, 8.4. ST-FACE-04, ST-FACE-08.
pub(super) fn ahead(table: &mut Table, unit: UnitId, from: HexId, to: HexId) {
    let position = table.position();
    let side = position.side_of(unit);
    let joined = friend(table, unit, to).map(|friend| position.state(friend).facing);
    let facing = joined.or_else(|| position.direction(from, to));
    if let Some(facing) = facing.filter(|_| position.state(unit).formation.has_facing()) {
        table.emit(Event::Faced { side, hex: to, facing });
    }
}

/// Returns another unit of the side in a hex that has a facing.
fn friend(table: &Table, unit: UnitId, hex: HexId) -> Option<UnitId> {
    let position = table.position();
    let mut there = position.stack(position.side_of(unit), hex);
    there.find(|other| *other != unit && position.state(*other).formation.has_facing())
}
