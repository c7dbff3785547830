use kernel::Play;

use super::{leaders, turn};
use crate::check::{entry, legality, movement};
use crate::choice::{Choice, Mover};
use crate::event::Event;
use crate::game::Formation;
use crate::question::{Changed, MoveQuestion, Question, Walk};
use crate::system::Table;

/// Plays one move of a unit or leader. If the side moves no more, ends the Movement Phase. CM 8.
/// CW-MOV-02, CW-REI-01.
pub(super) fn one(table: &mut Table) -> Play {
    let side = table.board().active();
    let question = Question::Move(MoveQuestion::Whom);
    let options = legality::options(table.position(), &question);
    let mover = match table.choose(side, question, options)? {
        Choice::Unit(unit) => Mover::Unit(unit),
        Choice::Leader(leader) => Mover::Leader(leader),
        Choice::Hex(_) | Choice::Formation(_) | Choice::Word(_) => {
            turn::after(table);
            return Ok(());
        }
    };
    let walk = match movement::walk(table.position(), mover) {
        Some(walk) => Some(walk),
        None => enter(table, mover)?,
    };
    if let Some(walk) = walk {
        go_on(table, walk)?;
    }
    table.emit(Event::MoveEnded { mover });
    Ok(())
}

/// Moves a reinforcement onto the map. The reinforcement is in command for the rest of the turn. CM
/// 8.5. CW-REI-01, CW-REI-02, CW-REI-03, CW-REI-04, CW-CMD-06.
fn enter(table: &mut Table, mover: Mover) -> Play<Option<Walk>> {
    let side = table.board().active();
    let formation = formation(table, mover)?;
    let question = Question::Move(MoveQuestion::Entry(mover, formation));
    let options = legality::options(table.position(), &question);
    let Choice::Hex(hex) = table.choose(side, question, options)? else { return Ok(None) };
    let Ok(cost) = entry::enters(table.position(), mover, formation, hex) else { return Ok(None) };
    if let Mover::Unit(unit) = mover
        && table.board().unit(unit).formation != formation
    {
        table.emit(Event::FormationChosen { unit, formation });
    }
    table.emit(Event::Entered { mover, hex, cost });
    if let Mover::Unit(unit) = mover {
        leaders::overrun(table, unit, hex);
    }
    Ok(Some(entry::walk(table.position(), mover, hex, cost)))
}

/// Asks for the formation in which a mover enters. CM 8.5. CW-REI-03.
fn formation(table: &mut Table, mover: Mover) -> Play<Formation> {
    let formations = entry::formations(table.position(), mover);
    let (side, Mover::Unit(unit)) = (table.board().active(), mover) else {
        return Ok(formations[0]);
    };
    let question = Question::Move(MoveQuestion::Formation(unit));
    let options = legality::options(table.position(), &question);
    match table.choose(side, question, options)? {
        Choice::Formation(formation) => Ok(formation),
        Choice::Hex(_) | Choice::Unit(_) | Choice::Leader(_) | Choice::Word(_) => Ok(formations[0]),
    }
}

/// Moves a unit or leader hex by hex until it stops. The player may change the formation on the
/// way. CM 8.1 to 8.4. CW-MOV-01 to CW-MOV-07, CW-ZOC-02.
fn go_on(table: &mut Table, mut walk: Walk) -> Play {
    let side = table.board().active();
    loop {
        let question = Question::Move(MoveQuestion::Step(walk));
        let options = legality::options(table.position(), &question);
        match table.choose(side, question, options)? {
            Choice::Hex(to) => {
                let Ok(cost) = movement::step(table.position(), &walk, to) else { return Ok(()) };
                let (mover, from) = (walk.mover, walk.here);
                table.emit(Event::Moved { mover, from, to, cost });
                walk = movement::after(table.position(), &walk, to, cost);
                if let Mover::Unit(unit) = mover {
                    leaders::overrun(table, unit, to);
                }
            }
            Choice::Formation(formation) => change(table, &mut walk, formation),
            Choice::Unit(_) | Choice::Leader(_) | Choice::Word(_) => return Ok(()),
        }
    }
}

/// Changes the formation of the moving unit and pays the cost. CM 8.3. CW-MOV-04, CW-MOV-05.
fn change(table: &mut Table, walk: &mut Walk, formation: Formation) {
    let (Mover::Unit(unit), Ok(cost)) =
        (walk.mover, movement::change(table.position(), walk, formation))
    else {
        return;
    };
    table.emit(Event::FormationChanged { unit, formation, cost });
    (walk.spent, walk.changed) = (walk.spent + cost, Changed::Once);
}
