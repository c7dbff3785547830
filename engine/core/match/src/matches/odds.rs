//! Odds of options, before any dice are rolled.

use kernel::{Ask, Forecast, Forecasting, Ruleset};
use serde::Serialize;

use super::{Match, MatchError};
use crate::answer;

/// Odds of one option of the pending decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OptionOdds<T> {
    /// Id of the option that causes the rolls.
    pub id: String,
    /// Forecasts of the rolls that the option causes. If players must decide something before a
    /// roll, there is one forecast for each possible decision.
    pub odds: Vec<T>,
}

/// Odds of one option, with their texts.
pub(crate) type Forecasts<F> = OptionOdds<Forecast<<F as Forecasting>::Forecast>>;

impl<F: Ruleset> Match<F> {
    /// Returns the odds of the options of the pending decision, or of one option. Options without
    /// rolls are omitted.
    ///
    /// # Errors
    /// If no decision is pending, or if the option is not offered.
    pub fn odds(&self, id: Option<&str>) -> Result<Vec<OptionOdds<F::Forecast>>, MatchError> {
        let data = |of: Forecasts<F>| OptionOdds {
            id: of.id,
            odds: of.odds.into_iter().map(|forecast| forecast.data).collect(),
        };
        Ok(self.forecasts(id)?.into_iter().map(data).collect())
    }

    /// Returns the same odds as [`Self::odds`], with their texts.
    pub(crate) fn forecasts(&self, id: Option<&str>) -> Result<Vec<Forecasts<F>>, MatchError> {
        let ask = self.ask().ok_or(MatchError::Over)?;
        if let Some(id) = id
            && answer::answer_with_id(ask, id, &self.rules).is_none()
        {
            return Err(MatchError::Refused(self.reason(id)));
        }
        let Ask::Choose { question, options, .. } = ask else { return Ok(Vec::new()) };
        let ids = options.iter().map(|choice| (*choice, answer::id(ask, *choice, &self.rules)));
        let wanted = ids.filter(|(_, own)| id.is_none_or(|id| own == id));
        let of_option =
            |(choice, id)| OptionOdds { id, odds: F::forecasts(self.paused(), question, choice) };
        Ok(wanted.map(of_option).filter(|option| !option.odds.is_empty()).collect())
    }
}
