//! Traceability: the requirements, the code that carries them, the cases and tests that show them.
//!
//! Everything is read from a checkout of the project when it is asked for, so nothing can be out of
//! date: titles from the list of requirements of a family, code from the comments that cite an id, cases from
//! their `rules`.
//!
//! A case or a test that names a requirement *cites* it; it *proves* the one whose outcome it is there to assert. That is the
//! first that a case names, unless its `proves` says otherwise, and the first that the comment of a test names.

pub mod citation;
mod matrix;
mod project;
mod requirements;
pub mod source;
mod traced;

pub use citation::looks_like_an_id;
pub use matrix::{Matrix, Row, RulingShown, Shown, Standing, Stray, ValueShown};
pub use project::{Project, case_files_of, package_of, read, rules_of};
pub use requirements::{Area, Entry, Needs, Requirements, Ruling};
pub use source::{Place, SourceText};
pub use traced::{Citing, CitingFile, Point, Traced, proved_by};
