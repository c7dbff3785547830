//! Lessons in the documents of any rule system: the document model, and its compilation.

pub mod model;
mod opened;
mod reading;

pub use opened::{SystemNames, opened};
pub use reading::{Known, Reading, Written, scenario};
