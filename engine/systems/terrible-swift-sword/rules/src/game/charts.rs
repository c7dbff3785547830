use std::fmt;
use std::str::FromStr;

use kernel::origin::Provenance;
use kernel::{Die, Keyed, Ratio, Sixths, written};
use serde::{Deserialize, Serialize};

use super::{Formation, Letter, MoveClass, Rise, Terrain, Waterway, Way, Weapon};

/// Root of `tables.yaml`: the charts of the player aid.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(title = "Terrible Swift Sword charts")
)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Charts {
    /// Movement allowances.
    pub allowances: Allowances,
    /// Costs of changes of formation in movement points.
    pub formation: FormationCosts,
    /// Movement costs of terrain.
    pub movement: MovementCosts,
    /// Ranges of the weapons.
    pub ranges: Ranges,
    /// Results of fire.
    pub fire: FireChart,
    /// Results of melee.
    pub melee: MeleeChart,
    /// Rout table.
    pub rout: RoutChart,
    /// Losses of leaders.
    pub leaders: LeaderLoss,
    /// Ammunition losses of batteries under fire.
    pub guns: GunLosses,
    /// Track of the army morale and the demoralisation table. Absent if neither side has a track.
    pub morale: Track,
    /// Limits of stacking.
    pub stacking: Stacking,
}

// ST 2.4. ST-VAL-09.
/// Movement allowances, in movement points.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Allowances {
    /// Origin of the allowances.
    pub provenance: Option<Provenance>,
    /// Allowance of infantry, dismounted cavalry and wagons.
    pub foot: u8,
    /// Allowance of a limbered foot battery.
    pub battery: u8,
    /// Allowance of mounted cavalry, limbered horse artillery and leaders.
    pub mounted: u8,
}

impl Allowances {
    /// Returns the allowance of a movement class. ST 2.4. ST-VAL-09.
    pub fn of(&self, class: MoveClass) -> Sixths {
        let points = match class {
            MoveClass::Line | MoveClass::Column | MoveClass::Wagon => self.foot,
            MoveClass::Battery => self.battery,
            MoveClass::Mounted | MoveClass::HorseBattery | MoveClass::Leader => self.mounted,
        };
        Sixths::whole(i32::from(points))
    }
}

// ST 6.22. ST-FORM-02.
/// Costs of changes of formation, in movement points.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct FormationCosts {
    /// Origin of the costs.
    pub provenance: Option<Provenance>,
    /// Cost for infantry.
    pub infantry: u8,
    /// Cost for a battery.
    pub battery: u8,
    /// Cost for cavalry.
    pub cavalry: u8,
}

impl FormationCosts {
    /// Returns the cost of leaving a formation. ST 6.22. ST-FORM-02.
    pub fn of(&self, formation: Formation) -> Sixths {
        let points = match formation {
            Formation::Line | Formation::Column => self.infantry,
            Formation::Unlimbered | Formation::Limbered => self.battery,
            Formation::Mounted | Formation::Dismounted => self.cavalry,
            Formation::Train => 0,
        };
        Sixths::whole(i32::from(points))
    }
}

// ST 9.0. ST-MOVE-02.
/// Movement costs of terrain, by feature.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MovementCosts {
    /// Origin of the costs.
    pub provenance: Option<Provenance>,
    /// Turnpikes.
    pub pike: HexCosts,
    /// Roads.
    pub road: HexCosts,
    /// Trails.
    pub trail: HexCosts,
    /// Clear hexes.
    pub clear: HexCosts,
    /// Woods.
    pub woods: HexCosts,
    /// Towns.
    pub town: HexCosts,
    /// Marshes.
    pub marsh: HexCosts,
    /// Up a slope.
    pub slope_up: SideCosts,
    /// Down a slope.
    pub slope_down: SideCosts,
    /// Up over a crest.
    pub crest_up: SideCosts,
    /// Down over a crest.
    pub crest_down: SideCosts,
    /// Over a ridge.
    pub ridge: SideCosts,
    /// Through a stream.
    pub stream: SideCosts,
    /// Through a ford.
    pub ford: SideCosts,
    /// Over a stone wall.
    pub wall: SideCosts,
}

/// Costs of entering a hex, by class.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HexCosts {
    /// Cost for infantry in line and dismounted cavalry.
    pub line: Entry,
    /// Cost for infantry in column.
    pub column: Entry,
    /// Cost for limbered batteries.
    pub battery: Entry,
    /// Cost for wagons.
    pub wagon: Entry,
    /// Cost for mounted cavalry.
    pub mounted: Entry,
    /// Cost for leaders.
    pub leader: Entry,
}

impl HexCosts {
    /// Returns the cost for a movement class.
    pub const fn of(&self, class: MoveClass) -> Entry {
        match class {
            MoveClass::Line => self.line,
            MoveClass::Column => self.column,
            MoveClass::Battery | MoveClass::HorseBattery => self.battery,
            MoveClass::Wagon => self.wagon,
            MoveClass::Mounted => self.mounted,
            MoveClass::Leader => self.leader,
        }
    }
}

/// Cost of entering a hex. Written as a number or fraction, or one of `closed`, `stop`, `all` and
/// `other`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Number of movement points.
    Points(Sixths),
    /// The hex cannot be entered.
    Closed,
    /// The unit may enter with at least one point left, and stops. ST 9.0. ST-MOVE-06.
    Stop,
    /// The unit needs its whole allowance. ST 5.32. ST-MOVE-07.
    All,
    /// The unit cannot use the thoroughfare, and pays for the other terrain. ST 5.23. ST-MOVE-04.
    Other,
}

impl FromStr for Entry {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "closed" => Ok(Self::Closed),
            "stop" => Ok(Self::Stop),
            "all" => Ok(Self::All),
            "other" => Ok(Self::Other),
            _ => text.parse().map(Self::Points).map_err(|_: String| {
                format!(
                    "`{text}` is not a movement cost: expected a number such as `2` or `1/3`, \
                    `closed`, `stop`, `all` or `other`"
                )
            }),
        }
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Points(points) => points.fmt(f),
            Self::Closed => f.write_str("closed"),
            Self::Stop => f.write_str("stop"),
            Self::All => f.write_str("all"),
            Self::Other => f.write_str("other"),
        }
    }
}

written!(
    Entry,
    "^([0-9]{1,2}(/[236])?|closed|stop|all|other)$",
    "a movement cost: a number such as `2` or `1/3`, `closed`, `stop`, `all` or `other`"
);

/// Costs of crossing a hexside, by class, in movement points. An absent cost means that the hexside
/// is closed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SideCosts {
    /// Cost for infantry in line or column, and for dismounted cavalry.
    pub foot: Option<u8>,
    /// Cost for limbered batteries and wagons.
    pub wheels: Option<u8>,
    /// Cost for mounted cavalry and leaders.
    pub mounted: Option<u8>,
}

impl SideCosts {
    /// Returns the cost for a movement class. `None` if the hexside is closed to it.
    pub fn of(&self, class: MoveClass) -> Option<Sixths> {
        let points = match class {
            MoveClass::Line | MoveClass::Column => self.foot,
            MoveClass::Battery | MoveClass::HorseBattery | MoveClass::Wagon => self.wheels,
            MoveClass::Mounted | MoveClass::Leader => self.mounted,
        };
        points.map(|points| Sixths::whole(i32::from(points)))
    }
}

impl MovementCosts {
    /// Returns the costs of the terrain in a hex.
    pub const fn of_hex(&self, terrain: Terrain) -> &HexCosts {
        match terrain {
            Terrain::Clear => &self.clear,
            Terrain::Woods => &self.woods,
            Terrain::Town => &self.town,
            Terrain::Marsh => &self.marsh,
        }
    }

    /// Returns the costs of a thoroughfare.
    pub const fn of_way(&self, way: Way) -> &HexCosts {
        match way {
            Way::Pike => &self.pike,
            Way::Road => &self.road,
            Way::Trail => &self.trail,
        }
    }

    /// Returns the costs of a rise or fall. `None` on level ground, which costs nothing.
    pub const fn of_rise(&self, rise: Rise) -> Option<&SideCosts> {
        match rise {
            Rise::Level => None,
            Rise::SlopeUp => Some(&self.slope_up),
            Rise::SlopeDown => Some(&self.slope_down),
            Rise::CrestUp => Some(&self.crest_up),
            Rise::CrestDown => Some(&self.crest_down),
            Rise::Ridge => Some(&self.ridge),
        }
    }

    /// Returns the costs of water without a bridge. `None` for a river, which is closed to all.
    pub const fn of_water(&self, water: Waterway) -> Option<&SideCosts> {
        match water {
            Waterway::Stream | Waterway::Bridge => Some(&self.stream),
            Waterway::Ford => Some(&self.ford),
            Waterway::River => None,
        }
    }
}

// ST 10.26. ST-FIRE-03, ST-FIRE-04.
/// Range bands of each weapon, from the nearest to the farthest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[expect(non_snake_case, reason = "weapons have capital letters")]
pub struct Ranges {
    /// Origin of the ranges.
    pub provenance: Option<Provenance>,
    /// Rifle muskets.
    pub R: Vec<RangeBand>,
    /// Hand weapons.
    pub P: Vec<RangeBand>,
    /// Smoothbore guns.
    pub N: Vec<RangeBand>,
    /// Rifled guns.
    pub T: Vec<RangeBand>,
}

impl Ranges {
    /// Returns the range bands of a weapon.
    pub fn of(&self, weapon: Weapon) -> &[RangeBand] {
        match weapon {
            Weapon::R => &self.R,
            Weapon::P => &self.P,
            Weapon::N => &self.N,
            Weapon::T => &self.T,
        }
    }

    /// Returns the multiple of a weapon at a range. `None` beyond its longest range.
    pub fn multiple(&self, weapon: Weapon, range: u8) -> Option<Ratio> {
        let band = self.of(weapon).iter().find(|band| (band.from..=band.to).contains(&range));
        band.map(|band| band.multiple.ratio())
    }

    /// Returns the longest range of a weapon.
    pub fn longest(&self, weapon: Weapon) -> u8 {
        self.of(weapon).iter().map(|band| band.to).max().unwrap_or(0)
    }
}

/// Span of ranges with one multiple of the firing strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RangeBand {
    /// Shortest range of the band, in hexes.
    pub from: u8,
    /// Longest range of the band, in hexes.
    pub to: u8,
    /// Multiple of the strength within the band.
    pub multiple: Multiple,
}

/// Multiple of the firing strength: a whole number, or `1/2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Multiple(Ratio);

impl Multiple {
    /// Returns the multiple as a fraction.
    pub const fn ratio(self) -> Ratio {
        self.0
    }
}

impl FromStr for Multiple {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "1/2" {
            return Ok(Self(Ratio::HALF));
        }
        let whole = text.parse().ok().filter(|whole| (1..=20).contains(whole));
        let whole = whole.map(|whole| Self(Ratio::new(whole, 1)));
        whole.ok_or_else(|| format!("`{text}` is not a multiple: expected `1/2` or 1 to 20"))
    }
}

impl fmt::Display for Multiple {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Ratio { numerator, denominator: 1 } => write!(f, "{numerator}"),
            ratio => ratio.fmt(f),
        }
    }
}

written!(Multiple, "^(1/2|[1-9]|1[0-9]|20)$", "a multiple: `1/2` or a whole number up to 20");

// ST 10.9. ST-FIRE-16.
/// Results of fire, with the shifts of its columns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FireChart {
    /// Origin of the chart.
    pub provenance: Option<Provenance>,
    /// Lower bound of each column, in fire points. The first column is for less than one point.
    pub columns: Vec<u16>,
    /// Rows of the chart, by die roll from 1 to 6, each with one result for each column: `-`,
    /// `pin`, `1`, `2`, or a starred loss such as `1*`.
    pub rows: Keyed<String, Vec<FireResult>>,
    /// Largest net shift in either direction. ST 10.47.
    pub cap: u8,
    /// Columns to the right for a limbered battery.
    pub limbered: u8,
    /// Columns to the right for infantry in column.
    pub column: u8,
    /// Columns to the right for mounted cavalry.
    pub mounted: u8,
    /// Columns to the right for enfilade.
    pub enfilade: u8,
    /// Columns to the left for each kind of cover: ridge or crest, wall, woods, and a target with
    /// hand weapons.
    pub cover: u8,
    /// Die results with which each firing unit runs out of ammunition, after a six on the fire
    /// roll.
    pub depletion: Vec<u8>,
}

impl FireChart {
    /// Returns the index of the column for a number of fire points.
    pub fn column_for(&self, points: i32) -> usize {
        let fits = |least: &u16| i32::from(*least) <= points;
        self.columns.iter().rposition(fits).unwrap_or(0)
    }

    /// Returns the result for a die roll in a column. ST 10.0. ST-FIRE-17.
    pub fn read(&self, column: usize, die: Die) -> FireResult {
        let row = self.rows.values().nth(usize::from(die.pips()) - 1);
        row.and_then(|cells| cells.get(column).copied()).unwrap_or(FireResult::None)
    }
}

/// Result of fire on its chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FireResult {
    /// No effect.
    None,
    /// The target is pinned.
    Pin,
    /// The target loses this number of points.
    Loss(u8),
    /// The target loses this number of points; a battery's fire only pins infantry. ST 10.73.
    Starred(u8),
}

impl FromStr for FireResult {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let points = |digits: &str| digits.parse().ok().filter(|points| (1..=9).contains(points));
        let result = match text {
            "-" => Some(Self::None),
            "pin" => Some(Self::Pin),
            _ => match text.strip_suffix('*') {
                Some(digits) => points(digits).map(Self::Starred),
                None => points(text).map(Self::Loss),
            },
        };
        result.ok_or_else(|| format!("`{text}` is not a result: expected `-`, `pin`, `1` or `1*`"))
    }
}

impl fmt::Display for FireResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("-"),
            Self::Pin => f.write_str("pin"),
            Self::Loss(points) => write!(f, "{points}"),
            Self::Starred(points) => write!(f, "{points}*"),
        }
    }
}

written!(FireResult, "^(-|pin|[1-9]\\*?)$", "a result of fire: `-`, `pin`, `1` or `1*`");

// ST 13.88. ST-MEL-08.
/// Results of melee, for the attacker and the defender.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MeleeChart {
    /// Origin of the chart.
    pub provenance: Option<Provenance>,
    /// Differential of the first column. Each further column is one higher.
    pub lowest: i8,
    /// Rows of the chart, by die roll from 1 to 6, each with one result for each column, such as
    /// `engaged` or `K/C1R2`: attacker, then defender.
    pub rows: Keyed<String, Vec<MeleeResult>>,
    /// Points that one or more leaders add to their side.
    pub leader: u8,
    /// Points added to the defender if all attackers crossed a stream, ridge or wall.
    pub terrain: u8,
}

impl MeleeChart {
    /// Returns the differential of the last column.
    pub fn highest(&self) -> i8 {
        let columns = self.rows.values().next().map_or(1, Vec::len);
        self.lowest + columns as i8 - 1
    }

    /// Returns the result for a die roll at a differential. The first and last columns limit the
    /// differential. ST 13.5. ST-MEL-05.
    pub fn read(&self, differential: i16, die: Die) -> MeleeResult {
        let within = differential.clamp(i16::from(self.lowest), i16::from(self.highest()));
        let column = (within - i16::from(self.lowest)) as usize;
        let row = self.rows.values().nth(usize::from(die.pips()) - 1);
        row.and_then(|cells| cells.get(column).copied()).unwrap_or(MeleeResult::Engaged)
    }
}

/// Result of a melee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MeleeResult {
    /// Neither side gives way, and the melee continues. ST 13.84.
    Engaged,
    /// Effect on the attacker, then on the defender.
    Decided(SideEffect, SideEffect),
}

/// Effect of a melee on one side. ST 13.81 to 13.83.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SideEffect {
    /// Points that are killed: K.
    pub killed: u8,
    /// Points that are captured: C.
    pub captured: u8,
    /// Number of hexes that the side retreats: R.
    pub retreat: u8,
}

impl SideEffect {
    /// Whether the effect changes nothing.
    pub const fn is_none(self) -> bool {
        self.killed == 0 && self.captured == 0 && self.retreat == 0
    }
}

impl FromStr for SideEffect {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut effect = Self::default();
        let mut letters = text.chars().peekable();
        if text == "-" {
            return Ok(effect);
        }
        while let Some(letter) = letters.next() {
            let mut number =
                || letters.next_if(char::is_ascii_digit).and_then(|it| it.to_digit(10));
            match letter {
                'K' if effect.is_none() => effect.killed = 1,
                'C' if effect.is_none() => effect.captured = number().ok_or(())? as u8,
                'R' if effect.retreat == 0 => effect.retreat = number().ok_or(())? as u8,
                _ => return Err(()),
            }
        }
        if effect.is_none() { Err(()) } else { Ok(effect) }
    }
}

impl fmt::Display for SideEffect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { killed, captured, retreat } = *self;
        match (killed, captured, retreat) {
            (0, 0, 0) => f.write_str("-"),
            _ => {
                f.write_str(if killed > 0 { "K" } else { "" })?;
                if captured > 0 {
                    write!(f, "C{captured}")?;
                }
                if retreat > 0 { write!(f, "R{retreat}") } else { Ok(()) }
            }
        }
    }
}

impl FromStr for MeleeResult {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "engaged" {
            return Ok(Self::Engaged);
        }
        let sides = text.split_once('/');
        let decided = sides.and_then(|(attacker, defender)| {
            Some(Self::Decided(attacker.parse().ok()?, defender.parse().ok()?))
        });
        decided.ok_or_else(|| {
            format!("`{text}` is not a result: expected `engaged` or both sides, as in `K/C1R2`")
        })
    }
}

impl fmt::Display for MeleeResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Engaged => f.write_str("engaged"),
            Self::Decided(attacker, defender) => write!(f, "{attacker}/{defender}"),
        }
    }
}

written!(
    MeleeResult,
    "^(engaged|(-|K|(C[1-9])?(R[1-9])?)/(-|K|(C[1-9])?(R[1-9])?))$",
    "a result of melee: `engaged`, or attacker and defender, as in `K/C1R2`"
);

// ST 14.26. ST-ROUT-02, ST-ROUT-03.
/// Rout table with its die modifiers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[expect(non_snake_case, reason = "morale has capital letters")]
pub struct RoutChart {
    /// Origin of the table.
    pub provenance: Option<Provenance>,
    /// Row of letter A.
    #[serde(rename = "A")]
    pub A: RoutLine,
    /// Row of letter B.
    #[serde(rename = "B")]
    pub B: RoutLine,
    /// Row of letter C.
    #[serde(rename = "C")]
    pub C: RoutLine,
    /// Row of letter D.
    #[serde(rename = "D")]
    pub D: RoutLine,
    /// Row of letter E.
    #[serde(rename = "E")]
    pub E: RoutLine,
    /// Modifier for a unit that has lost more than half its printed strength.
    pub more_than_half: i8,
    /// Modifier for a unit that is out of ammunition.
    pub depleted: i8,
    /// Modifier for a leader in the hex.
    pub leader: i8,
    /// Modifier in a town.
    pub town: i8,
    /// Number of hexes that a unit retreats when it routs.
    pub hexes: u8,
}

impl RoutChart {
    /// Returns the row of a morale letter.
    pub const fn of(&self, letter: Letter) -> &RoutLine {
        match letter {
            Letter::A => &self.A,
            Letter::B => &self.B,
            Letter::C => &self.C,
            Letter::D => &self.D,
            Letter::E => &self.E,
        }
    }
}

/// Row of the rout table for one morale letter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RoutLine {
    /// Die results with which the unit routs.
    #[serde(default)]
    pub rout: Vec<u8>,
    /// Die results that require a second roll, without modifiers. The unit routs if that roll is a
    /// six.
    #[serde(default)]
    pub again: Vec<u8>,
}

// ST 17.41. ST-LEAD-11.
/// Sums of two dice at which a leader is lost, by cause.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct LeaderLoss {
    /// Origin of the numbers.
    pub provenance: Option<Provenance>,
    /// Small-arms fire.
    pub small_arms: LossNumbers,
    /// Artillery fire.
    pub artillery: LossNumbers,
    /// A unit killed in melee.
    pub melee_killed: LossNumbers,
    /// A unit captured in melee.
    pub melee_captured: LossNumbers,
}

/// Sums of two dice at which a leader is killed, wounded or captured.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LossNumbers {
    /// Sums at which the leader is killed.
    #[serde(default)]
    pub killed: Vec<u8>,
    /// Sums at which the leader is wounded.
    #[serde(default)]
    pub wounded: Vec<u8>,
    /// Sums at which the leader is captured.
    #[serde(default)]
    pub captured: Vec<u8>,
}

// ST 12.34, 12.35. ST-ART-03, ST-ART-04.
/// Losses of a battery's ammunition.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct GunLosses {
    /// Origin of the numbers.
    pub provenance: Option<Provenance>,
    /// Die results with which a caisson explodes. A second die then gives the number of rounds
    /// lost.
    pub caisson: Vec<u8>,
    /// Number of rounds lost with each captured gun.
    pub captured: u8,
}

// ST 19.0. ST-UAM-01 to ST-UAM-10.
/// Track of an army's morale, and its demoralisation table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Track {
    /// Origin of the numbers.
    pub provenance: Option<Provenance>,
    /// Side whose morale the track counts.
    pub side: kernel::Side,
    /// Number of points at the start.
    pub start: u16,
    /// Number of points that each turn adds.
    pub each_turn: u16,
    /// Cost of moving a brigade.
    pub brigade: u16,
    /// Cost of moving an ineffective brigade.
    pub ineffective: u16,
    /// Highest level at which brigades take demoralisation checks at the end of a turn.
    pub check: u16,
    /// Bands of the demoralisation table, from the highest level down.
    pub bands: Vec<Demoralisation>,
    /// Modifier of the check for a brigade that is already demoralised.
    pub again: i8,
}

/// Band of the demoralisation table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Demoralisation {
    /// Lowest level of the band.
    pub from: u16,
    /// Highest die result with which a brigade is demoralised.
    pub die: u8,
}

// ST 8.0, 8.71. ST-STK-01, ST-STK-10.
/// Limits of stacking.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Stacking {
    /// Origin of the limits.
    pub provenance: Option<Provenance>,
    /// Number of units in a hex.
    pub units: u8,
    /// Strength points in a hex.
    pub points: u8,
    /// Number of strength points that a wagon counts for.
    pub wagon: u8,
    /// Strength points of infantry or cavalry in a Reserve hex.
    pub reserve_points: u8,
    /// Batteries in a Reserve hex.
    pub reserve_batteries: u8,
}
