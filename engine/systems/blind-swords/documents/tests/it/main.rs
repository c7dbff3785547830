//! Tests of reading, checking and refusing packages.

mod agreement;
mod allowed;
mod broken;
mod explained;
mod facts;
mod hints;
mod hostile;
mod ignored;
mod overlay;
mod own;
mod packed;
mod report;
mod sources;
mod stages;
mod support;
mod tidy;
mod typed;
mod yaml;
