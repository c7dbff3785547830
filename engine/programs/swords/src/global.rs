//! Options that may be given before any command.

/// Option of the program, not of one command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Global {
    Format,
    Games,
    Saves,
}
