//! What dice bring, in the figures of the charts.

use blind_swords::Look;
use blind_swords::check::{rally, values};
use blind_swords::describe;
use blind_swords::game::{Arm, UnitId};
use blind_swords::look::{members, only};
use blind_swords::odds::{self, Chances, Effect, Odds, Plan};
use kernel::HexId;

use crate::assaults::Fight;
use crate::charts::Harm;
use crate::fate::{ONE, Ppm, Support};
use crate::fires::Shot;
use crate::ground::{Milli, POINT};
use crate::mind::Mind;
use crate::stand::Danger;

/// `fire at 5th OH in 2210 on column 5, cohesion 4: no effect 42%, retreat 14%; it breaks in 3%, worth 1.50 points`.
pub(super) fn of_fire(mind: Mind<'_>, shot: &Shot) -> Option<String> {
    let Shot { volley, fire } = shot;
    let plan = Plan::Fire { volley: volley.clone(), fire: *fire, given: Vec::new() };
    let odds = odds::of_plan(mind.scene, &plan).into_iter().next()?;
    let column = odds.column?;
    let (what, harm) = (aimed(mind, "fire at", &odds), mind.harm(odds.lead, column));
    Some(format!("{what}: {}; {}", suffered(&odds.chances), lost(mind, odds.lead, harm)))
}

/// The same of a close combat, from the hex from which it is fought.
pub(super) fn of_attack(mind: Mind<'_>, fight: &Fight) -> Option<String> {
    let odds = clash(mind, fight)?;
    let column = odds.column?;
    let support = mind.support(odds.lead);
    let harm = mind.ground.charts.close(odds.lead, mind.condition(odds.lead), support, column);
    let what = aimed(mind, &format!("attack from {} on", number(mind, fight.from)), &odds);
    Some(format!("{what}: {}; {}", suffered(&odds.chances), lost(mind, odds.lead, harm)))
}

/// What a close combat does to those who attack.
pub(super) fn of_price(mind: Mind<'_>, fight: &Fight) -> Option<String> {
    let odds = clash(mind, fight)?;
    let label = mind.scene.game().crt.label(odds.column?);
    let recoil = shares(&odds.chances, &Effect::RECOIL);
    let largest = *values::largest(mind.scene, members(&fight.attackers)).first()?;
    let recoil = if recoil.is_empty() { "nothing by the dice".to_owned() } else { recoil };
    Some(format!(
        "what {} may suffer on column {label}, cohesion {}: {recoil}; and fire before it",
        name(mind, largest),
        odds.cr
    ))
}

fn clash(mind: Mind<'_>, fight: &Fight) -> Option<Odds> {
    let Fight { attackers, from, target } = *fight;
    let plan = Plan::Close { attackers, assaulting: from, target, given: Vec::new() };
    odds::of_plan(mind.scene, &plan).into_iter().next()
}

fn aimed(mind: Mind<'_>, what: &str, odds: &Odds) -> String {
    let label = odds.column.map_or("none", |column| mind.scene.game().crt.label(column));
    let (lead, hex) = (name(mind, odds.lead), number(mind, odds.target));
    format!("{what} {lead} in {hex}, column {label}, cohesion {}", odds.cr)
}

/// What becomes of those who are fired at or attacked.
fn suffered(chances: &Chances) -> String {
    let nothing = chances.of_effect(Effect::Nothing);
    let nothing =
        (nothing > 0).then(|| format!("no effect {}", describe::percent(nothing, chances.of)));
    let harm = Some(shares(chances, &Effect::HARM)).filter(|harm| !harm.is_empty());
    nothing.into_iter().chain(harm).collect::<Vec<_>>().join(", ")
}

fn shares(chances: &Chances, effects: &[Effect]) -> String {
    let some =
        effects.iter().map(|effect| (effect.id().replace('-', " "), chances.of_effect(*effect)));
    let some = some.filter(|(_, ways)| *ways > 0);
    let words: Vec<_> = some
        .map(|(words, ways)| format!("{words} {}", describe::percent(ways, chances.of)))
        .collect();
    words.join(", ")
}

fn lost(mind: Mind<'_>, unit: UnitId, harm: Harm) -> String {
    let points = points(points_for(mind, unit));
    format!(
        "it leaves in {}, breaks in {}: {points} points",
        share(harm.leaves),
        share(harm.breaks)
    )
}

/// What can be fired at a unit where it would stand.
pub(super) fn of_danger(mind: Mind<'_>, unit: UnitId, hex: HexId, danger: &Danger) -> String {
    let Danger { column, support, harm } = *danger;
    let supported = match support {
        Support::Given => "supported",
        Support::Missing => "unsupported",
    };
    format!(
        "what can be fired at {} in {}, {supported}, column {}: it leaves in {}, breaks in {}",
        name(mind, unit),
        number(mind, hex),
        mind.scene.game().crt.label(column),
        share(harm.leaves),
        share(harm.breaks)
    )
}

/// `5th OH loses its marker`.
pub(super) fn of_recovery(mind: Mind<'_>, unit: UnitId) -> String {
    format!("{} is steady again, {}", name(mind, unit), stake(mind, unit))
}

/// `a die of 4 or less rebuilds 5th OH, 67%`.
pub(super) fn of_rebuild(mind: Mind<'_>, unit: UnitId) -> String {
    let rating = rally::rebuild_rating(mind.scene, unit).min(6);
    let chance = share(ONE * Ppm::from(rating) / 6);
    format!(
        "a die of {rating} or less rebuilds {}, {chance}; {}",
        name(mind, unit),
        stake(mind, unit)
    )
}

/// What is lost with a unit.
pub(super) fn of_stake(mind: Mind<'_>, unit: UnitId) -> String {
    format!("what becomes of {}, {}", name(mind, unit), stake(mind, unit))
}

fn stake(mind: Mind<'_>, unit: UnitId) -> String {
    format!("{} points if it breaks", points(points_for(mind, unit)))
}

/// The points that the other side gets for a unit, by the scenario.
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

/// Thousandths of a point as people read them.
pub(super) fn points(milli: Milli) -> String {
    let hundredths = (milli.abs() + 5) / 10;
    format!("{}{}.{:02}", if milli < 0 { "−" } else { "" }, hundredths / 100, hundredths % 100)
}

/// A share in whole percent.
pub(super) fn share(share: Ppm) -> String {
    match (share + ONE / 200) / (ONE / 100) {
        0 if share > 0 => "<1%".to_owned(),
        100 if share < ONE => ">99%".to_owned(),
        percent => format!("{percent}%"),
    }
}
