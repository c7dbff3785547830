//! `swords validate`: checks packages.

use clap::{Args, ValueEnum};
use document::render;
use document::{Folder, Report};
use registry::AnyPackage;
use serde_json::Value;

use super::test::CaseRun;
use crate::failure::Failure;
use crate::format::Format;
use crate::output::{self, out};
use crate::packages::games::PackageIndex;

/// Check packages: schema, references, map, charts, scripts and cases.
#[derive(Debug, Args)]
pub(crate) struct Validate {
    /// Packages, by id, folder or packed file.
    #[arg(required = true)]
    paths: Vec<String>,
    /// Kind of finding that fails the check in the same way as an error.
    #[arg(long, value_name = "WHAT")]
    deny: Option<Denied>,
}

/// Kind of finding that the command can treat as an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Denied {
    /// Warnings that no comment allows.
    Warnings,
}

/// Results of the checks of one package.
pub(super) struct Found {
    report: Report<AnyPackage>,
    cases: CaseRun,
}

impl Validate {
    pub(crate) fn run(&self, package_index: &PackageIndex, format: Format) -> Result<(), Failure> {
        let found =
            self.paths.iter().map(|path| Ok(check(package_index, &package_index.find(path)?)));
        let found = found.collect::<Result<Vec<_>, Failure>>()?;
        match format {
            Format::Human => found.iter().for_each(tell),
            Format::Json => out!("{}", Value::from_iter(found.iter().map(data))),
            Format::Sarif => out!("{}", sarif(&found)),
            Format::Github => found.iter().for_each(annotate),
        }
        let is_bad = |found: &&Found| match self.deny {
            Some(Denied::Warnings) => !found.is_good() || found.report.warnings() > 0,
            None => !found.is_good(),
        };
        let bad: Vec<_> = found.iter().filter(is_bad).collect();
        match (bad.len(), found.len()) {
            (0, _) => Ok(()),
            (_, 1) => Err(Failure::Wrong(found[0].verdict().to_owned())),
            (n, of) => Err(Failure::Wrong(format!("{n} of {of} packages have errors"))),
        }
    }
}

impl Found {
    /// Prints the findings of a faulty package in full.
    ///
    /// # Errors
    /// If the package has errors, or if some of its cases fail.
    pub(super) fn refuse_faults(&self) -> Result<(), Failure> {
        if self.is_good() {
            return Ok(());
        }
        tell(self);
        Err(Failure::Wrong(self.verdict().to_owned()))
    }

    fn is_good(&self) -> bool {
        self.report.is_good() && self.cases.holds()
    }

    /// Returns the reason why the package fails, as a part of a one-line message.
    fn verdict(&self) -> &'static str {
        match (self.report.is_good(), self.cases.holds()) {
            (false, _) => "the package has errors",
            (true, false) => "the package is valid, but some of its cases fail",
            (true, true) => "the package is valid, but warnings are denied",
        }
    }

    /// Returns a summary of the case results. The cases of an invalid package are not run.
    fn cases_summary(&self) -> String {
        match self.report.loaded {
            Some(_) => self.cases.summary(),
            None => "cases not run".to_owned(),
        }
    }

    /// Prints the findings and a one-line summary.
    pub(super) fn tell_briefly(&self) {
        self.report.diagnostics.iter().for_each(output::write_diagnostic);
        self.cases.tell();
        let errors = render::counted(self.report.errors(), "error");
        let warnings = render::counted(self.report.warnings(), "warning");
        out!("{}: {errors}, {warnings}, {}", self.report.name, self.cases_summary());
    }
}

/// Checks a package, and runs its cases only if it is valid.
pub(super) fn check(package_index: &PackageIndex, folder: &Folder) -> Found {
    let report = package_index.validate(folder);
    let cases = report.loaded.as_ref().map_or_else(CaseRun::default, run_cases);
    Found { report, cases }
}

fn run_cases(package: &AnyPackage) -> CaseRun {
    let mut run = CaseRun::default();
    package.cases.iter().for_each(|file| run.add(file, package.run_cases(file)));
    run
}

fn tell(found: &Found) {
    found.report.diagnostics.iter().for_each(output::write_diagnostic);
    found.cases.tell();
    output::write(format_args!("{}", render::summary(&found.report)));
    out!("{}", found.cases_summary());
}

fn data(found: &Found) -> Value {
    let mut value = render::summary_json(&found.report);
    value["good"] = found.is_good().into();
    value["cases"] = found.cases.data();
    value
}

fn sarif(found: &[Found]) -> Value {
    let diagnostics = found.iter().flat_map(|found| &found.report.diagnostics);
    let dialects = registry::ALL.map(|book| book.opening.dialect);
    render::sarif(&dialects, diagnostics, found.iter().flat_map(|found| &found.report.allowed))
}

fn annotate(found: &Found) {
    for diagnostic in &found.report.diagnostics {
        out!("{}", render::github(diagnostic));
    }
    found.cases.annotate();
}
