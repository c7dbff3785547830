//! `units.yaml`: the order of battle.

use document::text::Id;
use document::{Located, bounds};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::orders::RatesByOrder;
use super::text::{FaceValues, Ratio};
use super::{Keyed, Named, Provenance, Side};

/// The order of battle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords order of battle")]
pub struct Units {
    /// Divisions by id.
    pub divisions: Named<Division>,
    /// Brigades by id.
    pub brigades: Named<Brigade>,
    /// Combat units by id.
    pub units: Named<Unit>,
}

/// A division.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Division {
    /// Name of its commander.
    pub name: String,
    /// Owning side.
    pub side: Side,
}

/// A brigade.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Brigade {
    /// Name of its commander; the id with a capital letter if omitted.
    pub name: Option<String>,
    /// Owning side.
    pub side: Side,
    /// Division of the brigade.
    pub division: Located<Id>,
    /// Figures that scripts read by name.
    #[serde(default)]
    pub numbers: Keyed<String, i16>,
    /// Origin of the figures. Part names are the names of the figures.
    pub provenance: Option<Provenance>,
}

/// A combat unit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Unit {
    /// Printed name; the id if omitted.
    pub name: Option<String>,
    /// Brigade of the unit.
    pub brigade: Option<Located<Id>>,
    /// Owning side, for units without a brigade.
    pub side: Option<Side>,
    /// `infantry`, `cavalry`, `artillery` or a custom arm of the tables; infantry if omitted.
    #[schemars(extend("examples" = ["infantry", "cavalry", "artillery"]))]
    pub arm: Option<Located<Id>>,
    /// Weapon, by its id in the tables.
    #[schemars(extend("examples" = ["rf", "sm", "mx", "sr", "cc"]))]
    pub weapon: Located<Id>,
    /// Strength and cohesion of the front.
    pub fresh: Option<FaceValues>,
    /// Strength and cohesion of the back. A unit without a front is fragile.
    pub battleworn: FaceValues,
    /// The second counter of cavalry that can dismount.
    pub dismounted: Option<Dismounted>,
    /// Movement points, if they differ from its arm's. Dismounted cavalry moves as infantry.
    pub movement: Option<Rates>,
    /// Traits, by their ids in the tables.
    #[serde(default)]
    pub traits: Vec<Located<Id>>,
    /// Number of men present, if known.
    pub men: Option<u16>,
    /// Number of guns of a battery.
    pub guns: Option<u8>,
    /// Origin of the figures. Part names are `strength`, `cohesion` and `weapon`.
    pub provenance: Option<Provenance>,
    /// Remark for readers.
    pub note: Option<String>,
}

/// Movement points of units that differ from their arm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Rates {
    /// The same number under every order under which the arm may move.
    Everywhere(Ratio),
    /// Numbers by order; as for their arm if omitted.
    ByOrder(#[serde(deserialize_with = "bounds::mapping")] RatesByOrder),
}

/// Dismounted counter of a cavalry unit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Dismounted {
    /// Weapon; that of the mounted counter if omitted.
    pub weapon: Option<Located<Id>>,
    /// Strength and cohesion of the front.
    pub fresh: Option<FaceValues>,
    /// Strength and cohesion of the back.
    pub battleworn: FaceValues,
}
