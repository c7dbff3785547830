//! Saves whose package changes after they were written.

use std::fs;

use crate::program::Place;

/// A place with a finished match of the package `own`, which can be edited.
fn place() -> Place {
    let place = Place::new();
    place.run("new own --copy stonewalls-sword", "");
    place.run("play own --plain --usa random --csa random --seed 11 --save r.jsonl", "");
    place
}

/// Removes the kept packages, as on the machine of another player.
fn forget(place: &Place) {
    fs::remove_dir_all(place.path("saves/packages")).expect("the program keeps packages");
}

/// Replaces a text in a file of the package.
fn edit(place: &Place, file: &str, from: &str, to: &str) {
    let path = place.path("games/own").join(file);
    let text = fs::read_to_string(&path).expect("a file of the package");
    assert!(text.contains(from), "{file} contains {from}");
    fs::write(path, text.replacen(from, to, 1)).expect("writable");
}

/// Changes the contents of the package, but not the rules of the match.
fn add_a_remark(place: &Place) {
    edit(place, "units.yaml", "{name: 46th PA", "{name:  46th PA");
}

fn move_a_unit(place: &Place) {
    edit(place, "scenarios/valley-vengeance.yaml", "\"1614\": [1st-va]", "\"1715\": [1st-va]");
}

fn save(place: &Place) -> String {
    fs::read_to_string(place.path("r.jsonl")).expect("the save")
}

/// Every command that opens a save tells that its package has changed, and which file, even if all
/// answers still fit. None of them writes.
#[test]
fn every_door_tells_that_the_package_has_changed() {
    for (change, file) in [
        (add_a_remark as fn(&Place), "units.yaml"),
        (move_a_unit, "scenarios/valley-vengeance.yaml"),
    ] {
        let place = place();
        let before = save(&place);
        change(&place);
        forget(&place);
        for (command, is_look) in [
            ("replay r.jsonl --verify", false),
            ("play r.jsonl --plain", false),
            ("replay r.jsonl", true),
            ("export report r.jsonl", true),
        ] {
            let seen = place.seen(command, "");
            let told = format!("the package `own` has changed since this save was written: {file}");
            assert!(seen.contains(&told), "{seen}");
            assert!(is_look || seen.contains("swords save upgrade r.jsonl"), "{seen}");
            assert!(is_look || seen.ends_with("[exit 1]"), "{seen}");
        }
        assert_eq!(save(&place), before);
        assert!(!place.path("r.jsonl.damaged").exists());
    }
}

/// A match that no longer fits is shown up to the answer that the changed package refuses.
#[test]
fn a_changed_match_is_shown_as_far_as_it_agrees() {
    let place = place();
    move_a_unit(&place);
    forget(&place);
    let output = place.run("replay r.jsonl", "");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stdout).lines().count() > 20);
}

/// An upgrade writes a new file, which fits the changed package, and names the first answer that
/// the package refuses.
#[test]
fn an_upgrade_keeps_the_answers_up_to_a_refused_one() {
    let place = place();
    let before = save(&place);
    assert!(place.seen("save upgrade r.jsonl", "").ends_with("[exit 2]"), "nothing has changed");
    add_a_remark(&place);
    let whole = place.seen("save upgrade r.jsonl", "");
    assert!(whole.contains("r-upgraded-1.jsonl has all 1065 answers"), "{whole}");
    let verified = place.seen("replay r-upgraded-1.jsonl --verify", "");
    assert!(verified.contains("1065 answers and 5 boards agree"), "{verified}");
    move_a_unit(&place);
    let part = place.seen("save upgrade r.jsonl -o new.jsonl", "");
    assert!(part.contains("new.jsonl has the first 181 of 1065 answers"), "{part}");
    assert!(part.contains("line 183 is invalid: expected one of "), "{part}");
    let verified = place.seen("replay new.jsonl --verify", "");
    assert!(verified.contains("181 answers and 0 boards agree"), "{verified}");
    let again = place.seen("save upgrade r.jsonl -o new.jsonl", "");
    assert!(again.contains("already exists") && again.ends_with("[exit 1]"), "{again}");
    assert_eq!(save(&place), before);
}

/// A finished match with a damaged line is not played to another end.
#[test]
fn a_finished_match_is_not_continued() {
    let place = place();
    let text = save(&place);
    let at = text.lines().count() - 20;
    let lines = text.lines().enumerate();
    let damaged: String = lines
        .map(|(n, line)| if n == at { "{}\n".to_owned() } else { format!("{line}\n") })
        .collect();
    place.write("r.jsonl", &damaged);
    let seen = place.seen("play r.jsonl --plain", "");
    assert!(seen.contains("this match is finished") && seen.ends_with("[exit 1]"), "{seen}");
    assert_eq!(save(&place), damaged);
}

/// The program keeps the package of a save, so that the match is the same after the package changes
/// or is lost. It says so.
#[test]
fn a_match_goes_on_with_the_kept_package() {
    let place = place();
    move_a_unit(&place);
    let kept = "scenarios/valley-vengeance.yaml changed. This match uses the earlier version";
    for command in ["replay r.jsonl --verify", "play r.jsonl --plain", "export report r.jsonl"] {
        let seen = place.seen(command, "");
        assert!(seen.ends_with("[exit 0]"), "{seen}");
        assert!(seen.contains(kept), "{seen}");
    }
    fs::remove_dir_all(place.path("games/own")).expect("the package is there");
    let seen = place.seen("replay r.jsonl --verify", "");
    assert!(seen.contains("1065 answers and 5 boards agree"), "{seen}");
    let packages = fs::read_dir(place.path("saves/packages")).expect("the program keeps packages");
    for package in packages {
        fs::write(package.expect("a file").path(), "{}").expect("writable");
    }
    let seen = place.seen("replay r.jsonl --verify", "");
    assert!(seen.ends_with("[exit 1]"), "a damaged package is not used: {seen}");
}
