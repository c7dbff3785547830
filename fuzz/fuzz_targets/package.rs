//! `cargo fuzz run package`: see `tests/targets.rs`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| black_box::targets::package(data));
