//! Odds of a fire combat before its die roll. The module runs the procedure of `play/fire.rs` for
//! every result of the die.
//!
//! For choices that players make in the course of the fire, the module uses [assumptions](Assumed),
//! which the odds list. It computes odds for leaders that go with their troops and for leaders that
//! stay. Advances happen after all dice and are not included.

mod assumed;

use std::collections::BTreeSet;
use std::sync::Arc;

use kernel::{Branch, Die, End, Entry, Side, add_ways, enumerate};

use crate::board::Board;
use crate::check::fire;
use crate::check::morale::{self, Occasion};
use crate::choice::{Choice, Word};
use crate::event::{Attack, Event, Modifier, Verdict};
use crate::game::{Result, UnitId, UnitSet};
use crate::play;
use crate::position_ext::PositionExt;
use crate::question::{FireQuestion, FireStep, Question};
use crate::rules::Rules;
use crate::system::{BrigadeBattles, Position, Step};

pub use assumed::{Assumed, Leaders};

/// Maximum number of simulated runs of one fire. Every fire needs far fewer.
const MOST_RUNS: usize = 1000;
/// Preferred total number of ways. Each number of ways is then a percentage.
const HUNDRED: u32 = 100;

/// Odds of a fire combat. The probability of each outcome is a number of ways, divided by
/// [`Odds::of`]. CM 9.5 to 9.8.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odds {
    /// Fire as it is before its die roll.
    pub attack: Attack,
    /// Assumptions on which the odds depend.
    pub assumed: BTreeSet<Assumed>,
    /// Total number of ways, by which each number of ways is divided to get a probability. 100 if
    /// all probabilities are whole percentages, otherwise 100 or more.
    pub of: u32,
    /// Results of the Combat Chart, each with its number of ways.
    pub results: Vec<(Result, u32)>,
    /// Numbers of strength points that the target loses, each with its number of ways.
    pub losses: Vec<(u8, u32)>,
    /// Number of ways in which the target loses strength, flees or is eliminated.
    pub harm: u32,
    /// Number of ways in which the target retreats.
    pub retreat: u32,
    /// Number of ways in which the target routs, or flees again.
    pub rout: u32,
    /// Number of ways in which the target is eliminated.
    pub eliminated: u32,
    /// Number of ways in which a leader of the target's side is hit.
    pub leader: u32,
    /// Number of ways in which the computation stopped at a limit before the end of the fire. Such
    /// a fire combat may have further effects.
    pub cut: u32,
}

/// Effects on the target in one course of the fire.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Fall {
    result: Option<Result>,
    loss: u8,
    retreats: bool,
    routs: bool,
    eliminated: bool,
    leader: bool,
}

/// Returns the odds of an option in a fire question. The option is the fire itself, or a further
/// unit that joins the fire.
pub fn of_answer(
    rules: &Arc<Rules>,
    board: &Board,
    question: &Question,
    choice: Choice,
) -> Vec<Odds> {
    match question {
        Question::Fire(question) => of_fire(rules, board, question, choice),
        _ => Vec::new(),
    }
}

fn of_fire(
    rules: &Arc<Rules>,
    board: &Board,
    question: &FireQuestion,
    choice: Choice,
) -> Vec<Odds> {
    let position = Position { package: rules, board };
    let (step, target, firers) = match (question, choice) {
        (FireQuestion::Target(step), Choice::Unit(target)) => {
            (*step, target, all(position, *step, target))
        }
        (FireQuestion::Firers(step, target, named), Choice::Unit(unit)) => {
            let mut firers = *named;
            firers.insert(unit.index());
            (*step, *target, firers)
        }
        (FireQuestion::Firers(step, target, named), Choice::Word(Word::Fire)) => {
            (*step, *target, *named)
        }
        (FireQuestion::Target(_) | FireQuestion::Firers(..), _) => return Vec::new(),
    };
    match fire::attack(position, step, target, firers) {
        Ok(attack) if !attack.shots.is_empty() => of_attack(rules, board, step, &attack),
        Ok(_) | Err(_) => Vec::new(),
    }
}

/// Returns all units that may fire at a target in a phase or step.
fn all(position: Position<'_>, step: FireStep, target: UnitId) -> UnitSet {
    let side: Side = fire::firing_side(position, step);
    let may =
        position.on_map(side).filter(|(unit, _)| fire::shot(position, step, *unit, target).is_ok());
    may.map(|(unit, _)| unit.index()).collect()
}

/// Returns the odds of a fire combat under the assumption that leaders go with their troops. If a
/// leader has this choice, the odds for leaders that stay follow.
pub fn of_attack(rules: &Arc<Rules>, board: &Board, step: FireStep, attack: &Attack) -> Vec<Odds> {
    let odds = |leaders| played(rules, board, step, attack, leaders);
    let go = odds(Leaders::Go);
    if go.assumed.contains(&Assumed::LeaderGoes) { vec![go, odds(Leaders::Stay)] } else { vec![go] }
}

fn played(
    rules: &Arc<Rules>,
    board: &Board,
    step: FireStep,
    attack: &Attack,
    leaders: Leaders,
) -> Odds {
    let tree = enumerate::<BrigadeBattles>(rules, board, leaders, MOST_RUNS, |table| {
        play::resolve(table, step, attack.clone())
    });
    let position = Position { package: rules, board };
    let falls: Vec<_> = tree
        .branches
        .iter()
        .map(|branch| (fall(position, attack.target, branch), branch))
        .collect();
    let of = tree.denominator(HUNDRED, u32::MAX);
    let ways = |branch: &Branch<_, _>| tree.ways(branch, of);
    let count = |is: &dyn Fn(&Fall) -> bool| {
        falls.iter().filter(|(fall, _)| is(fall)).map(|(_, branch)| ways(branch)).sum()
    };
    let mut odds = Odds {
        attack: attack.clone(),
        assumed: tree.assumed.clone(),
        of,
        results: Vec::new(),
        losses: Vec::new(),
        harm: count(&|it| it.loss > 0 || it.retreats || it.routs || it.eliminated),
        retreat: count(&|it| it.retreats),
        rout: count(&|it| it.routs),
        eliminated: count(&|it| it.eliminated),
        leader: count(&|it| it.leader),
        cut: tree.branches.iter().filter(|branch| branch.end == End::Cut).map(ways).sum(),
    };
    for (fall, branch) in &falls {
        if let Some(result) = fall.result {
            add_ways(&mut odds.results, result, ways(branch));
        }
        add_ways(&mut odds.losses, fall.loss, ways(branch));
    }
    odds.results.sort_unstable();
    odds.losses.sort_unstable();
    odds
}

/// Returns the effects on the target in one course of the fire, read from the facts of that course.
/// CM 9.6 to 9.8.
fn fall<U>(
    position: Position<'_>,
    target: UnitId,
    branch: &Branch<Entry<BrigadeBattles>, U>,
) -> Fall {
    let mut fall = Fall::default();
    for Entry { event, path } in &branch.told {
        match event {
            Event::Fired { fire } => fall.result = Some(fire.result),
            Event::StrengthLost { unit, points, .. } if *unit == target => fall.loss += points,
            Event::Eliminated { unit, points } if *unit == target => {
                fall.loss += points;
                fall.eliminated = true;
            }
            Event::Routed { unit } if *unit == target => fall.routs = true,
            Event::Fled { unit, .. } if *unit == target => match path.last() {
                Some(Step::Retreat(_)) => fall.retreats = true,
                _ => fall.routs = true,
            },
            Event::LeaderReplaced { leader } | Event::LeaderLost { leader } => {
                fall.leader |= position.leader_info(*leader).side == position.side_of(target);
            }
            _ => {}
        }
    }
    fall
}

/// Returns the number of die faces, out of ten, with which a unit rallies. CM 10.2.
pub fn of_rally(position: Position<'_>, unit: UnitId) -> u32 {
    let (value, modifiers) = (morale::value(position, unit), morale::modifiers(position, unit));
    let modifier = Modifier::total(&modifiers);
    let holds = |die: &&Die| {
        morale::verdict(position, Occasion::Rally, value, modifier, **die) == Verdict::Holds
    };
    Die::OF_TEN.iter().filter(holds).count() as u32
}
