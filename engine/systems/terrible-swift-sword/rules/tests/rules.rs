//! Tests of the rules on clear ground, by requirement.

#[path = "rules/field.rs"]
mod field;
#[path = "rules/turn.rs"]
mod turn;
