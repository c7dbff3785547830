//! Plans and goals of brigades.

pub(crate) mod battle_plans;
pub(crate) mod goals;
pub(crate) mod plans;
