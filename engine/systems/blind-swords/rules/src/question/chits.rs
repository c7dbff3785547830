//! Questions of chits, of who is activated, and of what the Fog of War brings.

use kernel::Side;

use crate::game::{BrigadeId, ChitId, FogEffect, UnitId, Window};

/// What a side does with its chits. CMD-01, CHIT-02 to CHIT-06.
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
    /// What becomes of the event chit drawn? CHIT-05.
    Drawn(Side, ChitId),
    /// Is an event played at this moment? CHIT-06.
    EventWindow(Side, Window),
}

/// Who is activated through a chit, and with what order. CHIT-09, CHIT-15, CHIT-17, ORD-01.
#[derive(Clone, Debug, PartialEq)]
pub enum ActivationQuestion {
    /// Which brigade does Fortunes of War burn? CHIT-09.
    FortunesBrigade(ChitId),
    /// Which brigade is activated? CHIT-15, CHIT-17.
    Brigade(ChitId),
    /// Which order does it get? ORD-01.
    Order(BrigadeId),
}

/// What the opponent makes of the Fog of War. CHIT-11, CHIT-12.
#[derive(Clone, Debug, PartialEq)]
pub enum FogQuestion {
    /// Which unit does it move?
    Unit(FogEffect),
    /// Where does it send the unit?
    Hex(FogEffect, UnitId),
}
