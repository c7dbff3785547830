//! Tests of package sources held in memory, and of one package that extends another.

use std::fs;
use std::path::Path;

use crate::support::{install, rendered, sample, with};
use blind_swords_documents::document::Folder;
use blind_swords_documents::{BLIND_SWORDS, Sources, codes};

fn temporary() -> tempfile::TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

fn games(root: &Path) -> [Folder; 1] {
    [Folder::on_disk(root.join("games"))]
}

#[test]
fn a_folder_says_the_same_as_memory() {
    let root = temporary();
    install(root.path(), "sample", &sample());
    fs::create_dir_all(root.path().join("games/sample/cases")).expect("folders");
    fs::create_dir_all(root.path().join("scripts")).expect("folders");
    fs::write(root.path().join("games/sample/cases/first.yaml"), "cases: []\n").expect("files");
    fs::write(root.path().join("scripts/common.rhai"), "fn other(side, chit) {}\n").expect("files");
    let folder = blind_swords_documents::find(&games(root.path()), "sample").expect("it is there");
    let folder = folder.path().expect("on disk");
    let loaded = blind_swords_documents::load(folder)
        .unwrap_or_else(|problems| panic!("{}", rendered(&problems)));
    let names: Vec<&str> = loaded.scripts.keys().map(String::as_str).collect();
    assert_eq!(names.first(), Some(&"events"));
    assert!(names.contains(&"shared/common"), "its own: {names:?}");
    assert!(names.contains(&"shared/quick_march"), "and those built in: {names:?}");
    assert_eq!(loaded.cases.len(), 1);
}

#[test]
fn the_hash_follows_documents_and_scripts_only() {
    let hash = |sources: &Sources| blind_swords_documents::PackageHash::of(sources);
    let plain = hash(&sample());
    assert_eq!(plain, hash(&sample()));
    let mut changed = sample();
    changed.set("cases/first.yaml", "cases: []\n");
    changed.set("NOTES.yaml", "anything: 1\n");
    assert_eq!(plain, hash(&changed));
    changed.set("scripts/events.rhai", "fn rush(side, chit) { let more = 3; }");
    assert_ne!(plain, hash(&changed));
    let mut changed = sample();
    let text = changed.package.get("units.yaml").expect("units").text.clone();
    changed.set("units.yaml", &text.replace("6-4", "7-4"));
    assert_ne!(plain, hash(&changed));
}

#[cfg(unix)]
#[test]
fn symbolic_links_are_refused() {
    let root = temporary();
    install(root.path(), "sample", &sample());
    let secret = root.path().join("secret.yaml");
    fs::write(&secret, "schema: 1\n").expect("files");
    let link = root.path().join("games/sample/scenarios/second.yaml");
    std::os::unix::fs::symlink(&secret, link).expect("a link");
    let problems =
        blind_swords_documents::load(&root.path().join("games/sample")).expect_err("a link");
    assert_eq!(problems.len(), 1);
    assert_eq!(problems[0].code, codes::SOURCE_SYMLINK);
}

#[test]
fn large_files_are_refused() {
    let root = temporary();
    let mut sources = sample();
    sources.set("scenarios/second.yaml", &"# \n".repeat(500_000));
    install(root.path(), "sample", &sources);
    let problems =
        blind_swords_documents::load(&root.path().join("games/sample")).expect_err("too large");
    assert_eq!(problems[0].code, codes::SOURCE_SIZE);
}

#[test]
fn a_missing_file_is_named() {
    let front = sample().package.get("game.yaml").expect("a front").text.clone();
    let sources = blind_swords_documents::in_memory([("game.yaml", front.as_str())]);
    let problems = blind_swords_documents::load_sources(&sources).expect_err("not a package");
    let missing: Vec<&str> = problems
        .iter()
        .filter(|problem| problem.code == codes::SOURCE_MISSING)
        .map(|problem| problem.message.as_str())
        .collect();
    assert_eq!(
        missing,
        [
            "missing file `chits.yaml`: every package needs one",
            "missing file `map.yaml`: every package needs one",
            "missing scenario: expected at least one file in `scenarios/`",
            "missing file `tables.yaml`: every package needs one",
            "missing file `units.yaml`: every package needs one",
        ]
    );
}

#[test]
fn an_unknown_package_is_suggested() {
    let root = temporary();
    install(root.path(), "sample", &sample());
    let problem =
        blind_swords_documents::find(&games(root.path()), "sampel").expect_err("no such package");
    assert_eq!(problem.code, codes::SOURCE_NO_PACKAGE);
    assert_eq!(problem.help.as_deref(), Some("did you mean `sample`?"));
}

#[test]
fn a_folder_bears_the_name_of_its_package() {
    let root = temporary();
    install(root.path(), "other", &sample());
    let problems =
        blind_swords_documents::load(&root.path().join("games/other")).expect_err("another name");
    assert_eq!(problems[0].code, codes::SOURCE_NAME);
    assert_eq!(problems[0].message, "the id differs from the name of the folder, `other`");
}

#[test]
fn a_file_with_nearly_the_right_name_is_pointed_out() {
    let mut sources = sample();
    let text = sources.package.get("units.yaml").expect("units").text.clone();
    sources.remove("units.yaml");
    sources.set("unit.yaml", &text);
    let problems = blind_swords_documents::load_sources(&sources).expect_err("no units.yaml");
    let units = problems.iter().find(|problem| problem.message.contains("units.yaml"));
    let help = units.and_then(|problem| problem.help.as_deref());
    assert_eq!(help, Some("did you mean `unit.yaml`?"));
}

/// The embedded files equal those in the folders.
#[test]
fn every_shared_file_is_built_in() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../..");
    for folder in ["charts", "scripts"] {
        let entries = fs::read_dir(root.join(folder)).expect("a folder").flatten();
        let names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
        let mut names: Vec<String> = names.collect();
        names.sort();
        let built_in = BLIND_SWORDS.shared.iter().filter(|file| file.folder == folder);
        let built_in: Vec<&str> = built_in.map(|file| file.name).collect();
        assert_eq!(built_in, names, "list the files of `{folder}` in src/builtin.rs");
    }
}

/// Returns the sample package with its stacking table moved to shared charts.
fn with_shared_charts() -> Sources {
    let mut sources = sample();
    let game = sources.package.get("game.yaml").expect("a game").text.clone();
    sources.set("game.yaml", &format!("{game}charts: common\n"));
    let tables = sources.package.get("tables.yaml").expect("tables").text.clone();
    let stacking = "stacking:\n  provenance: rulebook 6.1\n  limit: 8\n";
    assert!(tables.contains(stacking));
    sources.set("tables.yaml", &tables.replace(stacking, ""));
    sources.set_charts("common.yaml", stacking);
    sources
}

#[test]
fn charts_can_be_shared() {
    let sources = with_shared_charts();
    let loaded = blind_swords_documents::load_sources(&sources);
    let loaded = loaded.unwrap_or_else(|problems| panic!("{}", rendered(&problems)));
    assert_eq!(loaded.documents.tables.data.stacking.limit, "8".parse().expect("a number"));
    let mut changed = sources.clone();
    changed.set_charts("common.yaml", "stacking: {provenance: rulebook 6.1, limit: 9}\n");
    let hash = |sources: &Sources| blind_swords_documents::PackageHash::of(sources);
    assert_ne!(hash(&sources), hash(&changed), "a match depends on them");
}

#[test]
fn unknown_charts_are_refused() {
    let mut sources = with_shared_charts();
    let game = sources.package.get("game.yaml").expect("a game").text.replace("common", "comon");
    sources.set("game.yaml", &game);
    let problems = blind_swords_documents::load_sources(&sources).expect_err("no such charts");
    let problem = problems.iter().find(|problem| problem.code == codes::REF_CHARTS);
    let help = problem.and_then(|problem| problem.help.as_deref());
    assert_eq!(help, Some("did you mean `common`?"));
}

/// `rules` in `game.yaml` selects the rule system, and with it the document types.
#[test]
fn a_package_names_the_family_of_its_rules() {
    let with_rules = |word: &str| with(&[("game.yaml", "id: sample", word)]);
    for known in ["id: sample", "id: sample\nrules: blind-swords"] {
        let loaded = blind_swords_documents::load_sources(&with_rules(known));
        assert!(loaded.is_ok(), "{known}");
    }
    let problems =
        blind_swords_documents::load_sources(&with_rules("id: sample\nrules: blind-sword"));
    let problems = problems.expect_err("no such rules");
    let said: Vec<_> = problems.iter().map(|it| (it.code, it.message.as_str())).collect();
    assert_eq!(said, [(codes::REF_RULES, "unknown rule system `blind-sword`")]);
    assert_eq!(problems[0].help.as_deref(), Some("did you mean `blind-swords`?"));
    assert_eq!(problems[0].place.line_column(), (5, 8));
    let problems = blind_swords_documents::load_sources(&with_rules("id: sample\nrules: chess"));
    let help = problems.expect_err("no such rules").remove(0).help;
    assert_eq!(help.as_deref(), Some("expected one of blind-swords"));
}

/// A package uses the rule system of the packages that it extends.
#[test]
fn rules_are_named_once() {
    let mut sources =
        blind_swords_documents::in_memory([("game.yaml", "extends: sample\nid: over\n")]);
    let base = with(&[("game.yaml", "id: sample", "id: sample\nrules: chess")]);
    sources.bases.insert("sample".to_owned(), base.package);
    let problems = blind_swords_documents::load_sources(&sources).expect_err("no such rules");
    assert_eq!(problems[0].code, codes::REF_RULES);
}
