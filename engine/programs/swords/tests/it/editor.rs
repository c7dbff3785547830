//! The language server with the client of a real editor, over standard input and output. Without
//! Neovim the test prints a note and passes, or fails if `NEED_EDITOR` is set.

use std::process::Command;

use crate::program::Place;

#[test]
fn neovim_mends_and_renames() {
    if Command::new("nvim").arg("--version").output().is_err() {
        assert!(std::env::var_os("NEED_EDITOR").is_none(), "nvim is not installed");
        eprintln!(
            "*** The language server was NOT tested with an editor: nvim is not installed. ***"
        );
        return;
    }
    let place = Place::empty();
    assert!(place.run("new my-battle", "").status.success());
    let session = concat!("luafile ", env!("CARGO_MANIFEST_DIR"), "/tests/it/editor.lua");
    let mut editor = Command::new("nvim");
    editor.args(["--headless", "-u", "NONE", "-c", session]).current_dir(place.path("my-battle"));
    editor.env("SWORDS", env!("CARGO_BIN_EXE_swords")).env("SWORDS_SAVES", place.path("saves"));
    let output = editor.output().expect("the editor ends");
    insta::assert_snapshot!(String::from_utf8_lossy(&output.stdout));
    // The id has its new name in every file.
    let report = place.seen("validate my-battle", "");
    assert!(report.contains("[exit 0]"), "{report}");
}
