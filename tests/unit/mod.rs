//! Unit tests that use only public interfaces. `unit/<crate>/<path>.rs` tests
//! `engine/<crate>/src/<path>.rs`.

mod blind_swords_lab;
mod brigade_battles;
mod brigade_documents;
mod document;
mod documents;
mod laboratory;
mod registry;
mod rules;
mod script;
mod table;
mod testing;
