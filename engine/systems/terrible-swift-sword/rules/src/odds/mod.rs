//! Odds of options before any dice are rolled. The module continues play after each option for
//! every result of the dice, with the procedures of `play/`.
//!
//! For choices that players make on the way, the odds use [assumptions](Assumed), which they list.
//! They end with the play: with the fire at a hex, the step or route of a move, the march of a
//! brigade, or the round of a melee.

mod assumed;
mod course;

use std::collections::BTreeSet;

use kernel::{End, HexId, PausedPlay, Side, TreeOf, add_ways, enumerate, enumerate_option};

use crate::check::{fire_plan, legality, march, zones};
use crate::choice::{Choice, Word};
use crate::event::{Assault, Attack};
use crate::game::{Arm, FireResult, MeleeResult, Weapon};
use crate::play;
use crate::position_ext::PositionExt;
use crate::question::{
    ChargeQuestion, FirePhase, FireQuestion, LeaderQuestion, MeleeQuestion, MoveQuestion, Question,
    Transfer, Walk,
};
use crate::system::{Position, TerribleSwiftSword};

pub use assumed::{Assumed, Force};
use course::Course;
pub use course::{Fate, Outcome};

/// Maximum number of simulated runs of one option.
const MOST_RUNS: usize = 250;
/// Maximum number of simulated runs of a march, which take long.
const MARCH_RUNS: usize = 60;
/// Preferred and largest total number of ways.
const WAYS: u32 = 36;
const MOST_WAYS: u32 = WAYS * 36 * 36 * 36 * 36 * 36;

/// Odds of an option. The probability of each outcome is a number of ways, divided by
/// [`Odds::of`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odds {
    /// First combat to be resolved, before its die roll. `None` if there is none.
    pub combat: Option<Combat>,
    /// Side that the combat is aimed at, or else the side that decides.
    pub target: Side,
    /// Assumptions on which the odds depend.
    pub assumed: BTreeSet<Assumed>,
    /// Total number of ways.
    pub of: u32,
    /// Results of the chart for the first combat, each with its number of ways.
    pub results: Vec<(CombatResult, u32)>,
    /// Outcomes, each with its number of ways. One way can have several.
    pub outcomes: Vec<(Outcome, u32)>,
    /// Worst grades of harm for the target, from 0 for none to 4, each with its number of ways.
    pub grades: [u32; 5],
    /// Number of ways in which the other side is harmed.
    pub recoil: u32,
    /// Number of ways without an outcome.
    pub none: u32,
    /// Number of ways that were not played to the end because of the limit of runs.
    pub cut: u32,
}

/// Fire or melee before its die is rolled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Combat {
    /// Fire attacks on one occasion, in order.
    Fire(Vec<Attack>),
    /// Round of a melee.
    Melee(Assault),
}

/// Result of a fire attack or melee on its chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CombatResult {
    /// Result of fire.
    Fire(FireResult),
    /// Result of a melee.
    Melee(MeleeResult),
}

/// Returns the odds of an option. Empty if it leads to no roll.
pub fn of_option(
    paused: PausedPlay<'_, TerribleSwiftSword>,
    question: &Question,
    choice: Choice,
) -> Vec<Odds> {
    let position = paused.position();
    let trees = match (question, choice) {
        (Question::Charge(ChargeQuestion::Whom), Choice::Unit(unit)) => {
            let targets = Question::Charge(ChargeQuestion::Target(unit));
            let targets = legality::options(position, &targets).into_iter();
            targets.map(|target| charged(paused, unit, target)).collect()
        }
        (Question::Charge(ChargeQuestion::Target(unit)), _) => vec![charged(paused, *unit, choice)],
        (Question::Fire(FireQuestion::Target(phase)), Choice::Word(Word::Plan)) => {
            planned(paused, *phase)
        }
        _ => {
            let most = |force| if force == Force::March { MARCH_RUNS } else { MOST_RUNS };
            let played = |force| enumerate_option(paused, choice, force, most(force));
            let force = force(paused, question, choice);
            let force = force.filter(|force| may_roll(position, question, choice, *force));
            force.map(played).into_iter().collect()
        }
    };
    let side = decider(position, question);
    trees.iter().filter_map(|tree| of_tree(position, side, tree)).collect()
}

/// Plays the fire of the plan at each hex, as if the others did not take place. ST 10.3.
fn planned(
    paused: PausedPlay<'_, TerribleSwiftSword>,
    phase: FirePhase,
) -> Vec<TreeOf<TerribleSwiftSword>> {
    let (rules, board) = (paused.package, paused.board);
    let mut plan = fire_plan::plan(paused.position(), phase);
    let mut trees = Vec::new();
    while let Some(hex) = plan.first().map(|fire| fire.hex) {
        let (here, later) = plan.into_iter().partition(|fire| fire.hex == hex);
        plan = later;
        trees.push(enumerate(rules, board, Force::Named, MOST_RUNS, |table| {
            play::planned(table, phase, hex, here.clone())
        }));
    }
    trees
}

/// Plays the melee that a charge leads to, if nothing changes beforehand. ST 18.25.
fn charged(
    paused: PausedPlay<'_, TerribleSwiftSword>,
    unit: crate::game::UnitId,
    target: Choice,
) -> TreeOf<TerribleSwiftSword> {
    let Choice::Hex(hex) = target else { return TreeOf::<TerribleSwiftSword>::default() };
    let (rules, board) = (paused.package, paused.board);
    let mut tree =
        enumerate(rules, board, Force::Named, MOST_RUNS, |table| play::charge(table, unit, hex));
    tree.assumed.insert(Assumed::ChargesAlone);
    tree
}

/// Returns the units that take part, as the odds of an option assume. `None` if the option cannot
/// lead to a roll.
fn force(
    paused: PausedPlay<'_, TerribleSwiftSword>,
    question: &Question,
    choice: Choice,
) -> Option<Force> {
    match (question, choice) {
        (Question::Move(MoveQuestion::March(_)), Choice::Hex(_)) => Some(Force::March),
        (Question::Move(MoveQuestion::Step(_)), _) if is_march(paused.chosen) => Some(Force::March),
        (Question::Fire(FireQuestion::Target(_)), Choice::Hex(_))
        | (Question::Melee(MeleeQuestion::Where), Choice::Hex(_)) => Some(Force::All),
        (Question::Reaction(reaction), _) => Some(Force::Single(reaction.target)),
        (Question::Fire(FireQuestion::Firers(..) | FireQuestion::Second(..)), _)
        | (Question::Withdrawal(_) | Question::Melee(MeleeQuestion::Leave(_)), Choice::Unit(_))
        | (Question::Melee(MeleeQuestion::Who(..)), _)
        | (
            Question::Loss(_)
            | Question::Retreat(_)
            | Question::Crowded(_)
            | Question::Facing(_)
            | Question::Split(_)
            | Question::Leader(LeaderQuestion::Along(..) | LeaderQuestion::Joins(..)),
            _,
        )
        | (
            Question::Move(MoveQuestion::Step(_)),
            Choice::Hex(_) | Choice::Formation(_) | Choice::Word(Word::Exit),
        )
        | (Question::Transfer(Transfer::From(_)), Choice::Word(Word::Done)) => Some(Force::Named),
        (Question::Withdrawal(units), Choice::Word(_)) if !units.is_empty() => Some(Force::Named),
        _ => None,
    }
}

/// Whether a movement phase asks about the move of a whole brigade. ST 5.0.
fn is_march(chosen: &[Choice]) -> bool {
    // The payments before the move end with a keyword.
    let moves = chosen.rsplit(|choice| *choice == Choice::Word(Word::Done)).next();
    let mut moves = moves.into_iter().flatten().filter(|it| !matches!(it, Choice::Word(_)));
    matches!(moves.next(), Some(Choice::Brigade(_)))
}

/// Whether an option of a move can draw fire: movers leave a hex in an enemy zone, or a battery
/// changes its formation near enemies. True for other questions. ST 6.23, 11.1.
fn may_roll(position: Position<'_>, question: &Question, choice: Choice, force: Force) -> bool {
    let Question::Move(question) = question else { return true };
    let enemy = position.board.active().other();
    let leaves = |walk: &Walk| !walk.fired_at && zones::is_controlled(position, walk.here, enemy);
    let near = |hex: HexId, hexes: u16| {
        position.on_map(enemy).any(|(_, at)| u16::from(position.distance(hex, at)) <= hexes)
    };
    let range = u16::from(position.charts().ranges.longest(Weapon::R));
    let changes = |walk: &Walk, hexes: u16| {
        let is_gun = |unit| position.info(unit).arm == Arm::Artillery;
        walk.units().any(is_gun) && near(walk.here, hexes + range)
    };
    match (question, choice) {
        (MoveQuestion::March(brigade), Choice::Hex(to)) => {
            let walks = march::walks(position, *brigade);
            let guide = march::guide(position, &walks);
            let far = guide.map_or(0, |guide| u16::from(position.distance(guide.here, to)));
            // A group ends no farther from its place than it began.
            walks.iter().any(|walk| leaves(walk) || changes(walk, 2 * far))
        }
        (MoveQuestion::Step(walk), _) if force != Force::March => match choice {
            Choice::Hex(to) => {
                leaves(walk) || changes(walk, position.distance(walk.here, to).into())
            }
            Choice::Word(_) => leaves(walk),
            _ => changes(walk, 0),
        },
        _ => true,
    }
}

/// Returns the side that decides a question which can lead to rolls.
fn decider(position: Position<'_>, question: &Question) -> Side {
    let active = position.board.active();
    match question {
        Question::Reaction(reaction) => position.side_of(reaction.target).other(),
        Question::Retreat(retreat) => position.side_of(retreat.unit),
        Question::Split(split) => position.side_of(split.unit).other(),
        Question::Withdrawal(_) => active.other(),
        Question::Facing(facing) => facing.side,
        Question::Transfer(Transfer::From(_)) => position.charts().morale.side,
        Question::Leader(LeaderQuestion::Along(leader, _) | LeaderQuestion::Joins(leader, _)) => {
            position.leader_info(*leader).side
        }
        Question::Loss(crate::question::Loss { units, .. }) | Question::Crowded(units) => {
            let first = units.iter().next().map(crate::game::UnitId::from_index);
            first.map_or(active, |unit| position.side_of(unit))
        }
        _ => active,
    }
}

/// Counts the outcomes of all branches. `None` if no die is rolled.
fn of_tree(
    position: Position<'_>,
    decider: Side,
    tree: &TreeOf<TerribleSwiftSword>,
) -> Option<Odds> {
    if tree.of == 1 && tree.branches.iter().all(|branch| branch.end != End::Cut) {
        return None;
    }
    let of = tree.denominator(WAYS, MOST_WAYS);
    let courses: Vec<_> = tree.branches.iter().map(|it| Course::of(position, it)).collect();
    let combat = courses.iter().find_map(|course| course.combat.clone());
    let target = match &combat {
        Some(Combat::Fire(attacks)) => {
            attacks.first().map_or(decider, |attack| position.side_of(attack.target))
        }
        Some(Combat::Melee(assault)) => assault.attacker.other(),
        None => decider,
    };
    let mut odds = Odds {
        combat,
        target,
        of,
        results: Vec::new(),
        outcomes: Vec::new(),
        grades: [0; 5],
        recoil: 0,
        none: 0,
        cut: 0,
        assumed: tree.assumed.clone(),
    };
    for (course, branch) in courses.iter().zip(&tree.branches) {
        odds.add(course, tree.ways(branch, of), branch.end == End::Cut);
    }
    odds.results.sort_unstable();
    odds.outcomes.sort_by_key(|(outcome, _)| (outcome.side != Some(target), *outcome));
    Some(odds)
}

impl Odds {
    fn add(&mut self, course: &Course, ways: u32, is_cut: bool) {
        if let Some(result) = course.result {
            add_ways(&mut self.results, result, ways);
        }
        let outcomes = course.outcomes();
        for outcome in &outcomes {
            add_ways(&mut self.outcomes, *outcome, ways);
        }
        let of_target = outcomes.iter().filter(|it| it.side == Some(self.target));
        let grade = of_target.map(|outcome| outcome.fate.grade()).max().unwrap_or(0);
        self.grades[usize::from(grade)] += ways;
        let is_recoil = |it: &Outcome| it.side == Some(self.target.other());
        if outcomes.iter().any(is_recoil) {
            self.recoil += ways;
        }
        if outcomes.is_empty() && !is_cut {
            self.none += ways;
        }
        if is_cut {
            self.cut += ways;
        }
    }

    /// Returns the number of ways in which the target is harmed.
    pub fn harm(&self) -> u32 {
        self.grades[1..].iter().sum()
    }
}
