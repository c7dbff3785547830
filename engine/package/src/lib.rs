//! Game packages: YAML read, checked and compiled, with placed diagnostics.

pub mod codes;
pub mod de;
pub mod diag;
pub mod render;
pub mod source;
mod suggest;
pub mod tree;
pub mod yaml;
