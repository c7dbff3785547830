//! Packages of the toy game. Their dialect has a single document type, and is registered next to
//! that of Blind Swords.

use laboratory::trace::{Claim, Traced};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use black_box::root;
use blind_swords_documents::Diagnostic;
use blind_swords_documents::document::reader::Reader;
use blind_swords_documents::document::text::Id;
use blind_swords_documents::document::{
    Dialect, DocumentKind, Folder, Nature, Number, PackageHash, Report,
};
use blind_swords_documents::source::Sources;
use kernel::words::Catalogue;
use kernel::words::include_dir::Dir;
use kernel::{Grid, Viewing};
use laboratory::own;
use laboratory::survey::{Marches, Sights, Survey};
use registry::{ALL, CannotCompare, Folders, Opening, Rulebook};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::{Value, json};
use session::{Edition, Library, Options};

use super::cases;
use session::protocol::Protocol;
use testing::toy::{Field, Patrols, Toy};

/// Contents of `game.yaml`, the only document of a toy game's package.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "the engine of documents reads what the types name")]
struct Game {
    id: Id,
    title: String,
    rules: Id,
    extends: Option<Id>,
}

static GAME: DocumentKind = DocumentKind::of::<Game>("game", Number::One).being(Nature::Front);

static DIALECT: Dialect = Dialect {
    id: "toy",
    kinds: &[&GAME],
    codes: &[],
    pages: &[],
    names: &[],
    scripts: None,
    shared: &[],
    form: None,
};

static OPENING: Opening =
    Opening { dialect: &DIALECT, open: |sources| validate(sources).map(|Toy| Arc::new(Toy) as _) };

static TOY: Rulebook = Rulebook {
    opening: &OPENING,
    inspect: |sources| validate(sources).map(|Toy| Arc::new(Toy) as _),
    validate: |sources| validate(sources).map(|Toy| Arc::new(Toy) as _),
    cases: &cases::CASES,
    run_cases: |package, file| cases::run(own::<Toy>(package), file),
    survey: |_| Box::new(Ground(Toy.rules("short", &Options::new()).expect("a scenario"))),
    compare: |_, _| Ok(Vec::new()),
    exploit: None,
    traced: &TRACED,
};

/// Map of the toy game. It answers no queries about lines of sight or movement.
struct Ground(Arc<Field>);

impl Survey for Ground {
    fn grid(&self) -> &Grid {
        Patrols::materials(&self.0).grid
    }

    fn sights(&self) -> Option<Sights<'_>> {
        None
    }

    fn marches(&self) -> Option<Marches<'_>> {
        None
    }
}

static NO_WORDS: Catalogue = Catalogue::new(&Dir::new("", &[]));

/// Traceability data of the toy game. The code of the game lists and cites the requirements.
static TRACED: Traced = Traced {
    id: DIALECT.id,
    list: "engine/systems/testing/src/toy/mod.rs",
    text: "areas: []",
    example: "TOY-01",
    sources: Claim::Named,
    declarations: "",
    variants: &[],
    presets: Vec::new,
    cards: &[],
    rules: &[],
    catalogue: || &NO_WORDS,
    cases: |_| Ok(Vec::new()),
};

static BOTH: [&Rulebook; 2] = [&blind_swords_lab::RULEBOOK, &TOY];

fn validate(sources: &Sources) -> Report<Toy> {
    let read = Reader::new(sources).and_then(|mut reader| {
        let _: Game = reader.front(&GAME)?.data;
        Ok(reader.finish().problems)
    });
    let problems = match read {
        Ok(problems) => problems,
        Err(problems) => return Report::stopped(sources.name.as_str(), problems),
    };
    let mut report = Report::new(sources.name.as_str());
    report.add(problems);
    report.loaded = Some(Toy);
    report.finish(sources);
    report
}

/// Creates packages in a folder `games`. Each has an id and the content of its `game.yaml`.
fn shelf(folder: &Path, packages: &[(&str, &str)]) -> Folders<Rulebook> {
    for (id, rest) in packages {
        let package = folder.join("games").join(id);
        fs::create_dir_all(&package).expect("a folder");
        let text = format!("id: {id}\ntitle: About {id}\n{rest}\n");
        fs::write(package.join("game.yaml"), text).expect("a file");
    }
    Folders::new(folder, &BOTH)
}

fn place(diagnostic: &Diagnostic) -> (PathBuf, (usize, usize)) {
    let path = Path::new(&diagnostic.place.file.path);
    (path.file_name().expect("a file").into(), diagnostic.place.line_column())
}

fn problems(shelf: &Folders<Rulebook>, id: &str) -> Vec<Diagnostic> {
    let report = shelf.validate(&shelf.find(id).expect("a folder"));
    assert_eq!(shelf.open(id).is_ok(), report.is_good());
    report.diagnostics
}

/// The field `rules` of a package selects its rule system. One program can play games of both
/// systems.
#[test]
fn the_word_of_a_package_chooses_its_rules() {
    let folder = tempfile::tempdir().expect("a folder");
    let shelf = shelf(folder.path(), &[("toy", "rules: toy"), ("larger", "extends: toy")]);
    assert_eq!(shelf.names(), ["larger", "toy"]);
    assert_eq!(shelf.open("larger").expect("a toy").title(), "Patrols");
    let mut protocol = Protocol::new(Box::new(shelf));
    let request = json!({ "do": "new", "game": "toy", "seed": 5 }).to_string();
    let begun: Value = serde_json::from_str(&protocol.handle(&request)).expect("JSON");
    assert_eq!(begun["kind"], "post");

    let own = Folders::new(root(), &BOTH);
    let series = own.open("kernstown-1862").unwrap_or_else(|problems| panic!("{problems}"));
    assert_ne!(series.title(), "Patrols");
}

/// The case files of a package have the format of its rule system.
#[test]
fn the_cases_of_a_package_are_run_by_its_rules() {
    let folder = tempfile::tempdir().expect("a folder");
    let shelf = shelf(folder.path(), &[("toy", "rules: toy")]);
    let toy = folder.path().join("games/toy");
    fs::create_dir(toy.join("cases")).expect("a folder");
    fs::write(toy.join("cases/toy.yaml"), cases::GOOD).expect("a file");
    let package = shelf.validate(&Folder::on_disk(&toy)).loaded.expect("a good package");
    let reports = package.run_cases(&package.cases[0]).expect("cases");
    assert!(reports.len() == 4 && reports.iter().all(|report| report.holds()), "{reports:#?}");
}

/// A query that a rule system does not support returns `None`. Packages of different rule systems
/// cannot be compared.
#[test]
fn the_ground_answers_what_its_rules_are_about() {
    let folder = tempfile::tempdir().expect("a folder");
    let shelf = shelf(folder.path(), &[("toy", "rules: toy"), ("other", "rules: toy")]);
    let package = shelf.validate(&shelf.find("toy").expect("a folder")).loaded.expect("a package");
    let ground = package.survey();
    assert!(ground.sights().is_none() && ground.marches().is_none());
    assert!(package.paper(Some("long")).is_ok_and(|drawn| drawn.starts_with("<svg")));
    assert!(package.paper(Some("longer")).is_err_and(|error| error.to_string().contains("short")));
    let find = |id: &str| shelf.find(id).expect("a folder");
    assert!(shelf.compare(&find("toy"), &find("other")).is_ok_and(|changes| changes.is_empty()));
    let series = Folder::on_disk(root().join("games/kernstown-1862"));
    match shelf.compare(&find("toy"), &series) {
        Err(CannotCompare::OtherRules(rules)) => assert_eq!(rules, ["toy", "blind-swords"]),
        other => panic!("{other:?}"),
    }
}

/// Validation of a toy package uses only the document crate, and reports each error at its place.
#[test]
fn a_package_of_the_toy_is_validated() {
    let folder = tempfile::tempdir().expect("a folder");
    let shelf = shelf(folder.path(), &[("toy", "rules: toy\ndice: 10")]);
    let problems = problems(&shelf, "toy");
    assert_eq!(problems.len(), 1, "{problems:?}");
    assert_eq!(problems[0].code.as_str(), "E-SCHEMA-FIELD");
    assert_eq!(place(&problems[0]), ("game.yaml".into(), (4, 1)));
}

#[test]
fn rules_that_nobody_knows_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let shelf = shelf(folder.path(), &[("toy", "rules: toys")]);
    let problems = problems(&shelf, "toy");
    assert_eq!(problems[0].message, "unknown rule system `toys`");
    assert_eq!(problems[0].help.as_deref(), Some("did you mean `toy`?"));
    assert_eq!(place(&problems[0]), ("game.yaml".into(), (3, 8)));
}

/// A package can extend another package of the same rule system. It is enough that one of them
/// names the system.
#[test]
fn no_package_extends_one_of_other_rules() {
    let folder = tempfile::tempdir().expect("a folder");
    let packages = [
        ("series", "rules: blind-swords"),
        ("unnamed", ""),
        ("toy", "rules: toy"),
        ("over-series", "rules: toy\nextends: series"),
        ("over-unnamed", "rules: toy\nextends: unnamed"),
        ("over-toy", "rules: blind-swords\nextends: toy"),
        ("silent", "extends: toy"),
    ];
    let shelf = shelf(folder.path(), &packages);
    for (id, own, lower) in [
        ("over-series", "toy", "blind-swords"),
        ("over-unnamed", "toy", "blind-swords"),
        ("over-toy", "blind-swords", "toy"),
    ] {
        let problem = problems(&shelf, id).remove(0);
        let message = format!("the extended package uses the rules `{lower}`, not `{own}`");
        assert_eq!((problem.code.as_str(), &problem.message), ("E-REF-RULES", &message));
        let help = format!("remove `rules`, or extend a package with the rules `{own}`");
        assert_eq!(problem.help, Some(help.into()));
        assert_eq!(place(&problem), ("game.yaml".into(), (3, 8)));
    }
    assert!(problems(&shelf, "silent").is_empty());
}

/// A save names its package, and the package names its rule system. A rule system refuses the saves
/// of another system.
#[test]
fn packages_of_all_families_have_hashes_and_ids_of_their_own() {
    let ids: Vec<_> = BOTH.iter().map(|book| book.id()).collect();
    assert_eq!((ids.as_slice(), ALL[0].id()), (&["blind-swords", "toy"][..], "blind-swords"));
    let folder = tempfile::tempdir().expect("a folder");
    let packages = [("a", "rules: toy"), ("b", "rules: toy")];
    let shelf = shelf(folder.path(), &packages);
    let hash =
        |id: &str| PackageHash::of(&shelf.read(&shelf.find(id).expect("one")).expect("it reads"));
    assert_ne!(hash("a").to_string(), hash("b").to_string());
}
