//! Tuning of the bot's weights by self-play, with simultaneous perturbation (Spall 1992). Each step
//! forms two opposite sets of weights: one raises every weight a little or lowers it, at random,
//! and the other does the reverse. Games between the two sets, with sides swapped, give the
//! direction of the step.

use std::any::Any;
use std::sync::Arc;

use blind_swords::BlindSwords;
use blind_swords_table::Opened;
use kernel::PerSide;
use opponent::Skill;
pub use opponent::Weights;
use session::stream::{Purpose, Stream};
use session::{Seat, Seed, Setup};

use crate::rivals::{self, Rival};
use laboratory::ladder::{self, Standing};
use laboratory::outcome::{self, Outcome};
use laboratory::simulate::Failure;
use laboratory::statistics::Interval;
use laboratory::{Examined, Plan, Progress, own};

/// Distance of each of the two sets of weights from the current weights, as a natural logarithm.
const APART: f64 = 0.25;
/// Change of each weight in the first step, as a natural logarithm, if `better` returns an average
/// advantage of 1. The change is proportional to the advantage.
const STRIDE: f64 = 0.48;
/// Number of steps after which the step length has decreased noticeably.
const SETTLING: f64 = 40.0;
/// Maximum distance of a weight from its initial value, as a logarithm: five times or one fifth of
/// it.
const FARTHEST: f64 = 1.6;
/// Weight of the margin in points, relative to the weight of the game's result.
const MARGIN: f64 = 0.5;

/// Function that plays one game for each seed between two sets of weights. The bot with the first
/// set replaces the General, and the bot with the second set replaces the Captain.
pub type Rivals =
    fn(&dyn Examined, [Weights; 2], &Plan, &dyn Progress) -> Result<Vec<Outcome>, Box<Failure>>;

/// Returns the function that plays games between two sets of weights on a package. `None` if the
/// package's rule system has no bot with weights.
pub fn rivals_on(package: &dyn Examined) -> Option<Rivals> {
    let play: Rivals = |package, sets, plan, progress| rivals(own(package), sets, plan, progress);
    let package: &dyn Any = package;
    package.is::<Opened>().then_some(play)
}

/// Scenario on which the weights are tuned.
#[derive(Clone)]
pub struct Arena {
    /// Package that contains the scenario.
    pub edition: Arc<dyn Examined>,
    /// Function that plays the games between two sets of weights.
    pub rivals: Rivals,
    /// Setup of the games. Its seats and its seed are ignored.
    pub setup: Setup,
}

/// Parameters of a tuning run.
#[derive(Clone, Copy, Debug)]
pub struct Tuning {
    /// Number of tuning steps.
    pub steps: u32,
    /// Number of pairs of games in each step, for each scenario.
    pub pairs: u32,
    /// Seed of the first pair. Each following pair uses the next number.
    pub seed: u64,
    /// Number of games to run in parallel.
    pub jobs: usize,
}

impl Tuning {
    /// Returns the first seed after those that the tuning steps use.
    pub fn next_seed(&self) -> u64 {
        self.seed + u64::from(self.steps) * u64::from(self.pairs)
    }
}

/// Searches for better weights, until `progress` stops it.
///
/// # Errors
/// If a game cannot be played to its end: the first such game.
pub fn tune(
    arenas: &[Arena],
    tuning: &Tuning,
    progress: &dyn Progress,
) -> Result<Weights, Box<Failure>> {
    tune_by(arenas.len(), tuning, progress, |arena, sets, seed| {
        versus(&arenas[arena], sets, (seed, tuning.pairs), tuning.jobs, progress)
    })
}

/// Searches for better weights, with games that `versus` plays, for instance on other machines.
/// `versus` receives the index of a scenario, two sets of weights and the first seed. It returns
/// the result for the first set.
///
/// # Errors
/// If `versus` fails: its first error.
pub fn tune_by<E>(
    arenas: usize,
    tuning: &Tuning,
    progress: &dyn Progress,
    mut versus: impl FnMut(usize, [Weights; 2], u64) -> Result<Standing, E>,
) -> Result<Weights, E> {
    let mut chance = Stream::new(tuning.seed, Purpose::UsaBot);
    let mut at = vec![0.0; Weights::STANDARD.named().len()];
    for step in 0..tuning.steps {
        if !progress.goes_on() {
            break;
        }
        let signs: Vec<f64> =
            at.iter().map(|_| if chance.below(2) == 0 { -1.0 } else { 1.0 }).collect();
        let [up, down] = [APART, -APART].map(|apart| {
            weights(&at.iter().zip(&signs).map(|(at, sign)| at + apart * sign).collect::<Vec<_>>())
        });
        let seed = tuning.seed + u64::from(step) * u64::from(tuning.pairs);
        let mut sum = 0.0;
        for arena in 0..arenas {
            sum += better(&versus(arena, [up, down], seed)?);
        }
        let stride = STRIDE / (1.0 + f64::from(step) / SETTLING).powf(0.6);
        let by = stride * sum / arenas as f64;
        for (at, sign) in at.iter_mut().zip(&signs) {
            *at = (*at + by * sign).clamp(-FARTHEST, FARTHEST);
        }
    }
    Ok(weights(&at))
}

/// Returns the result of games on one scenario between some weights and the standard weights.
///
/// # Errors
/// If a game cannot be played to its end: the first such game.
pub fn judge(
    arena: &Arena,
    weights: Weights,
    (seed, pairs): (u64, u32),
    jobs: usize,
    progress: &dyn Progress,
) -> Result<Standing, Box<Failure>> {
    versus(arena, [weights, Weights::STANDARD], (seed, pairs), jobs, progress)
}

/// Returns the advantage of the first player: its share of the points, and its margin in relation
/// to the spread of margins.
fn better(standing: &Standing) -> f64 {
    let Interval { value, low: _, high } = standing.margin;
    let spread = (high - value) * f64::from(standing.games / 2).sqrt();
    standing.points.value - 0.5 + MARGIN * (value / spread.max(1.0)).clamp(-1.0, 1.0)
}

/// Returns the weights at given distances from the standard ones. The distances are logarithms, in
/// the order of the weights' names. `pull` does not change, since only the evaluation of whole
/// positions uses it.
fn weights(at: &[f64]) -> Weights {
    let mut at = at.iter();
    Weights::STANDARD.map(|name, value| {
        let far = at.next().copied().unwrap_or_default();
        if name == "pull" { value } else { (value as f64 * far.exp()).round() as i64 }
    })
}

/// Returns a custom bot with the given weights.
fn by_weights(weights: Weights) -> Rival {
    Rival::Skilled(Box::new(Skill::AtSight(weights)))
}

/// Plays one set of weights against another.
fn versus(
    arena: &Arena,
    sets: [Weights; 2],
    (seed, pairs): (u64, u32),
    jobs: usize,
    progress: &dyn Progress,
) -> Result<Standing, Box<Failure>> {
    let play = |usa, csa| {
        let (seats, seed) = (PerSide { usa, csa }, Seed::from(seed));
        let plan = Plan::of(Setup { seats, seed, ..arena.setup.clone() }, pairs, jobs);
        (arena.rivals)(&*arena.edition, sets, &plan, progress)
    };
    let [first, second] = rivals::Rivals::NAMES.map(Seat::Plays);
    let as_usa = play(first, second)?;
    Ok(ladder::standing(&as_usa, &play(second, first)?))
}

/// Plays two sets of weights of the Blind Swords opponent against each other.
///
/// # Errors
/// If a game cannot be played to its end: the first such game.
pub fn rivals(
    edition: &Opened,
    sets: [Weights; 2],
    plan: &Plan,
    progress: &dyn Progress,
) -> Result<Vec<Outcome>, Box<Failure>> {
    let rules = rivals::Rivals::rules(edition, &plan.setup, sets.map(by_weights))?;
    outcome::outcomes_by::<BlindSwords>(edition, &rules, plan, progress)
}
