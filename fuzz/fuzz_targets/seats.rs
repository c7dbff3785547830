//! `cargo fuzz run seats`: see `tests/bodies.rs`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| black_box::bodies::seats(data));
