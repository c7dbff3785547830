//! Packages read, checked and refused.

mod agreement;
mod broken;
mod report;
mod schemas;
mod sources;
mod support;
mod yaml;
