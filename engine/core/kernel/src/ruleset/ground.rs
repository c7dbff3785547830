use serde::Serialize;

use crate::{Grid, HexId, HexNumber};

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
///     name: "clear".to_owned(),
/// };
/// // Two adjacent hexes. A text map has one line for each half hex, so that columns interlock.
/// let map = [ground(1, 1, (1, 2), 0), ground(2, 1, (2, 3), 1)];
/// let line = |along| map.iter().filter(|ground| ground.at.1 == along).count();
/// assert_eq!([line(2), line(3)], [1, 1]);
/// let highest = map.iter().max_by_key(|ground| ground.level).expect("a map");
/// assert_eq!(highest.hex.to_string(), "0201");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ground {
    /// Printed number of the hex.
    pub hex: HexNumber,
    /// Doubled position, as [`Grid::position`](crate::Grid::position) returns it.
    pub at: (i16, i16),
    /// Elevation in map levels, from 0.
    pub level: u8,
    /// Character that stands for the hex's terrain; [`Materials::signs`](crate::Materials::signs)
    /// explains it.
    pub sign: char,
    /// Whether a road runs through the hex.
    pub road: bool,
    /// Number of the hex with its name or terrain, such as `1510, woods`.
    pub name: String,
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
        Self { hex, at, level: 0, sign: ' ', road: false, name: hex.to_string() }
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
