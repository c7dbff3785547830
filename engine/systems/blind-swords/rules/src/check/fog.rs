//! Uncontrolled moves caused by the Fog of War. CHIT-11, CHIT-12.

use kernel::{Die, HexId, Side};

use super::activation;
use super::movement::may_enter;
use super::{engagement, skirmish, stacking};
use crate::choice::{Choice, Word};
use crate::game::{Arm, FogEffect, FogRow, UnitId};
use crate::position_ext::{PositionExt, only};
use crate::profile::FrozenImmuneToWild;
use crate::question::FogQuestion;
use crate::refusal::{Check, Refusal, not_an_answer, require};
use crate::system::Position;

/// Returns all candidate answers to a question about a Fog of War move, legal or not.
pub fn candidates(position: Position<'_>, question: &FogQuestion) -> Vec<Choice> {
    let choices: Vec<Choice> = match *question {
        FogQuestion::Unit(effect) => {
            position.on_map(affected(effect)).map(|(unit, _)| Choice::Unit(unit)).collect()
        }
        FogQuestion::Hex(_, unit) => {
            neighbours(position, unit).into_iter().map(Choice::Hex).collect()
        }
    };
    choices.into_iter().chain([Word::Decline.into()]).collect()
}

/// Checks whether a choice is a legal answer to a question about a Fog of War move.
pub fn check(position: Position<'_>, question: &FogQuestion, choice: Choice) -> Check {
    if choice == Word::Decline.into() {
        return Ok(());
    }
    match *question {
        FogQuestion::Unit(effect) => may_pick(position, effect, choice.unit()?),
        FogQuestion::Hex(effect, unit) => {
            let from = place(position, effect, unit)?;
            may_send(position, effect, &Uncontrolled::from(position, unit, from), choice.hex()?)
        }
    }
}

/// Returns the row of the Fog of War table for a die. CHIT-10, T-14.
pub fn row(position: Position<'_>, die: Die) -> FogRow {
    position.package.fog()[die.index()]
}

/// Returns the side of the unit or general that the effect concerns.
pub const fn affected(effect: FogEffect) -> Side {
    match effect {
        FogEffect::UncontrolledAdvance(side)
        | FogEffect::UncontrolledWithdrawal(side)
        | FogEffect::GeneralCasualty(side) => side,
    }
}

const fn requirement(effect: FogEffect) -> &'static str {
    match effect {
        FogEffect::UncontrolledAdvance(_) => "CHIT-11",
        FogEffect::UncontrolledWithdrawal(_) => "CHIT-12",
        FogEffect::GeneralCasualty(_) => "CHIT-13",
    }
}

fn neighbours(position: Position<'_>, unit: UnitId) -> Vec<HexId> {
    let hex = position.board.hex_of(unit);
    hex.map(|hex| position.game().map.grid.neighbours(hex).collect()).unwrap_or_default()
}

/// Checks whether the opponent may choose a unit for an uncontrolled move. SS 10.5b. CHIT-11,
/// CHIT-12.
pub fn may_pick(position: Position<'_>, effect: FogEffect, unit: UnitId) -> Check {
    let refuse = |reason| Refusal::new(requirement(effect), "SS 10.5b", reason).with(unit);
    let hex = place(position, effect, unit)?;
    let side = affected(effect);
    require(position.side_of(unit) == side, refuse("fog-not-side-affected"))?;
    not_held(position, unit)?;
    if let FogEffect::UncontrolledAdvance(_) = effect {
        require(position.arm(unit) != Arm::Artillery, refuse("fog-artillery"))?;
        require(!position.next_to_enemy(hex, side), refuse("fog-next-to-enemy-already"))?;
    }
    let moved = Uncontrolled::from(position, unit, hex);
    let mut hexes = position.game().map.grid.neighbours(hex);
    let anywhere = hexes.any(|to| may_send(position, effect, &moved, to).is_ok());
    require(anywhere, refuse("fog-no-hex"))
}

fn place(position: Position<'_>, effect: FogEffect, unit: UnitId) -> Check<HexId> {
    let gone = Refusal::new(requirement(effect), "SS 10.5b", "fog-not-on-map");
    position.board.hex_of(unit).ok_or_else(|| gone.with(unit))
}

/// Checks that the unit's brigade is not frozen, if the profile protects frozen brigades. SS 22.2.
/// V-77, A-51.
fn not_held(position: Position<'_>, unit: UnitId) -> Check {
    let Some(brigade) = position.info(unit).brigade else { return Ok(()) };
    match position.profile().frozen_immune_to_wild {
        FrozenImmuneToWild::Yes => activation::not_frozen(position, brigade),
        FrozenImmuneToWild::No => Ok(()),
    }
}

/// Unit for an uncontrolled move, with its nearest enemies. If several enemies are equally near, an
/// advance must approach one of them, and the opponent's choice of hex decides which. A withdrawal
/// must move away from all of them.
struct Uncontrolled {
    unit: UnitId,
    from: HexId,
    nearest: Vec<HexId>,
}

impl Uncontrolled {
    fn from(position: Position<'_>, unit: UnitId, from: HexId) -> Self {
        let enemies = position.hexes_of(position.side_of(unit).other());
        let away: Vec<_> = enemies.map(|hex| (hex, position.distance(from, hex))).collect();
        let least = away.iter().map(|&(_, far)| far).min();
        let is_nearest = |&(_, far): &(HexId, u8)| Some(far) == least;
        let nearest = away.into_iter().filter(is_nearest).map(|(hex, _)| hex).collect();
        Self { unit, from, nearest }
    }

    /// Returns the change in distance to each of the nearest enemies if the unit moves to a hex.
    fn changes(&self, position: Position<'_>, to: HexId) -> impl Iterator<Item = i16> {
        let distance = move |hex, enemy| i16::from(position.distance(hex, enemy));
        self.nearest.iter().map(move |&enemy| distance(to, enemy) - distance(self.from, enemy))
    }
}

/// Checks whether the opponent may move the chosen unit to a hex. SS 10.5b. CHIT-11, CHIT-12, A-49,
///
fn may_send(position: Position<'_>, effect: FogEffect, moved: &Uncontrolled, to: HexId) -> Check {
    let refuse = |reason| Refusal::new(requirement(effect), "SS 10.5b", reason);
    let (side, mut changes) = (affected(effect), moved.changes(position, to));
    match effect {
        FogEffect::UncontrolledAdvance(_) => {
            require(changes.any(|change| change == -1), refuse("fog-not-nearer").with(to))?
        }
        FogEffect::UncontrolledWithdrawal(_) => {
            require(!position.next_to_enemy(to, side), refuse("fog-next-to-enemy").with(to))?;
            require(
                !moved.nearest.is_empty() && changes.all(|change| change == 1),
                refuse("fog-not-farther").with(to),
            )?;
        }
        FogEffect::GeneralCasualty(_) => return not_an_answer().err(),
    }
    may_engage(position, moved.unit, moved.from, to)?;
    may_enter(position, moved.unit, moved.from, to)?;
    require(
        stacking::fits(position, to, &only(moved.unit)),
        Refusal::new("STK-08", "SS 6.1", "stk-08-hold-more-than-stacking-limit").with(to),
    )
}

/// Checks the normal restrictions on artillery and skirmishers near enemies. SS 9.4b, 18.1. A-49,
/// A-50, SKR-02, ART-07.
fn may_engage(position: Position<'_>, unit: UnitId, from: HexId, to: HexId) -> Check {
    if position.arm(unit) == Arm::Artillery {
        return engagement::artillery_may_enter(position, unit, from, to);
    }
    let skirmishes = skirmish::is_skirmisher(position, unit);
    require(
        !skirmishes || !position.next_to_enemy(to, position.side_of(unit)),
        Refusal::new("SKR-02", "SS 18.1", "skr-02-skirmish-order-may-not-engage").with(unit),
    )
}
