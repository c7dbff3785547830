//! The part of a rule system that opens its packages for play.

use std::fmt;
use std::sync::Arc;

use crate::{Dialect, Report, Sources};

/// Document types of a rule system, and the function that opens its packages as editions of type
/// `E`.
pub struct Opening<E: ?Sized> {
    /// Document types of the system's packages. The dialect's id is the value of `rules` in
    /// `game.yaml`.
    pub dialect: &'static Dialect,
    /// Function that opens a package for play, without a trial run of its scripts.
    pub open: fn(&Sources) -> Report<Arc<E>>,
}

impl<E: ?Sized> fmt::Debug for Opening<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Opening").field(&self.dialect.id).finish()
    }
}
