//! The Fog of War. SS 10.5b, BS 7.3. CHIT-10 to CHIT-12, A-49 to A-51.

use kernel::{HexId, Play, Side, Sixteenths};

use crate::board::Morale;
use crate::check::chits;
use crate::check::fog::{self, affected};
use crate::event::Event;
use crate::game::{FogEffect, FogRow, FogScriptId, TerrainEffect, UnitId};
use crate::play::ask::{ask_hex, ask_unit};
use crate::play::{casualty, cavalry, command, disengagement, entering, morale};
use crate::position_ext::{PositionExt, only};
use crate::question::FogQuestion;
use crate::script::Argument;
use crate::system::{Position, Roll, Step, Table};

/// Rolls on the Fog of War table and applies the result. SS 10.5b. CHIT-10, V-31.
pub fn play(table: &mut Table) -> Play {
    table.within(Step::FogOfWar, |table| {
        let side = chits::puller(table.board().turn()).other();
        let die = command::roll_one(table, side, Roll::FogOfWar)?;
        let row = fog::row(table.position(), die);
        table.emit(Event::FogRolled { side, die, row });
        match row {
            FogRow::Effect(FogEffect::GeneralCasualty(side)) => casualty::play(table, side),
            FogRow::Effect(
                effect @ (FogEffect::UncontrolledAdvance(_) | FogEffect::UncontrolledWithdrawal(_)),
            ) => uncontrolled_move(table, effect),
            FogRow::Script(script) => by_script(table, side, script),
        }
    })
}

/// Applies an effect that the package defines. BS 7.3b. CHIT-10, V-31.
fn by_script(table: &mut Table, side: Side, script: FogScriptId) -> Play {
    let rules = table.shared_package();
    let call = &rules.game.fog_scripts[script.index()].call;
    rules.scripts.run(call, &[Argument::Side(side)], table)
}

/// Asks the opponent of the affected side for a unit and a hex, then moves the unit. The opponent
/// may decline. SS 10.5b. CHIT-11, CHIT-12.
fn uncontrolled_move(table: &mut Table, effect: FogEffect) -> Play {
    let opponent = affected(effect).other();
    let Some(unit) = ask_unit(table, opponent, FogQuestion::Unit(effect))? else { return Ok(()) };
    let Some(to) = ask_hex(table, opponent, FogQuestion::Hex(effect, unit))? else { return Ok(()) };
    let Some(from) = table.board().hex_of(unit) else { return Ok(()) };
    if !disengagement::leave(table, &only(unit), from, Some(to))? {
        return Ok(());
    }
    let nothing = Sixteenths::ZERO;
    table.emit(Event::Moved { unit, from, to, cost: nothing, left: nothing });
    entering::entered(table, unit)?;
    terrain_hit(table, unit, from, to)?;
    if table.board().hex_of(unit) == Some(to) {
        cavalry::gives_way(table, &only(unit), from, to)?;
    }
    Ok(())
}

/// Gives a unit one Morale Hit for leaving or entering difficult terrain, unless the unit is
/// already Disrupted. SS 10.5b. CHIT-11.
fn terrain_hit(table: &mut Table, unit: UnitId, from: HexId, to: HexId) -> Play {
    let position = table.position();
    let is_hard = loses_order(position, from) || loses_order(position, to);
    let is_here = position.board.hex_of(unit).is_some() && !table.board().is_over();
    if is_hard && is_here && position.board.unit(unit).morale != Morale::Disrupted {
        return morale::hit(table, unit, 1);
    }
    Ok(())
}

fn loses_order(position: Position<'_>, hex: HexId) -> bool {
    let game = position.game();
    let terrain = game.terrain.kind(game.map.hex(hex).terrain);
    terrain.has(TerrainEffect::ShakesUncontrolledMoves)
}
