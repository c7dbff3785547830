//! Tests of the rules on clear ground, by requirement.

mod rules {
    mod attack;
    mod facing;
    mod field;
    mod fire;
    mod games;
    mod melee;
    mod reaction;
    mod sight;
    mod supply;
    mod turn;
    mod victory;
}
