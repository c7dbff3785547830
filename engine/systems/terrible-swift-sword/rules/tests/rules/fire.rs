//! Fire phases and the results of fire. ST 10, 12, 18.8.
