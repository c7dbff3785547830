//! Mail files and saves that other programs change in transit. The loader ignores harmless changes,
//! and explains damage in one sentence.

use std::fs;

use black_box::root;
use kernel::Side;
use registry::Folders;
use session::pbem::{self, Glance, Offered, Post, is_mail_file, verify};
use session::save::{SaveFile, load, replay};
use session::{Options, Seat, changes_since, edition_of};
use testing::battle::{game, opened};

fn library() -> Folders<registry::Rulebook> {
    Folders::new(root(), &registry::ALL)
}

fn kept(name: &str) -> String {
    fs::read_to_string(root().join("tests/carried").join(name)).expect("a file")
}

/// Returns the mail file of a match that both sides have joined.
fn mail_file() -> String {
    let offered = Offered {
        package: "stonewalls-sword".to_owned(),
        scenario: "valley-vengeance".to_owned(),
        options: Options::new(),
    };
    let begun = Post::offer(&offered, Side::Usa, &library()).expect("it can be played");
    Post::join(&begun.text(), &library()).expect("it is offered").text()
}

/// Applies the function `made` to every line of a mail file.
fn lines(text: &str, made: impl Fn(&str) -> String) -> String {
    text.lines().map(|line| made(line) + "\n").collect()
}

/// Writes a line of JSON with spaces after commas and colons, as Python does.
fn spaced(line: &str) -> String {
    line.replace("\":", "\": ").replace(",\"", ", \"").replace("},{", "}, {")
}

/// Wraps a message at a fixed column, as mail programs do.
fn wrapped(text: &str) -> String {
    lines(text, |line| {
        let letters: Vec<char> = line.chars().collect();
        let parts = letters.chunks(76).map(|part| part.iter().collect::<String>());
        parts.collect::<Vec<_>>().join("\n")
    })
}

/// Change to a mail file in transit, with a description.
type Harm = (&'static str, fn(&str) -> String);

/// Changes in transit that the reader can undo.
const HARMLESS: [Harm; 8] = [
    ("nothing", str::to_owned),
    ("line ends of Windows", |text| text.replace('\n', "\r\n")),
    ("a byte-order mark", |text| format!("\u{feff}{text}")),
    ("blanks at line ends", |text| lines(text, |line| format!("{line}  \t"))),
    ("empty lines", |text| lines(text, |line| format!("{line}\n"))),
    ("empty lines at the end", |text| format!("{text}\r\n \n\n")),
    ("no line end at the end", |text| text.trim_end().to_owned()),
    ("parsed and written with blanks", |text| lines(text, spaced)),
];

/// Changes that mail programs and forums make, and that the loader of mail files reverses.
const UNDONE: [Harm; 6] = [
    ("quoted", |text| lines(text, |line| format!("> {line}"))),
    ("quoted twice", |text| lines(text, |line| format!(">> {line}"))),
    ("wrapped", wrapped),
    ("wrapped and quoted", |text| lines(&wrapped(text), |line| format!("> {line}"))),
    ("indented", |text| lines(text, |line| format!("    {line}"))),
    ("between a greeting and a signature", |text| format!("Hello Jo,\n\n{text}\n-- \nAl\n")),
];

#[test]
fn mail_files_are_read_as_they_were_written() {
    let mail_file = mail_file();
    let written = Glance::at(&mail_file).expect("a mail file");
    for (how, made) in HARMLESS.into_iter().chain(UNDONE) {
        let carried = made(&mail_file);
        assert!(is_mail_file(&carried), "{how}");
        assert_eq!(Glance::at(&carried).as_ref().ok(), Some(&written), "{how}");
        // The file is intact. Verification fails only because the match is in progress.
        let told = verify(&carried, &library()).expect_err("it is not over").to_string();
        assert!(told.contains("the match is not over"), "{how}: {told}");
    }
}

/// The form of a mail file for mail bodies survives all that mail programs and forums do to it.
#[test]
fn a_wrapped_mail_file_is_the_same_mail_file() {
    let mail_file = mail_file();
    let body = pbem::wrapped(&mail_file).expect("a mail file");
    assert!(body.starts_with("-----BEGIN SWORDS MAIL FILE-----\n"), "{body}");
    assert!(body.ends_with("-----END SWORDS MAIL FILE-----\n"), "{body}");
    assert!(body.lines().all(|line| line.chars().count() <= 76 && !line.ends_with(' ')), "{body}");
    for (how, made) in HARMLESS.into_iter().chain(UNDONE) {
        // Nothing parses a wrapped mail file as JSON.
        if !how.starts_with("parsed") {
            let carried = made(&body);
            assert!(is_mail_file(&carried), "{how}");
            assert_eq!(pbem::wrapped(&carried).expect("a mail file"), body, "{how}");
        }
    }
    let cut = &body[..body.len() - 100];
    let told = Glance::at(cut).expect_err("it is cut off").to_string();
    assert!(told.contains("the mail file was cut off in transit"), "{told}");
}

/// Saves of earlier versions of the program and its games, as real programs wrote them.
const EARLIER: [&str; 3] = ["save-20-november", "save-head-lf", "save-28-november"];

/// A save of an earlier version opens with all its answers, or one sentence names its package as
/// the cause. So does each copy that other programs have changed in a harmless way.
#[test]
fn saves_of_earlier_versions_open_or_name_their_package() {
    for name in EARLIER {
        let text = kept(&format!("{name}.jsonl"));
        let answers = text.lines().filter(|line| line.contains("\"n\":")).count();
        let boards = text.lines().filter(|line| line.contains("\"kind\":\"checkpoint\"")).count();
        for (how, made) in HARMLESS {
            let carried = made(&text);
            let edition = edition_of(&carried, &library()).expect("a package with this id");
            let differs = changes_since(&text, &library());
            // Without a seal, an answer without its line end may be incomplete.
            let lost = usize::from(!text.contains("\"~\"") && !carried.ends_with('\n'));
            match edition.replay(&carried, None) {
                Ok(replay) => {
                    let whole = answers - boards - lost;
                    assert_eq!(replay.game.answered(), whole, "{name}: {how}");
                    assert_eq!(replay.differs, differs, "{name}: {how}");
                }
                Err(error) => {
                    let cause = differs.expect("only a changed package refuses it").to_string();
                    assert!(error.to_string().starts_with(&cause), "{name}: {how}: {error}");
                }
            }
        }
    }
}

#[test]
fn what_broke_a_mail_file_is_told() {
    let mail_file = mail_file();
    let all: Vec<&str> = mail_file.lines().collect();
    let (changed, cut) =
        ("this line was changed after it was written", "the mail file was cut off in transit");
    let quotes = "the quotation marks in the mail file were replaced in transit";
    for (line, what, broken) in [
        (all.len(), cut, mail_file[..mail_file.len() - 40].to_owned()),
        (all.len(), cut, wrapped(&mail_file)[..wrapped(&mail_file).len() - 90].to_owned()),
        (1, quotes, mail_file.replace('"', "\u{201d}")),
        (1, quotes, mail_file.replace('"', "&quot;")),
        (1, changed, mail_file.replacen("valley-vengeance", "slaughter-mountain", 1)),
        (2, changed, mail_file.replacen(all[1], "", 1)),
        (3, changed, mail_file.replacen(all[2], &format!("{}\n{}", all[1], all[2]), 1)),
        (1, changed, mail_file.replacen(&format!("{}\n", all[0]), "", 1)),
    ] {
        let told = Glance::at(&broken).expect_err("it is broken").to_string();
        let expected = format!("line {line} of the mail file is invalid: {what}");
        assert!(told.starts_with(&expected), "{told}: {broken}");
    }
    for nothing in ["", "\n\n", "Hello Jo,\nhow are you?\n"] {
        let told = Glance::at(nothing).expect_err("it is none").to_string();
        assert!(told.contains("expected a match offer"), "{told}");
        assert!(!is_mail_file(nothing));
    }
}

/// Mail files that real mail programs stored load as the same mail file.
#[test]
fn kept_mail_files_are_one_file() {
    let plain = Glance::at(&kept("mail-file-plain.letter")).expect("a mail file");
    for name in ["mail-file-quoted", "mail-file-trailing-blanks", "mail-file-wrapped"] {
        let text = kept(&format!("{name}.letter"));
        assert_eq!(Glance::at(&text).ok().as_ref(), Some(&plain), "{name}");
        let told = Post::join(&text, &library()).expect_err("its package has changed since");
        assert!(told.to_string().contains("both need the same files"), "{name}: {told}");
    }
}

#[test]
fn saves_are_read_as_they_were_written() {
    let written = game(11, Seat::Random, Seat::Random);
    let text = written.journal().text();
    for (how, made) in HARMLESS {
        let carried = made(&text);
        let loaded = load(&carried, &*opened()).unwrap_or_else(|error| panic!("{how}: {error}"));
        assert_eq!(loaded.problem, None, "{how}");
        assert_eq!(loaded.game.records(), written.records(), "{how}");
        replay(&carried, &*opened(), None).unwrap_or_else(|error| panic!("{how}: {error}"));
    }
}

/// A match can be loaded from a save with any line endings, and continued in the same file.
#[test]
fn a_carried_save_goes_on_in_its_file() {
    for (how, made) in HARMLESS {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("match.jsonl");
        let begun = game(12, Seat::Human, Seat::Random);
        fs::write(&path, made(&begun.journal().text())).expect("a file");
        let (mut file, text) = SaveFile::open(&path).expect("it can be read");
        let mut game = load(&text, &*opened()).expect("a good save").game;
        // Without a final line break, the program rewrites the file before it appends.
        if !text.ends_with('\n') {
            file.rewrite(game.journal().lines()).expect("it is written");
        }
        let decision = game.decision().expect("it goes on");
        game.choose(&decision.options[0].id).expect("it is offered");
        file.append(game.journal().lines()).expect("it is written");
        drop(file);
        let written = fs::read_to_string(&path).expect("it can be read");
        let replayed = replay(&written, &*opened(), None).unwrap_or_else(|e| panic!("{how}: {e}"));
        assert_eq!(replayed.game.records(), game.records(), "{how}");
    }
}

/// The loader refuses a save that a mail program has damaged. The error names the cause.
#[test]
fn what_broke_a_save_is_told() {
    let text = game(11, Seat::Random, Seat::Random).journal().text();
    for (how, cause) in [
        (UNDONE[0].1, "the lines of the save are quoted with `>`"),
        (wrapped as fn(&str) -> String, "line 1 is cut off or wrapped"),
        (
            |text: &str| text.replace('"', "\u{201c}"),
            "the quotation marks in the save were replaced in transit",
        ),
        (
            |text: &str| text.replace('"', "&quot;"),
            "the quotation marks in the save were replaced in transit",
        ),
    ] {
        let told = load(&how(&text), &*opened()).expect_err("it is broken").to_string();
        assert!(told.starts_with(&format!("cannot read the save: {cause}")), "{told}");
    }
}

/// Saves that real programs stored load as the beginning of the same match.
#[test]
fn kept_saves_are_one_match() {
    for name in ["save-head-lf.jsonl", "save-head-crlf.jsonl"] {
        let text = kept(name);
        let edition =
            edition_of(&text, &library()).unwrap_or_else(|error| panic!("{name}: {error}"));
        let loaded = edition.load(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(loaded.problem.is_none(), "{name}: {:?}", loaded.problem);
        assert!(loaded.game.answered() >= 3, "{name}");
        assert!(loaded.game.journal().lines()[1].contains(r#""dice":[4]"#), "{name}");
    }
}

/// Battle plans that players wrote can be loaded together with the plans of the package. A bot can
/// follow each plan.
#[test]
fn plans_of_readers_are_good_plans() {
    let folders = library();
    let folder = document::Folder::on_disk(root().join("games/stonewalls-sword"));
    let whole = folders.read(&folder).expect("the package can be read");
    let mut sources = whole.clone();
    let files = fs::read_dir(root().join("tests/plans")).expect("plans");
    let mut names = Vec::new();
    for file in files.map(|file| file.expect("a file").path()) {
        let name = file.file_stem().and_then(|it| it.to_str()).expect("a name").to_owned();
        sources.set(&format!("plans/{name}.yaml"), &fs::read_to_string(&file).expect("a plan"));
        names.push(name);
    }
    assert_eq!(names.len(), 5, "{names:?}");
    let report = blind_swords_documents::inspect(&sources);
    let plans = |it: &&document::Diagnostic| it.place.file.path.contains("/plans/");
    let told: Vec<_> = report.diagnostics.iter().filter(plans).map(|it| &it.message).collect();
    assert!(told.is_empty(), "{told:?}");
    let loaded = report.loaded.expect("a good package");
    for scenario in loaded.game.scenarios.iter() {
        let own = scenario.hints.battle_plans.iter().map(|battle_plan| battle_plan.id.as_str());
        let own: Vec<&str> = own.filter(|id| names.iter().any(|name| name == id)).collect();
        let expected = match scenario.id.as_str() {
            "valley-vengeance" => {
                vec!["c-early-2404", "c-early-2404-t9", "union-regroup-csa-captain"]
            }
            _ => vec!["s-early-2404"],
        };
        assert!(expected.iter().all(|id| own.contains(id)), "{}: {own:?}", scenario.id);
    }
}
