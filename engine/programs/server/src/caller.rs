//! Notification of absent players: when such a player is to move, the server runs a program that
//! its operator chose.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use kernel::Side;
use serde::Serialize;

use crate::limits::{CALL, MAX_CALLS};

/// Notification that a side is to move. It contains no key.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Turn {
    /// Id of the match.
    pub(crate) id: String,
    /// Title that the maker of the match chose.
    pub(crate) title: String,
    /// Id of the game.
    pub(crate) game: String,
    /// Id of the scenario.
    pub(crate) scenario: String,
    /// Side that is to move.
    pub(crate) side: Side,
}

/// Sender of notifications, with a queue of those not sent yet.
#[derive(Debug)]
pub(crate) struct Caller(SyncSender<Turn>);

impl Caller {
    /// Starts a thread that runs the program once for each notification, in order.
    pub(crate) fn by(program: PathBuf) -> Self {
        let (sender, turns) = sync_channel(MAX_CALLS);
        thread::spawn(move || call(&program, &turns));
        Self(sender)
    }

    /// Adds a notification to the queue. Drops the notification if the queue is full, because
    /// players can also see the side to move in the match.
    pub(crate) fn call(&self, turn: Turn) {
        if self.0.try_send(turn).is_err() {
            session::complain!("cannot notify a player: too many notifications are waiting");
        }
    }
}

/// Sends notifications until the server ends.
fn call(program: &Path, turns: &Receiver<Turn>) {
    for turn in turns {
        if let Err(problem) = called(program, &turn) {
            session::complain!(
                "cannot notify the player of {} in match {}: {problem}",
                turn.side.id(),
                turn.id
            );
        }
    }
}

/// Runs the program once, without a shell or arguments. The program reads one line of JSON from
/// standard input and must finish within `CALL`.
fn called(program: &Path, turn: &Turn) -> Result<(), String> {
    let mut command = Command::new(program);
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn().map_err(|error| format!("{}: {error}", program.display()))?;
    let line = serde_json::to_string(turn).expect("a turn is plain data");
    if let Some(mut input) = child.stdin.take() {
        // The program may close its input before it has read the line.
        let _ = writeln!(input, "{line}");
    }
    ended(&mut child)
}

fn ended(child: &mut Child) -> Result<(), String> {
    let begun = Instant::now();
    loop {
        match child.try_wait().map_err(|error| error.to_string())? {
            Some(status) if status.success() => return Ok(()),
            Some(status) => return Err(status.to_string()),
            None if begun.elapsed() > CALL => {
                let _ = child.kill();
                let _ = child.wait();
                return Err(format!("it took more than {} seconds", CALL.as_secs()));
            }
            None => thread::sleep(Duration::from_millis(20)),
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::fs;
    use std::os::unix::fs::PermissionsExt;
    use std::sync::{Mutex, MutexGuard, PoisonError};

    use super::*;

    /// Returns a lock that makes the tests in this file run one at a time. A process that starts
    /// while another test writes its program inherits the open file, and the system refuses to run
    /// a program that is open for writing.
    fn alone() -> MutexGuard<'static, ()> {
        static TURN: Mutex<()> = Mutex::new(());
        TURN.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn turn() -> Turn {
        Turn {
            id: "abc".to_owned(),
            title: "$(touch owned) `id`".to_owned(),
            game: "toy".to_owned(),
            scenario: "short".to_owned(),
            side: Side::Csa,
        }
    }

    fn program(folder: &Path, text: &str) -> PathBuf {
        let path = folder.join("call");
        fs::write(&path, format!("#!/bin/sh\n{text}\n")).expect("a file");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o700)).expect("a program");
        path
    }

    /// The program receives one line on standard input, and the title of a match is never
    /// interpreted as a command.
    #[test]
    fn a_program_is_told_at_its_input() {
        let _alone = alone();
        let folder = tempfile::tempdir().expect("a folder");
        let told = folder.path().join("told");
        let text = format!("cat > {0}; echo \"$#\" >> {0}", told.display());
        let path = program(folder.path(), &text);
        assert_eq!(called(&path, &turn()), Ok(()));
        let told = fs::read_to_string(told).expect("what it was told");
        let (line, arguments) = told.trim_end().rsplit_once('\n').expect("two lines");
        assert_eq!(arguments, "0", "it has no arguments");
        let line: serde_json::Value = serde_json::from_str(line).expect("JSON");
        assert_eq!(line["side"], "csa");
        assert_eq!(line["title"], "$(touch owned) `id`");
    }

    /// A program that is missing or fails is reported, and does not block later notifications.
    #[test]
    fn a_program_that_fails_is_told_of() {
        let _alone = alone();
        let folder = tempfile::tempdir().expect("a folder");
        let failed = called(&program(folder.path(), "exit 3"), &turn());
        assert!(failed.is_err_and(|problem| problem.contains('3')));
        assert!(called(Path::new("/nowhere/at/all"), &turn()).is_err());
        let begun = Instant::now();
        let slow = called(&program(folder.path(), "exec sleep 60"), &turn());
        assert!(slow.is_err_and(|problem| problem.contains("took more than")));
        assert!(begun.elapsed() < Duration::from_secs(40));
    }
}
