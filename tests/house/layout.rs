//! Layers of the crates under `engine/`. `core` knows no rule system, each folder of `systems`
//! belongs to one system, and `programs` holds executables. The tests derive the layer of each
//! crate from its folder.

use std::fs;
use std::path::{Path, PathBuf};

use black_box::{files_under, root, systems};

use super::tree_of;

/// Layer of a crate. It determines which other crates the crate may use.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Floor {
    Core,
    /// Folder of one rule system. Holds the id of the system.
    System(String),
    /// Crates directly in `systems`, such as the registry, which may use the crates of all systems.
    AllSystems,
    Programs,
}

pub(super) struct Crate {
    pub(super) name: String,
    pub(super) folder: PathBuf,
    floor: Floor,
    uses: Vec<String>,
}

/// Permitted exceptions to the layers. Each names the using crate, the used crate and the reason.
const EXCEPTIONS: [(&str, &str, &str); 3] = [
    (
        "swords",
        "blind-swords-documents",
        "writes schemas and explanations of the first system's documents",
    ),
    ("swords", "blind-swords-table", "draws and tells of the first system's positions"),
    ("swords", "blind-swords-script", "shows what scripts may call"),
];

/// Returns all crates under `engine/`, sorted by folder.
pub(super) fn crates() -> Vec<Crate> {
    let engine = root().join("engine");
    let manifests = files_under(&engine, "toml").into_iter();
    let manifests = manifests.filter(|file| file.ends_with("Cargo.toml"));
    manifests
        .map(|manifest| {
            let folder = manifest.parent().expect("a folder").to_path_buf();
            let place = folder.strip_prefix(&engine).expect("below engine/");
            let steps: Vec<_> = place.iter().map(|step| step.to_string_lossy()).collect();
            let floor = match &*steps.iter().map(AsRef::as_ref).collect::<Vec<&str>>() {
                ["core", _] => Floor::Core,
                ["systems", system, _] => Floor::System((*system).to_owned()),
                ["systems", _] => Floor::AllSystems,
                ["programs", _] => Floor::Programs,
                _ => panic!("{} stands on no floor", folder.display()),
            };
            let text = fs::read_to_string(&manifest).expect("a manifest");
            let name = text.split("name = \"").nth(1).and_then(|rest| rest.split('"').next());
            Crate {
                name: name.expect("a name").to_owned(),
                uses: dependencies(&text),
                folder,
                floor,
            }
        })
        .collect()
}

fn dependencies(manifest: &str) -> Vec<String> {
    let section = manifest.split("[dependencies]").nth(1).unwrap_or_default();
    let lines = section.lines().take_while(|line| !line.starts_with('['));
    lines.filter_map(|line| line.split(['.', ' ', '=']).next()).map(str::to_owned).collect()
}

/// Whether a crate in the layer `own` may use a crate in the layer `other`.
fn may_use(own: &Floor, other: &Floor) -> bool {
    match (own, other) {
        (_, Floor::Core)
        | (Floor::AllSystems, Floor::System(_) | Floor::AllSystems)
        | (Floor::Programs, Floor::AllSystems | Floor::Programs) => true,
        (Floor::System(own), Floor::System(other)) => own == other,
        _ => false,
    }
}

#[test]
fn a_crate_uses_only_what_its_floor_may() {
    let crates = crates();
    assert!(crates.len() > 15, "{} crates", crates.len());
    let mut crossed = Vec::new();
    for own in &crates {
        for other in crates.iter().filter(|other| own.uses.contains(&other.name)) {
            if !may_use(&own.floor, &other.floor) {
                crossed.push((own.name.clone(), other.name.clone()));
            }
        }
    }
    crossed.sort();
    let mut listed: Vec<_> =
        EXCEPTIONS.iter().map(|(own, other, _)| ((*own).to_owned(), (*other).to_owned())).collect();
    listed.sort();
    assert_eq!(crossed, listed, "left: uses that cross floors; right: those with a reason");
}

/// The page and the engine for browsers contain no laboratory code, such as cases, simulation or
/// traceability.
#[test]
fn pages_do_without_the_laboratory() {
    for page in ["wasm", "server"] {
        let tree = tree_of(page);
        assert!(tree.lines().any(|line| line.starts_with("session ")), "{page}: {tree}");
        assert!(!tree.contains("laboratory"), "{page} compiles the laboratory");
    }
}

/// The document crate and the rules crate of a system do not depend on each other. Cargo can
/// therefore compile them in parallel.
#[test]
fn rules_and_scripts_read_no_documents() {
    let of_systems = crates().into_iter().filter(|it| matches!(it.floor, Floor::System(_)));
    let rules =
        of_systems.filter(|it| ["rules", "script"].iter().any(|part| it.folder.ends_with(part)));
    let rules: Vec<_> = rules.collect();
    assert!(rules.len() > 2, "{} crates of rules", rules.len());
    for it in rules {
        assert!(!it.uses.iter().any(|name| name == "document"), "{} uses document", it.name);
    }
}

#[test]
fn the_core_and_the_page_name_no_rule_system() {
    for it in crates().iter().filter(|it| it.floor == Floor::Core || it.name == "server") {
        names_no_system(&it.folder.join("src"));
    }
    for of_page in ["assets", "words"] {
        names_no_system(&root().join("engine/programs/server").join(of_page));
    }
}

/// The Python module depends on no crate of a rule system. Its code names a system only in the
/// package name.
#[test]
fn the_module_of_python_names_no_rule_system() {
    let own = root().join("python");
    let used = dependencies(&fs::read_to_string(own.join("Cargo.toml")).expect("a manifest"));
    for it in crates().iter().filter(|it| matches!(it.floor, Floor::System(_))) {
        assert!(!used.contains(&it.name), "python uses {}", it.name);
    }
    for kind in ["rs", "py"] {
        for file in files_under(&own, kind) {
            let text = fs::read_to_string(&file).expect("a text").to_lowercase();
            let names = ["blind_swords", "blind swords", "blind-swords[ray]"];
            let text = names.into_iter().fold(text, |text, name| text.replace(name, ""));
            let named = words().into_iter().find(|word| text.contains(word));
            let is_code = !file.starts_with(own.join("tests"));
            assert!(named.is_none() || !is_code, "{} says {named:?}", file.display());
        }
    }
}

/// Terms that belong to one rule system. Independent code must not contain them.
const TERMS: [&str; 11] = [
    "cwbbs",
    "shattered",
    "zone of control",
    "zones of control",
    "limber",
    "command range",
    "cohesion",
    "canister",
    "skedaddle",
    "battleworn",
    "broken track",
];

/// Returns the [`TERMS`], and the names of the rule systems without the ending of the plural.
fn words() -> Vec<String> {
    let names = systems().into_iter().flat_map(|system| {
        let id = system.file_name().expect("a name").to_string_lossy().into_owned();
        [" ", "-", "_"].map(|sign| id.trim_end_matches('s').replace('-', sign))
    });
    names.chain(TERMS.map(str::to_owned)).collect()
}

/// The only line of the page that has the name of the project, which is also that of a rule system.
const NAME: &str = "home-name = blind swords\n";

fn names_no_system(folder: &Path) {
    let words = words();
    for kind in ["rs", "js", "html", "css", "ftl"] {
        for file in files_under(folder, kind) {
            let text = fs::read_to_string(&file).expect("a text").to_lowercase();
            let text = if file.ends_with("page.ftl") { text.replacen(NAME, "", 1) } else { text };
            let named = words.iter().find(|word| text.contains(*word));
            assert!(named.is_none(), "{} says {named:?}", file.display());
        }
    }
}

#[test]
fn rules_know_no_format_and_no_language() {
    let crates = crates();
    let is_rules =
        |it: &&Crate| matches!(it.floor, Floor::System(_)) && it.folder.ends_with("rules");
    for it in crates.iter().filter(|it| it.name == "kernel" || is_rules(it)) {
        for absent in ["rhai", "serde_json", "serde_yaml", "granit-parser", "rand", "rand_chacha"] {
            assert!(!it.uses.iter().any(|name| name == absent), "{} uses {absent}", it.name);
        }
    }
}

/// The functions under `src/check` receive a position, and never a mutable `Table`. They therefore
/// cannot change the board, ask a question or start a procedure.
#[test]
fn checks_cannot_ask_or_emit() {
    let checks: Vec<PathBuf> = crates()
        .into_iter()
        .map(|it| it.folder.join("src/check"))
        .filter(|it| it.is_dir())
        .collect();
    assert!(checks.len() > 1, "{checks:?}");
    for file in checks.iter().flat_map(|checks| files_under(checks, "rs")) {
        let text = fs::read_to_string(&file).expect("a text");
        let text = text.split("#[cfg(test)]").next().unwrap_or_default();
        assert!(!text.contains("&mut Table"), "{} takes a table", file.display());
        // The path is assembled from two parts, so that a tool that renames module paths does not
        // change it.
        let procedures = ["crate", "super"].map(|from| format!("{from}::play"));
        let used = procedures.iter().find(|procedure| text.contains(procedure.as_str()));
        assert_eq!(used, None, "{} uses a procedure", file.display());
    }
}

/// Only rules read the places of chits. Everything that describes a position takes them from
/// `Seen`, which hides secrets. CMD-01, CHIT-05.
#[test]
fn descriptions_read_no_hidden_chits() {
    const READERS: [&str; 7] = [
        "rules/src/board/",
        "rules/src/check/",
        "rules/src/play/",
        "rules/src/view/",
        "rules/src/invariants.rs",
        "script/",
        "lab/",
    ];
    let system = root().join("engine/systems/blind-swords");
    let is_reader = |file: &Path| READERS.iter().any(|of| file.starts_with(system.join(of)));
    let (readers, others): (Vec<_>, Vec<_>) =
        files_under(&system, "rs").into_iter().partition(|file| is_reader(file));
    let reads = |file: &PathBuf| {
        let text = fs::read_to_string(file).expect("a text");
        ["chit_copies(", "chits_at(", "held_by("].iter().any(|query| text.contains(query))
    };
    assert!(readers.iter().any(reads), "the queries have other names");
    assert_eq!(others.into_iter().find(reads), None, "describe `Seen` instead");
}
