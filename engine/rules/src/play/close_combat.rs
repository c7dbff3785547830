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
pub fn declare(_t: &mut Table) -> Play {
    Err(Fault("not written".to_owned()).into())
}

/// x
///
/// # Errors
/// Those of the table.
pub fn fight_next(_t: &mut Table) -> Play<Flow> {
    Err(Fault("not written".to_owned()).into())
}

/// x
///
/// # Errors
/// Those of the table.
pub fn by_cavalry(_t: &mut Table, _unit: UnitId) -> Play {
    Err(Fault("not written".to_owned()).into())
}

/// x
///
/// # Errors
/// Those of the table.
pub fn fight(_t: &mut Table, _attackers: &UnitSet, _target: HexId) -> Play {
    Err(Fault("not written".to_owned()).into())
}
