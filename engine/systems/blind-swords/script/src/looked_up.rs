//! Functions that look up elements of the game by id.

/// Returns the kind of game element, such as `unit`, that the last argument of a function names.
/// `None` if the function looks up nothing.
pub(crate) fn looks_up(function: &str) -> Option<&'static str> {
    Some(match function {
        "unit" => "unit",
        "brigade" => "brigade",
        "chit" => "chit",
        "hex" => "hex",
        "option_on" => "option",
        "has_trait" => "trait",
        "track" | "last_box" | "spent_on" => "track",
        "variable" => "variable",
        "variant" => "rules option",
        _ => return None,
    })
}
