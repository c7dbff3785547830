//! Fuzz target for uploaded saves, defined in `tests/bodies.rs`. `cargo fuzz run brought` starts
//! the fuzzer.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| black_box::bodies::brought(data));
