use std::collections::BTreeMap;

use kernel::Side;
use schemars::JsonSchema;
use serde::Deserialize;

use crate::model::position::{LeaderSetup, PointsSetup, StageWord, UnitSetup};

/// Position that a case expects. Fields that are left out are not compared.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Expected {
    /// Expected state of each listed unit, by unit id.
    #[serde(default)]
    pub units: BTreeMap<String, UnitSetup>,
    /// Expected state of each listed leader, by leader id.
    #[serde(default)]
    pub leaders: BTreeMap<String, LeaderSetup>,
    /// Expected victory points of each side.
    #[serde(default)]
    pub points: BTreeMap<Side, PointsSetup>,
    /// Expected turn on which each listed group of reinforcements is due, by the name of the group.
    #[serde(default)]
    pub due: BTreeMap<String, u8>,
    /// Expected game turn.
    pub turn: Option<u8>,
    /// Expected side whose player turn it is.
    pub side: Option<Side>,
    /// Expected phase or step of the sequence of play.
    pub stage: Option<StageWord>,
    /// Side that must be the winner of the game.
    pub winner: Option<Side>,
    /// Lowest cost at which the current move can end in each listed hex, by hex number. Without a
    /// cost, the move must not be able to end there.
    #[serde(default)]
    pub reach: BTreeMap<String, Option<String>>,
}
