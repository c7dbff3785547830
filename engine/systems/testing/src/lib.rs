//! What tests share: small games, explorations with a budget, and how long a test waits. It names no game of a package and
//! holds no test.

pub mod battle;
pub mod brigades;
pub mod explore;
pub mod field;
pub mod patience;
pub mod toy;

pub use explore::explore;
pub use patience::patience;
