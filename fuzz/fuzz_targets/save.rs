//! Fuzz target for damaged saves, defined in `tests/targets.rs`. `cargo fuzz run save` starts the
//! fuzzer.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| black_box::targets::save(data));
