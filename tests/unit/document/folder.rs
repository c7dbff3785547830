use std::borrow::Cow;
use std::fs;

use document::{Archive, Folder, Unread};

static FILES: [(&str, &str); 4] = [
    ("first/game.yaml", "id: first"),
    ("first/scripts/own.rhai", "fn a() {}"),
    ("first-again/game.yaml", "id: first-again"),
    ("second/game.yaml", "id: second"),
];
static ARCHIVE: Archive = Archive {
    name: "built-in games",
    paths: || FILES.iter().map(|(path, _)| Cow::Borrowed(*path)).collect(),
    read: |path| {
        let found = FILES.iter().find(|(known, _)| *known == path);
        found.map(|(_, text)| Cow::Borrowed(text.as_bytes()))
    },
};

fn sorted(folder: &Folder) -> Vec<String> {
    let mut names = folder.names().expect("a folder");
    names.sort();
    names
}

/// The files embedded in the program equal the files on disk.
#[test]
fn an_archive_is_a_folder_as_on_disk() {
    let place = tempfile::tempdir().expect("a folder");
    for (path, text) in FILES {
        let path = place.path().join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    }
    for root in [Folder::on_disk(place.path()), Folder::built_in(&ARCHIVE)] {
        assert_eq!(sorted(&root), ["first", "first-again", "second"]);
        let first = root.join("first");
        assert_eq!(sorted(&first), ["game.yaml", "scripts"]);
        assert!(first.is_there() && first.has("game.yaml") && first.has_any("scripts"));
        assert!(!first.has("scripts") && !first.has("../second/game.yaml/.."));
        assert!(!root.join("third").is_there() && !root.join("firs").is_there());
        assert_eq!(first.beside("second").expect("a place").name(), Some("second"));
        assert!(first.beside("second").expect("a place").is_there());
        let files = first.files().expect("files");
        let files: Vec<_> = files.iter().map(|(path, bytes)| (&**path, bytes.len())).collect();
        assert_eq!(files, [("game.yaml", 9), ("scripts/own.rhai", 9)]);
        assert!(matches!(first.read("scripts", 9), Err(Unread::NoFile)));
    }
    let shown = Folder::built_in(&ARCHIVE).join("first").to_string();
    assert_eq!(shown, "built-in games/first");
}
