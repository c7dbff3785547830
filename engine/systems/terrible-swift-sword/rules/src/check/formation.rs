//! Changes of formation. ST 6.
