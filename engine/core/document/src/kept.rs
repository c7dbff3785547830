//! A package as one text, for programs that keep the packages of saves.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::dialect::Dialect;
use crate::file::SourceFile;
use crate::files::Files;
use crate::source::Sources;

/// Texts of files, by path.
type Texts = BTreeMap<String, String>;

/// All files from which a package is opened for play.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    folder: Option<String>,
    package: Texts,
    shared: Texts,
    charts: Texts,
    bases: BTreeMap<String, Texts>,
}

/// Folder of cases, which a match does not need.
const CASES: &str = "cases/";

impl Sources {
    /// Returns the package as one text, without its cases.
    pub fn to_text(&self) -> String {
        let kept = Kept {
            folder: self.folder.clone(),
            package: texts(&self.package),
            shared: texts(&self.shared),
            charts: texts(&self.charts),
            bases: self.bases.iter().map(|(id, files)| (id.clone(), texts(files))).collect(),
        };
        serde_json::to_string(&kept).expect("texts are plain data")
    }

    /// Restores a package from its text. Returns `None` for any other text.
    pub fn from_text(dialects: &[&'static Dialect], name: &str, text: &str) -> Option<Self> {
        let kept: Kept = serde_json::from_str(text).ok()?;
        let mut sources = Self::from_memory(dialects, []);
        name.clone_into(&mut sources.name);
        sources.package = files(name, kept.package);
        sources.shared = files("scripts", kept.shared);
        sources.charts = files("charts", kept.charts);
        let bases = kept.bases.into_iter();
        sources.bases = bases.map(|(id, texts)| (id.clone(), files(&id, texts))).collect();
        sources.folder = kept.folder;
        Some(sources)
    }
}

fn texts(files: &Files) -> Texts {
    let needed = files.iter().filter(|(path, _)| !path.starts_with(CASES));
    needed.map(|(path, file)| (path.to_owned(), file.text.clone())).collect()
}

fn files(shown: &str, texts: Texts) -> Files {
    let mut files = Files::default();
    for (path, text) in texts {
        files.insert(&path, SourceFile::new(format!("{shown}/{path}"), text));
    }
    files
}
