use std::fmt;

use kernel::{Die, Ratio, Sixteenths};

use super::{Colour, Formation, TerrainId};

/// The charts of the player aid. CM 3.2.
#[derive(Clone, Debug, PartialEq)]
pub struct Charts {
    /// Combat Chart with its modifiers.
    pub combat: CombatChart,
    /// Range bands of infantry fire.
    pub infantry_range: Vec<Band>,
    /// Range bands of artillery fire.
    pub gun_range: Vec<Band>,
    /// Maximum range of fire at night, in hexes. CM 11.
    pub night_range: u8,
    /// Movement allowances and action costs.
    pub allowances: Allowances,
    /// Terrain Effects Chart; [`TerrainId`]s are indices into it.
    pub terrain: Vec<Terrain>,
    /// Additional costs of crossing a stream.
    pub stream: Costs,
    /// Morale values by colour.
    pub morale: Morale,
    /// Command radii and leader casualties.
    pub command: Command,
    /// Times of the turns, and the night turns.
    pub turns: Turns,
}

/// Combat Chart with its modifiers. CM 9.5, 9.6. CW-FIR-08, CW-FIR-09.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CombatChart {
    /// Lowest strength of each column, in strength points. The last column is open-ended.
    pub columns: Vec<u16>,
    /// Rows by modified die, from 1 up. Each row has one result for every column.
    pub rows: Vec<Vec<Result>>,
    /// Die modifier of fire from three or more adjacent hexes.
    pub flank: i8,
    /// Number of columns by which fire at a limbered target shifts to the right.
    pub limbered: u8,
    /// Die modifier for a target higher than all firers.
    pub higher: i8,
    /// Lowest die result, modified or not, that causes a leader test.
    pub leader_check: i8,
}

impl CombatChart {
    /// Returns the index of the column for a number of strength points.
    pub fn column(&self, points: u16) -> usize {
        self.columns.iter().rposition(|&least| least <= points).unwrap_or(0)
    }

    /// Returns the result of a die in a column. CM 9.5. CW-FIR-09.
    pub fn read(&self, column: usize, die: Die, modifier: i8) -> Result {
        self.rows[self.row(die, modifier)][column]
    }

    /// Whether a die, modified or not, causes a leader test. CM 9.6. CW-LDR-03.
    pub const fn tests_leaders(&self, die: Die, modifier: i8) -> bool {
        let face = die.pips() as i8;
        face >= self.leader_check || face + modifier >= self.leader_check
    }

    /// Returns the index of the row for a modified die. Dice beyond the chart use its first or last
    /// row.
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

/// Result on the Combat Chart. CM 9.6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Result {
    /// No effect on the target.
    None,
    /// A morale check of the target.
    Check,
    /// Loss of strength points, and a morale check.
    Loss(u8),
    /// Loss of strength points, a retreat, and a morale check.
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

    /// Returns the result for a chart entry: `-`, `M`, `2`, `2R`.
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

/// Strength multiplier within a range of distances. CM 9.5. CW-FIR-06, CW-FIR-07.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Band {
    /// Shortest distance of the band, in hexes.
    pub first: u8,
    /// Longest distance of the band, in hexes.
    pub last: u8,
    /// Multiplier of the firing strength.
    pub factor: Ratio,
}

/// Movement allowances and action costs. CM 8.3. CW-MOV-01, CW-MOV-04, CW-MOV-05.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowances {
    /// Movement points of infantry.
    pub infantry: u8,
    /// Movement points of limbered guns. Unlimbered guns have none.
    pub limbered: u8,
    /// Movement points of mounted cavalry.
    pub mounted: u8,
    /// Movement points of dismounted cavalry.
    pub dismounted: u8,
    /// Movement points of leaders.
    pub leader: u8,
    /// Cost of a change of formation.
    pub change: u8,
    /// Cost of leaving a zone of control.
    pub leave_zone: u8,
    /// Cost of a change of level.
    pub level: u8,
    /// Cost of a hex at the column rate.
    pub column: Sixteenths,
    /// Distance to every enemy, in hexes, beyond which units may use the column rate.
    pub column_beyond: u8,
    /// Cost of a hex along a road for movers not at the column rate. Every enemy must be beyond the
    /// column-rate distance.
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
    /// Id in the package.
    pub id: String,
    /// Name of the terrain for players.
    pub name: String,
    /// Cost of entry. `None` if no one can enter the terrain.
    pub costs: Option<Costs>,
    /// Die modifier for fire at a target in this terrain.
    pub die: i8,
    /// Die modifier for morale checks in this terrain.
    pub morale: i8,
    /// Whether the terrain blocks lines of sight that cross it.
    pub blocks: bool,
    /// Whether the column rate applies in this terrain.
    pub column: bool,
    /// Appearance on maps and in text views.
    pub look: TerrainLook,
}

/// Appearance of a kind of terrain. Only drawings and text views use it, no rule.
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

/// Movement cost by type of mover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Costs {
    /// Cost for infantry and dismounted cavalry.
    pub infantry: u8,
    /// Cost for mounted cavalry and leaders.
    pub cavalry: u8,
    /// Cost for limbered guns.
    pub guns: u8,
}

/// Morale values by colour. CM 2.5, 9.7. CW-MOR-01, CW-MOR-04.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Morale {
    /// Morale value of green units.
    pub green: i8,
    /// Morale value of black units.
    pub black: i8,
    /// Morale value of gold units.
    pub gold: i8,
    /// Die modifier of a leader stacked with the unit.
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

/// Command radii and leader casualties. CM 3.3.6, 6.1, 6.4. CW-LDR-04.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Command {
    /// Command radius of a leader, in hexes.
    pub radius: u8,
    /// Command radius of a replacement, in hexes.
    pub replacement: u8,
    /// Lowest die result that hits a leader.
    pub hit: Die,
    /// Maximum distance, in hexes, at which an overrun leader can join friendly troops.
    pub refuge: u8,
}

impl Command {
    /// Whether a die result hits a leader. CM 6.4. CW-LDR-04.
    pub fn hits(&self, die: Die) -> bool {
        die >= self.hit
    }
}

/// Turn track: times of the turns, and the night turns. CM 3.1, 14. CW-SEQ-03.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turns {
    /// Time of day of each turn, from turn 1.
    pub times: Vec<String>,
    /// Numbers of the night turns. CM 11, 14.1.3.
    pub night: Vec<u8>,
}

impl Charts {
    /// Returns the chart data of a kind of terrain.
    pub fn terrain(&self, id: TerrainId) -> &Terrain {
        &self.terrain[id.index()]
    }
}
