//! `units.yaml`: divisions, leaders and combat units.

use brigade_battles::game::{Arm, Colour};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Hex, Id, Located, Named, Provenance, Side};

/// Forces of both sides.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Brigade Battles units")]
pub struct Units {
    /// Divisions by id.
    pub divisions: Named<Division>,
    /// Leaders by id.
    pub leaders: Named<Leader>,
    /// Combat units by id.
    pub units: Named<Unit>,
}

/// A division.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Division {
    /// Display name.
    pub name: String,
    /// Owning side.
    pub side: Side,
    /// Goals of retreat in addition to those of its side.
    #[serde(default)]
    pub retreat: Vec<Located<Hex>>,
    /// Origin of the values.
    pub provenance: Option<Provenance>,
}

/// Leader. Without divisions, the leader commands the army.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Leader {
    /// Name of the leader.
    pub name: String,
    /// Owning side.
    pub side: Side,
    /// Divisions under the leader's command.
    #[serde(default)]
    pub divisions: Vec<Located<Id>>,
    /// Origin of the values.
    pub provenance: Option<Provenance>,
}

/// A combat unit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    /// Display name.
    pub name: String,
    /// Owning side.
    pub side: Side,
    /// Arm: infantry, cavalry or artillery.
    #[schemars(with = "ArmWord")]
    pub arm: Arm,
    /// Division. Its leader is set up next to its units, and they share its goals of retreat. Guns
    /// may have a division but obey any leader.
    pub division: Option<Located<Id>>,
    /// Whether the unit is always in command.
    #[serde(default)]
    pub independent: bool,
    /// Morale, by the colour of its strength.
    #[schemars(with = "ColourWord")]
    pub morale: Colour,
    /// Full strength points.
    pub strength: u8,
    /// Strength points on its back.
    pub shattered: Option<u8>,
    /// Number of men.
    pub men: Option<u16>,
    /// Number of guns.
    pub guns: Option<u16>,
    /// Components of the unit, by their ids in the regimental-scale game.
    #[serde(default)]
    pub sums: Vec<Id>,
    /// Remark.
    pub note: Option<String>,
    /// Origin of the figures.
    pub provenance: Option<Provenance>,
}

/// Keywords of arms, for the schema.
#[derive(JsonSchema)]
#[schemars(rename_all = "lowercase", inline)]
#[expect(dead_code, reason = "the schema of a type that the rules own")]
enum ArmWord {
    Infantry,
    Cavalry,
    Artillery,
}

/// Keywords of morale colours, for the schema.
#[derive(JsonSchema)]
#[schemars(rename_all = "lowercase", inline)]
#[expect(dead_code, reason = "the schema of a type that the rules own")]
enum ColourWord {
    Green,
    Black,
    Gold,
}
