//! Totals and shifts of a fire. ST 10.
