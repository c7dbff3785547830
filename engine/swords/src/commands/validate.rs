//! `swords validate`: checks packages.

use std::path::Path;

use clap::Args;
use package::render::{self, Style};
use package::{Loaded, Report};
use script::ScriptDiag;
use serde_json::{Value, json};
use session::cases;
use session::library;

use super::test::CaseRun;
use crate::failure::Failure;
use crate::format::Format;
use crate::games::Shelf;
use crate::output::{self, say};

/// Checks packages: schema, references, map, charts, scripts and cases.
#[derive(Debug, Args)]
pub(crate) struct Validate {
    /// Packages, by their ids under `games/` or by their folders.
    #[arg(required = true)]
    paths: Vec<String>,
}

/// What was found in one package.
struct Found {
    report: Report,
    scripts: Vec<ScriptDiag>,
    cases: CaseRun,
}

impl Validate {
    /// Runs the command.
    pub(crate) fn run(&self, format: Format) -> Result<(), Failure> {
        let shelf = Shelf::here();
        let found = self.paths.iter().map(|path| Ok(check(&shelf.find(path)?)));
        let found = found.collect::<Result<Vec<_>, Failure>>()?;
        match format {
            Format::Human => found.iter().for_each(tell),
            Format::Json => say!("{}", Value::from_iter(found.iter().map(data))),
            Format::Sarif => say!("{}", sarif(&found)),
            Format::Github => found.iter().for_each(annotate),
        }
        let bad: Vec<_> = found.iter().filter(|found| !found.is_good()).collect();
        match bad.len() {
            0 => Ok(()),
            n => Err(Failure::Wrong(format!("{n} of {} packages are not good", found.len()))),
        }
    }
}

impl Found {
    fn is_good(&self) -> bool {
        self.report.is_good() && self.scripts.is_empty() && self.cases.holds()
    }
}

/// Scripts and cases can be looked at only where the package itself is good.
fn check(folder: &Path) -> Found {
    let report = package::validate(folder);
    let (scripts, cases) = match package::load(folder) {
        Ok(loaded) => (scripts(&loaded), run_cases(&loaded)),
        Err(_) => (Vec::new(), CaseRun::default()),
    };
    Found { report, scripts, cases }
}

fn scripts(loaded: &Loaded) -> Vec<ScriptDiag> {
    let add = |sources: script::Sources, (name, file): (&String, _)| {
        let file: &package::source::SourceFile = file;
        sources.with(name, &file.path, &file.text)
    };
    let files = loaded.scripts.iter().map(|(name, file)| (name, file.as_ref()));
    let sources = files.fold(script::Sources::new(), add);
    script::check(&sources, Some(&loaded.game)).problems
}

fn run_cases(loaded: &Loaded) -> CaseRun {
    let mut run = CaseRun::default();
    let opened = library::ready(loaded);
    for file in &loaded.cases {
        match cases::read(file) {
            Ok(read) => run.add(&file.path, cases::run(&opened, &read)),
            Err(problems) => run.unreadable(&problems),
        }
    }
    run
}

fn tell(found: &Found) {
    for diagnostic in &found.report.diagnostics {
        say!("{}\n", render::human(diagnostic, Style::Plain));
    }
    found.scripts.iter().for_each(|problem| say!("error[script]: {problem}\n"));
    found.cases.tell();
    output::write(format_args!("{}", render::summary(&found.report)));
    say!("{} problems in scripts; {}", found.scripts.len(), found.cases.summary());
}

fn data(found: &Found) -> Value {
    let mut value = render::summary_json(&found.report);
    value["good"] = found.is_good().into();
    value["scripts"] = found.scripts.iter().map(script_data).collect();
    value["cases"] = found.cases.data();
    value
}

fn script_data(problem: &ScriptDiag) -> Value {
    json!({
        "file": problem.file, "line": problem.line, "column": problem.column,
        "message": problem.message,
    })
}

fn sarif(found: &[Found]) -> Value {
    let mut sarif = render::sarif(found.iter().flat_map(|found| &found.report.diagnostics));
    let results = found.iter().flat_map(|found| &found.scripts).map(|problem| {
        json!({
            "ruleId": "script",
            "level": "error",
            "message": {"text": problem.message},
            "locations": [{"physicalLocation": {
                "artifactLocation": {"uri": problem.file},
                "region": {"startLine": problem.line, "startColumn": problem.column},
            }}],
        })
    });
    if let Some(Value::Array(known)) = sarif.pointer_mut("/runs/0/results") {
        known.extend(results);
    }
    sarif
}

fn annotate(found: &Found) {
    for diagnostic in &found.report.diagnostics {
        say!("{}", render::github(diagnostic));
    }
    for problem in &found.scripts {
        say!(
            "::error file={},line={},col={}::{}",
            problem.file,
            problem.line,
            problem.column,
            problem.message
        );
    }
    found.cases.annotate();
}
