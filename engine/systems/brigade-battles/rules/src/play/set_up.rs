use kernel::Play;

use super::turn;
use crate::check::{legality, set_up};
use crate::choice::Choice;
use crate::event::Event;
use crate::question::{Question, SetUpQuestion};
use crate::system::Table;

/// Asks one set-up question: the formation of a unit, or the hex of a leader. CM 14.1.2. CW-SCN-02,
/// CW-SCN-03.
pub(super) fn choose(table: &mut Table, step: u8) -> Play {
    let questions = set_up::questions(table.package());
    let Some(asked) = questions.get(usize::from(step)).copied() else {
        return turn::first(table);
    };
    let question = Question::SetUp(asked);
    let options = legality::options(table.position(), &question);
    let game = &table.package().game;
    let side = match asked {
        SetUpQuestion::Formation(unit) => game.units[unit.index()].side,
        SetUpQuestion::Leader(leader) => game.leaders[leader.index()].side,
    };
    match (asked, table.choose(side, question, options)?) {
        (SetUpQuestion::Formation(unit), Choice::Formation(formation)) => {
            table.emit(Event::FormationChosen { unit, formation });
        }
        (SetUpQuestion::Leader(leader), Choice::Hex(hex)) => {
            table.emit(Event::LeaderPlaced { leader, hex });
        }
        (SetUpQuestion::Formation(_) | SetUpQuestion::Leader(_), _) => {}
    }
    Ok(())
}
