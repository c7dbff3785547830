//! Order of the ids in all packages. A save holds indices into these lists, so a change of index
//! makes saves refer to wrong items without an error. If this snapshot changes, the package with
//! the changed lists needs a new version.

use std::fmt::Write;
use std::fs;

use black_box::root;
use blind_swords::game::{Game, Scenario};
use blind_swords_documents::document::Folder;
use brigade_battles::game as brigades;
use brigade_battles_documents::BRIGADE_BATTLES;
use kernel::HexId;
use laboratory::trace::rules_of;

use super::{folders, name, sources};

#[test]
fn ids_keep_their_order() {
    for folder in folders() {
        let loaded =
            blind_swords_documents::load_sources(&sources(&folder)).expect("a good package");
        insta::assert_snapshot!(name(&folder), listed(&loaded.game));
    }
}

#[test]
fn ids_of_the_brigade_battles_keep_their_order() {
    let games = fs::read_dir(root().join("games")).expect("the packages").flatten();
    let ids = games.map(|game| name(&game.path()));
    for package in ids.filter(|id| rules_of(&root(), id).as_deref() == Some(BRIGADE_BATTLES.id)) {
        let folder = Folder::on_disk(root().join("games").join(&package));
        let sources = blind_swords_documents::Sources::read(&[&BRIGADE_BATTLES], &folder, &[]);
        let report = brigade_battles_documents::inspect(&sources.expect("the package can be read"));
        let loaded = report.loaded.expect("a good package");
        insta::assert_snapshot!(package, listed_brigades(&loaded.game));
    }
}

/// Lists of ids in one package, as a string. Each line is one list, with the ids in the order of
/// their indices.
#[derive(Default)]
struct Lists(String);

impl Lists {
    fn add<'a>(&mut self, what: &str, names: impl IntoIterator<Item = &'a String>) {
        let names: Vec<&str> = names.into_iter().map(String::as_str).collect();
        if !names.is_empty() {
            writeln!(self.0, "{what}: {}", names.join(", ")).expect("memory takes text");
        }
    }

    /// Adds a line about the grid, with the number of hexes and the numbers of the first and last
    /// hex.
    fn add_grid(&mut self, grid: &kernel::Grid) {
        let last = HexId(u16::try_from(grid.len() - 1).expect("grids are small"));
        let (first, last) = (grid.number(HexId(0)), grid.number(last));
        writeln!(self.0, "hexes: {}, {first} to {last}", grid.len()).expect("memory takes text");
    }
}

fn listed(game: &Game) -> String {
    let mut lists = Lists::default();
    lists.add_grid(&game.map.grid);
    let terrain = &game.terrain;
    lists.add("terrain", terrain.kinds.iter().map(|it| &it.id));
    lists.add("grades", terrain.grades.iter().map(|it| &it.id));
    lists.add("features", terrain.features.iter().map(|it| &it.id));
    lists.add("roads", game.map.roads.iter().map(|it| &it.name));
    lists.add("units", game.units.iter().map(|it| &it.id));
    lists.add("brigades", game.brigades.iter().map(|it| &it.id));
    lists.add("divisions", game.divisions.iter().map(|it| &it.id));
    lists.add("chits", game.chits.iter().map(|it| &it.id));
    lists.add("traits", game.traits.iter().map(|it| &it.id));
    lists.add("arms", game.own_arms.iter().map(|it| &it.id));
    lists.add("weapons", game.weapons.iter().map(|it| &it.id));
    lists.add("markers", game.markers.iter().map(|it| &it.id));
    lists.add("ground markers", game.ground_markers.iter().map(|it| &it.id));
    let nights: Vec<String> = game.nights.iter().map(|night| night.when().to_owned()).collect();
    lists.add("nights", &nights);
    lists.add("fire shifts", game.fire_shifts.iter().map(|it| &it.id));
    lists.add("close combat shifts", game.close_shifts.iter().map(|it| &it.id));
    lists.add("scripts of the Fog of War", game.fog_scripts.iter().map(|it| &it.name));
    lists.add("scenarios", game.scenarios.iter().map(|it| &it.id));
    for scenario in &game.scenarios {
        list_scenario(&mut lists, scenario);
    }
    lists.0
}

fn list_scenario(lists: &mut Lists, scenario: &Scenario) {
    let of = |what: &str| format!("{} of {}", what, scenario.id);
    lists.add(&of("options"), scenario.options.iter().map(|it| &it.id));
    lists.add(&of("tracks"), scenario.tracks.iter().map(|it| &it.id));
    lists.add(&of("variables"), &scenario.vars);
    lists.add(&of("deployments"), scenario.deployments.iter().map(|it| &it.name));
    lists.add(&of("triggers"), scenario.triggers.iter().map(|it| &it.call));
}

fn listed_brigades(game: &brigades::Game) -> String {
    let mut lists = Lists::default();
    lists.add_grid(&game.map.grid);
    lists.add("terrain", game.charts.terrain.kinds.iter().map(|it| &it.id));
    lists.add("units", game.units.iter().map(|it| &it.id));
    lists.add("leaders", game.leaders.iter().map(|it| &it.id));
    lists.add("divisions", game.divisions.iter().map(|it| &it.id));
    lists.add("scenarios", game.scenarios.iter().map(|it| &it.id));
    for scenario in &game.scenarios {
        let of = |what: &str| format!("{} of {}", what, scenario.id);
        lists.add(&of("options"), scenario.options.iter().map(|it| &it.id));
        lists.add(&of("arrivals"), scenario.arrivals.iter().map(|it| &it.name));
    }
    lists.0
}
