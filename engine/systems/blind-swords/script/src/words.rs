//! Messages for errors of the language, in terms that script authors know.

use rhai::{EvalAltResult, LexError, ParseErrorType};

use crate::{api, types};

/// Returns the message of a parse error.
pub(crate) fn of_parse(kind: &ParseErrorType) -> String {
    match kind {
        ParseErrorType::BadInput(sign) => of_sign(sign),
        ParseErrorType::UnknownOperator(sign) => format!("unknown operator `{sign}`"),
        ParseErrorType::MissingToken(token, _) => format!("missing `{token}`"),
        ParseErrorType::MissingSymbol(_) => "missing symbol".to_owned(),
        ParseErrorType::ExprExpected(_) => "missing value".to_owned(),
        ParseErrorType::PropertyExpected => {
            "expected a name after the `.`: all numbers are whole numbers".to_owned()
        }
        ParseErrorType::VariableExpected => "expected the name of a variable".to_owned(),
        ParseErrorType::VariableUndefined(name) => format!("unknown variable `{name}`"),
        ParseErrorType::VariableExists(name) | ParseErrorType::DuplicatedVariable(name) => {
            format!("duplicate variable `{name}`")
        }
        ParseErrorType::ModuleUndefined(name) => format!("unknown import `{name}`"),
        ParseErrorType::FnDuplicatedDefinition(name, n) => {
            format!("duplicate function `{name}` with {n} parameters")
        }
        ParseErrorType::FnDuplicatedParam(function, name) => {
            format!("duplicate parameter `{name}` of function `{function}`")
        }
        ParseErrorType::FnMissingName => "missing name of the function".to_owned(),
        ParseErrorType::FnMissingParams(name) => {
            format!("missing `(` and `)` after the name of function `{name}`")
        }
        ParseErrorType::FnMissingBody(name) => {
            format!("missing body of function `{name}`: write it in `{{` and `}}`")
        }
        ParseErrorType::WrongFnDefinition => {
            "cannot define a function here: move it to the top level".to_owned()
        }
        ParseErrorType::DuplicatedProperty(name) => format!("duplicate key `{name}` in this map"),
        ParseErrorType::AssignmentToConstant(name) => {
            format!("cannot change `{name}`: it is a constant")
        }
        ParseErrorType::AssignmentToInvalidLHS(_) => {
            "cannot assign to the expression before the `=`".to_owned()
        }
        ParseErrorType::MalformedIndexExpr(_) => "invalid index in `[` and `]`".to_owned(),
        ParseErrorType::Reserved(word) => {
            format!("cannot use `{word}` here: it is a reserved word")
        }
        ParseErrorType::ForbiddenVariable(name) => format!("cannot name a variable `{name}`"),
        ParseErrorType::UnexpectedEOF => {
            "unexpected end of the script: check for an unclosed bracket or quote".to_owned()
        }
        ParseErrorType::LoopBreak => "this is only allowed in a loop".to_owned(),
        ParseErrorType::ExprTooDeep => "too deeply nested: split it up".to_owned(),
        ParseErrorType::TooManyFunctions => "too many functions".to_owned(),
        ParseErrorType::LiteralTooLarge(_, most) => format!("too large: expected at most {most}"),
        ParseErrorType::MismatchedType(wanted, found) => {
            format!("expected {}, found {}", types::name(wanted), types::name(found))
        }
        ParseErrorType::WrongSwitchDefaultCase => {
            "`_` must be the last case of a `switch`".to_owned()
        }
        ParseErrorType::WrongSwitchIntegerCase | ParseErrorType::WrongSwitchCaseCondition => {
            "invalid case in this `switch`".to_owned()
        }
        _ => "the language does not allow this here".to_owned(),
    }
}

fn of_sign(sign: &LexError) -> String {
    match sign {
        LexError::UnexpectedInput(text) => format!("unexpected `{text}`"),
        LexError::MalformedEscapeSequence(text) => {
            format!("invalid escape `{text}`: write `\\\\` for a backslash")
        }
        LexError::MalformedNumber(text) => format!("`{text}` is not a whole number"),
        LexError::MalformedChar(text) => {
            format!(
                "invalid quotes: write a text in double quotes, \"{}\"",
                text.trim_matches('\'')
            )
        }
        LexError::MalformedIdentifier(text) => format!("`{text}` is not a valid name"),
        LexError::UnterminatedString => "unclosed quote".to_owned(),
        LexError::StringTooLong(most) => {
            format!("text is too long: expected at most {most} characters")
        }
        LexError::ImproperSymbol(sign, _) => format!("unexpected `{sign}`"),
        LexError::Runtime(said) => said.clone(),
        _ => "the language does not allow this here".to_owned(),
    }
}

/// Returns the message of a runtime error, without its position.
pub(crate) fn of_run(error: &EvalAltResult) -> String {
    match error {
        EvalAltResult::ErrorFunctionNotFound(signature, _) => not_found(signature),
        EvalAltResult::ErrorRuntime(said, _) | EvalAltResult::ErrorTerminated(said, _) => {
            said.to_string()
        }
        EvalAltResult::ErrorParsing(kind, _) => of_parse(kind),
        EvalAltResult::ErrorMismatchDataType(wanted, found, _) => {
            format!("expected {}, found {}", types::name(wanted), types::name(found))
        }
        EvalAltResult::ErrorMismatchOutputType(wanted, found, _) => {
            format!(
                "expected a result that is {}, found {}",
                types::name(wanted),
                types::name(found)
            )
        }
        EvalAltResult::ErrorVariableNotFound(name, _) => format!("unknown variable `{name}`"),
        EvalAltResult::ErrorPropertyNotFound(name, _) => format!("unknown property `{name}`"),
        EvalAltResult::ErrorIndexNotFound(index, _) => format!("unknown key `{index}`"),
        EvalAltResult::ErrorModuleNotFound(name, _) => {
            format!("unknown script `{name}`")
        }
        EvalAltResult::ErrorArrayBounds(0, index, _) => {
            format!("index {index} is out of range: the list is empty")
        }
        EvalAltResult::ErrorArrayBounds(n, index, _) => {
            format!("index {index} is out of range: the list has {n} items, starting at 0")
        }
        EvalAltResult::ErrorStringBounds(n, index, _) => {
            format!("index {index} is out of range: the text has {n} characters")
        }
        EvalAltResult::ErrorFor(_) => {
            "cannot loop over this value: `for` needs a list or a range".to_owned()
        }
        EvalAltResult::ErrorAssignmentToConstant(name, _) => {
            format!("cannot change `{name}`: it is a constant")
        }
        EvalAltResult::ErrorTooManyOperations(_) => {
            "too many operations: check for an endless loop".to_owned()
        }
        EvalAltResult::ErrorStackOverflow(_) => {
            "calls are nested too deeply: check for endless recursion".to_owned()
        }
        EvalAltResult::ErrorDataTooLarge(_, _) => "this list, map or text is too large".to_owned(),
        EvalAltResult::ErrorUnboundThis(_) => "`this` has no value here".to_owned(),
        EvalAltResult::ErrorArithmetic(..) => {
            "arithmetic error: division by 0, or a number that is too large".to_owned()
        }
        other => {
            let text = other.to_string();
            let place = format!(" ({})", other.position());
            text.strip_suffix(&place).unwrap_or(&text).to_owned()
        }
    }
}

/// Returns the message for a call that matches no function. The message lists the existing forms or
/// the nearest name.
fn not_found(signature: &str) -> String {
    let name = signature.split([' ', '(']).next().unwrap_or(signature);
    let known = api::signatures(name);
    let signature = call(signature);
    if !known.is_empty() {
        return format!("wrong arguments in {signature}: expected {}", known.join(" or "));
    }
    format!("unknown function {signature}")
}

/// Formats a call with its argument types, such as `add_allowance (text)`.
fn call(signature: &str) -> String {
    let Some((name, rest)) = signature.split_once('(') else { return signature.to_owned() };
    let types = rest.trim_end_matches(')').split(", ").filter(|name| !name.is_empty());
    let types: Vec<String> = types.map(types::name).collect();
    format!("{}({})", name.trim_end(), types.join(", "))
}
