//! Opening of packed battles, and the messages for those that are refused.

use std::fmt::Display;
use std::io;

use super::entries::{self, Refused};
use super::label::{BadLabel, FILE, FORMAT, Label, SCHEMAS};
use super::{Contents, GAMES};
use crate::codes;
use crate::diag::{Diagnostic, Place};
use crate::file::SourceFile;

/// Remedy for a file that was damaged on its way.
const AGAIN: &str = "get the file again from its author, or pack its folder with `swords pack`";

/// Remedy for a file that no `swords pack` has written.
const DISTRUST: &str = "do not trust this file: `swords pack` never writes such a thing";

/// Opens a packed battle. `shown` is its name in messages.
pub(super) fn unpack(shown: &str, bytes: &[u8]) -> Result<Contents, Box<Diagnostic>> {
    let mut files = entries::read(bytes).map_err(|refused| Box::new(told(shown, refused)))?;
    let missing = || {
        refusal(shown, format!("is no packed battle: expected a file `{FILE}` in it")).help(AGAIN)
    };
    let label = files.remove(FILE).ok_or_else(|| Box::new(missing()))?;
    let label = Label::read(&label).map_err(|bad| Box::new(bad_label(shown, bad)))?;
    let main = format!("{GAMES}/{}", label.package);
    Ok(Contents { label, main, files })
}

pub(super) fn unreadable(shown: &str, error: &io::Error) -> Box<Diagnostic> {
    Box::new(refusal(shown, format!("cannot be read: {error}")))
}

/// Returns the error for a packed battle whose files are not those of its label.
pub(crate) fn other_content(shown: &str, label: &Label, found: impl Display) -> Diagnostic {
    let content = &label.content;
    let words = format!("was changed after packing: expected the content {content}, found {found}");
    refusal(shown, words).help(AGAIN)
}

/// Returns the error that explains further ones, if a newer program packed the battle.
pub(crate) fn newer(shown: &str, label: &Label) -> Option<Diagnostic> {
    let words = || {
        let (theirs, ours) = (&label.schemas, SCHEMAS);
        format!("was packed by version {theirs}, and this program has version {ours}")
    };
    let problem = || refusal(shown, words()).help("install a newer version of the program");
    label.is_newer().then(problem)
}

fn told(shown: &str, refused: Refused) -> Diagnostic {
    match refused {
        Refused::NoZip => {
            refusal(shown, "is no packed battle: expected a zip file from `swords pack`")
                .help(AGAIN)
        }
        Refused::Damaged(how) => refusal(shown, format!("is damaged: {how}")).help(AGAIN),
        Refused::Hostile(what) => refusal(shown, what).help(DISTRUST),
        Refused::TooLarge(what) => {
            refusal(shown, what).help("ask its author for a smaller battle: none needs that much")
        }
    }
}

fn bad_label(shown: &str, bad: BadLabel) -> Diagnostic {
    let shown = &format!("{shown}/{FILE}");
    match bad {
        BadLabel::Malformed(why) => {
            refusal(shown, format!("is not the label of a packed battle: {why}")).help(AGAIN)
        }
        BadLabel::Format(format) => {
            refusal(shown, format!("has format {format}: this program expects format {FORMAT}"))
                .help("install a newer version of the program")
        }
    }
}

fn refusal(shown: &str, what: impl Display) -> Diagnostic {
    let place = Place::of_file(&SourceFile::new(shown, ""));
    Diagnostic::error(codes::SOURCE_PACKED, place, format!("`{shown}` {what}"))
}
