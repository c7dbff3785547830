//! Terrain effects with all grades of slopes.

use blind_swords::game::{Pattern, TerrainEffects};
use document::tree::At;

use crate::codes;

use super::context::Context;

/// Returns the terrain effects. T-07, T-08.
pub(super) fn effects(context: &mut Context<'_>) -> TerrainEffects {
    check_looks(context);
    let data = &context.documents.tables.data.terrain;
    TerrainEffects { grades: data.all_grades(), ..data.clone() }
}

/// Checks that the pattern `signs` has a symbol.
fn check_looks(context: &mut Context<'_>) {
    let document = &context.documents.tables;
    let kinds = At::root(&document.tree).key("terrain").key("kinds");
    for kind in &document.data.terrain.kinds {
        let look = kind.look();
        if look.pattern == Pattern::Signs && look.symbol.is_none() {
            let message = "missing `symbol`: the pattern `signs` needs one";
            context.refuse(codes::CHART_LOOK, kinds.key(&kind.id).key("look").place(), message);
        }
    }
}
