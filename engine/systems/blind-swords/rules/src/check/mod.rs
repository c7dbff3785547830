//! Legality checks and other read-only queries. No function in this module asks a question, rolls
//! dice or changes a board.

pub mod activation;
pub mod advance;
pub mod affiliation;
pub mod artillery;
mod barrier;
pub mod cavalry;
pub mod chits;
pub mod close_combat;
pub mod cross_fire;
pub mod cup;
pub mod deployment;
pub mod engagement;
pub mod events;
pub mod fire;
pub mod fog;
pub mod ground;
pub mod legality;
pub mod movement;
pub mod night;
pub mod overstack;
pub mod panic;
pub mod rally;
pub mod range;
pub mod rebuild;
pub mod reinforcement;
pub mod retreat;
pub mod sight;
pub mod skirmish;
pub mod skirmish_withdrawal;
pub mod stacking;
pub mod support;
pub mod tie;
pub mod traits;
pub mod values;
pub mod victory;
