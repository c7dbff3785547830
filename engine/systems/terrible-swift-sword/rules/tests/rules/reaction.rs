//! Withdrawal Fire, Retreat Fire and fire at limbering guns. ST 6.23, 11.
