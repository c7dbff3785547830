//! Questions of moves, retreats and withdrawals.

use std::sync::Arc;

use kernel::{HexId, Sixteenths};

use crate::game::{BrigadeId, Order, UnitId, UnitSet};

/// Who moves, with whom, and where to. MOVE-02, MOVE-04.
#[derive(Clone, Debug, PartialEq)]
pub enum MoveQuestion {
    /// Which unit moves? MOVE-02.
    Unit(MoveOrder),
    /// Does another unit move with it? MOVE-02.
    Stack(MoveOrder, UnitSet),
    /// Where to? MOVE-04.
    Hex(Walk),
}

/// Who retreats first, and where to. CCO-08, RET-04.
#[derive(Clone, Debug, PartialEq)]
pub enum RetreatQuestion {
    /// Which unit retreats first? CCO-08.
    Unit(UnitSet),
    /// Where does it retreat? RET-04.
    Hex(RetreatWalk),
}

/// Who moves in a step, and how. MOVE-01, MOVE-03.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveOrder {
    /// The active brigade under its order.
    Brigade(BrigadeId, Order),
    /// A battery or cavalry in its artillery step.
    Artillery(UnitId),
    /// An event lets these units move.
    Event(EventMove),
}

/// A movement granted by an event. CHIT-24.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventMove {
    /// Those who may move.
    pub units: UnitSet,
    /// The movement points of each.
    pub allowance: Sixteenths,
    /// Whether the march column rate may be used.
    pub march: bool,
    /// Whether they may move next to an enemy.
    pub engage: bool,
}

/// A move under way. MOVE-04 to MOVE-12.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walk {
    /// Under what authority.
    pub order: MoveOrder,
    /// Who moves together.
    pub movers: UnitSet,
    /// Where they are.
    pub here: HexId,
    /// The points they have left.
    pub left: Sixteenths,
    /// What they have done of it.
    pub begun: Begun,
    /// How they move.
    pub pace: Pace,
}

/// How far a move has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begun {
    /// They have not left their first hex yet, nor spent a point.
    NotYet,
    /// They have mounted or dismounted in their first hex. CAV-04.
    ChangedMount,
    /// They have entered a hex.
    Entered,
}

/// How units move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// As their order lets them.
    Ordinary,
    /// In a charge. CAV-05.
    Charge,
}

/// A skirmisher that withdraws from a mover. SKR-05.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SkirmishWithdrawal {
    /// The skirmisher that withdraws.
    pub unit: UnitId,
    /// Where the mover stands.
    pub from: HexId,
    /// The hexes it has passed, its first one among them.
    pub passed: Arc<[HexId]>,
}

/// A retreat under way. RET-01 to RET-09.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RetreatWalk {
    /// The unit that retreats.
    pub unit: UnitId,
    /// The hexes it has been in, from the first.
    pub path: Vec<HexId>,
    /// How far from the first it must end.
    pub distance: u8,
    /// The enemies that caused it.
    pub causes: UnitSet,
}

impl RetreatWalk {
    /// Where the unit is.
    pub fn here(&self) -> HexId {
        *self.path.last().expect("a retreat begins in a hex")
    }

    /// Where it began.
    pub fn start(&self) -> HexId {
        self.path[0]
    }

    /// Fire on the way drives the unit further; its firers count among the causes. RET-08, A-66.
    pub fn drive_on(&mut self, hexes: u8, firers: UnitSet) {
        if hexes > 0 {
            self.distance += hexes;
            self.causes = self.causes.iter().chain(firers.iter()).collect();
        }
    }

    /// Whether the unit still stands where it began.
    pub fn at_start(&self) -> bool {
        self.path.len() == 1
    }
}

/// Cavalry that may withdraw one hex. CAV-01 to CAV-03.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Withdrawal {
    /// The cavalry that may withdraw.
    pub unit: UnitId,
    /// From which enemies.
    pub from: UnitSet,
    /// What gives it the right to.
    pub occasion: WithdrawalOccasion,
}

/// Why cavalry withdraws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WithdrawalOccasion {
    /// It is attacked. CAV-01, CAV-02.
    CloseCombat,
    /// Enemies have come near. CAV-03.
    Approach,
}
