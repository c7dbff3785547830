//! Finding and loading the game that a command names.

use std::io::IsTerminal;
use std::path::PathBuf;
use std::sync::Arc;

use blind_swords::game::{Game, Rules, ScenarioId};
use blind_swords::script::NoScripts;
use kernel::{HexId, HexNumber};
use package::render::{self, Style};
use package::{Diagnostic, Loaded};

use crate::failure::Failure;

/// Loads a game by its id under `games/`, or by its path.
pub(crate) fn load(game: &str) -> Result<Loaded, Failure> {
    let folder = package::find(&root(), game).map_err(|problem| unknown(&problem))?;
    package::load(&folder).map_err(|problems| Failure::Wrong(written(&problems)))
}

/// The folder that has `games` in it: this one or one above it.
pub(crate) fn root() -> PathBuf {
    let here = std::env::current_dir().unwrap_or_else(|_| PathBuf::from("."));
    let found = here.ancestors().find(|folder| folder.join("games").is_dir());
    found.map_or_else(|| here.clone(), std::path::Path::to_path_buf)
}

/// The scenario with an id; the first one where none is named.
pub(crate) fn scenario(game: &Game, id: Option<&str>) -> Result<ScenarioId, Failure> {
    let Some(id) = id else { return Ok(ScenarioId(0)) };
    let found = game.scenarios.iter().position(|scenario| scenario.id == id);
    found.map(ScenarioId::from_index).ok_or_else(|| {
        let known: Vec<_> = game.scenarios.iter().map(|scenario| scenario.id.as_str()).collect();
        Failure::Usage(format!(
            "no scenario `{id}` in {}: expected {}",
            game.id,
            known.join(" or ")
        ))
    })
}

/// The rules of a scenario without options or scripts: enough to look at its set-up.
pub(crate) fn plain_rules(game: &Arc<Game>, scenario: ScenarioId) -> Rules {
    let options = game.scenarios[scenario.index()].options.iter();
    let options = options.map(|_| blind_swords::game::Switch::Off).collect();
    Rules {
        game: Arc::clone(game),
        scenario,
        profile: game.profile,
        options,
        scripts: Arc::new(NoScripts),
    }
}

/// The hex with a number.
pub(crate) fn hex(game: &Game, number: &str) -> Result<HexId, Failure> {
    let parsed: HexNumber =
        number.parse().map_err(|error: kernel::NotAHexNumber| Failure::Usage(error.to_string()))?;
    game.map.grid.hex(parsed).ok_or_else(|| {
        let spec = game.map.grid.spec();
        let (first, last) = (spec.first_column, spec.last_column);
        Failure::Usage(format!("hex {number} is not on the map: its columns are {first} to {last}"))
    })
}

/// Diagnostics as people read them.
pub(crate) fn written(problems: &[Diagnostic]) -> String {
    let style = if std::io::stderr().is_terminal() { Style::Colored } else { Style::Plain };
    let lines: Vec<_> = problems.iter().map(|problem| render::human(problem, style)).collect();
    lines.join("\n\n")
}

fn unknown(problem: &Diagnostic) -> Failure {
    let help = problem.help.as_deref().map(|help| format!("; {help}")).unwrap_or_default();
    Failure::Usage(format!("{}{help}", problem.message))
}
