//! Questions about moves, retreats and withdrawals.

use std::sync::Arc;

use kernel::{HexId, Sixteenths};

use crate::game::{BrigadeId, Order, UnitId, UnitSet};

/// Questions about a move: movers and destination. MOVE-02, MOVE-04.
#[derive(Clone, Debug, PartialEq)]
pub enum MoveQuestion {
    /// Which unit moves next? MOVE-02.
    Unit(MoveOrder),
    /// Which unit joins the group and moves with it, if any? MOVE-02.
    Stack(MoveOrder, UnitSet),
    /// Which hex do the units move to? MOVE-04.
    Hex(Walk),
}

/// Questions about retreats: order of units and destination. CCO-08, RET-04.
#[derive(Clone, Debug, PartialEq)]
pub enum RetreatQuestion {
    /// Which unit retreats next? CCO-08.
    Unit(UnitSet),
    /// Which hex does the unit retreat to? RET-04.
    Hex(RetreatWalk),
}

/// Reason why units may move. It determines the units and the kind of move. MOVE-01, MOVE-03.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveOrder {
    /// The order of the active brigade permits the move.
    Brigade(BrigadeId, Order),
    /// The artillery step of a battery or cavalry unit permits the move.
    Artillery(UnitId),
    /// An event permits the move.
    Event(EventMove),
}

/// Movement granted by an event. CHIT-24.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventMove {
    /// Units that the event allows to move.
    pub units: UnitSet,
    /// Movement points that each unit may spend.
    pub allowance: Sixteenths,
    /// Whether the units may use the march column rate.
    pub march: bool,
    /// Whether the units may move next to an enemy.
    pub engage: bool,
}

/// A move in progress. MOVE-04 to MOVE-12.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walk {
    /// Source of the permission to move.
    pub order: MoveOrder,
    /// Units that move together.
    pub movers: UnitSet,
    /// Hex in which the group is now.
    pub here: HexId,
    /// Movement points that the group has left.
    pub left: Sixteenths,
    /// Progress of the move so far.
    pub begun: Begun,
    /// Pace of the move: ordinary or a charge.
    pub pace: Pace,
}

/// Progress of a move: whether the group has entered a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begun {
    /// The group is in its first hex and has spent no points.
    NotYet,
    /// A unit of the group mounted or dismounted in its first hex. CAV-04.
    ChangedMount,
    /// The group has entered at least one hex.
    Entered,
}

/// Pace of a move: ordinary or a charge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// The group moves as its order permits.
    Ordinary,
    /// The cavalry charges. CAV-05.
    Charge,
}

/// A skirmisher's withdrawal from a moving enemy. SKR-05.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SkirmishWithdrawal {
    /// Skirmisher that withdraws.
    pub unit: UnitId,
    /// Hex of the enemy whose move drives off the skirmisher.
    pub from: HexId,
    /// Hexes that the skirmisher has passed, including its first hex.
    pub passed: Arc<[HexId]>,
}

/// A retreat in progress. RET-01 to RET-09.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RetreatWalk {
    /// Unit that retreats.
    pub unit: UnitId,
    /// Hexes that the unit has passed, starting with the hex in which the retreat began.
    pub path: Vec<HexId>,
    /// Required distance from the first hex, in hexes.
    pub distance: u8,
    /// Enemies that caused the retreat.
    pub causes: UnitSet,
}

impl RetreatWalk {
    /// Returns the current hex of the unit.
    pub fn here(&self) -> HexId {
        *self.path.last().expect("a retreat begins in a hex")
    }

    /// Returns the hex in which the retreat began.
    pub fn start(&self) -> HexId {
        self.path[0]
    }

    /// Extends the retreat because of fire during the retreat. The firers join the enemies that
    /// caused it. RET-08, A-66.
    pub fn drive_on(&mut self, hexes: u8, firers: UnitSet) {
        if hexes > 0 {
            self.distance += hexes;
            self.causes = self.causes.iter().chain(firers.iter()).collect();
        }
    }

    /// Whether the unit is in the hex where the retreat began.
    pub fn at_start(&self) -> bool {
        self.path.len() == 1
    }
}

/// Cavalry that may withdraw one hex. CAV-01 to CAV-03.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Withdrawal {
    /// Cavalry unit that may withdraw.
    pub unit: UnitId,
    /// Enemies from which the cavalry withdraws.
    pub from: UnitSet,
    /// Reason for the withdrawal.
    pub occasion: WithdrawalOccasion,
}

/// Reason for a cavalry withdrawal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WithdrawalOccasion {
    /// Enemies attack the cavalry. CAV-01, CAV-02.
    CloseCombat,
    /// Enemies have approached within two hexes. CAV-03.
    Approach,
}
