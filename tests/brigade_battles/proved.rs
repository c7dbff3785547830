//! Traceability of Brigade Battles. Every requirement and ruling is implemented, and has a case, a
//! test or a written excuse. The cases distinguish all values of each variant point.

use std::fs;
use std::sync::OnceLock;

use black_box::root;
use blind_swords_documents::source::SourceFile;
use brigade_battles_documents::table::cases::{self, CaseFile};
use laboratory::trace::{Matrix, Point, Project, Standing};
use session::OptionValue;

/// Maximum number of excused requirements.
const MOST_EXCUSED: usize = 10;

fn project() -> &'static Project {
    static PROJECT: OnceLock<Project> = OnceLock::new();
    PROJECT.get_or_init(|| {
        let traced = registry::BRIGADE_BATTLES.traced;
        Project::read(&root(), traced).unwrap_or_else(|problem| panic!("{problem}"))
    })
}

fn titled(matrix: &Matrix, prefix: &str) -> usize {
    matrix.rows.iter().filter(|row| row.id.starts_with(prefix)).count()
}

#[test]
fn every_requirement_is_proved_or_excused() {
    let matrix = project().matrix();
    let all = ["CW-", "R-", "X-"].map(|prefix| titled(&matrix, prefix));
    assert_eq!(all, [133, 45, 30]);
    let problems = matrix.problems();
    let command = "`swords rules --family brigade-battles ID` tells more";
    assert!(problems.is_empty(), "{command}:\n{}", problems.join("\n"));
    assert_eq!(project().unnamed_proofs(), Vec::<String>::new());
    assert_eq!(matrix.only_cited(), Vec::<&str>::new(), "{command}");
    let excused = matrix.count(|standing| matches!(standing, Standing::Excused));
    assert!(excused < MOST_EXCUSED, "{excused} are excused");
}

/// For each pair of values of a variant point, some case passes with one value and fails with the
/// other.
#[test]
fn cases_tell_the_readings_of_the_rules_apart() {
    let opened = super::opened();
    let mut confused = Vec::new();
    let files: Vec<CaseFile> = project().cases.iter().map(|file| read(&file.file)).collect();
    for point in (registry::BRIGADE_BATTLES.traced.points)() {
        for (own, _) in &point.values {
            let others = point.values.iter().filter(|(other, _)| other != own);
            for (other, _) in others {
                let told = files.iter().any(|file| tells_apart(&opened, file, &point, own, other));
                if !told {
                    confused.push(format!("{} {}: {own} from {other}", point.id, point.name));
                }
            }
        }
    }
    assert!(confused.is_empty(), "no case tells these apart:\n{}", confused.join("\n"));
}

fn read(file: &str) -> CaseFile {
    let text = fs::read_to_string(root().join(file)).expect("a case file");
    cases::read(&SourceFile::new(file, text)).expect("cases")
}

/// Whether some case of this file passes with the value `own` and fails with the value `other`.
fn tells_apart(
    opened: &brigade_battles_documents::table::Opened,
    file: &CaseFile,
    point: &Point,
    own: &str,
    other: &str,
) -> bool {
    let by_default = opened.variants.get(point.name);
    let named = file.cases.iter().filter(|case| {
        let set = case.options.get(point.name).map(OptionValue::word);
        case.rules.iter().any(|rule| rule == point.id) && set.as_deref().or(by_default) == Some(own)
    });
    let changed = named.map(|case| {
        let mut case = case.clone();
        case.options.insert(point.name.to_owned(), OptionValue::Word(other.to_owned()));
        case
    });
    let file = CaseFile { cases: changed.collect(), ..file.clone() };
    cases::run_read(opened, &file).iter().any(|report| !report.holds())
}
