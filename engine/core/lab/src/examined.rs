//! Packages of any family, to find something out about them.

use std::any::Any;

use session::{AnyEdition, Edition, Setup};

use crate::balance::{self, Balance, Inquiry};
use crate::exercise::{self, Broken, Depth, Exercised};
use crate::ladder::{self, Contest, Standing};
use crate::outcome::{self, Draws, Outcome};
use crate::progress::Progress;
use crate::simulate::{self, Failure, Plan, Statistics};

/// A package of any family on which games can be played to find something out.
pub trait Examined: AnyEdition + Any {
    /// Plays many games between bots.
    ///
    /// # Errors
    /// The first game that cannot be played to its end.
    fn simulate(&self, plan: &Plan, progress: &dyn Progress) -> Result<Statistics, Box<Failure>>;

    /// Plays one player against another.
    ///
    /// # Errors
    /// The first game that cannot be played to its end.
    fn contest(&self, contest: &Contest, progress: &dyn Progress)
    -> Result<Standing, Box<Failure>>;

    /// Plays a scenario often, to see what it is like, as far as it is to go on.
    ///
    /// # Errors
    /// The first game that cannot be played to its end.
    fn balance(&self, inquiry: &Inquiry, progress: &dyn Progress) -> Result<Balance, Box<Failure>>;

    /// Plays a game for each seed, as [`outcome::outcomes`] does.
    ///
    /// # Errors
    /// Of the games that cannot be played to their end the first.
    fn outcomes(
        &self,
        draws: Draws<'_>,
        progress: &dyn Progress,
    ) -> Result<Vec<Outcome>, Box<Failure>>;

    /// What games of a setup say of its scenario, as [`balance::weigh`] has it.
    ///
    /// # Errors
    /// If it cannot be played.
    fn weigh(&self, setup: &Setup, games: &[Outcome]) -> Result<Balance, Box<Failure>>;

    /// A setup once for each optional rule of its scenario, as [`balance::variants`] has it.
    fn variants(&self, setup: &Setup) -> Vec<(String, Setup)>;

    /// Plays a game and examines it on the way, as [`exercise::exercise`] does.
    ///
    /// # Errors
    /// The first thing that does not hold.
    fn exercise(&self, setup: &Setup, depth: Depth) -> Result<Exercised, Box<Broken>>;

    /// The save of the shortest game found that shows what an exercise found.
    fn evidence(&self, setup: &Setup, broken: &Broken) -> String;
}

impl<E: Edition> Examined for E {
    fn simulate(&self, plan: &Plan, progress: &dyn Progress) -> Result<Statistics, Box<Failure>> {
        let rules = self.rules(&plan.setup.scenario, &plan.setup.options);
        let rules = rules.map_err(|error| Failure::unplayed(&plan.setup, &error))?;
        simulate::simulate::<E::Family>(self, &rules, plan, progress)
    }

    fn contest(
        &self,
        contest: &Contest,
        progress: &dyn Progress,
    ) -> Result<Standing, Box<Failure>> {
        let rules = self.rules(&contest.setup.scenario, &contest.setup.options);
        let rules = rules.map_err(|error| Failure::unplayed(&contest.setup, &error))?;
        ladder::contest::<E::Family>(self, &rules, contest, progress)
    }

    fn balance(&self, inquiry: &Inquiry, progress: &dyn Progress) -> Result<Balance, Box<Failure>> {
        balance::inquire::<E::Family>(self, inquiry, progress)
    }

    fn outcomes(
        &self,
        draws: Draws<'_>,
        progress: &dyn Progress,
    ) -> Result<Vec<Outcome>, Box<Failure>> {
        outcome::outcomes::<E::Family>(self, draws, progress)
    }

    fn weigh(&self, setup: &Setup, games: &[Outcome]) -> Result<Balance, Box<Failure>> {
        balance::weigh::<E::Family>(self, setup, games)
    }

    fn variants(&self, setup: &Setup) -> Vec<(String, Setup)> {
        balance::variants::<E::Family>(self, setup)
    }

    fn exercise(&self, setup: &Setup, depth: Depth) -> Result<Exercised, Box<Broken>> {
        exercise::exercise::<E::Family>(setup, self, depth)
    }

    fn evidence(&self, setup: &Setup, broken: &Broken) -> String {
        broken.evidence::<E::Family>(setup, self)
    }
}
