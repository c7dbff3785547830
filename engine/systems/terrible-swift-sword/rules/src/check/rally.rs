//! Rally. ST 14.4, 17.17.

use kernel::{HexId, Search};

use crate::check::command;
use crate::choice::{Choice, Word};
use crate::game::{Formation, LeaderId, Terrain, UnitId};
use crate::position_ext::PositionExt;
use crate::refusal::{Check, Refusal, not_an_answer, require};
use crate::system::Position;

/// Longest distance in hexes from a leader to a unit that the leader rallies. ST 17.17.
pub const REACH: u8 = 3;

/// Returns the candidate choices of a question, legal or not.
pub fn candidates(position: Position<'_>, leader: LeaderId) -> Vec<Choice> {
    let side = position.leader_info(leader).side;
    let units = position.on_map(side).map(|(unit, _)| Choice::Unit(unit));
    units.chain([Choice::Word(Word::Done)]).collect()
}

/// Checks whether a choice is legal.
pub fn check(position: Position<'_>, leader: LeaderId, choice: Choice) -> Check {
    match choice {
        Choice::Unit(unit) => rallies(position, leader, unit),
        Choice::Word(Word::Done) => Ok(()),
        _ => not_an_answer().err(),
    }
}

/// Checks whether a leader can rally a unit now. The number of units already rallied does not
/// matter. ST 14.4, 14.73, 17.17. ST-ROUT-15, ST-ROUT-16, ST-ROUT-17.
pub fn rallies(position: Position<'_>, leader: LeaderId, unit: UnitId) -> Check {
    let refuse =
        |requirement, section, key| Refusal::new(requirement, section, key).with(leader).with(unit);
    require(
        position.state(unit).routed,
        Refusal::new("ST-ROUT-15", "ST 14.4", "st-rout-15-not-routed").with(unit),
    )?;
    require(
        command::commands(position, leader, unit),
        refuse("ST-LEAD-04", "ST 17.13", "st-lead-04-does-not-rally-other-commands"),
    )?;
    let places = (position.board.hex_of_leader(leader), position.board.hex_of(unit));
    let (Some(from), Some(hex)) = places else { return not_an_answer().err() };
    require(
        position.board.melee_in(from).is_none(),
        Refusal::new("ST-ROUT-17", "ST 13.86", "st-rout-17-engaged-leader").with(leader),
    )?;
    require(
        position.distance(from, hex) <= REACH,
        refuse("ST-ROUT-15", "ST 17.17", "st-rout-15-too-far").with(position.distance(from, hex)),
    )?;
    require(
        position.map().hex(hex).terrain != Terrain::Town || is_linked(position, from, hex),
        refuse("ST-ROUT-16", "ST 14.73", "st-rout-16-no-road-into-town"),
    )
}

/// Whether one hex can be reached from another along turnpikes and roads alone, within rally range.
/// ST 14.73. ST-ROUT-16, ruling R-60.
fn is_linked(position: Position<'_>, from: HexId, to: HexId) -> bool {
    use crate::game::Way;
    let grid = &position.map().grid;
    let mut search = Search::within(grid, REACH.into());
    search.offer(from, 0);
    let step = |(here, _), next| {
        let way = position.map().between(here, next).way;
        matches!(way, Some(Way::Pike | Way::Road)).then_some(1)
    };
    search.find(grid, step, |hex| hex == to).is_some()
}

/// Whether a routed unit rallies by itself: limbered batteries do. ST 14.4. ST-ROUT-15.
pub fn rallies_alone(position: Position<'_>, unit: UnitId) -> bool {
    let state = position.state(unit);
    state.routed && state.formation == Formation::Limbered
}
