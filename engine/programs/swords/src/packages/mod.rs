//! Packages: search, creation and templates.

pub(crate) mod games;
pub(crate) mod scaffold;
pub(crate) mod template;
