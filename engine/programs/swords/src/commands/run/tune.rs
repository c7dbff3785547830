//! `swords run tune`: search for better weights of the computer opponent.

use std::fmt::Write as _;
use std::fs;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use laboratory::ladder::Standing;
use laboratory::statistics::Interval;
use registry::tune::{self, Arena, Tuning, Weights};
use session::Options;

use super::arguments::Effort;
use super::kept::keep;
use crate::failure::Failure;
use crate::format::{self, Plain};
use crate::output::out;
use crate::packages::games::{self, PackageIndex};

/// Search for better weights of the computer opponent by self-play.
///
/// The command judges the weights on other seeds in all scenarios of the named games. This is for developers of the
/// opponent: it does not change the program.
#[derive(Debug, Args)]
pub(super) struct Tune {
    /// A game, or one of its scenarios as GAME/SCENARIO, to train on. Repeat it for more.
    #[arg(required = true, value_name = "GAME[/SCENARIO]")]
    train: Vec<String>,
    /// A game whose scenarios judge the result. Repeat it for more.
    #[arg(long = "judge", required = true, value_name = "GAME")]
    judges: Vec<String>,
    /// The number of steps to take.
    #[arg(long, default_value = "100")]
    steps: NonZeroU32,
    /// The number of pairs of games to play per scenario in each step.
    #[arg(long, default_value = "8")]
    pairs: NonZeroU32,
    /// The number of pairs of games to play per scenario to judge the result.
    #[arg(long, default_value = "100")]
    judged: NonZeroU32,
    #[command(flatten)]
    effort: Effort,
    /// Write accepted weights to this source file of the opponent.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Result of the new weights in one scenario.
#[derive(Debug, serde::Serialize)]
struct Judged {
    arena: String,
    standing: Standing,
}

impl Tune {
    pub(super) fn run(&self, package_index: &PackageIndex, format: Plain) -> Result<(), Failure> {
        let train = self.arenas(package_index, &self.train)?;
        let judges = self.arenas(package_index, &self.judges)?;
        let tuning = Tuning {
            steps: self.steps.get(),
            pairs: self.pairs.get(),
            seed: self.effort.seed,
            jobs: self.effort.jobs,
        };
        let pairs = tuning.steps * tuning.pairs * train.len() as u32
            + self.judged.get() * judges.len() as u32;
        let course = self.effort.begin("games", 2 * pairs);
        let kept = |broken: Box<_>| keep(&broken);
        let found = tune::tune(&train, &tuning, &course).map_err(kept)?;
        let mut judged = Vec::new();
        for arena in &judges {
            let (seed, pairs) = (tuning.next_seed(), self.judged.get());
            let standing = tune::judge(arena, found, (seed, pairs), tuning.jobs, &course);
            judged.push(Judged { arena: named(arena), standing: standing.map_err(kept)? });
        }
        match format {
            Plain::Json => out!("{}", format::json(&judged)),
            Plain::Human => told(found, &judged),
        }
        course.end()?;
        if !accepted(&judged) {
            let why =
                "not accepted: the weights must be ahead overall and clearly behind in no scenario";
            return Err(Failure::Wrong(why.to_owned()));
        }
        match &self.output {
            Some(path) => fs::write(path, self.source(found, &judged))
                .map_err(|error| Failure::file(path, &error)),
            None => Ok(()),
        }
    }

    /// Returns the scenarios to play. Each argument names a game, or one scenario of a game.
    fn arenas(
        &self,
        package_index: &PackageIndex,
        names: &[String],
    ) -> Result<Vec<Arena>, Failure> {
        let mut arenas = Vec::new();
        for name in names {
            let (game, only) = name
                .split_once('/')
                .map_or((name.as_str(), None), |(game, only)| (game, Some(only)));
            let package = package_index.open(game)?;
            let rivals =
                package.rivals().ok_or_else(|| games::unanswered(game, "player by weights"))?;
            let edition = package.edition;
            let known: Vec<String> =
                edition.scenarios().into_iter().map(|scenario| scenario.id).collect();
            if let Some(only) = only.filter(|only| !known.iter().any(|id| id == only)) {
                let expected = known.join(" or ");
                return Err(Failure::Usage(format!(
                    "unknown scenario `{only}` in {game}: expected {expected}"
                )));
            }
            for scenario in known.into_iter().filter(|id| only.is_none_or(|only| only == id)) {
                let package = package_index.lasting_name(game);
                let setup = self.effort.setup(package, scenario, Options::new());
                arenas.push(Arena { edition: Arc::clone(&edition), rivals, setup });
            }
        }
        Ok(arenas)
    }

    /// Returns the weights as a source file of the opponent, with the search parameters in its
    /// documentation.
    fn source(&self, found: Weights, judged: &[Judged]) -> String {
        let Self { train, judges: _, steps, pairs, judged: games, effort, output: _ } = self;
        let seed = effort.seed;
        let train = train.join("\n//! - ");
        let mut text = format!(
            "//! `swords run tune` found these in {steps} steps of {pairs} pairs of games, starting from seed {seed}, in\n//!\n\
             //! - {train}\n//!\n\
             //! It judged them against the earlier weights by {games} pairs each on other seeds:\n//!\n"
        );
        for Judged { arena, standing } in judged {
            writeln!(text, "//! - {arena}: {}", line(standing)).expect("a string takes everything");
        }
        text.push_str("\nuse super::Weights;\n\npub(super) const TUNED: Weights = Weights {\n");
        for (name, value) in found.named() {
            writeln!(text, "    {name}: {value},").expect("a string takes everything");
        }
        text.push_str("};\n");
        text
    }
}

fn named(arena: &Arena) -> String {
    format!("{}/{}", arena.edition.id(), arena.setup.scenario)
}

fn told(found: Weights, judged: &[Judged]) {
    for (name, value) in found.named() {
        out!("  {name:<12} {value:>6}");
    }
    for Judged { arena, standing } in judged {
        out!("{arena}: {}", line(standing));
    }
}

fn line(standing: &Standing) -> String {
    let Interval { value, low, high } = standing.points;
    let [value, low, high] = [value, low, high].map(|share| share * 100.0);
    let (games, margin) = (standing.games, standing.margin.amount());
    format!("{value:.1} % of the points [{low:.1}, {high:.1}] of {games} games, {margin} ahead")
}

/// Whether the new weights lead in total points and are not significantly behind in any scenario.
fn accepted(judged: &[Judged]) -> bool {
    let all: f64 = judged.iter().map(|judged| judged.standing.points.value - 0.5).sum();
    all > 0.0 && judged.iter().all(|judged| judged.standing.points.high >= 0.5)
}
