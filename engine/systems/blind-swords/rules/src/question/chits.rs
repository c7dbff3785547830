//! Questions about chits, activations and the Fog of War.

use kernel::Side;

use crate::game::{BrigadeId, ChitId, FogEffect, UnitId, Window};

/// Questions about playing and choosing chits. CMD-01, CHIT-02 to CHIT-06.
#[derive(Clone, Debug, PartialEq)]
pub enum ChitQuestion {
    /// Which event chit is the key chit? CMD-01.
    Key(Side),
    /// Does the side play held chits? CHIT-02.
    HeldDeclare(Side, Window),
    /// Which side plays its held chits first? CHIT-02.
    HeldOrder,
    /// Which held chit is played? CHIT-02.
    HeldPlay(Side, Window),
    /// Is the drawn event chit played or held? CHIT-05.
    Drawn(Side, ChitId),
    /// Is an event played in this window? CHIT-06.
    EventWindow(Side, Window),
}

/// Questions about an activation: brigade and order. CHIT-09, CHIT-15, CHIT-17, ORD-01.
#[derive(Clone, Debug, PartialEq)]
pub enum ActivationQuestion {
    /// Which brigade loses its activation to Fortunes of War? CHIT-09.
    FortunesBrigade(ChitId),
    /// Which brigade is activated? CHIT-15, CHIT-17.
    Brigade(ChitId),
    /// Which order does the brigade receive? ORD-01.
    Order(BrigadeId),
}

/// Questions to the opponent about a Fog of War move. CHIT-11, CHIT-12.
#[derive(Clone, Debug, PartialEq)]
pub enum FogQuestion {
    /// Which unit does the opponent move?
    Unit(FogEffect),
    /// Which hex is the unit moved to?
    Hex(FogEffect, UnitId),
}
