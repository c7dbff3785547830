//! `units.yaml`: divisions, leaders and combat units.

use brigade_battles::game::{Arm, Colour};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{HexNumber, Id, Located, Named, Provenance, Side};

/// Root of `units.yaml`: divisions, leaders and combat units.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Brigade Battles units")]
pub struct Units {
    /// Divisions of both sides, by division id.
    pub divisions: Named<Division>,
    /// Leaders of both sides, by leader id.
    pub leaders: Named<Leader>,
    /// Combat units of both sides, by unit id.
    pub units: Named<Unit>,
}

/// Division, whose units share a commander and retreat hexes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Division {
    /// Name of the division, shown to players.
    pub name: String,
    /// Side to which the division belongs.
    pub side: Side,
    /// Numbers of hexes towards which the division's units may retreat, in addition to the retreat
    /// hexes of its side (default: none).
    #[serde(default)]
    pub retreat: Vec<Located<HexNumber>>,
    /// The origin.
    pub provenance: Option<Provenance>,
}

/// Leader of one or more divisions, or of the whole army.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Leader {
    /// Name of the leader, shown to players.
    pub name: String,
    /// Side to which the leader belongs.
    pub side: Side,
    /// Ids of the divisions under the leader's command. A leader without divisions commands the
    /// army.
    #[serde(default)]
    pub divisions: Vec<Located<Id>>,
    /// Origin of the leader's command.
    pub provenance: Option<Provenance>,
}

/// Combat unit, as printed on its counter.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    /// Name of the unit, shown to players.
    pub name: String,
    /// Side to which the unit belongs.
    pub side: Side,
    /// Arm of the unit: `infantry`, `cavalry` or `artillery`.
    #[schemars(with = "ArmWord")]
    pub arm: Arm,
    /// Id of the unit's division (default: none). The division's leader may start next to the unit,
    /// and the unit may retreat towards the division's retreat hexes. Artillery obeys any leader,
    /// even if it has a division.
    pub division: Option<Located<Id>>,
    /// Whether the unit is always in command (default: no).
    #[serde(default)]
    pub independent: bool,
    /// Morale of the unit: the colour in which its strength is printed.
    #[schemars(with = "ColourWord")]
    pub morale: Colour,
    /// Strength points of the unit at full strength.
    pub strength: u8,
    /// Number of strength points at which the unit is shattered. Absent for artillery.
    pub shattered: Option<u8>,
    /// Historical number of men. Absent if unknown.
    pub men: Option<u16>,
    /// Historical number of guns. Absent if unknown.
    pub guns: Option<u16>,
    /// Ids of the regiments that the unit combines, from the game at regimental scale (default:
    /// none).
    #[serde(default)]
    pub sums: Vec<Id>,
    /// Note about the unit. Only people who read the package see it.
    pub note: Option<String>,
    /// Origin of the unit's figures.
    pub provenance: Option<Provenance>,
}

/// Keywords of arms. They exist only for the JSON Schema.
#[derive(JsonSchema)]
#[schemars(rename_all = "lowercase", inline)]
#[expect(dead_code, reason = "the schema of a type that the rules own")]
enum ArmWord {
    Infantry,
    Cavalry,
    Artillery,
}

/// Keywords of morale colours. They exist only for the JSON Schema.
#[derive(JsonSchema)]
#[schemars(rename_all = "lowercase", inline)]
#[expect(dead_code, reason = "the schema of a type that the rules own")]
enum ColourWord {
    Green,
    Black,
    Gold,
}
