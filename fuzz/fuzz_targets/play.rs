//! Fuzz target for games with arbitrary answers, defined in `tests/targets.rs`. `cargo fuzz run
//! play` starts the fuzzer.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| black_box::targets::play(data));
