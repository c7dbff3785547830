//! `swords ladder`: a duel between two bots.

use std::num::NonZeroU32;

use clap::Args;
use kernel::PerSide;
use laboratory::ladder::{Contest, Standing};
use laboratory::statistics::Verdict;
use registry::rivals;

use super::planned::{self, Planned, Player};
use super::runs::Runs;
use super::simulate;
use crate::course::Course;
use crate::failure::Failure;
use crate::format::{self, Format, Plain};
use crate::games::{self, PackageIndex};
use crate::options;
use crate::output::out;
use crate::seats;

/// Play one bot against another in pairs of games with swapped sides, and report which is better and with what
/// confidence.
#[derive(Debug, Args)]
pub(crate) struct Ladder {
    #[command(flatten)]
    runs: Runs,
    /// The scenario (default: the first one).
    #[arg(long)]
    scenario: Option<String>,
    /// The player to judge: a bot, or `plan:FILE` for a player that follows a plan. Instead of a file you can name a plan of
    /// the game, or `hold`, `nearest`, `rush` or `raid`.
    #[arg(long, value_name = "PLAYER")]
    a: Player,
    /// The opponent of that player.
    #[arg(long, value_name = "PLAYER")]
    b: Player,
    /// The number of pairs of games to play.
    #[arg(long, default_value = "50")]
    pairs: NonZeroU32,
    /// The number of games to play at once.
    #[arg(long, default_value = "1", value_parser = options::jobs())]
    jobs: usize,
}

impl Ladder {
    pub(crate) fn run(&self, package_index: &PackageIndex, format: Format) -> Result<(), Failure> {
        let format = format.plain()?;
        let edition = self.runs.open(package_index)?;
        let scenario = games::scenario_id(&*edition, self.scenario.as_deref())?;
        let setup = self.runs.setup(package_index, &*edition, scenario, PerSide::default())?;
        let players = [&self.a, &self.b].map(Player::seat);
        for player in players {
            seats::check(&*edition, player)?;
        }
        let contest = Contest { setup, players, pairs: self.pairs.get(), jobs: self.jobs };
        let planned = planned::of(package_index, &self.runs, &contest.setup, [&self.a, &self.b])?;
        let course = Course::begin("pairs", contest.pairs);
        let standing = match planned {
            Some(Planned { opened, battle_plans }) => {
                rivals::contest(&opened, &contest, battle_plans, &course)
            }
            None => edition.contest(&contest, &course),
        };
        let standing = standing.map_err(|broken| simulate::keep(&broken))?;
        match format {
            Plain::Json => out!("{}", format::json(&standing)),
            Plain::Human => report([&self.a, &self.b], &standing),
        }
        course.end()
    }
}

fn report([first, second]: [&Player; 2], standing: &Standing) {
    let Standing { games, points, as_usa, as_csa, margin, pairs, stronger, time } = standing;
    out!("{first} against {second}: {games} games in {:.1} s", time.as_secs_f64());
    out!("  {:<22} {}", "points", points.percent());
    out!("  {:<22} {}", "as the Union", as_usa.percent());
    out!("  {:<22} {}", "as the Confederacy", as_csa.percent());
    out!("  {:<22} {} victory points per game", "ahead by", margin.amount());
    let [none, half, one, more, two] = pairs;
    out!("  {:<22} 0: {none}, ½: {half}, 1: {one}, 1½: {more}, 2: {two}", "pairs by points");
    let verdict = match stronger {
        Verdict::Yes => "yes",
        Verdict::No => "no",
        Verdict::Open => "undecided: play more pairs",
    };
    out!("  {:<22} {verdict}", "55 % rather than 50 %");
}
