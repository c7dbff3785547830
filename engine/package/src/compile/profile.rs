//! Preset and options.

use blind_swords::profile::{Preset, Profile, ProfileError};

use crate::codes;
use crate::diag::Diagnostic;
use crate::model::game::Preset as ModelPreset;
use crate::tree::At;

use super::context::Context;

/// The profile of the package. Values that the rules do not carry out yet are refused.
pub(super) fn profile(context: &mut Context<'_>) -> Profile {
    let document = &context.documents.game;
    let at = At::root(&document.tree);
    let mut profile = Profile::preset(preset(document.data.preset));
    for (name, value) in document.data.options.iter() {
        if let Err(error) = profile.set(name, &value.0) {
            let place = match error {
                ProfileError::UnknownOption { .. } => at.key("options").place_of_key(name),
                _ => at.key("options").key(name).place(),
            };
            let known = Profile::POINTS.iter().map(|point| point.name);
            let message = error.to_string();
            context.report(Diagnostic::error(codes::OPTION, place, message).suggest(name, known));
        }
    }
    for error in profile.planned() {
        context.refuse(codes::OPTION, at.key("preset").place(), error.to_string());
    }
    profile
}

fn preset(preset: ModelPreset) -> Preset {
    match preset {
        ModelPreset::SsText => Preset::SsText,
        ModelPreset::SsDefault => Preset::SsDefault,
        ModelPreset::SsFaq => Preset::SsFaq,
        ModelPreset::Series => Preset::Series,
    }
}
