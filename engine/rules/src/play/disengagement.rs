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
pub fn leave(_t: &mut Table, _movers: &UnitSet, _from: HexId, _to: Option<HexId>) -> Play<bool> {
    Err(Fault("not written".to_owned()).into())
}
