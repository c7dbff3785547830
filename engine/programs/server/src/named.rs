//! Path parameters of routes.

use axum::extract::Path;
use axum::extract::rejection::PathRejection;
use lobby::Refused;

/// Path parameter of a route, such as a match id.
pub(crate) type Named = Result<Path<String>, PathRejection>;

/// Returns the path parameter, or a refusal if it cannot be decoded.
pub(crate) fn named(name: Named) -> Result<String, Refused> {
    let Path(name) = name.map_err(|error| Refused::malformed(error.body_text()))?;
    Ok(name)
}
