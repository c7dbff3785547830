//! Build script. A release build embeds the game files and is rebuilt when they change; a debug
//! build embeds none.

fn main() {
    let holds = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    println!("cargo::rerun-if-changed={}", if holds { "../../../games" } else { "build.rs" });
}
