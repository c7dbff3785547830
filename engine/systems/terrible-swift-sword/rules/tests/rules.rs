//! Tests of the rules on clear ground, by requirement.

mod rules {
    mod facing;
    mod field;
    mod sight;
    mod supply;
    mod turn;
    mod victory;
}
