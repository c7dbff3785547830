//! Small games to test with, and explorations with a budget, and how long tests wait. No game of a package is named here, and no test stands here.

pub mod battle;
pub mod brigades;
pub mod explore;
pub mod field;
pub mod patience;
pub mod toy;

pub use explore::explore;
pub use patience::patience;
