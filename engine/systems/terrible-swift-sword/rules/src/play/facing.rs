//! Facing changes outside the owner's movement. ST 7.1, 7.32, 8.4.

use kernel::{HexId, Play, Side};

use crate::check::{facing, legality};
use crate::choice::Choice;
use crate::event::Event;
use crate::question::{FacingQuestion, Question};
use crate::system::Table;

/// Asks a side for the facing of its units in a hex, if they have one. ST 7.32. ST-FACE-05,
/// ST-MEL-19.
pub(super) fn ask(table: &mut Table, side: Side, hex: HexId) -> Play {
    if facing::turn(table.position(), side, hex).is_err() {
        return Ok(());
    }
    let question = Question::Facing(FacingQuestion { side, hex });
    if let Choice::Facing(facing) = table.choose_among(side, question, legality::options)? {
        table.emit(Event::Faced { side, hex, facing });
    }
    Ok(())
}
