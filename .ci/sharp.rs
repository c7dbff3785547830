//! Mutants noticed by each case. `.ci/sharp` copies this file over `tests/suite.rs` in the copy of the tree with the
//! mutants. Rules, cases and packages are read from their original places.
//!
//! A case *shows* a rule that it names if it fails under a mutant of code for the rule: of a function that cites the
//! rule, or else of a file whose head does. A case is *sharp* if it shows one of its rules. If it runs through no code
//! that cites any of them, every mutant that it passes is tried. A panic does not count as noticing.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use families::{AnyPackage, Folders, Rulebook};
use kernel::switch::{LEFT, ON, REACHED};
use laboratory::cases::{Report, package_of as named_package};
use laboratory::trace::{self, Citing, Place, Project};
use package::document::Folder;
use package::source::SourceFile;
use serde::{Deserialize, Serialize};

/// Additional switch passes under a mutant that indicate an endless loop.
const MOST: i64 = 20_000_000;

/// Mutant, with its function.
#[derive(Debug, Deserialize)]
struct Mutant {
    number: u32,
    name: String,
    file: String,
    first: usize,
    last: usize,
    /// Sections cited by the function.
    sections: Vec<String>,
    /// Text of a package file with the mutant. `None` for a mutant behind a switch.
    text: Option<String>,
}

#[derive(Debug, Deserialize)]
struct Plan {
    mutants: Vec<Mutant>,
}

/// Case, alone in a file.
struct Alone {
    file: String,
    package: String,
    case: Citing,
    source: Arc<SourceFile>,
}

/// Result of a case.
#[derive(Debug, Serialize)]
struct Judged {
    file: String,
    line: usize,
    name: String,
    /// Mutant that shows each rule. `None` if the case passes under all mutants.
    rules: BTreeMap<String, Option<Shown>>,
    /// Number of mutants tried.
    tried: usize,
}

/// Mutant under which a case fails.
#[derive(Debug, Serialize)]
struct Shown {
    /// Closeness to the rule: `function`, `file` or `procedure`.
    by: &'static str,
    mutant: String,
}

struct Judge {
    root: PathBuf,
    mutants: Vec<Mutant>,
    functions: BTreeMap<String, BTreeSet<usize>>,
    files: BTreeMap<String, BTreeSet<usize>>,
    packages: BTreeMap<String, AnyPackage>,
    /// Number of switches that the case passes without a mutant.
    passed: i64,
}

#[test]
fn judge() {
    std::panic::set_hook(Box::new(|panic| {
        if ON.load(Relaxed) == 0 {
            eprintln!("{panic}");
        }
    }));
    let from = |name| PathBuf::from(std::env::var(name).expect("set by .ci/sharp"));
    let (root, folder) = (from("SHARP_ROOT"), from("SHARP_FOLDER"));
    let plan = fs::read_to_string(folder.join("plan.json")).expect("a plan");
    let plan: Plan = serde_json::from_str(&plan).expect("a plan");
    let family = std::env::var("SHARP_FAMILY").expect("set by .ci/sharp");
    let mut books = families::ALL.into_iter();
    let book: &Rulebook = books.find(|book| book.opening.dialect.id == family).expect("a family");
    let project = Project::read(&root, book.traced).expect("a checkout");
    let mut judge = Judge::new(root.clone(), plan.mutants, &project);
    let mut judged = Vec::new();
    for case in sample(cases(&root, book), number("SHARP_SEED"), number("SHARP_SAMPLE")) {
        judged.push(judge.case(&case));
    }
    let text = serde_json::to_string_pretty(&judged).expect("text");
    fs::write(folder.join("results.json"), text).expect("a writable file");
}

/// Returns all cases of a rule system, each in a separate file with the head of its original file.
fn cases(root: &Path, book: &Rulebook) -> Vec<Alone> {
    let mut all = Vec::new();
    for file in (book.traced.cases)(root).expect("a checkout") {
        let text = fs::read_to_string(root.join(&file.file)).expect("a file of cases");
        let whole = SourceFile::new(file.file.clone(), text.clone());
        let named = || named_package(&whole).expect("a file of cases");
        let package = trace::package_of(&file.file).or_else(named).expect("a package");
        let lines: Vec<&str> = text.lines().collect();
        let ends = file.cases.iter().skip(1).map(|next| next.line - 1).chain([lines.len()]);
        for (case, end) in file.cases.iter().zip(ends) {
            let head = &lines[..file.cases[0].line - 1];
            let own = [head, &lines[case.line - 1..end]].concat().join("\n");
            let source = SourceFile::new(file.file.clone(), own);
            let (file, case) = (file.file.clone(), case.clone());
            all.push(Alone { file, package: package.clone(), case, source });
        }
    }
    all
}

fn run(package: &AnyPackage, alone: &Alone) -> Report {
    package.run_cases(&alone.source).expect("a file of one case").remove(0)
}

fn number(name: &str) -> u64 {
    std::env::var(name).expect("set by .ci/sharp").parse().expect("a number")
}

/// Returns a sample of the cases by a seed, in their order.
fn sample<T>(mut all: Vec<T>, seed: u64, count: u64) -> Vec<T> {
    let mut state = seed;
    while all.len() as u64 > count {
        // Knuth's MMIX generator.
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        all.remove((state >> 33) as usize % all.len());
    }
    all
}

impl Judge {
    fn new(root: PathBuf, mutants: Vec<Mutant>, project: &Project) -> Self {
        let (mut functions, mut files) = (BTreeMap::new(), BTreeMap::new());
        for row in project.matrix().rows {
            let citing = row.code.iter().map(|place| within(&mutants, place));
            functions.insert(row.id.clone(), citing.flatten().collect());
            let citing = row.code.iter().filter(|place| opens(&root, place));
            files.insert(row.id, citing.flat_map(|place| of_file(&mutants, place)).collect());
        }
        for (index, mutant) in mutants.iter().enumerate() {
            for section in &mutant.sections {
                functions.entry(section.clone()).or_insert_with(BTreeSet::new).insert(index);
            }
        }
        Self { root, mutants, functions, files, packages: BTreeMap::new(), passed: 0 }
    }

    fn case(&mut self, alone: &Alone) -> Judged {
        let reached = self.reached(alone);
        let own = &alone.case;
        let near = |by: &BTreeMap<String, BTreeSet<usize>>| -> BTreeMap<String, BTreeSet<usize>> {
            let of = |rule: &String| by.get(rule).map(|all| all & &reached).unwrap_or_default();
            let rules = own.rules.iter().map(|rule| (rule.clone(), of(rule)));
            rules.filter(|(_, found)| !found.is_empty()).collect()
        };
        let all = || own.rules.iter().map(|rule| (rule.clone(), reached.clone())).collect();
        let mut tiers = vec![("function", near(&self.functions)), ("file", near(&self.files))];
        if tiers.iter().all(|(_, tries)| tries.is_empty()) {
            tiers.push(("procedure", all()));
        }
        let mut rules = BTreeMap::new();
        let mut tried = BTreeMap::new();
        for (by, tries) in tiers {
            for (rule, mutants) in tries {
                let shown: &mut Option<(&str, usize)> = rules.entry(rule).or_default();
                if shown.is_none() {
                    let noticed = mutants.into_iter().find(|&mutant| {
                        *tried.entry(mutant).or_insert_with(|| self.notices(alone, mutant))
                    });
                    *shown = noticed.map(|mutant| (by, mutant));
                }
            }
        }
        let told = |(by, index): (&'static str, usize)| Shown {
            by,
            mutant: self.mutants[index].name.clone(),
        };
        let rules = rules.into_iter().map(|(rule, shown)| (rule, shown.map(told))).collect();
        let (file, line, name) = (alone.file.clone(), own.line, own.name.clone());
        Judged { file, line, name, rules, tried: tried.len() }
    }

    /// Returns the mutants whose switches a case passes, and all in the files of its package.
    fn reached(&mut self, alone: &Alone) -> BTreeSet<usize> {
        let opened = self.opened(&alone.package);
        REACHED.iter().for_each(|reached| reached.store(false, Relaxed));
        LEFT.store(i64::MAX, Relaxed);
        let holds = run(opened, alone).holds();
        let name = &alone.case.name;
        assert!(holds, "{name} fails without a mutant: run the cases before they are judged");
        self.passed = i64::MAX - LEFT.load(Relaxed);
        let folder = format!("games/{}/", alone.package);
        let by = |mutant: &Mutant| match mutant.text {
            None => REACHED[mutant.number as usize].load(Relaxed),
            Some(_) => mutant.file.starts_with(&folder),
        };
        (0..self.mutants.len()).filter(|&index| by(&self.mutants[index])).collect()
    }

    /// Whether a case fails under a mutant other than by a panic.
    fn notices(&mut self, alone: &Alone, index: usize) -> bool {
        let mutant = &self.mutants[index];
        let report = match &mutant.text {
            None => {
                let (number, limit) = (mutant.number, self.passed + MOST);
                let opened = self.opened(&alone.package);
                ON.store(number, Relaxed);
                LEFT.store(limit, Relaxed);
                let report = run(opened, alone);
                LEFT.store(i64::MAX, Relaxed);
                ON.store(0, Relaxed);
                report
            }
            Some(text) => {
                let Some(opened) = self.changed(&alone.package, &mutant.file, text) else { return false };
                run(&opened, alone)
            }
        };
        let broken =
            report.differences.iter().any(|words| words.starts_with("the engine is broken"));
        if broken {
            self.packages.clear();
        }
        !broken && !report.holds()
    }

    fn opened(&mut self, package: &str) -> &AnyPackage {
        let open = || opened(&self.root, package).expect("a good package");
        self.packages.entry(package.to_owned()).or_insert_with(open)
    }

    /// Returns a package with a changed file. `None` if it is refused.
    fn changed(&self, package: &str, file: &str, text: &str) -> Option<AnyPackage> {
        let copy = black_box::root().join(file);
        let before = fs::read(&copy).expect("a file of the package");
        fs::write(&copy, text).expect("a writable copy");
        let opened = opened(&black_box::root(), package);
        fs::write(&copy, before).expect("a writable copy");
        opened
    }
}

fn opened(root: &Path, package: &str) -> Option<AnyPackage> {
    let folder = Folder::on_disk(root.join("games").join(package));
    Folders::new(root, &families::ALL).open_folder(&folder).ok()
}

/// Returns the mutants of the function that contains a citation.
fn within(mutants: &[Mutant], place: &Place) -> Vec<usize> {
    let around = |mutant: &Mutant| {
        mutant.file == place.file && (mutant.first..=mutant.last).contains(&place.line)
    };
    (0..mutants.len()).filter(|&index| around(&mutants[index])).collect()
}

/// Whether a citation is in the head of its file.
fn opens(root: &Path, place: &Place) -> bool {
    let text = fs::read_to_string(root.join(&place.file)).expect("a source file");
    text.lines().nth(place.line - 1).is_some_and(|line| line.starts_with("//!"))
}

fn of_file(mutants: &[Mutant], place: &Place) -> Vec<usize> {
    (0..mutants.len()).filter(|&index| mutants[index].file == place.file).collect()
}
