use kernel::{Cast, Dice, Play};

use super::{advance, chance, leaders, results, turn};
use crate::check::{fire, legality};
use crate::choice::{Choice, Word};
use crate::event::{Attack, Event, FireReport};
use crate::game::{LeaderSet, UnitId, UnitSet};
use crate::position_ext::PositionExt;
use crate::question::{Concern, FireQuestion, FireStep, Question};
use crate::system::{Roll, Step, Table};

/// Plays one fire of the Artillery Phase or the Combat Phase. If the side fires no more, ends the
/// phase or step. CM 3.3.5, 9.2, 9.3, 9.5. CW-ART-01 to CW-ART-05, CW-FIR-01.
pub(super) fn one(table: &mut Table, step: FireStep) -> Play {
    let side = fire::firing_side(table.position(), step);
    let question = Question::Fire(FireQuestion::Target(step));
    let options = legality::options(table.position(), &question);
    let Choice::Unit(target) = table.choose(side, question, options)? else {
        turn::after(table);
        return Ok(());
    };
    let firers = name(table, step, target)?;
    let Ok(attack) = fire::attack(table.position(), step, target, firers) else { return Ok(()) };
    resolve(table, step, attack)
}

/// Asks the side for all firing units, before the die is rolled. CM 9.5. CW-FIR-03.
fn name(table: &mut Table, step: FireStep, target: UnitId) -> Play<UnitSet> {
    let side = fire::firing_side(table.position(), step);
    let mut named = UnitSet::EMPTY;
    loop {
        let question = Question::Fire(FireQuestion::Firers(step, target, named));
        let options = legality::options(table.position(), &question);
        match table.choose(side, question, options)? {
            Choice::Unit(unit) => named.insert(unit.index()),
            Choice::Word(Word::Fire) => return Ok(named),
            Choice::Hex(_) | Choice::Leader(_) | Choice::Formation(_) | Choice::Word(_) => {}
        }
    }
}

/// Rolls the die, applies the result, tests a leader and asks for the advance. CM 9.5, 9.6, 9.9.
/// CW-FIR-09, CW-ART-05, CW-LDR-03.
pub(super) fn resolve(table: &mut Table, step: FireStep, attack: Attack) -> Play {
    let (side, target, firers) =
        (fire::firing_side(table.position(), step), attack.target, attack.firers());
    let (hex, modifier) = (attack.hex, attack.modifier());
    let roll = Roll::Combat { target, step };
    let cast = chance::cast(table, side, roll, Concern::Units(firers))?;
    let chart = &table.package().game.charts.combat;
    let (die, result) = match cast {
        Cast::Given(result) => (None, result),
        Cast::Dice(Dice::One(die) | Dice::Two(die, _)) => {
            (Some(die), chart.read(attack.column, die, modifier))
        }
    };
    let tested = die.is_some_and(|die| chart.tests_leaders(die, modifier));
    let there = if tested { leaders_of(table, target) } else { LeaderSet::EMPTY };
    table.emit(Event::Fired { fire: Box::new(FireReport { attack, die, result }) });
    table.within(Step::Results(target), |table| {
        results::apply(table, target, result, firers)?;
        leaders::casualty(table, there)
    })?;
    match step {
        FireStep::Offence => advance::into(table, hex, firers),
        FireStep::Artillery | FireStep::Defence => Ok(()),
    }
}

fn leaders_of(table: &Table, target: UnitId) -> LeaderSet {
    let side = table.position().side_of(target);
    let here = table.board().hex_of(target).into_iter();
    let there = here.flat_map(|hex| table.board().leaders_in(hex));
    let own = there.filter(|leader| table.position().leader_info(*leader).side == side);
    own.map(|leader| leader.index()).collect()
}
