//! Fuzz target for damaged packages, defined in `tests/targets.rs`. `cargo fuzz run package` starts
//! the fuzzer.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| black_box::targets::package(data));
