//! Packed battles that a library takes into memory.

use document::packed::Packed;
use document::{Folder, PackageHash, packing};
use registry::{ALL, Folders, GAMES, OPENINGS};
use session::Library;

/// Returns the first built-in game as a packed battle, and its name in a library.
fn packed() -> (Vec<u8>, String) {
    let games = Folder::built_in(&GAMES);
    let game = games.names().expect("they are built in").swap_remove(0);
    let folder = games.join(&game);
    let sources = Folders::new("", &ALL).before(&GAMES).read(&folder).expect("it is readable");
    let content = PackageHash::of(&sources).to_string();
    (packing::pack(&sources), format!("{game}@{}", &content[..16]))
}

/// A library without games plays a received battle under the name of its content, in all its
/// clones.
#[test]
fn a_received_battle_is_named_by_its_content() {
    let (bytes, name) = packed();
    let library = Folders::new("/nowhere", &OPENINGS);
    let clone = library.clone();
    assert!(library.names().is_empty());
    for _ in 0..2 {
        let received = library.receive(Packed::from_bytes("battle.swords", &bytes));
        assert_eq!(received.as_ref(), Ok(&name));
    }
    assert_eq!(clone.names(), std::slice::from_ref(&name));
    let edition = clone.open(&name).expect("it opens");
    assert!(name.ends_with(&edition.hash()[..16]), "{name} is {}", edition.hash());
    assert_eq!(library.lasting_name(&name), name);
    // A program with the same game finds it by its id.
    let other = Folders::new("/nowhere", &OPENINGS).before(&GAMES);
    assert_eq!(other.open(&name).expect("it opens").hash(), edition.hash());
}

#[test]
fn a_refused_battle_leaves_nothing_behind() {
    let (bytes, _) = packed();
    let library = Folders::new("/nowhere", &OPENINGS);
    let refused = library.receive(Packed::from_bytes("half.swords", &bytes[..bytes.len() / 2]));
    assert!(refused.expect_err("it is refused").contains("half.swords` is damaged"));
    assert!(library.names().is_empty());
}
