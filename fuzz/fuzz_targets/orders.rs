//! Fuzz target for standing orders in a match by mail, defined in `tests/bodies.rs`. `cargo fuzz
//! run orders` starts the fuzzer.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| black_box::bodies::orders(data));
