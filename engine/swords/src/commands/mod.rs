//! The commands, one file each.

pub(crate) mod admin;
pub(crate) mod charts;
pub(crate) mod check;
pub(crate) mod diff;
pub(crate) mod engine;
pub(crate) mod exercise;
pub(crate) mod explain;
pub(crate) mod ladder;
pub(crate) mod los;
pub(crate) mod map;
pub(crate) mod moves;
pub(crate) mod new;
pub(crate) mod options;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod table;
pub(crate) mod terms;
pub(crate) mod test;
pub(crate) mod tidy;
pub(crate) mod validate;
pub(crate) mod watch;
pub(crate) mod why;
