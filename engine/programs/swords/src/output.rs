//! Standard output. If the receiving program, such as `head`, closes the pipe early, the command
//! does not fail.

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

/// Whether the user has disabled colours: <https://no-color.org>.
pub(crate) fn wants_no_colours() -> bool {
    std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty())
}

/// Returns the style for standard output: coloured for a terminal, plain otherwise.
fn style() -> Style {
    match io::stdout().is_terminal() && !wants_no_colours() {
        true => Style::Colored,
        false => Style::Plain,
    }
}

/// Writes text to standard output, after making hidden characters visible. Ends the program if the
/// receiver has closed the pipe.
pub(crate) fn write(words: Arguments<'_>) {
    put(&visible(&words.to_string()));
}

/// Writes a diagnostic and an empty line. The hidden characters in its text were made visible
/// before rendering.
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

/// Ends the program after a failed write to standard output.
pub(crate) fn end(error: &io::Error) -> ! {
    if error.kind() == ErrorKind::BrokenPipe {
        process::exit(0);
    }
    session::complain!("standard output: {error}");
    process::exit(1)
}
