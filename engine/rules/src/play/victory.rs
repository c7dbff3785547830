//! Victory. SS 17.2, 19.0, BS 14.2. VIC-04 to VIC-07, END-02.

use kernel::Side;

use crate::board::GameResult;
use crate::check::victory;
use crate::event::Event;
use crate::system::Table;

/// Both sides are awarded the points of the turn. SS 17.2, 19.2. END-02, VIC-05, VIC-06.
pub fn award(table: &mut Table) {
    for side in Side::BOTH {
        let points = victory::turn_award(table.scene(), side);
        if points != 0 {
            table.emit(Event::PointsAwarded { side, points });
        }
    }
}

/// The last turn is over: the points decide. SS 17.6, 19.3. VIC-07, SEQ-04.
pub fn decide(table: &mut Table) {
    let result = victory::result(table.scene());
    table.emit(Event::GameEnded { result });
}

/// A side wins at once, whatever the points. SS 19.1. VIC-04.
pub fn win_at_once(table: &mut Table, side: Side) {
    let score = victory::score(table.scene());
    let result = GameResult { winner: Some(side), level: None, score };
    table.emit(Event::GameEnded { result });
}
