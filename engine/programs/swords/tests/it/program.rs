//! Harness that runs the program in a temporary folder with the games of the repository.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

/// A temporary folder that contains the games of the repository.
pub(crate) struct Place {
    folder: TempDir,
}

impl Place {
    pub(crate) fn new() -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        for name in ["charts", "games", "scripts", "schemas"] {
            copy(&repository().join(name), &folder.path().join(name));
        }
        Self { folder }
    }

    /// Creates an empty folder without games.
    pub(crate) fn empty() -> Self {
        Self { folder: tempfile::tempdir().expect("a temporary folder") }
    }

    /// Returns the path of a file in the folder.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Writes a file in the folder.
    pub(crate) fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        std::fs::write(self.path(name), text).expect("a writable place");
    }

    /// Returns the command for these arguments, which are separated by spaces.
    pub(crate) fn command(&self, arguments: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_swords"));
        command.args(arguments.split_whitespace()).current_dir(self.folder.path());
        command.env_remove("RUST_BACKTRACE").env_remove("SWORDS_GAMES");
        command.env("SWORDS_SAVES", self.path("saves"));
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// Runs the program to its end with the given standard input.
    pub(crate) fn run(&self, arguments: &str, input: &str) -> Output {
        Self::end(self.command(arguments), input)
    }

    /// Runs a prepared command to its end with the given standard input.
    pub(crate) fn end(mut command: Command, input: &str) -> Output {
        let mut child = command.spawn().expect("the program starts");
        let mut stdin = child.stdin.take().expect("its input is a pipe");
        // A program that ends early closes its input. The caller judges the program's output.
        let _ = stdin.write_all(input.as_bytes());
        drop(stdin);
        child.wait_with_output().expect("the program ends")
    }

    /// Runs the program, and returns its exit code, standard output and standard error as one
    /// string.
    pub(crate) fn seen(&self, arguments: &str, input: &str) -> String {
        let output = self.run(arguments, input);
        let mut text = format!("$ swords {arguments}\n");
        for stream in [&output.stdout, &output.stderr] {
            text.push_str(&String::from_utf8_lossy(stream));
        }
        let code = output.status.code().expect("no signal ends it");
        write!(text, "[exit {code}]").expect("a string takes it");
        text.replace(&self.folder.path().display().to_string(), "PLACE")
    }
}

/// Returns the root of the repository.
pub(crate) fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..")
}

fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a writable place");
    for entry in std::fs::read_dir(from).expect("a readable folder") {
        let entry = entry.expect("a readable entry");
        let (path, to) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            copy(&path, &to);
        } else {
            std::fs::copy(&path, &to).expect("a readable file");
        }
    }
}
