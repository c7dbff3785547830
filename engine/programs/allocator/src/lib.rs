//! Where the program takes its memory from.
//!
//! A crate of its own, since every allocation goes through what is compiled here: the program itself is not
//! optimised by `cargo run`, and this is.

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
