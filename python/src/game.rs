//! Games opened for play. An opened game creates matches, and simulates many matches between bots
//! in parallel.

use kernel::Level;
use laboratory::balance::Effect;
use laboratory::exercise::Depth;
use laboratory::ladder;
use laboratory::outcome::Outcome;
use laboratory::simulate::Care;
use laboratory::{Plan, Unwatched};
use pyo3::prelude::*;
use registry::{AnyPackage, Folders, Rulebook};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use session::{AnyEdition, NoSeed, Refused, Seat, Seed, Setup};

use crate::matches::Match;
use crate::refused::{broken, failed, refused};
use crate::spoken::said;
use crate::watched::watched;
use crate::weights::read_weights;

/// Game of any rule system, opened for play from its package.
#[pyclass(frozen, module = "blind_swords._native")]
pub(crate) struct Game {
    /// Name of the game, as stored in saves.
    name: String,
    package: AnyPackage,
    folders: Folders<Rulebook>,
}

impl Game {
    /// Opens a game by id or folder.
    pub(crate) fn open(folders: &Folders<Rulebook>, name: &str) -> Result<Self, String> {
        let named =
            |problem: &document::Diagnostic| document::render::plain(std::slice::from_ref(problem));
        let folder = folders.find(name).map_err(|problem| named(&problem))?;
        let package = folders.open_folder(&folder);
        let package = package.map_err(|problems| document::render::plain(&problems))?;
        Ok(Self { name: folders.lasting_name(name), package, folders: folders.clone() })
    }

    /// Parses a setup as JSON and checks that the game can be played with it. The first scenario is
    /// the default.
    fn set_up(&self, text: &str) -> Result<Setup, Refused> {
        let mut setup: Value = read("a setup", text)?;
        setup["package"] = json!(self.name);
        if setup["scenario"].is_null() {
            let first = self.package.scenarios().into_iter().next();
            setup["scenario"] = json!(first.map(|first| first.id).unwrap_or_default());
        }
        let setup: Setup = serde_json::from_value(setup)
            .map_err(|error| Refused::new("setup", error.to_string()))?;
        self.package.idle_options(&setup.scenario, &setup.options)?;
        for seat in [setup.seats.usa, setup.seats.csa] {
            self.package.may_sit(seat)?;
        }
        Ok(setup)
    }

    /// Parses a setup for games between bots. A setup with a human seat is an error.
    fn set_up_run(&self, py: Python<'_>, text: &str) -> PyResult<Setup> {
        let setup = self.set_up(text).and_then(|setup| {
            if ![setup.seats.usa, setup.seats.csa].contains(&Seat::Human) {
                return Ok(setup);
            }
            let known = self.players().join(", ");
            let message = format!("cannot run games with a human seat: expected {known}");
            Err(Refused::new("setup", message))
        });
        setup.map_err(|error| refused(py, error))
    }

    /// Returns the ids of all bots for this game.
    fn players(&self) -> Vec<&'static str> {
        let levels = self.package.levels();
        Seat::players().filter(|seat| seat.can_play(levels)).map(Seat::id).collect()
    }
}

#[pymethods]
impl Game {
    /// Returns the scenarios, the bots and the package hash of the game as JSON.
    fn about(&self, py: Python<'_>) -> String {
        said(py, || {
            let scenario = |listed: session::Listed| {
                let options = AnyEdition::optional_rules(&*self.package.edition, &listed.id);
                json!({
                    "id": listed.id, "name": listed.name, "description": listed.description,
                    "optional_rules": options,
                })
            };
            let scenarios: Vec<Value> =
                self.package.scenarios().into_iter().map(scenario).collect();
            let levels: Vec<&str> = self.package.levels().iter().copied().map(Level::id).collect();
            told(&json!({
                "name": self.name, "id": self.package.id(), "title": self.package.title(),
                "hash": self.package.hash(), "scenarios": scenarios, "levels": levels,
                "players": self.players(),
            }))
        })
    }

    /// Starts a match from a setup, which is JSON.
    fn begin(&self, py: Python<'_>, setup: &str) -> PyResult<Match> {
        let begun = said(py, || Ok(self.package.begin(self.set_up(setup)?)?));
        let game = begun.map_err(|error: Refused| refused(py, error))?;
        Ok(Match::of(&self.folders, game))
    }

    /// Plays one game for each seed, `jobs` games at once, and returns the outcomes.
    fn outcomes(
        &self,
        py: Python<'_>,
        setup: &str,
        seeds: Vec<String>,
        jobs: usize,
    ) -> PyResult<String> {
        let setup = self.set_up_run(py, setup)?;
        let seeds = seeds_of(&seeds).map_err(|error| refused(py, error))?;
        let played = watched(py, |watch| {
            self.package.outcomes(&Plan { setup, seeds, jobs }, watch).map(|played| told(&played))
        })?;
        played.map_err(|failure| failed(py, &failure))
    }

    /// Plays games between bots that use two sets of weights. The first set plays at the level
    /// General, the second at Captain.
    fn rivals(
        &self,
        py: Python<'_>,
        setup: &str,
        first: &str,
        second: &str,
        seeds: Vec<String>,
        jobs: usize,
    ) -> PyResult<String> {
        let setup = self.set_up_run(py, setup)?;
        let seeds = seeds_of(&seeds).map_err(|error| refused(py, error))?;
        let sets = [read_weights(py, first)?, read_weights(py, second)?];
        let Some(rivals) = self.package.rivals() else {
            let message = format!("no player of {} uses weights", self.package.id());
            return Err(refused(py, Refused::new("setup", message)));
        };
        let played = watched(py, |watch| {
            let plan = Plan { setup, seeds, jobs };
            rivals(&*self.package.edition, sets, &plan, watch).map(|played| told(&played))
        })?;
        played.map_err(|failure| failed(py, &failure))
    }

    /// Simulates `games` games and returns their statistics. The first game uses the seed of the
    /// setup, and each later game the next seed.
    fn simulate(&self, py: Python<'_>, setup: &str, games: u32, jobs: usize) -> PyResult<String> {
        let setup = self.set_up_run(py, setup)?;
        let plan = Plan::of(setup, games, jobs);
        let counted = watched(py, |watch| {
            self.package.simulate(&plan, Care::Fast, watch).map(|counted| told(&counted))
        })?;
        counted.map_err(|failure| failed(py, &failure))
    }

    /// Returns the balance report of finished games. The setup names the scenario, and `games`
    /// holds the outcomes.
    fn weigh(&self, py: Python<'_>, setup: &str, games: &str) -> PyResult<String> {
        let setup = self.set_up(setup).map_err(|error| refused(py, error))?;
        let games: Vec<Outcome> = read_outcomes(py, games)?;
        let weighed = said(py, || self.package.weigh(&setup, &games));
        weighed.map(|balance| told(&balance)).map_err(|failure| failed(py, &failure))
    }

    /// Returns one changed setup for each optional rule of the scenario, keyed by the name of the
    /// rule.
    fn variants(&self, py: Python<'_>, setup: &str) -> PyResult<String> {
        let setup = self.set_up(setup).map_err(|error| refused(py, error))?;
        Ok(told(&self.package.variants(&setup)))
    }

    /// Plays a game and checks the board after every `every` decisions. Stops after `decisions`
    /// decisions.
    fn exercise(
        &self,
        py: Python<'_>,
        setup: &str,
        every: u32,
        decisions: u32,
    ) -> PyResult<String> {
        let setup = self.set_up(setup).map_err(|error| refused(py, error))?;
        let depth = Depth { every: every.max(1), decisions };
        let exercised = said(py, || {
            let plan = Plan::of(setup.clone(), 1, 1);
            let exercised = self.package.exercise(&plan, depth, &Unwatched);
            exercised.map_err(|broken| (self.package.evidence(&setup, &broken), broken))
        });
        exercised
            .map(|exercised| told(&exercised))
            .map_err(|(evidence, found)| broken(py, &found, &evidence))
    }
}

/// Returns the effect of a changed rule on the Union's lead in points. Compares games with and
/// without the change, played with the same seeds.
#[pyfunction]
pub(crate) fn effect_of_rule(
    py: Python<'_>,
    name: String,
    games: &str,
    others: &str,
) -> PyResult<String> {
    let (games, others) = (read_outcomes(py, games)?, read_outcomes(py, others)?);
    Ok(told(&Effect::of_rule(name, &games, &others)))
}

/// Returns a player's contest result, computed from the player's games as the Union and as the
/// Confederacy. Both series of games used the same seeds.
#[pyfunction]
pub(crate) fn standing(py: Python<'_>, as_usa: &str, as_csa: &str) -> PyResult<String> {
    let (as_usa, as_csa) = (read_outcomes(py, as_usa)?, read_outcomes(py, as_csa)?);
    Ok(told(&ladder::standing(&as_usa, &as_csa)))
}

pub(crate) fn read_outcomes(py: Python<'_>, text: &str) -> PyResult<Vec<Outcome>> {
    read("outcomes", text).map_err(|error| refused(py, error))
}

pub(crate) fn read<T: DeserializeOwned>(what: &str, text: &str) -> Result<T, Refused> {
    serde_json::from_str(text)
        .map_err(|error| Refused::new("request", format!("expected {what}: {error}")))
}

fn seeds_of(seeds: &[String]) -> Result<Vec<Seed>, Refused> {
    let seed = |seed: &String| {
        seed.parse().map_err(|error: NoSeed| Refused::new("request", format!("`{seed}`: {error}")))
    };
    seeds.iter().map(seed).collect()
}

pub(crate) fn told(of: &impl Serialize) -> String {
    serde_json::to_string(of).expect("what is told is plain data")
}
