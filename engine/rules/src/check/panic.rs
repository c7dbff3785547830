//! Who may panic. PAN-01, PAN-06, PAN-07.

use super::legality::not_an_answer;
use super::values;
use crate::choice::Choice;
use crate::game::UnitId;
use crate::look::{Look, members};
use crate::profile::PanicPoolIncludesRetreated;
use crate::question::PanicPool;
use crate::refusal::{Check, Refusal, require};
use crate::system::Scene;

/// The highest modified cohesion rating with which a unit panics. SS 15.1b, FAQ 15.1b. A-40.
const MAX_CR: u8 = 3;

/// The enemies in and next to the tested hex, and those that were in it.
pub fn candidates(scene: Scene<'_>, pool: &PanicPool) -> Vec<Choice> {
    let hexes = scene.game().map.grid.neighbours(pool.hex).chain([pool.hex]);
    let near = hexes.flat_map(|hex| scene.board.units_in(hex));
    near.chain(members(&pool.were_in_hex)).map(Choice::Unit).collect()
}

/// Whether a unit may be made to panic. SS 15.1b, 15.2c, FAQ 15.1b. PAN-01.
///
/// # Errors
/// The first rule that keeps it safe.
pub fn check(scene: Scene<'_>, pool: &PanicPool, choice: Choice) -> Check {
    let Choice::Unit(unit) = choice else { return not_an_answer().err() };
    let own = Refusal::new("PAN-01", "SS 15.1b", "{} belongs to the side that fires or attacks")
        .with(unit);
    require(scene.side_of(unit) != pool.chooser, own)?;
    let lead = Refusal::new("PAN-01", "SS 15.1b", "{} is the lead unit").with(unit);
    require(pool.lead != Some(unit), lead)?;
    is_near(scene, pool, unit)?;
    let cr = values::modified_cr(scene, unit);
    let steady = Refusal::new("PAN-01", "SS 15.1b", "{} has cohesion {}: only {} or less panics");
    require(cr <= MAX_CR, steady.with(unit).with(cr).with(MAX_CR))
}

fn is_near(scene: Scene<'_>, pool: &PanicPool, unit: UnitId) -> Check {
    let gone = Refusal::new("PAN-01", "SS 15.1b", "{} is not on the map").with(unit);
    let hex = scene.board.hex_of(unit).ok_or(gone)?;
    let was_there = scene.profile().panic_pool_includes_retreated
        == PanicPoolIncludesRetreated::Yes
        && pool.were_in_hex.contains(unit.index());
    let far =
        Refusal::new("PAN-01", "SS 15.1b", "{} is neither in the hex nor next to it").with(unit);
    require(was_there || scene.distance(hex, pool.hex) <= 1, far)
}
