//! The weights of the opponent of Blind Swords, set by games against itself: simultaneous perturbation (Spall 1992).
//! In each step all weights are raised or lowered a little at random, and games with the sides changed between the
//! two sets that lie opposite one another say in which direction to go.

use std::sync::Arc;

use blind_swords::BlindSwords;
use kernel::PerSide;
use opponent::Skill;
pub use opponent::Weights;
use series::Opened;
use session::stream::{Purpose, Stream};
use session::{Seat, Seed, Setup};

use crate::rivals::{self, Rival};
use laboratory::Examined;
use laboratory::Progress;
use laboratory::ladder::{self, Standing};
use laboratory::outcome::{self, Draws, Outcome};
use laboratory::simulate::Failure;
use laboratory::statistics::Interval;

/// How far the two sets of a step lie from where it begins, as a logarithm.
const APART: f64 = 0.25;
/// How far a step goes at first for a whole point a game.
const STRIDE: f64 = 0.48;
/// After so many steps they have become noticeably shorter.
const SETTLING: f64 = 40.0;
/// No weight goes farther from where it began than this, as a logarithm: to five times or a fifth.
const FARTHEST: f64 = 1.6;
/// What the margin counts beside the result.
const MARGIN: f64 = 0.5;

/// Plays a game for each seed between two sets of weights of a family's player: the first in the seat of a general, the
/// second in that of a captain.
pub type Rivals =
    fn(&dyn Examined, [Weights; 2], Draws<'_>, &dyn Progress) -> Result<Vec<Outcome>, Box<Failure>>;

/// A scenario in which games are played.
#[derive(Clone)]
pub struct Arena {
    /// Its package.
    pub edition: Arc<dyn Examined>,
    /// How two sets of weights play it.
    pub rivals: Rivals,
    /// The setup of its games; its seats and its seed are left out of account.
    pub setup: Setup,
}

/// How weights are sought.
#[derive(Clone, Copy, Debug)]
pub struct Tuning {
    /// How many steps.
    pub steps: u32,
    /// How many pairs of games in each arena are played for one.
    pub pairs: u32,
    /// The seed of the first pair; each following one has the next.
    pub seed: u64,
    /// How many games at once.
    pub jobs: usize,
}

impl Tuning {
    /// The first seed that no step uses.
    pub fn next_seed(&self) -> u64 {
        self.seed + u64::from(self.steps) * u64::from(self.pairs)
    }
}

/// Looks for better weights, as far as it is to go on.
///
/// # Errors
/// The first game that cannot be played to its end.
pub fn tune(
    arenas: &[Arena],
    tuning: &Tuning,
    progress: &dyn Progress,
) -> Result<Weights, Box<Failure>> {
    tune_by(arenas.len(), tuning, progress, |arena, sets, seed| {
        versus(&arenas[arena], sets, (seed, tuning.pairs), tuning.jobs, progress)
    })
}

/// The same, in so many scenarios, for whoever has the games played elsewhere: what is asked for is how the first of two
/// sets does against the second in a scenario, in pairs of games from a seed on.
///
/// # Errors
/// The first of those who play.
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

/// How weights do in an arena against those in use.
///
/// # Errors
/// The first game that cannot be played to its end.
pub fn judge(
    arena: &Arena,
    weights: Weights,
    (seed, pairs): (u64, u32),
    jobs: usize,
    progress: &dyn Progress,
) -> Result<Standing, Box<Failure>> {
    versus(arena, [weights, Weights::STANDARD], (seed, pairs), jobs, progress)
}

/// What a contest says for the first player: his share of the points, and his margin against how much margins differ.
fn better(standing: &Standing) -> f64 {
    let Interval { value, low: _, high } = standing.margin;
    let spread = (high - value) * f64::from(standing.games / 2).sqrt();
    standing.points.value - 0.5 + MARGIN * (value / spread.max(1.0)).clamp(-1.0, 1.0)
}

/// Weights so far from those in use, as logarithms, in the order of their names. What only who judges whole positions
/// looks at stays as it is: these games do not tell.
fn weights(at: &[f64]) -> Weights {
    let mut at = at.iter();
    Weights::STANDARD.map(|name, value| {
        let far = at.next().copied().unwrap_or_default();
        if name == "pull" { value } else { (value as f64 * far.exp()).round() as i64 }
    })
}

/// Who reckons by a set of weights.
fn by_weights(weights: Weights) -> Rival {
    Rival::Skilled(Box::new(Skill::AtSight(weights)))
}

/// How one set of weights does against another.
fn versus(
    arena: &Arena,
    sets: [Weights; 2],
    (seed, pairs): (u64, u32),
    jobs: usize,
    progress: &dyn Progress,
) -> Result<Standing, Box<Failure>> {
    let seeds: Vec<Seed> = (seed..seed + u64::from(pairs)).map(Seed::from).collect();
    let play = |usa, csa| {
        let setup = Setup { seats: PerSide { usa, csa }, ..arena.setup.clone() };
        let draws = Draws { setup: &setup, seeds: &seeds, jobs };
        (arena.rivals)(&*arena.edition, sets, draws, progress)
    };
    let [first, second] = rivals::Rivals::NAMES.map(Seat::Plays);
    let as_usa = play(first, second)?;
    Ok(ladder::standing(&as_usa, &play(second, first)?))
}

/// The same of two sets of weights of the opponent of Blind Swords.
///
/// # Errors
/// Of the games that cannot be played to their end the first.
pub fn rivals(
    edition: &Opened,
    sets: [Weights; 2],
    draws: Draws<'_>,
    progress: &dyn Progress,
) -> Result<Vec<Outcome>, Box<Failure>> {
    let rules = rivals::Rivals::rules(edition, draws.setup, sets.map(by_weights))?;
    outcome::outcomes_by::<BlindSwords>(edition, &rules, draws, progress)
}
