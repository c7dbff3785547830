//! Traceability from requirements to code, cases and tests.
//!
//! The module reads all data from a checkout on demand, so the data is never out of date. Titles
//! come from the requirements list of a rule system. The comments of the code cite ids, and each
//! case lists ids in its `rules`.
//!
//! A case or test *cites* each requirement that it names. It *proves* the requirement whose outcome
//! it asserts. A case proves the first requirement that it names, unless its `proves` says
//! otherwise. A test proves the first requirement in its comment.

pub mod citation;
mod matrix;
mod played;
mod project;
mod requirements;
pub mod source;
mod traced;

pub use citation::{cited, looks_like_an_id};
pub use matrix::{Matrix, Row, RulingShown, Shown, Standing, Stray, ValueShown};
pub use played::CitedCases;
pub use project::{Project, case_files_of, package_of, read, rules_of};
pub use requirements::{Area, Entry, Needs, Requirements, Ruling};
pub use source::{Place, SourceText};
pub use traced::{Citing, CitingFile, Claim, Point, Traced, proved_by};
