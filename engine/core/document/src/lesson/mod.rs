//! Lessons as any family writes them: their words, and what is made of them.

pub mod model;
mod reading;

pub use reading::{Known, Reading, Written};
