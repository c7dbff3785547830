//! `units.yaml`: the order of battle.

use blind_swords::game::{BrigadeId, DivisionId, Rates, TraitId, Values, WeaponId};
use document::text::Id;
use document::{Located, Name};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

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
    /// Its side.
    pub side: Side,
}

/// A brigade.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Brigade {
    /// Its commander's name (default: the id, capitalised).
    pub name: Option<String>,
    /// Its side.
    pub side: Side,
    /// The division it belongs to.
    pub division: Located<Name<DivisionId>>,
    /// Figures that scripts ask for by name.
    #[serde(default)]
    pub numbers: Keyed<String, i16>,
    /// The origin. Parts are their names.
    pub provenance: Option<Provenance>,
}

/// A combat unit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Unit {
    /// The printed name (default: the id).
    pub name: Option<String>,
    /// The brigade it belongs to.
    pub brigade: Option<Located<Name<BrigadeId>>>,
    /// The side of a unit without a brigade.
    pub side: Option<Side>,
    /// `infantry`, `cavalry`, `artillery` or an arm of the tables (default: infantry).
    #[schemars(extend("examples" = ["infantry", "cavalry", "artillery"]))]
    pub arm: Option<Located<Id>>,
    /// Its weapon, by id.
    #[schemars(extend("examples" = ["rf", "sm", "mx", "sr", "cc"]))]
    pub weapon: Located<Name<WeaponId>>,
    /// Strength and cohesion of the front.
    pub fresh: Option<Values>,
    /// Strength and cohesion of the back. A unit without a front is fragile.
    pub battleworn: Values,
    /// The dismounted counter of cavalry.
    pub dismounted: Option<Dismounted>,
    /// Its movement points (default: those of its arm). Dismounted cavalry moves as infantry.
    pub movement: Option<Rates>,
    /// Its traits, by id.
    #[serde(default)]
    pub traits: Vec<Located<Name<TraitId>>>,
    /// Men present, where known.
    pub men: Option<u16>,
    /// The number of guns, for artillery.
    pub guns: Option<u8>,
    /// The origin of the figures. Parts are `strength`, `cohesion` and `weapon`.
    pub provenance: Option<Provenance>,
    /// A note for readers.
    pub note: Option<String>,
}

/// The dismounted counter of a cavalry unit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Dismounted {
    /// The weapon. The default is that of the mounted counter.
    pub weapon: Option<Located<Name<WeaponId>>>,
    /// Strength and cohesion of the front.
    pub fresh: Option<Values>,
    /// Strength and cohesion of the back.
    pub battleworn: Values,
}
