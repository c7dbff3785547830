use std::fmt;
use std::str::FromStr;

use kernel::origin::Provenance;
use kernel::{Die, Keyed, Listed, Ratio, Sixteenths, Symbol, listed, written};
use serde::{Deserialize, Serialize};

use super::{Colour, Formation};
use crate::game::ids::TerrainId;

// CM 3.2.
/// Root of `tables.yaml`: the charts of the player aid.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(title = "Brigade Battles charts")
)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Charts {
    /// Combat Chart, with the modifiers of its die roll and columns.
    pub combat: CombatChart,
    /// Ranges, with the multiplier of the firing strength at each.
    pub ranges: Ranges,
    /// Movement allowances, and costs of actions in movement points.
    #[serde(rename = "movement")]
    pub allowances: Allowances,
    /// Entry costs and effects of terrain.
    pub terrain: TerrainEffects,
    /// Morale value for each colour.
    pub morale: Morale,
    /// Command radius, and figures for leader casualties.
    pub command: Command,
    /// Times of day of the turns, and the night turns.
    #[serde(rename = "turn-track")]
    pub turns: Turns,
}

// CM 9.5, 9.6. CW-FIR-08, CW-FIR-09.
/// Combat Chart, with the modifiers of its die roll and columns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CombatChart {
    /// Origin of the chart.
    pub provenance: Option<Provenance>,
    /// Column headings in strength points, such as `1-2`. The last column has no upper limit, such
    /// as `28+`.
    pub columns: Vec<Column>,
    /// Rows of the chart, by modified die roll from 1 upwards. Each row has one result for each
    /// column: `-`, `M`, `2`, `2R` and so on.
    pub rows: Keyed<String, Vec<Result>>,
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

/// Column of the Combat Chart: a span of strengths, such as `7-9` or `28+`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// Lowest strength of the column, in strength points.
    pub least: u16,
    /// Highest strength of the column. `None` if the column has no upper limit.
    pub most: Option<u16>,
}

impl FromStr for Column {
    type Err = String;

    fn from_str(text: &str) -> std::result::Result<Self, String> {
        let wrong = |_| format!("`{text}` is not a column heading: expected `7-9` or `28+`");
        if let Some(least) = text.strip_suffix('+') {
            return Ok(Self { least: least.parse().map_err(wrong)?, most: None });
        }
        let (least, most) = text.split_once('-').unwrap_or((text, text));
        let most = Some(most.parse().map_err(wrong)?);
        Ok(Self { least: least.parse().map_err(wrong)?, most })
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self { least, most: None } => write!(f, "{least}+"),
            Self { least, most: Some(most) } if least == most => write!(f, "{least}"),
            Self { least, most: Some(most) } => write!(f, "{least}-{most}"),
        }
    }
}

written!(
    Column,
    "^[0-9]{1,3}(-[0-9]{1,3}|\\+)?$",
    "a column heading in strength points, such as `7-9` or `28+`"
);

impl CombatChart {
    /// Returns the index of the column for a number of strength points.
    pub fn column(&self, points: u16) -> usize {
        self.columns.iter().rposition(|column| column.least <= points).unwrap_or(0)
    }

    /// Returns the heading of a column: `7-9`, `28+`.
    pub fn column_words(&self, column: usize) -> String {
        self.columns[column].to_string()
    }

    /// Returns the chart result for a die roll in a column. CM 9.5. CW-FIR-09.
    pub fn read(&self, column: usize, die: Die, modifier: i8) -> Result {
        let row = self.rows.values().nth(self.row(die, modifier));
        row.map_or(Result::None, |cells| cells[column])
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
        usize::try_from(modified - 1).unwrap_or(0).min(self.rows.len().saturating_sub(1))
    }
}

// CM 9.6.
/// Result of fire on the Combat Chart.
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
}

impl FromStr for Result {
    type Err = String;

    fn from_str(text: &str) -> std::result::Result<Self, String> {
        let points = |digits: &str| digits.parse().ok().filter(|points| (1..=9).contains(points));
        let result = match text {
            "-" => Some(Self::None),
            "M" => Some(Self::Check),
            _ => match text.strip_suffix('R') {
                Some(digits) => points(digits).map(Self::Retreat),
                None => points(text).map(Self::Loss),
            },
        };
        result.ok_or_else(|| format!("`{text}` is not a result: expected `-`, `M`, `2` or `2R`"))
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

written!(Result, "^(-|M|[1-9]R?)$", "a result of fire: `-`, `M`, `2` or `2R`");

/// Range bands of each arm, and the range at night.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Ranges {
    /// Origin of the ranges.
    pub provenance: Option<Provenance>,
    /// Range bands of infantry and dismounted cavalry, from the nearest to the farthest.
    pub foot: Vec<Band>,
    /// Range bands of artillery, from the nearest to the farthest.
    pub guns: Vec<Band>,
    /// Longest range of all fire at night, in hexes.
    pub night: u8,
}

// CM 9.5. CW-FIR-06, CW-FIR-07.
/// Range band: a span of ranges with one multiplier of the firing strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Band {
    /// Shortest range of the band, in hexes.
    pub from: u8,
    /// Longest range of the band, in hexes.
    pub to: u8,
    /// Multiplier of the firing strength within the band.
    pub factor: Factor,
}

/// Multiplier of the firing strength within a range band.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Factor {
    /// The firing strength is doubled.
    Double,
    /// The firing strength is unchanged.
    Single,
    /// The firing strength is halved and rounded down.
    Half,
}

impl Factor {
    /// Returns the multiplier as a fraction.
    pub const fn ratio(self) -> Ratio {
        match self {
            Self::Double => Ratio::new(2, 1),
            Self::Single => Ratio::ONE,
            Self::Half => Ratio::HALF,
        }
    }
}

// CM 8.3. CW-MOV-01, CW-MOV-04, CW-MOV-05.
/// Movement allowances, and costs of actions in movement points.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Allowances {
    /// Origin of the movement figures.
    pub provenance: Option<Provenance>,
    /// Movement points of infantry on each turn.
    #[serde(rename = "foot")]
    pub infantry: u8,
    /// Movement points of limbered artillery on each turn.
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
    /// Cost of a hex entered along a road, in movement points, for units that do not use the column
    /// rate.
    pub road: u8,
    /// Number of hexes that a unit at the column rate moves for one movement point: 1, 2, 4, 8 or
    /// 16.
    pub column: u8,
    /// Distance from the nearest enemy, in hexes. A unit must be farther away to move at the column
    /// rate.
    pub column_beyond: u8,
}

impl Allowances {
    /// Returns the movement allowance of a formation. Unlimbered guns have none.
    pub const fn of(&self, formation: Formation) -> u8 {
        match formation {
            Formation::Foot => self.infantry,
            Formation::Mounted => self.mounted,
            Formation::Dismounted => self.dismounted,
            Formation::Limbered => self.limbered,
            Formation::Unlimbered => 0,
        }
    }

    /// Returns the cost of a hex at the column rate, in exact sixteenths of a movement point.
    pub fn column_cost(&self) -> Sixteenths {
        Sixteenths::ONE.times(Ratio::new(1, self.column))
    }
}

/// Terrain Effects Chart: kinds of terrain, and the cost of streams.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TerrainEffects {
    /// Kinds of terrain, by terrain id.
    pub kinds: Listed<Terrain>,
    /// Extra cost of crossing a stream, in addition to the cost of the hex.
    pub stream: Stream,
}

// CM 3.1, 9.5, 9.7.
/// Kind of terrain. A mover without a cost cannot enter the terrain.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Terrain {
    /// Id of the terrain in the package.
    #[serde(skip)]
    pub id: String,
    /// Name of the terrain, shown to players.
    pub name: String,
    /// Cost of entry for infantry and dismounted cavalry, in movement points. Absent if they cannot
    /// enter.
    pub foot: Option<u8>,
    /// Cost of entry for mounted cavalry and leaders, in movement points. Absent if they cannot
    /// enter.
    pub horse: Option<u8>,
    /// Cost of entry for artillery, in movement points. Absent if it cannot enter.
    pub guns: Option<u8>,
    /// Die modifier for fire at a target in the terrain (default: 0).
    #[serde(default)]
    pub die: i8,
    /// Die modifier for morale checks of units in the terrain (default: 0).
    #[serde(default)]
    pub morale: i8,
    /// Whether the terrain blocks lines of sight that pass over it (default: no).
    #[serde(default)]
    pub blocks: bool,
    /// Whether units may use the column rate in the terrain (default: no).
    #[serde(default)]
    pub column: bool,
    /// Appearance of the terrain on maps (default: open ground without a symbol).
    pub look: Option<TerrainLook>,
    /// Origin of the terrain's figures.
    pub provenance: Option<Provenance>,
}

listed!(Terrain);

impl Terrain {
    /// Returns the cost of entry by type of mover. `None` unless all movers can enter the terrain.
    pub fn costs(&self) -> Option<Costs> {
        let (infantry, cavalry, guns) = (self.foot?, self.horse?, self.guns?);
        Some(Costs { infantry, cavalry, guns })
    }

    /// Returns the appearance on maps and in text views.
    pub fn look(&self) -> TerrainLook {
        self.look.unwrap_or_default()
    }
}

/// Appearance of one kind of terrain on maps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TerrainLook {
    /// Colour of hexes on the lowest level (default: the colour of open ground). Maps draw higher
    /// levels darker.
    pub colour: Option<kernel::Colour>,
    /// Character that represents the terrain on maps in terminals (default: none).
    pub symbol: Option<Symbol>,
}

impl TerrainLook {
    /// Returns the symbol on text maps, or the default symbol.
    pub const fn sign(self) -> char {
        match self.symbol {
            Some(Symbol(symbol)) => symbol,
            None => ' ',
        }
    }
}

/// Extra cost of crossing a stream in movement points, by type of mover.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Stream {
    /// Origin of the costs.
    pub provenance: Option<Provenance>,
    /// Extra cost for infantry and dismounted cavalry.
    pub foot: u8,
    /// Extra cost for mounted cavalry and leaders.
    pub horse: u8,
    /// Extra cost for artillery.
    pub guns: u8,
}

impl Stream {
    /// Returns the extra costs by type of mover.
    pub const fn costs(&self) -> Costs {
        Costs { infantry: self.foot, cavalry: self.horse, guns: self.guns }
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

// CM 2.5, 9.7. CW-MOR-01, CW-MOR-04.
/// Morale value for each colour, and the modifier for leaders.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Morale {
    /// Origin of the morale values.
    pub provenance: Option<Provenance>,
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
    pub const fn of(&self, colour: Colour) -> i8 {
        match colour {
            Colour::Green => self.green,
            Colour::Black => self.black,
            Colour::Gold => self.gold,
        }
    }
}

// CM 3.3.6, 6.1, 6.4. CW-LDR-04.
/// Command radii, and figures for leader casualties.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Command {
    /// Origin of the command figures.
    pub provenance: Option<Provenance>,
    /// Command radius of a leader, in hexes.
    pub radius: u8,
    /// Command radius of a replacement leader, in hexes.
    pub replacement: u8,
    /// Lowest die roll that hits a leader in a leader check, from 1 to 10.
    #[cfg_attr(feature = "schema", schemars(with = "u8", range(min = 1, max = 10)))]
    pub hit: Die,
    /// Longest distance, in hexes, at which a leader whose hex the enemy enters can join friendly
    /// troops.
    pub refuge: u8,
}

impl Command {
    /// Whether a die roll hits a leader in a leader check. CM 6.4. CW-LDR-04.
    pub fn hits(&self, die: Die) -> bool {
        die >= self.hit
    }
}

// CM 3.1, 11, 14, 14.1.3. CW-SEQ-03.
/// Turn track: the time of day of each turn, and the night turns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Turns {
    /// Origin of the times and the night turns.
    pub provenance: Option<Provenance>,
    /// Time of day of each turn, from turn 1.
    pub times: Vec<String>,
    /// Numbers of the turns at night.
    pub night: Vec<u8>,
}

impl Charts {
    /// Returns the row of the Terrain Effects Chart for a kind of terrain.
    pub fn terrain(&self, id: TerrainId) -> &Terrain {
        &self.terrain.kinds[id.index()]
    }
}
