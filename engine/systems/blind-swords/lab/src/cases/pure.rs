//! Queries of cases. A query changes nothing and returns a value.

use blind_swords::Table;
use blind_swords::check::{close_combat, sight, stacking, support, values};
use blind_swords::position_ext::{PositionExt, members};

use super::Done;
use super::act::{many, one};
use super::model::{Act, With};
use super::names::{self, Named};
use super::walk;

/// Returns the value of a query. `None` if it is an action, not a query.
pub(super) fn answer(table: &Table, act: Act, with: &With) -> Named<Option<Done>> {
    let position = table.position();
    let game = position.game();
    let ends = || -> Named<_> {
        let from = with.from.as_ref().ok_or("missing `from` in `with`")?;
        let to = with.to.as_ref().ok_or("missing `to` in `with`")?;
        Ok((names::hex(game, from)?, names::hex(game, to)?))
    };
    let place = || names::hex(game, with.hex.as_ref().ok_or("missing `hex` in `with`")?);
    let value = match act {
        Act::Los => {
            let (from, to) = ends()?;
            let side = with.side.or(position.occupant(from)).unwrap_or(kernel::Side::Usa);
            sight::visibility(position, from, to, side).id().to_owned()
        }
        Act::Range => {
            let (from, to) = ends()?;
            position.distance(from, to).to_string()
        }
        Act::Sp => values::modified_sp(position, one(table, with)?).to_string(),
        Act::Cr => values::modified_cr(position, one(table, with)?).to_string(),
        Act::Support => support::is_supported(position, one(table, with)?).to_string(),
        Act::Stacking => stacking::load(position, place()?).to_string(),
        Act::Level => game.map.hex(place()?).level.to_string(),
        Act::Terrain => game.terrain.kind(game.map.hex(place()?).terrain).id.clone(),
        Act::Odds => odds(table, with)?,
        Act::Cost => return walk::cost(table, with).map(Some),
        _ => return Ok(None),
    };
    Ok(Some(Done::Value(value)))
}

/// Returns the value of `odds {units, target}`: the shift of the odds row that applies, or 0 if
/// none does. CC-12.
fn odds(table: &Table, with: &With) -> Named<String> {
    let position = table.position();
    let target = with.target.as_ref().ok_or("missing `target` in `with`")?;
    let hex = names::hex(position.game(), target)?;
    let units = many(table, with)?;
    let attack = close_combat::compared_sp(position, members(&units), hex);
    let from = members(&units).find_map(|unit| position.board.hex_of(unit)).unwrap_or(hex);
    let defence = close_combat::compared_sp(position, position.board.units_in(hex), from);
    Ok(close_combat::odds(position, attack, defence).map_or(0, |row| row.columns).to_string())
}
