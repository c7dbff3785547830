use std::fmt;

use kernel::{Die, say};

use crate::board::ActivationStep;
use crate::game::{BrigadeId, CohesionResult, CohesionTest, ColumnId, Game, UnitId};
use crate::rulebook;
use crate::rules::Rules;

/// Rule system of the Blind Swords series.
#[derive(Clone, Copy, Debug)]
pub struct BlindSwords;

/// Table of a Blind Swords match.
pub type Table = kernel::Table<BlindSwords>;

/// Rules and board of a Blind Swords match, read-only.
pub type Position<'a> = kernel::Position<'a, BlindSwords>;

/// Purpose of a roll, with the values on which its result depends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Roll {
    /// A look-up on the Combat Results Table for a fire combat. FIRE-22.
    FireCrt(CrtReading),
    /// A look-up on the Combat Results Table for a close combat. CC-23.
    CloseCrt(CrtReading),
    /// A roll on the fire cohesion table for this test. COH-01.
    FireCohesion(CohesionTest),
    /// A roll on the close combat cohesion table for this test. CC-23.
    CloseCohesion(CohesionTest),
    /// A Break Test of this unit. BRK-02.
    BreakTest(UnitId),
    /// A command roll of a general. CHIT-17.
    Command,
    /// A roll on the Fog of War table. CHIT-10.
    FogOfWar,
    /// A roll on a general casualty table. CHIT-13.
    Casualty,
    /// An attempt to rebuild this unit. RAL-04.
    Rebuild(UnitId),
    /// A roll that a script requests, with the script's description of the roll.
    Script(String),
}

/// Column and cohesion rating with which a roll reads the Combat Results Table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CrtReading {
    /// Column of the Combat Results Table that the roll uses.
    pub column: ColumnId,
    /// Modified cohesion rating of the lead unit.
    pub cr: u8,
}

impl CrtReading {
    /// Returns the test that two dice call for, the coloured die first. `None` if the roll has no
    /// effect.
    pub fn test(self, game: &Game, coloured: Die, white: Die) -> Option<CohesionTest> {
        game.crt.cell(self.column, coloured, white).test(self.cr)
    }
}

impl Roll {
    /// Returns the rulebook section that calls for the roll.
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::FireCrt(_) => "SS 12.3",
            Self::CloseCrt(_) => "SS 14.2",
            Self::FireCohesion(_) => "SS 15.1",
            Self::CloseCohesion(_) => "SS 15.2",
            Self::BreakTest(_) => "SS 15.7",
            Self::Command => "SS 10.6, 10.7",
            Self::FogOfWar | Self::Casualty => "SS 10.5b",
            Self::Rebuild(_) => "SS 16.2",
            Self::Script(_) => "SS 10.4",
        }
    }
}

/// Chart result that a test case supplies in place of dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Result of a look-up on the Combat Results Table: the test, or `None` for no effect.
    Crt(Option<CohesionTest>),
    /// Result of a look-up on a cohesion table.
    Cohesion(CohesionResult),
}

/// Step of the path from the turn to the current question, shown to players as context.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The game turn with this number.
    Turn(u8),
    /// The set-up before the first turn.
    Setup,
    /// The Command Decision Phase.
    CommandDecision,
    /// The Artillery Phase.
    ArtilleryPhase,
    /// The Artillery Rally Step.
    ArtilleryRally,
    /// The Chit Draw Phase.
    ChitDraw,
    /// The play of held chits, before a draw or at the end of a turn.
    HeldChits,
    /// The End Turn Phase.
    EndTurn,
    /// The activation of this brigade.
    Activation(BrigadeId),
    /// This step of a brigade's activation.
    ActivationStep(ActivationStep),
    /// The play of this event chit.
    EventPlay(crate::game::ChitId),
    /// A script that the scenario runs.
    ScenarioRule,
    /// The effect of a Fog of War chit.
    FogOfWar,
    /// One fire, from the choice of column to the last effect of the fire.
    Fire,
    /// Disengagement fire at units that leave a hex next to an enemy.
    DisengagementFire,
    /// Defensive fire at attackers in a close combat.
    DefensiveFire,
    /// One close combat against a hex.
    CloseCombat,
    /// A cohesion test.
    CohesionTest,
    /// A Break Test of this unit.
    BreakTest(UnitId),
    /// The choice of units that panic after a cohesion test.
    Panic,
    /// A move of a unit or a stack.
    Move,
    /// A retreat of this unit.
    Retreat(UnitId),
    /// The withdrawal of this skirmisher from a moving enemy.
    SkirmishWithdrawal(UnitId),
    /// Withdrawal of this cavalry unit before an attack or an approach.
    CavalryWithdrawal(UnitId),
    /// An advance after close combat.
    Advance,
    /// An attempt to rebuild this unit.
    Rebuild(UnitId),
    /// The move of a unit out of an overstacked hex.
    Overstack,
    /// The entry of reinforcements.
    Arrival,
}

impl Step {
    /// Returns the label of the step that players see.
    pub fn label(self, rules: &Rules) -> String {
        let game = &rules.game;
        match self {
            Self::Turn(turn) => say!("step-turn", turn),
            Self::Activation(brigade) => game.brigades[brigade.index()].name.clone(),
            Self::EventPlay(chit) => game.chits[chit.index()].name.clone(),
            Self::ActivationStep(step) => step.label(),
            Self::Setup => say!("step-setup"),
            Self::CommandDecision => say!("step-command-decision"),
            Self::ArtilleryPhase => say!("step-artillery-phase"),
            Self::ArtilleryRally => say!("step-artillery-rally"),
            Self::ChitDraw => say!("step-chit-draw"),
            Self::HeldChits => say!("step-held-chits"),
            Self::EndTurn => say!("step-end-turn"),
            Self::ScenarioRule => say!("step-scenario-rule"),
            Self::FogOfWar => say!("step-fog-of-war"),
            Self::Fire => say!("step-fire"),
            Self::DisengagementFire => rulebook::reaction_fire_step(&rules.profile),
            Self::DefensiveFire => say!("step-defensive-fire"),
            Self::CloseCombat => say!("step-close-combat"),
            Self::CohesionTest => say!("step-cohesion-test"),
            Self::BreakTest(_) => say!("step-break-test"),
            Self::Panic => say!("step-panic"),
            Self::Move => say!("step-move"),
            Self::Retreat(_) => say!("step-retreat"),
            Self::SkirmishWithdrawal(_) => say!("step-skirmish-withdrawal"),
            Self::CavalryWithdrawal(_) => say!("step-cavalry-withdrawal"),
            Self::Advance => say!("step-advance"),
            Self::Rebuild(_) => say!("step-rebuild"),
            Self::Overstack => say!("step-overstack"),
            Self::Arrival => say!("step-arrival"),
        }
    }
}

impl ActivationStep {
    /// Returns the label of the activation step that players see.
    pub fn label(self) -> String {
        match self {
            Self::Orders => say!("activation-step-orders"),
            Self::Fire => say!("activation-step-fire"),
            Self::Movement => say!("activation-step-movement"),
            Self::Declare => say!("activation-step-declare"),
            Self::CloseCombat => say!("activation-step-close-combat"),
            Self::Rally => say!("activation-step-rally"),
        }
    }
}

impl fmt::Display for ActivationStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.label())
    }
}
