//! `swords rules`: requirements with the code that implements them, the cases that prove them, and
//! rulings.

use std::path::Path;

use clap::Args;
use laboratory::trace::{Matrix, Project, Row, RulingShown, Shown, Standing, Traced};
use serde_json::{Value, json};

use crate::arguments::family::OfFamily;
use crate::failure::Failure;
use crate::format::{Format, Plain};
use crate::output::out;

/// Show the code of each rule and the cases that prove it, in a checkout of the project.
#[derive(Debug, Args)]
pub(crate) struct Rules {
    /// Show only this requirement or ruling, in full.
    id: Option<String>,
    /// A checkout of the project, if the current folder is outside it.
    #[arg(long, value_name = "FOLDER", default_value = ".")]
    project: std::path::PathBuf,
    #[command(flatten)]
    family: OfFamily,
}

impl Rules {
    pub(crate) fn run(&self, format: Format) -> Result<(), Failure> {
        let format = format.plain()?;
        let traced = self.family.book()?.traced;
        let matrix = matrix(&self.project, traced)?;
        match &self.id {
            Some(id) => one(&matrix, id, format, traced),
            None => all(&matrix, format),
        }
    }
}

fn matrix(folder: &Path, traced: &'static Traced) -> Result<Matrix, Failure> {
    let folder = folder.canonicalize().map_err(|error| Failure::file(folder, &error))?;
    let root = Project::root_around(&folder, traced).ok_or_else(|| {
        Failure::Usage(format!(
            "cannot find a checkout of the project at {}: expected {} in it or above it; name a \
             checkout with --project",
            folder.display(),
            traced.list
        ))
    })?;
    Ok(Project::read(root, traced).map_err(Failure::Wrong)?.matrix())
}

fn one(matrix: &Matrix, id: &str, format: Plain, traced: &Traced) -> Result<(), Failure> {
    if let Some(ruling) = matrix.ruling(&id.to_uppercase()) {
        match format {
            Plain::Json => out!("{}", json!(ruling)),
            Plain::Human => tell_ruling(ruling),
        }
        return Ok(());
    }
    let row = matrix.row(&id.to_uppercase()).or_else(|| matrix.row(id)).ok_or_else(|| {
        Failure::Usage(format!(
            "unknown requirement or ruling `{id}`: expected an id of {}, such as {}",
            traced.list, traced.example
        ))
    })?;
    match format {
        Plain::Json => {
            let mut data = data(row);
            data["rulings"] = matrix.rulings_on(&row.id).map(|ruling| json!(ruling)).collect();
            out!("{data}");
        }
        Plain::Human => {
            tell(row);
            for RulingShown { id, ruling, .. } in matrix.rulings_on(&row.id) {
                out!("ruling   {id}  {}\n         {}", ruling.title, ruling.says);
            }
        }
    }
    Ok(())
}

fn all(matrix: &Matrix, format: Plain) -> Result<(), Failure> {
    let problems = matrix.problems();
    match format {
        Plain::Json => {
            let rows: Vec<_> = matrix.rows.iter().map(data).collect();
            out!(
                "{}",
                json!({
                    "requirements": rows,
                    "rulings": matrix.rulings,
                    "problems": problems,
                    "summary": counts(matrix)
                })
            );
        }
        Plain::Human => {
            table(matrix);
            problems.iter().for_each(|problem| out!("{problem}"));
            let cited = matrix.only_cited();
            if !cited.is_empty() {
                out!("only cited: {}", cited.join(" "));
            }
            out!("{}", summary(matrix));
        }
    }
    if problems.is_empty() {
        Ok(())
    } else {
        Err(Failure::Wrong("some rules have no proof".to_owned()))
    }
}

/// Prints one line for each requirement, grouped by area.
fn table(matrix: &Matrix) {
    let mut area = "";
    for row in &matrix.rows {
        if row.area != area {
            area = &row.area;
            out!("{area}");
        }
        let refused = row.cases.iter().filter(|case| case.refuses).count();
        out!(
            "  {:<9} {:<8} code {:>3}  cited {:>3}  proofs {:>3}  refused {:>3}  {}",
            row.id,
            standing(row),
            row.code.len(),
            row.citations().count(),
            row.proofs().count(),
            refused,
            row.title
        );
    }
}

/// Prints all details of a requirement.
fn tell(row: &Row) {
    out!("{}  {}", row.id, row.title);
    out!("{}: {}", row.area, standing(row));
    if let Some(reason) = &row.excused {
        out!("excused: {reason}");
    }
    if let Standing::Lacking(missing) = row.standing() {
        missing.iter().for_each(|missing| out!("missing: {missing}"));
    }
    row.code.iter().for_each(|place| out!("code     {}", place));
    row.refusals.iter().for_each(|place| out!("refuses  {}", place));
    for value in &row.values {
        out!("value    {}: {} cases", value.value, value.cases.len());
    }
    row.cases.iter().for_each(|case| out!("{}  {}", kind(case), line(case)));
    row.tests.iter().for_each(|test| out!("test     {}", line(test)));
}

/// Prints all details of a ruling.
fn tell_ruling(RulingShown { id, ruling, shown }: &RulingShown) {
    out!("{id}  {}", ruling.title);
    out!("on       {}", ruling.on.join(", "));
    out!("{}", ruling.says);
    shown.iter().for_each(|case| out!("{}  {}", kind(case), line(case)));
}

fn kind(case: &Shown) -> &'static str {
    if case.refuses { "refused" } else { "case   " }
}

fn line(shown: &Shown) -> String {
    let what = if shown.proves { "proves" } else { "cites " };
    format!("{what}  {}  {}", shown.place, shown.name)
}

fn standing(row: &Row) -> &'static str {
    match row.standing() {
        Standing::Proved => "proved",
        Standing::Cited => "cited",
        Standing::Excused => "excused",
        Standing::Lacking(_) => "lacking",
    }
}

fn data(row: &Row) -> Value {
    let mut data = json!(row);
    let standing = json!(row.standing());
    for key in ["standing", "missing"] {
        if let Some(value) = standing.get(key) {
            data[key] = value.clone();
        }
    }
    data
}

fn counts(matrix: &Matrix) -> Value {
    json!({
        "requirements": matrix.rows.len(),
        "proved": matrix.count(|standing| matches!(standing, Standing::Proved)),
        "cited": matrix.count(|standing| matches!(standing, Standing::Cited)),
        "excused": matrix.count(|standing| matches!(standing, Standing::Excused)),
        "lacking": matrix.count(|standing| matches!(standing, Standing::Lacking(_))),
        "rulings": matrix.rulings.len(),
        "citations": matrix.rows.iter().map(|row| row.citations().count()).sum::<usize>(),
        "proofs": matrix.rows.iter().map(|row| row.proofs().count()).sum::<usize>(),
    })
}

fn summary(matrix: &Matrix) -> String {
    let counts = counts(matrix);
    format!(
        "{} requirements: {} with a case or test of their own, {} only cited, {} excused with a reason, {} incomplete; \
         {} citations, {} of them proofs; {} rulings",
        counts["requirements"],
        counts["proved"],
        counts["cited"],
        counts["excused"],
        counts["lacking"],
        counts["citations"],
        counts["proofs"],
        counts["rulings"]
    )
}
