//! Test that runs the Python tests on the extension module of this build.

use std::env::consts::{DLL_PREFIX, DLL_SUFFIX};
use std::io::{Write, stderr};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// Python modules that the tests import, beyond the standard library.
const WANTED: &str = "import matplotlib, mypy, numpy, pettingzoo, pyarrow, pytest, ray";

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Returns a Python interpreter that has all required modules. An environment variable can name the
/// interpreter. Without the variable, the test tries the virtual environment of `.ci/python`, then
/// `python3`.
fn interpreter() -> Option<PathBuf> {
    let named = env::var_os("PYTHON").map(PathBuf::from);
    let made = folder().join("../target/venv/bin/python");
    let can = |python: &PathBuf| {
        let run = Command::new(python).args(["-c", WANTED]).output();
        run.is_ok_and(|run| run.status.success())
    };
    named.into_iter().chain([made, "python3".into()]).find(can)
}

/// Creates a folder with the Python package and the extension module of this build. Returns its
/// path.
fn laid_out() -> PathBuf {
    let place = Path::new(env!("CARGO_TARGET_TMPDIR")).join("python");
    let package = place.join("blind_swords");
    let _ = fs::remove_dir_all(&package);
    fs::create_dir_all(&package).expect("a folder");
    for file in fs::read_dir(folder().join("blind_swords")).expect("the package") {
        let file = file.expect("a file").path();
        if file.is_file() {
            fs::copy(&file, package.join(file.file_name().expect("a name"))).expect("a copy");
        }
    }
    let tests = env::current_exe().expect("a test");
    let built = format!("{DLL_PREFIX}blind_swords_native{DLL_SUFFIX}");
    let built = tests.with_file_name(built);
    let called = if cfg!(windows) { "_native.pyd" } else { "_native.abi3.so" };
    fs::copy(&built, package.join(called))
        .unwrap_or_else(|error| panic!("{}: {error}", built.display()));
    place
}

/// Returns the path of the program `swords` from the same build. `None` if it was not built.
fn program() -> Option<PathBuf> {
    let tests = env::current_exe().expect("a test");
    let name = format!("swords{}", env::consts::EXE_SUFFIX);
    let program = tests.parent()?.parent()?.join(name);
    program.is_file().then_some(program)
}

#[test]
fn the_module_keeps_what_it_says() {
    let Some(python) = interpreter() else {
        let missing =
            "`.ci/python` makes an environment that has pytest and what is tested with it";
        assert!(env::var_os("NEED_PYTHON").is_none(), "Python is needed and not here: {missing}");
        // Writing to `stderr` directly bypasses the output capture of passing tests.
        writeln!(stderr(), "PYTHON'S TESTS WERE NOT RUN: {missing}").expect("somebody hears");
        return;
    };
    let place = laid_out();
    let mut run = Command::new(python);
    run.args(["-m", "pytest", "-q", "--doctest-modules", "-c"])
        .arg(folder().join("pyproject.toml"));
    run.arg(folder().join("tests")).arg(place.join("blind_swords"));
    run.args(env::var("PYTEST").iter().flat_map(|more| more.split_whitespace()));
    run.current_dir(&place).env("PYTHONPATH", &place).env("PYTHONDONTWRITEBYTECODE", "1");
    if let Some(program) = program() {
        run.env("SWORDS", program);
    }
    let status = run.status().expect("Python runs");
    // Pytest itself reports which tests failed, unless the process was killed.
    assert!(status.success(), "pytest: {status}");
}
