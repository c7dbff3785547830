//! Forecast of a fire combat or an attack: the values before the roll, computed as in play, and the
//! odds of the results.

use kernel::words::all_of;
use kernel::{HexId, say};

use super::chart::shift_name;
use super::name::{band_name, effect_name, list, number, strength, test_or_none, unit_name};
use crate::choice::Choice;
use crate::event::{AppliedShift, Contribution};
use crate::game::CohesionTest;
use crate::odds::{self, Assumption, Combat, Effect, Odds, Outlook};
use crate::position_ext::PositionExt;
use crate::question::{AssaultQuestion, FireQuestion, Question};
use crate::system::Position;

/// Describes the fire or attack that an answer causes: `range 2 Long, 3 SP, column 2 (target
/// terrain -1); no effect 58%, Routine 25%, Tough 17%`. `None` if the answer causes no combat or
/// leaves the target open. [`odds`] lists each target.
pub(super) fn of_answer(
    position: Position<'_>,
    question: &Question,
    choice: Choice,
) -> Option<String> {
    let plans = odds::plans(position, question, choice);
    let alternatives = matches!(
        question,
        Question::Fire(FireQuestion::Unit(_)) | Question::Assault(AssaultQuestion::Unit(_))
    );
    let plan = match &plans[..] {
        [only] => only,
        [first, ..] if !alternatives => first,
        _ => return None,
    };
    let odds = odds::of_plan(position, plan);
    let first = odds.first()?;
    let (strength, tests) = (up_to_the_dice(position, first), tests(first));
    Some(if plans.len() > 1 || odds.len() > 1 {
        say!("odds-first-of-several", strength, tests)
    } else {
        say!("odds-only", strength, tests)
    })
}

/// Describes a fire combat or an attack and its odds in full, line by line.
pub fn odds(position: Position<'_>, outlook: &Outlook) -> Vec<String> {
    let (game, odds) = (position.game(), &outlook.odds);
    let (hex, lead) = (number(game, odds.target), unit_name(game, odds.lead));
    let combat = match odds.combat {
        Combat::Fire(_) => say!("odds-fire", hex, lead, cohesion = odds.cr),
        Combat::Close { .. } => say!("odds-close-combat", hex, lead, cohesion = odds.cr),
    };
    let mut lines = vec![
        given(position, combat, &odds.given),
        format!("  {}", up_to_the_dice(position, odds)),
        format!("  {}", tests(odds)),
    ];
    lines.extend(effects(odds).map(|effects| format!("  {effects}")));
    let fates = outlook.fates.iter().map(|(fate, ways)| (*ways, fate.words()));
    let fates = Some(shares(fates, outlook.of)).filter(|fates| !fates.is_empty());
    lines.extend(fates.map(|fates| format!("  {fates}")));
    lines.extend(taken(outlook).iter().map(|line| format!("  {line}")));
    lines
}

/// Describes the assumptions of a forecast and the results that it does not count: `in 14% what
/// follows is not counted: the owner of retreating units chooses their way`.
pub fn taken(outlook: &Outlook) -> Vec<String> {
    let assumed = outlook.assumed.iter().map(|it| it.words());
    let assumed =
        (!outlook.assumed.is_empty()).then(|| say!("odds-assumed", assumptions = list(assumed)));
    let uncounted = outlook
        .uncounted()
        .map(|(reason, ways)| say!("odds-uncounted", share = percent(ways, outlook.of), reason));
    assumed.into_iter().chain(uncounted).collect()
}

/// Formats the share of `ways` in `of` outcomes as a whole percentage. Shares that would be rounded
/// to 0% or 100% become `<1%` or `>99%`.
pub fn percent(ways: u32, of: u32) -> String {
    let (part, whole) = (u64::from(ways), u64::from(of));
    match (part * 200 + whole) / (2 * whole) {
        0 if ways > 0 => "<1%".to_owned(),
        100 if ways < of => ">99%".to_owned(),
        percent => format!("{percent}%"),
    }
}

/// Adds assumptions to the description of a combat: `…, if A1 is the lead unit`.
fn given(position: Position<'_>, combat: String, given: &[Assumption]) -> String {
    let game = position.game();
    let words = |given: &Assumption| match *given {
        Assumption::Lead(unit) => say!("odds-if-lead", unit = unit_name(game, unit)),
        Assumption::Assaulting(hex) => say!("odds-if-assaulting", hex = number(game, hex)),
        Assumption::Primary(side) => {
            say!("odds-if-primary", side = &game.map.compass[side.index()])
        }
    };
    if given.is_empty() {
        return combat;
    }
    say!("odds-given", combat, conditions = list(given.iter().map(words)))
}

/// Describes the values before the roll: `range 2 Long, 3 SP, column 2 (target terrain -1)`, `9 SP
/// against 4, column 10-12 (odds +2)`.
fn up_to_the_dice(position: Position<'_>, odds: &Odds) -> String {
    let crt = &position.game().crt;
    let column = odds.column.map_or_else(
        || say!("odds-no-column"),
        |column| say!("odds-column", column = crt.label(column)),
    );
    let column = reasons(column, &odds.shifts);
    match &odds.combat {
        Combat::Fire(contributions) => {
            let strength = say!("odds-strength", strength = strength(odds.strength));
            let mut parts = ranges(position, contributions, odds.target);
            parts.extend([strength, column]);
            parts.join(", ")
        }
        Combat::Close { attacking_sp, defending_sp, .. } => {
            let (attacking, defending) = (strength(*attacking_sp), strength(*defending_sp));
            say!("odds-strengths", attacking, defending, column)
        }
    }
}

/// Describes the chances of each cohesion test: `no effect 58%, Routine 25%, Tough 17%`.
fn tests(odds: &Odds) -> String {
    let tests = [
        None,
        Some(CohesionTest::CloseFight),
        Some(CohesionTest::Routine),
        Some(CohesionTest::Tough),
        Some(CohesionTest::Severe),
    ];
    let chances = tests.map(|test| (odds.chances.of_test(test), test_or_none(test)));
    shares(chances.into_iter(), odds.chances.of)
}

/// Describes the chances of each effect of the cohesion table: `depletion 30%, morale hit 25%,
/// retreat 14%`.
fn effects(odds: &Odds) -> Option<String> {
    let some = Effect::ALL.into_iter().filter(|effect| *effect != Effect::Nothing);
    let chances = some.map(|effect| (odds.chances.of_effect(effect), effect_name(effect)));
    Some(shares(chances, odds.chances.of)).filter(|words| !words.is_empty())
}

fn shares(chances: impl Iterator<Item = (u32, String)>, of: u32) -> String {
    let some = chances.filter(|(ways, _)| *ways > 0);
    let words: Vec<_> = some
        .map(|(ways, word)| say!("odds-share", what = word, share = percent(ways, of)))
        .collect();
    words.join(", ")
}

/// Adds the shifts to the description of a column: `column 2 (target terrain -1, over units -1)`.
fn reasons(column: String, shifts: &[AppliedShift]) -> String {
    if shifts.is_empty() {
        return column;
    }
    let shift = |shift: &AppliedShift| format!("{} {:+}", shift_name(&shift.id), shift.columns);
    let shifts: Vec<_> = shifts.iter().map(shift).collect();
    format!("{column} ({})", shifts.join(", "))
}

/// Describes the distances and range bands of the firers, without repeats.
fn ranges(position: Position<'_>, contributions: &[Contribution], target: HexId) -> Vec<String> {
    let mut seen: Vec<(u8, Vec<String>)> = Vec::new();
    for contribution in contributions {
        let Some(from) = position.board.hex_of(contribution.unit) else { continue };
        let (distance, band) = (position.distance(from, target), band_name(contribution.band));
        match seen.iter_mut().find(|(known, _)| *known == distance) {
            Some((_, bands)) if bands.contains(&band) => {}
            Some((_, bands)) => bands.push(band),
            None => seen.push((distance, vec![band])),
        }
    }
    let words =
        |(distance, bands): (u8, Vec<String>)| say!("odds-range", distance, bands = all_of(bands));
    seen.into_iter().map(words).collect()
}
