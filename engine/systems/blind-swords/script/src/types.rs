//! Types of the language, in the terms of script authors.

/// Returns the name that script authors use for a Rhai type.
pub(crate) fn name(of: &str) -> String {
    let first = of.split(" | ").next().unwrap_or(of);
    let known = match first.trim_start_matches('&') {
        "str" | "string" | "String" | "ImmutableString" | "char" => "text",
        "i64" | "i32" | "integer" | "f64" | "decimal" => "a number",
        "bool" => "a bool",
        "array" | "Array" => "a list",
        "map" | "Map" => "a map",
        "()" => "nothing",
        "Fn" | "FnPtr" => "a function",
        "range" | "range=" | "Range" => "a range",
        other => other,
    };
    known.to_owned()
}
