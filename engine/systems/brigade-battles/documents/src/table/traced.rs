//! Traceability data of this rule system: requirements, variants and cases.

use std::path::Path;

use brigade_battles::refusal::Value;
use brigade_battles::ruleset::reference;
use brigade_battles::variants::{Preset, Variants};
use document::Sources;
use kernel::words::Worded;
use laboratory::trace::{CitedCases, CitingFile, Claim, Traced};

use crate::model::position::Position;
use crate::table::{OPENING, cases, ready};
use crate::{BRIGADE_BATTLES, inspect};

/// Traceability data of this rule system.
pub static TRACED: Traced = Traced {
    id: BRIGADE_BATTLES.id,
    list: "docs/requirements-brigades.yaml",
    text: include_str!("../../../../../../docs/requirements-brigades.yaml"),
    example: "CW-MOV-05",
    sources: Claim::Named,
    declarations: "engine/systems/brigade-battles/rules/src/variants.rs",
    variants: Variants::POINTS,
    presets: || Preset::ALL.map(Preset::id).to_vec(),
    cards: reference::CARD_IDS,
    rules: reference::table::TABLE,
    catalogue: <Value as Worded>::catalogue,
    cases: citing_files,
};

/// Cases of this rule system.
const CASES: CitedCases =
    CitedCases { opening: &OPENING, kind: &cases::CASES, points: Variants::POINTS };

fn citing_files(root: &Path) -> Result<Vec<CitingFile>, String> {
    let open = |sources: &Sources| inspect(sources).map(|loaded| ready(&loaded));
    CASES.files::<Position>(root, |opened, name| opened.variants.get(name), open)
}
