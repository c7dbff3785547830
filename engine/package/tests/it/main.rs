//! Packages read, checked and refused.

mod agreement;
mod broken;
mod overlay;
mod report;
mod schemas;
mod sources;
mod support;
mod tidy;
mod yaml;
