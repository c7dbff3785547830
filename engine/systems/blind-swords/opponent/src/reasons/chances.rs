//! Explanations by odds, with the figures of the charts.

use blind_swords::PositionExt;
use blind_swords::check::{rally, values};
use blind_swords::describe;
use blind_swords::game::{Arm, UnitId};
use blind_swords::odds::{self, Chances, Effect, Odds, Plan};
use blind_swords::position_ext::{members, only};
use kernel::{HexId, say};

use crate::evaluation::assaults::Fight;
use crate::evaluation::fires::Shot;
use crate::evaluation::stand::Danger;
use crate::position::charts::Harm;
use crate::position::eval_context::EvalContext;
use crate::position::fate::{ONE, Ppm, Support};
use crate::position::ground::{Milli, POINT};

/// Returns the odds of a fire combat as a line for players: `fire at 5th OH in 2210 on column 5,
/// cohesion 4: no effect 42%, retreat 14%; it breaks in 3%, worth 1.50 points`.
pub(super) fn of_fire(context: EvalContext<'_>, shot: &Shot) -> Option<String> {
    let Shot { volley, fire } = shot;
    let plan = Plan::Fire { volley: volley.clone(), fire: *fire, given: Vec::new() };
    let odds = odds::of_plan(context.position, &plan).into_iter().next()?;
    let column = odds.column?;
    let (unit, hex, column_label) = aimed(context, &odds);
    let (effects, lost) =
        (suffered(&odds.chances), lost(context, odds.lead, context.harm(odds.lead, column)));
    Some(say!("reason-fire", unit, hex, column = column_label, cohesion = odds.cr, effects, lost))
}

/// Returns the odds of a close combat from its assault hex, as a line for players.
pub(super) fn of_attack(context: EvalContext<'_>, fight: &Fight) -> Option<String> {
    let odds = clash(context, fight)?;
    let column = odds.column?;
    let support = context.support(odds.lead);
    let harm =
        context.ground.charts.close(odds.lead, context.condition(odds.lead), support, column);
    let (unit, hex, column) = aimed(context, &odds);
    let (effects, lost) = (suffered(&odds.chances), lost(context, odds.lead, harm));
    let from = number(context, fight.from);
    Some(say!("reason-attack", from, unit, hex, column, cohesion = odds.cr, effects, lost))
}

/// Returns the costs that the attackers must expect, as a line for players.
pub(super) fn of_price(context: EvalContext<'_>, fight: &Fight) -> Option<String> {
    let odds = clash(context, fight)?;
    let column = context.position.game().crt.label(odds.column?);
    let recoil = shares(&odds.chances, &Effect::RECOIL);
    let unit =
        name(context, *values::largest(context.position, members(&fight.attackers)).first()?);
    let effects = if recoil.is_empty() { say!("reason-no-recoil") } else { recoil };
    Some(say!("reason-price", unit, column, cohesion = odds.cr, effects))
}

fn clash(context: EvalContext<'_>, fight: &Fight) -> Option<Odds> {
    let Fight { attackers, from, target } = *fight;
    let plan = Plan::Close { attackers, assaulting: from, target, given: Vec::new() };
    odds::of_plan(context.position, &plan).into_iter().next()
}

/// Returns three strings: the lead unit, its hex and the chart column.
fn aimed(context: EvalContext<'_>, odds: &Odds) -> (String, String, String) {
    let label = odds.column.map_or("–", |column| context.position.game().crt.label(column));
    (name(context, odds.lead), number(context, odds.target), label.to_owned())
}

/// Returns the odds of the effects on the target as a phrase.
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

fn lost(context: EvalContext<'_>, unit: UnitId, harm: Harm) -> String {
    let points = points(points_for(context, unit));
    say!("reason-lost", leaves = share(harm.leaves), breaks = share(harm.breaks), points)
}

/// Returns the enemy fire at a unit in a hex, in words.
pub(super) fn of_danger(
    context: EvalContext<'_>,
    unit: UnitId,
    hex: HexId,
    danger: &Danger,
) -> String {
    let Danger { column, support, harm } = *danger;
    let support = match support {
        Support::Given => "given",
        Support::Missing => "missing",
    };
    let (unit, hex) = (name(context, unit), number(context, hex));
    let column = context.position.game().crt.label(column);
    let (leaves, breaks) = (share(harm.leaves), share(harm.breaks));
    say!("reason-danger", unit, hex, support, column, leaves, breaks)
}

/// Returns the effect of a recovery in words: `5th OH loses its marker`.
pub(super) fn of_recovery(context: EvalContext<'_>, unit: UnitId) -> String {
    say!("reason-recovers", unit = name(context, unit), stake = stake(context, unit))
}

/// Returns the odds of a rebuild in words: `a die roll of 4 or less rebuilds 5th OH, 67%`.
pub(super) fn of_rebuild(context: EvalContext<'_>, unit: UnitId) -> String {
    let rating = rally::rebuild_rating(context.position, unit).min(6);
    let chance = share(ONE * Ppm::from(rating) / 6);
    say!(
        "reason-rebuilds",
        rating,
        unit = name(context, unit),
        chance,
        stake = stake(context, unit)
    )
}

/// Returns the stake of a unit in words: the points that its loss would cost.
pub(super) fn of_stake(context: EvalContext<'_>, unit: UnitId) -> String {
    say!("reason-struck", unit = name(context, unit), stake = stake(context, unit))
}

fn stake(context: EvalContext<'_>, unit: UnitId) -> String {
    say!("reason-stake", points = points(points_for(context, unit)))
}

/// Returns the points that the other side scores when a unit breaks or, for artillery, is
/// eliminated.
fn points_for(context: EvalContext<'_>, unit: UnitId) -> Milli {
    let info = context.position.info(unit);
    let strength = Milli::from(info.fresh.unwrap_or(info.battleworn).sp.sixteenths());
    let victory = &context.position.package.scenario().victory;
    let rate = match info.arm {
        Arm::Artillery => victory.eliminated_artillery_sp,
        Arm::Infantry | Arm::Cavalry => victory.broken_sp[info.arm],
    };
    strength * POINT / 16 * Milli::from(rate.numerator) / Milli::from(rate.denominator)
}

pub(super) fn name(context: EvalContext<'_>, unit: UnitId) -> String {
    describe::units(context.position.game(), &only(unit))
}

pub(super) fn number(context: EvalContext<'_>, hex: HexId) -> String {
    context.position.game().map.number(hex).to_string()
}

/// Returns thousandths of a point as a decimal number.
pub(super) fn points(milli: Milli) -> String {
    let hundredths = (milli.abs() + 5) / 10;
    format!("{}{}.{:02}", if milli < 0 { "−" } else { "" }, hundredths / 100, hundredths % 100)
}

/// Returns a share as a whole percentage.
pub(super) fn share(share: Ppm) -> String {
    match (share + ONE / 200) / (ONE / 100) {
        0 if share > 0 => "<1%".to_owned(),
        100 if share < ONE => ">99%".to_owned(),
        percent => format!("{percent}%"),
    }
}
