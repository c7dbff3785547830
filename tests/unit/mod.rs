//! Unit tests through public interfaces: `unit/<crate>/<path>.rs` tests
//! `engine/<crate>/src/<path>.rs`.

mod blind_swords_lab;
mod brigade_battles;
mod brigade_package;
mod document;
mod families;
mod laboratory;
mod package;
mod rules;
mod script;
mod series;
mod testing;
