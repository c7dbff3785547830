//! One player against another, in pairs of games: the same dice with the sides changed.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use kernel::{Family, PerSide, Scene, Side};
use serde::Serialize;
use session::{Edition, Seat, Seed, Setup};

use crate::many;
use crate::outcome::{Outcome, plain};
use crate::progress::Progress;
use crate::simulate::{self, Care, Failure};
use crate::statistics::{Interval, Verdict, mean, sprt, wilson};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The setup of each pair; pair `n` has this seed plus `n`. Its seats are left out of account.
    pub setup: Setup,
    /// The two players.
    pub players: [Seat; 2],
    /// How many pairs.
    pub pairs: u32,
    /// How many games at once.
    pub jobs: usize,
}

/// How it went for the first player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// How many games.
    pub games: u32,
    /// The share of the points: one for a win, half a point for a draw.
    pub points: Interval,
    /// The same of the games as the Union.
    pub as_usa: Interval,
    /// The same of the games as the Confederacy.
    pub as_csa: Interval,
    /// By how many victory points it was ahead, game by game of a pair.
    pub margin: Interval,
    /// How many pairs brought no point, half a point, and so on up to two.
    pub pairs: [u32; 5],
    /// Whether it is stronger, as a sequential test has it.
    pub stronger: Verdict,
    /// How long it took.
    #[serde(rename = "seconds", serialize_with = "simulate::as_seconds")]
    pub time: Duration,
}

/// What counts of a game: who won, and by how many points the Union was ahead.
#[derive(Clone, Copy, Debug)]
struct Finish {
    winner: Option<Side>,
    lead: f64,
}

/// How a pair of games went for the first player: its points as each side, and how far it was ahead.
#[derive(Clone, Copy, Debug)]
struct Pair {
    points: PerSide<f64>,
    margin: f64,
}

/// Plays pairs of games, as far as it is to go on.
///
/// # Errors
/// The first game that cannot be played to its end.
pub fn contest<F: Family>(
    edition: &dyn Edition<Family = F>,
    rules: &Arc<F::Package>,
    contest: &Contest,
    progress: &dyn Progress,
) -> Result<Standing, Box<Failure>> {
    let start = Instant::now();
    let one = |index: u32, pairs: &mut Vec<(u32, Pair)>| -> Result<(), Box<Failure>> {
        pairs.push((index, pair::<F>(edition, rules, contest, u64::from(index))?));
        Ok(())
    };
    let books = many::each(contest.pairs, contest.jobs, progress, one)?;
    let mut pairs: Vec<(u32, Pair)> = books.into_iter().flatten().collect();
    pairs.sort_by_key(|(index, _)| *index);
    let pairs: Vec<Pair> = pairs.into_iter().map(|(_, pair)| pair).collect();
    Ok(Standing::of(&pairs, start.elapsed()))
}

/// The first player as one side and as the other, under the same seed.
fn pair<F: Family>(
    edition: &dyn Edition<Family = F>,
    rules: &Arc<F::Package>,
    contest: &Contest,
    index: u64,
) -> Result<Pair, Box<Failure>> {
    let [first, second] = contest.players;
    let mut finishes = PerSide::from_fn(|_| Finish { winner: None, lead: 0.0 });
    for side in Side::BOTH {
        let mut setup = contest.setup.clone();
        setup.seed = setup.seed.after(index);
        setup.seats = PerSide::from_fn(|of| if of == side { first } else { second });
        let board = simulate::game::<F>(edition, rules, &setup, Care::Fast)?;
        let scene = Scene { package: &**rules, board: &board };
        let winner = F::verdict(scene).and_then(|(_, winner)| winner);
        finishes[side] = Finish { winner, lead: plain(F::lead(scene, Side::Usa)) };
    }
    Ok(Pair::of(finishes))
}

impl Pair {
    /// Of the games that the first player played as each side.
    fn of(finishes: PerSide<Finish>) -> Self {
        let points = PerSide::from_fn(|side| match finishes[side].winner {
            Some(winner) if winner == side => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        });
        Self { points, margin: (finishes.usa.lead - finishes.csa.lead) / 2.0 }
    }
}

/// How it went for the first player in games that were played before, each with the one under the same seed with the
/// sides changed.
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
