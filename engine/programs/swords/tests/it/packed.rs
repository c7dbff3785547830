//! Battles in one file: packed, opened in every command that opens a folder, and refused.

use std::fs;

use crate::program::Place;

/// Returns a place that contains a packed battle and nothing else, and the content hash.
fn sent() -> (Place, String) {
    let author = Place::empty();
    author.run("new two-mile-creek", "");
    let packed = author.seen("pack two-mile-creek", "");
    let content = packed.split("content ").nth(1).and_then(|rest| rest.split_whitespace().next());
    let content = content.unwrap_or_else(|| panic!("{packed}")).to_owned();
    let player = Place::empty();
    player.write(
        "two-mile-creek.swords",
        fs::read(author.path("two-mile-creek.swords")).expect("a file"),
    );
    (player, content)
}

/// Returns the names of all files in the place.
fn files(place: &Place) -> Vec<String> {
    let names = fs::read_dir(place.path("")).expect("a folder").flatten();
    let mut names: Vec<String> =
        names.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn the_help_of_pack_reads_well() {
    insta::assert_snapshot!(Place::empty().seen("pack --help", ""));
}

/// A player elsewhere needs only the file.
#[test]
fn a_packed_battle_is_opened_like_a_folder() {
    let (place, content) = sent();
    for arguments in [
        "validate two-mile-creek.swords",
        "validate two-mile-creek",
        "test two-mile-creek.swords",
        "look moves two-mile-creek.swords 1st-ohio",
        "run simulate two-mile-creek.swords --games 2 --seed 1",
        "export map two-mile-creek.swords -o -",
        "diff two-mile-creek.swords --from two-mile-creek.swords",
    ] {
        let seen = place.seen(arguments, "");
        let unknown_unit = arguments.starts_with("look");
        assert!(seen.ends_with("[exit 0]") || unknown_unit && !seen.contains("package"), "{seen}");
    }
    let listed = place.seen("games --games . --format json", "");
    assert!(listed.contains(&content) && listed.contains("two-mile-creek.swords"), "{listed}");
    let started = place.seen("play two-mile-creek.swords --plain --save match.jsonl --seed 1", "");
    assert!(started.ends_with("[exit 0]"), "{started}");
    let resumed = place.seen("play match.jsonl --plain", "");
    assert!(resumed.ends_with("[exit 0]"), "{resumed}");
    let written = ["match.jsonl", "saves", "two-mile-creek.swords"];
    assert_eq!(files(&place), written, "the folder of saves has the package of the match");
}

/// A save names the battle by its content, so that an opponent can get the same.
#[test]
fn a_save_asks_for_the_battle_by_its_content() {
    let (place, content) = sent();
    place.run("play two-mile-creek.swords --plain --save match.jsonl --seed 1", "");
    let elsewhere = Place::empty();
    elsewhere.write("match.jsonl", fs::read(place.path("match.jsonl")).expect("a save"));
    drop(place);
    let missing = elsewhere.seen("replay match.jsonl", "");
    assert!(missing.contains("unknown packed battle"), "{missing}");
    assert!(missing.contains(&content) && missing.contains("get it from its author"), "{missing}");
    let (other, _) = sent();
    let battle = fs::read(other.path("two-mile-creek.swords")).expect("a file");
    elsewhere.write("two-mile-creek.swords", battle);
    let found = elsewhere.seen("replay match.jsonl", "");
    assert!(found.ends_with("[exit 0]"), "{found}");
}

/// A faulty package is refused with the findings of `validate`, and no file is written.
#[test]
fn a_faulty_package_is_not_packed() {
    let place = Place::empty();
    place.run("new two-mile-creek", "");
    let units = place.path("two-mile-creek/units.yaml");
    let text = fs::read_to_string(&units).expect("a text");
    fs::write(&units, text.replace("brigade:", "brigades:")).expect("a writable place");
    let (validated, packed) =
        (place.seen("validate two-mile-creek", ""), place.seen("pack two-mile-creek", ""));
    assert!(packed.contains("error[") && packed.ends_with("[exit 1]"), "{packed}");
    assert_eq!(validated.split_once('\n').map(|it| it.1), packed.split_once('\n').map(|it| it.1));
    let named = place.seen("pack stonewalls-sword -o battle.zip", "");
    assert!(named.contains("expected a name ending in .swords"), "{named}");
    assert_eq!(files(&place), ["two-mile-creek"]);
}

/// A damaged file has one error in every command, and leaves nothing behind.
#[test]
fn a_damaged_battle_is_refused_in_words() {
    let (place, _) = sent();
    let whole = fs::read(place.path("two-mile-creek.swords")).expect("a file");
    place.write("two-mile-creek.swords", &whole[..whole.len() / 2]);
    for command in ["validate", "test", "play --plain", "pack", "run simulate", "export map -o -"] {
        let seen = place.seen(&format!("{command} two-mile-creek.swords"), "");
        assert!(seen.contains("two-mile-creek.swords` is damaged"), "{seen}");
        assert!(seen.contains("get the file again from its author"), "{seen}");
        assert!(seen.ends_with("[exit 1]"), "{seen}");
    }
    for command in ["watch", "format"] {
        let seen = place.seen(&format!("{command} two-mile-creek"), "");
        assert!(seen.contains("it is a packed battle") && seen.ends_with("[exit 2]"), "{seen}");
    }
    assert_eq!(files(&place), ["two-mile-creek.swords"]);
}

/// A copy of a packed battle is a folder that can be changed.
#[test]
fn a_packed_battle_becomes_a_folder_again() {
    let (place, _) = sent();
    let copied = place.seen("new mine --copy two-mile-creek.swords", "");
    assert!(copied.contains("mine: ") && copied.ends_with("[exit 0]"), "{copied}");
    let validated = place.seen("validate mine", "");
    assert!(validated.contains("0 errors, 0 warnings"), "{validated}");
}
