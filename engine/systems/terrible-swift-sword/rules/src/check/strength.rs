//! Melee strength of units. ST 13.1.
