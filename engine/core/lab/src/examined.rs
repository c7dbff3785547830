//! The interface through which the tools of this crate use packages of any rule system.

use std::any::Any;

use session::{AnyEdition, Edition, Seat, Setup};

use crate::balance::{self, Balance};
use crate::exercise::{self, Broken, Depth, Exercised};
use crate::ladder::{self, Standing};
use crate::outcome::{self, Outcome};
use crate::plan::Plan;
use crate::progress::Progress;
use crate::simulate::{self, Care, Failure, Statistics};

/// A package of any rule system that can be simulated and examined.
pub trait Examined: AnyEdition + Any {
    /// Plays many games between bots.
    ///
    /// # Errors
    /// If a game cannot be played to its end. The error describes the first such game.
    fn simulate(
        &self,
        plan: &Plan,
        care: Care,
        progress: &dyn Progress,
    ) -> Result<Statistics, Box<Failure>>;

    /// Plays a contest between two players.
    ///
    /// # Errors
    /// If a game cannot be played to its end. The error describes the first such game.
    fn contest(
        &self,
        plan: &Plan,
        players: [Seat; 2],
        progress: &dyn Progress,
    ) -> Result<Standing, Box<Failure>>;

    /// Studies the balance of a scenario, until `progress` stops the study.
    ///
    /// # Errors
    /// If a game cannot be played to its end. The error describes the first such game.
    fn balance(&self, plan: &Plan, progress: &dyn Progress) -> Result<Balance, Box<Failure>>;

    /// Plays a game for each seed, like [`outcome::outcomes`].
    ///
    /// # Errors
    /// If a game cannot be played to its end. The error describes the first such game.
    fn outcomes(&self, plan: &Plan, progress: &dyn Progress) -> Result<Vec<Outcome>, Box<Failure>>;

    /// Returns the balance of a scenario, computed from finished games like [`balance::weigh`].
    ///
    /// # Errors
    /// If the setup cannot be played.
    fn weigh(&self, setup: &Setup, games: &[Outcome]) -> Result<Balance, Box<Failure>>;

    /// Returns one setup for each optional rule of the scenario, like [`balance::variants`].
    fn variants(&self, setup: &Setup) -> Vec<(String, Setup)>;

    /// Plays games and checks their properties on the way, like [`exercise::exercises`].
    ///
    /// # Errors
    /// The failed check of the game that comes first in the plan.
    fn exercise(
        &self,
        plan: &Plan,
        depth: Depth,
        progress: &dyn Progress,
    ) -> Result<Exercised, Box<Broken>>;

    /// Returns the save of the shortest game found that still fails in the same way as an exercise.
    fn evidence(&self, setup: &Setup, broken: &Broken) -> String;
}

impl<E: Edition> Examined for E {
    fn simulate(
        &self,
        plan: &Plan,
        care: Care,
        progress: &dyn Progress,
    ) -> Result<Statistics, Box<Failure>> {
        let rules = self.rules(&plan.setup.scenario, &plan.setup.options);
        let rules = rules.map_err(|error| Failure::unplayed(&plan.setup, &error))?;
        simulate::simulate::<E::Ruleset>(self, &rules, plan, care, progress)
    }

    fn contest(
        &self,
        plan: &Plan,
        players: [Seat; 2],
        progress: &dyn Progress,
    ) -> Result<Standing, Box<Failure>> {
        let rules = self.rules(&plan.setup.scenario, &plan.setup.options);
        let rules = rules.map_err(|error| Failure::unplayed(&plan.setup, &error))?;
        ladder::contest::<E::Ruleset>(self, &rules, plan, players, progress)
    }

    fn balance(&self, plan: &Plan, progress: &dyn Progress) -> Result<Balance, Box<Failure>> {
        balance::inquire::<E::Ruleset>(self, plan, progress)
    }

    fn outcomes(&self, plan: &Plan, progress: &dyn Progress) -> Result<Vec<Outcome>, Box<Failure>> {
        outcome::outcomes::<E::Ruleset>(self, plan, progress)
    }

    fn weigh(&self, setup: &Setup, games: &[Outcome]) -> Result<Balance, Box<Failure>> {
        balance::weigh::<E::Ruleset>(self, setup, games)
    }

    fn variants(&self, setup: &Setup) -> Vec<(String, Setup)> {
        balance::variants::<E::Ruleset>(self, setup)
    }

    fn exercise(
        &self,
        plan: &Plan,
        depth: Depth,
        progress: &dyn Progress,
    ) -> Result<Exercised, Box<Broken>> {
        exercise::exercises::<E::Ruleset>(plan, self, depth, progress)
    }

    fn evidence(&self, setup: &Setup, broken: &Broken) -> String {
        broken.evidence::<E::Ruleset>(setup, self)
    }
}
