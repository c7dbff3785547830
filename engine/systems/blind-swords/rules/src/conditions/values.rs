//! Values of predicates that no other part of the rules uses.

use serde::Deserialize;

use crate::game::{Between, GradeId, small_id};

small_id!(
    /// Grade of slope: one of the series' grades, or one that the package adds.
    Climb(u8),
    "$ref climb"
);

impl From<GradeId> for Climb {
    fn from(grade: GradeId) -> Climb {
        Climb(grade.0)
    }
}

impl Climb {
    /// Returns the grade of slope that the predicate names.
    pub const fn grade(self) -> GradeId {
        GradeId(self.0)
    }
}

/// Condition on a script variable of a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Variable {
    /// Name of the variable, one of the `variables` of a scenario.
    pub name: String,
    /// Bounds of the variable's value.
    pub is: Between<i32>,
}
