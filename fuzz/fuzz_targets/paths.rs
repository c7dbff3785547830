//! Fuzz target for paths, parameters and methods of requests, defined in `tests/bodies.rs`. `cargo
//! fuzz run paths` starts the fuzzer.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| black_box::bodies::paths(data));
