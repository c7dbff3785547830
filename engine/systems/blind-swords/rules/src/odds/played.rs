//! Odds computed by playing out a fire combat or a close combat for every roll.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use kernel::{Branch, End, Entry, Play, Reader, Side, TreeOf, enumerate, say};

use super::chances::{Chances, Effect, Result, WAYS};
use super::{Assumed, Combat, Decided, Odds, Plan, Undecided, plans};
use crate::board::Board;
use crate::choice::Choice;
use crate::event::Event;
use crate::game::{CohesionResult, CohesionTest, MomentKind};
use crate::play::{close_combat, fire};
use crate::position_ext::PositionExt;
use crate::question::Question;
use crate::rules::Rules;
use crate::system::{BlindSwords, Position, Table};
use crate::view::Seen;

/// Maximum number of runs for one combat. Most combats need far fewer.
const MOST_RUNS: usize = 250;
/// Maximum total of outcomes, used if the exact total is larger.
const MOST_WAYS: u32 = WAYS * 1_000_000;

/// Fate of a unit that follows from the procedure, not from the charts alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fate {
    /// A unit of the target breaks.
    Breaks,
    /// A unit of the target is eliminated.
    Eliminated,
    /// A unit of the target panics.
    Panics,
    /// An attacker breaks.
    AttackerBreaks,
    /// An attacker is eliminated.
    AttackerEliminated,
}

impl Fate {
    /// All fates, in display order.
    pub const ALL: [Self; 5] = [
        Self::Breaks,
        Self::Eliminated,
        Self::Panics,
        Self::AttackerBreaks,
        Self::AttackerEliminated,
    ];

    /// Returns the word used in the protocol.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Breaks => "breaks",
            Self::Eliminated => "eliminated",
            Self::Panics => "panics",
            Self::AttackerBreaks => "attacker-breaks",
            Self::AttackerEliminated => "attacker-eliminated",
        }
    }

    /// Returns the fate in words.
    pub fn words(self) -> String {
        match self {
            Self::Breaks => say!("fate-breaks"),
            Self::Eliminated => say!("fate-eliminated"),
            Self::Panics => say!("fate-panics"),
            Self::AttackerBreaks => say!("fate-attacker-breaks"),
            Self::AttackerEliminated => say!("fate-attacker-eliminated"),
        }
    }

    /// Fates that befall units of the target.
    const HARM: [Self; 3] = [Self::Breaks, Self::Eliminated, Self::Panics];
    /// Fates that befall attackers.
    const RECOIL: [Self; 2] = [Self::AttackerBreaks, Self::AttackerEliminated];
}

/// Odds of a fire combat or a close combat, played out up to the first decision that is not
/// assumed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// Values before the roll, with the results of the charts.
    pub odds: Odds,
    /// Total number of outcomes, to which all other counts refer.
    pub of: u32,
    /// Number of outcomes with each fate.
    pub fates: BTreeMap<Fate, u32>,
    /// Number of outcomes with an effect on the target.
    pub harm: u32,
    /// Number of outcomes with an effect on an attacker.
    pub recoil: u32,
    /// Assumptions that at least one branch made about players' decisions.
    pub assumed: BTreeSet<Assumed>,
    /// Number of outcomes that end at each kind of decision. Their further effects are not counted.
    pub undecided: BTreeMap<Undecided, u32>,
    /// Number of outcomes that were not played out because the limit of runs was reached.
    pub cut: u32,
}

impl Outlook {
    /// Returns the reasons why counts are incomplete, each with its number of outcomes.
    pub fn uncounted(&self) -> impl Iterator<Item = (String, u32)> {
        let cut = (self.cut > 0).then(|| (say!("undecided-cut"), self.cut));
        self.undecided.iter().map(|(what, ways)| (what.words(), *ways)).chain(cut)
    }
}

/// Returns the odds of all fire combats and close combats that an answer leads to, in order. Empty
/// if it leads to none. The odds use only public information, so they are the same for every
/// viewer.
pub fn of_answer(
    rules: &Arc<Rules>,
    board: &Board,
    question: &Question,
    choice: Choice,
) -> Vec<Outlook> {
    let seen = Seen::of(Position { package: rules, board }, Reader::Everybody);
    let position = seen.position(rules);
    let mut all = Vec::new();
    // A running script may have asked the question. The scripts that run here must not use up its
    // budget.
    rules.scripts.apart(&mut || {
        all = plans(position, question, choice)
            .iter()
            .flat_map(|plan| of_plan(rules, seen.board(), plan))
            .collect();
    });
    all
}

/// Returns the odds of a plan, one entry for each possible lead unit of the target.
fn of_plan(rules: &Arc<Rules>, board: &Board, plan: &Plan) -> Vec<Outlook> {
    let position = Position { package: rules, board };
    let outlook = |odds: Odds| {
        let assaulting = match odds.combat {
            Combat::Fire(_) => None,
            Combat::Close { assaulting, .. } => Some(assaulting),
        };
        let decided = Decided { lead: odds.lead, assaulting };
        let tree = enumerate::<BlindSwords>(rules, board, decided, MOST_RUNS, |table| {
            carry_out(table, plan)
        });
        outlook(position, odds, tree)
    };
    super::of_plan(position, plan).into_iter().map(outlook).collect()
}

fn carry_out(table: &mut Table, plan: &Plan) -> Play {
    match plan {
        Plan::Fire { volley, fire, .. } => fire::resolve(table, **volley, fire).map(|_| ()),
        Plan::Close { attackers, target, .. } => close_combat::begin(table, attackers, *target),
    }
}

/// Outcome of one branch of a combat that is played out.
struct Course {
    test: Option<CohesionTest>,
    cohesion: CohesionResult,
    fates: BTreeSet<Fate>,
    /// Look-up on the Combat Results Table. `None` if the branch made none.
    look_up: Option<Event>,
    /// Decision at which the branch ends. `None` if it was played to the end.
    undecided: Option<Undecided>,
    is_cut: bool,
    ways: u32,
}

impl Course {
    fn of(
        position: Position<'_>,
        target: Side,
        branch: &Branch<Entry<BlindSwords>, Undecided>,
        ways: u32,
    ) -> Self {
        let (undecided, is_cut) = match branch.end {
            End::Over | End::Open(Some(Undecided::Advance)) => (None, false),
            End::Open(what) => (Some(what.unwrap_or(Undecided::Other)), false),
            End::Cut => (None, true),
        };
        let (test, cohesion, look_up) = (None, CohesionResult::default(), None);
        let fates = BTreeSet::new();
        let mut course = Self { test, cohesion, fates, look_up, undecided, is_cut, ways };
        branch.told.iter().for_each(|entry| course.tell(position, target, &entry.event));
        course
    }

    fn tell(&mut self, position: Position<'_>, target: Side, event: &Event) {
        let of_target = |unit| position.side_of(unit) == target;
        let fate = match event {
            Event::FireResolved { .. } | Event::CloseCombatResolved { .. } => {
                self.look_up = Some(event.clone());
                return;
            }
            Event::CohesionTested { test, result, .. } => {
                (self.test, self.cohesion) = (Some(*test), result.clone());
                return;
            }
            Event::CalledOff { what: MomentKind::Test, .. } => {
                self.cohesion = CohesionResult::default();
                return;
            }
            Event::Panicked { .. } => Fate::Panics,
            Event::Broken { unit, .. } if of_target(*unit) => Fate::Breaks,
            Event::Broken { .. } => Fate::AttackerBreaks,
            Event::Eliminated { unit } if of_target(*unit) => Fate::Eliminated,
            Event::Eliminated { .. } => Fate::AttackerEliminated,
            _ => return,
        };
        self.fates.insert(fate);
    }

    /// Whether the branch ended before any roll.
    const fn is_unplayed(&self) -> bool {
        self.look_up.is_none() && (self.is_cut || self.undecided.is_some())
    }

    fn has(&self, effects: &[Effect], fates: &[Fate]) -> bool {
        effects.iter().any(|effect| effect.is_in(&self.cohesion))
            || fates.iter().any(|fate| self.fates.contains(fate))
    }
}

/// Combines the values before the roll with the results of all branches.
fn outlook(position: Position<'_>, mut odds: Odds, mut tree: TreeOf<BlindSwords>) -> Outlook {
    let of = tree.denominator(WAYS, MOST_WAYS);
    let target = position.side_of(odds.lead);
    let course =
        |branch: &Branch<_, _>| Course::of(position, target, branch, tree.ways(branch, of));
    let courses: Vec<_> = tree.branches.iter().map(course).collect();
    let count = |is: &dyn Fn(&Course) -> bool| -> u32 {
        courses.iter().filter(|course| is(course)).map(|course| course.ways).sum()
    };
    let (harm, recoil);
    if courses.iter().any(Course::is_unplayed) {
        // At least one branch ends before the roll. The odds then come from the charts alone, for
        // the current board.
        odds.chances = odds.chances.out_of(of);
        (harm, recoil) = (odds.chances.of_harm(), odds.chances.of_recoil());
    } else {
        if let Some(look_up) = courses.iter().find_map(|course| course.look_up.as_ref()) {
            odds.read(look_up);
        }
        odds.chances = chances(&odds.chances, &courses, of);
        harm = count(&|it| it.has(&Effect::HARM, &Fate::HARM));
        recoil = count(&|it| it.has(&Effect::RECOIL, &Fate::RECOIL));
    }
    let fates = Fate::ALL.into_iter().map(|fate| (fate, count(&|it| it.fates.contains(&fate))));
    let kinds: BTreeSet<_> = courses.iter().filter_map(|course| course.undecided).collect();
    let undecided = kinds.into_iter().map(|kind| (kind, count(&|it| it.undecided == Some(kind))));
    Outlook {
        of,
        fates: fates.filter(|(_, ways)| *ways > 0).collect(),
        harm,
        recoil,
        assumed: std::mem::take(&mut tree.assumed),
        undecided: undecided.collect(),
        cut: count(&|it| it.is_cut),
        odds,
    }
}

/// Returns the results of all branches. Results of the charts come first, in their order, followed
/// by results that only occur in play.
fn chances(charts: &Chances, courses: &[Course], of: u32) -> Chances {
    let foreseen = charts.results.iter().map(|result| Result { ways: 0, ..result.clone() });
    let mut chances = Chances { of, results: foreseen.collect() };
    for Course { test, cohesion, ways, .. } in courses {
        chances.add(Result { test: *test, cohesion: cohesion.clone(), ways: *ways });
    }
    chances.results.retain(|result| result.ways > 0);
    chances
}
