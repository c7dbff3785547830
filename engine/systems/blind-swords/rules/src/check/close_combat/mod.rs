//! Close combat: legal attacks and the column of the Combat Results Table. CC-01 to CC-25.

pub(crate) mod charge;
mod clash;
mod eligibility;
pub mod shifts;
mod sides;

pub use clash::{Clash, clash};
pub use eligibility::{may_assault, may_attack};
pub use shifts::{column, compared_sp, odds, shifts};
pub use sides::Sides;

use kernel::HexId;

use crate::board::Assault;
use crate::choice::{Choice, Word};
use crate::game::{UnitId, UnitSet};
use crate::position_ext::{PositionExt, members};
use crate::question::{AssaultQuestion, Assaulters};
use crate::refusal::{Check, Refusal, not_an_answer, require};
use crate::system::Position;

/// Returns all candidate answers to a question about close combat, legal or not.
pub fn candidates(position: Position<'_>, question: &AssaultQuestion) -> Vec<Choice> {
    match question {
        AssaultQuestion::Unit(assaulters) => {
            let units: Vec<UnitId> = match assaulters {
                Assaulters::Brigade(brigade) => {
                    position.brigade_on_map(*brigade).map(|(unit, _)| unit).collect()
                }
                Assaulters::Cavalry(unit) => vec![*unit],
            };
            units.into_iter().map(Choice::Unit).chain([Word::Done.into()]).collect()
        }
        AssaultQuestion::Target(unit) => {
            let here = position.board.hex_of(*unit);
            here.into_iter()
                .flat_map(|here| position.game().map.grid.neighbours(here))
                .map(Choice::Hex)
                .collect()
        }
        AssaultQuestion::Next => declared(position).into_iter().map(Choice::Hex).collect(),
        AssaultQuestion::Hex(attackers, _) => members(attackers)
            .filter_map(|unit| position.board.hex_of(unit))
            .map(Choice::Hex)
            .collect(),
    }
}

/// Checks whether a choice is a legal answer to a question about close combat.
pub fn check(position: Position<'_>, question: &AssaultQuestion, choice: Choice) -> Check {
    match question {
        AssaultQuestion::Unit(assaulters) => match choice {
            Choice::Unit(unit) => may_attack(position, *assaulters, unit),
            Choice::Word(Word::Done) => charge::may_leave_off(position),
            _ => not_an_answer().err(),
        },
        AssaultQuestion::Target(unit) => {
            let hex = choice.hex()?;
            may_assault(position, *unit, hex)?;
            charge::may_be_target(position, *unit, hex)
        }
        AssaultQuestion::Next => is_declared(position, choice.hex()?),
        AssaultQuestion::Hex(attackers, _) => holds_attackers(position, attackers, choice.hex()?),
    }
}

/// Checks that a close combat is declared against the hex. SS 14.2. CC-03.
fn is_declared(position: Position<'_>, target: HexId) -> Check {
    let refusal =
        Refusal::new("CC-03", "SS 14.2", "cc-03-no-close-combat-declared-against").with(target);
    require(declared(position).contains(&target), refusal)
}

/// Checks that the hex contains one of the attackers. SS 14.2c. CC-10.
fn holds_attackers(position: Position<'_>, attackers: &UnitSet, hex: HexId) -> Check {
    let refusal = Refusal::new("CC-10", "SS 14.2c", "cc-10-no-attacker-left").with(hex);
    require(members(attackers).any(|unit| position.board.hex_of(unit) == Some(hex)), refusal)
}

/// Returns the units committed against a hex that can still attack it. A unit driven out of the hex
/// from which it attacked takes no part. SS 14.1, 14.2a, BS 11.2. CC-02, CC-07.
pub fn committed(position: Position<'_>, target: HexId) -> UnitSet {
    let assaults =
        position.board.activation().map_or(&[][..], |activation| &activation.assaults[..]);
    let stands = |assault: &&Assault| position.board.hex_of(assault.unit) == Some(assault.from);
    let units = assaults.iter().filter(|assault| assault.target == target).filter(stands);
    units.map(|assault| assault.unit.index()).collect()
}

/// Returns the declared target hexes that are not yet resolved.
fn declared(position: Position<'_>) -> Vec<HexId> {
    let activation = position.board.activation();
    let assaults = activation.map_or(&[][..], |activation| &activation.assaults[..]);
    let mut hexes: Vec<_> = assaults.iter().map(|assault| assault.target).collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}
