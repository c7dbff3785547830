//! The cases of Brigade Battles distinguish all values of each variant point.

use std::fs;

use black_box::root;
use blind_swords_documents::source::SourceFile;
use brigade_battles_documents::model::position::Position;
use brigade_battles_documents::table::RULEBOOK;
use brigade_battles_documents::table::cases::{self, CaseFile};
use laboratory::cases::played::run_read;
use laboratory::trace::Point;
use session::OptionValue;

/// For each pair of values of a variant point, some case passes with one value and fails with the
/// other.
#[test]
fn cases_tell_the_readings_of_the_rules_apart() {
    let opened = super::opened();
    let mut confused = Vec::new();
    let cited = (RULEBOOK.traced.cases)(&root()).unwrap_or_else(|problem| panic!("{problem}"));
    let files: Vec<CaseFile> = cited.iter().map(|file| read(&file.file)).collect();
    for point in RULEBOOK.traced.points() {
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
    run_read::<Position>(opened, &file).iter().any(|report| !report.holds())
}
