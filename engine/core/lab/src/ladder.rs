//! Contests between two players. The players play pairs of games with the same dice and swapped
//! sides.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use kernel::{PerSide, Position, Ruleset, Side};
use serde::Serialize;
use session::{Edition, Seat, Seed, Setup};

use crate::outcome::{Outcome, plain};
use crate::plan::Plan;
use crate::progress::Progress;
use crate::simulate::{self, Care, Failure};
use crate::statistics::{Interval, Verdict, mean, sprt, wilson};

/// Result of a contest, for the first player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// Number of games that were played.
    pub games: u32,
    /// Share of points that the first player scored: one for a win, half for a draw.
    pub points: Interval,
    /// Share of points that the first player scored as the Union.
    pub as_usa: Interval,
    /// Share of points that the first player scored as the Confederacy.
    pub as_csa: Interval,
    /// Average lead of the first player in victory points, for each pair of games.
    pub margin: Interval,
    /// Number of pairs in which the first player scored 0, ½, 1, 1½ and 2 points.
    pub pairs: [u32; 5],
    /// Verdict of a sequential test on the question whether the first player is stronger.
    pub stronger: Verdict,
    /// Duration of the contest.
    #[serde(rename = "seconds", serialize_with = "simulate::as_seconds")]
    pub time: Duration,
}

/// Result of one game: the winner, and the lead of the Union.
#[derive(Clone, Copy, Debug)]
struct Finish {
    winner: Option<Side>,
    lead: f64,
}

/// Result of a pair for the first player: the points with each side, and the lead in victory
/// points.
#[derive(Clone, Copy, Debug)]
struct Pair {
    points: PerSide<f64>,
    margin: f64,
}

/// Plays pairs of games between two players, until `progress` stops the contest. The seats of the
/// plan are ignored. The results are those of the first player.
///
/// # Errors
/// If a game cannot be played to its end. The error describes the first such game.
pub fn contest<F: Ruleset>(
    edition: &dyn Edition<Ruleset = F>,
    rules: &Arc<F::Package>,
    plan: &Plan,
    players: [Seat; 2],
    progress: &dyn Progress,
) -> Result<Standing, Box<Failure>> {
    let start = Instant::now();
    let pairs = plan.play(progress, |setup| pair::<F>(edition, rules, &setup, players))?;
    Ok(Standing::of(&pairs, start.elapsed()))
}

/// Plays two games with the same seed. The first player has a different side in each.
fn pair<F: Ruleset>(
    edition: &dyn Edition<Ruleset = F>,
    rules: &Arc<F::Package>,
    setup: &Setup,
    [first, second]: [Seat; 2],
) -> Result<Pair, Box<Failure>> {
    let mut finishes = PerSide::from_fn(|_| Finish { winner: None, lead: 0.0 });
    for side in Side::BOTH {
        let seats = PerSide::from_fn(|of| if of == side { first } else { second });
        let setup = Setup { seats, ..setup.clone() };
        let board = simulate::game::<F>(edition, rules, &setup, Care::Fast)?;
        let position = Position { package: &**rules, board: &board };
        let winner = F::result(position).and_then(|result| result.winner);
        finishes[side] = Finish { winner, lead: plain(F::score(position).lead) };
    }
    Ok(Pair::of(finishes))
}

impl Pair {
    /// Returns the result of a pair. `finishes` holds the results of two games, by the side of the
    /// first player.
    fn of(finishes: PerSide<Finish>) -> Self {
        let points = PerSide::from_fn(|side| match finishes[side].winner {
            Some(winner) if winner == side => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        });
        Self { points, margin: (finishes.usa.lead - finishes.csa.lead) / 2.0 }
    }
}

/// Returns the result for the first player from finished games. The games of the two lists have the
/// same seeds and swapped sides.
pub fn standing(as_usa: &[Outcome], as_csa: &[Outcome]) -> Standing {
    let finish = |game: &Outcome| Finish { winner: game.winner, lead: game.lead };
    let others: BTreeMap<Seed, &Outcome> = as_csa.iter().map(|game| (game.seed, game)).collect();
    let pair = |game: &Outcome| {
        let other = others.get(&game.seed)?;
        Some(Pair::of(PerSide { usa: finish(game), csa: finish(other) }))
    };
    let pairs: Vec<Pair> = as_usa.iter().filter_map(pair).collect();
    Standing::of(&pairs, Duration::ZERO)
}

impl Standing {
    fn of(pairs: &[Pair], time: Duration) -> Self {
        let as_side = |side: Side| pairs.iter().map(|pair| pair.points[side]).sum::<f64>();
        let count = pairs.len() as f64;
        let (usa, csa) = (as_side(Side::Usa), as_side(Side::Csa));
        let both: Vec<f64> = pairs.iter().map(|pair| pair.points.usa + pair.points.csa).collect();
        let mut histogram = [0; 5];
        for points in &both {
            histogram[(points * 2.0) as usize] += 1;
        }
        let margins: Vec<f64> = pairs.iter().map(|pair| pair.margin).collect();
        Self {
            games: 2 * pairs.len() as u32,
            points: wilson(usa + csa, 2.0 * count),
            as_usa: wilson(usa, count),
            as_csa: wilson(csa, count),
            margin: mean(&margins),
            pairs: histogram,
            stronger: sprt(&both),
            time,
        }
    }
}
