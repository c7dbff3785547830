//! Runs every command shown in the README.

use std::fs;
use std::io::{BufRead, BufReader};

use super::program::{Place, repository};

/// Commands that run until someone stops them.
const LASTING: [&str; 3] = ["play", "serve", "watch"];

/// Returns the arguments of every command in the README, from code blocks and inline code.
fn commands() -> Vec<String> {
    let text = fs::read_to_string(repository().join("README.md")).expect("the README");
    let in_blocks = text.split("```sh\n").skip(1).filter_map(|rest| rest.split("```").next());
    let in_blocks = in_blocks.flat_map(str::lines);
    let outside = text.split("```").step_by(2);
    let quoted = outside.flat_map(|part| part.split('`').skip(1).step_by(2));
    let arguments = |command: &str| {
        let starts = ["cargo run -- ", "./swords ", "swords "];
        starts.iter().find_map(|start| command.strip_prefix(start)).map(str::to_owned)
    };
    in_blocks.chain(quoted).filter_map(arguments).collect()
}

#[test]
fn every_command_of_the_readme_runs() {
    let place = Place::new();
    let commands = commands();
    assert!(commands.len() > 8, "{commands:?}");
    for shown in commands {
        let name = shown.split(' ').next().unwrap_or_default();
        if !LASTING.contains(&name) {
            let output = place.run(&shown, "");
            let said = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "swords {shown}: {said}");
            continue;
        }
        let port = if name == "watch" { "" } else { " --port 0" };
        // With an empty `PATH`, the program finds no browser to open.
        let mut command = place.command(&format!("{shown}{port}"));
        let mut child = command.env("PATH", "").spawn().expect("it starts");
        let mut lines = BufReader::new(child.stdout.take().expect("its words")).lines();
        let first = lines.next().and_then(Result::ok);
        child.kill().expect("it goes on");
        child.wait().expect("it ends");
        assert!(first.is_some_and(|line| !line.is_empty()), "swords {shown} says nothing");
    }
}

#[test]
fn the_reference_is_written() {
    let place = Place::empty();
    let output = place.run("export reference --out pages", "");
    assert!(output.status.success());
    let page = |name: &str| fs::read_to_string(place.path("pages").join(name)).expect("a page");
    let files = page("files-blind-swords.md");
    assert!(files.contains("\n## `units.yaml`\n") && files.contains("\n## `cases/*.yaml`\n"));
    assert!(page("files-brigade-battles.md").contains("\n## `scenarios/*.yaml`\n"));
    assert!(page("diagnostics.md").contains("\n## E-REF-HEX\n"));
    assert!(page("functions.md").contains("\n- `choose_unit("));
    assert!(page("commands.md").contains("\n## swords export reference\n"));
}
