//! Victory points and levels. ST 22.
