//! The targets of `fuzz/`, each run on bytes from a fixed seed. `FUZZ=1000` tries more.

use black_box::targets;

use crate::tried::run;

#[test]
fn packages() {
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
