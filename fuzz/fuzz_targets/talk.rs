//! Fuzz target for chat messages and notes, defined in `tests/bodies.rs`. `cargo fuzz run talk`
//! starts the fuzzer.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| black_box::bodies::talk(data));
