//! Victory points and levels. VIC-01 to VIC-09.

use kernel::{PerSide, Side, Sixteenths};

use crate::board::{GameResult, Place};
use crate::game::{Arm, HexPoints, Points, UnitId, Victory};
use crate::look::Look;
use crate::profile::OffmapWithdrawalVp;
use crate::system::Scene;

/// What each side would have if the game ended now. SS 19.1, 19.2. VIC-02, VIC-03, VIC-05.
pub fn score(scene: Scene<'_>) -> Points {
    PerSide::from_fn(|side| {
        let awarded = Sixteenths::whole(scene.board.vp()[side]);
        let hexes = Sixteenths::whole(controlled(scene, side, &victory(scene).at_end));
        awarded + hexes + losses(scene, side.other())
    })
}

/// What a side earns in the End Turn Phase. SS 17.2, 19.2. VIC-05, VIC-06.
pub fn turn_award(scene: Scene<'_>, side: Side) -> i32 {
    let victory = victory(scene);
    controlled(scene, side, &victory.each_turn) + occupied(scene, side, &victory.occupied_each_turn)
}

/// How the game stands if it ends now. SS 19.3. VIC-07.
pub fn result(scene: Scene<'_>) -> GameResult {
    let score = score(scene);
    let levels = &victory(scene).levels;
    let difference = score.usa - score.csa;
    let reached = |from: i32| difference >= Sixteenths::whole(from);
    let level = levels.iter().rposition(|level| reached(level.from)).unwrap_or(0);
    let winner = levels.get(level).and_then(|level| level.winner);
    GameResult { winner, level: u8::try_from(level).ok().filter(|_| !levels.is_empty()), score }
}

fn victory(scene: Scene<'_>) -> &Victory {
    &scene.package.scenario().victory
}

/// The points of a side's hexes that it controls. VIC-01.
fn controlled(scene: Scene<'_>, side: Side, hexes: &[HexPoints]) -> i32 {
    let held =
        |worth: &&HexPoints| worth.side == side && scene.board.control(worth.hex) == Some(side);
    hexes.iter().filter(held).map(|worth| worth.points).sum()
}

/// The points of a side's hexes in which its infantry stands. VIC-06.
fn occupied(scene: Scene<'_>, side: Side, hexes: &[HexPoints]) -> i32 {
    let is_infantry =
        |unit: UnitId| scene.info(unit).arm == Arm::Infantry && scene.side_of(unit) == side;
    let stands =
        |worth: &&HexPoints| worth.side == side && scene.board.units_in(worth.hex).any(is_infantry);
    hexes.iter().filter(stands).map(|worth| worth.points).sum()
}

/// What a side's losses are worth to its enemy, by fresh strength. VIC-03, VIC-08, VIC-09, A-98.
fn losses(scene: Scene<'_>, side: Side) -> Sixteenths {
    let ours = scene.board.units().filter(|&unit| scene.side_of(unit) == side);
    ours.map(|unit| full_strength(scene, unit).multiplied(rate(scene, unit))).sum()
}

fn full_strength(scene: Scene<'_>, unit: UnitId) -> Sixteenths {
    let info = scene.info(unit);
    info.fresh.unwrap_or(info.battleworn).sp
}

/// The points for each strength point of a unit, wherever it is now.
fn rate(scene: Scene<'_>, unit: UnitId) -> i32 {
    let victory = victory(scene);
    match scene.board.unit(unit).place {
        Place::Broken(_) => victory.broken_sp,
        Place::Eliminated if scene.info(unit).arm == Arm::Artillery => {
            victory.eliminated_artillery_sp
        }
        Place::Withdrawn => withdrawn_rate(scene),
        Place::Off | Place::Hex(_) | Place::Eliminated => 0,
    }
}

/// SS 13.9. VIC-08, V-75.
fn withdrawn_rate(scene: Scene<'_>) -> i32 {
    match scene.profile().offmap_withdrawal_vp {
        OffmapWithdrawalVp::None => 0,
        OffmapWithdrawalVp::AsEliminated => victory(scene).eliminated_artillery_sp,
    }
}
