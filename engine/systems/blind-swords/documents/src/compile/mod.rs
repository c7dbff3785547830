//! Compilation of documents into a game. Names become small integers, and strings become typed
//! values.
//!
//! One run reports all references to unknown names.

mod battle_plans;
mod charts;
mod chits;
mod context;
mod hints;
mod map;
mod profile;
mod ratings;
mod scenario;
mod shifts;
mod terrain;
mod traits;
mod units;
mod victory;

use std::sync::Arc;

use blind_swords::game::{Battle, Game};
use document::damage::Damage;
use document::diag::Diagnostic;
use document::tree::At;
use kernel::PerSide;

use crate::documents::Documents;

use context::Context;

/// Result of a compilation. Damaged parts may be missing from it.
pub(crate) struct Compiled {
    /// Compiled game, without the damaged parts. `None` if the package exceeds a limit, which
    /// reading reported.
    pub(crate) game: Option<Game>,
    /// Errors that the compilation found.
    pub(crate) problems: Vec<Diagnostic>,
    /// Damaged sections, which later stages skip.
    pub(crate) damage: Damage,
}

/// Compiles a package.
///
/// # Errors
/// If the documents are invalid: all diagnostics.
pub fn compile(documents: &Documents) -> Result<Game, Vec<Diagnostic>> {
    match compile_what_is_sound(documents) {
        Compiled { game: Some(game), problems, .. } if problems.is_empty() => Ok(game),
        Compiled { problems, .. } => Err(problems),
    }
}

/// Compiles the undamaged parts of a package.
pub(crate) fn compile_what_is_sound(documents: &Documents) -> Compiled {
    if documents.is_too_large {
        let damage = documents.damage.clone();
        return Compiled { game: None, problems: Vec::new(), damage };
    }
    let mut context = Context::new(documents);
    hints::check_scenarios(&mut context);
    let game = game(&mut context);
    let (problems, damage) = context.finish();
    Compiled { game: Some(game), problems, damage }
}

fn game(context: &mut Context<'_>) -> Game {
    let documents = context.documents;
    let info = &documents.game.data;
    let tables = &documents.tables.data;
    let units::OrderOfBattle { units, mobility_classes } = units::order_of_battle(context);
    let chits = chits::chits(context);
    let profile = profile::profile(context);
    let mut fog_scripts = Vec::new();
    let fog = chits::fog(&tables.fog_of_war.results, &mut fog_scripts);
    let scenarios = scenario::scenarios(
        context,
        ratings::Counters { units: &units, chits: &chits },
        profile,
        &mut fog_scripts,
    );
    Battle {
        origins: kernel::Origins::NONE,
        id: info.id.to_string(),
        title: info.title.clone(),
        side_names: PerSide { usa: info.sides.usa.name.clone(), csa: info.sides.csa.name.clone() },
        friendly_edge: map::friendly_edges(context),
        profile,
        map: map::map(context, traits::longest_range(tables)),
        terrain: terrain::effects(context),
        brigades: units::brigades(context, &units),
        divisions: units::divisions(context),
        units: Arc::new(units.into()),
        casualties: chits::casualties(
            context,
            &chits,
            &tables.general_casualties,
            At::root(&documents.tables.tree),
        ),
        scenarios,
        chits,
        markers: tables.markers.clone(),
        ground_markers: tables.ground_markers.clone(),
        nights: charts::nights(context),
        command_events: documents.chits.data.command_events.clone(),
        own_arms: tables.arms.clone(),
        mobility_classes,
        traits: tables.traits.clone(),
        weapons: tables.weapons.clone(),
        ranges: tables.ranges.clone(),
        stacking: tables.stacking.clone(),
        orders: tables.orders.clone(),
        crt: charts::crt(context),
        fire_cohesion: tables.fire_cohesion.clone(),
        close_cohesion: charts::close_cohesion(&tables.close_cohesion),
        fire_shifts: shifts::fire(context),
        close_shifts: shifts::close(context),
        hexside_cap: tables.close_shifts.hexside_cap.clone(),
        odds: shifts::odds(context),
        fog,
        fog_scripts,
    }
    .into()
}
