//! Tests of the rules on clear ground, by requirement.

mod rules {
    mod attack;
    mod before_melee;
    mod charge;
    mod facing;
    mod field;
    mod fire;
    mod formation;
    mod games;
    mod leaders;
    mod melee;
    mod movement;
    mod odds;
    mod overshoot;
    mod pay;
    mod prompts;
    mod reaction;
    mod rout;
    mod rulings;
    mod set_up;
    mod shortcuts;
    mod sight;
    mod stacking;
    mod supply;
    mod turn;
    mod victory;
    mod worded;
}
