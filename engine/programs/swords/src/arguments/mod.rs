//! Arguments that several commands share.

pub(crate) mod completed;
pub(crate) mod family;
pub(crate) mod options;
pub(crate) mod seats;
