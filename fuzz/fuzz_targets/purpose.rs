//! Fuzz target for games between bots with changing goals, defined in `tests/targets.rs`. `cargo
//! fuzz run purpose` starts the fuzzer.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| black_box::targets::purpose(data));
