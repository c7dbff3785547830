//! Small games to test with. No game of a package is named here, and no test stands here.

pub mod battle;
pub mod brigades;
pub mod field;
pub mod toy;
