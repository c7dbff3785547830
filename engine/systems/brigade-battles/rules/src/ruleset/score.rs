//! Victory points and losses of each side in detail, and the Combat Chart cell that a fire combat
//! used.

use kernel::{Deferred, Favoured, Score, ScoreKind, Side, Sixteenths, Sum, Used, say};

use super::reference::combat_title;
use crate::check::victory;
use crate::describe;
use crate::event::Event;
use crate::game::{Arm, Game, UnitId};
use crate::position_ext::PositionExt;
use crate::system::Position;

/// Returns the score of both sides. CW-VIC-03.
pub(super) fn score(position: Position<'_>) -> Score<'_> {
    Score {
        lead: Sixteenths::whole(victory::balance(position, Side::Usa)),
        favoured: Favoured::Side(victory::leader(position)),
        sums: Deferred::new(move || of(position)),
        losses: Deferred::new(move || losses(position)),
        ..Score::default()
    }
}

/// Returns the victory points of each side by cause, and the strength that each side has lost by
/// arm. CW-VIC-03.
fn of(position: Position<'_>) -> Vec<Sum> {
    let sides = Side::BOTH.into_iter();
    let all =
        sides.flat_map(|side| points(position, side).into_iter().chain(losses_of(position, side)));
    all.filter(|sum| sum.value != Sixteenths::ZERO).collect()
}

fn points(position: Position<'_>, side: Side) -> [Sum; 4] {
    let points = position.board.points()[side];
    [
        (say!("source-strength"), points.strength),
        (say!("source-leaders"), points.leaders),
        (say!("points-objectives"), points.objectives),
        (say!("source-price"), points.price),
    ]
    .map(|(source, value)| Sum {
        side,
        account: ScoreKind::Points,
        source,
        value: Sixteenths::whole(value.into()),
    })
}

fn losses_of(position: Position<'_>, side: Side) -> [Sum; 3] {
    let game = position.game();
    [Arm::Infantry, Arm::Cavalry, Arm::Artillery].map(|arm| {
        let own = position.board.units().filter(|unit| {
            let info = &game.units[unit.index()];
            info.side == side && info.arm == arm
        });
        let value = own.map(|unit| missing_of(position, unit)).sum();
        Sum { side, account: ScoreKind::Losses, source: describe::arm(arm), value }
    })
}

/// Returns the strength that each side has lost, by division. A unit without a division has its own
/// entry.
fn losses(position: Position<'_>) -> Vec<Sum> {
    let game = position.game();
    let of = |unit: UnitId| {
        let (info, value) = (&game.units[unit.index()], missing_of(position, unit));
        let division = info.division.map(|division| &game.divisions[division.index()].name);
        let source = division.unwrap_or(&info.name).clone();
        Sum { side: info.side, account: ScoreKind::Losses, source, value }
    };
    Sum::gathered(position.board.units().map(of))
}

fn missing_of(position: Position<'_>, unit: UnitId) -> Sixteenths {
    let full = position.game().units[unit.index()].strength;
    let now = position.board.unit(unit).strength;
    Sixteenths::whole(full.saturating_sub(now).into())
}

/// Returns the Combat Chart cell in which the result of a fire combat was found. CM 9.5. CW-FIR-07.
pub(super) fn used(game: &Game, event: &Event) -> Vec<Used> {
    let Event::Fired { fire } = event else { return Vec::new() };
    let Some(die) = fire.die else { return Vec::new() };
    let row = game.charts.combat.row(die, fire.attack.modifier());
    vec![Used { chart: combat_title(), row, column: fire.attack.column + 1 }]
}
