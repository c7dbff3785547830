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
pub fn hit(_t: &mut Table, _unit: UnitId, _hits: u8) -> Play {
    Err(Fault("not written".to_owned()).into())
}
