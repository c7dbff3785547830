//! Traceability: the requirements, the code that carries them, the cases and tests that show them.
//!
//! Everything is read from a checkout of the project when it is asked for, so nothing can be out of
//! date: titles from `docs/requirements.yaml`, code from the comments that cite an id, cases from
//! their `rules`.

mod citation;
mod matrix;
mod project;
mod requirements;
mod source;

pub use matrix::{Matrix, Row, Shown, Standing, Stray, ValueShown};
pub use project::{CaseSource, Project, is_of_series};
pub use requirements::{Area, Entry, Needs, Requirements};
pub use source::{Place, SourceText};

/// The list of requirements within the project.
pub const REQUIREMENTS: &str = "docs/requirements.yaml";
