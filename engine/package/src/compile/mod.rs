//! From documents to the compiled game: names become small integers, texts become types.
//!
//! Whatever refers to something that does not exist is reported here, all of it in one run.

mod charts;
mod chits;
mod context;
mod ground;
mod map;
mod orders;
mod profile;
mod scenario;
mod shifts;
mod terrain;
mod units;
mod victory;

use blind_swords::game::Game;
use kernel::PerSide;

use crate::diag::Diagnostic;
use crate::documents::Documents;
use crate::limits;

use context::Context;
pub(crate) use context::side;
pub(crate) use units::arm;

/// Compiles a package.
pub fn compile(documents: &Documents) -> Result<Game, Vec<Diagnostic>> {
    let problems = limits::check(documents);
    if !problems.is_empty() {
        return Err(problems);
    }
    let mut context = Context::new(documents)?;
    let game = game(&mut context);
    context.finish(game)
}

fn game(context: &mut Context<'_>) -> Game {
    let documents = context.documents;
    let info = &documents.game.data;
    let tables = &documents.tables.data;
    let units = units::units(context);
    let ranges = charts::ranges(&tables.ranges);
    let chits = chits::chits(context);
    Game {
        id: info.id.to_string(),
        title: info.title.clone(),
        side_names: PerSide { usa: info.sides.usa.name.clone(), csa: info.sides.csa.name.clone() },
        friendly_edge: map::friendly_edges(context),
        profile: profile::profile(context),
        map: map::map(context, ranges.longest()),
        terrain: terrain::effects(context),
        brigades: units::brigades(context, &units),
        divisions: units::divisions(context),
        units: units.into(),
        casualties: chits::casualties(context, &chits),
        scenarios: scenario::scenarios(context, &chits),
        chits,
        command_events: chits::command_events(&documents.chits.data.command_events),
        ranges,
        stacking: charts::stacking(context),
        orders: orders::orders(context),
        crt: charts::crt(context),
        fire_cohesion: charts::fire_cohesion(&tables.fire_cohesion),
        close_cohesion: charts::close_cohesion(&tables.close_cohesion),
        fire_shifts: shifts::fire(context),
        close_shifts: shifts::close(context),
        odds: shifts::odds(context),
        fog: tables.fog_of_war.results.map(chits::fog),
    }
}
