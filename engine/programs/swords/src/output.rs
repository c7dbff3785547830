//! Writing to standard output. A reader that has read enough, such as `head`, is no failure.

use std::fmt::Arguments;
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::process;

use document::diag::Diagnostic;
use document::render::{self, Style};
use kernel::visible;

/// Writes a line to standard output.
macro_rules! out {
    ($($words:tt)*) => {
        $crate::output::write(format_args!("{}\n", format_args!($($words)*)))
    };
}

pub(crate) use out;

/// Whether whoever reads has turned colours off: <https://no-color.org>.
pub(crate) fn wants_no_colours() -> bool {
    std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty())
}

/// The style of what a terminal or a file gets.
fn style() -> Style {
    match io::stdout().is_terminal() && !wants_no_colours() {
        true => Style::Colored,
        false => Style::Plain,
    }
}

/// Writes to standard output, nothing hidden in it; ends the program where nobody reads any more.
pub(crate) fn write(words: Arguments<'_>) {
    put(&visible(&words.to_string()));
}

/// Writes a diagnostic and an empty line. What the renderer paints has only text in it that is visible already.
pub(crate) fn write_diagnostic(diagnostic: &Diagnostic) {
    let style = style();
    let text = format!("{}\n\n", render::human(diagnostic, style));
    match style {
        Style::Plain => write(format_args!("{text}")),
        Style::Colored => put(&text),
    }
}

fn put(text: &str) {
    let mut out = io::stdout().lock();
    if let Err(error) = out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        end(&error);
    }
}

/// Ends the program: nobody reads what it writes.
pub(crate) fn end(error: &io::Error) -> ! {
    if error.kind() == ErrorKind::BrokenPipe {
        process::exit(0);
    }
    session::complain!("standard output: {error}");
    process::exit(1)
}
