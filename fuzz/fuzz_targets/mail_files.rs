//! Fuzz target for mail files, and for offers of matches by mail, defined in `tests/bodies.rs`.
//! `cargo fuzz run mail_files` starts the fuzzer.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| black_box::bodies::mail_files(data));
