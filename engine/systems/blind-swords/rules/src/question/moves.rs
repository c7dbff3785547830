//! Questions about moves, retreats and withdrawals.

use std::sync::Arc;

use kernel::{HexId, Sixteenths};

use crate::game::{BrigadeId, Order, UnitId, UnitSet};

/// Questions about a move: movers and destination. MOVE-02, MOVE-04.
#[derive(Clone, Debug, PartialEq)]
pub enum MoveQuestion {
    /// Which unit moves? MOVE-02.
    Unit(MoveOrder),
    /// Which unit moves along with the group, if any? MOVE-02.
    Stack(MoveOrder, UnitSet),
    /// Which hex do the units move to? MOVE-04.
    Hex(Walk),
}

/// Questions about retreats: order of units and destination. CCO-08, RET-04.
#[derive(Clone, Debug, PartialEq)]
pub enum RetreatQuestion {
    /// Which unit retreats first? CCO-08.
    Unit(UnitSet),
    /// Which hex does the unit retreat to? RET-04.
    Hex(RetreatWalk),
}

/// Authority for a move. It decides which units may move, and how. MOVE-01, MOVE-03.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveOrder {
    /// The active brigade under its order.
    Brigade(BrigadeId, Order),
    /// A battery or a cavalry unit in its artillery step.
    Artillery(UnitId),
    /// An event that lets units move.
    Event(EventMove),
}

/// Movement granted by an event. CHIT-24.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventMove {
    /// Units that may move.
    pub units: UnitSet,
    /// Movement points of each unit.
    pub allowance: Sixteenths,
    /// Whether the units may use the march column rate.
    pub march: bool,
    /// Whether the units may move next to an enemy.
    pub engage: bool,
}

/// A move in progress. MOVE-04 to MOVE-12.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walk {
    /// Authority for the move.
    pub order: MoveOrder,
    /// Units that move together.
    pub movers: UnitSet,
    /// Current hex.
    pub here: HexId,
    /// Movement points left.
    pub left: Sixteenths,
    /// Progress of the move.
    pub begun: Begun,
    /// Pace of the move: ordinary or a charge.
    pub pace: Pace,
}

/// Progress of a move.
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
    /// Movement as the order permits.
    Ordinary,
    /// A charge. CAV-05.
    Charge,
}

/// A skirmisher's withdrawal from a moving enemy. SKR-05.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SkirmishWithdrawal {
    /// Skirmisher that withdraws.
    pub unit: UnitId,
    /// Hex of the moving enemy.
    pub from: HexId,
    /// Hexes that the skirmisher has passed, including its first.
    pub passed: Arc<[HexId]>,
}

/// A retreat in progress. RET-01 to RET-09.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RetreatWalk {
    /// Retreating unit.
    pub unit: UnitId,
    /// Hexes of the retreat, from its start.
    pub path: Vec<HexId>,
    /// Required distance from the start, in hexes.
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

    /// Extends the retreat because of fire on the way. The firers join the causes. RET-08, A-66.
    pub fn drive_on(&mut self, hexes: u8, firers: UnitSet) {
        if hexes > 0 {
            self.distance += hexes;
            self.causes = self.causes.iter().chain(firers.iter()).collect();
        }
    }

    /// Whether the unit is still in the hex where it began.
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
    /// The unit is attacked. CAV-01, CAV-02.
    CloseCombat,
    /// Enemies have approached. CAV-03.
    Approach,
}
