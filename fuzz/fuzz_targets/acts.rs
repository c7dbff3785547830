//! Fuzz target for answers, undo and queries about options, defined in `tests/bodies.rs`. `cargo
//! fuzz run acts` starts the fuzzer.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| black_box::bodies::acts(data));
