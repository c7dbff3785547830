use serde::{Deserialize, Serialize};

/// Arm of a unit.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Arm {
    /// Infantry: regiments and battalions on foot.
    #[default]
    Infantry,
    /// Cavalry: mounted troops, which count as infantry while dismounted.
    Cavalry,
    /// Artillery: batteries, which act in artillery steps.
    Artillery,
}

impl Arm {
    /// All arms, in the order of tables.
    pub const ALL: [Self; 3] = [Self::Infantry, Self::Cavalry, Self::Artillery];

    /// Returns the index into tables with one entry for each arm.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the word used in messages and files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Infantry => "infantry",
            Self::Cavalry => "cavalry",
            Self::Artillery => "artillery",
        }
    }
}

/// Table with one value for each arm.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "{T}_by_Arm"))]
#[serde(deny_unknown_fields)]
pub struct PerArm<T> {
    /// Value for infantry.
    pub infantry: T,
    /// Value for mounted cavalry.
    pub cavalry: T,
    /// Value for artillery.
    pub artillery: T,
}

impl<T> PerArm<T> {
    /// Builds the table by calling `value` for each arm.
    pub fn from_fn(mut value: impl FnMut(Arm) -> T) -> Self {
        Self {
            infantry: value(Arm::Infantry),
            cavalry: value(Arm::Cavalry),
            artillery: value(Arm::Artillery),
        }
    }
}

impl<T> std::ops::Index<Arm> for PerArm<T> {
    type Output = T;

    fn index(&self, arm: Arm) -> &T {
        match arm {
            Arm::Infantry => &self.infantry,
            Arm::Cavalry => &self.cavalry,
            Arm::Artillery => &self.artillery,
        }
    }
}
