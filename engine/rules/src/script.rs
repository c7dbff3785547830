//! What the rules need from the scripts of a package, without knowing their language.

pub trait Scripts: std::fmt::Debug + Send + Sync {}
