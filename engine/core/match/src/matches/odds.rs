//! The chances of what an option brings on, before its dice are rolled.

use kernel::{Ask, Family};
use serde::Serialize;

use super::{Match, MatchError};
use crate::answer;

/// The chances of what one option brings on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OptionOdds<T> {
    /// The option.
    pub id: String,
    /// Each thing with dice that it brings on, in each way that people are still to decide.
    pub odds: Vec<T>,
}

impl<F: Family> Match<F> {
    /// The chances of what the options of the decision that waits bring on; of one option, where its
    /// id is given. Options that bring on nothing with dice are left out.
    ///
    /// # Errors
    /// If no decision waits, or the option is not offered.
    pub fn odds(&self, id: Option<&str>) -> Result<Vec<OptionOdds<F::Forecast>>, MatchError> {
        let ask = self.ask().ok_or(MatchError::Over)?;
        if let Some(id) = id
            && answer::answer_with_id(ask, id, &self.rules).is_none()
        {
            return Err(MatchError::Refused(self.reason(id)));
        }
        let Ask::Choose { question, options, .. } = ask else { return Ok(Vec::new()) };
        let of_option = |&choice: &F::Choice| OptionOdds {
            id: answer::id(ask, choice, &self.rules),
            odds: F::forecasts(&self.rules, self.table.board(), question, choice),
        };
        let wanted = |option: &OptionOdds<_>| id.is_none_or(|id| option.id == id);
        let all = options.iter().map(of_option).filter(wanted);
        Ok(all.filter(|option| !option.odds.is_empty()).collect())
    }
}
