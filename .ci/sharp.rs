//! Which mutants each case notices. `.ci/sharp` puts this file in place of `tests/cases.rs` into the copy
//! of the tree in which the mutants are built; rules, cases and packages are read where they stand.
//!
//! A rule that a case names is *shown* by it if the case fails under a mutant of code that carries the rule:
//! of a function that cites it or else of a file whose head does. A case is *sharp* if it shows one of
//! its rules. If it comes by no code that cites any of them, every mutant that it comes by is tried. A
//! panic is no notice.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering::Relaxed;

use blind_swords::switch::{LEFT, ON, REACHED};
use serde::{Deserialize, Serialize};
use laboratory::cases::model::{Case, CaseFile};
use laboratory::trace::series::{self, CaseSource};
use laboratory::trace::{Place, Project};
use session::{Opened, cases, library};

/// A mutant under which a case passes so many more switches has a loop without an end.
const MOST: i64 = 20_000_000;

/// A mutant, and the function in which it is.
#[derive(Debug, Deserialize)]
struct Mutant {
    number: u32,
    name: String,
    file: String,
    first: usize,
    last: usize,
    /// The sections that the function cites.
    sections: Vec<String>,
    /// What a file of a package says with the mutant; none for one behind a switch.
    text: Option<String>,
}

#[derive(Debug, Deserialize)]
struct Plan {
    mutants: Vec<Mutant>,
}

/// What came of a case.
#[derive(Debug, Serialize)]
struct Judged {
    file: String,
    line: usize,
    name: String,
    /// What shows each rule that it comes by; none if it holds under all mutants.
    rules: BTreeMap<String, Option<Shown>>,
    /// How many mutants were tried.
    tried: usize,
}

/// A mutant under which a case fails.
#[derive(Debug, Serialize)]
struct Shown {
    /// How close it is to the rule: `function`, `file` or `procedure`.
    by: &'static str,
    mutant: String,
}

struct Judge {
    root: PathBuf,
    mutants: Vec<Mutant>,
    functions: BTreeMap<String, BTreeSet<usize>>,
    files: BTreeMap<String, BTreeSet<usize>>,
    packages: BTreeMap<String, Opened>,
    /// How many switches the case passes without a mutant.
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
    let project = Project::read(&root, &series::BLIND_SWORDS).expect("a checkout");
    let mut all: Vec<(&CaseSource, &Case)> = Vec::new();
    let files = series::case_files(&root).expect("a checkout");
    for source in &files {
        all.extend(source.cases.cases.iter().map(|case| (source, case)));
    }
    let mut judge = Judge::new(root.clone(), plan.mutants, &project);
    let mut judged = Vec::new();
    for (source, case) in sample(all, number("SHARP_SEED"), number("SHARP_SAMPLE")) {
        let alone = CaseFile { cases: vec![case.clone()], ..source.cases.clone() };
        judged.push(judge.case(&source.file, &source.package, &alone));
    }
    let text = serde_json::to_string_pretty(&judged).expect("text");
    fs::write(folder.join("results.json"), text).expect("a writable file");
}

fn number(name: &str) -> u64 {
    std::env::var(name).expect("set by .ci/sharp").parse().expect("a number")
}

/// Some of the cases, drawn by a seed, in their order.
fn sample<T>(mut all: Vec<T>, seed: u64, count: u64) -> Vec<T> {
    let mut state = seed;
    while all.len() as u64 > count {
        // The generator of Knuth's MMIX.
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

    fn case(&mut self, file: &str, package: &str, case: &CaseFile) -> Judged {
        let reached = self.reached(package, case);
        let own = &case.cases[0];
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
                        *tried.entry(mutant).or_insert_with(|| self.notices(package, case, mutant))
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
        let (file, line, name) = (file.to_owned(), own.line, own.name.clone());
        Judged { file, line, name, rules, tried: tried.len() }
    }

    /// The mutants whose switches a case comes by. Of those in the files of its package it may come by any.
    fn reached(&mut self, package: &str, case: &CaseFile) -> BTreeSet<usize> {
        let opened = self.opened(package);
        REACHED.iter().for_each(|reached| reached.store(false, Relaxed));
        LEFT.store(i64::MAX, Relaxed);
        let holds = cases::run(opened, case).remove(0).holds();
        let name = &case.cases[0].name;
        assert!(holds, "{name} fails without a mutant: run the cases before they are judged");
        self.passed = i64::MAX - LEFT.load(Relaxed);
        let folder = format!("games/{package}/");
        let by = |mutant: &Mutant| match mutant.text {
            None => REACHED[mutant.number as usize].load(Relaxed),
            Some(_) => mutant.file.starts_with(&folder),
        };
        (0..self.mutants.len()).filter(|&index| by(&self.mutants[index])).collect()
    }

    /// Whether a case fails under a mutant, and not for a panic.
    fn notices(&mut self, package: &str, case: &CaseFile, index: usize) -> bool {
        let mutant = &self.mutants[index];
        let report = match &mutant.text {
            None => {
                let (number, limit) = (mutant.number, self.passed + MOST);
                let opened = self.opened(package);
                ON.store(number, Relaxed);
                LEFT.store(limit, Relaxed);
                let report = cases::run(opened, case).remove(0);
                LEFT.store(i64::MAX, Relaxed);
                ON.store(0, Relaxed);
                report
            }
            Some(text) => {
                let Some(opened) = self.changed(package, &mutant.file, text) else { return false };
                cases::run(&opened, case).remove(0)
            }
        };
        let broken =
            report.differences.iter().any(|words| words.starts_with("the engine is broken"));
        if broken {
            self.packages.clear();
        }
        !broken && !report.holds()
    }

    fn opened(&mut self, package: &str) -> &Opened {
        let folder = self.root.join("games").join(package);
        let open = || library::open(&folder).expect("a good package").1;
        self.packages.entry(package.to_owned()).or_insert_with(open)
    }

    /// A package with another text in one of its files; none if that is refused.
    fn changed(&self, package: &str, file: &str, text: &str) -> Option<Opened> {
        let copy = black_box::root().join(file);
        let before = fs::read(&copy).expect("a file of the package");
        fs::write(&copy, text).expect("a writable copy");
        let opened = library::open(&black_box::root().join("games").join(package));
        fs::write(&copy, before).expect("a writable copy");
        opened.ok().map(|(_, opened)| opened)
    }
}

/// The mutants of the function in which a citation stands.
fn within(mutants: &[Mutant], place: &Place) -> Vec<usize> {
    let around = |mutant: &Mutant| {
        mutant.file == place.file && (mutant.first..=mutant.last).contains(&place.line)
    };
    (0..mutants.len()).filter(|&index| around(&mutants[index])).collect()
}

/// Whether a citation stands at the head of its file.
fn opens(root: &Path, place: &Place) -> bool {
    let text = fs::read_to_string(root.join(&place.file)).expect("a source file");
    text.lines().nth(place.line - 1).is_some_and(|line| line.starts_with("//!"))
}

fn of_file(mutants: &[Mutant], place: &Place) -> Vec<usize> {
    (0..mutants.len()).filter(|&index| mutants[index].file == place.file).collect()
}
