//! Messages to standard error.

use std::fmt::Arguments;
use std::io::{self, Write};

use kernel::visible;

#[cfg(doc)]
use crate::complain;

/// Writes a line to standard error without [hidden](kernel::is_hidden) characters, since scripts or
/// strangers may have written parts of it.
#[macro_export]
macro_rules! complain {
    ($($words:tt)*) => {
        $crate::complaint::write(format_args!($($words)*))
    };
}

/// Writes a line to standard error; implementation of [`complain`].
pub fn write(words: Arguments<'_>) {
    // A failure of standard error cannot be reported.
    let _ = writeln!(io::stderr().lock(), "{}", visible(&words.to_string()));
}
