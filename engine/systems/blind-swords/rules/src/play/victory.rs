//! Awards of victory points, and the end of the game. SS 17.2, 19.0, BS 14.2. VIC-05 to VIC-07,
//! END-02.

use kernel::Side;

use crate::board::GameResult;
use crate::check::victory;
use crate::event::Event;
use crate::game::{Arm, UnitId};
use crate::position_ext::PositionExt;
use crate::system::{Step, Table};

/// Awards both sides the victory points of the turn. SS 17.2, 19.2. END-02, VIC-05, VIC-06.
pub fn award(table: &mut Table) {
    for side in Side::BOTH {
        let points = victory::turn_award(table.position(), side);
        if points != 0 {
            table.emit(Event::PointsAwarded { side, points });
        }
    }
}

/// Awards the enemy the additional points for a battery lost in close combat, rounded to whole
/// points. VIC-03.
pub fn award_captured(table: &mut Table, unit: UnitId) {
    let position = table.position();
    let points = victory::captured(position, unit).floor();
    if position.arm(unit) == Arm::Artillery && points != 0 && is_overrun(table) {
        let side = position.side_of(unit).other();
        table.emit(Event::PointsAwarded { side, points });
    }
}

/// Whether a unit is lost in the close combat itself, not in fire before or after the combat.
fn is_overrun(table: &Table) -> bool {
    let blows = |step: &&Step| matches!(step, Step::CloseCombat | Step::Fire);
    table.path().iter().rev().find(blows) == Some(&Step::CloseCombat)
}

/// Gives a side an automatic victory, regardless of points. VIC-04.
pub fn win(table: &mut Table, side: Side) {
    let score = victory::score(table.position());
    let result = GameResult { winner: Some(side), level: None, score };
    table.emit(Event::GameEnded { result });
}

/// Ends the game after the last turn. The victory points decide the result. SS 17.6, 19.3. VIC-07,
/// SEQ-04.
pub fn decide(table: &mut Table) {
    let result = victory::result(table.position());
    table.emit(Event::GameEnded { result });
}
