//! Unit tests of Brigade Battles on clear terrain. Each test lists its answers by option id.

mod documents;
mod firing;
mod games;
mod moving;
mod odds;
mod results;
mod ruleset;
mod variants;
mod wording;

use std::collections::VecDeque;
use std::sync::Arc;

use brigade_battles::board::{Board, BoardSetup, Stage};
use brigade_battles::check::{
    advance, command, fire, flight, leaders, legality, movement, reach, sight, victory, zones,
};
use brigade_battles::choice::{Choice, Mover, Word};
use brigade_battles::game::{Formation, UnitSet};
use brigade_battles::position_ext::PositionExt;
use brigade_battles::question::{
    Advance, Along, FireQuestion, FireStep, Halted, MoveQuestion, Question, Walk,
};
use brigade_battles::rules::Rules;
use brigade_battles::{BrigadeBattles, Roll, Table};
use kernel::{
    Answer, Ask, Dice, Die, Driver, HexId, Log, PerSide, Position, Side, Sixteenths, Suspend,
    Switch,
};
use testing::brigade_battles::{CLOSED, WOODS, game, hex, leader, rules, rules_of, unit};

/// Driver with a list of answers, dice and chart results. For retreats, the driver takes the first
/// option. After the last listed die, it rolls fives.
struct Written {
    answers: VecDeque<&'static str>,
    dice: VecDeque<u8>,
    forced: VecDeque<&'static str>,
}

impl Driver<BrigadeBattles> for Written {
    fn answer(
        &mut self,
        ask: &Ask<BrigadeBattles>,
        position: Position<'_, BrigadeBattles>,
    ) -> Option<Answer<BrigadeBattles>> {
        match ask {
            Ask::Choose { question: Question::Flight(_), options, .. } => {
                Some(Answer::Choice(options[0]))
            }
            Ask::Choose { question, options, .. } => {
                let id = self.answers.pop_front()?;
                let named = |choice: &&Choice| choice.id(&position.package.game) == id;
                let found = options.iter().find(named).copied();
                let ids: Vec<_> = options.iter().map(|it| it.id(&position.package.game)).collect();
                let kind = question.kind();
                Some(Answer::Choice(found.unwrap_or_else(|| panic!("{kind}: {id} of {ids:?}"))))
            }
            Ask::Roll { roll: Roll::Combat { .. }, .. } if !self.forced.is_empty() => {
                let text = self.forced.pop_front()?;
                Some(Answer::Outcome(text.parse().expect("a result")))
            }
            Ask::Roll { .. } => {
                let face = self.dice.pop_front().unwrap_or(5);
                Some(Answer::Dice(Dice::One(Die::new(face).expect("a face"))))
            }
            Ask::Draw { .. } => None,
        }
    }
}

fn table(
    rules: Rules,
    setup: BoardSetup,
    answers: &[&'static str],
    dice: &[u8],
    forced: &[&'static str],
) -> Table {
    let driver = Written {
        answers: answers.iter().copied().collect(),
        dice: dice.iter().copied().collect(),
        forced: forced.iter().copied().collect(),
    };
    let mut table = Table::new(Arc::new(rules), setup.board(), Box::new(driver), Log::Kept);
    match table.play() {
        Ok(()) | Err(Suspend::Waiting) => table,
        Err(Suspend::Fault(fault)) => panic!("{fault}"),
    }
}

fn laid(units: &[(&str, &str)]) -> BoardSetup {
    let bare = BoardSetup::bare(&rules()).turn(5);
    units.iter().fold(bare, |setup, (id, number)| setup.at(unit(id), hex(number)))
}

fn seen<T>(
    rules: &Rules,
    board: &Board,
    look: impl FnOnce(brigade_battles::Position<'_>) -> T,
) -> T {
    look(Position { package: rules, board })
}

fn walk(mover: Mover, rules: &Rules, board: &Board) -> Walk {
    seen(rules, board, |position| movement::walk(position, mover)).expect("on the map")
}

fn refused(found: brigade_battles::refusal::Check<Sixteenths>) -> &'static str {
    found.expect_err("refused").requirement
}

fn set(ids: &[&str]) -> UnitSet {
    ids.iter().map(|id| unit(id).index()).collect()
}

fn offence(units: &[(&str, &str)]) -> BoardSetup {
    laid(units).stage(Side::Usa, Stage::Offence)
}
