//! Score breakdown and losses of each side, and the chart cell of a fire.

use kernel::{Account, Side, Sixteenths, Sum, Used, say};

use super::reference::combat_title;
use crate::describe;
use crate::event::Event;
use crate::game::{Arm, Game, UnitId};
use crate::look::Look;
use crate::system::Scene;

/// Returns the points by cause, and the strength lost by arm. CW-VIC-03.
pub(super) fn of(scene: Scene<'_>) -> Vec<Sum> {
    let sides = Side::BOTH.into_iter();
    let all = sides.flat_map(|side| points(scene, side).into_iter().chain(losses(scene, side)));
    all.filter(|sum| sum.value != Sixteenths::ZERO).collect()
}

fn points(scene: Scene<'_>, side: Side) -> [Sum; 4] {
    let points = scene.board.points()[side];
    [
        (say!("source-strength"), points.strength),
        (say!("source-leaders"), points.leaders),
        (say!("points-objectives"), points.objectives),
        (say!("source-price"), points.price),
    ]
    .map(|(source, value)| Sum {
        side,
        account: Account::Points,
        source,
        value: Sixteenths::whole(value.into()),
    })
}

fn losses(scene: Scene<'_>, side: Side) -> [Sum; 3] {
    let game = scene.game();
    [Arm::Infantry, Arm::Cavalry, Arm::Artillery].map(|arm| {
        let own = scene.board.units().filter(|unit| {
            let info = &game.units[unit.index()];
            info.side == side && info.arm == arm
        });
        let value = own.map(|unit| missing_of(scene, unit)).sum();
        Sum { side, account: Account::Losses, source: describe::arm(arm), value }
    })
}

/// Returns the strength lost by division. Units without a division form separate entries.
pub(super) fn missing(scene: Scene<'_>) -> Vec<Sum> {
    let game = scene.game();
    let of = |unit: UnitId| {
        let (info, value) = (&game.units[unit.index()], missing_of(scene, unit));
        let division = info.division.map(|division| &game.divisions[division.index()].name);
        let source = division.unwrap_or(&info.name).clone();
        Sum { side: info.side, account: Account::Losses, source, value }
    };
    Sum::gathered(scene.board.units().map(of))
}

fn missing_of(scene: Scene<'_>, unit: UnitId) -> Sixteenths {
    let full = scene.game().units[unit.index()].strength;
    let now = scene.board.unit(unit).strength;
    Sixteenths::whole(full.saturating_sub(now).into())
}

/// Returns the Combat Chart cell of a fire. CM 9.5. CW-FIR-07.
pub(super) fn used(game: &Game, event: &Event) -> Vec<Used> {
    let Event::Fired { fire } = event else { return Vec::new() };
    let Some(die) = fire.die else { return Vec::new() };
    let row = game.charts.combat.row(die, fire.attack.modifier());
    vec![Used { chart: combat_title(), row, column: fire.attack.column + 1 }]
}
