//! Build script. In a release build, Cargo rebuilds this crate when a game file changes. A debug
//! build embeds no game files.

fn main() {
    let holds = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    println!("cargo::rerun-if-changed={}", if holds { "../../../games" } else { "build.rs" });
}
