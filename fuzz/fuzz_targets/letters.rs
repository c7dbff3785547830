//! `cargo fuzz run letters`: see `tests/bodies.rs`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| black_box::bodies::letters(data));
