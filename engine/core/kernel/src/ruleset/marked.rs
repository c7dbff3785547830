use serde::Serialize;

use crate::HexNumber;

/// The graphic that a map shows for a fact.
///
/// ```
/// use kernel::{HexNumber, Trace};
/// /// Returns the hexes to show on a map.
/// fn hexes(trace: &Trace) -> Vec<HexNumber> {
///     match trace {
///         Trace::Way { from, to, .. } => vec![*from, *to],
///         Trace::Blow { at, .. } => vec![*at],
///         Trace::Change { .. } | Trace::Loss { .. } => vec![],
///     }
/// }
///
/// let [from, to] = [HexNumber::new(3, 4), HexNumber::new(3, 5)];
/// let unit = "guard".to_owned();
/// assert_eq!(hexes(&Trace::Blow { by: vec![unit.clone()], at: to }), [to]);
/// assert_eq!(hexes(&Trace::Way { unit, from, to }), [from, to]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Trace {
    /// A counter moved to another hex.
    Way {
        /// Id of the counter that moved.
        unit: String,
        /// Hex that the counter left.
        from: HexNumber,
        /// Hex that the counter entered.
        to: HexNumber,
    },
    /// Counters fired at or attacked a hex.
    Blow {
        /// Ids of the counters that fired or attacked.
        by: Vec<String>,
        /// Hex that the counters fired at or attacked.
        at: HexNumber,
    },
    /// Counters changed, or arrived on the map.
    Change {
        /// Ids of the counters that changed or arrived.
        units: Vec<String>,
    },
    /// A counter left the map.
    Loss {
        /// Id of the counter that left.
        unit: String,
    },
}

/// A reaction window that the player may let pass automatically.
///
/// ```
/// use kernel::Passing;
/// let at = |stake: &[&str]| Passing {
///     choice: 0,
///     stake: stake.iter().map(|&id| id.to_owned()).collect(),
/// };
/// // The player passes as long as nothing else can be played.
/// let (passed, later) = (at(&["ambush"]), at(&["ambush", "rain"]));
/// assert_eq!(at(&["ambush"]), passed, "he need not be asked again");
/// assert_ne!(later, passed, "now he is");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passing<C> {
    /// Option that passes, so that the side does not react.
    pub choice: C,
    /// Ids of the items that the side could play in the window. After an automatic pass, the
    /// program asks again only if this list changes.
    pub stake: Vec<String>,
}
