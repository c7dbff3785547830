//! Small battle on the map of the module `field`, for tests that need a match.

use std::sync::Arc;

use crate::field;
use blind_swords::game::{ChitId, Formation, Game, HexPoints, Placement, UnitId};
use blind_swords::script::NoScripts;
use blind_swords_script::{Host, Sources};
use kernel::{HexId, PerSide, Side};
use session::{AnyEdition, Asking, Chance, Digests, Edition, Library, Seat, Setup};

use blind_swords_table::{Match, Opened};

/// Package library whose only package is `field`.
pub struct Field;

/// Package hash of `field`, as saves store it.
pub const HASH: &str = "0123";

impl Library for Field {
    fn names(&self) -> Vec<String> {
        vec!["field".to_owned()]
    }

    fn open(&self, package: &str) -> Result<Arc<dyn AnyEdition>, String> {
        if package == "field" { Ok(opened() as _) } else { Err(format!("there is no `{package}`")) }
    }
}

/// Returns the package `field`, opened for play.
pub fn opened() -> Arc<Opened> {
    let (game, hash) = (Arc::new(battle()), HASH.to_owned());
    Arc::new(Opened {
        game,
        scripts: Arc::new(NoScripts),
        hash,
        digests: Digests::new(),
        documents: None,
        lessons: Vec::new(),
    })
}

/// Returns the package `field` with a script that fails on every fire.
pub fn failing() -> Arc<Opened> {
    let mut game = battle();
    game.scenarios[0].hooks.on_fire = Some("fired".to_owned());
    let text = "fn fired(unit, hex) {\n    1 / 0\n}";
    let sources = Sources::new().with("own", "scripts/own.rhai", text);
    let scripts = Arc::new(Host::new(&sources).expect("the script loads"));
    Arc::new(Opened {
        game: Arc::new(game),
        scripts,
        hash: HASH.to_owned(),
        digests: Digests::new(),
        documents: None,
        lessons: Vec::new(),
    })
}

/// Returns a game of three turns in which the two sides start close to each other.
fn battle() -> Game {
    let mut game = field::game();
    let at = |id: &str, number: &str, formation| Placement {
        unit: unit(&game, id),
        hex: hex(&game, number),
        formation,
    };
    let setup = vec![
        at("a1", "2108", Formation::Line),
        at("a2", "2008", Formation::Line),
        at("a3", "2009", Formation::Skirmish),
        at("b1", "2308", Formation::Line),
        at("ur", "2206", Formation::Line),
        at("us", "2306", Formation::Line),
        at("uc", "2506", Formation::Line),
        at("g1", "2112", Formation::Line),
        at("g2", "2012", Formation::Line),
        at("g3", "2013", Formation::Line),
        at("h1", "2311", Formation::Line),
        at("cr", "2214", Formation::Line),
        at("cm", "2014", Formation::Line),
    ];
    let points = HexPoints { side: Side::Usa, hex: hex(&game, "2110"), points: 2 };
    let scenario = &mut game.scenarios[0];
    (scenario.setup, scenario.last_turn) = (setup, 3);
    scenario.chits = (0..6).map(ChitId).collect();
    scenario.victory.each_turn = vec![points];
    game
}

/// Returns the unit with the given id.
pub fn unit(game: &Game, id: &str) -> UnitId {
    UnitId::from_index(game.units.iter().position(|unit| unit.id == id).expect("a unit"))
}

fn hex(game: &Game, number: &str) -> HexId {
    game.map.grid.hex(number.parse().expect("four digits")).expect("on the map")
}

/// Returns a match setup of the battle.
pub fn setup(seed: u64, usa: Seat, csa: Seat) -> Setup {
    Setup {
        package: "field".to_owned(),
        scenario: "plain".to_owned(),
        options: [].into(),
        seats: PerSide { usa, csa },
        seed: seed.into(),
        dice: Chance::Seeded,
        asking: Asking::default(),
        lesson: None,
    }
}

/// Returns a match of the battle with the given seed and seats.
pub fn game(seed: u64, usa: Seat, csa: Seat) -> Match {
    try_game(setup(seed, usa, csa))
}

/// Returns a match of the battle with a given setup.
pub fn try_game(setup: Setup) -> Match {
    let opened = opened();
    let rules = opened.rules(&setup.scenario, &setup.options).expect("a good setup");
    Match::new(setup, &opened.hash, rules).expect("it can be played")
}
