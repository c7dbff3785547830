//! The static program runs in an otherwise empty root: no libraries, games, folders or home. `STATIC` names the program.
//! Without the variable, the test passes.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;
use tempfile::TempDir;

use crate::hosting::asked;

/// Starts the program in the root with arguments.
fn inside(root: &Path, arguments: &str) -> Command {
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n");
    let mut command = match is_root {
        true => Command::new("chroot"),
        false => Command::new("unshare"),
    };
    if !is_root {
        command.args(["--map-root-user", "chroot"]);
    }
    command.arg(root).arg("/swords").args(arguments.split_whitespace()).stdin(Stdio::null());
    for variable in ["HOME", "SWORDS_GAMES", "SWORDS_SAVES", "XDG_DATA_HOME"] {
        command.env_remove(variable);
    }
    command
}

fn printed(root: &Path, arguments: &str) -> String {
    let output = inside(root, arguments).output().expect("it starts");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments}: {said}");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn the_static_program_needs_nothing_else() {
    let Some(program) = std::env::var_os("STATIC") else { return };
    let folder = TempDir::new().expect("a folder");
    let root = folder.path();
    fs::copy(program, root.join("swords")).expect("the program");
    if !inside(root, "--version").status().is_ok_and(|status| status.success()) {
        assert!(std::env::var_os("NEED_ROOT").is_none(), "neither root nor a namespace of users");
        eprintln!("*** THE EMPTY ROOT WAS NOT TRIED: neither root nor a namespace of users ***");
        return;
    }
    let games: Value = serde_json::from_str(&printed(root, "games --format json")).expect("JSON");
    let games = games.as_array().expect("a list").iter();
    let games: Vec<&str> = games.filter_map(|game| game["id"].as_str()).collect();
    assert!(games.len() > 3, "{games:?}");
    for game in &games {
        let save = format!("/{game}.jsonl");
        let bots = "--plain --usa random --csa random --seed 1862";
        printed(root, &format!("play {game} {bots} --save {save}"));
        printed(root, &format!("replay {save} --verify"));
    }
    printed(root, &format!("play {} --plain --seed 1", games[0]));
    assert!(fs::read_dir(root.join("saves")).is_ok_and(|mut saves| saves.next().is_some()));
    printed(root, "export site --out /page");
    for file in ["index.html", "service.js", "engine/swords.wasm.packed"] {
        let size = fs::metadata(root.join("page").join(file)).map_or(0, |file| file.len());
        assert!(size > 0, "the page without a server lacks {file}");
    }
    let mut server =
        inside(root, "serve --port 0").stdout(Stdio::piped()).spawn().expect("it starts");
    let mut lines = BufReader::new(server.stdout.take().expect("output")).lines();
    let first = lines.next().expect("a line").expect("text");
    let address = first.rsplit("http://").next().expect("an address").trim_end_matches('/');
    let page = asked(address, "GET", "/", "");
    let script = asked(address, "GET", "/assets/js/main.js", "");
    server.kill().and_then(|()| server.wait()).expect("it ends");
    assert!(page.contains("<script") && script.contains("import"), "{page}\n{script}");
}
