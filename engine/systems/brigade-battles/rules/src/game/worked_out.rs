use std::sync::OnceLock;

use super::MapStep;

/// Steps from each hex with their costs, cheapest first, filled on first use.
type Steps = OnceLock<Vec<[MapStep; 6]>>;

/// Caches of what follows from the game alone, filled on first use.
#[derive(Debug, Default)]
pub struct WorkedOut {
    /// Steps by price of a change of level, arm of the terrain costs, and pace.
    pub steps: [[[Steps; 2]; 3]; 3],
}
