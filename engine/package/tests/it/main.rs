//! Packages read, checked and refused.

mod agreement;
mod broken;
mod schemas;
mod sources;
mod support;
mod yaml;
