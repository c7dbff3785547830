use std::sync::OnceLock;

use super::MapStep;

/// Caches of what follows from the game alone, filled on first use.
#[derive(Debug, Default)]
pub struct WorkedOut {
    /// Steps from each hex with their costs, cheapest first, by price of a change of level, arm of
    /// the terrain costs, and pace.
    pub steps: [[[OnceLock<Vec<[MapStep; 6]>>; 2]; 3]; 3],
}
