//! Citations of the cases that start from a position and continue play.

use std::collections::BTreeMap;
use std::path::Path;

use document::source::SourceFile;
use document::{DocumentKind, Folder, Opening, Sources, render};
use kernel::VariantPoint;
use session::{AnyEdition, OptionValue};

use super::{
    Citing, CitingFile, case_files_of, looks_like_an_id, package_of, proved_by, read, rules_of,
};
use crate::cases::Citations;
use crate::cases::played::{self, Played, PlayedCase};

/// Cases of a rule system in a checkout, and the variants that its packages choose.
#[derive(Clone, Copy, Debug)]
pub struct CitedCases {
    /// Function that opens packages of the rule system.
    pub opening: &'static Opening<dyn AnyEdition>,
    /// Document kind of the case files.
    pub kind: &'static DocumentKind,
    /// Variant points of the rules.
    pub points: &'static [VariantPoint],
}

impl CitedCases {
    /// Returns the case files in the packages of the rule system. `get` returns the value of a
    /// variant in a package.
    ///
    /// # Errors
    /// If a package or a case file cannot be read.
    pub fn files<P: Played>(
        self,
        root: &Path,
        get: fn(&P::Edition, &str) -> Option<&'static str>,
        open: fn(&Sources) -> document::Report<P::Edition>,
    ) -> Result<Vec<CitingFile>, String> {
        let id = self.opening.dialect.id;
        let belongs = |package: &str| rules_of(root, package).as_deref() == Some(id);
        let mut known: BTreeMap<String, P::Edition> = BTreeMap::new();
        let mut found = Vec::new();
        for (file, path) in case_files_of(root, belongs)? {
            // Case files outside packages belong to the first rule system.
            let Some(package) = package_of(&file) else { continue };
            if !known.contains_key(&package) {
                let folder = Folder::on_disk(root.join("games").join(&package));
                let sources = Sources::read(&[self.opening.dialect], &folder, &[]);
                let report = open(&sources.map_err(|problems| render::plain(&problems))?);
                let edition = report.playable().map_err(|problems| render::plain(&problems))?;
                known.insert(package.clone(), edition);
            }
            let source = SourceFile::new(file.clone(), read(&path)?);
            let cases = played::read::<P>(self.kind, &source);
            let cases = cases.map_err(|problems| render::plain(&problems))?;
            if let Some(unread) = cases.unread.first() {
                return Err(format!("{file}: {}: {}", unread.name, unread.differences.join("; ")));
            }
            let of_package = |point: &str| get(&known[&package], point);
            let own = cases.cases.iter().map(|case| self.citing(case, of_package));
            found.push(CitingFile { file, cases: own.collect() });
        }
        Ok(found)
    }

    fn citing<P, E: Default + PartialEq>(
        self,
        case: &PlayedCase<P, E>,
        of_package: impl Fn(&str) -> Option<&'static str>,
    ) -> Citing {
        let refused = case.expect.refused.values().flat_map(Citations::all);
        let by = |point: &VariantPoint| {
            let set = case.options.get(point.name).map(OptionValue::word);
            let value = set.or_else(|| of_package(point.name).map(str::to_owned))?;
            Some((point.name.to_owned(), value))
        };
        Citing {
            name: case.name.clone(),
            line: case.line,
            rules: case.rules.clone(),
            proves: proved_by(&case.rules, &case.proves, &case.expect),
            refused: refused.filter(|id| looks_like_an_id(id)).map(str::to_owned).collect(),
            refuses: !case.expect.refused.is_empty() || !case.expect.never.is_empty(),
            plays_by: self.points.iter().filter_map(by).collect(),
        }
    }
}
