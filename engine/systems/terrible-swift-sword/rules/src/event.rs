//! Facts. Only facts change a board, and a log consists of facts.

use kernel::{Dice, Die, Direction, Emphasis, HexId, Ratio, Side, Sixths};

use crate::board::{Stage, Strategic};
use crate::choice::Mover;
use crate::game::{
    BrigadeId, FireResult, Formation, LeaderId, LeaderSet, MeleeResult, UnitId, UnitSet,
};
use crate::question::{FireArm, Occasion, RetreatCause};

macro_rules! section {
    () => {
        None
    };
    ($section:literal) => {
        Some($section)
    };
}

macro_rules! emphasis {
    () => {
        Emphasis::Plain
    };
    ($emphasis:ident) => {
        Emphasis::$emphasis
    };
}

macro_rules! events {
    ($(
        #[doc = $doc:literal]
        $name:ident = $id:literal [$($section:literal)?] $($emphasis:ident)? { $($field:ident: $ty:ty),* $(,)? }
    )+) => {
        /// Fact about the match. The comment on a variant explains its fields, unless a field has a
        /// comment.
        #[expect(missing_docs, reason = "the line of a fact says what its fields are")]
        #[derive(Clone, Debug, PartialEq)]
        pub enum Event {
            $(#[doc = $doc] $name { $($field: $ty,)* },)+
        }

        impl Event {
            /// Names of all facts, as logs and cases use them.
            pub const NAMES: &[&str] = &[$($id),+];

            /// Returns the name of the fact in logs and cases.
            pub const fn name(&self) -> &'static str {
                match self {
                    $(Self::$name { .. } => $id,)+
                }
            }

            /// Returns the rulebook section of the fact, if it has one.
            pub const fn section(&self) -> Option<&'static str> {
                match self {
                    $(Self::$name { .. } => section!($($section)?),)+
                }
            }

            /// Returns the emphasis with which a log shows the fact.
            pub const fn emphasis(&self) -> Emphasis {
                match self {
                    $(Self::$name { .. } => emphasis!($($emphasis)?),)+
                }
            }
        }
    };
}

events! {
    /// A unit is set up in a hex.
    UnitPlaced = "unit-placed" ["ST 21.1"] { unit: UnitId, hex: HexId, formation: Formation, facing: Direction }
    /// A leader is set up in a hex.
    LeaderPlaced = "leader-placed" ["ST 21.1"] { leader: LeaderId, hex: HexId }
    /// A side has set up.
    SetUpEnded = "set-up-ended" ["ST 21.0"] { side: Side }
    /// A turn begins.
    TurnBegan = "turn-began" ["ST 4.0"] Turn { turn: u8 }
    /// A phase of a side begins.
    StageBegan = "stage-began" ["ST 4.0"] Part { side: Side, stage: Stage }
    /// The units of a side that are out of command are determined.
    CommandChecked = "command-checked" ["ST 17.12"] { side: Side, out_of_command: UnitSet }
    /// A side pays army morale so that a brigade can move or start a melee.
    BrigadePaid = "brigade-paid" ["ST 19.31"] { brigade: BrigadeId, points: u16 }
    /// The morale of an army rises or falls.
    MoraleChanged = "morale-changed" ["ST 19.1"] { by: i16, cause: MoraleCause }
    /// A unit or leader enters the map.
    Entered = "entered" ["ST 21.22"] { mover: Mover, hex: HexId, formation: Option<Formation>, cost: Sixths }
    /// A unit or leader moves one hex.
    Moved = "moved" ["ST 5.0"] Aside { mover: Mover, from: HexId, to: HexId, cost: Sixths }
    /// A unit or leader ends its move.
    MoveEnded = "move-ended" ["ST 5.16"] { mover: Mover }
    /// A unit changes its formation.
    FormationChanged = "formation-changed" ["ST 6.22"] { unit: UnitId, formation: Formation, cost: Sixths }
    /// Fire prevents a battery from changing formation. The movement points are lost.
    ChangeFailed = "change-failed" ["ST 6.23"] { unit: UnitId, cost: Sixths }
    /// A column under fire forms line.
    LineFormed = "line-formed" ["ST 6.11"] { unit: UnitId }
    /// The units of a side in a hex face a hexside.
    Faced = "faced" ["ST 7.1"] Aside { side: Side, hex: HexId, facing: Direction }
    /// A unit that leaves a hex or joins others faces a hexside.
    Turned = "turned" ["ST 7.11"] Aside { unit: UnitId, facing: Direction }
    /// A unit goes to the top or bottom of its stack.
    StackOrdered = "stack-ordered" ["ST 8.6"] Aside { unit: UnitId, layer: Layer }
    /// Units in a hex go into Reserve or leave it.
    ReserveChanged = "reserve-changed" ["ST 8.7"] { hex: HexId, units: UnitSet, reserve: ReserveMark }
    /// A unit or leader leaves the map.
    Exited = "exited" ["ST 16.0"] Blow { mover: Mover, from: HexId }
    /// Units fire at a unit.
    Fired = "fired" ["ST 10.0"] Blow { fire: Box<FireReport> }
    /// A die is rolled for the aim of a battery at long range.
    AimTested = "aim-tested" ["ST 23.12"] { unit: UnitId, die: Die }
    /// A battery overshoots the hex at which it fires. Its shells fall in another hex, if on the map.
    Overshot = "overshot" ["ST 23.13"] { unit: UnitId, points: u8, aimed: HexId, hex: Option<HexId> }
    /// A side has no more fire at a hex in this phase.
    FireEnded = "fire-ended" ["ST 10.31"] Aside { hex: HexId }
    /// The units and leaders of a side in a hex are pinned.
    Pinned = "pinned" ["ST 10.8"] { side: Side, hex: HexId }
    /// A single unit is pinned.
    UnitPinned = "unit-pinned" ["ST 11.15"] { unit: UnitId }
    /// A unit loses strength points.
    StrengthLost = "strength-lost" ["ST 10.71"] { unit: UnitId, points: u8, loss: LossKind }
    /// A battery loses steps of its crew.
    CrewLost = "crew-lost" ["ST 18.81"] { unit: UnitId, steps: u8 }
    /// A unit leaves the game.
    Removed = "removed" ["ST 2.4"] Blow { unit: UnitId }
    /// A die is rolled for the ammunition of a unit that fired.
    AmmunitionTested = "ammunition-tested" ["ST 12.21"] { unit: UnitId, die: Die }
    /// A unit runs out of ammunition.
    Depleted = "depleted" ["ST 12.21"] { unit: UnitId }
    /// A die is rolled for the caissons of a battery.
    CaissonTested = "caisson-tested" ["ST 12.35"] { unit: UnitId, die: Die }
    /// A battery loses rounds of ammunition.
    RoundsLost = "rounds-lost" ["ST 12.34"] { unit: UnitId, rounds: u8 }
    /// Two dice are rolled for a leader whose troops took losses.
    LeaderTested = "leader-tested" ["ST 17.41"] { leader: LeaderId, dice: Dice }
    /// A leader is lost.
    LeaderLost = "leader-lost" ["ST 17.4"] Blow { leader: LeaderId, fate: Fate }
    /// A leader accompanies troops or joins them.
    LeaderWent = "leader-went" ["ST 14.4"] { leader: LeaderId, to: HexId }
    /// A replacement takes the place of a lost leader.
    ReplacementPlaced = "replacement-placed" ["ST 17.5"] { leader: LeaderId, hex: HexId }
    /// A leader whose command has no troops left leaves the game.
    LeaderRemoved = "leader-removed" ["ST 17.3"] { leader: LeaderId }
    /// A unit checks whether it routs.
    RoutChecked = "rout-checked" ["ST 14.2"] { unit: UnitId, check: Box<RoutReport> }
    /// A unit routs.
    Routed = "routed" ["ST 14.3"] Blow { unit: UnitId, cause: RoutCause }
    /// A retreating unit moves one hex.
    Retreated = "retreated" ["ST 15.0"] { unit: UnitId, from: HexId, to: HexId, cause: RetreatCause }
    /// A unit has retreated before melee, and cannot be attacked in this player turn.
    Withdrew = "withdrew" ["ST 13.7"] { unit: UnitId }
    /// A unit loses its Pin because it retreats.
    PinLifted = "pin-lifted" ["ST 10.83"] { unit: UnitId }
    /// A unit that cannot complete its retreat is captured.
    Trapped = "trapped" ["ST 15.1"] Blow { unit: UnitId }
    /// A brigade becomes ineffective.
    BrigadeBroken = "brigade-broken" ["ST 20.22"] Blow { brigade: BrigadeId }
    /// A brigade is effective again after a resupply.
    BrigadeRestored = "brigade-restored" ["ST 20.13"] { brigade: BrigadeId }
    /// A brigade of a dispirited army takes a demoralisation check.
    DemoralisationTested = "demoralisation-tested" ["ST 19.42"] { brigade: BrigadeId, die: Die, level: u16 }
    /// The rating of a demoralised brigade falls.
    Demoralised = "demoralised" ["ST 19.43"] { brigade: BrigadeId, die: Die, by: u8 }
    /// Cavalry declares a charge.
    ChargeDeclared = "charge-declared" ["ST 18.25"] { unit: UnitId, hex: HexId }
    /// A unit advances into a hex that the enemy left before melee.
    Advanced = "advanced" ["ST 13.7"] { unit: UnitId, from: HexId, to: HexId }
    /// A unit or leader enters a hex to fight a melee.
    MeleeEntered = "melee-entered" ["ST 13.2"] { mover: Mover, from: HexId, to: HexId }
    /// The units of a side that stay in a melee continue it.
    MeleeHeld = "melee-held" ["ST 13.84"] { hex: HexId }
    /// A melee is fought.
    MeleeFought = "melee-fought" ["ST 13.5"] Blow { melee: Box<MeleeReport> }
    /// The units in a hex stay engaged.
    Engaged = "engaged" ["ST 13.84"] { hex: HexId }
    /// A melee is over.
    MeleeEnded = "melee-ended" ["ST 13.8"] { hex: HexId }
    /// A unit rallies, with or without a leader.
    Rallied = "rallied" ["ST 14.4"] { unit: UnitId, leader: Option<LeaderId> }
    /// A unit receives ammunition.
    Resupplied = "resupplied" ["ST 12.23"] { unit: UnitId }
    /// A battery gives rounds to another.
    RoundsMoved = "rounds-moved" ["ST 12.36"] { from: UnitId, to: UnitId, rounds: u8 }
    /// A regiment gives a wagon a new guard.
    GuardGiven = "guard-given" ["ST 12.14"] { unit: UnitId, wagon: UnitId }
    /// A side captures a wagon.
    WagonTaken = "wagon-taken" ["ST 12.16"] Blow { wagon: UnitId, side: Side }
    /// A side destroys a wagon.
    WagonDestroyed = "wagon-destroyed" ["ST 12.16"] Blow { wagon: UnitId }
    /// The Pin markers of a side are removed.
    PinsRemoved = "pins-removed" ["ST 10.88"] { side: Side }
    /// The strategic result of the battle is determined, with or without a die roll.
    StrategyRolled = "strategy-rolled" ["ST 22.52"] { die: Option<Die>, result: Strategic }
    /// The game is over.
    GameEnded = "game-ended" ["ST 22.0"] {}
}

/// Cause for which the morale of an army changes. ST 19.2, 19.3.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoraleCause {
    /// A turn begins.
    Turn,
    /// A unit loses strength points.
    Loss(UnitId),
    /// A unit routs.
    Rout(UnitId),
    /// A unit rallies.
    Rally(UnitId),
    /// A leader is lost.
    Leader(LeaderId),
}

/// Place in a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// On top, where the unit fires and is hit first.
    Top,
    /// At the bottom.
    Bottom,
}

/// Whether units carry a Reserve marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReserveMark {
    /// The marker is placed.
    Placed,
    /// The marker is removed.
    Removed,
}

/// Cause of a loss of strength points, which determines the victory points for it. ST 10.74, 22.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LossKind {
    /// Small arms killed them.
    SmallArms,
    /// Artillery killed them.
    Artillery,
    /// Melee killed them.
    Melee,
    /// The enemy captured them.
    Captured,
}

/// Fate of a leader who is lost. ST 17.41 to 17.43.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// The leader is killed.
    Killed,
    /// The leader is wounded.
    Wounded,
    /// The leader is captured.
    Captured,
}

/// Cause of a rout. ST 14.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoutCause {
    /// The unit failed its check.
    Check,
    /// The unit was forced into a town. ST 14.72.
    Town,
    /// The unit's brigade broke. ST 20.21.
    Brigade,
    /// The cavalry charged. ST 18.24.
    Charge,
}

/// Data and result of a fire attack. The data suffice to repeat the chart lookup.
#[derive(Clone, Debug, PartialEq)]
pub struct FireReport {
    /// Fire attack before its die roll.
    pub attack: Attack,
    /// Result of the die roll. `None` if a case set the chart result.
    pub die: Option<Die>,
    /// Result on the chart.
    pub result: FireResult,
}

/// Data of a fire attack before its die is rolled. ST 10.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    /// Target unit of the attack.
    pub target: UnitId,
    /// Hex of the target.
    pub hex: HexId,
    /// Arm that fires.
    pub arm: FireArm,
    /// Occasion for fire outside the fire phases. `None` in a fire phase.
    pub occasion: Option<Occasion>,
    /// Miss that caused the attack, if the batteries overshot their target.
    pub miss: Option<Miss>,
    /// Contributions of the firing units.
    pub shots: Vec<Shot>,
    /// Sum of the contributions, rounded down.
    pub points: i32,
    /// Index of the chart column for these points, before shifts.
    pub base: usize,
    /// Shifts of the column, each with its reason.
    pub shifts: Vec<Shift>,
    /// Index of the chart column after the net shift.
    pub column: usize,
}

/// Miss of batteries that overshot their target. ST 23.13, 23.14.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Miss {
    /// Hex at which the batteries fired.
    pub aimed: HexId,
    /// Number of hexes between the target and the hex that was hit.
    pub over: u8,
}

/// Contribution of one unit to a fire attack. ST 10.14, 10.26.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shot {
    /// Unit that fires.
    pub unit: UnitId,
    /// Hex of the unit.
    pub from: HexId,
    /// Range to the target in hexes.
    pub range: u8,
    /// Strength points that fire, reduced for a lost crew but not yet for the target.
    pub strength: u8,
    /// Strength points after the halving of a battery against infantry.
    pub against: u8,
    /// Multiple at this range.
    pub multiple: Ratio,
    /// Fire points of the unit.
    pub points: Sixths,
}

/// Column shift of a fire attack, with its reason. A shift to the right is positive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shift {
    /// Rule that causes the shift.
    pub reason: ShiftReason,
    /// Number of columns.
    pub columns: i8,
}

/// Rule that shifts the column of a fire attack. ST 10.4, 10.9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ShiftReason {
    /// The fire crosses a ridge hexside of the target's hex. ST 10.42.
    Ridge,
    /// The fire climbs a crest hexside of the target's hex. ST 10.42.
    Crest,
    /// The fire crosses a stone wall of the target's hex. ST 10.44.
    Wall,
    /// The target is in woods. ST 10.43.
    Woods,
    /// The target has hand weapons and lies down. ST 10.23.
    HandWeapons,
    /// The target is a limbered battery. ST 6.13.
    Limbered,
    /// The target is infantry in column. ST 6.11.
    Column,
    /// The target is mounted. ST 18.4.
    Mounted,
    /// The fire reaches the target from the side or rear. ST 7.22.
    Enfilade,
    /// The fire overshot its target by one hex. ST 23.13.
    Overshot,
}

impl Attack {
    /// Returns the set of firing units.
    pub fn firers(&self) -> UnitSet {
        self.shots.iter().map(|shot| shot.unit.index()).collect()
    }

    /// Returns the sum of the shifts, before the cap.
    pub fn shift(&self) -> i8 {
        self.shifts.iter().map(|shift| shift.columns).sum()
    }
}

/// Rout check and its result. ST 14.2.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoutReport {
    /// Modifiers of the die.
    pub modifiers: Vec<RoutModifier>,
    /// Result of the die roll, before modifiers.
    pub die: Die,
    /// Second die, if the first gave a starred result.
    pub again: Option<Die>,
    /// Result of the check.
    pub verdict: Verdict,
}

/// Modifier of a rout check, with its reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoutModifier {
    /// Rule that causes the modifier.
    pub reason: RoutReason,
    /// Number that the modifier adds to the die roll.
    pub die: i8,
}

/// Rule that modifies a rout check. ST 14.23 to 14.25, 14.71.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoutReason {
    /// The unit has lost more than half its printed strength.
    MoreThanHalf,
    /// The unit is out of ammunition.
    Depleted,
    /// A leader is in the hex.
    Leader,
    /// The unit is in a town.
    Town,
}

/// Result of a rout check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The unit does not rout.
    Stands,
    /// The unit routs.
    Routs,
}

/// Data and result of a melee. The data suffice to repeat the chart lookup.
#[derive(Clone, Debug, PartialEq)]
pub struct MeleeReport {
    /// Melee before its die roll.
    pub assault: Assault,
    /// Result of the die roll. `None` if a case set the chart result.
    pub die: Option<Die>,
    /// Result on the chart.
    pub result: MeleeResult,
}

/// Data of a melee before its die is rolled. ST 13.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assault {
    /// Hex of the melee.
    pub hex: HexId,
    /// Side that attacks in this round.
    pub attacker: Side,
    /// Strength of each attacking unit.
    pub attacking: Vec<(UnitId, u8)>,
    /// Strength of each defending unit.
    pub defending: Vec<(UnitId, u8)>,
    /// Leaders of the attacker in the hex.
    pub attacking_leaders: LeaderSet,
    /// Leaders of the defender in the hex.
    pub defending_leaders: LeaderSet,
    /// Points that terrain adds to the defender.
    pub terrain: u8,
    /// Difference between the totals, not limited to the columns of the chart.
    pub differential: i16,
}
