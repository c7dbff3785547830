//! Pure questions and legality: nothing here asks, rolls or changes anything.

pub mod activation;
pub mod advance;
pub mod artillery;
pub mod cavalry;
pub mod chits;
pub mod close_combat;
pub mod cross_fire;
pub mod cup;
pub mod engagement;
pub mod fire;
pub mod fog;
pub mod legality;
pub mod movement;
pub mod overstack;
pub mod panic;
pub mod rally;
pub mod range;
pub mod rebuild;
pub mod reinforcement;
pub mod retreat;
pub mod sight;
pub mod skirmish;
pub mod stacking;
pub mod support;
pub mod values;
pub mod victory;
