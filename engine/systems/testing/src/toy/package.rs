//! Package of the toy system.

use std::sync::Arc;

use kernel::{Direction, Grid, GridSpec, HexId, Lesson, Parity, PerSide, Span};
use serde_json::json;

use super::{Field, Patrols, lesson};
use session::{
    AnyEdition, Asking, Chance, Edition, Library, Listed, Options, Printed, Seat, Setup, SetupError,
};

/// Only package of the toy system. The type is also a library that contains just this package.
#[derive(Clone, Copy, Debug)]
pub struct Toy;

impl Printed for Toy {
    fn id(&self) -> &'static str {
        "toy"
    }

    fn hash(&self) -> &'static str {
        "toy"
    }

    fn title(&self) -> &'static str {
        "Patrols"
    }

    fn scenarios(&self) -> Vec<Listed> {
        let listed = |id: &str, description: &str| Listed {
            id: id.to_owned(),
            name: id.to_owned(),
            description: description.to_owned(),
        };
        vec![listed("short", "Six turns."), listed("long", "A hundred turns.")]
    }

    fn lessons(&self) -> Vec<Arc<Lesson>> {
        vec![Arc::new(lesson::first_steps())]
    }

    fn geometry(&self) -> String {
        geometry(&field(0), self)
    }

    fn land(&self) -> String {
        r#"<svg xmlns="http://www.w3.org/2000/svg"/>"#.to_owned()
    }

    fn paper(&self, scenario: Option<&str>) -> Result<String, SetupError> {
        if let Some(scenario) = scenario {
            self.rules(scenario, &Options::new())?;
        }
        Ok(self.land())
    }

    fn counters(&self) -> String {
        self.land()
    }
}

impl Edition for Toy {
    type Ruleset = Patrols;

    fn rules(&self, scenario: &str, _: &Options) -> Result<Arc<Field>, SetupError> {
        let last_turn = match scenario {
            "short" => 6,
            "long" => 100,
            _ => {
                let (package, scenario) = ("toy".to_owned(), scenario.to_owned());
                let known = self.scenarios().into_iter().map(|known| known.id).collect();
                return Err(SetupError::NoScenario { package, scenario, known });
            }
        };
        Ok(Arc::new(field(last_turn)))
    }

    fn rules_of_lesson(&self, id: &str) -> Result<Arc<Field>, SetupError> {
        let lesson = self.lesson(id)?;
        let field = Arc::unwrap_or_clone(self.rules(&lesson.scenario, &Options::new())?);
        Ok(Arc::new(Field { lesson: Some(Lesson::clone(&lesson)), ..field }))
    }
}

/// Returns the field of a match with the given number of turns.
pub fn field(last_turn: u8) -> Field {
    let rows = Span { first: 1, last: 6 };
    let (first_column, last_column) = (1, 7);
    let spec = GridSpec { first_column, last_column, even: rows, odd: rows, shifted: Parity::Even };
    let grid = Grid::new(spec).expect("a small field");
    let hex = |number: &str| grid.hex(number.parse().expect("digits")).expect("on the field");
    let start = PerSide { usa: hex("0101"), csa: hex("0706") };
    let posts = [hex("0206"), hex("0403"), hex("0601")];
    let names = PerSide::from_fn(|side| side.id().to_uppercase());
    Field { grid, names, last_turn, start, posts, lesson: None, plans: None }
}

impl Library for Toy {
    fn names(&self) -> Vec<String> {
        vec!["toy".to_owned()]
    }

    fn open(&self, package: &str) -> Result<Arc<dyn AnyEdition>, String> {
        if package == "toy" { Ok(Arc::new(*self)) } else { Err(format!("there is no `{package}`")) }
    }
}

/// Returns the setup of a short game.
pub fn setup(seed: u64, usa: Seat, csa: Seat) -> Setup {
    Setup {
        package: "toy".to_owned(),
        scenario: "short".to_owned(),
        options: Options::new(),
        seats: PerSide { usa, csa },
        seed: seed.into(),
        dice: Chance::Seeded,
        asking: Asking::default(),
        lesson: None,
    }
}

/// Returns the field as JSON for the page. The side of a hex is 40 units long.
fn geometry(field: &Field, toy: &Toy) -> String {
    let hex = |hex: HexId| {
        let (column, along) = field.grid.position(hex);
        let near = Direction::ALL.map(|to| field.grid.neighbour(hex, to));
        json!({
            "id": field.grid.number(hex), "x": 50 + 60 * column, "y": 40 + 35 * along,
            "level": 0, "terrain": "clear", "near": near.map(|near| near.map(|it| field.grid.number(it))),
        })
    };
    let scenario = |listed: Listed| {
        let Listed { id, name, description } = listed;
        json!({ "id": id, "name": name, "description": description, "options": [], "points": [] })
    };
    json!({
        "id": toy.id(), "title": toy.title(), "sides": field.names,
        "map": {
            "width": 640, "height": 640, "hex": [40, 35], "roads": [],
            "compass": ["N", "NW", "SW", "S", "SE", "NE"],
            "terrain": [{ "id": "clear", "name": "Clear" }],
            "hexes": field.grid.hexes().map(hex).collect::<Vec<_>>(),
        },
        "scenarios": toy.scenarios().into_iter().map(scenario).collect::<Vec<_>>(),
    })
    .to_string()
}
