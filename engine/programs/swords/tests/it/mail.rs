//! Match by mail between two programs that share only one file.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Output, Stdio};

use tempfile::TempDir;

use crate::program::Place;

/// Home of one of the two players, with a folder of saves.
struct Home(Place);

impl Home {
    fn new() -> Self {
        Self(Place::empty())
    }

    fn mail(&self, mail_file: &Path, arguments: &[&str]) -> Output {
        let mut command = self.0.command("mail");
        command.arg(mail_file).args(arguments).stdin(Stdio::null());
        command.output().expect("it runs")
    }

    fn told(&self, mail_file: &Path, arguments: &[&str]) -> String {
        let output = self.mail(mail_file, arguments);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    fn refused(&self, mail_file: &Path, arguments: &[&str]) -> String {
        let output = self.mail(mail_file, arguments);
        assert!(!output.status.success());
        String::from_utf8_lossy(&output.stderr).into_owned()
    }

    /// Returns the path of this player's own copy of the match.
    fn own(&self) -> PathBuf {
        let folder = fs::read_dir(self.0.path("saves/by-post")).expect("it plays by post");
        folder.map(|entry| entry.expect("a file").path()).next().expect("one match")
    }
}

/// Two programs play a match to its end through a single file. Each program verifies the match and
/// exports it as a save.
#[test]
#[ignore = "hundreds of programs are started: nightly"]
fn two_programs_play_by_post_to_the_end() {
    let (usa, csa, between) = (Home::new(), Home::new(), TempDir::new().expect("a folder"));
    let mail_file = between.path().join("match.letter");
    let begin = ["--begin", "cedar-mountain-cwbbs", "--side", "usa", "--bot", "hold"];
    let told = usa.told(&mail_file, &begin);
    assert!(told.starts_with("Send "), "{told}");
    let mut turns = [(&csa, "attack"), (&usa, "hold")].into_iter().cycle();
    let mut mail_files = 1;
    let told = loop {
        let (home, bot) = turns.next().expect("it goes round");
        let told = home.told(&mail_file, &["--bot", bot]);
        mail_files += 1;
        if !told.starts_with("Send ") {
            break told;
        }
        assert!(mail_files < 2_000, "it has no end");
    };
    assert!(mail_files > 10, "{mail_files}");
    let save = between.path().join("save.jsonl");
    let verified = usa.told(&mail_file, &["--verify", &save.display().to_string()]);
    assert!(verified.contains("rolls that both sides made together"), "{verified}");
    assert!(verified.contains(told.trim()), "{verified} ends otherwise than {told}");
    let replayed = usa.0.command("replay --verify").arg(&save).output().expect("it runs");
    assert!(replayed.status.success(), "{}", String::from_utf8_lossy(&replayed.stderr));
}

#[test]
fn what_cannot_be_opened_is_refused_in_words() {
    let (usa, csa, between) = (Home::new(), Home::new(), TempDir::new().expect("a folder"));
    let mail_file = between.path().join("match.letter");
    usa.told(&mail_file, &["--begin", "kernstown-1862", "--side", "usa", "--plain"]);
    let again = usa.refused(&mail_file, &["--begin", "kernstown-1862"]);
    assert!(again.contains("already exists"), "{again}");
    // A player who has moved must wait for the other side.
    let waits = usa.told(&mail_file, &["--plain"]);
    assert!(waits.contains("open the reply"), "{waits}");
    let ordered = usa.refused(&mail_file, &["--order", "reaction.unit=never"]);
    assert!(ordered.contains("the other side's turn"), "{ordered}");
    let early = usa.refused(&mail_file, &["--verify", "save.jsonl"]);
    assert!(early.contains("the match is not over"), "{early}");
    // The file does not contain the secret of a side, and a second player cannot join the same
    // side.
    csa.told(&mail_file, &["--bot", "hold"]);
    let text = fs::read_to_string(&mail_file).expect("the mail file");
    let own = fs::read_to_string(csa.own()).expect("its own copy");
    let secret: serde_json::Value =
        serde_json::from_str(own.lines().next().expect("a line")).expect("JSON");
    assert!(!text.contains(secret["root"].as_str().expect("its secret")));
    let third = Home::new().refused(&mail_file, &["--side", "csa", "--plain"]);
    assert!(third.contains("has already joined this match"), "{third}");
    // The program refuses a mail file that was changed in transit.
    let lines: Vec<&str> = text.lines().collect();
    let mut changed = lines.clone();
    let other = lines[1].replace("csa", "usa");
    changed[1] = &other;
    let bad = between.path().join("bad");
    fs::write(&bad, changed.join("\n")).expect("written");
    let refused = usa.refused(&bad, &["--plain"]);
    assert!(refused.contains("line 2 of the mail file is invalid"), "{refused}");
    let played = usa.0.command("play --plain").arg(&mail_file).output().expect("it runs");
    let told = String::from_utf8_lossy(&played.stderr);
    assert!(told.contains("swords mail"), "{told}");
}

/// One machine can play both sides, each from its own copy of the match.
#[test]
fn both_sides_may_share_a_folder() {
    let (home, between) = (Home::new(), TempDir::new().expect("a folder"));
    let mail_file = between.path().join("match.letter");
    home.told(&mail_file, &["--begin", "kernstown-1862", "--side", "csa", "--bot", "hold"]);
    home.told(&mail_file, &["--side", "usa", "--bot", "hold"]);
    let both = home.told(&mail_file, &["--bot", "hold", "--side", "csa"]);
    assert!(both.starts_with("Send "), "{both}");
}

/// A draw is offered, declined and offered again by mail, and then accepted.
#[test]
fn a_draw_is_agreed_by_mail() {
    let (usa, csa, between) = (Home::new(), Home::new(), TempDir::new().expect("a folder"));
    let mail_file = between.path().join("match.letter");
    let typed = |home: &Home, lines: &str| {
        let run = home.0.run(&format!("mail {} --plain", mail_file.display()), lines);
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
        String::from_utf8_lossy(&run.stdout).into_owned()
    };
    usa.told(&mail_file, &["--begin", "kernstown-1862", "--side", "usa", "--plain"]);
    csa.told(&mail_file, &["--plain"]);
    // The side that decides first offers.
    let (first, second) = match typed(&usa, "draw\ndraw\n") {
        told if told.contains("Offer Confederate a draw?") => (&usa, &csa),
        _ => {
            let told = typed(&csa, "draw\ndraw\n");
            assert!(told.contains("Offer Union a draw?") && told.contains("Send "), "{told}");
            (&csa, &usa)
        }
    };
    let told = typed(second, "what\ndecline\n");
    assert!(told.contains("offers a draw") && told.contains("Send "), "{told}");
    assert!(typed(first, "draw\ndraw\n").contains("Send "));
    let told = typed(second, "accept\n");
    assert!(told.contains("Draw by agreement"), "{told}");
    typed(first, "");
    typed(second, "");
    let save = between.path().join("save.jsonl");
    let verified = first.told(&mail_file, &["--verify", &save.display().to_string()]);
    assert!(verified.contains("Draw by agreement"), "{verified}");
}
