//! `units.yaml`: the order of battle.

use blind_swords::game::{BrigadeId, DivisionId, TraitId, WeaponId};
use document::text::Id;
use document::{Located, Name, bounds};
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
    /// Its commander's name.
    pub name: String,
    /// Whose it is.
    pub side: Side,
}

/// A brigade.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Brigade {
    /// Its commander's name; the id with a capital where not given.
    pub name: Option<String>,
    /// Whose it is.
    pub side: Side,
    /// The division it belongs to.
    pub division: Located<Name<DivisionId>>,
    /// Figures that scripts ask for by name.
    #[serde(default)]
    pub numbers: Keyed<String, i16>,
    /// Where they come from; parts are their names.
    pub provenance: Option<Provenance>,
}

/// A combat unit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Unit {
    /// Name as printed; the id where not given.
    pub name: Option<String>,
    /// The brigade it belongs to.
    pub brigade: Option<Located<Name<BrigadeId>>>,
    /// Whose it is, for units without a brigade.
    pub side: Option<Side>,
    /// `infantry`, `cavalry`, `artillery` or an arm of the tables; infantry where not given.
    #[schemars(extend("examples" = ["infantry", "cavalry", "artillery"]))]
    pub arm: Option<Located<Id>>,
    /// What it fights with: a weapon of the tables.
    #[schemars(extend("examples" = ["rf", "sm", "mx", "sr", "cc"]))]
    pub weapon: Located<Name<WeaponId>>,
    /// Strength and cohesion of the front.
    pub fresh: Option<FaceValues>,
    /// Strength and cohesion of the back. A unit with no front is fragile.
    pub battleworn: FaceValues,
    /// The second counter of cavalry that can dismount.
    pub dismounted: Option<Dismounted>,
    /// Movement points, where it has others than its arm; cavalry on foot moves as infantry does.
    pub movement: Option<Rates>,
    /// Its traits, by their ids in the tables.
    #[serde(default)]
    pub traits: Vec<Located<Name<TraitId>>>,
    /// Men present, where known.
    pub men: Option<u16>,
    /// Guns, of artillery.
    pub guns: Option<u8>,
    /// Where the figures come from; parts are `strength`, `cohesion` and `weapon`.
    pub provenance: Option<Provenance>,
    /// Anything a reader should know.
    pub note: Option<String>,
}

/// Movement points of units that do not move as their arm does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Rates {
    /// Wherever their arm moves at all.
    Everywhere(Ratio),
    /// By order; as their arm where not given.
    ByOrder(#[serde(deserialize_with = "bounds::mapping")] RatesByOrder),
}

/// The counter of a cavalry unit on foot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Dismounted {
    /// What it fights with; the weapon of the mounted counter where not given.
    pub weapon: Option<Located<Name<WeaponId>>>,
    /// Strength and cohesion of the front.
    pub fresh: Option<FaceValues>,
    /// Strength and cohesion of the back.
    pub battleworn: FaceValues,
}
