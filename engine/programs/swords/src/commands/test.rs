//! `swords test`: runs the cases and lessons of packages.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use document::Diagnostic;
use document::render::{self, Style};
use document::source::{self, SourceFile};
use laboratory::cases::{self, Report};
use laboratory::lessons::{self, LessonReport};
use registry::{AnyPackage, CaseReports};
use serde_json::{Value, json};
use session::AnyEdition;

use crate::failure::Failure;
use crate::format::{Format, Plain};
use crate::output::out;
use crate::packages::games::{self, PackageIndex};

/// Run the cases and lessons of packages, or case files, and print what differs.
#[derive(Debug, Args)]
pub(crate) struct Test {
    /// Case files, folders with case files, or packages.
    #[arg(required = true)]
    paths: Vec<String>,
}

/// Results of the cases and lessons that the command has run.
#[derive(Debug, Default)]
pub(crate) struct CaseRun {
    reports: Vec<(String, Report)>,
    lessons: Vec<(String, LessonReport)>,
    problems: Vec<String>,
}

impl Test {
    pub(crate) fn run(&self, package_index: &PackageIndex, format: Format) -> Result<(), Failure> {
        let format = format.plain()?;
        let mut run = CaseRun::default();
        let mut opened = BTreeMap::new();
        for path in &self.paths {
            for (file, around) in case_files(package_index, path)? {
                run_file(&mut run, package_index, &mut opened, (file, around))?;
            }
            if !is_case_file(path) && package_index.find(path).is_ok() {
                run.learn(path, &**open(package_index, &mut opened, path)?);
            }
        }
        match format {
            Plain::Json => out!("{}", run.data()),
            Plain::Human => {
                run.tell();
                out!("{}", run.summary());
            }
        }
        if run.holds() { Ok(()) } else { Err(Failure::Wrong("some cases fail".to_owned())) }
    }
}

fn run_file(
    run: &mut CaseRun,
    package_index: &PackageIndex,
    opened: &mut BTreeMap<String, AnyPackage>,
    (file, around): CaseFile,
) -> Result<(), Failure> {
    let named = match cases::package_of(&file) {
        Ok(named) => named,
        Err(problems) => {
            run.add(&file, Err(problems));
            return Ok(());
        }
    };
    let Some(package) = named.or(around) else {
        return Err(Failure::Wrong(format!(
            "{}: missing package: add `package:`, or move the file to the `cases` folder of a package",
            file.path
        )));
    };
    run.add(&file, open(package_index, opened, &package)?.run_cases(&file));
    Ok(())
}

/// Returns a package from the cache, or opens it and adds it to the cache.
fn open<'a>(
    package_index: &PackageIndex,
    opened: &'a mut BTreeMap<String, AnyPackage>,
    package: &str,
) -> Result<&'a AnyPackage, Failure> {
    if !opened.contains_key(package) {
        opened.insert(package.to_owned(), package_index.open(package)?);
    }
    Ok(&opened[package])
}

/// Returns the package whose `cases` folder contains the file.
fn package_around(path: &Path) -> Option<String> {
    let folder = path.canonicalize().ok()?;
    let around = folder.ancestors().find(|folder| folder.join("game.yaml").is_file())?;
    Some(around.display().to_string())
}

/// A case file, and the name of the package that contains it. The name is `None` for a file outside
/// a package.
type CaseFile = (Arc<SourceFile>, Option<String>);

/// Whether a path leads to a single file of cases. Other files are packed battles.
fn is_case_file(path: &str) -> bool {
    Path::new(path).is_file() && !source::is_packed_name(path)
}

/// Returns the case files at a path. The path leads to a file, a folder or a package.
fn case_files(package_index: &PackageIndex, path: &str) -> Result<Vec<CaseFile>, Failure> {
    let direct = Path::new(path);
    let mut files = match package_index.find(path) {
        _ if is_case_file(path) => vec![direct.to_owned()],
        Ok(package) => {
            let cases = package_index.read(&package)?.cases().into_iter();
            return Ok(cases.map(|file| (file, Some(path.to_owned()))).collect());
        }
        Err(_) if direct.is_dir() => {
            let mut files = Vec::new();
            collect(direct, &mut files).map_err(|error| Failure::file(direct, &error))?;
            files
        }
        Err(unknown) => return Err(unknown),
    };
    files.sort();
    let read = |path: PathBuf| {
        let file = SourceFile::new(path.display().to_string(), games::read(&path)?);
        Ok((file, package_around(&path)))
    };
    files.into_iter().map(read).collect()
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "yaml") {
            files.push(path);
        }
    }
    Ok(())
}

impl CaseRun {
    /// Adds the results of one case file.
    pub(crate) fn add(&mut self, file: &SourceFile, reports: CaseReports) {
        let human = |problem: &Diagnostic| render::human(problem, Style::Plain);
        match reports {
            Ok(reports) => {
                let own = reports.into_iter().map(|report| (file.path.clone(), report));
                self.reports.extend(own);
            }
            Err(problems) => self.problems.extend(problems.iter().map(human)),
        }
    }

    /// Plays the lessons of a package, and adds the results.
    fn learn(&mut self, package: &str, edition: &dyn AnyEdition) {
        let own = lessons::play_all(edition).into_iter();
        self.lessons.extend(own.map(|report| (package.to_owned(), report)));
    }

    /// Whether all cases and lessons pass.
    pub(crate) fn holds(&self) -> bool {
        let stale = self.lessons.iter().any(|(_, lesson)| !lesson.holds());
        self.problems.is_empty() && self.failed().next().is_none() && !stale
    }

    /// Returns a summary such as `60 cases hold` or `2 of 60 cases fail, 3 lessons can be learned
    /// from, with 20 wrong tries`.
    pub(crate) fn summary(&self) -> String {
        let cases = match (self.failed().count(), self.problems.len()) {
            (0, 0) => format!("{} cases hold", self.reports.len()),
            (failed, 0) => format!("{failed} of {} cases fail", self.reports.len()),
            (failed, unread) => format!(
                "{failed} of {} cases fail, {unread} problems in unreadable files",
                self.reports.len()
            ),
        };
        let stale = self.lessons.iter().filter(|(_, lesson)| !lesson.holds()).count();
        let tries: usize = self.lessons.iter().map(|(_, lesson)| lesson.tries).sum();
        match (self.lessons.len(), stale) {
            (0, _) => cases,
            (all, 0) => format!("{cases}, {all} lessons hold, with {tries} wrong tries"),
            (all, stale) => format!("{cases}, {stale} of {all} lessons are stale"),
        }
    }

    /// Prints each failure.
    pub(crate) fn tell(&self) {
        self.problems.iter().for_each(|problem| out!("{problem}\n"));
        for (file, report) in self.failed() {
            out!("{file}:{}: {} ({})", report.line, report.name, report.rules.join(", "));
            report.differences.iter().for_each(|difference| out!("    {difference}"));
            report.log.iter().for_each(|line| out!("      log: {line}"));
        }
        for (package, lesson) in self.lessons.iter().filter(|(_, lesson)| !lesson.holds()) {
            out!("{package}: lesson {}", lesson.id);
            lesson.problems.iter().for_each(|problem| out!("    {problem}"));
        }
    }

    /// Prints each failure as an annotation for GitHub Actions.
    pub(crate) fn annotate(&self) {
        for (file, report) in self.failed() {
            let differences = report.differences.join("; ");
            out!("::error file={file},line={}::{}: {differences}", report.line, report.name);
        }
    }

    /// Returns all results as JSON.
    pub(crate) fn data(&self) -> Value {
        let case = |(file, report): &(String, Report)| {
            json!({
                "file": file, "line": report.line, "case": report.name, "rules": report.rules,
                "holds": report.holds(), "differences": report.differences, "log": report.log,
            })
        };
        let lesson = |(package, report): &(String, LessonReport)| {
            json!({
                "package": package, "lesson": report.id, "holds": report.holds(),
                "tries": report.tries, "problems": report.problems,
            })
        };
        json!({
            "holds": self.holds(),
            "problems": self.problems,
            "cases": self.reports.iter().map(case).collect::<Vec<_>>(),
            "lessons": self.lessons.iter().map(lesson).collect::<Vec<_>>(),
        })
    }

    fn failed(&self) -> impl Iterator<Item = &(String, Report)> {
        self.reports.iter().filter(|(_, report)| !report.holds())
    }
}
