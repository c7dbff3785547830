//! Compilation of the preset and the rules options.

use blind_swords::profile::{Profile, VariantError};
use document::diag::{Diagnostic, Place};
use document::tree::At;

use crate::codes;
use crate::model::Keyed;
use crate::model::game::OptionValue;

use super::context::Context;

/// Differences between editions that depend on tables rather than on options, each with the section
/// of `tables.yaml` that states the figures. V-08, V-20, V-31 to V-33, V-40, V-49, V-72, V-76.
const OF_THE_PACKAGE: [(&str, &str); 9] = [
    ("stacking_limit_sp", "stacking"),
    ("artillery_no_fire_terrain", "terrain"),
    ("fog_table", "fog-of-war"),
    ("order_table", "orders"),
    ("los_table", "terrain"),
    ("march_terrain", "terrain"),
    ("odds_table", "close-shifts"),
    ("vp_schedule", "victory"),
    ("fire_shift_table", "fire-shifts"),
];

/// Compiles the rules profile of the package from its preset and options.
pub(super) fn profile(context: &mut Context<'_>) -> Profile {
    let document = &context.documents.game;
    let at = At::root(&document.tree);
    let mut profile = Profile::preset(document.data.preset);
    set(context, &mut profile, &document.data.options, at.key("options"));
    profile
}

/// Sets options of a profile by name, for a package or a scenario.
pub(super) fn set(
    context: &mut Context<'_>,
    profile: &mut Profile,
    options: &Keyed<String, OptionValue>,
    at: At<'_>,
) {
    for (name, value) in options.iter() {
        if let Err(error) = profile.set(name, &value.0) {
            let place = match error {
                VariantError::UnknownOption { .. } => at.place_of_key(name),
                VariantError::UnknownValue { .. } => at.key(name).place(),
            };
            context.report(refused(name, &error, place));
        }
    }
}

fn refused(name: &str, error: &VariantError, place: Place) -> Diagnostic {
    let refused = Diagnostic::error(codes::OPTION, place, error.to_string());
    match OF_THE_PACKAGE.iter().find(|(point, _)| *point == name) {
        Some((_, section)) => refused
            .help(format!("remove it: the package sets this itself, in `{section}` of its tables")),
        None => {
            let said = refused.suggest(name, Profile::POINTS.iter().map(|point| point.name));
            if said.help.is_some() {
                said
            } else {
                said.help("run `swords explain options` to list them")
            }
        }
    }
}
