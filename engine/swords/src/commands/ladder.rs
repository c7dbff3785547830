//! `swords ladder`: one player against another.

use std::num::NonZeroU32;

use clap::Args;
use kernel::PerSide;
use laboratory::ladder::{Contest, Standing};
use laboratory::statistics::Verdict;
use session::Seat;

use super::runs::Runs;
use super::simulate;
use crate::course::Course;
use crate::failure::Failure;
use crate::format::{self, Format, Plain};
use crate::games::{self, Shelf};
use crate::output::say;
use crate::seats;

/// Plays one player against another, in pairs of games with the sides changed, and says how surely it is better.
#[derive(Debug, Args)]
pub(crate) struct Ladder {
    #[command(flatten)]
    runs: Runs,
    /// The scenario; the first one where none is named.
    #[arg(long)]
    scenario: Option<String>,
    /// The player that is judged.
    #[arg(long, value_name = "PLAYER", value_parser = seats::bot())]
    a: Seat,
    /// The player against whom.
    #[arg(long, value_name = "PLAYER", value_parser = seats::bot())]
    b: Seat,
    /// How many pairs of games.
    #[arg(long, default_value = "50")]
    pairs: NonZeroU32,
    /// How many games at once.
    #[arg(long, default_value_t = 1)]
    jobs: usize,
}

impl Ladder {
    /// Runs the command.
    pub(crate) fn run(&self, shelf: &Shelf, format: Format) -> Result<(), Failure> {
        let format = format.plain()?;
        let edition = self.runs.open(shelf)?;
        let scenario = games::scenario_id(&*edition, self.scenario.as_deref())?;
        let setup = self.runs.setup(shelf, &*edition, scenario, PerSide::default())?;
        for player in [self.a, self.b] {
            seats::check(&*edition, player)?;
        }
        let (players, pairs, jobs) = ([self.a, self.b], self.pairs.get(), self.jobs);
        let contest = Contest { setup, players, pairs, jobs };
        let course = Course::begin("pairs", pairs);
        let standing =
            edition.contest(&contest, &course).map_err(|broken| simulate::keep(&broken))?;
        match format {
            Plain::Json => say!("{}", format::json(&standing)),
            Plain::Human => report(&contest, &standing),
        }
        course.end()
    }
}

fn report(contest: &Contest, standing: &Standing) {
    let [first, second] = contest.players;
    let Standing { games, points, as_usa, as_csa, margin, pairs, stronger, time } = standing;
    say!("{first} against {second}: {games} games in {:.1} s", time.as_secs_f64());
    say!("  {:<22} {}", "points", points.percent());
    say!("  {:<22} {}", "as the Union", as_usa.percent());
    say!("  {:<22} {}", "as the Confederacy", as_csa.percent());
    say!("  {:<22} {} victory points a game", "ahead by", margin.amount());
    let [none, half, one, more, two] = pairs;
    say!("  {:<22} 0: {none}, ½: {half}, 1: {one}, 1½: {more}, 2: {two}", "pairs by their points");
    let verdict = match stronger {
        Verdict::Yes => "yes",
        Verdict::No => "no",
        Verdict::Open => "not decided by so many pairs",
    };
    say!("  {:<22} {verdict}", "55 % rather than 50 %");
}
