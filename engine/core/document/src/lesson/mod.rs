//! Lessons in the documents of any rule system: the document model, and its compilation.

pub mod model;
mod reading;

pub use reading::{Known, Reading, Written, scenario};
