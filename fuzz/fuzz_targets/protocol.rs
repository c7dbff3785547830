//! Fuzz target for request lines of the line protocol, defined in `tests/targets.rs`. `cargo fuzz
//! run protocol` starts the fuzzer.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| black_box::targets::protocol(data));
