//! Lookahead: simulated matches, and the value of the positions they reach.

pub(crate) mod foresight;
pub(crate) mod general;
pub(crate) mod intent;
pub(crate) mod luck;
pub(crate) mod simulation;
pub(crate) mod worth;
