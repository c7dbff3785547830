//! Look-up of units, hexes and other game elements by id.

use kernel::{Direction, HexNumber, Side};

use super::cup::chit_id;
use crate::choice::{Choice, Word};
use crate::game::{BrigadeId, ChitId, Game, Order, UnitId};
use crate::question::Question;

/// Returns all game elements that have this id.
pub(super) fn called(game: &Game, id: &str) -> Vec<Choice> {
    let at = |found: Option<usize>| found.into_iter();
    let unit = at(game.units.iter().position(|unit| unit.id == id));
    let brigade = at(game.brigades.iter().position(|brigade| brigade.id == id));
    let chits = (0..game.chits.len()).map(ChitId::from_index);
    let chits =
        chits.filter(|&chit| game.chits[chit.index()].id == id || chit_id(game, chit) == id);
    let hex = id.parse::<HexNumber>().ok().and_then(|number| game.map.grid.hex(number));
    let hexside = id.parse().ok().and_then(Direction::new);
    let word = Word::ALL.iter().copied().find(|word| word.id() == id);
    let mut choices: Vec<Choice> = unit.map(|u| Choice::Unit(UnitId::from_index(u))).collect();
    choices.extend(hex.map(Choice::Hex));
    choices.extend(brigade.map(|b| Choice::Brigade(BrigadeId::from_index(b))));
    choices.extend(chits.map(Choice::Chit));
    choices.extend(Order::from_id(id).map(Choice::Order));
    choices.extend(Side::from_id(id).map(Choice::Side));
    choices.extend(hexside.map(Choice::Hexside));
    choices.extend(word.map(Choice::Word));
    choices
}

/// Returns all game elements that an answer to a question can name.
pub(super) fn everything(game: &Game, question: &Question) -> Vec<Choice> {
    let units = (0..game.units.len()).map(UnitId::from_index).map(Choice::Unit);
    let hexes = game.map.grid.hexes().map(Choice::Hex);
    let brigades = (0..game.brigades.len()).map(BrigadeId::from_index).map(Choice::Brigade);
    let chits = (0..game.chits.len()).map(ChitId::from_index).map(Choice::Chit);
    let alternatives = match question {
        Question::Script(script) => script.alternatives.len() as u8,
        _ => 0,
    };
    units
        .chain(hexes)
        .chain(brigades)
        .chain(chits)
        .chain(Order::ALL.map(Choice::Order))
        .chain(Side::BOTH.map(Choice::Side))
        .chain(Direction::ALL.map(Choice::Hexside))
        .chain((0..alternatives).map(Choice::Alternative))
        .chain(Word::ALL.iter().map(|&word| Choice::Word(word)))
        .collect()
}
