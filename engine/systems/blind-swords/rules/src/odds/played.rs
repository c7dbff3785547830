//! A fire or a close combat played out for every roll.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use kernel::{Branch, End, Entry, Play, Side, TreeOf, enumerate, say};

use super::chances::{Chances, Effect, Result, WAYS};
use super::{Assumed, Combat, Decided, Odds, Plan, Undecided, plans};
use crate::board::Board;
use crate::choice::Choice;
use crate::event::Event;
use crate::game::{CohesionResult, CohesionTest, MomentKind};
use crate::look::Look;
use crate::play::{close_combat, fire};
use crate::question::Question;
use crate::rules::Rules;
use crate::system::{BlindSwords, Scene, Table};
use crate::view::seat;

/// So often one fire or close combat is played at most: several times what most need.
const MOST_RUNS: usize = 250;
/// The most ways into which chances are divided, where a division that is exact would need more than a number holds.
const MOST_WAYS: u32 = WAYS * 1_000_000;

/// What becomes of units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fate {
    /// A unit of the target breaks.
    Breaks,
    /// One is eliminated.
    Eliminated,
    /// One panics.
    Panics,
    /// An attacker breaks.
    AttackerBreaks,
    /// One is eliminated.
    AttackerEliminated,
}

impl Fate {
    /// All of them, in the order in which people read them.
    pub const ALL: [Self; 5] = [
        Self::Breaks,
        Self::Eliminated,
        Self::Panics,
        Self::AttackerBreaks,
        Self::AttackerEliminated,
    ];

    /// The word of the protocol.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Breaks => "breaks",
            Self::Eliminated => "eliminated",
            Self::Panics => "panics",
            Self::AttackerBreaks => "attacker-breaks",
            Self::AttackerEliminated => "attacker-eliminated",
        }
    }

    /// The same in words.
    pub fn words(self) -> String {
        match self {
            Self::Breaks => say!("fate-breaks"),
            Self::Eliminated => say!("fate-eliminated"),
            Self::Panics => say!("fate-panics"),
            Self::AttackerBreaks => say!("fate-attacker-breaks"),
            Self::AttackerEliminated => say!("fate-attacker-eliminated"),
        }
    }

    /// What becomes of those who are fired at or attacked.
    const HARM: [Self; 3] = [Self::Breaks, Self::Eliminated, Self::Panics];
    /// What becomes of attackers.
    const RECOIL: [Self; 2] = [Self::AttackerBreaks, Self::AttackerEliminated];
}

/// The odds of a fire or a close combat, played out as far as nobody decides anything that is not taken for granted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// Up to its dice, with what the charts bring.
    pub odds: Odds,
    /// Out of how many ways the rest are counted.
    pub of: u32,
    /// In how many ways each fate comes.
    pub fates: BTreeMap<Fate, u32>,
    /// In how many ways those who are fired at or attacked suffer something.
    pub harm: u32,
    /// In how many ways an attacker suffers something.
    pub recoil: u32,
    /// What is taken for granted.
    pub assumed: BTreeSet<Assumed>,
    /// In how many ways more may follow than is counted, by what somebody decides.
    pub undecided: BTreeMap<Undecided, u32>,
    /// In how many ways more may follow because there were too many to play.
    pub cut: u32,
}

impl Outlook {
    /// What ends the count, with its number of ways: more may follow in them.
    pub fn uncounted(&self) -> impl Iterator<Item = (String, u32)> {
        let cut = (self.cut > 0).then(|| (say!("undecided-cut"), self.cut));
        self.undecided.iter().map(|(what, ways)| (what.words(), *ways)).chain(cut)
    }
}

/// The odds of all that would be fired or fought by an answer to a question, in the order in which it would be; none for
/// an answer that brings on neither. They are the same for everybody: what a side may not know lies in no order.
pub fn of_answer(
    rules: &Arc<Rules>,
    board: &Board,
    question: &Question,
    choice: Choice,
) -> Vec<Outlook> {
    let board = seat::open_to_all(Scene { package: rules, board });
    let scene = Scene { package: rules, board: &board };
    let mut all = Vec::new();
    // A script may be running that asks: it is not charged for those that run here.
    rules.scripts.apart(&mut || {
        all = plans(scene, question, choice)
            .iter()
            .flat_map(|plan| of_plan(rules, &board, plan))
            .collect();
    });
    all
}

/// The odds of a plan, for each lead unit that its target can have.
fn of_plan(rules: &Arc<Rules>, board: &Board, plan: &Plan) -> Vec<Outlook> {
    let scene = Scene { package: rules, board };
    let outlook = |odds: Odds| {
        let assaulting = match odds.combat {
            Combat::Fire(_) => None,
            Combat::Close { assaulting, .. } => Some(assaulting),
        };
        let decided = Decided { lead: odds.lead, assaulting };
        let tree = enumerate::<BlindSwords>(rules, board, decided, MOST_RUNS, |table| {
            carry_out(table, plan)
        });
        outlook(scene, odds, tree)
    };
    super::of_plan(scene, plan).into_iter().map(outlook).collect()
}

fn carry_out(table: &mut Table, plan: &Plan) -> Play {
    match plan {
        Plan::Fire { volley, fire, .. } => fire::resolve(table, **volley, fire).map(|_| ()),
        Plan::Close { attackers, target, .. } => close_combat::begin(table, attackers, *target),
    }
}

/// What one way brings.
struct Course {
    test: Option<CohesionTest>,
    cohesion: CohesionResult,
    fates: BTreeSet<Fate>,
    /// The look-up on the Combat Results Table, once it is made.
    look_up: Option<Event>,
    /// What somebody decides where it ends.
    undecided: Option<Undecided>,
    is_cut: bool,
    ways: u32,
}

impl Course {
    fn of(
        scene: Scene<'_>,
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
        branch.told.iter().for_each(|entry| course.tell(scene, target, &entry.event));
        course
    }

    fn tell(&mut self, scene: Scene<'_>, target: Side, event: &Event) {
        let of_target = |unit| scene.side_of(unit) == target;
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

    /// Whether it ended before its dice.
    const fn is_unplayed(&self) -> bool {
        self.look_up.is_none() && (self.is_cut || self.undecided.is_some())
    }

    fn has(&self, effects: &[Effect], fates: &[Fate]) -> bool {
        effects.iter().any(|effect| effect.is_in(&self.cohesion))
            || fates.iter().any(|fate| self.fates.contains(fate))
    }
}

/// Odds up to the dice, with what the ways of playing them out bring.
fn outlook(scene: Scene<'_>, mut odds: Odds, mut tree: TreeOf<BlindSwords>) -> Outlook {
    let of = whole(&tree);
    let target = scene.side_of(odds.lead);
    let course = |branch: &Branch<_, _>| {
        let ways = branch.ways * u128::from(of) / tree.of;
        Course::of(scene, target, branch, u32::try_from(ways).unwrap_or(of))
    };
    let courses: Vec<_> = tree.branches.iter().map(course).collect();
    let count = |is: &dyn Fn(&Course) -> bool| -> u32 {
        courses.iter().filter(|course| is(course)).map(|course| course.ways).sum()
    };
    let (harm, recoil);
    if courses.iter().any(Course::is_unplayed) {
        // Somebody decides something before the dice: of them is known what the charts say now.
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

/// The results of the cohesion table in the order of the charts, then those that the charts did not foresee.
fn chances(charts: &Chances, courses: &[Course], of: u32) -> Chances {
    let foreseen = charts.results.iter().map(|result| Result { ways: 0, ..result.clone() });
    let mut chances = Chances { of, results: foreseen.collect() };
    for Course { test, cohesion, ways, .. } in courses {
        chances.add(Result { test: *test, cohesion: cohesion.clone(), ways: *ways });
    }
    chances.results.retain(|result| result.ways > 0);
    chances
}

/// Into how many ways chances are divided: as many as two rolls have, or more where that is not exact.
fn whole(tree: &TreeOf<BlindSwords>) -> u32 {
    u32::try_from(tree.whole(u128::from(WAYS)))
        .ok()
        .filter(|of| *of <= MOST_WAYS)
        .unwrap_or(MOST_WAYS)
}
