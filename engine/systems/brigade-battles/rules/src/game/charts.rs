use std::fmt;

use kernel::{Die, Ratio, Sixteenths};

use super::{Colour, Formation, TerrainId};

/// Charts of the player aid. CM 3.2.
#[derive(Clone, Debug, PartialEq)]
pub struct Charts {
    /// Combat Chart, with the modifiers of its die roll and columns.
    pub combat: CombatChart,
    /// Range bands of infantry fire, from the nearest to the farthest.
    pub infantry_range: Vec<Band>,
    /// Range bands of artillery fire, from the nearest to the farthest.
    pub gun_range: Vec<Band>,
    /// Longest range of all fire at night, in hexes. CM 11.
    pub night_range: u8,
    /// Movement allowances, and costs of actions in movement points.
    pub allowances: Allowances,
    /// Terrain Effects Chart. A [`TerrainId`] is an index into it.
    pub terrain: Vec<Terrain>,
    /// Extra costs of crossing a stream.
    pub stream: Costs,
    /// Morale value for each colour.
    pub morale: Morale,
    /// Command radii, and figures for leader casualties.
    pub command: Command,
    /// Times of day of the turns, and the night turns.
    pub turns: Turns,
}

/// Combat Chart, with the modifiers of its die roll and columns. CM 9.5, 9.6. CW-FIR-08, CW-FIR-09.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CombatChart {
    /// Lowest strength of each column, in strength points. The last column has no upper limit.
    pub columns: Vec<u16>,
    /// Rows of the chart, by modified die from 1 upwards. Each row has one result for each column.
    pub rows: Vec<Vec<Result>>,
    /// Die modifier for fire from three or more hexes adjacent to the target.
    pub flank: i8,
    /// Number of columns to the right by which fire at limbered artillery shifts.
    pub limbered: u8,
    /// Die modifier for a target on a higher level than all firing units.
    pub higher: i8,
    /// Lowest die roll that causes a leader check. Either the unmodified or the modified roll
    /// counts.
    pub leader_check: i8,
}

impl CombatChart {
    /// Returns the index of the column for a number of strength points.
    pub fn column(&self, points: u16) -> usize {
        self.columns.iter().rposition(|&least| least <= points).unwrap_or(0)
    }

    /// Returns the chart result for a die roll in a column. CM 9.5. CW-FIR-09.
    pub fn read(&self, column: usize, die: Die, modifier: i8) -> Result {
        self.rows[self.row(die, modifier)][column]
    }

    /// Whether a die roll causes a leader check. Either the unmodified or the modified roll may. CM
    /// 9.6. CW-LDR-03.
    pub const fn tests_leaders(&self, die: Die, modifier: i8) -> bool {
        let face = die.pips() as i8;
        face >= self.leader_check || face + modifier >= self.leader_check
    }

    /// Returns the index of the row for a modified die. A die below or above the chart uses the
    /// first or last row.
    pub fn row(&self, die: Die, modifier: i8) -> usize {
        let modified = die.pips() as i8 + modifier;
        usize::try_from(modified - 1).unwrap_or(0).min(self.rows.len() - 1)
    }

    /// Returns the heading of a column: `7-9`, `28+`.
    pub fn column_words(&self, column: usize) -> String {
        let least = self.columns[column];
        match self.columns.get(column + 1) {
            Some(next) if next - 1 == least => least.to_string(),
            Some(next) => format!("{least}-{}", next - 1),
            None => format!("{least}+"),
        }
    }
}

/// Result of fire on the Combat Chart. CM 9.6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Result {
    /// No effect on the target.
    None,
    /// The target checks its morale.
    Check,
    /// The target loses this number of strength points and checks its morale.
    Loss(u8),
    /// The target loses this number of strength points, retreats and checks its morale.
    Retreat(u8),
}

impl Result {
    /// Returns the number of strength points lost.
    pub const fn loss(self) -> u8 {
        match self {
            Self::None | Self::Check => 0,
            Self::Loss(points) | Self::Retreat(points) => points,
        }
    }

    /// Returns the result that a chart entry means, such as `-`, `M`, `2` or `2R`. `None` if the
    /// entry is invalid.
    pub fn from_text(text: &str) -> Option<Self> {
        let points = |digits: &str| digits.parse().ok().filter(|points| (1..=9).contains(points));
        match text {
            "-" => Some(Self::None),
            "M" => Some(Self::Check),
            _ => match text.strip_suffix('R') {
                Some(digits) => points(digits).map(Self::Retreat),
                None => points(text).map(Self::Loss),
            },
        }
    }
}

impl fmt::Display for Result {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => write!(f, "-"),
            Self::Check => write!(f, "M"),
            Self::Loss(points) => write!(f, "{points}"),
            Self::Retreat(points) => write!(f, "{points}R"),
        }
    }
}

/// Range band: a span of ranges with one multiplier of the firing strength. CM 9.5. CW-FIR-06,
/// CW-FIR-07.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Band {
    /// Shortest range of the band, in hexes.
    pub first: u8,
    /// Longest range of the band, in hexes.
    pub last: u8,
    /// Multiplier of the firing strength within the band.
    pub factor: Ratio,
}

/// Movement allowances, and costs of actions in movement points. CM 8.3. CW-MOV-01, CW-MOV-04,
/// CW-MOV-05.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowances {
    /// Movement points of infantry on each turn.
    pub infantry: u8,
    /// Movement points of limbered guns on each turn. Unlimbered guns have none.
    pub limbered: u8,
    /// Movement points of mounted cavalry on each turn.
    pub mounted: u8,
    /// Movement points of dismounted cavalry on each turn.
    pub dismounted: u8,
    /// Movement points of a leader on each turn.
    pub leader: u8,
    /// Cost of a change of formation, in movement points.
    pub change: u8,
    /// Extra cost of leaving an enemy zone of control, in movement points.
    pub leave_zone: u8,
    /// Extra cost of a step to a different level, in movement points.
    pub level: u8,
    /// Cost of a hex at the column rate, in exact sixteenths of a movement point.
    pub column: Sixteenths,
    /// Distance from the nearest enemy, in hexes. A unit must be farther away to move at the column
    /// rate.
    pub column_beyond: u8,
    /// Cost of a hex entered along a road, for movers that do not use the column rate. Every enemy
    /// must be farther away than `column_beyond`.
    pub road: u8,
}

impl Allowances {
    /// Returns the movement allowance of a formation.
    pub const fn of(&self, formation: Formation) -> u8 {
        match formation {
            Formation::Foot => self.infantry,
            Formation::Mounted => self.mounted,
            Formation::Dismounted => self.dismounted,
            Formation::Limbered => self.limbered,
            Formation::Unlimbered => 0,
        }
    }
}

/// Kind of terrain, with its costs and effects. CM 3.1, 9.5, 9.7.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terrain {
    /// Id of the terrain in the package.
    pub id: String,
    /// Name of the terrain, shown to players.
    pub name: String,
    /// Cost of entry by type of mover. `None` if no mover can enter the terrain.
    pub costs: Option<Costs>,
    /// Die modifier for fire at a target in the terrain.
    pub die: i8,
    /// Die modifier for morale checks of units in the terrain.
    pub morale: i8,
    /// Whether the terrain blocks lines of sight that pass over it.
    pub blocks: bool,
    /// Whether units may use the column rate in the terrain.
    pub column: bool,
    /// Appearance on maps and in text views.
    pub look: TerrainLook,
}

/// Appearance of a kind of terrain on maps and in text views. No rule uses it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TerrainLook {
    /// Colour of hexes on the lowest level. `None` for the colour of open ground.
    pub colour: Option<kernel::Colour>,
    /// Symbol on text maps. `None` for the default symbol.
    pub symbol: Option<char>,
}

impl TerrainLook {
    /// Returns the symbol on text maps, or the default symbol.
    pub const fn sign(self) -> char {
        match self.symbol {
            Some(symbol) => symbol,
            None => ' ',
        }
    }
}

/// Movement costs by type of mover, in movement points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Costs {
    /// Cost for infantry and dismounted cavalry, in movement points.
    pub infantry: u8,
    /// Cost for mounted cavalry and leaders, in movement points.
    pub cavalry: u8,
    /// Cost for limbered guns, in movement points.
    pub guns: u8,
}

/// Morale value for each colour. CM 2.5, 9.7. CW-MOR-01, CW-MOR-04.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Morale {
    /// Morale value of green units. A unit fails a morale check if the modified die is higher.
    pub green: i8,
    /// Morale value of black units. A unit fails a morale check if the modified die is higher.
    pub black: i8,
    /// Morale value of gold units. A unit fails a morale check if the modified die is higher.
    pub gold: i8,
    /// Die modifier for morale checks of a unit with a leader in its hex.
    pub leader: i8,
}

impl Morale {
    /// Returns the morale value of units with this colour.
    pub const fn of(self, colour: Colour) -> i8 {
        match colour {
            Colour::Green => self.green,
            Colour::Black => self.black,
            Colour::Gold => self.gold,
        }
    }
}

/// Command radii, and figures for leader casualties. CM 3.3.6, 6.1, 6.4. CW-LDR-04.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Command {
    /// Command radius of a leader, in hexes.
    pub radius: u8,
    /// Command radius of a replacement leader, in hexes.
    pub replacement: u8,
    /// Lowest die roll that hits a leader in a leader check.
    pub hit: Die,
    /// Longest distance, in hexes, at which an overrun leader can join friendly troops.
    pub refuge: u8,
}

impl Command {
    /// Whether a die roll hits a leader in a leader check. CM 6.4. CW-LDR-04.
    pub fn hits(&self, die: Die) -> bool {
        die >= self.hit
    }
}

/// Turn track: the time of day of each turn, and the night turns. CM 3.1, 14. CW-SEQ-03.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turns {
    /// Time of day of each turn, from turn 1.
    pub times: Vec<String>,
    /// Numbers of the night turns. CM 11, 14.1.3.
    pub night: Vec<u8>,
}

impl Charts {
    /// Returns the row of the Terrain Effects Chart for a kind of terrain.
    pub fn terrain(&self, id: TerrainId) -> &Terrain {
        &self.terrain[id.index()]
    }
}
