//! `cargo fuzz run purpose`: see `tests/targets.rs`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| black_box::targets::purpose(data));
