//! Tests that ignored files are reported, and that hex numbers must have four digits everywhere.

use std::fs;

use blind_swords_documents::{Diagnostic, codes};

use crate::support::{install, sample, with};

/// Returns the ignored files of the sample package with `more` files added.
fn ignored(more: &[&str]) -> Vec<String> {
    let root = tempfile::tempdir().expect("a folder");
    install(root.path(), "sample", &sample());
    let folder = root.path().join("games/sample");
    for path in more {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("folders");
        fs::write(path, "id: other").expect("a file");
    }
    let report = blind_swords_documents::inspect(
        &blind_swords_documents::read(&folder).expect("it can be read"),
    );
    let said = report.diagnostics.into_iter().filter(|said| said.code == codes::SOURCE_IGNORED);
    said.map(|said| said.message).collect()
}

#[test]
fn what_is_not_read_is_named() {
    assert_eq!(ignored(&["NOTES.md", "cases/README.md", "scenarios/.keep"]), Vec::<String>::new());
    assert_eq!(
        ignored(&["scenarios/second.yml"]),
        ["`second.yml` is ignored: files in `scenarios` must end in `.yaml`"]
    );
    assert_eq!(
        ignored(&["scripts/more.rhai.txt"]),
        ["`more.rhai.txt` is ignored: files in `scripts` must end in `.rhai`"]
    );
    assert_eq!(ignored(&["unit.yaml"]), ["`unit.yaml` is ignored: did you mean `units.yaml`?"]);
    let [unknown] = &ignored(&["weather.yaml"])[..] else { panic!("one is named") };
    assert!(unknown.starts_with("`weather.yaml` is ignored: expected one of `"));
}

/// A quoted hex number must have four digits. Without quotes, a YAML parser may drop the leading
/// zero.
#[test]
fn a_hex_has_four_digits() {
    let said = |written: &str| -> Vec<Diagnostic> {
        let hex = format!("brigade: south, hex: {written}");
        let sources = with(&[("scenarios/first.yaml", "brigade: south, hex: \"0406\"", &hex)]);
        blind_swords_documents::load_sources(&sources).err().unwrap_or_default()
    };
    for wrong in ["\"406\"", "\"+406\"", "\"04O6\"", "\"04061\"", "6"] {
        let said = said(wrong);
        assert!(said.iter().any(Diagnostic::is_error), "{wrong}");
    }
    for right in ["\"0406\"", "406"] {
        let said: Vec<_> = said(right).into_iter().map(|one| one.message).collect();
        assert_eq!(said, Vec::<String>::new(), "{right}");
    }
}
