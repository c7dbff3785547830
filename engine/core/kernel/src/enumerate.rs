//! Exact odds of a procedure, computed by playing it once for every result of its dice.

use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::fmt::Debug;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::{
    Answer, Ask, Driver, Entry, Log, PausedPlay, Pending, Play, Position, Suspend, System, Table,
    Throw,
};

/// Maximum number of consecutive rolls in one branch. A branch with more rolls is cut.
const MOST_ROLLS: usize = 8;

/// A rule system whose procedures can be enumerated for their odds.
///
/// Between two rolls, a procedure may ask a player to decide. For each such question, the caller
/// supplies an assumption. The finished tree lists the assumptions that were made. A branch ends at
/// a question without an assumption. [`enumerate`] has an example.
pub trait Chancy: System<Event: PartialEq, Roll: PartialEq> {
    /// Assumption that the caller makes about the decisions of players.
    type Assumption: Copy + Debug + Send + 'static;
    /// Note about an assumption made in a branch. Players see the notes with the odds.
    type Assumed: Copy + Ord + Debug + Send + 'static;
    /// Note about a decision that ends a branch. Players see the notes with the odds.
    type Undecided: Copy + Ord + Debug + Send + 'static;

    /// Returns the choice to assume for a question.
    fn assumed(
        given: Self::Assumption,
        position: Position<'_, Self>,
        question: &Self::Question,
        options: &[Self::Choice],
    ) -> Taken<Self>;

    /// Groups the results of a roll, and returns each group with its number of results. Two results
    /// belong to one group if play continues identically after either. By default each result is a
    /// group.
    fn outcomes(
        position: Position<'_, Self>,
        roll: &Self::Roll,
        throw: Throw,
    ) -> Vec<(Answer<Self>, u128)> {
        let (_, _) = (position, roll);
        throw.results().map(|dice| (Answer::Dice(dice), 1)).collect()
    }

    /// Replaces a fact by one representative of all facts after which play continues identically.
    /// The enumeration continues only once for branches with equal facts.
    fn alike(position: Position<'_, Self>, event: &Self::Event) -> Self::Event {
        let _ = position;
        event.clone()
    }
}

/// Choice that the caller assumes for a question that arises between two rolls. [`enumerate`] has
/// an example.
pub enum Taken<S: Chancy> {
    /// The choice to assume, and a note to show if another choice would matter.
    Chosen(S::Choice, Option<S::Assumed>),
    /// No choice: the branch ends here, with this note.
    Nothing(Option<S::Undecided>),
}

impl<S: Chancy> From<Option<(S::Choice, Option<S::Assumed>)>> for Taken<S> {
    fn from(chosen: Option<(S::Choice, Option<S::Assumed>)>) -> Self {
        chosen.map_or(Self::Nothing(None), |(choice, assumed)| Self::Chosen(choice, assumed))
    }
}

/// Reason why a branch ends.
///
/// ```
/// use kernel::End;
/// assert_ne!(End::<()>::Over, End::Cut, "what was cut may still bring anything");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End<U> {
    /// The procedure ran to its end.
    Over,
    /// The branch reached a decision without an assumption, or a draw. Holds the note about the
    /// decision, if the caller supplied one.
    Open(Option<U>),
    /// The enumeration reached its limit of runs, or a fault occurred.
    Cut,
}

/// A branch of the tree: the facts that follow one sequence of dice results.
///
/// ```
/// use kernel::{Branch, End};
/// let branch: Branch<u8, ()> = Branch { ways: 3, told: vec![1, 2], end: End::Over };
/// assert_eq!((branch.ways, branch.told.len()), (3, 2));
/// ```
#[derive(Clone, Debug)]
pub struct Branch<T, U> {
    /// Number of equally likely sequences of dice results on this branch, out of [`Tree::of`].
    pub ways: u128,
    /// Facts that the procedure emitted on this branch, in order.
    pub told: Vec<T>,
    /// Reason why the branch ends.
    pub end: End<U>,
}

/// All branches that the dice of a procedure can produce.
///
/// ```
/// let tree: kernel::Tree<u8, (), ()> = kernel::Tree::default();
/// assert_eq!((tree.of, tree.branches.len(), tree.runs), (1, 0, 0));
/// ```
#[derive(Clone, Debug)]
pub struct Tree<T, A, U> {
    /// Total weight of all branches: the number of equally likely sequences of results.
    pub of: u128,
    /// All branches of the tree. The sum of their weights is `of`.
    pub branches: Vec<Branch<T, U>>,
    /// Notes about assumptions made in any branch.
    pub assumed: BTreeSet<A>,
    /// Number of times that the enumeration ran the procedure.
    pub runs: usize,
}

impl<T, A, U> Default for Tree<T, A, U> {
    fn default() -> Self {
        Self { of: 1, branches: Vec::new(), assumed: BTreeSet::new(), runs: 0 }
    }
}

impl<T, A, U> Tree<T, A, U> {
    /// Returns the smallest multiple of `least` for which the share of each branch is a whole
    /// number.
    ///
    /// ```
    /// use kernel::{Branch, End, Tree};
    /// let branch = |ways| Branch { ways, told: vec![()], end: End::<()>::Over };
    /// let tree: Tree<(), (), ()> = Tree { of: 1000, branches: vec![branch(125), branch(875)], ..Tree::default() };
    /// assert_eq!((tree.whole(100), tree.whole(1)), (200, 8));
    /// ```
    pub fn whole(&self, least: u128) -> u128 {
        let parts = |branch: &Branch<T, U>| {
            least_common_multiple(branch.ways.max(1), self.of) / branch.ways.max(1)
        };
        self.branches.iter().map(parts).fold(least, least_common_multiple)
    }

    /// Returns a total number of ways for display: [`Tree::whole`], or `most` if that is smaller.
    ///
    /// ```
    /// use kernel::{Branch, End, Tree};
    /// let branch = |ways| Branch { ways, told: vec![()], end: End::<()>::Over };
    /// let tree: Tree<(), (), ()> = Tree { of: 216, branches: vec![branch(1), branch(215)], ..Tree::default() };
    /// assert_eq!((tree.denominator(6, 1000), tree.denominator(6, 100)), (216, 100));
    /// assert_eq!(tree.ways(&tree.branches[1], 100), 99, "rounded down");
    /// ```
    pub fn denominator(&self, least: u32, most: u32) -> u32 {
        u32::try_from(self.whole(least.into())).map_or(most, |of| of.min(most))
    }

    /// Returns the number of ways of a branch out of `of`, rounded down.
    pub fn ways(&self, branch: &Branch<T, U>, of: u32) -> u32 {
        u32::try_from(branch.ways * u128::from(of) / self.of).unwrap_or(of)
    }
}

/// Adds a number of ways to the count of an outcome.
///
/// ```
/// let mut counts = vec![("rout", 3)];
/// kernel::add_ways(&mut counts, "rout", 2);
/// kernel::add_ways(&mut counts, "pin", 1);
/// assert_eq!(counts, [("rout", 5), ("pin", 1)]);
/// ```
pub fn add_ways<T: PartialEq>(counts: &mut Vec<(T, u32)>, outcome: T, ways: u32) {
    match counts.iter_mut().find(|(known, _)| *known == outcome) {
        Some((_, count)) => *count += ways,
        None => counts.push((outcome, ways)),
    }
}

/// Tree of a rule system. Its branches hold log entries: facts, each with the path of steps that
/// led to it.
pub type TreeOf<S> = Tree<Entry<S>, <S as Chancy>::Assumed, <S as Chancy>::Undecided>;

/// Plays a procedure for every result of every roll from one position, with a limit on the number
/// of runs.
///
/// Each run starts again with the dice of its branch, as in a match. The tree is built level by
/// level. If the remaining runs do not cover all results of the next roll, the likeliest results
/// are played and the others are [cut](End::Cut). The odds of earlier facts stay exact.
///
/// ```
/// use std::sync::Arc;
///
/// use kernel::{Chancy, PerSide, Position, Side, System, Taken, enumerate};
/// # mod race { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
/// use race::{Pace, Race};
///
/// impl Chancy for Race {
///     type Assumption = Pace;
///     type Assumed = Pace;
///     type Undecided = ();
///     fn assumed(given: Pace, _: Position<'_, Self>, _: &&'static str, _: &[Pace]) -> Taken<Self> {
///         Taken::Chosen(given, Some(given))
///     }
/// }
///
/// // Both sides run: first Blue, then the side that is behind.
/// let (course, rows) = (Arc::new(Race::course()), PerSide { usa: 0, csa: 3 });
/// let tree = enumerate::<Race>(&course, &rows, Pace::Run, 100, |table| {
///     Race::next(table)?;
///     Race::next(table)
/// });
/// let ahead = tree.branches.iter().filter(|branch| {
///     let rows = |side| branch.told.iter().filter(|it| it.event.0 == side).map(|it| it.event.1).sum::<u8>();
///     rows(Side::Usa) > 3 + rows(Side::Csa)
/// });
/// assert_eq!((tree.of, tree.runs), (36, 43), "the first roll is asked for, then six times six");
/// assert_eq!(ahead.map(|branch| branch.ways).sum::<u128>(), 18);
/// ```
pub fn enumerate<S: Chancy>(
    package: &Arc<S::Package>,
    board: &S::Board,
    given: S::Assumption,
    most: usize,
    procedure: impl Fn(&mut Table<S>) -> Play,
) -> TreeOf<S> {
    let start = Start { package, board, chosen: Vec::new(), rolled: Vec::new(), told: 0 };
    grown(start, given, most, procedure)
}

/// Continues a paused play from its question, once for every result of every roll that follows an
/// option. The branches hold the facts after the option.
///
/// The play runs again from its start, so that its procedures have the same local state.
///
/// ```
/// use std::sync::Arc;
///
/// use kernel::{Chancy, Log, PerSide, Position, SilentDriver, Table, Taken, enumerate_option};
/// # mod race { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
/// use race::{Pace, Race};
///
/// impl Chancy for Race {
///     type Assumption = ();
///     type Assumed = ();
///     type Undecided = ();
///     fn assumed(_: (), _: Position<'_, Self>, _: &&'static str, _: &[Pace]) -> Taken<Self> {
///         Taken::Nothing(None)
///     }
/// }
///
/// let (course, rows) = (Arc::new(Race::course()), PerSide::default());
/// let driver = Box::new(SilentDriver);
/// let mut table: Table<Race> = Table::new(Arc::clone(&course), rows, driver, Log::Kept);
/// assert!(table.play().is_err(), "a question waits");
/// let paused = table.paused(&rows);
/// assert_eq!(enumerate_option(paused, Pace::Run, (), 100).of, 6);
/// assert_eq!(enumerate_option(paused, Pace::Walk, (), 100).of, 1, "no roll");
/// ```
pub fn enumerate_option<S: Chancy>(
    paused: PausedPlay<'_, S>,
    choice: S::Choice,
    given: S::Assumption,
    most: usize,
) -> TreeOf<S> {
    let PausedPlay { package, began, chosen, rolled, told, .. } = paused;
    let (chosen, rolled) = ([chosen, &[choice]].concat(), rolled.to_vec());
    grown(Start { package, board: began, chosen, rolled, told }, given, most, S::next)
}

/// Position from which each run starts.
struct Start<'a, S: System> {
    package: &'a Arc<S::Package>,
    board: &'a S::Board,
    /// Choices that come first in each run.
    chosen: Vec<S::Choice>,
    /// Rolls and draws that come first in each run.
    rolled: Vec<Answer<S>>,
    /// Number of facts before the last of these choices.
    told: usize,
}

fn grown<S: Chancy>(
    start: Start<'_, S>,
    given: S::Assumption,
    most: usize,
    procedure: impl Fn(&mut Table<S>) -> Play,
) -> TreeOf<S> {
    let mut tree = Tree::default();
    let taken = Arc::new(Mutex::new(Noted::default()));
    let Start { package, board, chosen, rolled, told: before } = start;
    let known = rolled.len();
    let mut level = vec![Way { share: Share::ALL, chosen, rolled, told: Vec::new() }];
    let mut ended = Vec::new();
    while !level.is_empty() {
        if tree.runs + level.len() > most {
            level.sort_by(|one, other| other.share.compare(one.share));
            let rest = level.split_off(most - tree.runs);
            ended.extend(rest.into_iter().map(|way| (way.share, way.told, End::Cut)));
        }
        let mut open: Vec<Rolled<S>> = Vec::new();
        for way in level {
            tree.runs += 1;
            noted(&taken).undecided = None;
            let replayed = Replayed {
                given,
                chosen: way.chosen.clone().into_iter(),
                rolled: way.rolled.clone().into_iter(),
                noted: Arc::clone(&taken),
            };
            let mut table =
                Table::new(Arc::clone(package), board.clone(), Box::new(replayed), Log::Kept);
            table.begin();
            let played = procedure(&mut table);
            let mut told = table.take_entries();
            told.drain(..before.min(told.len()));
            match (played, table.pending()) {
                (Ok(()), _) => ended.push((way.share, told, End::Over)),
                (
                    Err(Suspend::Waiting),
                    Some(Pending { ask: Ask::Roll { roll, throw, .. }, path }),
                ) if way.rolled.len() < known + MOST_ROLLS => {
                    let alike =
                        told.iter().map(|it| S::alike(table.position(), &it.event)).collect();
                    let outcomes = S::outcomes(table.position(), roll, *throw);
                    let waits = (roll.clone(), *throw, Arc::clone(path));
                    let chosen = table.paused(board).chosen.to_vec();
                    let way = Way { told, chosen, ..way };
                    Rolled::join(&mut open, Rolled { waits, alike, outcomes, way });
                }
                (
                    Err(Suspend::Waiting),
                    Some(Pending { ask: Ask::Choose { .. } | Ask::Draw { .. }, .. }),
                ) => {
                    ended.push((way.share, told, End::Open(noted(&taken).undecided)));
                }
                (Err(_), _) => ended.push((way.share, told, End::Cut)),
            }
        }
        level = open.into_iter().flat_map(Rolled::results).collect();
    }
    tree.of = ended.iter().map(|(share, ..)| share.of).fold(1, least_common_multiple);
    let branch =
        |(share, told, end): (Share, _, _)| Branch { ways: share.out_of(tree.of), told, end };
    tree.branches = ended.into_iter().map(branch).collect();
    tree.assumed = std::mem::take(&mut noted(&taken).assumed);
    tree
}

/// Notes about assumptions and open decisions, shown with the odds.
struct Noted<S: Chancy> {
    assumed: BTreeSet<S::Assumed>,
    /// Note about the question at which the current run ended. `None` if the run did not end at a
    /// question.
    undecided: Option<S::Undecided>,
}

impl<S: Chancy> Default for Noted<S> {
    fn default() -> Self {
        Self { assumed: BTreeSet::new(), undecided: None }
    }
}

fn noted<S: Chancy>(noted: &Mutex<Noted<S>>) -> MutexGuard<'_, Noted<S>> {
    noted.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A branch under construction: its weight, its choices, its dice and its facts.
struct Way<S: System> {
    share: Share,
    chosen: Vec<S::Choice>,
    rolled: Vec<Answer<S>>,
    told: Vec<Entry<S>>,
}

/// A branch that needs another roll. One such branch represents all branches from which play
/// continues identically.
struct Rolled<S: System> {
    waits: (S::Roll, Throw, Arc<[S::Step]>),
    alike: Vec<S::Event>,
    outcomes: Vec<(Answer<S>, u128)>,
    way: Way<S>,
}

impl<S: Chancy> Rolled<S> {
    /// Merges a branch into an equivalent branch of `open`, or adds it as a new one.
    fn join(open: &mut Vec<Self>, new: Self) {
        match open.iter_mut().find(|it| it.waits == new.waits && it.alike == new.alike) {
            Some(known) => known.way.share = known.way.share.and(new.way.share),
            None => open.push(new),
        }
    }

    /// Returns the continuations of the branch, one for each group of results of its roll.
    fn results(self) -> impl Iterator<Item = Way<S>> {
        let Self { outcomes, way: Way { share, chosen, rolled, told }, .. } = self;
        let all = outcomes.iter().map(|(_, results)| results).sum();
        outcomes.into_iter().map(move |(outcome, results)| {
            let rolled = rolled.iter().cloned().chain([outcome]).collect();
            let (chosen, told) = (chosen.clone(), told.clone());
            Way { share: share.part(results, all), chosen, rolled, told }
        })
    }
}

/// Driver of one run. It repeats the choices and dice of its branch, and answers further questions
/// with the assumptions.
struct Replayed<S: Chancy> {
    given: S::Assumption,
    chosen: std::vec::IntoIter<S::Choice>,
    rolled: std::vec::IntoIter<Answer<S>>,
    noted: Arc<Mutex<Noted<S>>>,
}

impl<S: Chancy> Driver<S> for Replayed<S> {
    fn repeat(&mut self) -> Option<S::Choice> {
        self.chosen.next()
    }

    fn answer(&mut self, ask: &Ask<S>, position: Position<'_, S>) -> Option<Answer<S>> {
        match ask {
            Ask::Choose { question, options, .. } => {
                let mut noted = noted(&self.noted);
                match S::assumed(self.given, position, question, options) {
                    Taken::Chosen(choice, assumed) => {
                        noted.assumed.extend(assumed);
                        Some(Answer::Choice(choice))
                    }
                    Taken::Nothing(undecided) => {
                        noted.undecided = undecided;
                        None
                    }
                }
            }
            Ask::Roll { .. } | Ask::Draw { .. } => self.rolled.next(),
        }
    }
}

/// Exact probability of a branch, as a fraction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Share {
    ways: u128,
    of: u128,
}

impl Share {
    const ALL: Self = Self { ways: 1, of: 1 };

    /// Returns this probability multiplied by `some / all`.
    const fn part(self, some: u128, all: u128) -> Self {
        Self { ways: self.ways * some, of: self.of * all }
    }

    fn and(self, other: Self) -> Self {
        let of = least_common_multiple(self.of, other.of);
        Self { ways: self.out_of(of) + other.out_of(of), of }
    }

    fn compare(self, other: Self) -> Ordering {
        let of = least_common_multiple(self.of, other.of);
        self.out_of(of).cmp(&other.out_of(of))
    }

    /// Returns the numerator of this probability over the denominator `of`, a multiple of its own
    /// denominator.
    const fn out_of(self, of: u128) -> u128 {
        self.ways * (of / self.of)
    }
}

fn least_common_multiple(one: u128, other: u128) -> u128 {
    let (mut divisor, mut rest) = (one, other);
    while rest != 0 {
        (divisor, rest) = (rest, divisor % rest);
    }
    one / divisor * other
}
