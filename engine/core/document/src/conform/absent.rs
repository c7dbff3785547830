//! Stub for schema validation in builds that only play and omit it. The types still refuse invalid
//! documents at the right place, with less detail.

use crate::diag::Diagnostic;
use crate::kind::Kind;
use crate::tree::Node;

/// Returns no problems. The types report them later.
pub const fn check(_: Kind, _: &Node) -> Vec<Diagnostic> {
    Vec::new()
}
