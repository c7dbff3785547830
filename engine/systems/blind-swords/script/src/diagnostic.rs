use std::fmt;

use rhai::{EvalAltResult, Position};

use crate::words;

/// Error or warning in a script, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScriptDiag {
    /// File path for messages.
    pub file: String,
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1.
    pub column: usize,
    /// Expected and found values, and advice.
    pub message: String,
    /// Unknown identifier, if the error is an unknown name.
    pub unknown: Option<String>,
    /// Possible replacements, if known.
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

    /// Adds the possible replacements of the unknown name.
    #[must_use]
    pub(crate) fn among(self, known: Vec<String>) -> Self {
        Self { known, ..self }
    }

    /// Adds the unknown name.
    #[must_use]
    pub(crate) fn unknown(self, name: Option<&str>) -> Self {
        Self { unknown: name.map(str::to_owned), ..self }
    }

    /// Returns the innermost error of a call, in its file. Limit errors have no place and are
    /// reported at the start of the function.
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
