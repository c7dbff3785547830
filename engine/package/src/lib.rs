//! Game packages: YAML read, checked and compiled, with placed diagnostics.

pub mod codes;
pub mod de;
pub mod diag;
pub mod document;
pub mod documents;
pub mod model;
pub mod render;
pub mod schema;
pub mod source;
mod suggest;
pub mod tree;
pub mod yaml;
