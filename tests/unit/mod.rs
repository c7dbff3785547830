//! Unit tests that use only public interfaces of the crates. Each file `unit/<crate>/<path>.rs`
//! tests the file `src/<path>.rs` of that crate.

mod blind_swords_lab;
mod brigade_battles;
mod document;
mod documents;
mod gambler;
mod laboratory;
mod registry;
mod rules;
mod script;
mod table;
mod testing;
