//! Reasons from dice odds, with figures of the charts.

use blind_swords::Look;
use blind_swords::check::{rally, values};
use blind_swords::describe;
use blind_swords::game::{Arm, UnitId};
use blind_swords::look::{members, only};
use blind_swords::odds::{self, Chances, Effect, Odds, Plan};
use kernel::{HexId, say};

use crate::assaults::Fight;
use crate::charts::Harm;
use crate::fate::{ONE, Ppm, Support};
use crate::fires::Shot;
use crate::ground::{Milli, POINT};
use crate::mind::Mind;
use crate::stand::Danger;

/// Returns the odds of a fire: `fire at 5th OH in 2210 on column 5, cohesion 4: no effect 42%,
/// retreat 14%; it breaks in 3%, worth 1.50 points`.
pub(super) fn of_fire(mind: Mind<'_>, shot: &Shot) -> Option<String> {
    let Shot { volley, fire } = shot;
    let plan = Plan::Fire { volley: volley.clone(), fire: *fire, given: Vec::new() };
    let odds = odds::of_plan(mind.scene, &plan).into_iter().next()?;
    let column = odds.column?;
    let (unit, hex, column_label) = aimed(mind, &odds);
    let (effects, lost) =
        (suffered(&odds.chances), lost(mind, odds.lead, mind.harm(odds.lead, column)));
    Some(say!("reason-fire", unit, hex, column = column_label, cohesion = odds.cr, effects, lost))
}

/// Returns the odds of a close combat from its assault hex.
pub(super) fn of_attack(mind: Mind<'_>, fight: &Fight) -> Option<String> {
    let odds = clash(mind, fight)?;
    let column = odds.column?;
    let support = mind.support(odds.lead);
    let harm = mind.ground.charts.close(odds.lead, mind.condition(odds.lead), support, column);
    let (unit, hex, column) = aimed(mind, &odds);
    let (effects, lost) = (suffered(&odds.chances), lost(mind, odds.lead, harm));
    let from = number(mind, fight.from);
    Some(say!("reason-attack", from, unit, hex, column, cohesion = odds.cr, effects, lost))
}

/// Returns the expected costs to the attackers.
pub(super) fn of_price(mind: Mind<'_>, fight: &Fight) -> Option<String> {
    let odds = clash(mind, fight)?;
    let column = mind.scene.game().crt.label(odds.column?);
    let recoil = shares(&odds.chances, &Effect::RECOIL);
    let unit = name(mind, *values::largest(mind.scene, members(&fight.attackers)).first()?);
    let effects = if recoil.is_empty() { say!("reason-no-recoil") } else { recoil };
    Some(say!("reason-price", unit, column, cohesion = odds.cr, effects))
}

fn clash(mind: Mind<'_>, fight: &Fight) -> Option<Odds> {
    let Fight { attackers, from, target } = *fight;
    let plan = Plan::Close { attackers, assaulting: from, target, given: Vec::new() };
    odds::of_plan(mind.scene, &plan).into_iter().next()
}

/// Returns the lead unit, its hex and the column as text.
fn aimed(mind: Mind<'_>, odds: &Odds) -> (String, String, String) {
    let label = odds.column.map_or("–", |column| mind.scene.game().crt.label(column));
    (name(mind, odds.lead), number(mind, odds.target), label.to_owned())
}

/// Returns the effects on the target as text.
fn suffered(chances: &Chances) -> String {
    let nothing = chances.of_effect(Effect::Nothing);
    let share = || describe::percent(nothing, chances.of);
    let nothing = (nothing > 0).then(|| effect_of(Effect::Nothing, share()));
    let harm = Some(shares(chances, &Effect::HARM)).filter(|harm| !harm.is_empty());
    nothing.into_iter().chain(harm).collect::<Vec<_>>().join(", ")
}

fn shares(chances: &Chances, effects: &[Effect]) -> String {
    let some = effects.iter().map(|effect| (*effect, chances.of_effect(*effect)));
    let some = some.filter(|(_, ways)| *ways > 0);
    let words = some.map(|(effect, ways)| effect_of(effect, describe::percent(ways, chances.of)));
    words.collect::<Vec<_>>().join(", ")
}

fn effect_of(effect: Effect, share: String) -> String {
    say!("reason-effect", effect = effect.id(), share)
}

fn lost(mind: Mind<'_>, unit: UnitId, harm: Harm) -> String {
    let points = points(points_for(mind, unit));
    say!("reason-lost", leaves = share(harm.leaves), breaks = share(harm.breaks), points)
}

/// Returns the enemy fire at a unit in a hex as text.
pub(super) fn of_danger(mind: Mind<'_>, unit: UnitId, hex: HexId, danger: &Danger) -> String {
    let Danger { column, support, harm } = *danger;
    let support = match support {
        Support::Given => "given",
        Support::Missing => "missing",
    };
    let (unit, hex) = (name(mind, unit), number(mind, hex));
    let column = mind.scene.game().crt.label(column);
    let (leaves, breaks) = (share(harm.leaves), share(harm.breaks));
    say!("reason-danger", unit, hex, support, column, leaves, breaks)
}

/// Returns the effect of a recovery: `5th OH loses its marker`.
pub(super) fn of_recovery(mind: Mind<'_>, unit: UnitId) -> String {
    say!("reason-recovers", unit = name(mind, unit), stake = stake(mind, unit))
}

/// Returns the odds of a rebuild: `a die of 4 or less rebuilds 5th OH, 67%`.
pub(super) fn of_rebuild(mind: Mind<'_>, unit: UnitId) -> String {
    let rating = rally::rebuild_rating(mind.scene, unit).min(6);
    let chance = share(ONE * Ppm::from(rating) / 6);
    say!("reason-rebuilds", rating, unit = name(mind, unit), chance, stake = stake(mind, unit))
}

/// Returns the stake of a unit as text.
pub(super) fn of_stake(mind: Mind<'_>, unit: UnitId) -> String {
    say!("reason-struck", unit = name(mind, unit), stake = stake(mind, unit))
}

fn stake(mind: Mind<'_>, unit: UnitId) -> String {
    say!("reason-stake", points = points(points_for(mind, unit)))
}

/// Returns the points that the other side gets for a unit in the scenario.
fn points_for(mind: Mind<'_>, unit: UnitId) -> Milli {
    let info = mind.scene.info(unit);
    let strength = Milli::from(info.fresh.unwrap_or(info.battleworn).sp.sixteenths());
    let victory = &mind.scene.package.scenario().victory;
    let rate = match info.arm {
        Arm::Artillery => victory.eliminated_artillery_sp,
        Arm::Infantry | Arm::Cavalry => victory.broken_sp[info.arm],
    };
    strength * POINT / 16 * Milli::from(rate.numerator) / Milli::from(rate.denominator)
}

pub(super) fn name(mind: Mind<'_>, unit: UnitId) -> String {
    describe::units(mind.scene.game(), &only(unit))
}

pub(super) fn number(mind: Mind<'_>, hex: HexId) -> String {
    mind.scene.game().map.number(hex).to_string()
}

/// Returns thousandths of a point as a decimal number.
pub(super) fn points(milli: Milli) -> String {
    let hundredths = (milli.abs() + 5) / 10;
    format!("{}{}.{:02}", if milli < 0 { "−" } else { "" }, hundredths / 100, hundredths % 100)
}

/// Returns a share in whole percent.
pub(super) fn share(share: Ppm) -> String {
    match (share + ONE / 200) / (ONE / 100) {
        0 if share > 0 => "<1%".to_owned(),
        100 if share < ONE => ">99%".to_owned(),
        percent => format!("{percent}%"),
    }
}
