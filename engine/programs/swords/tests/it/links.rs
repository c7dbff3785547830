//! What a package links to is not written.

#![cfg(unix)]

use std::fs;
use std::os::unix::fs::symlink;

use super::program::Place;

/// A package whose copies of the schemas lead to a file, or a folder, that is none of its own.
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
