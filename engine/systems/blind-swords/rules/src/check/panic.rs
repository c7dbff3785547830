//! Eligibility for panic. PAN-01, PAN-06, PAN-07.

use std::sync::Arc;

use super::values;
use crate::choice::Choice;
use crate::game::{SkedaddleToken, UnitId};
use crate::position_ext::{PositionExt, members};
use crate::profile::{PanicPoolIncludesRetreated, PanicProfile};
use crate::question::PanicPool;
use crate::refusal::{Check, Refusal, require};
use crate::system::Position;

/// Panic rules of one rulebook. PAN-01 to PAN-04, V-54.
#[derive(Clone, Copy, Debug)]
struct PanicRules {
    section: &'static str,
    max_cr: u8,
    pick: Pick,
    victims: Victims,
    suffers: Suffers,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pick {
    Any,
    WeakestFirst,
}

#[derive(Clone, Copy, Debug)]
enum Victims {
    One,
    AsPrinted,
}

#[derive(Clone, Copy, Debug)]
enum Suffers {
    TheSameResult,
    HitAndFlight,
}

/// Panic of the first game: the victim suffers the test's result. SS 15.1b, FAQ 15.1b. PAN-01,
/// PAN-02, A-40.
const SAME_RESULT: PanicRules = PanicRules {
    section: "SS 15.1b",
    max_cr: 3,
    pick: Pick::Any,
    victims: Victims::One,
    suffers: Suffers::TheSameResult,
};

/// Panic of the series: the victim takes a Morale Hit and retreats. BS 12.1b, 12.2. PAN-04, A-06.
const HIT_AND_FLIGHT: PanicRules = PanicRules {
    section: "BS 12.1b",
    max_cr: 2,
    pick: Pick::WeakestFirst,
    victims: Victims::AsPrinted,
    suffers: Suffers::HitAndFlight,
};

fn style(position: Position<'_>) -> PanicRules {
    match position.profile().panic_profile {
        PanicProfile::Ss => SAME_RESULT,
        PanicProfile::Bs => HIT_AND_FLIGHT,
    }
}

/// Returns the number of units that panic for a printed result. SS 15.1b, BS 12.2. PAN-04.
pub fn victims(position: Position<'_>, printed: u8) -> u8 {
    match style(position).victims {
        Victims::One => 1,
        Victims::AsPrinted => printed,
    }
}

/// Returns the results that a panicked unit suffers, given those of the test. SS 15.1b, BS 12.1b.
/// PAN-02, PAN-04.
pub fn results(position: Position<'_>, tested: &Arc<[SkedaddleToken]>) -> Arc<[SkedaddleToken]> {
    match style(position).suffers {
        Suffers::TheSameResult => Arc::clone(tested),
        Suffers::HitAndFlight => [SkedaddleToken::MoraleHits(1), SkedaddleToken::Retreat(3)].into(),
    }
}

/// Returns the candidates for panic: the units in the tested hex and next to it, and the units that
/// were in the hex at the time of the test.
pub fn candidates(position: Position<'_>, pool: &PanicPool) -> Vec<Choice> {
    near(position, pool).map(Choice::Unit).collect()
}

fn near<'a>(position: Position<'a>, pool: &'a PanicPool) -> impl Iterator<Item = UnitId> + 'a {
    let hexes = position.game().map.grid.neighbours(pool.hex).chain([pool.hex]);
    hexes.flat_map(move |hex| position.board.units_in(hex)).chain(members(&pool.were_in_hex))
}

/// Checks whether a unit may be chosen to panic. SS 15.1b, 15.2c, FAQ 15.1b, BS 12.1b, 12.2.
/// PAN-01, PAN-04.
///
/// # Errors
/// The first rule that excludes the unit.
pub fn check(position: Position<'_>, pool: &PanicPool, choice: Choice) -> Check {
    let unit = choice.unit()?;
    let style = style(position);
    may_panic(position, pool, style, unit)?;
    if style.pick == Pick::Any {
        return Ok(());
    }
    let cr = |unit| values::modified_cr(position, unit);
    let weaker = near(position, pool)
        .filter(|&other| cr(other) < cr(unit))
        .find(|&other| may_panic(position, pool, style, other).is_ok());
    let refusal = Refusal::new("PAN-04", style.section, "pan-04-lower-cohesion-goes-first");
    weaker.map_or(Ok(()), |weaker| refusal.with(weaker).err())
}

/// Checks whether a unit is weak enough, near enough and not excluded. PAN-01, PAN-04.
fn may_panic(position: Position<'_>, pool: &PanicPool, style: PanicRules, unit: UnitId) -> Check {
    let refuse = |reason| Refusal::new("PAN-01", style.section, reason);
    let own = refuse("pan-01-own-side").with(unit);
    require(position.side_of(unit) != pool.chooser, own)?;
    require(pool.lead != Some(unit), refuse("pan-01-lead-unit").with(unit))?;
    let again = refuse("pan-01-panics-already").with(unit);
    require(!pool.panicked.contains(unit.index()), again)?;
    is_near(position, pool, unit)?;
    let cr = values::modified_cr(position, unit);
    let steady = refuse("pan-01-steady");
    require(cr <= style.max_cr, steady.with(unit).with(cr).with(style.max_cr))
}

fn is_near(position: Position<'_>, pool: &PanicPool, unit: UnitId) -> Check {
    let gone = Refusal::new("PAN-01", "SS 15.1b", "pan-01-not-map").with(unit);
    let hex = position.board.hex_of(unit).ok_or(gone)?;
    let was_there = position.profile().panic_pool_includes_retreated
        == PanicPoolIncludesRetreated::Yes
        && pool.were_in_hex.contains(unit.index());
    let far = Refusal::new("PAN-01", "SS 15.1b", "pan-01-neither-hex-nor-next").with(unit);
    require(was_there || position.distance(hex, pool.hex) <= 1, far)
}
