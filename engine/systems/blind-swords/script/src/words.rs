//! Messages for errors of the language, in terms of script authors.

use rhai::{EvalAltResult, LexError, ParseErrorType};

use crate::api;

/// Returns the message of a parse error.
pub(crate) fn of_parse(kind: &ParseErrorType) -> String {
    match kind {
        ParseErrorType::BadInput(sign) => of_sign(sign),
        ParseErrorType::UnknownOperator(sign) => format!("there is no operator `{sign}`"),
        ParseErrorType::MissingToken(token, _) => format!("`{token}` is missing here"),
        ParseErrorType::MissingSymbol(_) => "a sign is missing here".to_owned(),
        ParseErrorType::ExprExpected(_) => "a value is missing here".to_owned(),
        ParseErrorType::PropertyExpected => {
            "a name is expected after the `.`: numbers are whole here".to_owned()
        }
        ParseErrorType::VariableExpected => "the name of a variable is expected here".to_owned(),
        ParseErrorType::VariableUndefined(name) => format!("there is no variable `{name}`"),
        ParseErrorType::VariableExists(name) | ParseErrorType::DuplicatedVariable(name) => {
            format!("there is a variable `{name}` already")
        }
        ParseErrorType::ModuleUndefined(name) => format!("nothing is imported as `{name}`"),
        ParseErrorType::FnDuplicatedDefinition(name, n) => {
            format!("there is a function `{name}` with {n} parameters already")
        }
        ParseErrorType::FnDuplicatedParam(function, name) => {
            format!("function `{function}` has two parameters `{name}`")
        }
        ParseErrorType::FnMissingName => "the function has no name".to_owned(),
        ParseErrorType::FnMissingParams(name) => {
            format!("`(` and `)` are missing after the name of function `{name}`")
        }
        ParseErrorType::FnMissingBody(name) => {
            format!("function `{name}` has no body in `{{` and `}}`")
        }
        ParseErrorType::WrongFnDefinition => {
            "a function stands by itself, and not within another one".to_owned()
        }
        ParseErrorType::DuplicatedProperty(name) => format!("`{name}` stands twice in this map"),
        ParseErrorType::AssignmentToConstant(name) => {
            format!("`{name}` is a constant and keeps its value")
        }
        ParseErrorType::AssignmentToInvalidLHS(_) => {
            "nothing can be assigned to what stands before the `=`".to_owned()
        }
        ParseErrorType::MalformedIndexExpr(_) => {
            "what stands in `[` and `]` is no place in a list".to_owned()
        }
        ParseErrorType::Reserved(word) => {
            format!("`{word}` means something to the language and cannot be used like this")
        }
        ParseErrorType::ForbiddenVariable(name) => format!("a variable cannot be called `{name}`"),
        ParseErrorType::UnexpectedEOF => {
            "the script ends too early: a bracket or a quote may not be closed".to_owned()
        }
        ParseErrorType::LoopBreak => "this belongs into a loop".to_owned(),
        ParseErrorType::ExprTooDeep => "this is nested too deeply: take it apart".to_owned(),
        ParseErrorType::TooManyFunctions => "there are too many functions".to_owned(),
        ParseErrorType::LiteralTooLarge(_, most) => format!("this is too large: at most {most}"),
        ParseErrorType::MismatchedType(wanted, found) => {
            format!("expected {}, not {}", of_type(wanted), of_type(found))
        }
        ParseErrorType::WrongSwitchDefaultCase => {
            "`_` stands last among the cases of a `switch`".to_owned()
        }
        ParseErrorType::WrongSwitchIntegerCase | ParseErrorType::WrongSwitchCaseCondition => {
            "a `switch` takes no case like this here".to_owned()
        }
        _ => "the language does not allow this here".to_owned(),
    }
}

fn of_sign(sign: &LexError) -> String {
    match sign {
        LexError::UnexpectedInput(text) => format!("`{text}` does not belong here"),
        LexError::MalformedEscapeSequence(text) => {
            format!("`{text}` stands for no sign: a `\\` is written twice")
        }
        LexError::MalformedNumber(text) => format!("`{text}` is no whole number"),
        LexError::MalformedChar(text) => {
            format!("a text stands in double quotes: \"{}\"", text.trim_matches('\''))
        }
        LexError::MalformedIdentifier(text) => format!("`{text}` is no name"),
        LexError::UnterminatedString => "a quote is not closed".to_owned(),
        LexError::StringTooLong(most) => format!("a text is too long: at most {most} letters"),
        LexError::ImproperSymbol(sign, _) => format!("`{sign}` means nothing here"),
        LexError::Runtime(said) => said.clone(),
        _ => "the language does not allow this here".to_owned(),
    }
}

/// Returns the message of a runtime error, without its place.
pub(crate) fn of_run(error: &EvalAltResult) -> String {
    match error {
        EvalAltResult::ErrorFunctionNotFound(signature, _) => not_found(signature),
        EvalAltResult::ErrorRuntime(said, _) | EvalAltResult::ErrorTerminated(said, _) => {
            said.to_string()
        }
        EvalAltResult::ErrorParsing(kind, _) => of_parse(kind),
        EvalAltResult::ErrorMismatchDataType(wanted, found, _) => {
            format!("expected {}, not {}", of_type(wanted), of_type(found))
        }
        EvalAltResult::ErrorMismatchOutputType(wanted, found, _) => {
            format!("this should come to {}, not {}", of_type(wanted), of_type(found))
        }
        EvalAltResult::ErrorVariableNotFound(name, _) => format!("there is no variable `{name}`"),
        EvalAltResult::ErrorPropertyNotFound(name, _) => format!("this has no `{name}`"),
        EvalAltResult::ErrorIndexNotFound(index, _) => format!("there is nothing under `{index}`"),
        EvalAltResult::ErrorModuleNotFound(name, _) => {
            format!("there is no script `{name}` to import")
        }
        EvalAltResult::ErrorArrayBounds(0, index, _) => {
            format!("there is nothing at {index}: the list is empty")
        }
        EvalAltResult::ErrorArrayBounds(n, index, _) => {
            format!("there is nothing at {index}: the list has {n} items, the first at 0")
        }
        EvalAltResult::ErrorStringBounds(n, index, _) => {
            format!("there is nothing at {index}: the text has {n} letters")
        }
        EvalAltResult::ErrorFor(_) => "`for` goes through lists and ranges only".to_owned(),
        EvalAltResult::ErrorAssignmentToConstant(name, _) => {
            format!("`{name}` is a constant and keeps its value")
        }
        EvalAltResult::ErrorTooManyOperations(_) => {
            "this takes too many steps: does a loop end?".to_owned()
        }
        EvalAltResult::ErrorStackOverflow(_) => {
            "functions call each other too deeply: does one call itself without end?".to_owned()
        }
        EvalAltResult::ErrorDataTooLarge(_, _) => "this list, map or text is too large".to_owned(),
        EvalAltResult::ErrorUnboundThis(_) => "`this` means nothing here".to_owned(),
        EvalAltResult::ErrorArithmetic(..) => {
            "this cannot be reckoned: a number is divided by 0, or is too large".to_owned()
        }
        other => {
            let text = other.to_string();
            let place = format!(" ({})", other.position());
            text.strip_suffix(&place).unwrap_or(&text).to_owned()
        }
    }
}

/// Returns the message for a call that matches no function, with the existing forms or the nearest
/// name.
fn not_found(signature: &str) -> String {
    let name = signature.split([' ', '(']).next().unwrap_or(signature);
    let known = api::signatures(name);
    let signature = call(signature);
    if !known.is_empty() {
        return format!("{signature} does not fit: expected {}", known.join(" or "));
    }
    format!("there is no function {signature}")
}

/// Returns a call with its argument types: `add_allowance (text)`.
fn call(signature: &str) -> String {
    let Some((name, rest)) = signature.split_once('(') else { return signature.to_owned() };
    let types = rest.trim_end_matches(')').split(", ").filter(|name| !name.is_empty());
    let types: Vec<String> = types.map(of_type).collect();
    format!("{}({})", name.trim_end(), types.join(", "))
}

/// Returns the name of a language type for authors.
pub(crate) fn of_type(name: &str) -> String {
    let first = name.split(" | ").next().unwrap_or(name);
    let known = match first.trim_start_matches('&') {
        "str" | "string" | "String" | "ImmutableString" | "char" => "a text",
        "i64" | "i32" | "integer" | "f64" | "decimal" => "a number",
        "bool" => "true or false",
        "array" | "Array" => "a list",
        "map" | "Map" => "a map",
        "()" => "nothing",
        "Fn" | "FnPtr" => "a function",
        "range" | "range=" | "Range" => "a range",
        other => other,
    };
    known.to_owned()
}
