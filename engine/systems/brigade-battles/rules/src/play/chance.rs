use kernel::{Cast, Dice, Die, Play, Side, Throw};

use crate::check::fate;
use crate::choice::{Choice, Word};
use crate::event::Event;
use crate::game::Result;
use crate::question::{Concern, Fate, Question};
use crate::system::{Roll, Table};

/// Rolls a die for a side. The side may spend a Fate marker to roll it again. CM 1, 14.1.5.
/// CW-GEN-01, CW-FAT-01.
pub(super) fn die(table: &mut Table, side: Side, roll: Roll, concern: Concern) -> Play<Die> {
    let (Dice::One(die) | Dice::Two(die, _)) = table.roll(side, roll, Throw::D10)?;
    if spend(table, side, concern, die)? {
        let (Dice::One(die) | Dice::Two(die, _)) = table.roll(side, roll, Throw::D10)?;
        return Ok(die);
    }
    Ok(die)
}

/// Rolls a die for the Combat Chart. A case can set the chart result in place of the roll.
pub(super) fn cast(
    table: &mut Table,
    side: Side,
    roll: Roll,
    concern: Concern,
) -> Play<Cast<Result>> {
    let first = table.cast(side, roll, Throw::D10)?;
    let Cast::Dice(Dice::One(die) | Dice::Two(die, _)) = first else { return Ok(first) };
    if spend(table, side, concern, die)? {
        return table.cast(side, roll, Throw::D10);
    }
    Ok(first)
}

/// Asks whether the side spends a Fate marker on a die. CM 14.1.5. CW-FAT-01, CW-FAT-02.
fn spend(table: &mut Table, side: Side, concern: Concern, die: Die) -> Play<bool> {
    let markers = fate::markers(table.position(), side, &concern);
    if markers.is_empty() {
        return Ok(false);
    }
    let mut options: Vec<Choice> = markers.into_iter().map(Choice::Leader).collect();
    options.push(Choice::Word(Word::Keep));
    let question = Question::Fate(Fate { side, die, concern });
    let Choice::Leader(leader) = table.choose(side, question, options)? else { return Ok(false) };
    table.emit(Event::FateUsed { leader, die });
    Ok(true)
}
