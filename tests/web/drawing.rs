//! Drawings of the map. Nothing extends beyond the frame, and counters show their printed values.

use std::fs;
use std::path::Path;

use black_box::{TestLibrary, files_under, game, root, setup};
use blind_swords::game::UnitId;
use blind_swords::{BlindSwords, describe};
use blind_swords_documents::Loaded;
use blind_swords_table::drawing::{self, Sheet};
use blind_swords_table::stream::{Purpose, Stream};
use blind_swords_table::{AnyMatch, Edition, Match, Seat, library};
use kernel::{Reader, Viewing};
use session::Printed as _;

/// Returns the position and the content of every label in a drawing.
fn texts(drawing: &str) -> Vec<(f64, f64, &str)> {
    let number = |element: &str, name: &str| {
        let (_, rest) = element.split_once(&format!(" {name}=\""))?;
        rest.split_once('"')?.0.parse().ok()
    };
    let text = |element: &'_ str| {
        let (attributes, words) = element.split_once('>')?;
        let (x, y) = (number(attributes, "x")?, number(attributes, "y")?);
        Some((x, y, words.split_once('<')?.0.len()))
    };
    let pieces = drawing.split("<text");
    let found = pieces.filter_map(|piece| {
        let (x, y, length) = text(piece)?;
        let words = piece.split_once('>')?.1;
        Some((x, y, &words[..length]))
    });
    found.collect()
}

fn size(drawing: &str) -> (f64, f64) {
    let (_, sizes) = drawing.split_once("viewBox=\"0 0 ").expect("a size");
    let (sizes, _) = sizes.split_once('"').expect("a size");
    let (width, height) = sizes.split_once(' ').expect("two numbers");
    (width.parse().expect("a number"), height.parse().expect("a number"))
}

/// Loads the narrow battle that `swords new` creates.
fn narrow(folder: &Path) -> Loaded {
    let template = root().join("engine/systems/registry/template/blind-swords");
    for file in files_under(&template, "yaml").into_iter().chain(files_under(&template, "rhai")) {
        let copy = folder.join(file.strip_prefix(&template).expect("a file below"));
        let text = fs::read_to_string(&file).expect("a text");
        let text = text.replace("{id}", "hill").replace("{title}", "Hill");
        fs::create_dir_all(copy.parent().expect("a folder")).expect("a folder");
        fs::write(copy, text).expect("a file");
    }
    library::open(folder).expect("a package").0
}

/// The legend fits into the frame of the narrowest and of the widest map.
#[test]
fn no_word_of_the_legend_runs_over_the_frame() {
    let folder = tempfile::tempdir().expect("a folder");
    let template = narrow(&folder.path().join("hill"));
    let games = TestLibrary::packages().into_iter().map(|id| game(&id).0);
    for loaded in games.chain([template]) {
        let sheet = Sheet::new(&loaded.game, Some(&loaded.documents));
        let drawing = drawing::draw(&sheet, None);
        let (width, height) = size(&drawing);
        let legend: Vec<_> =
            texts(&drawing).into_iter().skip_while(|text| text.2 != "Levels").collect();
        assert!(legend.len() > 4, "{}: no legend", loaded.game.title);
        for (x, y, words) in legend {
            let end = x + words.chars().count() as f64 * 7.2;
            assert!(end < width - 18.0 && y < height - 18.0, "{}: {words}", loaded.game.title);
        }
    }
}

/// The descriptions of the two hexes beside a wall name the wall.
#[test]
fn the_page_is_told_where_a_wall_runs() {
    let geometry = game("kernstown-1862").1.geometry();
    let page: serde_json::Value = serde_json::from_str(&geometry).expect("JSON");
    let hexes = page["map"]["hexes"].as_array().expect("hexes");
    let walled = |id: &str| {
        let hex = hexes.iter().find(|hex| hex["id"] == id).expect("on the map");
        let sides = hex["sides"].as_array().expect("hexsides");
        let told = |side: &&serde_json::Value| side["words"].to_string().contains("stone wall");
        sides.iter().filter(told).count()
    };
    assert_eq!(["0914", "0915", "0615"].map(walled), [1, 3, 1]);
}

/// The legend explains each kind of line that is on the map, and no other kind.
#[test]
fn the_legend_tells_what_is_on_the_map() {
    let legend = |id: &str| -> Vec<String> {
        let loaded = game(id).0;
        let drawing = drawing::draw(&Sheet::new(&loaded.game, Some(&loaded.documents)), None);
        let words = texts(&drawing).into_iter().map(|text| text.2.to_owned());
        words.skip_while(|words| words != "Levels").collect()
    };
    let has = |legend: &[String], words: &str| legend.iter().any(|entry| entry == words);
    let (first, second) = (legend("stonewalls-sword"), legend("kernstown-1862"));
    for words in ["Pike", "Lane", "Stream", "Steep slope"] {
        assert!(has(&first, words), "{words}: {first:?}");
    }
    for words in ["Turnpike", "Trail", "Stone wall"] {
        assert!(has(&second, words) && !has(&first, words), "{words}: {second:?}");
    }
    assert!(!has(&second, "Pike"));
}

/// Plays a match at random, in which cavalry dismounts whenever it can.
fn with_cavalry_on_foot() -> Match {
    let mut bot = Stream::new(7, Purpose::UsaBot);
    let setup = setup("kernstown-1862", "a-sabbath-attack", 7);
    let opened = TestLibrary.open(&setup.package).expect("a package");
    let rules = opened.rules(&setup.scenario, &setup.options).expect("they fit");
    let mut game = Match::new(setup, &opened.hash, rules).expect("a match");
    for _ in 0..6000 {
        let decision = game.decision().expect("nobody dismounts");
        if decision.options.iter().any(|option| option.id == "dismount") {
            game.choose("dismount").expect("it is offered");
            if on_foot(&game).next().is_some() {
                return game;
            }
            continue;
        }
        let id = game.bot_choice(Seat::Random, &mut bot).expect("a choice");
        game.choose(&id).expect("it is offered");
    }
    panic!("nobody dismounts");
}

fn on_foot(game: &Match) -> impl Iterator<Item = UnitId> {
    let units = (0..game.rules().game.units.len()).map(UnitId::from_index);
    units.filter(|&unit| !game.board().unit(unit).mount.is_mounted())
}

/// A dismounted cavalry unit shows the dismounted side of its counter, and a marker.
#[test]
fn dismounted_cavalry_shows_its_second_counter() {
    let played = with_cavalry_on_foot();
    let position = played.position();
    let loaded = game("kernstown-1862").0;
    let sheet = Sheet::new(&loaded.game, Some(&loaded.documents));
    let drawing = drawing::draw(&sheet, Some(position));
    let texts = texts(&drawing);
    let marks = texts.iter().filter(|text| text.2 == "F").count();
    assert_eq!(marks, on_foot(&played).count());
    for unit in on_foot(&played) {
        let (values, weapon) = describe::counter(position, unit)
            .split_once(' ')
            .map(|(values, weapon)| (values.to_owned(), weapon.to_owned()))
            .expect("values and weapon");
        let printed = values.replacen('-', &format!("-{weapon}-"), 1);
        let name = &position.package.game.units[unit.index()].name;
        let at = texts.iter().position(|text| text.2 == name).expect("its counter");
        assert_eq!(texts[at + 1].2, printed, "{name}");
    }
}

/// Returns the third battle after its set-up, in which the scenario has placed its bridges.
fn with_bridges() -> Match {
    let setup = setup("port-republic-1862", "between-the-rivers", 3);
    let opened = TestLibrary.open(&setup.package).expect("a package");
    let rules = opened.rules(&setup.scenario, &setup.options).expect("they fit");
    let mut played = Match::new(setup, &opened.hash, rules).expect("a match");
    while played.board().ground().is_empty() {
        let first = played.decision().expect("no bridge is laid").options[0].id.clone();
        played.choose(&first).expect("it is offered");
    }
    played
}

/// The map shows the bridges that a scenario places on their hexsides. The legend explains them,
/// and no markers that are not on the map.
#[test]
fn what_lies_on_the_ground_is_drawn() {
    let played = with_bridges();
    let loaded = game("port-republic-1862").0;
    let sheet = Sheet::new(&loaded.game, Some(&loaded.documents));
    let with = drawing::draw(&sheet, Some(played.position()));
    for (title, sign) in [("Footbridge of wagons", "─"), ("North River bridge", "═")] {
        let piece = with.split_once(&format!("<title>{title}</title>")).expect("it is drawn").1;
        assert!(piece.split_once("</g>").is_some_and(|it| it.0.contains(&format!(">{sign}<"))));
        assert!(texts(&with).iter().any(|text| text.2 == title), "{title}: not in the legend");
    }
    assert!(!drawing::draw(&sheet, None).contains("class=\"laid\""));
}

/// The text view lists the markers on the map. The description of a hex names the markers there.
#[test]
fn what_lies_on_the_ground_is_told() {
    let played = with_bridges();
    let shown = <dyn AnyMatch>::text_view(&played, Reader::Everybody);
    let signs: Vec<_> =
        shown.map_markers.iter().map(|laid| (laid.hex.to_string(), laid.sign)).collect();
    assert_eq!(signs, [("0327".to_owned(), '═'), ("0728".to_owned(), '─')]);
    let heading = shown.state.iter().position(|line| line == "On the ground");
    let below = heading.and_then(|heading| shown.state.get(heading + 1));
    assert_eq!(below.map(String::as_str), Some("0327/0427: North River bridge"));
    for (hex, words) in [("0327", "bridge towards 0427"), ("0828", "of wagons towards 0728")] {
        let told = <dyn AnyMatch>::about(&played, hex);
        assert!(told.contains(words), "{told}");
    }
    assert!(!<dyn AnyMatch>::about(&played, "0928").contains("towards"));
    let charts = BlindSwords::materials(played.rules()).reference.get().charts;
    let markers = charts.iter().find(|chart| chart.title == "Markers on the ground");
    assert!(format!("{markers:?}").contains("1 in all"), "{markers:?}");
}
