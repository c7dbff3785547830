//! Script functions: dice. Every roll of a script appears in the log.

use blind_swords::Roll;
use blind_swords::event::Event;
use kernel::{Dice, Die, Side, Throw};
use rhai::INT;

use super::convert::Line;
use super::interface::interface;
use crate::call::{Call, Done};

interface! { "Dice";
    /// Rolls a die for a side: 1 to 6.
    acts roll(call, side: Side, what: Line) -> INT {
        Ok(cast(call, side, &what, Throw::D6)?.sum().into())
    }

    /// Rolls two dice for a side: the coloured one and the white one.
    acts roll_two(call, side: Side, what: Line) -> Vec<INT> {
        Ok(match cast(call, side, &what, Throw::TwoD6)? {
            Dice::One(die) => vec![pips(die)],
            Dice::Two(coloured, white) => vec![pips(coloured), pips(white)],
        })
    }
}

fn cast(call: &mut Call, side: Side, what: &str, throw: Throw) -> Done<Dice> {
    let dice = call.procedure()?.roll(side, Roll::Script(what.to_owned()), throw)?;
    call.table.emit(Event::TableRolled { side, what: what.to_owned(), dice });
    Ok(dice)
}

fn pips(die: Die) -> INT {
    die.pips().into()
}
