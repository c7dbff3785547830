//! Modifiers of rout checks. ST 14.2.
