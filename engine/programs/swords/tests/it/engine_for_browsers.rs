//! The engine for browsers plays as the native program does. `.ci/wasm` builds it and runs this test. Otherwise the test
//! prints a notice and passes.

use std::fs;
use std::process::Command;

use crate::program::{Place, repository};

/// Maximum size of the compressed module, in bytes. Pages are loaded over mobile networks too.
const MOST: u64 = 2_500_000;

#[test]
fn a_match_in_webassembly_is_verified_natively() {
    if std::env::var_os("NEED_ENGINE").is_none() {
        eprintln!("*** NO ENGINE FOR BROWSERS: .ci/wasm makes it. It was NOT tested. ***");
        return;
    }
    let site = repository().join("target/wasm/site");
    let module = fs::metadata(site.join("swords.wasm.packed")).expect("the engine for browsers");
    let place = Place::empty();
    let mut node = Command::new("node");
    node.arg(repository().join("engine/programs/wasm/tests/play.mjs"));
    node.arg(site.canonicalize().expect("a folder")).arg(place.path("match.jsonl"));
    let played = node.args(["stonewalls-sword", "valley-vengeance"]).status().expect("Node.js");
    assert!(played.success());
    let verified = place.seen("replay match.jsonl --verify", "");
    assert!(verified.ends_with("[exit 0]"), "{verified}");
    // The quick build behaves the same, and only the full build is small.
    let is_full = std::env::var_os("QUICK").is_none_or(|quick| quick.is_empty());
    let size = module.len();
    assert!(size <= MOST || !is_full, "{size} bytes: see what grew with twiggy or cargo bloat");
}
