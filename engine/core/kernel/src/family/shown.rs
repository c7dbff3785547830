use serde::Serialize;

use super::{Counter, Laid, Picture};
use crate::{Grid, HexId, HexNumber, Side};

/// What of a position a reader is shown, for any table to draw.
///
/// ```
/// use kernel::{HexNumber, Panel, Shown, Side, Stack};
/// let hex = HexNumber::new(3, 4);
/// let words = |text: &str| text.to_owned();
/// let stack = Stack {
///     hex,
///     side: Side::Usa,
///     name: words("Guar"),
///     badge: '2',
///     words: words("Guard, Foot"),
/// };
/// let shown = Shown {
///     title: words("The race  Turn 2 of 9, 6:20"),
///     score: words("Blue 4, Grey 2"),
///     panel: Panel { title: words("Chits"), lines: vec![words("In the cup: 3")] },
///     stacks: vec![stack],
///     focus: Some(hex),
///     ..Shown::default()
/// };
/// let there = shown.stacks.iter().find(|stack| Some(stack.hex) == shown.focus).expect("a stack");
/// assert_eq!(format!("{}{}", there.name, there.badge), "Guar2", "the uppermost of two");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Shown {
    /// The scenario, the turn, the time.
    pub title: String,
    /// How the points stand, in one line.
    pub score: String,
    /// What everybody wants to hear at the beginning of a turn.
    pub standing: Vec<String>,
    /// The whole position beside the map, in lines.
    pub state: Vec<String>,
    /// What lies beside the map all the time.
    pub panel: Panel,
    /// What stands on the map.
    pub stacks: Vec<Stack>,
    /// What lies on the ground.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub laid: Vec<Laid>,
    /// A hex in which something is going on.
    pub focus: Option<HexNumber>,
}

/// Something that lies beside the map; [`Shown`] has one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Panel {
    /// What stands above it.
    pub title: String,
    /// What lies there, line by line.
    pub lines: Vec<String>,
}

/// What stands in a hex; [`Shown`] has some.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Stack {
    /// The hex in which it stands.
    pub hex: HexNumber,
    /// The side that commands it.
    pub side: Side,
    /// The uppermost counter, in four letters.
    pub name: String,
    /// How many there are, or the state of the only one.
    pub badge: char,
    /// Everybody in it, in words.
    pub words: String,
}

/// A hex of the map, as a table without pictures shows it.
///
/// ```
/// use kernel::{Ground, HexNumber};
/// let ground = |column, row, at, level| Ground {
///     hex: HexNumber::new(column, row),
///     at,
///     level,
///     sign: '.',
///     road: false,
/// };
/// // Two hexes beside each other: a line of text for each half hex, so that columns interlock.
/// let map = [ground(1, 1, (1, 2), 0), ground(2, 1, (2, 3), 1)];
/// let line = |along| map.iter().filter(|ground| ground.at.1 == along).count();
/// assert_eq!([line(2), line(3)], [1, 1]);
/// let highest = map.iter().max_by_key(|ground| ground.level).expect("a map");
/// assert_eq!(highest.hex.to_string(), "0201");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Ground {
    /// The printed number.
    pub hex: HexNumber,
    /// Its column and its place along it, in half hexes: as [`Grid::position`](crate::Grid::position) says.
    pub at: (i16, i16),
    /// How high it lies, in levels of the map from 0.
    pub level: u8,
    /// The sign of its terrain, which [`Family::signs`](crate::Family::signs) explains.
    pub sign: char,
    /// Whether a road runs through it.
    pub road: bool,
}

impl Shown {
    /// A picture without pictures: each counter by itself, and where the sequence of play stands.
    ///
    /// ```
    /// use kernel::{Counter, HexNumber, Picture, Shown, Side};
    /// let scout = Counter::plain("s", "Scouts", Side::Csa, HexNumber::new(3, 4), "cavalry");
    /// let picture = Picture { counters: vec![scout], when: vec!["Turn 2".to_owned()], ..Picture::default() };
    /// let shown = Shown::of(&picture);
    /// assert_eq!((&*shown.title, &*shown.stacks[0].words), ("Turn 2", "0304: Scouts"));
    /// ```
    pub fn of(picture: &Picture) -> Self {
        let stack = |counter: &Counter| Stack {
            hex: counter.hex,
            side: counter.side,
            name: counter.name.clone(),
            badge: ' ',
            words: format!("{}: {}", counter.hex, counter.words),
        };
        Self {
            title: picture.when.join(", "),
            state: picture.path.clone(),
            stacks: picture.counters.iter().map(stack).collect(),
            laid: picture.laid.clone(),
            ..Self::default()
        }
    }
}

impl Ground {
    /// A hex of which nothing is to be said but where it lies.
    ///
    /// ```
    /// use kernel::Ground;
    /// # mod race { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
    /// # use race::Race;
    /// let course = Race::course();
    /// let hex = course.hexes().next().expect("a hex");
    /// assert_eq!(Ground::plain(&course, hex).at, course.position(hex));
    /// ```
    pub fn plain(grid: &Grid, hex: HexId) -> Self {
        let (hex, at) = (grid.number(hex), grid.position(hex));
        Self { hex, at, level: 0, sign: ' ', road: false }
    }

    /// What the signs of kinds of ground mean, and how a map without pictures shows the rest of them; ground
    /// without a sign is not told.
    ///
    /// ```
    /// use kernel::Ground;
    /// let words = Ground::signs([(' ', "Clear"), ('♣', "Woods")]);
    /// assert!(words.contains("♣ Woods, ═ road") && !words.contains("Clear"));
    /// ```
    pub fn signs<'a>(kinds: impl IntoIterator<Item = (char, &'a str)>) -> String {
        let told = kinds.into_iter().filter(|(sign, _)| *sign != ' ');
        let told: String = told.map(|(sign, name)| format!("{sign} {name}, ")).collect();
        format!(
            "Each hex on the map shows its number and a terrain symbol:\n{told}═ road.\nGreener hexes are lower."
        )
    }
}
