//! What a case file may say. `docs/protocol.md` explains every key.

use std::collections::BTreeMap;

use kernel::Side;
use schemars::JsonSchema;
use serde::Deserialize;

/// A file of cases.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CaseFile {
    /// The package; a package's own cases leave it out.
    pub package: Option<String>,
    /// Options of the rules profile, for all cases of the file.
    #[serde(default)]
    pub options: BTreeMap<String, Scalar>,
    /// The map, for all cases that give none of their own.
    pub map: Option<MapPatch>,
    /// Units and formations, for all cases of the file.
    #[serde(default)]
    pub define: Define,
    /// Weapon ranges, for all cases of the file.
    #[serde(default)]
    pub ranges: BTreeMap<String, BTreeMap<String, RangeRow>>,
    /// Changes to charts, for all cases of the file, by the names of `tables.yaml`.
    #[serde(default)]
    pub tables: BTreeMap<String, serde_json::Value>,
    /// The cases.
    pub cases: Vec<Case>,
}

/// One case: a position, one thing done, and what must come of it.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// What it shows.
    pub name: String,
    /// The requirements and sections that it shows.
    #[serde(default)]
    pub rules: Vec<String>,
    /// Options of the rules profile and optional rules of the scenario.
    #[serde(default)]
    pub options: BTreeMap<String, Scalar>,
    /// The scenario whose special rules apply.
    pub scenario: Option<String>,
    /// Changes to the map.
    pub map: Option<MapPatch>,
    /// Units and formations of the case's own.
    #[serde(default)]
    pub define: Define,
    /// Changes to weapon ranges, by arm and weapon.
    #[serde(default)]
    pub ranges: BTreeMap<String, BTreeMap<String, RangeRow>>,
    /// Changes to charts, by the names of `tables.yaml`, as a package changes one that it extends.
    #[serde(default)]
    pub tables: BTreeMap<String, serde_json::Value>,
    /// The whole position: a unit that is not named is off the map.
    pub units: Option<BTreeMap<String, UnitSpec>>,
    /// The game turn.
    pub turn: Option<u8>,
    /// The brigade that is active.
    pub active: Option<Active>,
    /// The chits in the cup.
    pub cup: Option<Vec<String>>,
    /// The chits that each side holds.
    #[serde(default)]
    pub held: PerSideList,
    /// Brigades that have been activated this turn.
    #[serde(default)]
    pub activated: Vec<String>,
    /// Numbers that the scenario's scripts keep, such as `losses of first-brigade: 4`; 0 where not named.
    #[serde(default)]
    pub variables: BTreeMap<String, i32>,
    /// Who controls which hex.
    #[serde(default)]
    #[schemars(with = "BTreeMap<String, String>")]
    pub control: BTreeMap<String, Side>,
    /// The state of generals: `normal` or `casualty`.
    #[serde(default)]
    pub leaders: BTreeMap<String, LeaderState>,
    /// Brigades and batteries due or delayed, over the scenario's own.
    #[serde(default)]
    pub reinforcements: BTreeMap<String, Due>,
    /// Arrival tracks.
    #[serde(default)]
    pub tracks: BTreeMap<String, TrackSpec>,
    /// Units out of the game.
    #[serde(default)]
    pub eliminated: Vec<String>,
    /// Units that have once been on the Broken Track.
    #[serde(default)]
    pub broken_before: Vec<String>,
    /// Units that have used this phase's or step's action.
    #[serde(default)]
    pub acted: Vec<String>,
    /// What is done.
    #[serde(rename = "do")]
    pub act: Act,
    /// With what.
    #[serde(default)]
    pub with: With,
    /// Results in place of chart look-ups: one for all, or a list that is used up in order.
    pub force: Option<Force>,
    /// The decisions in order, each as `kind: id`.
    #[serde(default)]
    pub answers: Vec<BTreeMap<String, Scalar>>,
    /// What answers a decision that is not listed.
    #[serde(default)]
    pub otherwise: Otherwise,
    /// The dice in order; of two, the coloured one first.
    #[serde(default)]
    pub dice: Vec<u8>,
    /// The chits drawn in order.
    #[serde(default)]
    pub draws: Vec<String>,
    /// What must come of it.
    #[serde(default)]
    pub expect: Expect,
    /// Where it stands in its file.
    #[serde(skip)]
    pub line: usize,
}

/// A word, a number or a switch, read as its text.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Scalar {
    /// `true` or `false`.
    Switch(bool),
    /// A number, such as a hexside.
    Number(i64),
    /// Text.
    Text(String),
}

impl Scalar {
    /// The text.
    pub fn text(&self) -> String {
        match self {
            Self::Switch(switch) => switch.to_string(),
            Self::Number(number) => number.to_string(),
            Self::Text(text) => text.clone(),
        }
    }
}

/// Changes to the map.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapPatch {
    /// An empty field in place of the map.
    pub blank: Option<Blank>,
    /// Hexes by number.
    #[serde(default)]
    pub hexes: BTreeMap<String, HexPatch>,
    /// Hexsides as `2109/2110`. The higher hex of a slope is the one with the higher level, or the
    /// second if they are level.
    #[serde(default)]
    pub hexsides: BTreeMap<String, HexsidePatch>,
    /// Roads by kind, each as chains of hexes.
    #[serde(default)]
    pub roads: BTreeMap<String, Vec<Vec<String>>>,
}

/// An empty field: clear ground of one level, nothing beyond it.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Blank {
    /// The first and the last column; all if left out.
    pub columns: Option<[u8; 2]>,
    /// The first and the last row; all if left out.
    pub rows: Option<[u8; 2]>,
    /// The level.
    pub level: u8,
}

/// Changes to a hex.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HexPatch {
    /// The kind of terrain.
    pub terrain: Option<String>,
    /// The level.
    pub level: Option<u8>,
}

/// What lies on a hexside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum HexsidePatch {
    /// A slope.
    Slope,
    /// A steep slope.
    Steep,
    /// A flowing stream.
    Stream,
    /// A pond.
    Pond,
    /// Nothing.
    None,
}

/// Units and formations.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Define {
    /// Brigades by id.
    #[serde(default)]
    pub brigades: BTreeMap<String, BrigadeSpec>,
    /// Units by id.
    #[serde(default)]
    pub units: BTreeMap<String, UnitDefinition>,
}

/// A brigade of a case.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BrigadeSpec {
    /// Whose it is.
    #[schemars(with = "String")]
    pub side: Side,
    /// Its division.
    pub division: String,
}

/// A unit of a case.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitDefinition {
    /// Whose it is; a unit of a brigade leaves it out.
    #[schemars(with = "Option<String>")]
    pub side: Option<Side>,
    /// Its brigade.
    pub brigade: Option<String>,
    /// Infantry, cavalry or artillery.
    pub arm: String,
    /// `sm`, `rf`, `sr`, `mx` or `cc`.
    pub weapon: String,
    /// The front, such as `6-4`.
    pub fresh: Option<String>,
    /// The back, such as `3-3` or `C-2`.
    pub battleworn: String,
    /// The second counter of cavalry that can dismount.
    pub dismounted: Option<DismountedDefinition>,
}

/// The counter of a cavalry unit of a case on foot.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DismountedDefinition {
    /// What it fires; the weapon of the mounted counter where not given.
    pub weapon: Option<String>,
    /// The front.
    pub fresh: Option<String>,
    /// The back.
    pub battleworn: String,
}

/// The last hex of each band of range.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RangeRow {
    /// Of artillery.
    pub canister: Option<u8>,
    /// Full strength.
    pub effective: u8,
    /// Half strength.
    pub long: Option<u8>,
    /// A quarter.
    pub extreme: u8,
}

/// Where a unit is and how.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitSpec {
    /// The hex.
    pub hex: Option<String>,
    /// The box of the Broken Track: `available`, 1, 2 or 3.
    #[serde(rename = "box")]
    pub broken: Option<Scalar>,
    /// `fresh` or `battleworn`; a broken unit is battleworn.
    pub face: Option<String>,
    /// `none`, `shaken` or `disrupted`.
    pub morale: Option<String>,
    /// Whether it is in Skirmish Order.
    pub skirmish: Option<bool>,
    /// Whether cavalry that can dismount is mounted; it is where this is not given.
    pub mounted: Option<bool>,
    /// The markers of the package that it bears, by id; none where this is not given.
    pub markers: Option<Vec<String>>,
}

/// The active brigade.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Active {
    /// Which.
    pub brigade: String,
    /// Its order.
    pub order: Option<String>,
    /// `full` or `limited`.
    pub kind: Option<String>,
    /// The chit that activated it.
    pub chit: Option<String>,
}

/// Chits by side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PerSideList {
    /// The Union's.
    pub usa: Option<Vec<String>>,
    /// The Confederacy's.
    pub csa: Option<Vec<String>>,
}

impl PerSideList {
    /// The lists that are given.
    pub fn given(&self) -> impl Iterator<Item = (Side, &Vec<String>)> {
        let lists = [(Side::Usa, self.usa.as_ref()), (Side::Csa, self.csa.as_ref())];
        lists.into_iter().filter_map(|(side, list)| Some((side, list?)))
    }
}

/// The state of a general.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum LeaderState {
    /// In command.
    Normal,
    /// Hit.
    Casualty,
}

/// When and where a brigade or a battery enters.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Due {
    /// From this turn.
    pub turn: u8,
    /// Where.
    pub hex: String,
    /// Other hexes where it may enter instead, as its owner likes.
    #[serde(default)]
    pub or: Vec<String>,
    /// Whether its hex was blocked on an earlier turn.
    #[serde(default)]
    pub delayed: bool,
}

/// An arrival track.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TrackSpec {
    /// The box of its chit; 1 is the first.
    #[serde(rename = "box")]
    pub reached: u8,
    /// Event chits spent on it.
    #[serde(default)]
    pub chits: Vec<String>,
}

/// What a case does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// What a scenario does before its first turn.
    SetUp,
    /// A whole turn.
    Turn,
    /// The Command Decision Phase.
    CommandDecision,
    /// The Artillery Phase.
    ArtilleryPhase,
    /// The Chit Draw Phase, until the cup is empty.
    ChitDraw,
    /// The activation of the active brigade.
    Activation,
    /// Its Orders Step.
    OrdersStep,
    /// Its Fire Step.
    FireStep,
    /// Its Movement Step.
    MovementStep,
    /// Its Close Combat Step.
    CloseCombatStep,
    /// Its Rally Step.
    RallyStep,
    /// The End Turn Phase.
    EndTurn,
    /// One fire.
    Fire,
    /// One close combat.
    CloseCombat,
    /// One cohesion test.
    CohesionTest,
    /// One retreat.
    Retreat,
    /// One Break Test.
    BreakTest,
    /// Morale Hits.
    MoraleHit,
    /// A depletion.
    Deplete,
    /// One unit's move.
    Move,
    /// One unit's advance.
    Advance,
    /// One rebuild.
    Rebuild,
    /// An event chit.
    Event,
    /// The Fog of War.
    Fog,
    /// How well a hex is seen.
    Los,
    /// A range.
    Range,
    /// What a path costs.
    Cost,
    /// A modified strength.
    Sp,
    /// A modified cohesion rating.
    Cr,
    /// Whether a unit is supported.
    Support,
    /// What a hex holds.
    Stacking,
    /// The level of a hex.
    Level,
    /// The kind of terrain in a hex.
    Terrain,
    /// The shift for the odds of a close combat.
    Odds,
}

/// What a procedure is done with.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct With {
    /// A unit.
    pub unit: Option<String>,
    /// Units.
    #[serde(default)]
    pub units: Vec<String>,
    /// A target hex.
    pub target: Option<String>,
    /// A hex.
    pub hex: Option<String>,
    /// A number of hexes.
    pub hexes: Option<u8>,
    /// The enemies that cause a retreat or a test.
    #[serde(default)]
    pub causes: Vec<String>,
    /// `close-fight`, `routine`, `tough` or `severe`.
    pub test: Option<String>,
    /// `fire` or `close`.
    pub kind: Option<String>,
    /// A number of Morale Hits.
    pub hits: Option<u8>,
    /// The hexes of a move, without its first.
    #[serde(default)]
    pub path: Vec<String>,
    /// A side.
    #[schemars(with = "Option<String>")]
    pub side: Option<Side>,
    /// A chit.
    pub chit: Option<String>,
    /// A die.
    pub die: Option<u8>,
    /// From this hex.
    pub from: Option<String>,
    /// To this hex.
    pub to: Option<String>,
}

/// Results in place of chart look-ups.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Force {
    /// For every look-up.
    Always(ForcedResults),
    /// Used up in order.
    InOrder(Vec<ForcedResults>),
}

/// One set of results.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ForcedResults {
    /// Of the Combat Results Table: `none`, `routine`, `tough` or `severe`.
    pub crt: Option<String>,
    /// Of a depletion: `-`, `D`, `D2`, `DALL`, `AD` or `BD`.
    pub depletion: Option<String>,
    /// Of a skedaddle: `-`, or results such as `MH R2 (P)`.
    pub skedaddle: Option<String>,
}

/// What answers a decision that is not listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Otherwise {
    /// Nothing: it fails the case.
    #[default]
    Fail,
    /// Whatever leaves off, else the first option.
    Pass,
    /// The first option.
    First,
}

/// What must come of a case.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Expect {
    /// The result of the last chart look-up.
    pub result: Option<String>,
    /// Its column after shifts.
    pub column: Option<Scalar>,
    /// Its shifts, all of them.
    pub shifts: Option<BTreeMap<String, i8>>,
    /// Units.
    #[serde(default)]
    pub units: BTreeMap<String, UnitSpec>,
    /// Boxes of the Broken Track, each with all its units.
    #[serde(default)]
    pub boxes: BTreeMap<String, Vec<String>>,
    /// All units out of the game.
    pub eliminated: Option<Vec<String>>,
    /// The points awarded so far.
    #[serde(default)]
    pub vp: BTreeMap<String, i32>,
    /// What each side would have if the game ended now.
    #[serde(default)]
    pub score: BTreeMap<String, Scalar>,
    /// All chits in the cup for certain.
    pub cup: Option<Vec<String>>,
    /// All chits held.
    #[serde(default)]
    pub held: PerSideList,
    /// Chits out for the turn; others may be too.
    #[serde(default)]
    pub discarded: Vec<String>,
    /// Brigades that are marked as activated, all of them.
    pub activated: Option<Vec<String>>,
    /// Numbers that the scenario's scripts keep.
    #[serde(default)]
    pub variables: BTreeMap<String, i32>,
    /// Who controls which hex; `null` for nobody.
    #[serde(default)]
    #[schemars(with = "BTreeMap<String, Option<String>>")]
    pub control: BTreeMap<String, Option<Side>>,
    /// Arrival tracks.
    #[serde(default)]
    pub tracks: BTreeMap<String, TrackSpec>,
    /// Brigades that are still to come; `null` for one that is not on its way.
    #[serde(default)]
    pub reinforcements: BTreeMap<String, Option<Due>>,
    /// The event chits of the next turn, by side.
    #[serde(default)]
    pub pool: PerSideList,
    /// The state of generals.
    #[serde(default)]
    pub leaders: BTreeMap<String, LeaderState>,
    /// The winner: `usa`, `csa`, or `null` for nobody yet or a draw.
    #[serde(default, deserialize_with = "given")]
    #[schemars(with = "Option<String>")]
    pub winner: Option<Option<Side>>,
    /// The level of the victory, by its name.
    pub level: Option<String>,
    /// The value of a pure question.
    pub value: Option<Scalar>,
    /// The decision that waits.
    pub asks: Option<Asks>,
    /// Options or arguments that are refused, each with a citation or a list of acceptable ones.
    #[serde(default)]
    pub refused: BTreeMap<String, Citations>,
    /// Names of events in this order; others may stand between.
    #[serde(default)]
    pub log: Vec<String>,
    /// Names of events that must not occur.
    #[serde(default)]
    pub never: Vec<String>,
    /// How often events occur, by name.
    #[serde(default)]
    pub times: BTreeMap<String, usize>,
}

/// Tells a key that says `null` from one that is not there.
fn given<'de, D: serde::Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<Option<Side>>, D::Error> {
    Option::<Side>::deserialize(deserializer).map(Some)
}

/// A decision that waits.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Asks {
    /// Who is asked.
    #[schemars(with = "Option<String>")]
    pub side: Option<Side>,
    /// The kind of the decision.
    pub kind: Option<String>,
    /// All its options.
    pub options: Option<Vec<Scalar>>,
}

/// A requirement or section, or several of which any will do.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Citations {
    /// This one.
    One(String),
    /// Any of these.
    Any(Vec<String>),
}

impl Citations {
    /// Whether a refusal carries one of them.
    pub fn accept(&self, requirement: &str, section: &str) -> bool {
        let cites = |wanted: &String| {
            let words = section.split(", ");
            wanted == requirement
                || wanted == section
                || words.into_iter().any(|word| word == wanted)
        };
        match self {
            Self::One(citation) => cites(citation),
            Self::Any(citations) => citations.iter().any(cites),
        }
    }

    /// In words, for a report.
    pub fn words(&self) -> String {
        match self {
            Self::One(citation) => citation.clone(),
            Self::Any(citations) => citations.join(" or "),
        }
    }
}
