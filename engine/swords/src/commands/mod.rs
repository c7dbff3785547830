//! The commands, one file each.

pub(crate) mod los;
pub(crate) mod map;
