use kernel::{Direction, HexId, PerSide, Side, Sixths};
use serde::{Deserialize, Serialize};

use crate::game::{Formation, UnitId, UnitSet};
use crate::question::FireArm;

/// Part of a position that saves contain.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(super) turn: u8,
    pub(super) stage: Stage,
    pub(super) active: Option<Side>,
    pub(super) units: Vec<UnitState>,
    pub(super) leaders: Vec<LeaderState>,
    pub(super) brigades: Vec<BrigadeState>,
    /// Morale of the army that has a track.
    pub(super) morale: u16,
    pub(super) points: PerSide<Points>,
    pub(super) fires: Fires,
    /// Hexes at which units fired in the Offensive Fire Phase.
    pub(super) aimed: Vec<(UnitId, HexId)>,
    /// Declared charges with their target hexes.
    pub(super) charges: Vec<(UnitId, HexId)>,
    /// Hexes that cavalry entered in this player turn, in order.
    pub(super) rides: Vec<(UnitId, HexId)>,
    pub(super) melees: Vec<Melee>,
    /// Hexes from which units retreated in this phase, in order.
    pub(super) retreats: Vec<(UnitId, HexId)>,
    /// Strategic result of the battle, under the optional rule. ST 22.5.
    pub(super) strategic: Option<Strategic>,
}

/// Strategic result of the battle. ST 22.52. ST-OPT-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Strategic {
    /// The battle served this side.
    For(Side),
    /// The battle served neither side.
    Draw,
}

/// Current phase of the sequence of play. ST 4.0. ST-SEQ-02.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Set-up of the active side. ST 21.
    #[default]
    SetUp,
    /// Phase A: command is traced.
    InitialCommand,
    /// Phase B: the phasing side moves.
    Movement,
    /// Phase C: the other side fires.
    DefensiveFire,
    /// Phase D: the phasing side fires.
    OffensiveFire,
    /// Start of phase E: cavalry declares its charges.
    Charges,
    /// Phase E: the other side retreats before melee.
    BeforeMelee,
    /// Phase F: the phasing side fights melees.
    Melee,
    /// Phase G: rally, resupply, replacements and the end of Pins.
    FinalCommand,
    /// End of a game turn.
    TurnEnd,
    /// The game is over.
    Over,
}

/// State of a combat unit or wagon during a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnitState {
    /// Location of the unit, on or off the map.
    pub place: Place,
    /// Side that owns the unit. Only a wagon changes its owner.
    pub owner: Side,
    /// Current strength points; for a wagon its guard.
    pub strength: u8,
    /// Current formation.
    pub formation: Formation,
    /// Direction that the unit faces, if its formation has a facing.
    pub facing: Direction,
    /// Position in the stack. Units with higher numbers are above those with lower ones.
    pub layer: u8,
    /// Rounds of ammunition that a battery has left.
    pub rounds: u8,
    /// Crew of a battery.
    pub crew: Crew,
    /// Whether the unit is routed. ST 14.3.
    pub routed: bool,
    /// Whether the unit is pinned. ST 10.8.
    pub pinned: bool,
    /// Whether the unit is out of small-arms ammunition. ST 12.21.
    pub depleted: bool,
    /// Whether the unit was out of command in the last Initial Command Phase. ST 17.12.
    pub out_of_command: bool,
    /// Whether the unit is in Reserve. ST 8.7.
    pub reserve: bool,
    /// Whether the unit has ended its move in this phase.
    pub moved: bool,
    /// Movement points spent in this phase.
    pub spent: Sixths,
    /// Whether a battery entered a hex in this player turn, so that it may not fire. ST 18.6.
    pub displaced: bool,
    /// Whether the unit has fired Retreat Fire in this phase. ST 11.2.
    pub fired_at_retreat: bool,
    /// Whether the unit has fired in this game turn. ST 12.36.
    pub fired_this_turn: bool,
    /// Whether the unit retreated before melee and cannot be attacked. ST 4.0 F.
    pub withdrew: bool,
    /// Whether the unit advanced in phase E and may not start a melee. ST 13.7.
    pub advanced: bool,
    /// Whether a wagon has a new guard, which serves from the next game turn. ST 12.14.
    pub new_guard: bool,
    /// Hex of the unit when the Movement Phase began. ST 18.23.
    pub began: Option<HexId>,
    /// Hex of the unit when the game turn began. ST 12.36.
    pub turn_began: Option<HexId>,
    /// Hex of the unit when the current phase began. ST 13.2.
    pub phase_began: Option<HexId>,
}

/// Crew of a battery. ST 18.8.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Crew {
    /// No crew is left to serve the guns.
    None,
    /// Half the crew is left.
    Half,
    /// The crew is complete.
    #[default]
    Full,
}

impl Crew {
    /// Returns the number of steps that the crew can lose.
    pub const fn steps(self) -> u8 {
        match self {
            Self::None => 0,
            Self::Half => 1,
            Self::Full => 2,
        }
    }

    /// Returns the crew after the loss of some steps.
    #[must_use]
    pub const fn less(self, steps: u8) -> Self {
        match self.steps().saturating_sub(steps) {
            0 => Self::None,
            1 => Self::Half,
            _ => Self::Full,
        }
    }
}

/// Location of a unit or leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// Not yet on the map.
    Off,
    /// In this hex of the map.
    Hex(HexId),
    /// Left the map by choice. ST 16.0.
    Exited,
    /// A lost leader, whose replacement is not yet placed. ST 17.5.
    Fallen,
    /// Permanently out of the game.
    Gone,
}

impl Place {
    /// Returns the hex of the location. `None` if it is off the map.
    pub const fn hex(self) -> Option<HexId> {
        match self {
            Self::Hex(hex) => Some(hex),
            Self::Off | Self::Exited | Self::Fallen | Self::Gone => None,
        }
    }
}

/// State of a leader during a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeaderState {
    /// Location of the leader, on or off the map.
    pub place: Place,
    /// Whether the counter shows the replacement. ST 17.5.
    pub replaced: bool,
    /// Whether the leader is pinned. ST 10.86.
    pub pinned: bool,
    /// Whether the leader's move in this phase has ended.
    pub moved: bool,
    /// Movement points spent in this phase.
    pub spent: Sixths,
    /// Hex of the leader when the current phase began. ST 14.5.
    pub began: Option<HexId>,
}

/// State of a brigade during a match. ST 19.3, 20.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BrigadeState {
    /// Strength points of infantry and cavalry killed.
    pub killed: u16,
    /// Strength points of infantry and cavalry captured.
    pub captured: u16,
    /// Amount by which demoralisation has lowered the rating.
    pub lowered: u8,
    /// Whether the brigade has been demoralised.
    pub demoralised: bool,
    /// Whether the brigade is ineffective.
    pub broken: bool,
    /// Whether the side has paid for the brigade in this player turn.
    pub paid: bool,
    /// Whether the side has ever paid for the brigade. ST 19.35.
    pub released: bool,
}

/// Record of fire in a fire phase. ST 10.33. ST-FIRE-07.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fires {
    /// Hexes at which units have fired, by arm.
    pub hexes: Vec<(HexId, FireArm)>,
    /// Units at which small arms have fired.
    pub by_small_arms: UnitSet,
    /// Units at which artillery has fired.
    pub by_artillery: UnitSet,
    /// Strength points with which each unit has fired.
    pub spent: Vec<(UnitId, u8)>,
    /// Units that ran out of ammunition.
    pub depleted: UnitSet,
}

impl Fires {
    /// Returns the strength points with which a unit has fired in the phase.
    pub fn spent_by(&self, unit: UnitId) -> u8 {
        let spent = self.spent.iter().filter(|(firer, _)| *firer == unit);
        spent.map(|(_, points)| *points).sum()
    }
}

/// Melee in a hex that holds both sides. ST 13.84.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Melee {
    /// Hex of the melee.
    pub hex: HexId,
    /// Side that attacked last.
    pub attacker: Side,
    /// Cavalry whose charge caused the melee. ST 18.24.
    pub charged: UnitSet,
    /// Whether a round was fought, so that terrain and charges no longer count. ST 13.84, 18.26.
    pub fought: bool,
    /// Whether the side that must fight on has decided which of its units leave. ST 13.84.
    pub held: bool,
    /// Whether the round of this player turn was fought.
    pub settled: bool,
    /// Hexes from which attackers entered before the first round.
    pub entered_from: Vec<(UnitId, HexId)>,
}

/// Victory points of one side for losses of the enemy, by cause. ST 22.1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Points {
    /// Points for infantry.
    pub infantry: u16,
    /// Points for cavalry.
    pub cavalry: u16,
    /// Points for guns.
    pub guns: u16,
    /// Points for leaders.
    pub leaders: u16,
}

impl Points {
    /// Returns the sum of the victory points from all causes.
    pub const fn total(self) -> u16 {
        self.infantry + self.cavalry + self.guns + self.leaders
    }
}
