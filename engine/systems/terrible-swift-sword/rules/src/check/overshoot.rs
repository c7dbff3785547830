//! Optional overshoot of artillery. ST 23.
