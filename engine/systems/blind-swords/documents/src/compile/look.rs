//! Compilation of the appearance of terrain.

use blind_swords::game::{FeatureLook, MarkerLook, Pattern, TerrainLook};
use document::tree::At;

use crate::codes;
use crate::model::look::{
    FeatureLook as ModelFeature, MarkerLook as ModelMarker, TerrainLook as ModelTerrain,
};

use super::context::Context;

/// Compiles the appearance of a kind of terrain. The pattern `signs` requires a symbol.
pub(super) fn terrain(
    context: &mut Context<'_>,
    id: &str,
    look: Option<ModelTerrain>,
) -> TerrainLook {
    let Some(ModelTerrain { pattern, colour, symbol }) = look else {
        return TerrainLook::default();
    };
    if pattern == Pattern::Signs && symbol.is_none() {
        let documents = context.documents;
        let at = At::root(&documents.tables.tree).key("terrain").key("kinds").key(id).key("look");
        let message = "missing `symbol`: the pattern `signs` needs one".to_owned();
        context.refuse(codes::CHART_LOOK, at.place(), message);
    }
    let (colour, symbol) = (colour, symbol.map(|own| own.0));
    TerrainLook { pattern, colour, symbol }
}

/// Compiles the appearance of a hexside feature.
pub(super) fn feature(ModelFeature { pattern, colour }: ModelFeature) -> FeatureLook {
    FeatureLook { pattern, colour }
}

/// Compiles the appearance of a ground marker.
pub(super) fn marker(ModelMarker { symbol, colour }: ModelMarker) -> MarkerLook {
    MarkerLook { symbol: symbol.map(|own| own.0), colour }
}
