use serde::Serialize;

use crate::HexNumber;

/// What a map shows of a fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Trace {
    /// A counter went from one hex to another.
    Way {
        /// Its id.
        unit: String,
        /// Where it was.
        from: HexNumber,
        /// Where it came to.
        to: HexNumber,
    },
    /// Counters fired at a hex, or attacked it.
    Blow {
        /// Their ids.
        by: Vec<String>,
        /// The hex.
        at: HexNumber,
    },
    /// Something became of counters that stay on the map, or came to it.
    Change {
        /// Their ids.
        units: Vec<String>,
    },
    /// A counter went off the map.
    Loss {
        /// Its id.
        unit: String,
    },
}

/// A question about a moment that one may let pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passing<C> {
    /// The answer that does.
    pub choice: C,
    /// The ids of what could be played. As long as they are the same, so is the question.
    pub stake: Vec<String>,
}
