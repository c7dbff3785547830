//! The odds of a fire before its die is rolled: the procedure of `play/fire.rs` itself, played out for every die.
//!
//! What people decide on the way is [taken for granted](Assumed) and said beside the odds; whether leaders go with their
//! troops is told both ways. Who takes an emptied hex is decided after all dice, and not in them.

mod assumed;

use std::collections::BTreeSet;
use std::sync::Arc;

use kernel::{Branch, Die, End, Entry, Side, enumerate};

use crate::board::Board;
use crate::check::fire;
use crate::check::morale::{self, Occasion};
use crate::choice::{Choice, Word};
use crate::event::{Attack, Event, Modifier, Verdict};
use crate::game::{Result, UnitId, UnitSet};
use crate::look::Look;
use crate::play;
use crate::question::{FireQuestion, FireStep, Question};
use crate::rules::Rules;
use crate::system::{BrigadeBattles, Scene, Step};

pub use assumed::{Assumed, Leaders};

/// A fire is played out so often at most: several times what any needs.
const MOST_RUNS: usize = 1000;
/// Odds are told in hundredths where they can be.
const HUNDRED: u128 = 100;

/// The odds of a fire. CM 9.5 to 9.8.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odds {
    /// The fire up to its die.
    pub attack: Attack,
    /// What is taken for granted.
    pub assumed: BTreeSet<Assumed>,
    /// Out of how many ways, all equally likely, the rest are counted: 100, or more where hundredths do not do.
    pub of: u32,
    /// In how many ways the chart says what.
    pub results: Vec<(Result, u32)>,
    /// In how many ways so many strength points are lost.
    pub losses: Vec<(u8, u32)>,
    /// In how many ways it suffers something.
    pub harm: u32,
    /// In how many ways the target retreats.
    pub retreat: u32,
    /// In how many ways it routs, or flees again.
    pub rout: u32,
    /// In how many ways it is out of the game.
    pub eliminated: u32,
    /// In how many ways a leader with it is hit.
    pub leader: u32,
    /// In how many ways something was not played to its end, and may bring more than is told.
    pub cut: u32,
}

/// What became of a target on one way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Fall {
    result: Option<Result>,
    loss: u8,
    retreats: bool,
    routs: bool,
    eliminated: bool,
    leader: bool,
}

/// The odds of what an answer brings on: a fire that is ready, or with one more who joins it.
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
    let scene = Scene { package: rules, board };
    let (step, target, firers) = match (question, choice) {
        (FireQuestion::Target(step), Choice::Unit(target)) => {
            (*step, target, all(scene, *step, target))
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
    match fire::attack(scene, step, target, firers) {
        Ok(attack) if !attack.shots.is_empty() => of_attack(rules, board, step, &attack),
        Ok(_) | Err(_) => Vec::new(),
    }
}

/// All who may fire at a target.
fn all(scene: Scene<'_>, step: FireStep, target: UnitId) -> UnitSet {
    let side: Side = fire::firing_side(scene, step);
    let may = scene.on_map(side).filter(|(unit, _)| fire::shot(scene, step, *unit, target).is_ok());
    may.map(|(unit, _)| unit.index()).collect()
}

/// The odds of a fire, and those with leaders who stay where it matters.
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
    let scene = Scene { package: rules, board };
    let falls: Vec<_> =
        tree.branches.iter().map(|branch| (fall(scene, attack.target, branch), branch)).collect();
    let of = if tree.branches.iter().all(|branch| (branch.ways * HUNDRED).is_multiple_of(tree.of)) {
        HUNDRED
    } else {
        tree.of.max(HUNDRED)
    };
    let ways = |branch: &Branch<_, _>| (branch.ways * of / tree.of) as u32;
    let count = |is: &dyn Fn(&Fall) -> bool| {
        falls.iter().filter(|(fall, _)| is(fall)).map(|(_, branch)| ways(branch)).sum()
    };
    let mut odds = Odds {
        attack: attack.clone(),
        assumed: tree.assumed,
        of: of as u32,
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
            add(&mut odds.results, result, ways(branch));
        }
        add(&mut odds.losses, fall.loss, ways(branch));
    }
    odds.results.sort_unstable();
    odds.losses.sort_unstable();
    odds
}

fn add<T: PartialEq>(counts: &mut Vec<(T, u32)>, what: T, ways: u32) {
    match counts.iter_mut().find(|(known, _)| *known == what) {
        Some((_, count)) => *count += ways,
        None => counts.push((what, ways)),
    }
}

/// What the facts of a way tell of a target. CM 9.6 to 9.8.
fn fall<U>(scene: Scene<'_>, target: UnitId, branch: &Branch<Entry<BrigadeBattles>, U>) -> Fall {
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
                fall.leader |= scene.leader_info(*leader).side == scene.side_of(target);
            }
            _ => {}
        }
    }
    fall
}

/// In how many ways out of ten a unit rallies. CM 10.2.
pub fn of_rally(scene: Scene<'_>, unit: UnitId) -> u32 {
    let (value, modifiers) = (morale::value(scene, unit), morale::modifiers(scene, unit));
    let modifier = Modifier::total(&modifiers);
    let holds = |die: &&Die| {
        morale::verdict(scene, Occasion::Rally, value, modifier, **die) == Verdict::Holds
    };
    Die::OF_TEN.iter().filter(holds).count() as u32
}
