//! Small fictional package, which the tests damage in many ways.

use std::fs;
use std::path::Path;

use blind_swords_documents::render::{self, Style};
use blind_swords_documents::{Diagnostic, Sources};

/// Returns the sample package.
pub(crate) fn sample() -> Sources {
    blind_swords_documents::in_memory([
        ("game.yaml", include_str!("sample/game.yaml")),
        ("map.yaml", include_str!("sample/map.yaml")),
        ("units.yaml", include_str!("sample/units.yaml")),
        ("tables.yaml", include_str!("sample/tables.yaml")),
        ("chits.yaml", include_str!("sample/chits.yaml")),
        ("facts.yaml", include_str!("sample/facts.yaml")),
        ("ai.yaml", include_str!("sample/ai.yaml")),
        ("plans/hold.yaml", include_str!("sample/plans/hold.yaml")),
        ("scenarios/first.yaml", include_str!("sample/scenarios/first.yaml")),
        ("lessons/first-steps.yaml", include_str!("sample/lessons/first-steps.yaml")),
        ("scripts/events.rhai", include_str!("sample/scripts/events.rhai")),
    ])
}

/// Returns the sample package with some strings replaced. Each old string must occur in the
/// package.
pub(crate) fn with(changes: &[(&str, &str, &str)]) -> Sources {
    let mut sources = sample();
    for (path, from, to) in changes {
        let text = sources.package.get(path).expect("a file of the sample").text.clone();
        assert!(text.contains(from), "`{from}` is not in {path}");
        sources.set(path, &text.replacen(from, to, 1));
    }
    sources
}

/// Renders diagnostics in the form that a user sees.
pub(crate) fn rendered(diagnostics: &[Diagnostic]) -> String {
    let texts: Vec<String> =
        diagnostics.iter().map(|diagnostic| render::human(diagnostic, Style::Plain)).collect();
    texts.join("\n\n")
}

/// Writes the sample package to `root/games/name`.
pub(crate) fn install(root: &Path, name: &str, sources: &Sources) {
    for (path, file) in sources.package.iter() {
        let path = root.join("games").join(name).join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("folders");
        fs::write(path, &file.text).expect("files");
    }
}
