use std::fmt;

use rhai::{EvalAltResult, Position};

use crate::words;

/// Error or warning in a script, with the position in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScriptDiag {
    /// File path shown in messages.
    pub file: String,
    /// Line of the error, from 1.
    pub line: usize,
    /// Column of the error, from 1.
    pub column: usize,
    /// Message to the script author: the error, the expected and actual values, and advice.
    pub message: String,
    /// Unknown name. `None` if the error has another cause.
    pub unknown: Option<String>,
    /// Known names that could replace the unknown name. Empty if there are none.
    pub known: Vec<String>,
}

impl ScriptDiag {
    pub(crate) fn new(file: &str, position: Position, message: impl Into<String>) -> Self {
        Self {
            file: file.to_owned(),
            line: position.line().unwrap_or(1),
            column: position.position().unwrap_or(1),
            message: message.into(),
            unknown: None,
            known: Vec::new(),
        }
    }

    /// Sets the known names that could replace the unknown name.
    #[must_use]
    pub(crate) fn among(self, known: Vec<String>) -> Self {
        Self { known, ..self }
    }

    /// Sets the unknown name.
    #[must_use]
    pub(crate) fn unknown(self, name: Option<&str>) -> Self {
        Self { unknown: name.map(str::to_owned), ..self }
    }

    /// Returns the innermost error of a failed call, with its file. A limit error has no position,
    /// so it is reported at the start of the function.
    pub(crate) fn of_run(error: &EvalAltResult, file: &str, begins: Position) -> Self {
        let (mut error, mut inside) = (error, file);
        let (mut nearest, mut nearest_file) = (begins, file);
        loop {
            let here = error.position();
            if !here.is_none() {
                (nearest, nearest_file) = (here, inside);
            }
            match error {
                EvalAltResult::ErrorInFunctionCall(_, source, inner, _) => {
                    if !source.is_empty() {
                        inside = source;
                    }
                    error = inner;
                }
                EvalAltResult::ErrorInModule(_, inner, _) => error = inner,
                innermost => return Self::new(nearest_file, nearest, words::of_run(innermost)),
            }
        }
    }
}

impl fmt::Display for ScriptDiag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.message)
    }
}
