//! Totals, columns and shifts of fire. ST 10.
