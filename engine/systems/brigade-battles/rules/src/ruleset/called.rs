//! Lookup of choices by id.

use kernel::HexNumber;

use crate::choice::{Choice, Word};
use crate::game::{Formation, Game, LeaderId, UnitId};

/// Returns all choices with an id: hexes, units, leaders, formations and keywords.
pub(super) fn called(game: &Game, id: &str) -> Vec<Choice> {
    let hex = id.parse::<HexNumber>().ok().and_then(|number| game.map.grid.hex(number));
    let unit = game.units.iter().position(|unit| unit.id == id).map(UnitId::from_index);
    let leader = game.leaders.iter().position(|own| own.id == id).map(LeaderId::from_index);
    let formation = Formation::ALL.into_iter().find(|formation| formation.id() == id);
    let word = Word::ALL.iter().copied().find(|word| word.id() == id);
    let mut choices: Vec<Choice> = hex.map(Choice::Hex).into_iter().collect();
    choices.extend(unit.map(Choice::Unit));
    choices.extend(leader.map(Choice::Leader));
    choices.extend(formation.map(Choice::Formation));
    choices.extend(word.map(Choice::Word));
    choices
}

/// Returns all choices of the game: hexes, units, leaders, formations and keywords.
pub(super) fn everything(game: &Game) -> Vec<Choice> {
    let hexes = game.map.grid.hexes().map(Choice::Hex);
    let units = (0..game.units.len()).map(UnitId::from_index).map(Choice::Unit);
    let leaders = (0..game.leaders.len()).map(LeaderId::from_index).map(Choice::Leader);
    let words = Word::ALL.iter().copied().map(Choice::Word);
    let formations = Formation::ALL.map(Choice::Formation);
    hexes.chain(units).chain(leaders).chain(formations).chain(words).collect()
}
