//! `swords run ladder`: a duel between two bots.

use clap::Args;
use kernel::PerSide;
use laboratory::ladder::Standing;
use laboratory::statistics::Verdict;
use registry::rivals;

use super::arguments::Games;
use super::kept::keep;
use super::planned::{self, Planned, Player};
use crate::arguments::seats;
use crate::failure::Failure;
use crate::format::{self, Plain};
use crate::output::out;
use crate::packages::games::PackageIndex;

/// Report which of two bots is better, and the confidence in the result.
///
/// The bots play pairs of games with swapped sides.
#[derive(Debug, Args)]
pub(super) struct Ladder {
    #[command(flatten)]
    games: Games<50>,
    /// The player to judge: a bot, or `plan:FILE` for a player that follows a plan. Instead of a file you can name a plan of
    /// the game, or `hold`, `nearest`, `rush` or `raid`.
    #[arg(long, value_name = "PLAYER")]
    a: Player,
    /// The opponent of that player: a bot or a plan.
    #[arg(long, value_name = "PLAYER")]
    b: Player,
}

impl Ladder {
    pub(super) fn run(&self, package_index: &PackageIndex, format: Plain) -> Result<(), Failure> {
        let edition = self.games.open(package_index)?;
        let scenario = self.games.first_scenario(&*edition)?;
        let players = [&self.a, &self.b].map(Player::seat);
        let plan = self.games.plan(package_index, &*edition, scenario, PerSide::default())?;
        for player in players {
            seats::check(&*edition, player)?;
        }
        let game = &self.games.game;
        let planned = planned::of(package_index, game, &plan.setup, [&self.a, &self.b])?;
        let course = self.games.effort.begin("pairs", plan.count());
        let standing = match planned {
            Some(Planned { opened, battle_plans }) => {
                rivals::contest(&opened, &plan, players, battle_plans, &course)
            }
            None => edition.contest(&plan, players, &course),
        };
        let standing = standing.map_err(|broken| keep(&broken))?;
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
