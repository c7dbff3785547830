//! Files and folders that nobody reads, but whose names look as if somebody should.

use crate::codes;
use crate::diag::{Diagnostic, Place};
use crate::dialect::Dialect;
use crate::file::SourceFile;
use crate::files::FOLDERS;
use crate::suggest;

/// What is said of such names in the folder of a package.
pub(crate) fn find(dialect: &Dialect, shown: &str, names: &[String]) -> Vec<Diagnostic> {
    let files: Vec<String> = dialect.files().collect();
    let folders = FOLDERS.map(|(folder, _)| folder);
    let known: Vec<&str> = files.iter().map(String::as_str).chain(folders).collect();
    let unknown = names.iter().filter(|name| !known.contains(&name.as_str()));
    let remark = |name: &String| {
        let read = meant(name, &known)?;
        let place = Place::of_file(&SourceFile::new(format!("{shown}/{name}"), ""));
        let message = format!("`{name}` is not read: the name that is read is `{read}`");
        Some(Diagnostic::warning(codes::SOURCE_IGNORED, place, message))
    };
    let mut remarks: Vec<Diagnostic> = unknown.filter_map(remark).collect();
    remarks.sort_by(|a, b| a.place.file.path.cmp(&b.place.file.path));
    remarks
}

/// The name that was meant: one that differs in a letter, in its case, or in `.yml`.
fn meant<'a>(name: &str, known: &[&'a str]) -> Option<&'a str> {
    let plain = name.to_lowercase().replace(".yml", ".yaml");
    let same = known.iter().find(|known| **known == plain).copied();
    same.or_else(|| known.iter().find(|known| suggest::differs_in_a_letter(name, known)).copied())
}
