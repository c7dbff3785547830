//! Position of a match. The position is plain data that only `Board::apply` changes. [`BoardSetup`]
//! builds other positions.

mod apply;
mod fits;
mod secrets;
mod setup;
mod shared;
mod start;
mod state;

use kernel::{HexId, PerSide, Side};
use serde::{Deserialize, Serialize};

pub(crate) use secrets::Secrets;
pub use setup::BoardSetup;
pub use shared::Board;
pub use state::*;

use crate::game::{
    BrigadeId, ChitId, ChitSet, GroundMarkerId, MarkerId, TrackId, UnitId, UnitSet, VarId,
};

/// Data of a [`Board`]. Boards share the data until one of them changes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BoardState {
    turn: u8,
    phase: Phase,
    activation: Option<Activation>,
    units: Vec<UnitState>,
    stacks: Vec<Link>,
    brigades: Vec<BrigadeState>,
    chits: Vec<ChitCopy>,
    casualties: ChitSet,
    commanded: ChitSet,
    unknown_in_cup: PerSide<u8>,
    #[serde(rename = "twins", default, skip_serializing_if = "are_known")]
    ambiguous_keys: PerSide<Option<ChitId>>,
    fortunes: bool,
    acted: UnitSet,
    #[serde(default, skip_serializing_if = "UnitSet::is_empty")]
    entered: UnitSet,
    event_attack: Option<EventAttack>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    moment: Option<Moment>,
    frozen_units: UnitSet,
    control: Vec<Control>,
    vp: PerSide<i32>,
    tracks: Vec<u8>,
    vars: Vec<i32>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    markers: Vec<UnitSet>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    ground: Vec<GroundMark>,
    result: Option<GameResult>,
}

fn are_known(keys: &PerSide<Option<ChitId>>) -> bool {
    keys.usa.is_none() && keys.csa.is_none()
}

impl BoardState {
    /// Returns the current game turn.
    pub const fn turn(&self) -> u8 {
        self.turn
    }

    /// Returns the current place in the sequence of play. SEQ-01.
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Returns the current Brigade Activation Phase. `None` outside an activation. SEQ-02.
    pub const fn activation(&self) -> Option<&Activation> {
        self.activation.as_ref()
    }

    /// Returns the state of a unit.
    pub fn unit(&self, unit: UnitId) -> &UnitState {
        &self.units[unit.index()]
    }

    /// Returns the ids of all units of the game, on or off the map.
    pub fn units(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..self.units.len()).map(UnitId::from_index)
    }

    /// Returns the hex of a unit. `None` if the unit is off the map.
    pub fn hex_of(&self, unit: UnitId) -> Option<HexId> {
        match self.units[unit.index()].place {
            Place::Hex(hex) => Some(hex),
            Place::Broken(_) | Place::Off | Place::Eliminated | Place::Withdrawn => None,
        }
    }

    /// Returns the units in a hex, sorted by id.
    pub fn units_in(&self, hex: HexId) -> impl Iterator<Item = UnitId> + '_ {
        let mut link = self.stacks[hex.index()];
        std::iter::from_fn(move || {
            let unit = link.get()?;
            link = self.units[unit.index()].next;
            Some(unit)
        })
    }

    /// Returns one unit in a hex, no matter which. All units in a hex belong to one side. `None` if
    /// the hex is empty.
    pub fn any_in(&self, hex: HexId) -> Option<UnitId> {
        self.stacks[hex.index()].get()
    }

    /// Returns the hexes that contain more than one unit, without repeats. STK-01.
    pub fn shared_hexes(&self) -> impl Iterator<Item = HexId> + '_ {
        let followed = self.units.iter().enumerate().filter(|(_, state)| state.next != Link::END);
        followed.filter_map(|(unit, state)| {
            let Place::Hex(hex) = state.place else { return None };
            (self.any_in(hex) == Some(UnitId::from_index(unit))).then_some(hex)
        })
    }

    /// Returns the state of a brigade. ORG-03.
    pub fn brigade(&self, brigade: BrigadeId) -> &BrigadeState {
        &self.brigades[brigade.index()]
    }

    /// Returns all physical chits, with one entry for each copy and its true place. Code that shows
    /// chits to players uses [`Seen`](crate::view::Seen) instead, which hides secrets.
    pub fn chit_copies(&self) -> &[ChitCopy] {
        &self.chits
    }

    /// Returns the number of copies of a chit in a place.
    pub fn chits_at(&self, chit: ChitId, place: ChitPlace) -> usize {
        self.chits.iter().filter(|copy| copy.kind == chit && copy.place == place).count()
    }

    /// Whether a general's chit is in its casualty form. ORG-04.
    pub fn is_casualty(&self, chit: ChitId) -> bool {
        self.casualties.contains(chit.index())
    }

    /// Whether a command roll has been made for a chit since it was drawn. CHIT-16, A-45.
    pub fn has_commanded(&self, chit: ChitId) -> bool {
        self.commanded.contains(chit.index())
    }

    /// Returns the number of a side's event chits in the cup whose identity is unknown to both
    /// sides. CMD-02.
    pub fn unknown_in_cup(&self, side: Side) -> u8 {
        self.unknown_in_cup[side]
    }

    /// Returns the kind of a side's drawn key chit, if the pool contains another copy of that kind.
    /// It is then uncertain which copy was drawn. CMD-02.
    pub fn ambiguous_key(&self, side: Side) -> Option<ChitId> {
        self.ambiguous_keys[side]
    }

    /// Returns the number of chits in the cup. SEQ-03.
    pub fn cup_size(&self) -> usize {
        let known = self.chits.iter().filter(|copy| copy.place.is_in_cup()).count();
        known + usize::from(self.unknown_in_cup.usa) + usize::from(self.unknown_in_cup.csa)
    }

    /// Whether Fortunes of War is pending and will negate the next chit. CHIT-08.
    pub const fn fortunes(&self) -> bool {
        self.fortunes
    }

    /// Returns the units that have already used their action in the current phase or step.
    pub const fn acted(&self) -> &UnitSet {
        &self.acted
    }

    /// Returns the units that entered the map this turn. REIN-01, ART-14.
    pub const fn entered(&self) -> &UnitSet {
        &self.entered
    }

    /// Returns the benefit that an event currently gives to an attack or a fire combat. `None` if
    /// no event gives one. CC-20.
    pub const fn event_attack(&self) -> Option<&EventAttack> {
        self.event_attack.as_ref()
    }

    /// Returns the open reaction window. `None` if none is open. CHIT-24.
    pub const fn moment(&self) -> Option<&Moment> {
        self.moment.as_ref()
    }

    /// Returns the markers on the ground, sorted by place.
    pub fn ground(&self) -> &[GroundMark] {
        &self.ground
    }

    /// Whether a marker is at a place.
    pub fn has_ground(&self, marker: GroundMarkerId, place: GroundPlace) -> bool {
        self.ground.binary_search(&GroundMark { place, marker }).is_ok()
    }

    /// Whether a unit may not move as an action. SC2-05.
    pub fn is_frozen_unit(&self, unit: UnitId) -> bool {
        self.frozen_units.contains(unit.index())
    }

    /// Returns the side that controls a hex. `None` if neither side does. VIC-01.
    pub fn control(&self, hex: HexId) -> Option<Side> {
        self.control[hex.index()].side()
    }

    /// Returns the victory points awarded so far. VIC-05.
    pub const fn vp(&self) -> &PerSide<i32> {
        &self.vp
    }

    /// Returns the box that a track's chit has reached, from 1. Returns 0 if the track is not in
    /// use. OPT-02.
    pub fn track(&self, track: TrackId) -> u8 {
        self.tracks[track.index()]
    }

    /// Returns the value of a scenario variable.
    pub fn var(&self, var: VarId) -> i32 {
        self.vars[var.index()]
    }

    /// Whether a unit has a marker of the package.
    pub fn is_marked(&self, unit: UnitId, marker: MarkerId) -> bool {
        self.markers[marker.index()].contains(unit.index())
    }

    /// Returns the markers of the package on a unit.
    pub fn markers_of(&self, unit: UnitId) -> impl Iterator<Item = MarkerId> {
        let markers = (0..self.markers.len()).map(MarkerId::from_index);
        markers.filter(move |&marker| self.is_marked(unit, marker))
    }

    /// Returns the result of the game. `None` until the game is over.
    pub const fn result(&self) -> Option<&GameResult> {
        self.result.as_ref()
    }

    /// Whether the game is over, so that every procedure stops. SEQ-04.
    pub const fn is_over(&self) -> bool {
        self.result.is_some()
    }
}
