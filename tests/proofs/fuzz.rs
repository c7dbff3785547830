//! Fuzz targets of `fuzz/`, run on random bytes from a fixed seed. `FUZZ=1000` sets the number of
//! inputs for each target.

use black_box::{bodies, targets};

use crate::tried::run;

#[test]
fn packages() {
    // These bytes make a fact in the package false. Validation reports the false fact, but the
    // package can be played.
    targets::package(&[179, 126]);
    // A script that fails only when it runs.
    targets::package(&[226, 216, 74]);
    run(8, 24, targets::package);
}

#[test]
fn saves() {
    run(24, 16, targets::save);
}

#[test]
fn scripts() {
    run(40, 32, targets::script);
}

#[test]
fn protocol_lines() {
    run(12, 120, targets::protocol);
}

#[test]
fn random_play() {
    run(4, 250, targets::play);
}

#[test]
fn purposeful_play() {
    run(4, 500, targets::purpose);
}

#[test]
fn acts() {
    run(12, 160, bodies::acts);
}

#[test]
fn seats() {
    run(12, 160, bodies::seats);
}

#[test]
fn talk() {
    run(12, 160, bodies::talk);
}

#[test]
fn made() {
    run(10, 120, bodies::made);
}

#[test]
fn orders() {
    run(10, 120, bodies::orders);
}

#[test]
fn brought() {
    run(12, 24, bodies::brought);
}

#[test]
fn mail_files() {
    run(12, 24, bodies::mail_files);
}

#[test]
fn paths() {
    run(12, 120, bodies::paths);
}
