use std::fmt;

use rhai::{EvalAltResult, Position};

use crate::words;

/// Something wrong in a script, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScriptDiag {
    /// The file, as people see it.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What was expected, what was found, and what to do.
    pub message: String,
    /// The name that nothing has, where that is what is wrong.
    pub unknown: Option<String>,
    /// What can stand in its place, where that is known.
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

    /// Says what can stand in place of the name that nothing has.
    #[must_use]
    pub(crate) fn among(self, known: Vec<String>) -> Self {
        Self { known, ..self }
    }

    /// Says which name nothing has.
    #[must_use]
    pub(crate) fn unknown(self, name: Option<&str>) -> Self {
        Self { unknown: name.map(str::to_owned), ..self }
    }

    /// The innermost error of a call, in the file where it happened. Errors of limits carry no
    /// place: they are put where the function begins.
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
