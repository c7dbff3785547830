//! Seat checks. Every interface seats the requested bot level, or refuses it and lists the levels
//! that know the rules.

use std::collections::BTreeMap;

use black_box::root;
use kernel::{Level, PerSide, Side};
use lobby::call::{Call, Request};
use lobby::{Local, Refused};
use registry::Folders;
use serde_json::{Value, json};
use session::protocol::Protocol;
use session::{Asking, Chance, Library, Options, Seat, Setup};

/// Returns one package of each rule system with its playable levels.
fn games() -> [(&'static str, &'static [Level]); 2] {
    [("stonewalls-sword", &Level::ALL), ("cedar-mountain-cwbbs", &[Level::Recruit])]
}

fn library() -> Folders<registry::Rulebook> {
    Folders::new(root(), &registry::ALL)
}

/// Interface that assigns a seat to a bot level. Returns the seated player, or the refusal.
type Door = fn(&str, Level) -> Result<String, String>;

fn edition(game: &str, level: Level) -> Result<String, String> {
    let edition = library().open(game).expect("a package");
    let setup = Setup {
        package: game.to_owned(),
        scenario: edition.scenarios()[0].id.clone(),
        options: Options::new(),
        seats: PerSide { usa: Seat::Human, csa: Seat::Plays(level) },
        seed: 1.into(),
        dice: Chance::Seeded,
        asking: Asking::default(),
        lesson: None,
    };
    let begun = edition.begin(setup).map_err(|error| error.to_string())?;
    Ok(begun.setup().seats[Side::Csa].id().to_owned())
}

fn protocol(game: &str, level: Level) -> Result<String, String> {
    let mut session = Protocol::new(Box::new(library()));
    let mut ask = |request: Value| -> Value {
        serde_json::from_str(&session.handle(&request.to_string())).expect("JSON")
    };
    let begun = ask(json!({"do": "new", "game": game, "csa": level.id(), "seed": 1}));
    if let Some(why) = begun["error"]["message"].as_str() {
        return Err(why.to_owned());
    }
    let save = ask(json!({"do": "save"}));
    Ok(save["save"][0]["seats"]["csa"].as_str().expect("who sits there").to_owned())
}

fn lobby(game: &str, level: Level) -> Result<String, String> {
    let local = Local::new(library());
    let body = json!({"game": game, "usa": "me", "csa": level.id()}).to_string();
    let request = Request {
        method: "POST",
        path: "/api/matches",
        query: "",
        key: None,
        languages: "",
        kind: "application/json",
        body: body.as_bytes(),
    };
    let made = Call::read(&request).and_then(|call| local.answer(call));
    made.map(|_| level.id().to_owned()).map_err(|refused: Refused| refused.to_string())
}

#[test]
fn every_door_seats_who_was_asked_for_or_refuses() {
    let doors: BTreeMap<&str, Door> =
        BTreeMap::from([("edition", edition as Door), ("protocol", protocol), ("lobby", lobby)]);
    for (game, known) in games() {
        for level in Level::ALL {
            for (door, seats) in &doors {
                match seats(game, level) {
                    Ok(sits) => {
                        assert!(known.contains(&level), "{door} seats {sits} in {game}");
                        assert_eq!(sits, level.id(), "{door} of {game}");
                    }
                    Err(why) => {
                        assert!(!known.contains(&level), "{door} of {game}: {why}");
                        let said = format!("the {} cannot play {game}: expected ", level.id());
                        assert!(why.contains(&said) && why.contains("random"), "{door}: {why}");
                    }
                }
            }
        }
    }
}
