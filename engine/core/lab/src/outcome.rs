//! Result of one game between bots, with all data that statistics need. Different machines can
//! therefore play the games of one study.

use std::collections::BTreeMap;
use std::sync::Arc;

use kernel::{
    Highlight, Log, PerSide, Playing, Position, Reader, Ruleset, ScoreKind, Side, Sixteenths, Table,
};
use serde::{Deserialize, Serialize};
use session::{Edition, Seed, Setup};

use crate::plan::Plan;
use crate::progress::Progress;
use crate::simulate::{self, Failure};

/// Result of a game played to its end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Outcome {
    /// Seed with which the game can be repeated.
    pub seed: Seed,
    /// Kind of end, such as a victory level.
    pub level: String,
    /// Winner of the game. `None` for a draw.
    pub winner: Option<Side>,
    /// Lead of the Union in points. Negative if the Confederacy is ahead.
    pub lead: f64,
    /// Number of decisions in the game.
    pub decisions: u32,
    /// Number of the first turn.
    pub first_turn: u8,
    /// Scores at the end of each turn. The first entry is for `first_turn`.
    pub turns: Vec<Standings>,
    /// Points and losses at the end, by source.
    pub sums: Vec<Figure>,
    /// Highlights of the game, without duplicates.
    #[serde(rename = "feats")]
    pub highlights: Vec<Highlight>,
    /// Descriptions of errors that did not stop the game, such as failed scripts.
    pub mishaps: Vec<String>,
}

/// Score at the end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Standings {
    /// Victory points of each side so far.
    pub points: PerSide<f64>,
    /// Strength points lost by each side.
    pub losses: PerSide<f64>,
}

/// Points or losses of a side from one source.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Figure {
    /// Kind of amount: victory points or lost strength.
    pub account: ScoreKind,
    /// Side that scored the points or suffered the losses.
    pub side: Side,
    /// Source of the points or losses, described for players.
    pub source: String,
    /// Amount of victory points, or of strength points lost.
    pub value: f64,
}

/// Plays a game for each seed, until `progress` stops the series. Returns the results in the order
/// of the seeds.
///
/// # Errors
/// If a game cannot be played to its end. The error describes the first such game.
pub fn outcomes<F: Ruleset>(
    edition: &dyn Edition<Ruleset = F>,
    plan: &Plan,
    progress: &dyn Progress,
) -> Result<Vec<Outcome>, Box<Failure>> {
    let rules = edition.rules(&plan.setup.scenario, &plan.setup.options);
    let rules = rules.map_err(|error| Failure::unplayed(&plan.setup, &error))?;
    outcomes_by(edition, &rules, plan, progress)
}

/// Plays a game for each seed with the given rules. The rules may supply additional bots.
///
/// # Errors
/// If a game cannot be played to its end. The error describes the first such game.
pub fn outcomes_by<F: Ruleset>(
    edition: &dyn Edition<Ruleset = F>,
    rules: &Arc<F::Package>,
    plan: &Plan,
    progress: &dyn Progress,
) -> Result<Vec<Outcome>, Box<Failure>> {
    plan.play(progress, |setup| outcome(edition, rules, &setup))
}

/// Plays the game of a setup and returns its result.
fn outcome<F: Ruleset>(
    edition: &dyn Edition<Ruleset = F>,
    rules: &Arc<F::Package>,
    setup: &Setup,
) -> Result<Outcome, Box<Failure>> {
    let (mut turns, mut highlights) = (Vec::new(), Vec::new());
    let mut turn = None;
    let mut watch = |table: &mut Table<F>| {
        for entry in table.take_entries() {
            let told = F::told(table.position(), &entry, Reader::Everybody);
            highlights.extend(told.highlight.get());
        }
        let now = F::turn(table.board()).number;
        if turn.is_some_and(|turn| turn != now) || F::result(table.position()).is_some() {
            turns.push(Standings::of::<F>(table.position()));
        }
        turn = Some(now);
        Ok(())
    };
    let mut played = None;
    let mishaps = edition.mishaps(&mut || {
        played = Some(simulate::watched(edition, rules, setup, Log::Kept, &mut watch));
    });
    let ended = played.expect("an edition does what it is to watch")?;
    highlights.sort();
    highlights.dedup();
    let position = Position { package: &**rules, board: &ended.board };
    let result = F::result(position).map(|result| (result.level, result.winner));
    let (level, winner) = result.unwrap_or_default();
    Ok(Outcome {
        seed: setup.seed,
        level,
        winner,
        lead: plain(F::score(position).lead),
        decisions: ended.decisions,
        first_turn: ended.first_turn,
        turns,
        sums: figures::<F>(position),
        highlights,
        mishaps,
    })
}

/// Returns the points and losses of each side, with one entry for each source.
fn figures<F: Playing>(position: Position<'_, F>) -> Vec<Figure> {
    let mut sums: BTreeMap<(ScoreKind, Side, String), f64> = BTreeMap::new();
    for sum in F::score(position).sums.get() {
        *sums.entry((sum.account, sum.side, sum.source)).or_default() += plain(sum.value);
    }
    let figure = |((account, side, source), value)| Figure { account, side, source, value };
    sums.into_iter().map(figure).collect()
}

impl Standings {
    fn of<F: Playing>(position: Position<'_, F>) -> Self {
        let sums = F::score(position).sums.get();
        let all = |account: ScoreKind| {
            PerSide::from_fn(|side| {
                let own = sums.iter().filter(|sum| sum.side == side && sum.account == account);
                plain(own.map(|sum| sum.value).sum())
            })
        };
        Self { points: all(ScoreKind::Points), losses: all(ScoreKind::Losses) }
    }
}

/// Converts an amount to a float, without rounding.
pub(crate) fn plain(value: Sixteenths) -> f64 {
    f64::from(value.sixteenths()) / 16.0
}
