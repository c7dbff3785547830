//! The commands, one file or folder each.

pub(crate) mod admin;
mod copy;
pub(crate) mod diff;
pub(crate) mod edit;
pub(crate) mod engine;
pub(crate) mod explain;
pub(crate) mod export;
pub(crate) mod games;
pub(crate) mod learn;
pub(crate) mod look;
pub(crate) mod lsp;
pub(crate) mod mail;
pub(crate) mod new;
pub(crate) mod pack;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod run;
pub(crate) mod save;
pub(crate) mod serve;
pub(crate) mod table;
pub(crate) mod test;
pub(crate) mod tidy;
pub(crate) mod validate;
pub(crate) mod watch;
