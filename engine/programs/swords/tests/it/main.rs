//! The program as users run it: its output, its exit codes and the safety of its files.

mod anywhere;
mod authoring;
mod bad_input;
mod balance;
mod clients;
#[cfg(feature = "lsp")]
mod editor;
mod empty_root;
mod engine_for_browsers;
mod exploit;
mod hosting;
mod interrupted;
mod killed;
mod learn;
mod links;
mod mail;
mod mcp;
mod packed;
mod paper;
mod program;
mod readme;
mod rules;
mod saves;
mod table;
mod words;
