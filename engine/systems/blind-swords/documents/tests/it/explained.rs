//! Tests that every diagnostic code has an explanation, and that every example in an explanation
//! causes its code.

use std::path::Path;
use std::process::Command;

use blind_swords_documents::codes::Code;
use blind_swords_documents::document::packed::Packed;
use blind_swords_documents::document::{Document, Folder};
use blind_swords_documents::explain::{self, Example};
use blind_swords_documents::source::SourceFile;
use blind_swords_documents::{BLIND_SWORDS, Diagnostic, Sources};

use crate::support::{install, rendered, sample};

#[test]
fn every_code_is_explained_once_with_an_example() {
    for code in BLIND_SWORDS.codes() {
        let n = explain::all(&BLIND_SWORDS).iter().filter(|it| it.code == code).count();
        assert_eq!(n, 1, "{code} has {n} explanations in engine/*/src/explain");
        let explanation = explain::explain(&BLIND_SWORDS, code).expect("counted above");
        assert!(!explanation.text.is_empty(), "{code} is not explained");
        assert!(!explanation.examples.is_empty(), "{code} has no example");
    }
}

#[test]
fn what_is_wrong_gives_its_code_and_what_is_right_does_not() {
    for explanation in explain::all(&BLIND_SWORDS) {
        for example in &explanation.examples {
            let (wrong, right) = both(example);
            let gives = |said: &[Diagnostic]| said.iter().any(|it| it.code == explanation.code);
            let what = format!("{}: {}", explanation.code, example.wrong);
            assert!(gives(&wrong), "{what} gives\n{}", rendered(&wrong));
            assert!(!gives(&right), "{what}, made right, gives\n{}", rendered(&right));
            assert!(right.iter().all(|it| !it.is_error()), "{what}\n{}", rendered(&right));
        }
    }
}

/// Returns the diagnostics of an example's faulty version and of its corrected version, each
/// applied to the sample package.
fn both(example: &Example) -> (Vec<Diagnostic>, Vec<Diagnostic>) {
    match example.file.as_str() {
        "shell" => (after(&example.wrong), after(&example.right)),
        file if file.starts_with("cases/") => (cases(&example.wrong), cases(&example.right)),
        file if file.starts_with("over/") => {
            (over(file, &example.wrong), over(file, &example.right))
        }
        file => (with(file, &example.right, &example.wrong), said_of(&sample())),
    }
}

fn with(path: &str, right: &str, wrong: &str) -> Vec<Diagnostic> {
    let mut sources = sample();
    let text = sources.package.get(path).expect("a file of the sample").text.clone();
    assert!(text.contains(right), "`{right}` is not in {path} of the sample");
    sources.set(path, &text.replacen(right, wrong, 1));
    said_of(&sources)
}

/// Returns the diagnostics of the sample package with one file replaced.
fn over(path: &str, text: &str) -> Vec<Diagnostic> {
    let game = "schema: 1\nextends: sample\nid: over\ntitle: Over\n";
    let mut sources = blind_swords_documents::in_memory([("game.yaml", game)]);
    sources.set(path.trim_start_matches("over/"), text);
    sources.bases.insert("sample".to_owned(), sample().package);
    said_of(&sources)
}

fn said_of(sources: &Sources) -> Vec<Diagnostic> {
    blind_swords_lab::validate_sources(sources).diagnostics
}

/// Returns the diagnostics of the sample package after shell commands have changed its folder, or
/// those of a packed battle beside it.
fn after(commands: &str) -> Vec<Diagnostic> {
    let root = tempfile::tempdir().expect("a temporary folder");
    install(root.path(), "sample", &sample());
    let folder = root.path().join("games/sample");
    let done = Command::new("sh").args(["-ec", commands]).current_dir(&folder).output();
    assert!(done.expect("a shell").status.success(), "`{commands}` fails");
    let packed = Folder::packed(Packed::read(&folder.with_extension("swords")));
    match (packed.path_or_file().is_some_and(Path::is_file), packed.label()) {
        (true, Some(Err(problem))) => vec![problem.clone()],
        _ => blind_swords_lab::validate(&folder).diagnostics,
    }
}

/// Returns the diagnostics of a case file. Cases are not part of a package, so their reader is
/// called directly.
fn cases(text: &str) -> Vec<Diagnostic> {
    #[derive(serde::Deserialize)]
    struct CaseFile {
        #[serde(rename = "cases")]
        _cases: Vec<String>,
    }
    let file = SourceFile::new("package/cases/first.yaml", text);
    Document::<CaseFile>::read_plain(&file).err().unwrap_or_default()
}

/// The diagnostics of every example match a snapshot, so that message changes can be reviewed.
#[test]
fn messages_read_as_they_did() {
    let explanations = explain::all(&BLIND_SWORDS);
    let all =
        explanations.iter().flat_map(|of| of.examples.iter().map(|example| (of.code, example)));
    let messages = all.filter_map(|(code, example)| said(code, example));
    insta::assert_snapshot!(messages.collect::<Vec<_>>().join("\n\n"));
}

/// Returns the rendered diagnostics with the given code that the faulty version of an example
/// causes. `None` for shell examples.
fn said(code: Code, example: &Example) -> Option<String> {
    let (wrong, _) = both(example);
    let of_code: Vec<Diagnostic> = wrong.into_iter().filter(|it| it.code == code).collect();
    let text = rendered(&of_code);
    let is_elsewhere = example.file == "shell";
    (!is_elsewhere).then(|| text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n"))
}
