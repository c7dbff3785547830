use std::fmt;

use rhai::{EvalAltResult, Position};

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
}

impl ScriptDiag {
    pub(crate) fn new(file: &str, position: Position, message: impl Into<String>) -> Self {
        Self {
            file: file.to_owned(),
            line: position.line().unwrap_or(1),
            column: position.position().unwrap_or(1),
            message: message.into(),
            unknown: None,
        }
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
                innermost => return Self::new(nearest_file, nearest, words(innermost)),
            }
        }
    }
}

impl fmt::Display for ScriptDiag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.message)
    }
}

/// The error in words, without the place that a diagnostic has already.
pub(crate) fn words(error: &EvalAltResult) -> String {
    match error {
        EvalAltResult::ErrorFunctionNotFound(signature, _) => not_found(signature),
        EvalAltResult::ErrorRuntime(said, _) | EvalAltResult::ErrorTerminated(said, _) => {
            said.to_string()
        }
        EvalAltResult::ErrorParsing(kind, _) => kind.to_string(),
        other => {
            let text = other.to_string();
            let place = format!(" ({})", other.position());
            text.strip_suffix(&place).unwrap_or(&text).to_owned()
        }
    }
}

/// A call that fits no function: names those of that name that there are.
fn not_found(signature: &str) -> String {
    let name = signature.split([' ', '(']).next().unwrap_or(signature);
    let known = crate::api::signatures(name);
    if known.is_empty() {
        format!("there is no function {signature}")
    } else {
        format!("{signature} does not fit: expected {}", known.join(" or "))
    }
}
