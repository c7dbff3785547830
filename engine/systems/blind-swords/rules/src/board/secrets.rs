//! Secrecy of the fields of a board.

use kernel::PerSide;

use super::{Board, BoardState, ChitCopy};
use crate::game::ChitId;

/// Fields of a board that a side may not know in full. [`Seen`](crate::view::Seen) hides them.
pub(crate) struct Secrets<'a> {
    /// Copies of the chits. Key chits, held chits and chits drawn or spent face down are secret.
    pub(crate) chits: &'a mut [ChitCopy],
    /// Number of each side's unknown event chits in the cup. For the other side, a hidden key chit
    /// counts as one of them.
    pub(crate) unknown_in_cup: &'a mut PerSide<u8>,
    /// Kind of each side's drawn key chit, if the drawn chit may also have been a pool copy. Only
    /// the owner knows this kind.
    pub(crate) ambiguous_keys: &'a mut PerSide<Option<ChitId>>,
}

impl Board {
    /// Returns the secret fields. A new field does not compile until this function says who may
    /// know of it.
    pub(crate) fn secrets(&mut self) -> Secrets<'_> {
        let BoardState {
            chits,
            unknown_in_cup,
            ambiguous_keys,
            // Both sides see these on the table.
            turn: _,
            phase: _,
            activation: _,
            units: _,
            stacks: _,
            brigades: _,
            casualties: _,
            commanded: _,
            fortunes: _,
            control: _,
            vp: _,
            tracks: _,
            markers: _,
            ground: _,
            result: _,
            // Both sides can derive these from facts that both see.
            acted: _,
            entered: _,
            event_attack: _,
            moment: _,
            frozen_units: _,
            // Rules and scripts read variables. Players see the numbers that the scenario computes
            // from them.
            vars: _,
        } = self.write();
        Secrets { chits, unknown_in_cup, ambiguous_keys }
    }
}
