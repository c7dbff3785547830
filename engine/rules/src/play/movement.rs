//! Placeholder.

#![allow(unused_imports)]
use crate::board::*;
use crate::game::*;
use crate::play::Flow;
use crate::question::*;
use crate::system::Table;
#[allow(unused_imports)]
use kernel::Fault;
use kernel::{HexId, Play, Side};
/// x
///
/// # Errors
/// Those of the table.
pub fn step(_t: &mut Table) -> Play<Flow> {
    Err(Fault("not written".to_owned()).into())
}

/// x
///
/// # Errors
/// Those of the table.
pub fn by_independent(_t: &mut Table, _unit: UnitId) -> Play {
    Err(Fault("not written".to_owned()).into())
}

/// x
///
/// # Errors
/// Those of the table.
pub fn by_event(_t: &mut Table, _m: EventMove) -> Play {
    Err(Fault("not written".to_owned()).into())
}
