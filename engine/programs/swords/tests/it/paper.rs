//! Printed maps and counters.

#[cfg(feature = "pdf")]
mod printed;

use crate::program::Place;

/// Every unit of a game has a counter with both sides.
#[test]
fn every_unit_has_a_counter() {
    let place = Place::empty();
    let counters = place.seen("export map stonewalls-sword --counters -o -", "");
    for words in ["46th PA", "10-Rf-5", "5-Rf-4", "Cra·Wil", "Fortunes", "Disrupted"] {
        assert!(counters.contains(words), "{words}");
    }
    // Cavalry that can dismount has a second counter.
    let mounted = place.seen("export map kernstown-1862 --counters -o -", "");
    assert!(mounted.contains(" on foot<"));
}

/// Markers placed by a scenario's scripts before the first turn appear on its map and on no other.
#[test]
fn a_map_has_what_its_scenario_lays_down() {
    let place = Place::empty();
    let drawn = |of: &str| place.seen(&format!("export map port-republic-1862 {of} -o -"), "");
    let bridge = "<title>North River bridge";
    assert!(drawn("--scenario between-the-rivers").contains(bridge));
    assert!(!drawn("").contains(bridge));
}

#[test]
fn what_cannot_be_printed_is_refused() {
    let place = Place::empty();
    for (arguments, words) in [
        ("export map stonewalls-sword --paper a4 -o map.svg", "cannot use --paper"),
        ("export map stonewalls-sword --scenario no -o map.pdf", "unknown scenario"),
        #[cfg(not(feature = "pdf"))]
        ("export map stonewalls-sword -o map.pdf", "--features pdf"),
        (
            "export map stonewalls-sword --counters --scenario valley-vengeance -o x.pdf",
            "cannot be used with",
        ),
    ] {
        let output = place.run(arguments, "");
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{arguments}: {told}");
        assert!(told.contains(words), "{arguments}: {told}");
    }
    assert!(!place.path("map.svg").exists() && !place.path("map.pdf").exists());
}
