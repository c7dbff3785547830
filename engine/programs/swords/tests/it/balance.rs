//! Output of the balance report.

use super::program::Place;

#[test]
fn a_scenario_is_told_of_and_drawn() {
    let place = Place::empty();
    let command = "run balance stonewalls-sword --scenario valley-vengeance --usa attack --csa hold \
                   --games 8 --seed 5 --html page.html";
    insta::assert_snapshot!(place.seen(command, ""));
    let page = std::fs::read_to_string(place.path("page.html")).expect("a page");
    for told in ["<h2>Valley Vengeance</h2>", "enemy infantry lost", "<polyline", "</html>"] {
        assert!(page.contains(told), "{told}");
    }
}

#[test]
fn who_names_no_scenario_hears_of_all() {
    let place = Place::empty();
    let command = "run balance kernstown-1862 --usa random --csa random --games 2 --format json";
    let told: serde_json::Value =
        serde_json::from_slice(&place.run(command, "").stdout).expect("JSON");
    let told = told.as_array().expect("scenarios");
    let ids: Vec<_> = told.iter().map(|scenario| scenario["scenario"].as_str()).collect();
    assert_eq!(ids, [Some("the-stone-wall"), Some("a-sabbath-attack")]);
    // Historical losses are shown only for the scenario that covers the whole battle.
    assert_eq!(told[1]["history"]["csa"], 14.0);
    assert!(told[0]["history"].is_null());
}
