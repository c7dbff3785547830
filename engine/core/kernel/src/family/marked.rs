use serde::Serialize;

use crate::HexNumber;

/// What a map shows of a fact.
///
/// ```
/// use kernel::{HexNumber, Trace};
/// /// Where a map has to be looked at.
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
    /// A counter went from one hex to another.
    Way {
        /// The id of the counter.
        unit: String,
        /// The hex that it left.
        from: HexNumber,
        /// The hex that it entered.
        to: HexNumber,
    },
    /// Counters fired at a hex, or attacked it.
    Blow {
        /// The ids of the counters.
        by: Vec<String>,
        /// The hex in which those stand who suffer it.
        at: HexNumber,
    },
    /// Something became of counters that stay on the map, or came to it.
    Change {
        /// The ids of the counters.
        units: Vec<String>,
    },
    /// A counter went off the map.
    Loss {
        /// The id of the counter.
        unit: String,
    },
}

/// A question about a moment that one may let pass.
///
/// ```
/// use kernel::Passing;
/// let at = |stake: &[&str]| Passing {
///     choice: 0,
///     stake: stake.iter().map(|&id| id.to_owned()).collect(),
/// };
/// // Somebody has said that he lets it pass as long as he can play no more than this.
/// let (passed, later) = (at(&["ambush"]), at(&["ambush", "rain"]));
/// assert_eq!(at(&["ambush"]), passed, "he need not be asked again");
/// assert_ne!(later, passed, "now he is");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passing<C> {
    /// The answer that lets it pass.
    pub choice: C,
    /// The ids of what could be played. As long as they are the same, so is the question.
    pub stake: Vec<String>,
}
