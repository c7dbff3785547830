//! Traceability of the rule systems. Every requirement is implemented. Each has a case or test, or a
//! written excuse. The cases of Blind Swords distinguish all values of each variant point.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use black_box::{game, root};
use blind_swords::profile::{Profile, VariantPoint};
use blind_swords_lab::cases::{
    self,
    model::{CaseFile, Scalar},
};
use blind_swords_lab::traced::{self, CaseSource};
use blind_swords_table::Opened;
use laboratory::trace::{Matrix, Project, Standing};

use crate::entries::{self, Told};

/// Maximum number of excused requirements of a rule system.
const MOST_EXCUSED: usize = 5;

/// Values of variant points that no case can distinguish, each with the proof that replaces a case.
const NOT_BY_CASES: [(&str, &str, Instead); 7] = [
    ("V-14", "include_n_by_owner", Instead::Tests), // how many unknown chits lie in the cup
    ("V-24", "open", Instead::Tests),               // what a side sees
    ("V-25", "no", Instead::Tests),                 // what a side sees
    ("V-26", "command_event", Instead::Tests),      // no game of ours has such events
    ("V-42", "overstack_and_prohibited", Instead::Same), // the rest is forbidden by rules of its own
    ("V-42", "regroup_and_stacking", Instead::Same), // the rest is forbidden by rules of its own
    ("V-69", "bw_modified", Instead::Same),          // only battleworn units rebuild
];

/// Reason why a value of a variant point needs no case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Instead {
    /// Unit tests that name the variant point prove the value.
    Tests,
    /// Both values have the same effect in play, so there is nothing to prove.
    Same,
}

fn project() -> &'static Project {
    static PROJECT: OnceLock<Project> = OnceLock::new();
    PROJECT.get_or_init(|| {
        Project::read(&root(), &traced::BLIND_SWORDS)
            .unwrap_or_else(|problems| panic!("{problems}"))
    })
}

fn matrix() -> &'static Matrix {
    static MATRIX: OnceLock<Matrix> = OnceLock::new();
    MATRIX.get_or_init(|| project().matrix())
}

fn case_files() -> &'static [CaseSource] {
    static FILES: OnceLock<Vec<CaseSource>> = OnceLock::new();
    FILES
        .get_or_init(|| traced::case_files(&root()).unwrap_or_else(|problems| panic!("{problems}")))
}

#[test]
fn every_requirement_is_proved_or_excused() {
    for traced in registry::ALL.map(|book| book.traced) {
        let project =
            Project::read(&root(), traced).unwrap_or_else(|problems| panic!("{problems}"));
        let matrix = project.matrix();
        let problems = matrix.problems();
        let command = format!("`swords rules --family {} ID` tells more", traced.id);
        assert!(problems.is_empty(), "{command}:\n{}", problems.join("\n"));
        assert_eq!(project.unnamed_proofs(), Vec::<String>::new());
        assert_eq!(matrix.only_cited(), Vec::<&str>::new(), "{command}");
        let excused = matrix.count(|standing| matches!(standing, Standing::Excused));
        assert!(excused <= MOST_EXCUSED, "{excused} requirements of {} are excused", traced.id);
    }
}

/// For each pair of values of a variant point, some case passes with one value and fails with the
/// other.
#[test]
fn cases_tell_the_values_of_a_variant_point_apart() {
    let mut opened = BTreeMap::new();
    for source in case_files() {
        opened.entry(source.package.as_str()).or_insert_with(|| game(&source.package).1);
    }
    let points = Profile::POINTS.iter();
    let confused: Vec<String> = points.flat_map(|point| confused(point, &opened)).collect();
    assert!(confused.is_empty(), "no case tells these apart:\n{}", confused.join("\n"));
}

#[test]
fn tests_stand_in_where_cases_cannot() {
    let matrix = matrix();
    for (id, ..) in NOT_BY_CASES.iter().filter(|(.., instead)| *instead == Instead::Tests) {
        let tests = matrix.row(id).map_or(0, |row| row.tests.len());
        assert!(tests > 0, "no test names {id}");
    }
}

/// Returns the pairs of values of a variant point that no case distinguishes.
fn confused(point: &VariantPoint, opened: &BTreeMap<&str, Opened>) -> Vec<String> {
    let mut confused = Vec::new();
    for own in point.values {
        for other in
            point.values.iter().filter(|other| *other != own && by_cases(point, own, other))
        {
            let told = case_files().iter().any(|source| {
                let opened = &opened[source.package.as_str()];
                tells_apart(point, own, other, source, opened)
            });
            if !told {
                confused.push(format!("{} {}: {own} from {other}", point.id, point.name));
            }
        }
    }
    confused
}

fn by_cases(point: &VariantPoint, own: &str, other: &str) -> bool {
    let stands_for =
        |(id, value, _): &(&str, &str, Instead)| *id == point.id && [own, other].contains(value);
    !NOT_BY_CASES.iter().any(stands_for)
}

/// Whether some case of this file passes with one value and fails with the other.
fn tells_apart(
    point: &VariantPoint,
    own: &str,
    other: &str,
    source: &CaseSource,
    opened: &Opened,
) -> bool {
    let named = source.cases.cases.iter().filter(|case| {
        let set = case.options.get(point.name).or_else(|| source.cases.options.get(point.name));
        let value =
            set.map(Scalar::text).or_else(|| source.profile.get(point.name).map(str::to_owned));
        let value = value.map(|value| match value.as_str() {
            "true" => "on".to_owned(),
            "false" => "off".to_owned(),
            text => text.to_owned(),
        });
        case.rules.iter().any(|rule| rule == point.id) && value.as_deref() == Some(own)
    });
    let changed = named.map(|case| {
        let mut case = case.clone();
        case.options.insert(point.name.to_owned(), Scalar::Text(other.to_owned()));
        case
    });
    let file = CaseFile { cases: changed.collect(), ..source.cases.clone() };
    cases::run(opened, &file).iter().any(|report| !report.holds())
}

/// Id prefixes of requirements that apply to one game only. The scenarios of the game describe
/// them.
const OF_ONE_GAME: [&str; 3] = ["SC1-", "SC2-", "OPT-"];

/// The player text of each requirement is written once, in `docs/entries.yaml`. `UPDATE=1`
/// regenerates the table in the rules from it.
#[test]
fn every_requirement_has_an_entry_for_players() {
    let of_scenarios = told_by_scenarios();
    entries::are_current(&Told {
        requirements: "requirements.yaml",
        entries: "entries.yaml",
        sections: "sections.yaml",
        crate_of: "engine/systems/blind-swords/rules",
        filter: "traceability::",
        points: Profile::POINTS,
        books: &["SS ", "BS "],
        left_out: &[],
        of_scenarios: &OF_ONE_GAME,
        told_by_scenarios: &of_scenarios,
    });
}

/// Returns the ids of the requirements that scenarios describe.
fn told_by_scenarios() -> BTreeSet<String> {
    let (_, opened) = game("stonewalls-sword");
    let rules = opened.game.scenarios.iter().flat_map(|scenario| &scenario.rules);
    rules.map(|rule| rule.id.clone()).collect()
}
