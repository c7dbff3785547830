//! Registration of this rule system, with its inspection tools and its traceability data.

use std::path::Path;
use std::sync::Arc;

use document::{Report, Sources};
use kernel::words::Worded;
use laboratory::trace::{CitedCases, CitingFile, Claim, Traced};
use laboratory::{Examined, Rulebook, own};
use terrible_swift_sword::refusal::Value;
use terrible_swift_sword::ruleset::reference;
use terrible_swift_sword::variants::{Preset, Variants};

use super::{OPENING, Opened, Survey, cases, ready};
use crate::model::position::Position;
use crate::{TERRIBLE_SWIFT_SWORD, diff, inspect};

/// This rule system with its inspection tools.
pub static RULEBOOK: Rulebook = Rulebook {
    opening: &OPENING,
    inspect: examined,
    // The system has no scripts for a trial run.
    validate: examined,
    cases: &cases::CASES,
    run_cases: |package, file| cases::run(own::<Opened>(package), file),
    survey: |package| Box::new(Survey(own::<Opened>(package))),
    compare: |before, after| {
        let load = |sources| inspect(sources).playable();
        Ok(diff::between(&load(before)?, &load(after)?))
    },
    exploit: None,
    traced: &TRACED,
};

fn examined(sources: &Sources) -> Report<Arc<dyn Examined>> {
    inspect(sources).map(|loaded| Arc::new(ready(&loaded)) as _)
}

/// Traceability data of this rule system.
pub static TRACED: Traced = Traced {
    id: TERRIBLE_SWIFT_SWORD.id,
    list: "docs/requirements-tss.yaml",
    text: include_str!("../../../../../../docs/requirements-tss.yaml"),
    example: "ST-MOVE-05",
    sources: Claim::Named,
    declarations: "engine/systems/terrible-swift-sword/rules/src/variants.rs",
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
