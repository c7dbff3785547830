//! Marks on invented values. Wherever the engine shows such values, the number of marks equals the
//! number of invented values in the package.

use std::collections::{BTreeMap, BTreeSet};

use std::sync::Arc;

use black_box::root;
use document::Folder;
use kernel::{Content, MadeUp, Origins, Panel, PerSide, Reader};
use registry::Folders;
use serde_json::{Value, json};
use session::protocol::Protocol;
use session::{AnyEdition, AnyMatch, Asking, Chance, Library, Options, Setup};

/// One package of each rule system, used by the tests.
const GAMES: [&str; 2] = ["cedar-mountain-cwbbs", "stonewalls-sword"];

fn library() -> Folders<registry::Rulebook> {
    Folders::new(root(), &registry::ALL)
}

/// Returns a game after a change of all its invented values to the given kind of invention.
fn made(game: &str, kind: MadeUp) -> Arc<dyn AnyEdition> {
    let folders = library();
    let folder = Folder::on_disk(root().join("games").join(game));
    let mut sources = folders.read(&folder).expect("the package can be read");
    let turned = |text: &str| {
        MadeUp::ALL.iter().fold(text.to_owned(), |text, own| text.replace(own.word(), kind.word()))
    };
    for (path, file) in sources.package.clone().iter().filter(|(path, _)| path.ends_with("yaml")) {
        sources.set(path, &turned(&file.text));
    }
    for (name, file) in sources.charts.clone().iter() {
        sources.set_charts(name, &turned(&file.text));
    }
    (folders.book(&sources).opening.open)(&sources).loaded.expect("a good package")
}

/// Starts the first scenario of a game.
fn begun(game: &str) -> Box<dyn AnyMatch> {
    began(&*library().open(game).expect("a package"), game)
}

/// Starts a match for each game and kind of invented values.
fn all_begun() -> impl Iterator<Item = (&'static str, MadeUp, Box<dyn AnyMatch>)> {
    let each = GAMES.into_iter().flat_map(|game| MadeUp::ALL.map(|kind| (game, kind)));
    each.map(|(game, kind)| {
        let begun = began(&*made(game, kind), game);
        let other = MadeUp::ALL.into_iter().find(|other| *other != kind).expect("there are two");
        assert_eq!(begun.status().origins.made_up(other).count(), 0, "{game}: {kind:?}");
        (game, kind, begun)
    })
}

fn began(edition: &dyn AnyEdition, game: &str) -> Box<dyn AnyMatch> {
    let setup = Setup {
        package: game.to_owned(),
        scenario: edition.scenarios()[0].id.clone(),
        options: Options::new(),
        seats: PerSide::default(),
        seed: 1.into(),
        dice: Chance::Seeded,
        asking: Asking::default(),
        lesson: None,
    };
    edition.begin(setup).expect("a match")
}

fn marks(kind: MadeUp, text: &str) -> usize {
    text.matches(kind.mark()).count()
}

/// Returns the entries of a table that contain invented values, with the number of such values. An
/// invented `strength` of `units/units/crawford` counts for `crawford`.
fn things<'a>(origins: &'a Origins, kind: MadeUp, table: &str) -> BTreeMap<&'a str, usize> {
    let mut things = BTreeMap::new();
    for path in origins.made_up(kind) {
        if let Some(thing) = path.strip_prefix(table) {
            *things.entry(thing.split('/').next().unwrap_or_default()).or_default() += 1;
        }
    }
    things
}

/// The card of each unit marks every invented value of the unit. The protocol's view of the unit
/// lists the same values.
#[test]
fn counters_mark_their_figures() {
    for (game, kind, begun) in all_begun() {
        let units = things(begun.status().origins, kind, "units/units/");
        assert!(units.len() > 20, "{game}");
        for (unit, made_up) in &units {
            let about = begun.about(unit);
            assert_eq!(marks(kind, &about), *made_up, "{game}: {unit}: {about}");
        }
        let all: usize = units.values().sum();
        assert_eq!(all, share(begun.status().origins, kind, "units"), "{game}");
        let view = begun.view(Reader::Referee);
        for unit in view["units"].as_array().expect("units") {
            let named = unit[kind.word()].as_array().map_or(0, Vec::len);
            let id = unit["id"].as_str().expect("an id");
            assert_eq!(named, units.get(id).copied().unwrap_or_default(), "{game}: {id}");
        }
    }
}

fn share(origins: &Origins, kind: MadeUp, table: &str) -> usize {
    let shares = origins.shares().iter().filter(|share| share.what == table);
    shares.map(|share| share.count(kind.word())).sum()
}

/// Returns the number of invented values of a kind in all tables whose names start with
/// `beginning`.
fn shares(origins: &Origins, kind: MadeUp, beginning: &str) -> usize {
    let of = origins.shares().iter().filter(|share| share.what.starts_with(beginning));
    of.map(|of| of.count(kind.word())).sum()
}

/// Returns the number of invented values stated in the note that follows the string `before`.
fn told(text: &str, before: &str, kind: MadeUp) -> usize {
    let note = text.split_once(before).unwrap_or_else(|| panic!("no {before:?}")).1;
    let share = note.strip_prefix(kind.mark()).unwrap_or_else(|| panic!("{}", &note[..40]));
    share.trim_start().split(' ').next().and_then(|it| it.parse().ok()).expect("a number")
}

/// The printed map and the printed counters state the number of invented values on them.
#[test]
fn paper_tells_its_share() {
    for (game, kind) in GAMES.into_iter().flat_map(|game| MadeUp::ALL.map(|kind| (game, kind))) {
        let edition = made(game, kind);
        let begun = began(&*edition, game);
        let origins = begun.status().origins;
        let (map, counters) = (shares(origins, kind, "map: "), share(origins, kind, "units"));
        let land = edition.paper(None).expect("a map");
        assert_eq!(told(&land, ">Map: ", kind), map, "{game}");
        assert!(!land.contains(">Counters: "), "{game}: no counters are on it");
        let laid = edition.paper(Some(&edition.scenarios()[0].id)).expect("a map");
        assert_eq!(told(&laid, ">Map: ", kind), map, "{game}");
        assert_eq!(told(&laid, ">Counters: ", kind), counters, "{game}");
        let cut = edition.counters();
        let before = "glue.</text>";
        let note = cut.split_once(before).expect("how to cut").1;
        let note = note.split_once('>').expect("a line").1;
        assert_eq!(told(&format!(">{note}"), ">", kind), counters, "{game}");
    }
}

/// Drawn counters have no marks, since a mark could look like part of a number. Instead, the unit's
/// card marks each number. A panel of the page and a line of the printed sheet state how many
/// values are invented.
#[test]
fn drawn_counters_leave_marks_to_their_cards() {
    for (game, kind) in GAMES.into_iter().flat_map(|game| MadeUp::ALL.map(|kind| (game, kind))) {
        let edition = made(game, kind);
        assert_eq!(marks(kind, &edition.counters()), 1, "{game}: the line of the sheet");
        let begun = began(&*edition, game);
        let units = things(begun.status().origins, kind, "units/units/");
        let picture = json!(begun.board_view(Reader::Referee));
        let mut told = 0;
        for counter in picture["counters"].as_array().expect("counters") {
            let drawn = ["sign", "band", "values", "figures"].map(|part| counter[part].to_string());
            assert_eq!(marks(kind, &drawn.concat()), 0, "{game}: {counter}");
            let id = counter["id"].as_str().expect("an id");
            let made_up = units.get(id).copied().unwrap_or_default();
            assert_eq!(marks(kind, &begun.about(id)), made_up, "{game}: {id}");
            told += made_up;
        }
        assert!(told > 10, "{game}: {told}");
        let panels = picture["sections"].as_array().expect("panels");
        assert!(panels.iter().any(|panel| marks(kind, &panel.to_string()) > 0), "{game}");
    }
}

/// The head of a log states how many values without a source are in the charts used for its rolls.
/// The head is the same for people and programs.
#[test]
fn logs_tell_their_share() {
    for (game, kind, begun) in all_begun() {
        let tables: &[&str] = match game {
            "cedar-mountain-cwbbs" => {
                &["Combat Chart", "ranges", "terrain effects", "morale", "command"]
            }
            _ => &[
                "Combat Results Table",
                "fire cohesion",
                "close combat cohesion",
                "fire shifts",
                "close combat shifts",
                "ranges",
                "Fog of War",
                "general casualties",
                "command ratings",
            ],
        };
        let expected: usize =
            tables.iter().map(|table| share(begun.status().origins, kind, table)).sum();
        let note = begun.note_on_rolls().expect("some are made up");
        assert_eq!(told(&note, "rolls: ", kind), expected, "{game}: {note}");
    }
    for game in GAMES {
        let mut session = Protocol::new(Box::new(library()));
        session.handle(&json!({"do": "new", "game": game, "seed": 1}).to_string());
        let log: Value =
            serde_json::from_str(&session.handle(&json!({"do": "log"}).to_string())).expect("JSON");
        assert_eq!(log["note"], json!(begun(game).note_on_rolls()), "{game}");
    }
}

/// The card of each hex marks its invented terrain, level, name and hexside features.
#[test]
fn hexes_mark_their_ground() {
    for (game, kind, begun) in all_begun() {
        let origins = begun.status().origins;
        let tables = ["terrain", "levels", "places"];
        let of_hexes = tables.map(|table| things(origins, kind, &format!("map/{table}/")));
        let hexes: BTreeSet<&str> =
            of_hexes.iter().flat_map(|table| table.keys().copied()).collect();
        assert!(hexes.len() > 300, "{game}");
        let (mut ground, mut sides) = (0, BTreeMap::<&str, usize>::new());
        for hex in hexes {
            let about = begun.about(hex);
            let mut lines = about.lines();
            ground += marks(kind, lines.next().expect("its ground"));
            for side in lines.next().unwrap_or_default().split([',']) {
                for thing in ["stream", "slope"].into_iter().filter(|thing| side.contains(thing)) {
                    *sides.entry(thing).or_default() += usize::from(side.contains(kind.mark()));
                }
            }
        }
        let expected: usize =
            tables.map(|table| share(origins, kind, &format!("map: {table}"))).iter().sum();
        assert_eq!(ground, expected, "{game}");
        assert!(sides["stream"] > 0, "{game}: {sides:?}");
    }
}

/// The caption of each chart states how many of its values are reconstructed. A further chart lists
/// these numbers for every table.
#[test]
fn charts_tell_their_share() {
    for (game, kind, begun) in all_begun() {
        let origins = begun.status().origins;
        let reference = begun.reference();
        let words = |chart: &Panel| -> Vec<String> {
            let words = chart.parts.iter().filter_map(|part| match part {
                Content::Note(note) => Some(note.text.clone()),
                _ => None,
            });
            words.filter(|words| words.starts_with(kind.mark())).collect()
        };
        let below: Vec<usize> = reference
            .charts
            .iter()
            .filter(|chart| chart.title != Origins::title())
            .flat_map(words)
            .map(|line| line.split(' ').nth(1).and_then(|n| n.parse().ok()).expect("a number"))
            .collect();
        let tables: &[&str] = match game {
            "cedar-mountain-cwbbs" => &["Combat Chart", "ranges", "movement", "terrain effects"],
            _ => &[
                "Combat Results Table",
                "fire cohesion",
                "close combat cohesion",
                "ranges",
                "terrain effects",
                "Fog of War",
                "general casualties",
                "command ratings",
                "events",
            ],
        };
        let expected: usize = tables.iter().map(|table| share(origins, kind, table)).sum();
        assert_eq!(below.iter().sum::<usize>(), expected, "{game}: {below:?}");
        let sources = reference.charts.iter().find(|chart| chart.title == Origins::title());
        let sources = sources.expect("where the figures come from");
        let rows = sources.parts.iter().find_map(|part| match part {
            Content::Table { head, rows } => {
                let column = head.iter().position(|word| word == kind.word());
                let cells =
                    rows.iter().map(|row| row.cells[column.expect("a column")].parse::<usize>());
                cells.sum::<Result<usize, _>>().ok()
            }
            _ => None,
        });
        let all = origins.made_up(kind).count();
        assert_eq!(rows, Some(all), "{game}");
        let card = reference.look_up(kind.word());
        assert!(card.cards[0].text.contains(&all.to_string()));
    }
}

/// At the start of a game, the page, terminal, protocol and rulebook state how many values are
/// invented. They also list the missing rulebook passages.
#[test]
fn what_is_lost_is_told_at_the_start() {
    for game in GAMES {
        let begun = begun(game);
        let told = begun.status().origins.told();
        assert_eq!(told.len(), 1 + begun.status().origins.lost().len(), "{game}");
        assert_eq!(begun.status().origins.lost().len(), if game == GAMES[0] { 3 } else { 0 });
        let mut session = Protocol::new(Box::new(library()));
        let mut ask = |request: Value| -> Value {
            serde_json::from_str(&session.handle(&request.to_string())).expect("JSON")
        };
        let reply = ask(json!({"do": "new", "game": game, "seed": 1}));
        assert_eq!(reply["told"], json!(told), "{game}");
        let words: Vec<_> = told.iter().cloned().map(Content::Words).collect();
        let picture = begun.board_view(Reader::Referee);
        assert!(picture.sections.iter().any(|section| section.parts == words), "{game}");
        let state = begun.text_view(Reader::Referee).state;
        assert!(told.iter().all(|line| state.contains(line)), "{game}");
        let charts = begun.reference().charts;
        let sources = charts.iter().find(|chart| chart.title == Origins::title()).expect("sources");
        assert!(words.iter().all(|line| sources.parts.contains(line)), "{game}");
    }
}

/// Each rule text marks its reconstructed values.
#[test]
fn rules_mark_their_figures() {
    let reference = begun("cedar-mountain-cwbbs").reference();
    let text = |id: &str| reference.look_up(id).articles[0].text.clone();
    for (id, count) in
        [("CW-LDR-04", 1), ("CW-VIC-02", 3), ("CW-CMD-02", 0), ("CW-MOV-01", 2), ("CW-FIR-12", 3)]
    {
        assert_eq!(marks(MadeUp::Reconstructed, &text(id)), count, "{id}: {}", text(id));
    }
}

/// Every forecast of an option states the share of unsourced values in its charts, in words and in
/// data.
#[test]
fn odds_tell_their_share() {
    for (game, kind, mut begun) in all_begun() {
        let told = forecasts(&mut *begun);
        assert!(!told.is_empty(), "{game}: no unit fires");
        for (words, note) in told {
            assert!(words == note && note.starts_with(kind.mark()), "{game}: {words:?} {note:?}");
        }
    }
}

/// Plays until an option has odds. Returns the last words and the note of each of its forecasts.
fn forecasts(begun: &mut dyn AnyMatch) -> Vec<(String, String)> {
    for step in 0..2000 {
        let odds = begun.odds(None).expect("a decision");
        let forecasts = odds.iter().flat_map(|option| &option.odds);
        let told = forecasts.map(|forecast| {
            let words = forecast.words.last().cloned().unwrap_or_default();
            assert_eq!(json!(forecast)["note"], json!(forecast.chances.note));
            (words, forecast.chances.note.clone())
        });
        let told: Vec<_> = told.collect();
        if !told.is_empty() {
            return told;
        }
        let Some(decision) = begun.decision() else { break };
        let id = decision.options[step * 7 % decision.options.len()].id.clone();
        begun.choose(&id).expect("it is offered");
    }
    Vec::new()
}
