use std::fmt;

use kernel::{Die, say};

use crate::board::ActivationStep;
use crate::game::{BrigadeId, CohesionResult, CohesionTest, ColumnId, Game, UnitId};
use crate::rulebook;
use crate::rules::Rules;

/// The Blind Swords series as a rule system.
#[derive(Clone, Copy, Debug)]
pub struct BlindSwords;

/// Table of a Blind Swords match.
pub type Table = kernel::Table<BlindSwords>;

/// Rules and board of a Blind Swords match, read-only.
pub type Position<'a> = kernel::Position<'a, BlindSwords>;

/// Purpose of a roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Roll {
    /// The Combat Results Table, for fire. FIRE-22.
    FireCrt(CrtReading),
    /// The Combat Results Table, for close combat. CC-23.
    CloseCrt(CrtReading),
    /// A fire cohesion test. COH-01.
    FireCohesion(CohesionTest),
    /// A close combat cohesion test. CC-23.
    CloseCohesion(CohesionTest),
    /// A Break Test. BRK-02.
    BreakTest(UnitId),
    /// A command roll. CHIT-17.
    Command,
    /// The Fog of War table. CHIT-10.
    FogOfWar,
    /// A general casualty table. CHIT-13.
    Casualty,
    /// A rebuild attempt. RAL-04.
    Rebuild(UnitId),
    /// A roll requested by a script.
    Script(String),
}

/// Column and cohesion rating with which a roll reads the Combat Results Table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CrtReading {
    /// Column of the table.
    pub column: ColumnId,
    /// Modified cohesion rating of the lead unit.
    pub cr: u8,
}

impl CrtReading {
    /// Returns the test that two dice call for. `None` if the roll has no effect.
    pub fn test(self, game: &Game, coloured: Die, white: Die) -> Option<CohesionTest> {
        game.crt.cell(self.column, coloured, white).test(self.cr)
    }
}

impl Roll {
    /// Returns the section of the rule that calls for the roll.
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
    /// Result of the Combat Results Table: the test, if any.
    Crt(Option<CohesionTest>),
    /// Result of a cohesion table.
    Cohesion(CohesionResult),
}

/// Step of the path from the turn to the current question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A game turn.
    Turn(u8),
    /// Setup before the first turn.
    Setup,
    /// The Command Decision Phase.
    CommandDecision,
    /// The Artillery Phase.
    ArtilleryPhase,
    /// The Artillery Rally Step.
    ArtilleryRally,
    /// The Chit Draw Phase.
    ChitDraw,
    /// Play of held chits.
    HeldChits,
    /// The End Turn Phase.
    EndTurn,
    /// A brigade's activation.
    Activation(BrigadeId),
    /// A step of a brigade's activation.
    ActivationStep(ActivationStep),
    /// The play of an event chit.
    EventPlay(crate::game::ChitId),
    /// A script that the scenario runs.
    ScenarioRule,
    /// The Fog of War.
    FogOfWar,
    /// One fire, from the choice of column to the last effect.
    Fire,
    /// Fire at a unit that leaves a hex next to an enemy.
    DisengagementFire,
    /// Defensive fire at attackers.
    DefensiveFire,
    /// One close combat.
    CloseCombat,
    /// A cohesion test.
    CohesionTest,
    /// A Break Test.
    BreakTest(UnitId),
    /// Panic after a cohesion test.
    Panic,
    /// A move of a unit or a stack.
    Move,
    /// A retreat of this unit.
    Retreat(UnitId),
    /// A skirmisher's withdrawal.
    SkirmishWithdrawal(UnitId),
    /// Withdrawal of this cavalry unit before an attack or an approach.
    CavalryWithdrawal(UnitId),
    /// An advance after close combat.
    Advance,
    /// An attempt to rebuild this unit.
    Rebuild(UnitId),
    /// The settling of an overstacked hex.
    Overstack,
    /// Arrival of reinforcements on the map.
    Arrival,
}

impl Step {
    /// Returns the label of the step, for players.
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
    /// Returns the label of the activation step, for players.
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
