//! Withdrawals of units in Skirmish Order. SKR-05.

use kernel::{HexId, Search};

use super::movement::may_enter;
use super::retreat::{self, Preferences};
use super::stacking;
use crate::choice::Choice;
use crate::game::UnitId;
use crate::position_ext::{PositionExt, only};
use crate::question::SkirmishWithdrawal;
use crate::refusal::{Check, Refusal, require};
use crate::system::Position;

/// Returns all hexes next to the skirmisher.
pub fn candidates(position: Position<'_>, withdrawal: &SkirmishWithdrawal) -> Vec<Choice> {
    let here = position.board.hex_of(withdrawal.unit);
    let hexes = here.into_iter().flat_map(|here| position.game().map.grid.neighbours(here));
    hexes.map(Choice::Hex).collect()
}

/// Checks whether a skirmisher may withdraw into a hex. SS 18.2, FAQ 18.1. SKR-05, A-95.
pub fn check(position: Position<'_>, withdrawal: &SkirmishWithdrawal, choice: Choice) -> Check {
    let to = choice.hex()?;
    let here = place(position, withdrawal)?;
    may_enter(position, withdrawal.unit, here, to)?;
    let (ways, course) = ways(position, withdrawal, here);
    require(may_step(position, withdrawal, course, here, to), off_course(withdrawal, course, to))?;
    let short = Refusal::new("SKR-05", "SS 18.2", "skr-05-does-not-lead-once-hex");
    require(ways.contains(&to), short.with(to))?;
    retreat::preferred(position, preferences(position, withdrawal, here), &ways, to)
}

fn off_course(withdrawal: &SkirmishWithdrawal, course: Course, to: HexId) -> Refusal {
    let refusal = |reason| Refusal::new("SKR-05", "SS 18.2", reason).with(to);
    match course {
        Course::Away => refusal("skr-05-not-farther").with(withdrawal.from),
        Course::Anywhere => refusal("skr-05-withdrawn-through"),
    }
}

/// Returns the hexes that a skirmisher may withdraw into now, in ascending order. Empty if the
/// skirmisher can reach no refuge.
pub fn steps(position: Position<'_>, withdrawal: &SkirmishWithdrawal) -> Vec<HexId> {
    let Ok(here) = place(position, withdrawal) else { return Vec::new() };
    let preferences = preferences(position, withdrawal, here);
    let mut steps = retreat::best(position, preferences, &ways(position, withdrawal, here).0);
    steps.sort_unstable();
    steps
}

/// Whether a skirmisher may end a withdrawal in a hex. No enemy may be next to the hex, and the hex
/// must have room. SKR-05.
pub fn is_refuge(position: Position<'_>, unit: UnitId, hex: HexId) -> bool {
    !position.next_to_enemy(hex, position.side_of(unit))
        && stacking::fits(position, hex, &only(unit))
}

/// Rule for the direction of a skirmisher's withdrawal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Course {
    /// Each hex must be farther from the moving enemy than the previous hex.
    Away,
    /// The withdrawal may enter any hex that it has not passed yet.
    Anywhere,
}

/// Returns the next hexes of a withdrawal and the direction. The withdrawal goes away from the
/// moving enemy if that leads to a refuge. Otherwise any direction is allowed. SKR-05, A-95.
fn ways(
    position: Position<'_>,
    withdrawal: &SkirmishWithdrawal,
    here: HexId,
) -> (Vec<HexId>, Course) {
    let away = ways_by(position, withdrawal, Course::Away, here);
    if away.is_empty() {
        (ways_by(position, withdrawal, Course::Anywhere, here), Course::Anywhere)
    } else {
        (away, Course::Away)
    }
}

/// Returns the adjacent refuges. If there are none, returns the adjacent hexes that lead to a
/// refuge.
fn ways_by(
    position: Position<'_>,
    withdrawal: &SkirmishWithdrawal,
    course: Course,
    here: HexId,
) -> Vec<HexId> {
    let next: Vec<_> = steps_on(position, withdrawal, course, here).collect();
    let refuges: Vec<_> =
        next.iter().copied().filter(|&hex| is_refuge(position, withdrawal.unit, hex)).collect();
    if !refuges.is_empty() {
        return refuges;
    }
    next.into_iter().filter(|&hex| leads_to_refuge(position, withdrawal, course, hex)).collect()
}

fn leads_to_refuge(
    position: Position<'_>,
    withdrawal: &SkirmishWithdrawal,
    course: Course,
    from: HexId,
) -> bool {
    let grid = &position.game().map.grid;
    let step = |(from, _), to| is_on_course(position, withdrawal, course, from, to).then_some(0);
    let mut search = Search::within(grid, 0);
    search.start(from);
    search.find(grid, step, |hex| is_refuge(position, withdrawal.unit, hex)).is_some()
}

fn steps_on<'a>(
    position: Position<'a>,
    withdrawal: &SkirmishWithdrawal,
    course: Course,
    from: HexId,
) -> impl Iterator<Item = HexId> {
    let next = position.game().map.grid.neighbours(from);
    next.filter(move |&to| is_on_course(position, withdrawal, course, from, to))
}

/// Whether a withdrawal may take a step. SKR-05.
fn is_on_course(
    position: Position<'_>,
    withdrawal: &SkirmishWithdrawal,
    course: Course,
    from: HexId,
    to: HexId,
) -> bool {
    may_step(position, withdrawal, course, from, to)
        && may_enter(position, withdrawal.unit, from, to).is_ok()
}

/// Whether a withdrawal does not return to a hex that it has passed.
fn may_step(
    position: Position<'_>,
    withdrawal: &SkirmishWithdrawal,
    course: Course,
    from: HexId,
    to: HexId,
) -> bool {
    let away = |hex| position.distance(withdrawal.from, hex);
    !withdrawal.passed.contains(&to)
        && match course {
            Course::Away => away(to) > away(from),
            Course::Anywhere => true,
        }
}

fn place(position: Position<'_>, withdrawal: &SkirmishWithdrawal) -> Check<HexId> {
    let gone = Refusal::new("SKR-05", "SS 18.2", "skr-05-not-map").with(withdrawal.unit);
    position.board.hex_of(withdrawal.unit).ok_or(gone)
}

/// FAQ 18.1: returns the preferences of the withdrawal, which are those of a retreat caused by the
/// moving enemy.
fn preferences(
    position: Position<'_>,
    withdrawal: &SkirmishWithdrawal,
    here: HexId,
) -> Preferences {
    let causes = position.stack(withdrawal.from);
    Preferences { unit: withdrawal.unit, here, causes, way: (here, 1) }
}
