//! Fuzz target for damaged and composed scripts, defined in `tests/targets.rs`. `cargo fuzz run
//! script` starts the fuzzer.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| black_box::targets::script(data));
