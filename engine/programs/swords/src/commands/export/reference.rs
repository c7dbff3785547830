//! `swords export reference`: generated reference of files, diagnostics, scripts and commands.

use std::path::PathBuf;

use clap::Args;
use document::reference::{self, FileKind};
use document::{Number, explain};
use registry::Rulebook;

use crate::commands::explain::codes::all;
use crate::failure::Failure;
use crate::output::out;
use crate::packages::scaffold::write;

/// Write the reference as Markdown: every file and field of a package, every diagnostic, every script function and
/// every command. The manual includes it.
#[derive(Debug, Args)]
pub(super) struct Reference {
    /// The folder to write to. The program creates it if needed.
    #[arg(short, long, value_name = "DIR")]
    out: PathBuf,
}

const DIAGNOSTICS: &str = "\
# Diagnostics

Everything that `swords validate` reports, and what to do about it. `swords explain CODE` shows a single entry.

Codes that begin with `E-` are errors. A package with an error cannot be played, except for `E-FACT`. Codes that begin with `W-`
are warnings. A comment with a reason allows a warning or an `E-FACT`, at the end of its line or alone on the line above:

```yaml
stream: [
  0205/0304,  # allow W-MAP-STREAM: a spring
]
```

`swords validate` counts what is allowed and reports comments that allow nothing.
";

impl Reference {
    pub(super) fn run(&self, program: clap::Command) -> Result<(), Failure> {
        let mut pages = vec![
            ("diagnostics.md".to_owned(), diagnostics()),
            ("functions.md".to_owned(), blind_swords_script::reference::markdown()),
            ("commands.md".to_owned(), commands(program)),
        ];
        pages.extend(registry::ALL.iter().map(|book| files(book)));
        for (name, text) in &pages {
            write(&self.out, &self.out.join(name), text)?;
        }
        out!("{} pages in {}", pages.len(), self.out.display());
        Ok(())
    }
}

/// Returns the reference pages for all files and fields in packages of a rule system.
fn files(book: &Rulebook) -> (String, String) {
    let dialect = book.opening.dialect;
    let documents = dialect.kinds.iter().map(|kind| {
        let name = match kind.number {
            Number::One | Number::Aside => format!("{}.yaml", kind.word),
            Number::Folder(folder) | Number::AsideIn(folder) => format!("{folder}/*.yaml"),
        };
        FileKind { name, schema: kind.generate() }
    });
    let cases = FileKind { name: "cases/*.yaml".to_owned(), schema: book.cases.generate() };
    let kinds: Vec<FileKind> = documents.chain([cases]).collect();
    let title = format!("# Files of `rules: {}`", dialect.id);
    let text = format!(
        "{title}\n\nOptional fields are marked as such.\n\n{}",
        reference::markdown(&kinds)
    );
    (format!("files-{}.md", dialect.id), text)
}

fn diagnostics() -> String {
    let entries = all().into_iter().map(|(dialect, code)| explain::page(dialect, code, |_| None));
    entries.fold(DIAGNOSTICS.to_owned(), |page, entry| page + "\n" + &entry)
}

fn commands(mut program: clap::Command) -> String {
    program.build();
    let mut page = "# Commands\n".to_owned();
    program.get_subcommands().for_each(|command| describe(command, "swords", &mut page));
    page
}

/// Describes a command and its subcommands. `above` contains the words before the command.
fn describe(command: &clap::Command, above: &str, page: &mut String) {
    if command.get_name() == "help" {
        return;
    }
    let name = format!("{above} {}", command.get_name());
    let help = command.clone().render_long_help().to_string();
    *page += &format!("\n## {name}\n\n```text\n{}\n```\n", help.trim_end());
    command.get_subcommands().for_each(|command| describe(command, &name, page));
}
