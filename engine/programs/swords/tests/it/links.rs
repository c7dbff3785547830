//! Commands never write through links in a package.

#![cfg(unix)]

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};

use super::program::Place;

/// The program refuses schema copies that are links to a file or folder outside the package.
#[test]
fn nothing_is_written_through_links() {
    for to_folder in [false, true] {
        let place = Place::new();
        place.run("new elsewhere/mine", "");
        let schemas = place.path("elsewhere/mine/.schemas");
        fs::remove_dir_all(&schemas).unwrap_or_default();
        let outside = place.path("outside");
        fs::create_dir(&outside).expect("a folder");
        let victim = outside.join("game.schema.json");
        fs::write(&victim, "mine").expect("a file");
        if to_folder {
            symlink(&outside, &schemas).expect("a link");
        } else {
            fs::create_dir(&schemas).expect("a folder");
            symlink(&victim, schemas.join("game.schema.json")).expect("a link");
        }
        let output = place.run("format elsewhere/mine", "");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(fs::read_to_string(&victim).expect("it is there"), "mine");
        assert!(!output.status.success() && said.contains("is a link"), "{said}");
        assert_eq!(fs::read_dir(&outside).expect("a folder").count(), 1);
    }
}

/// The program detects a linked schema folder even if only copies in its subfolders are outdated.
#[test]
fn nothing_is_written_below_a_link() {
    let place = Place::new();
    place.run("new elsewhere/mine", "");
    let (schemas, outside) = (place.path("elsewhere/mine/.schemas"), place.path("outside"));
    fs::rename(&schemas, &outside).expect("it is moved");
    symlink(&outside, &schemas).expect("a link");
    let victim = outside.join("overlay/game.schema.json");
    fs::write(&victim, "mine").expect("a file");
    let output = place.run("format elsewhere/mine", "");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success() && said.contains(".schemas is a link"), "{said}");
    assert_eq!(fs::read_to_string(&victim).expect("it is there"), "mine");
}

/// The creation of a package does not follow a dangling link.
#[test]
fn nothing_is_made_where_a_link_leads() {
    let place = Place::new();
    for command in ["new", "new --copy kernstown-1862"] {
        for name in ["mine", "elsewhere/mine"] {
            let link = if name == "mine" { place.path("games/mine") } else { place.path(name) };
            fs::create_dir_all(link.parent().expect("a folder")).expect("a folder");
            let _ = fs::remove_file(&link);
            symlink(place.path("outside"), &link).expect("a link");
            let output = place.run(&format!("{command} {name}"), "");
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(!output.status.success() && said.contains("already exists"), "{said}");
            assert!(!place.path("outside").exists(), "{command} {name}");
        }
    }
}

/// Formatting replaces a file that has a second hard link, so that the file's other name keeps the
/// old contents. Reading such a file is allowed.
#[test]
fn another_name_of_a_file_keeps_it() {
    let place = Place::new();
    place.run("new elsewhere/mine", "");
    let (own, other) = (place.path("elsewhere/mine/game.yaml"), place.path("other"));
    let untidy = fs::read_to_string(&own).expect("a file") + "\n\n\n";
    fs::write(&own, &untidy).expect("a file");
    fs::set_permissions(&own, fs::Permissions::from_mode(0o640)).expect("a mode");
    fs::hard_link(&own, &other).expect("a link");
    assert!(place.run("format elsewhere/mine", "").status.success());
    assert_eq!(fs::read_to_string(&other).expect("it is there"), untidy);
    assert_ne!(fs::read_to_string(&own).expect("it is there"), untidy);
    assert_eq!(fs::metadata(&own).expect("it is there").permissions().mode() & 0o777, 0o640);
}
