use serde::Serialize;

use super::{BoardView, Counter, MapMarker};
use crate::{Grid, HexId, HexNumber, Side};

/// A position as text, limited to what one reader may see. Any text interface can draw it.
///
/// ```
/// use kernel::{HexNumber, SidePanel, TextView, Side, Stack};
/// let hex = HexNumber::new(3, 4);
/// let words = |text: &str| text.to_owned();
/// let stack = Stack {
///     hex,
///     side: Side::Usa,
///     name: words("Guar"),
///     badge: '2',
///     words: words("Guard, Foot"),
/// };
/// let shown = TextView {
///     title: words("The race  Turn 2 of 9, 6:20"),
///     score: words("Blue 4, Grey 2"),
///     panel: SidePanel { title: words("Chits"), lines: vec![words("In the cup: 3")] },
///     stacks: vec![stack],
///     focus: Some(hex),
///     ..TextView::default()
/// };
/// let there = shown.stacks.iter().find(|stack| Some(stack.hex) == shown.focus).expect("a stack");
/// assert_eq!(format!("{}{}", there.name, there.badge), "Guar2", "the uppermost of two");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct TextView {
    /// Name of the scenario, the turn and the time.
    pub title: String,
    /// Victory points of each side, in one line.
    pub score: String,
    /// Lines that the program prints at the start of each turn.
    pub standing: Vec<String>,
    /// Lines with all information that is not on the map.
    pub state: Vec<String>,
    /// Panel that is always visible beside the map.
    pub panel: SidePanel,
    /// Stacks on the map, one for each hex with counters.
    pub stacks: Vec<Stack>,
    /// Removable markers on the map, such as bridges.
    #[serde(rename = "laid", skip_serializing_if = "Vec::is_empty")]
    pub map_markers: Vec<MapMarker>,
    /// Hex in which the current action takes place. `None` if the action has no hex.
    pub focus: Option<HexNumber>,
}

/// A text panel beside the map; [`TextView::panel`] holds one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SidePanel {
    /// Title of the panel.
    pub title: String,
    /// Lines of the panel, top to bottom.
    pub lines: Vec<String>,
}

/// A stack of counters in a hex; [`TextView`] has an example.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Stack {
    /// Hex that contains the stack.
    pub hex: HexNumber,
    /// Side that controls the stack.
    pub side: Side,
    /// Name of the top counter, in four letters.
    pub name: String,
    /// Badge of the stack: the number of counters as a digit, or the state of a single counter as a
    /// character.
    pub badge: char,
    /// Description of all counters in the stack, as text.
    pub words: String,
}

/// A hex of the map, as a text table shows it.
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
/// // Two adjacent hexes. A text map has one line for each half hex, so that columns interlock.
/// let map = [ground(1, 1, (1, 2), 0), ground(2, 1, (2, 3), 1)];
/// let line = |along| map.iter().filter(|ground| ground.at.1 == along).count();
/// assert_eq!([line(2), line(3)], [1, 1]);
/// let highest = map.iter().max_by_key(|ground| ground.level).expect("a map");
/// assert_eq!(highest.hex.to_string(), "0201");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Ground {
    /// Printed number of the hex.
    pub hex: HexNumber,
    /// Doubled position, as [`Grid::position`](crate::Grid::position) returns it.
    pub at: (i16, i16),
    /// Elevation in map levels, from 0.
    pub level: u8,
    /// Character that stands for the hex's terrain; [`Ruleset::signs`](crate::Ruleset::signs)
    /// explains it.
    pub sign: char,
    /// Whether a road runs through the hex.
    pub road: bool,
}

impl TextView {
    /// Converts a board view to text: one stack for each counter, and the current place in the
    /// sequence of play.
    ///
    /// ```
    /// use kernel::{Counter, HexNumber, BoardView, TextView, Side};
    /// let scout = Counter::plain("s", "Scouts", Side::Csa, HexNumber::new(3, 4), "cavalry");
    /// let picture = BoardView { counters: vec![scout], when: vec!["Turn 2".to_owned()], ..BoardView::default() };
    /// let shown = TextView::of(&picture);
    /// assert_eq!((&*shown.title, &*shown.stacks[0].words), ("Turn 2", "0304: Scouts"));
    /// ```
    pub fn of(picture: &BoardView) -> Self {
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
            map_markers: picture.map_markers.clone(),
            ..Self::default()
        }
    }
}

impl Ground {
    /// Returns a hex with only its position, and no terrain.
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

    /// Explains the characters of terrain kinds and the other signs of a text map. Terrain drawn as
    /// a blank is omitted.
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
