//! Tests of the rules on clear ground, by requirement.

mod rules {
    mod field;
    mod games;
    mod supply;
    mod turn;
    mod victory;
}
