//! Lookup of choices by id.

use kernel::{Direction, HexNumber};

use crate::choice::{Choice, Word};
use crate::game::{BrigadeId, Formation, Game, LeaderId, UnitId};

/// Maximum number of strength points or rounds in a choice.
const MOST: u8 = 20;

/// Returns all choices with an id.
pub(super) fn called(game: &Game, id: &str) -> Vec<Choice> {
    let hex = id.parse::<HexNumber>().ok().and_then(|number| game.map.grid.hex(number));
    let found = hex.map(Choice::Hex).into_iter();
    let others = everything_but_hexes(game).filter(|choice| choice.id(game) == id);
    found.chain(others).collect()
}

/// Returns all choices of the game.
pub(super) fn everything(game: &Game) -> Vec<Choice> {
    let hexes = game.map.grid.hexes().map(Choice::Hex);
    hexes.chain(everything_but_hexes(game)).collect()
}

fn everything_but_hexes(game: &Game) -> impl Iterator<Item = Choice> + '_ {
    let units = || (0..game.units.len()).map(UnitId::from_index);
    let shares = units().flat_map(|unit| {
        let full = game.units[unit.index()].strength;
        (1..full).map(move |points| Choice::Share(unit, points))
    });
    let leaders = (0..game.leaders.len()).map(LeaderId::from_index).map(Choice::Leader);
    let brigades = (0..game.brigades.len()).map(BrigadeId::from_index).map(Choice::Brigade);
    let facings = Direction::ALL.into_iter().map(Choice::Facing);
    units()
        .map(Choice::Unit)
        .chain(shares)
        .chain(leaders)
        .chain(brigades)
        .chain(Formation::ALL.map(Choice::Formation))
        .chain(facings)
        .chain((1..=MOST).map(Choice::Number))
        .chain(Word::ALL.iter().copied().map(Choice::Word))
}
