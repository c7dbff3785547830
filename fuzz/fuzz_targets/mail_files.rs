//! `cargo fuzz run mail_files`: see `tests/bodies.rs`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| black_box::bodies::mail_files(data));
