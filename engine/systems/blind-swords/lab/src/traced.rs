//! Traceability data of Blind Swords: requirements, differences between editions, and cases.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

use blind_swords::profile::{Preset, Profile, VariantPoint};
use blind_swords::refusal::Value;
use blind_swords::ruleset::reference;
use blind_swords_documents::render;
use blind_swords_documents::source::SourceFile;
use blind_swords_table::library;
use kernel::words::Worded;
use session::OptionValue;

use crate::cases::model::{Case, CaseFile, Citations};
use laboratory::trace::{
    Citing, CitingFile, Claim, Traced, case_files_of, looks_like_an_id, package_of, proved_by,
    read, rules_of,
};

/// Traceability data of Blind Swords.
pub static BLIND_SWORDS: Traced = Traced {
    id: blind_swords_documents::BLIND_SWORDS.id,
    list: "docs/requirements.yaml",
    text: include_str!("../../../../../docs/requirements.yaml"),
    example: "MOVE-05",
    sources: Claim::Rest,
    declarations: "engine/systems/blind-swords/rules/src/profile.rs",
    variants: Profile::POINTS,
    presets: || Preset::ALL.map(Preset::id).to_vec(),
    cards: reference::CARD_IDS,
    rules: reference::table::TABLE,
    catalogue: <Value as Worded>::catalogue,
    cases: |root| Ok(case_files(root)?.iter().map(citing).collect()),
};

/// Whether a package in a checkout belongs to Blind Swords. Packages that name no rule system do.
pub fn is_of_series(root: &Path, package: &str) -> bool {
    rules_of(root, package).is_none_or(|named| named == BLIND_SWORDS.id)
}

/// Case file, with the rules options of its package.
#[derive(Clone, Debug)]
pub struct CaseSource {
    /// File path, relative to the project root.
    pub file: String,
    /// Cases of the file.
    pub cases: CaseFile,
    /// Id of the package to which the case file belongs.
    pub package: String,
    /// Values of the package's rules options.
    pub profile: Profile,
}

/// Returns the Blind Swords case files in a checkout.
///
/// # Errors
/// If a file cannot be read: a message for the user.
pub fn case_files(root: &Path) -> Result<Vec<CaseSource>, String> {
    let mut profiles = BTreeMap::new();
    let mut found = Vec::new();
    for (file, path) in case_files_of(root, |package| is_of_series(root, package))? {
        let source: Arc<SourceFile> = SourceFile::new(file.clone(), read(&path)?);
        let cases = crate::cases::read(&source).map_err(|problems| render::plain(&problems))?;
        if let Some(unread) = cases.unread.first() {
            return Err(format!("{file}: {}: {}", unread.name, unread.differences.join("; ")));
        }
        let package = cases.package.clone().or_else(|| package_of(&file));
        let package = package.ok_or_else(|| format!("missing package in {file}"))?;
        let profile = match profiles.get(&package) {
            Some(&known) => known,
            None => library::open(&root.join("games").join(&package))?.1.game.profile,
        };
        profiles.insert(package.clone(), profile);
        found.push(CaseSource { file, cases, package, profile });
    }
    Ok(found)
}

fn citing(source: &CaseSource) -> CitingFile {
    let own = |case: &Case| Citing {
        name: case.name.clone(),
        line: case.line,
        rules: case.rules.clone(),
        proves: proved_by(&case.rules, &case.proves, &case.expect),
        refused: refused_by(case),
        refuses: !case.expect.refused.is_empty() || !case.expect.never.is_empty(),
        plays_by: Profile::POINTS.iter().filter_map(|point| played(point, case, source)).collect(),
    };
    CitingFile { file: source.file.clone(), cases: source.cases.cases.iter().map(own).collect() }
}

/// Returns the requirements that a case expects refusals to cite.
fn refused_by(case: &Case) -> BTreeSet<String> {
    let citations = case.expect.refused.values().flat_map(Citations::all);
    citations.filter(|citation| looks_like_an_id(citation)).map(str::to_owned).collect()
}

/// Returns the name of a rules option and the option's value in a case. `None` if neither the case
/// file nor the package's profile has a value.
fn played(point: &VariantPoint, case: &Case, source: &CaseSource) -> Option<(String, String)> {
    let set = case.options.get(point.name).or_else(|| source.cases.options.get(point.name));
    let value = match set.map(crate::cases::model::Scalar::text) {
        Some(text) => OptionValue::from_text(&text).word(),
        None => source.profile.get(point.name)?.to_owned(),
    };
    Some((point.name.to_owned(), value))
}
