//! A match killed at any moment continues at the same decision.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout};

use super::program::Place;

/// Number of times that the test kills the program.
const KILLS: usize = 12;
/// Number of answers that the test gives before each kill.
const ANSWERS: usize = 25;

/// A match at the terminal that the test kills at some point.
struct Table {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Table {
    fn open(place: &Place) -> Self {
        let mut child = place.command("play match.jsonl --plain").spawn().expect("it starts");
        let input = child.stdin.take().expect("a pipe");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        Self { child, input, output }
    }

    fn type_line(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("the table reads");
    }

    /// Returns the pending decision as the command `options` prints it. The reply to a following
    /// `save` marks the end of the output.
    fn decision(&mut self) -> Vec<String> {
        self.type_line("options");
        self.type_line("save");
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            let read = self.output.read_line(&mut line).expect("text");
            assert_ne!(read, 0, "the table closed after {lines:?}");
            let line = line.trim_start_matches("> ").to_owned();
            if line.contains("Saved after every move") {
                return lines;
            }
            if line.starts_with('[') {
                lines.clear();
            }
            lines.push(line);
        }
    }

    fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it has ended");
    }
}

#[test]
fn no_answer_is_lost() {
    let place = Place::new();
    place.run("play stonewalls-sword --plain --csa random --seed 4 --save match.jsonl", "");
    let mut last = None;
    for _ in 0..KILLS {
        let mut table = Table::open(&place);
        let resumed = table.decision();
        assert!(last.is_none_or(|last| last == resumed), "it goes on where it was killed");
        (0..ANSWERS).for_each(|_| table.type_line("#1"));
        last = Some(table.decision());
        table.kill();
    }
    let verified = place.run("replay match.jsonl --verify", "");
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
}

#[test]
fn a_line_cut_off_in_writing_is_mended_and_kept() {
    let place = Place::new();
    place.run("play stonewalls-sword --plain --seed 4 --save match.jsonl", "#1\n#1\n#1\n");
    let path = place.path("match.jsonl");
    let whole = std::fs::read_to_string(&path).expect("a save");
    std::fs::write(&path, &whole[..whole.len() - 7]).expect("writable");
    let seen = place.run("play match.jsonl --plain", "");
    assert!(seen.status.success());
    let damaged = std::fs::read_to_string(place.path("match.jsonl.damaged")).expect("it is kept");
    assert!(whole.starts_with(&damaged));
    let again = place.run("replay match.jsonl --verify", "");
    assert!(again.status.success(), "{}", String::from_utf8_lossy(&again.stderr));
}
