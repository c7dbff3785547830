//! Cargo's build plan. Cargo compiles no library of the workspace twice, and a build for players
//! shares all its artefacts with the tests.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use black_box::root;
use serde_json::Value;

/// Identity of a compilation unit as a string: package, target, mode, features and optimisation
/// level.
type Unit = String;

/// Returns the compilation units of a Cargo command. The string for each unit includes all units on
/// which it depends.
fn plan(command: &[&str]) -> Vec<(Value, Unit)> {
    let output = Command::new(env!("CARGO"))
        .current_dir(root())
        // The option `--unit-graph` is unstable, and this variable enables it on stable Cargo.
        .env("RUSTC_BOOTSTRAP", "1")
        .args(command)
        .args(["--unit-graph", "-Z", "unstable-options", "--locked", "--offline"])
        .output()
        .expect("Cargo runs");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {error}");
    let graph: Value = serde_json::from_slice(&output.stdout).expect("a plan");
    let units = graph["units"].as_array().expect("units");
    let mut known = vec![None; units.len()];
    (0..units.len()).map(|index| (units[index].clone(), unit(units, index, &mut known))).collect()
}

fn unit(units: &[Value], index: usize, known: &mut [Option<Unit>]) -> Unit {
    if let Some(known) = &known[index] {
        return known.clone();
    }
    let of = &units[index];
    let dependencies: BTreeSet<u64> = of["dependencies"]
        .as_array()
        .expect("dependencies")
        .iter()
        .map(|it| hash(&unit(units, it["index"].as_u64().expect("an index") as usize, known)))
        .collect();
    let level = &of["profile"]["opt_level"];
    let own = format!(
        "{} {} {} {} {level} {dependencies:?}",
        of["pkg_id"], of["target"]["name"], of["mode"], of["features"]
    );
    known[index] = Some(own.clone());
    own
}

fn hash(text: &str) -> u64 {
    // FNV-1a hash. It suffices to distinguish a few hundred strings.
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// For all tests together, Cargo compiles each library of the workspace only once. If tests used
/// different features of a library, Cargo would compile the library and all dependent libraries
/// twice.
#[test]
fn no_library_of_ours_is_built_twice() {
    let mut libraries: BTreeMap<String, BTreeSet<Unit>> = BTreeMap::new();
    for (of, unit) in plan(&["test", "--workspace"]) {
        let is_library = of["mode"] == "build" && of["target"]["kind"] != "custom-build";
        let package = of["pkg_id"].as_str().expect("an id");
        if is_library && package.starts_with("path+") {
            let name = format!("{package} {}", of["target"]["name"]);
            libraries.entry(name).or_default().insert(unit);
        }
    }
    assert!(libraries.len() > 20, "{:?}", libraries.keys());
    let twice: Vec<_> = libraries.iter().filter(|(_, units)| units.len() > 1).collect();
    assert!(twice.is_empty(), "{twice:#?}");
}

/// Cargo compiles every unit once for a build of the program followed by a test run. With the full
/// screen, it recompiles only the program.
#[test]
fn what_a_player_builds_is_what_tests_are_built_with() {
    let tested: BTreeSet<Unit> =
        plan(&["test", "--workspace"]).into_iter().map(|(_, unit)| unit).collect();
    let played = plan(&["build", "--bin", "swords"]);
    assert!(played.len() > 200, "{} units", played.len());
    // Report the deepest differing unit, since the units above it differ only because of it.
    let other = played.iter().map(|(_, unit)| unit).find(|unit| !tested.contains(*unit));
    assert!(other.is_none(), "only a player builds {other:#?}");
    let with_screen = plan(&["build", "--bin", "swords", "--features", "terminal"]);
    let with_screen: BTreeSet<Unit> = with_screen.into_iter().map(|(_, unit)| unit).collect();
    let rebuilt = played.iter().filter(|(_, unit)| !with_screen.contains(unit));
    let rebuilt: BTreeSet<&str> = rebuilt.filter_map(|(of, _)| of["pkg_id"].as_str()).collect();
    assert!(rebuilt.iter().all(|package| package.contains("/swords#")), "{rebuilt:?}");
}
