use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A side, named by its id in packages, saves and protocols. The package supplies the name that
/// players see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The first side. The package supplies its display name.
    Usa,
    /// The second side. The package supplies its display name.
    Csa,
}

impl Side {
    /// Both sides, in the order of the rules.
    pub const BOTH: [Self; 2] = [Self::Usa, Self::Csa];

    /// Returns the opposing side.
    ///
    /// ```
    /// use kernel::Side;
    /// let [first, second] = Side::BOTH;
    /// assert_eq!((first.other(), second.other()), (second, first));
    /// assert_eq!(Side::from_id(first.id()), Some(first));
    /// assert_eq!(Side::from_id("both"), None);
    /// ```
    pub const fn other(self) -> Self {
        match self {
            Self::Usa => Self::Csa,
            Self::Csa => Self::Usa,
        }
    }

    /// Returns the id in files and protocols: `usa` or `csa`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Usa => "usa",
            Self::Csa => "csa",
        }
    }

    /// Returns the side with this id, or `None` for any other string.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::BOTH.into_iter().find(|side| side.id() == id)
    }
}

/// One value for each side.
///
/// ```
/// use kernel::{PerSide, Side};
/// let mut points = PerSide { usa: 3, csa: 5 };
/// points[Side::Usa] += 1;
/// assert_eq!(points[Side::Usa.other()] - points[Side::Usa], 1);
/// assert_eq!(PerSide::from_fn(|side| points[side.other()]), PerSide { usa: 5, csa: 4 });
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "{T}_by_Side", description = "One value for each side.")
)]
#[serde(deny_unknown_fields)]
pub struct PerSide<T> {
    /// The value of the side `usa`.
    pub usa: T,
    /// The value of the side `csa`.
    pub csa: T,
}

impl<T> PerSide<T> {
    /// Computes the value of each side.
    pub fn from_fn(mut value: impl FnMut(Side) -> T) -> Self {
        Self { usa: value(Side::Usa), csa: value(Side::Csa) }
    }
}

impl<T> Index<Side> for PerSide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::Usa => &self.usa,
            Side::Csa => &self.csa,
        }
    }
}

impl<T> IndexMut<Side> for PerSide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Usa => &mut self.usa,
            Side::Csa => &mut self.csa,
        }
    }
}
