//! The words of all refusals, for people to read: a change of one is seen in the snapshot.

use std::fs;

use black_box::{files_under, root};

/// The texts in quotes of a source file, without its tests and comments.
fn texts(source: &str) -> Vec<String> {
    let code = source.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let code = lines.collect::<Vec<_>>().join("\n").replace("\\\n", "");
    code.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

/// `MOVE-05`: a short word, a hyphen, a number.
fn is_requirement(text: &str) -> bool {
    text.rsplit_once('-').is_some_and(|(word, number)| {
        !word.is_empty() && !word.contains(' ') && number.parse::<u32>().is_ok()
    })
}

fn is_section(text: &str) -> bool {
    ["SS ", "BS ", "FAQ "].iter().any(|book| text.starts_with(book))
}

/// Each reason by file, with the rule that was named last before it: `{}` stands for a value.
#[test]
fn every_refusal_is_read_by_people() {
    let folder = root().join("engine/systems/blind-swords/rules/src/check");
    let mut found = Vec::new();
    for path in files_under(&folder, "rs") {
        let source = fs::read_to_string(&path).expect("a source file");
        let (mut requirement, mut section) = (String::new(), String::new());
        let name = path.strip_prefix(&folder).expect("it is below").display().to_string();
        for text in texts(&source) {
            if is_requirement(&text) {
                requirement = text;
            } else if is_section(&text) {
                section = text;
            } else if text.contains(' ') && !requirement.is_empty() && !name.ends_with("tests.rs") {
                let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
                found.push(format!("{name}: {text} [{requirement}, {section}]"));
            }
        }
    }
    assert!(found.len() > 150, "{}", found.len());
    insta::assert_snapshot!(found.join("\n"));
}
