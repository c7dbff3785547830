use std::sync::OnceLock;

use kernel::Pairs;

use super::{GroundSight, MapStep, MoveClass};

/// Caches of what follows from the game alone, filled on first use. Each exists once for each
/// combination of the variants on which it depends.
#[derive(Debug, Default)]
pub struct WorkedOut {
    /// Effects of the ground on lines of sight.
    pub sights: [Pairs<GroundSight>; 8],
    /// Steps from each hex with their costs, cheapest first, by movement class.
    pub steps: [PerClass<OnceLock<Vec<[MapStep; 6]>>>; 4],
}

/// One value for each movement class.
pub(super) type PerClass<T> = [T; MoveClass::COUNT];
