//! Every requirement is carried by code and shown by a case or a test, or is excused with a reason.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use black_box::{files_under, root};
use serde::Deserialize;

/// The most requirements that may be excused.
const MOST_EXCUSED: usize = 10;

#[derive(Deserialize)]
struct List {
    areas: Vec<Area>,
    #[serde(default)]
    excused: BTreeMap<String, String>,
}

#[derive(Deserialize)]
struct Area {
    requirements: BTreeMap<String, String>,
}

/// The ids in a text; `CW-ADV-01 to CW-ADV-03` stands for all three.
fn cited(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
    let mut found = BTreeSet::new();
    let (mut last, mut open): (Option<(String, u8)>, bool) = (None, false);
    for word in words.filter(|word| !word.is_empty()) {
        let id = word.strip_prefix("CW-").and_then(|rest| rest.rsplit_once('-'));
        let id = id.and_then(|(family, number)| Some((family.to_owned(), number.parse().ok()?)));
        let id = id.filter(|(family, _): &(String, u8)| family.len() == 3);
        if let Some((family, number)) = &id {
            let first = match &last {
                Some((same, first)) if open && same == family => *first,
                _ => *number,
            };
            found.extend((first..=*number).map(|number| format!("CW-{family}-{number:02}")));
        }
        open = word == "to" && last.is_some();
        last = if open { last } else { id };
    }
    found
}

fn cited_in(files: impl IntoIterator<Item = std::path::PathBuf>) -> BTreeSet<String> {
    let texts = files.into_iter().map(|file| fs::read_to_string(file).expect("a text"));
    texts.flat_map(|text| cited(&text)).collect()
}

fn is_test(path: &Path) -> bool {
    path.ends_with("tests.rs")
}

#[test]
fn ranges_stand_for_all_between() {
    let expected = ["CW-ADV-01", "CW-ADV-02", "CW-ADV-03", "CW-UNI-09"].map(str::to_owned);
    assert_eq!(cited("/// CM 9.9. CW-ADV-01 to CW-ADV-03, CW-UNI-09."), BTreeSet::from(expected));
}

#[test]
fn every_requirement_is_proved_or_excused() {
    let list = fs::read_to_string(root().join("docs/requirements-brigades.yaml")).expect("a list");
    let list: List = serde_yaml::from_str(&list).expect("a list of requirements");
    let known: BTreeSet<String> =
        list.areas.iter().flat_map(|area| area.requirements.keys().cloned()).collect();
    assert_eq!(known.len(), 133);
    let crates = ["brigade-battles", "brigade-package", "brigade-table"];
    let code = crates.map(|own| files_under(&root().join("engine").join(own).join("src"), "rs"));
    let (tests, code): (Vec<_>, Vec<_>) =
        code.into_iter().flatten().partition(|path| is_test(path));
    let carried = cited_in(code);
    let games = root().join("games/cedar-mountain-cwbbs");
    let mut shown = cited_in(tests);
    shown.extend(cited_in(files_under(&games.join("cases"), "yaml")));
    shown.extend(cited_in(files_under(&root().join("tests/brigades"), "rs")));
    let unknown: Vec<_> = carried.union(&shown).filter(|id| !known.contains(*id)).collect();
    assert!(unknown.is_empty(), "nobody knows {unknown:?}");
    let lacks = |id: &&String| !(carried.contains(*id) && shown.contains(*id));
    let lacking: BTreeSet<&String> = known.iter().filter(lacks).collect();
    let excused: BTreeSet<&String> = list.excused.keys().collect();
    let open: Vec<_> = lacking.difference(&excused).collect();
    let [uncarried, unshown] = [&carried, &shown].map(|there| {
        open.iter().filter(|id| !there.contains(id.as_str())).copied().collect::<Vec<_>>()
    });
    assert!(open.is_empty(), "no code carries {uncarried:?}; no case shows {unshown:?}");
    let needless: Vec<_> = excused.difference(&lacking).collect();
    assert!(needless.is_empty(), "no longer excused: {needless:?}");
    assert!(excused.len() < MOST_EXCUSED, "{} are excused", excused.len());
}
