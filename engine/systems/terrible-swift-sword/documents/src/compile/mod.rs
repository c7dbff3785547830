//! Compilation of documents into a game.

mod charts;
mod context;
mod forces;
mod ground;
mod scenario;

use document::{Diagnostic, options};
use kernel::{Origins, PerSide};
use terrible_swift_sword::game::{Battle, Game};
use terrible_swift_sword::variants::{Preset, Variants};

use crate::codes;
use crate::documents::Documents;

/// Result of a compilation: the game, or the errors that prevent it.
pub(crate) struct Compiled {
    /// Compiled game. `None` if there are errors.
    pub(crate) game: Option<Game>,
    /// Variants of the rules that the package chooses.
    pub(crate) variants: Variants,
    /// Diagnostics of the compilation. An error among them means that there is no game.
    pub(crate) problems: Vec<Diagnostic>,
}

/// Compiles the documents of a package.
pub(crate) fn compile(documents: &Documents) -> Compiled {
    let (variants, mut problems) = variants(documents);
    let Some(mut context) = context::begin(documents, &mut problems) else {
        return Compiled { game: None, variants, problems };
    };
    let (said, forces) = (&documents.game.data, &documents.units.data);
    charts::check(&mut context);
    let map = ground::map(&mut context);
    forces::check(&mut context);
    let scenarios = scenario::scenarios(&mut context);
    let game = Battle {
        id: said.id.as_str().to_owned(),
        title: said.title.clone(),
        side_names: PerSide { usa: said.sides.usa.name.clone(), csa: said.sides.csa.name.clone() },
        map,
        units: forces.units.clone(),
        leaders: forces.leaders.clone(),
        brigades: forces.brigades.clone(),
        charts: documents.tables.data.clone(),
        scenarios,
        origins: Origins::NONE,
    };
    let is_good = problems.iter().all(|problem| !problem.is_error());
    Compiled { game: is_good.then(|| game.into()), variants, problems }
}

/// Returns the variants of the rules that a package chooses: a preset, with individual changes.
fn variants(documents: &Documents) -> (Variants, Vec<Diagnostic>) {
    let said = &documents.game.data;
    let preset = Preset::from_id(&said.preset);
    let mut variants = Variants::preset(preset.unwrap_or(Preset::Recommended));
    let presets = (&said.preset, Preset::ALL.map(Preset::id));
    let set = |name: &str, value: &str| variants.set(name, value);
    let problems = options::choose(codes::OPTION, (presets.0, &presets.1), &said.options, set);
    (variants, problems)
}
