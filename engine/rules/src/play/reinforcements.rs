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
pub fn enter(_t: &mut Table, _brigade: BrigadeId) -> Play {
    Err(Fault("not written".to_owned()).into())
}
