//! Detection of files and folders that the program ignores although they look like parts of the
//! package.

use crate::codes;
use crate::copies;
use crate::diag::{Diagnostic, Place};
use crate::dialect::Dialect;
use crate::file::SourceFile;
use crate::files::FOLDERS;
use crate::folder::Folder;
use crate::suggest;

/// Reports ignored files and folders that look like parts of the package. In the package folder,
/// these are names similar to a known one, and unknown documents and scripts. In folders for
/// documents, these are all files except notes.
pub(crate) fn find(
    dialect: &Dialect,
    shown: &str,
    folder: &Folder,
    names: &[String],
) -> Vec<Diagnostic> {
    let files: Vec<String> = dialect.files().collect();
    let folders = FOLDERS.map(|(folder, _)| folder);
    let known: Vec<&str> = files.iter().map(String::as_str).chain(folders).collect();
    let mut remarks = Vec::new();
    let is_for_editors = |name: &str| name == copies::DEFINITIONS;
    let others = names.iter().filter(|name| !is_for_editors(name));
    for name in others.filter(|name| !known.contains(&name.as_str())) {
        let path = format!("{shown}/{name}");
        if let Some(read) = meant(name, &known) {
            remarks.push(remark(path, name, &format!("did you mean `{read}`?")));
        } else if [".yaml", ".yml", ".rhai"].iter().any(|ending| name.ends_with(ending)) {
            let read = files.join("`, `");
            remarks.push(remark(path, name, &format!("expected one of `{read}`")));
        }
    }
    for (inside, extension) in FOLDERS.iter().filter(|(inside, _)| folder.has_any(inside)) {
        let is_read = |name: &str| name.ends_with(extension);
        let is_note = |name: &str| name.ends_with(".md") || name.starts_with('.');
        let names = folder.join(inside).names().unwrap_or_default();
        for name in names.iter().filter(|name| !is_read(name) && !is_note(name)) {
            let path = format!("{shown}/{inside}/{name}");
            let read = format!("files in `{inside}` must end in `{extension}`");
            remarks.push(remark(path, name, &read));
        }
    }
    remarks.sort_by(|a, b| a.place.file.path.cmp(&b.place.file.path));
    remarks
}

fn remark(path: String, name: &str, read: &str) -> Diagnostic {
    let place = Place::of_file(&SourceFile::new(path, ""));
    Diagnostic::warning(codes::SOURCE_IGNORED, place, format!("`{name}` is ignored: {read}"))
}

/// Returns the known name that the author probably meant. It differs from `name` in one letter, in
/// case, or by the extension `.yml`.
fn meant<'a>(name: &str, known: &[&'a str]) -> Option<&'a str> {
    let plain = name.to_lowercase().replace(".yml", ".yaml");
    let same = known.iter().find(|known| **known == plain).copied();
    same.or_else(|| known.iter().find(|known| suggest::differs_in_a_letter(name, known)).copied())
}
