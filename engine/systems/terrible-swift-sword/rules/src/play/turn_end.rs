//! End of the game turn. ST 4.0, 19.4.

use kernel::{Dice, Play, Side, Throw};

use super::{brigade, supply, turn};
use crate::board::Strategic;
use crate::check::{brigade as effectiveness, victory};
use crate::event::Event;
use crate::game::{Arm, BrigadeId};
use crate::position_ext::PositionExt;
use crate::system::{Roll, Table};
use crate::variants::DemoraliseFloor;

/// Transfers rounds, makes demoralisation checks and begins the next turn, or ends the game. ST
/// 4.0. ST-SEQ-07, ST-SEQ-08.
pub(super) fn end(table: &mut Table) -> Play {
    for side in Side::BOTH {
        supply::transfers(table, side)?;
    }
    demoralisation(table)?;
    if turn::is_last(table) && table.package().is_on("strategic-roll") {
        strategy(table)?;
    }
    turn::next(table);
    Ok(())
}

/// Makes the demoralisation checks of an army whose morale is low. All use the level at the start
/// of the check. ST 19.4 to 19.44. ST-UAM-08, ST-UAM-10, ruling R-81.
fn demoralisation(table: &mut Table) -> Play {
    let (position, level) = (table.position(), table.board().morale());
    let track = position.charts().morale.clone();
    if level > track.check {
        return Ok(());
    }
    let side = track.side;
    let own = position.board.brigades().filter(|id| position.brigade_info(*id).side == side);
    let checked: Vec<_> = own.filter(|id| is_checked(table, *id)).collect();
    let band = track.bands.iter().find(|band| band.from <= level).copied();
    for id in checked {
        let Dice::One(die) = table.roll(side, Roll::Demoralisation(id), Throw::D6)? else {
            continue;
        };
        table.emit(Event::DemoralisationTested { brigade: id, die, level });
        let again = if table.board().brigade(id).demoralised { track.again } else { 0 };
        let modified = die.pips() as i8 + again;
        if band.is_some_and(|band| modified <= band.die as i8) {
            demoralise(table, id)?;
        }
    }
    Ok(())
}

/// Whether a brigade takes a demoralisation check: it is effective and has troops on the map. ST
/// 19.41.
fn is_checked(table: &Table, id: BrigadeId) -> bool {
    let position = table.position();
    let side = position.brigade_info(id).side;
    let is_there = position.on_map(side).any(|(unit, _)| {
        let info = position.info(unit);
        info.brigade == Some(id) && matches!(info.arm, Arm::Infantry | Arm::Cavalry)
    });
    is_there && !effectiveness::is_ineffective(position, id)
}

/// Lowers the rating of a brigade by a die roll, but not below 0. ST 19.43. ST-UAM-09.
fn demoralise(table: &mut Table, id: BrigadeId) -> Play {
    let side = table.position().brigade_info(id).side;
    let Dice::One(die) = table.roll(side, Roll::Rating(id), Throw::D6)? else { return Ok(()) };
    let position = table.position();
    let left = position.brigade_info(id).rating.saturating_sub(position.board.brigade(id).lowered);
    let by = match position.package.variants.demoralise_floor {
        DemoraliseFloor::Zero => die.pips().min(left),
        DemoraliseFloor::None => die.pips(),
    };
    table.emit(Event::Demoralised { brigade: id, die, by });
    brigade::update(table, id);
    Ok(())
}

/// Determines the strategic result of the battle: the level of victory modifies a Union die roll. A
/// clear Confederate victory needs no roll. ST 22.5. ST-OPT-01, ruling R-94.
fn strategy(table: &mut Table) -> Play {
    let (winner, level) = victory::level(table.position());
    let steps = level as i8;
    let modifier = match winner {
        Some(Side::Csa) if level >= victory::Level::Substantial => {
            table.emit(Event::StrategyRolled { die: None, result: Strategic::For(Side::Csa) });
            return Ok(());
        }
        Some(Side::Csa) => 1,
        Some(Side::Usa) => -steps,
        None => 0,
    };
    let Dice::One(die) = table.roll(Side::Usa, Roll::Strategy, Throw::D6)? else { return Ok(()) };
    let result = match die.pips() as i8 + modifier {
        ..=1 => Strategic::For(Side::Usa),
        2 => Strategic::Draw,
        _ => Strategic::For(Side::Csa),
    };
    table.emit(Event::StrategyRolled { die: Some(die), result });
    Ok(())
}
