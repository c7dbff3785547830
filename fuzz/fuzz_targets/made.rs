//! Fuzz target for requests that create matches, defined in `tests/bodies.rs`. `cargo fuzz run
//! made` starts the fuzzer.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| black_box::bodies::made(data));
