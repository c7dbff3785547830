use std::fmt;

use kernel::{Die, Ratio, Sixteenths};

use super::{Colour, Formation, TerrainId};

/// The charts of the player aid. CM 3.2.
#[derive(Clone, Debug, PartialEq)]
pub struct Charts {
    /// What is rolled for a fire.
    pub combat: CombatChart,
    /// How far foot fires, and how well.
    pub foot_range: Vec<Band>,
    /// How far guns fire, and how well.
    pub gun_range: Vec<Band>,
    /// How far anybody fires at night. CM 11.
    pub night_range: u8,
    /// Movement points.
    pub allowances: Allowances,
    /// What hexes cost and are worth; [`TerrainId`]s are indices into it.
    pub terrain: Vec<Terrain>,
    /// What crossing a stream costs beside the hex.
    pub stream: Costs,
    /// Morale values.
    pub morale: Morale,
    /// How far leaders command, and what hits them.
    pub command: Command,
    /// The turn track.
    pub turns: Turns,
}

/// The Combat Chart. CM 9.5, 9.6. CW-FIR-08, CW-FIR-09.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CombatChart {
    /// The least strength of each column; the last is open upwards.
    pub columns: Vec<u16>,
    /// A row for each modified die from 1 up, each with a result for every column.
    pub rows: Vec<Vec<Result>>,
    /// What three adjacent firing hexes add to the die.
    pub flank: i8,
    /// How many columns to the right a limbered target is.
    pub limbered: u8,
    /// What a target above all who fire adds to the die.
    pub higher: i8,
    /// A die of so much, with or without modifiers, has leaders tested.
    pub leader_check: i8,
}

impl CombatChart {
    /// The column of so many points.
    pub fn column(&self, points: u16) -> usize {
        self.columns.iter().rposition(|&least| least <= points).unwrap_or(0)
    }

    /// What a die says in a column. CM 9.5. CW-FIR-09.
    pub fn read(&self, column: usize, die: Die, modifier: i8) -> Result {
        self.rows[self.row(die, modifier)][column]
    }

    /// Whether a die calls for a test of leaders, by itself or modified. CM 9.6. CW-LDR-03.
    pub const fn tests_leaders(&self, die: Die, modifier: i8) -> bool {
        let face = die.pips() as i8;
        face >= self.leader_check || face + modifier >= self.leader_check
    }

    /// The row of a modified die, held to those that there are.
    pub fn row(&self, die: Die, modifier: i8) -> usize {
        let modified = die.pips() as i8 + modifier;
        usize::try_from(modified - 1).unwrap_or(0).min(self.rows.len() - 1)
    }

    /// What a column says in words: `7-9`, `28+`.
    pub fn column_words(&self, column: usize) -> String {
        let least = self.columns[column];
        match self.columns.get(column + 1) {
            Some(next) if next - 1 == least => least.to_string(),
            Some(next) => format!("{least}-{}", next - 1),
            None => format!("{least}+"),
        }
    }
}

/// What the Combat Chart says. CM 9.6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Result {
    /// Nothing.
    None,
    /// A morale check.
    Check,
    /// So many points lost, and a morale check.
    Loss(u8),
    /// So many points lost, a retreat, and a morale check.
    Retreat(u8),
}

impl Result {
    /// How many points are lost.
    pub const fn loss(self) -> u8 {
        match self {
            Self::None | Self::Check => 0,
            Self::Loss(points) | Self::Retreat(points) => points,
        }
    }

    /// The result that a chart writes so: `-`, `M`, `2`, `2R`.
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

/// By what strength is multiplied within some distances. CM 9.5. CW-FIR-06, CW-FIR-07.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Band {
    /// The least distance.
    pub first: u8,
    /// The largest.
    pub last: u8,
    /// The factor.
    pub factor: Ratio,
}

/// Movement points, and what actions cost. CM 8.3. CW-MOV-01, CW-MOV-04, CW-MOV-05.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowances {
    /// Of infantry.
    pub foot: u8,
    /// Of guns on the march; guns that fire have none.
    pub limbered: u8,
    /// Of cavalry in the saddle.
    pub mounted: u8,
    /// Of cavalry on foot.
    pub dismounted: u8,
    /// Of leaders.
    pub leader: u8,
    /// What a change of formation costs.
    pub change: u8,
    /// What leaving a zone of control costs.
    pub leave_zone: u8,
    /// What a change of level costs.
    pub level: u8,
    /// What a hex costs in column.
    pub column: Sixteenths,
    /// Farther than so many hexes from all enemies units move in column.
    pub column_beyond: u8,
    /// What a hex along a road costs whoever does not move in column, so far from all enemies.
    pub road: u8,
}

impl Allowances {
    /// The movement points of a formation.
    pub const fn of(&self, formation: Formation) -> u8 {
        match formation {
            Formation::Foot => self.foot,
            Formation::Mounted => self.mounted,
            Formation::Dismounted => self.dismounted,
            Formation::Limbered => self.limbered,
            Formation::Unlimbered => 0,
        }
    }
}

/// A kind of terrain. CM 3.1, 9.5, 9.7.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terrain {
    /// The id of the package.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What entering it costs; nobody enters without.
    pub costs: Option<Costs>,
    /// What it adds to the die of a fire at somebody in it.
    pub die: i8,
    /// What it adds to morale checks.
    pub morale: i8,
    /// Whether it blocks lines of sight that cross it.
    pub blocks: bool,
    /// Whether the column rate holds in it.
    pub column: bool,
    /// How it looks.
    pub look: TerrainLook,
}

/// How a kind of terrain looks. No rule asks for it: whoever draws does, and tables without pictures for the sign.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TerrainLook {
    /// The colour of its hexes on the lowest level, where it is not that of open ground.
    pub colour: Option<kernel::Colour>,
    /// Its sign, if it has one.
    pub symbol: Option<char>,
}

impl TerrainLook {
    /// The sign that stands for it at tables without pictures.
    pub const fn sign(self) -> char {
        match self.symbol {
            Some(symbol) => symbol,
            None => ' ',
        }
    }
}

/// Movement points by who moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Costs {
    /// Infantry, and cavalry on foot.
    pub foot: u8,
    /// Cavalry in the saddle, and leaders.
    pub horse: u8,
    /// Guns.
    pub guns: u8,
}

/// Morale values. CM 2.5, 9.7. CW-MOR-01, CW-MOR-04.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Morale {
    /// Of green units.
    pub green: i8,
    /// Of black ones.
    pub black: i8,
    /// Of gold ones.
    pub gold: i8,
    /// What a leader adds to the die.
    pub leader: i8,
}

impl Morale {
    /// The value of a colour.
    pub const fn of(self, colour: Colour) -> i8 {
        match colour {
            Colour::Green => self.green,
            Colour::Black => self.black,
            Colour::Gold => self.gold,
        }
    }
}

/// How far leaders command, and what hits them. CM 3.3.6, 6.1, 6.4. CW-LDR-04.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Command {
    /// The radius of a leader.
    pub radius: u8,
    /// That of a replacement.
    pub replacement: u8,
    /// A die of so much or more hits a leader.
    pub hit: Die,
    /// As far away a leader who is overrun finds his troops.
    pub refuge: u8,
}

impl Command {
    /// Whether a die hits a leader. CM 6.4. CW-LDR-04.
    pub fn hits(&self, die: Die) -> bool {
        die >= self.hit
    }
}

/// The turn track. CM 3.1, 14. CW-SEQ-03.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turns {
    /// The times of the turns, from turn 1.
    pub times: Vec<String>,
    /// The turns of night. CM 11, 14.1.3.
    pub night: Vec<u8>,
}

impl Charts {
    /// What a kind of terrain costs and is worth.
    pub fn terrain(&self, id: TerrainId) -> &Terrain {
        &self.terrain[id.index()]
    }
}
