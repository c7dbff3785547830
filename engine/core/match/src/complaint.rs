//! What the program says to whoever runs it, beside what it was asked for.

use std::fmt::Arguments;
use std::io::{self, Write};

use kernel::visible;

#[cfg(doc)]
use crate::complain;

/// Writes a line to standard error, nothing [hidden](kernel::is_hidden) in it: a script or a stranger may have written parts.
#[macro_export]
macro_rules! complain {
    ($($words:tt)*) => {
        $crate::complaint::write(format_args!($($words)*))
    };
}

/// As [`complain`].
pub fn write(words: Arguments<'_>) {
    // Whoever cannot be told is not helped by a second failure.
    let _ = writeln!(io::stderr().lock(), "{}", visible(&words.to_string()));
}
