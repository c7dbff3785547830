//! Positions and decisions as numbers, for programs that learn to play. The numbers are computed
//! without texts and JSON.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{BoardView, Counter, HexNumber, PerSide, Side};
use pyo3::prelude::*;
use pyo3::types::PyByteArray;
use session::{AnyMatch, Involved, Offered, Refused};

use crate::matches::Match;
use crate::refused::refused;

/// Arms of counters, in the order of their layers.
const ARMS: [&str; 4] = ["infantry", "cavalry", "artillery", "leader"];

/// Layers of the counters of a side, after the arms.
const STATE: [&str; 5] = ["strength", "worn", "badges", "acted", "active"];

/// Layers that are the same at any time.
const GROUND: [&str; 4] = [
    "hex: 1 where the map has one",
    "level: the level of the hex",
    "terrain: the place of its symbol in the observer's list, from 1",
    "road: 1 if a road runs through it",
];

/// Layers about the decision.
const DECISION: [&str; 2] =
    ["subjects: counters that the decision is about", "options: answers that lead there"];

/// Numbers of layers of the ground and of a side.
const OF_GROUND: usize = GROUND.len();
const OF_SIDE: usize = ARMS.len() + STATE.len();

/// Number of all layers.
const LAYERS: usize = OF_GROUND + 2 * OF_SIDE + DECISION.len();

/// Meaning of each number.
const NUMBERS: [&str; 9] = [
    "1 if the agent is to decide",
    "0 for the Union, 1 for the Confederacy",
    "turn, 0 while the other side decides",
    "own points",
    "the enemy's points",
    "the kind of the decision, as the index of a word",
    "how many answers there are",
    "the page that is open, from 0",
    "how many pages there are",
];

/// Meaning of the figures of an option.
const OPTION: [&str; 4] = [
    "the column of the hex that it leads to, from 0; -1 without",
    "the row, likewise",
    "its first word, such as a unit, as an index; 0 for a hex",
    "its second word, such as a number, as an index; 0 without",
];

/// Converts positions of one game to numbers.
#[pyclass(frozen, module = "blind_swords._native")]
pub(crate) struct Observer {
    /// Place of each hex in the layers, as column and row.
    places: BTreeMap<HexNumber, (usize, usize)>,
    size: (usize, usize),
    /// The layers of the ground.
    ground: Vec<f32>,
    /// Symbols of terrain, sorted.
    signs: Vec<char>,
    /// Indices of the words of decisions, from 1.
    words: BTreeMap<String, usize>,
    /// Number of actions, the last of which turns the page if there are more options.
    actions: usize,
}

#[pymethods]
impl Observer {
    /// Creates an observer of the games on a match's map. The index of a word is its place in
    /// `words`, from 1. Words that are not in the list have the index 0.
    #[new]
    fn new(py: Python<'_>, of: &Match, words: Vec<String>, actions: usize) -> PyResult<Self> {
        let ground = of.silent(py, |game| Ok(game.ground()))?;
        let (columns, rows) = (
            indices(ground.iter().map(|ground| ground.hex.column)),
            indices(ground.iter().map(|ground| ground.hex.row)),
        );
        let signs: BTreeSet<char> = ground.iter().map(|ground| ground.sign).collect();
        let place = |hex: HexNumber| (columns[&hex.column], rows[&hex.row]);
        let mut observer = Self {
            places: ground.iter().map(|ground| (ground.hex, place(ground.hex))).collect(),
            size: (columns.len(), rows.len()),
            ground: Vec::new(),
            signs: signs.into_iter().collect(),
            words: words.into_iter().enumerate().map(|(at, word)| (word, at + 1)).collect(),
            actions,
        };
        let mut layers = Layers::of(&observer);
        for of in &ground {
            let sign = observer.signs.binary_search(&of.sign).map_or(0, |at| at + 1);
            let told = [1.0, f32::from(of.level), sign as f32, f32::from(u8::from(of.road))];
            told.into_iter()
                .enumerate()
                .for_each(|(layer, value)| layers.add(layer, of.hex, value));
        }
        observer.ground = layers.values;
        Ok(observer)
    }

    /// Number of columns and rows of the layers.
    #[getter]
    fn size(&self) -> (usize, usize) {
        self.size
    }

    /// Symbols of terrain. The layer of terrain holds their places in the list, from 1.
    #[getter]
    fn signs(&self) -> Vec<char> {
        self.signs.clone()
    }

    /// Returns the observation of a side at a page of the options: the layers, the numbers and the
    /// rows of options as 32-bit floats, then a byte for each action that is 1 if it is legal.
    fn observe<'py>(
        &self,
        py: Python<'py>,
        of: &Match,
        side: &str,
        page: usize,
    ) -> PyResult<Bound<'py, PyByteArray>> {
        let Some(side) = Side::from_id(side) else {
            let message = format!("unknown side `{side}`: expected usa or csa");
            return Err(refused(py, Refused::new("request", message)));
        };
        let bytes = of.silent(py, |game| Ok(self.seen(&*game, side, page)))?;
        Ok(PyByteArray::new(py, &bytes))
    }
}

impl Observer {
    fn seen(&self, game: &dyn AnyMatch, side: Side, page: usize) -> Vec<u8> {
        let decision = game.offered(side.into());
        let picture = game.board_view(side.into());
        let mut layers = Layers { observer: self, values: self.ground.clone() };
        picture.counters.iter().for_each(|counter| layers.count(counter, side));
        let page = Page::of(decision.as_ref(), self.actions, page);
        let mut options = vec![0.0; self.actions * OPTION.len()];
        if let Some(decision) = &decision {
            let involved = game.involved();
            layers.mark(&picture, &involved);
            let shown = &decision.ids[page.first..page.first + page.shown];
            for (row, id) in options.chunks_mut(OPTION.len()).zip(shown) {
                let hexes = involved.places.get(id);
                row.copy_from_slice(&self.option(id, hexes.and_then(|all| all.first())));
            }
        }
        let numbers = self.numbers(decision.as_ref(), &picture.score, side, &page);
        let mut bytes = Vec::with_capacity(4 * layers.values.len() + 8 * options.len());
        for values in [&*layers.values, &numbers, &options] {
            values.iter().for_each(|value| bytes.extend_from_slice(&value.to_ne_bytes()));
        }
        bytes.extend((0..self.actions).map(|action| u8::from(page.offers(action))));
        bytes
    }

    fn numbers(
        &self,
        decision: Option<&Offered>,
        score: &PerSide<String>,
        side: Side,
        page: &Page,
    ) -> [f32; NUMBERS.len()] {
        let own = |of: &dyn Fn(&Offered) -> f32| decision.map_or(0.0, of);
        [
            own(&|_| 1.0),
            f32::from(u8::from(side == Side::Csa)),
            own(&|decision| f32::from(decision.turn)),
            points(&score[side]),
            points(&score[side.other()]),
            own(&|decision| self.word(&decision.kind)),
            own(&|decision| decision.ids.len() as f32),
            own(&|_| page.open as f32),
            page.count as f32,
        ]
    }

    /// Returns the figures of an option. The id of an option is a hex, or one or two words with a
    /// colon between them.
    fn option(&self, id: &str, leads_to: Option<&HexNumber>) -> [f32; OPTION.len()] {
        let mut parts = id.split(':');
        let mut hex = leads_to.copied();
        let mut word = || {
            let part = parts.next()?;
            let Ok(number) = part.parse::<HexNumber>() else { return Some(self.word(part)) };
            hex = hex.or(Some(number));
            Some(0.0)
        };
        let [first, second] = [word(), word()].map(Option::unwrap_or_default);
        let place = hex.and_then(|hex| self.places.get(&hex));
        let (column, row) = place.map_or((-1.0, -1.0), |&(x, y)| (x as f32, y as f32));
        [column, row, first, second]
    }

    fn word(&self, word: &str) -> f32 {
        self.words.get(word).copied().unwrap_or_default() as f32
    }
}

/// Page of the options of a decision that the actions show.
struct Page {
    open: usize,
    /// Number of pages. 0 without a decision.
    count: usize,
    /// Index of the first option on the page.
    first: usize,
    /// Number of options on the page.
    shown: usize,
    actions: usize,
}

impl Page {
    fn of(decision: Option<&Offered>, actions: usize, open: usize) -> Self {
        let many = decision.map_or(0, |decision| decision.ids.len());
        if many <= actions {
            let count = usize::from(decision.is_some());
            return Self { open: 0, count, first: 0, shown: many, actions };
        }
        let each = actions - 1;
        let count = many.div_ceil(each);
        let open = open.min(count - 1);
        Self { open, count, first: open * each, shown: each.min(many - open * each), actions }
    }

    /// Whether an action is an option of the page, or turns the page.
    const fn offers(&self, action: usize) -> bool {
        action < self.shown || (self.count > 1 && action + 1 == self.actions)
    }
}

/// Layers of the map, one after another, each column by column.
struct Layers<'o> {
    observer: &'o Observer,
    values: Vec<f32>,
}

impl<'o> Layers<'o> {
    fn of(observer: &'o Observer) -> Self {
        let (columns, rows) = observer.size;
        Self { observer, values: vec![0.0; LAYERS * columns * rows] }
    }

    /// Adds a value at a hex. Hexes outside the map are ignored.
    fn add(&mut self, layer: usize, hex: HexNumber, value: f32) {
        let (columns, rows) = self.observer.size;
        if let Some(&(x, y)) = self.observer.places.get(&hex) {
            self.values[(layer * columns + x) * rows + y] += value;
        }
    }

    /// Adds a counter, as `side` sees it.
    fn count(&mut self, counter: &Counter, side: Side) {
        let first = if counter.side == side { OF_GROUND } else { OF_GROUND + OF_SIDE };
        if let Some(arm) = ARMS.iter().position(|arm| *arm == counter.sign) {
            self.add(first + arm, counter.hex, 1.0);
        }
        let state = [
            counter.figures.first().map_or(0.0, |figure| first_number(figure)),
            f32::from(u8::from(counter.worn)),
            counter.badges.len() as f32,
            f32::from(u8::from(counter.acted)),
            f32::from(u8::from(counter.active)),
        ];
        let layers = first + ARMS.len()..;
        layers.zip(state).for_each(|(layer, value)| self.add(layer, counter.hex, value));
    }

    /// Marks the counters that a decision concerns, and the hexes of its options.
    fn mark(&mut self, picture: &BoardView, involved: &Involved) {
        for counter in &picture.counters {
            if involved.subjects.contains(&counter.id) {
                self.add(LAYERS - 2, counter.hex, 1.0);
            }
        }
        involved.places.values().flatten().for_each(|hex| self.add(LAYERS - 1, *hex, 1.0));
    }
}

/// Returns the first whole number in a text, or 0.
fn first_number(text: &str) -> f32 {
    let digits = text.trim_start_matches(|letter: char| !letter.is_ascii_digit());
    let end = digits.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(digits.len());
    digits[..end].parse().unwrap_or_default()
}

/// Returns points, which are a whole number, a fraction or a decimal number.
fn points(text: &str) -> f32 {
    let (whole, below) = text.split_once('/').unwrap_or((text, "1"));
    let number = |text: &str| text.trim().parse::<f32>().ok();
    number(whole).zip(number(below)).map_or(0.0, |(whole, below)| whole / below)
}

fn indices(of: impl Iterator<Item = u8>) -> BTreeMap<u8, usize> {
    let sorted: BTreeSet<u8> = of.collect();
    sorted.into_iter().enumerate().map(|(at, number)| (number, at)).collect()
}

/// Returns the contents of each layer.
#[pyfunction]
pub(crate) fn layers() -> Vec<String> {
    let of_side = ARMS.iter().chain(&STATE);
    let sides = ["own", "enemy"]
        .into_iter()
        .flat_map(|side| of_side.clone().map(move |aspect| format!("{side} {aspect}")));
    let plain = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    plain(&GROUND).into_iter().chain(sides).chain(plain(&DECISION)).collect()
}

/// Returns the meaning of each number.
#[pyfunction]
pub(crate) fn numbers() -> Vec<&'static str> {
    NUMBERS.to_vec()
}

/// Returns the meaning of the figures of an option.
#[pyfunction]
pub(crate) fn option() -> Vec<&'static str> {
    OPTION.to_vec()
}
