//! Traceability data of this rule system: requirements, variants and cases.

use std::collections::BTreeMap;
use std::path::Path;

use crate::{BRIGADE_BATTLES, inspect};
use brigade_battles::refusal::Value;
use brigade_battles::ruleset::reference;
use brigade_battles::variants::{Preset, VariantPoint, Variants};
use document::source::SourceFile;
use document::{Folder, Sources, render};
use kernel::words::Worded;
use laboratory::cases::Citations;
use laboratory::trace::{
    Citing, CitingFile, Claim, Traced, case_files_of, looks_like_an_id, package_of, proved_by,
    read, rules_of,
};

use crate::table::cases::{self, Case};

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

fn citing_files(root: &Path) -> Result<Vec<CitingFile>, String> {
    let belongs = |package: &str| rules_of(root, package).as_deref() == Some(BRIGADE_BATTLES.id);
    let mut known: BTreeMap<String, Variants> = BTreeMap::new();
    let mut found = Vec::new();
    for (file, path) in case_files_of(root, belongs)? {
        // Case files outside packages belong to Blind Swords, the first rule system.
        let Some(package) = package_of(&file) else { continue };
        if !known.contains_key(&package) {
            known.insert(package.clone(), variants_of(root, &package)?);
        }
        let source = SourceFile::new(file.clone(), read(&path)?);
        let cases = cases::read(&source).map_err(|problems| render::plain(&problems))?;
        if let Some(unread) = cases.unread.first() {
            return Err(format!("{file}: {}: {}", unread.name, unread.differences.join("; ")));
        }
        let own = cases.cases.iter().map(|case| citing(case, known[&package]));
        found.push(CitingFile { file, cases: own.collect() });
    }
    Ok(found)
}

/// Returns the variants of the rules that a package chooses.
fn variants_of(root: &Path, package: &str) -> Result<Variants, String> {
    let folder = Folder::on_disk(root.join("games").join(package));
    let sources = Sources::read(&[&BRIGADE_BATTLES], &folder, &[]);
    let report = inspect(&sources.map_err(|problems| render::plain(&problems))?);
    let said = render::plain(&report.diagnostics);
    Ok(report.loaded.ok_or(said)?.variants)
}

fn citing(case: &Case, package: Variants) -> Citing {
    let refused = case.expect.refused.values().flat_map(Citations::all);
    let by = |point: &VariantPoint| {
        let set = case.options.get(point.name).map(session::OptionValue::word);
        let value = set.or_else(|| package.get(point.name).map(str::to_owned))?;
        Some((point.name.to_owned(), value))
    };
    Citing {
        name: case.name.clone(),
        line: case.line,
        rules: case.rules.clone(),
        proves: proved_by(&case.rules, &case.proves, &case.expect),
        refused: refused.filter(|id| looks_like_an_id(id)).map(str::to_owned).collect(),
        refuses: !case.expect.refused.is_empty() || !case.expect.never.is_empty(),
        plays_by: Variants::POINTS.iter().filter_map(by).collect(),
    }
}
