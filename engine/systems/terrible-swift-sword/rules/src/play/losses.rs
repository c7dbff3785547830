//! Losses of units. ST 10.7, 12.34, 13.8, 18.8, 19.33.

use kernel::HexId;

use super::{brigade, leaders};
use crate::event::{Event, LossKind, MoraleCause};
use crate::game::{Arm, UnitId};
use crate::position_ext::PositionExt;
use crate::system::Table;
use crate::variants::RoutedLosses;

/// Takes strength points from a unit, up to the number that it has: scores them, lowers the army
/// morale and the rounds of captured guns, removes a unit without points and updates its brigade.
/// Returns the points lost. ST 2.4, 10.71, 12.34, 19.33. ST-VAL-02, ST-FIRE-19, ST-ART-03,
/// ST-UAM-06.
pub(super) fn lose(table: &mut Table, unit: UnitId, points: u8, loss: LossKind) -> u8 {
    let position = table.position();
    let (state, info) = (position.state(unit), position.info(unit));
    let points = points.min(state.strength);
    let Some(hex) = state.place.hex().filter(|_| points > 0) else { return 0 };
    let per_gun = position.charts().guns.captured;
    let rounds = state.rounds.min(points.saturating_mul(per_gun));
    let loses_rounds = info.arm == Arm::Artillery && loss == LossKind::Captured && rounds > 0;
    table.emit(Event::StrengthLost { unit, points, loss });
    if loses_rounds {
        table.emit(Event::RoundsLost { unit, rounds });
    }
    after(table, unit, points, hex);
    points
}

/// Captures a whole unit. For a wagon, only the guard is captured. ST 13.82, 15.1, 12.13.
/// ST-ROUT-11, ST-MEL-12.
pub(super) fn capture(table: &mut Table, unit: UnitId) {
    let points = table.position().state(unit).strength;
    if table.position().info(unit).arm == Arm::Wagon {
        lose(table, unit, points, LossKind::Captured);
    } else if let Some(hex) = table.board().hex_of(unit) {
        table.emit(Event::Trapped { unit });
        after(table, unit, points, hex);
    }
}

/// Lowers the army morale, removes a unit without points, and updates its brigade.
fn after(table: &mut Table, unit: UnitId, points: u8, hex: HexId) {
    let counts = !table.position().state(unit).routed
        || table.package().variants.routed_losses == RoutedLosses::Counted;
    if counts {
        morale(table, unit, -i16::from(points), MoraleCause::Loss(unit));
    }
    let position = table.position();
    let (state, info) = (position.state(unit), position.info(unit));
    let brigade = info.brigade;
    if state.strength == 0 && state.place.hex().is_some() && info.arm != Arm::Wagon {
        table.emit(Event::Removed { unit });
    }
    if let Some(brigade) = brigade {
        brigade::update(table, brigade);
        leaders::dismiss(table, brigade, hex);
    }
}

/// Changes the army morale for infantry or cavalry of the army that has a track. ST 19.33.
/// ST-UAM-06.
pub(super) fn morale(table: &mut Table, unit: UnitId, by: i16, cause: MoraleCause) {
    let (info, track) = (table.position().info(unit), &table.position().charts().morale);
    let counts = matches!(info.arm, Arm::Infantry | Arm::Cavalry) && info.side == track.side;
    if counts && by != 0 {
        table.emit(Event::MoraleChanged { by, cause });
    }
}
