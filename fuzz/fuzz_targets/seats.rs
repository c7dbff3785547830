//! Fuzz target for requests that assign seats, defined in `tests/bodies.rs`. `cargo fuzz run seats`
//! starts the fuzzer.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| black_box::bodies::seats(data));
