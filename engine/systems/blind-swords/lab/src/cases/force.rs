//! Forced results, which replace the chart lookups of a case.

use std::collections::VecDeque;

use blind_swords::game::{CohesionResult, CohesionTest, DepletionToken, SkedaddleToken};
use blind_swords::{Outcome, Roll};

use super::Named;
use super::model::{Case, Force, ForcedResults};

/// Forced results of a case that have not been used so far.
#[derive(Debug)]
pub enum Forced {
    /// There are no forced results. Dice decide every lookup.
    No,
    /// The same results replace every lookup.
    Always(ForcedResults),
    /// Each entry replaces one lookup, in order.
    InOrder(VecDeque<ForcedResults>),
}

impl Forced {
    /// Returns the forced results of a case.
    ///
    /// # Errors
    /// If a forced result is not a possible result of its chart.
    pub(super) fn of(case: &Case) -> Named<Self> {
        Ok(match &case.force {
            None => Self::No,
            Some(Force::Always(results)) => Self::Always(known(results)?),
            Some(Force::InOrder(list)) => {
                Self::InOrder(list.iter().map(known).collect::<Named<_>>()?)
            }
        })
    }

    /// Returns the forced result that replaces a roll. `None` if there is none.
    pub(super) fn in_place_of(&mut self, roll: &Roll) -> Option<Outcome> {
        match self {
            Self::No => None,
            Self::Always(results) => take(&mut results.clone(), roll),
            Self::InOrder(list) => {
                let outcome = take(list.front_mut()?, roll);
                let used_up = |left: &ForcedResults| {
                    left.crt.is_none() && left.depletion.is_none() && left.skedaddle.is_none()
                };
                if list.front().is_some_and(used_up) {
                    list.pop_front();
                }
                outcome
            }
        }
    }

    /// Returns the forced results that were never used, as a string. `None` if all were used.
    pub(super) fn left(&self) -> Option<String> {
        match self {
            Self::InOrder(list) if !list.is_empty() => {
                Some(format!("unused forced results: {}", list.len()))
            }
            _ => None,
        }
    }
}

/// Removes the forced result of a chart roll and returns it. `None` if there is none.
fn take(results: &mut ForcedResults, roll: &Roll) -> Option<Outcome> {
    match roll {
        Roll::FireCrt(_) | Roll::CloseCrt(_) => {
            results.crt.take().map(|test| Outcome::Crt(cohesion_test(&test)))
        }
        Roll::FireCohesion(_) | Roll::CloseCohesion(_) => {
            let (depletion, skedaddle) = (results.depletion.take(), results.skedaddle.take());
            (depletion.is_some() || skedaddle.is_some())
                .then(|| Outcome::Cohesion(cohesion(depletion.as_deref(), skedaddle.as_deref())))
        }
        _ => None,
    }
}

/// Returns the forced results unchanged, or an error if one of them is not a possible result of its
/// chart.
fn known(results: &ForcedResults) -> Named<ForcedResults> {
    let crt = results.crt.as_deref();
    if let Some(id) = crt.filter(|id| *id != "none" && cohesion_test(id).is_none()) {
        return Err(format!("`crt: {id}`: expected none, routine, tough or severe"));
    }
    let depletion = results.depletion.as_deref().filter(|token| *token != "-");
    if let Some(token) = depletion.filter(|token| token.parse::<DepletionToken>().is_err()) {
        return Err(format!("`depletion: {token}`: expected -, D, D2, DALL, AD or BD"));
    }
    let skedaddle = results.skedaddle.iter().flat_map(|tokens| tokens.split_whitespace());
    let mut unknown = skedaddle.filter(|t| *t != "-" && t.parse::<SkedaddleToken>().is_err());
    match unknown.next() {
        Some(token) => {
            Err(format!("`skedaddle: {token}`: expected -, or results such as MH R2 (P)"))
        }
        None => Ok(results.clone()),
    }
}

/// Returns the cohesion test with the given id. `None` for the ids `none` and `close-fight`.
pub(super) fn cohesion_test(id: &str) -> Option<CohesionTest> {
    [CohesionTest::Routine, CohesionTest::Tough, CohesionTest::Severe]
        .into_iter()
        .find(|test| test.id() == id)
}

fn cohesion(depletion: Option<&str>, skedaddle: Option<&str>) -> CohesionResult {
    let depletion = depletion.and_then(|token| token.parse::<DepletionToken>().ok());
    let tokens = skedaddle.unwrap_or("-").split_whitespace();
    CohesionResult {
        depletion,
        skedaddle: tokens.filter_map(|token| token.parse::<SkedaddleToken>().ok()).collect(),
    }
}
