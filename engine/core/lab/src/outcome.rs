//! What came of one game between bots: all that is reckoned with afterwards, so that games can be played anywhere.

use std::collections::BTreeMap;
use std::sync::Arc;

use kernel::{Account, Family, Feat, Log, PerSide, Scene, Side, Sixteenths, Table};
use serde::{Deserialize, Serialize};
use session::{Edition, Seed, Setup};

use crate::many;
use crate::progress::Progress;
use crate::simulate::{self, Failure};

/// What came of a game that was played to its end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Outcome {
    /// Its seed.
    pub seed: Seed,
    /// How it ended, such as a level of victory.
    pub level: String,
    /// Who won; nobody in a draw.
    pub winner: Option<Side>,
    /// By how many points the Union was ahead.
    pub lead: f64,
    /// How many decisions it took.
    pub decisions: u32,
    /// Its first turn.
    pub first_turn: u8,
    /// How it stood at the end of that turn and of each after it.
    pub turns: Vec<Standings>,
    /// Points and losses at the end, by where they come from.
    pub sums: Vec<Figure>,
    /// What was done that may have turned it, each deed once.
    pub feats: Vec<Feat>,
    /// What went wrong on the way without stopping it, such as scripts that fail.
    pub mishaps: Vec<String>,
}

/// How a game stood at the end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Standings {
    /// The victory points of each side.
    pub points: PerSide<f64>,
    /// The strength points that each side missed.
    pub losses: PerSide<f64>,
}

/// What a side has got or lost in a game, one source of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Figure {
    /// What is counted.
    pub account: Account,
    /// Whose it is.
    pub side: Side,
    /// Where it comes from, in words for people.
    pub source: String,
    /// How much.
    pub value: f64,
}

/// Which games are played.
#[derive(Clone, Copy, Debug)]
pub struct Draws<'a> {
    /// What each is set up with, but for its seed.
    pub setup: &'a Setup,
    /// The seed of each.
    pub seeds: &'a [Seed],
    /// How many of them at once.
    pub jobs: usize,
}

/// Plays a game for each seed, as far as it is to go on: what came of those that were played, in the order of the
/// seeds.
///
/// # Errors
/// Of the games that cannot be played to their end the first.
pub fn outcomes<F: Family>(
    edition: &dyn Edition<Family = F>,
    draws: Draws<'_>,
    progress: &dyn Progress,
) -> Result<Vec<Outcome>, Box<Failure>> {
    let rules = edition.rules(&draws.setup.scenario, &draws.setup.options);
    let rules = rules.map_err(|error| Failure::unplayed(draws.setup, &error))?;
    outcomes_by(edition, &rules, draws, progress)
}

/// Plays them by rules that exist already, such as those with players of their own.
///
/// # Errors
/// The first game that cannot be played to its end.
pub fn outcomes_by<F: Family>(
    edition: &dyn Edition<Family = F>,
    rules: &Arc<F::Package>,
    draws: Draws<'_>,
    progress: &dyn Progress,
) -> Result<Vec<Outcome>, Box<Failure>> {
    let Draws { setup, seeds, jobs } = draws;
    let one = |index: u32, done: &mut Vec<(u32, Outcome)>| -> Result<(), Box<Failure>> {
        let setup = Setup { seed: seeds[index as usize], ..setup.clone() };
        done.push((index, outcome(edition, rules, &setup)?));
        Ok(())
    };
    let books = many::each(seeds.len() as u32, jobs, progress, one)?;
    let mut done: Vec<(u32, Outcome)> = books.into_iter().flatten().collect();
    done.sort_by_key(|(index, _)| *index);
    Ok(done.into_iter().map(|(_, outcome)| outcome).collect())
}

/// What comes of the game of a setup.
fn outcome<F: Family>(
    edition: &dyn Edition<Family = F>,
    rules: &Arc<F::Package>,
    setup: &Setup,
) -> Result<Outcome, Box<Failure>> {
    let (mut turns, mut feats) = (Vec::new(), Vec::new());
    let mut turn = None;
    let mut watch = |table: &mut Table<F>| {
        for entry in table.take_entries() {
            feats.extend(F::feat(rules, &entry.event));
        }
        let now = F::turn(table.board());
        if turn.is_some_and(|turn| turn != now) || F::is_over(table.board()) {
            turns.push(Standings::of::<F>(table.scene()));
        }
        turn = Some(now);
        Ok(())
    };
    let mut played = None;
    let mishaps = edition.mishaps(&mut || {
        played = Some(simulate::watched(edition, rules, setup, Log::Kept, &mut watch));
    });
    let ended = played.expect("an edition does what it is to watch")?;
    feats.sort();
    feats.dedup();
    let scene = Scene { package: &**rules, board: &ended.board };
    let (level, winner) = F::verdict(scene).unwrap_or_default();
    Ok(Outcome {
        seed: setup.seed,
        level,
        winner,
        lead: plain(F::lead(scene, Side::Usa)),
        decisions: ended.decisions,
        first_turn: ended.first_turn,
        turns,
        sums: figures::<F>(scene),
        feats,
        mishaps,
    })
}

/// What each side has got and lost, each source once.
fn figures<F: Family>(scene: Scene<'_, F>) -> Vec<Figure> {
    let mut sums: BTreeMap<(Account, Side, String), f64> = BTreeMap::new();
    for sum in F::sums(scene) {
        *sums.entry((sum.account, sum.side, sum.source)).or_default() += plain(sum.value);
    }
    let figure = |((account, side, source), value)| Figure { account, side, source, value };
    sums.into_iter().map(figure).collect()
}

impl Standings {
    fn of<F: Family>(scene: Scene<'_, F>) -> Self {
        let sums = F::sums(scene);
        let all = |account: Account| {
            PerSide::from_fn(|side| {
                let own = sums.iter().filter(|sum| sum.side == side && sum.account == account);
                plain(own.map(|sum| sum.value).sum())
            })
        };
        Self { points: all(Account::Points), losses: all(Account::Losses) }
    }
}

/// A figure as programs reckon with it: sixteenths are exact.
pub(crate) fn plain(value: Sixteenths) -> f64 {
    f64::from(value.sixteenths()) / 16.0
}
