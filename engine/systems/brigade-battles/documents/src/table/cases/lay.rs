use crate::lay::board;
use brigade_battles::BrigadeBattles;
use laboratory::cases::{Laid, Named};
use session::Edition;

use super::model::{Case, CaseFile};
use crate::table::Opened;

/// Returns the rules and the starting position of a case.
pub(super) fn lay(opened: &Opened, file: &CaseFile, case: &Case) -> Named<Laid<BrigadeBattles>> {
    let scenario = case.scenario.as_ref().unwrap_or(&file.scenario);
    let rules = opened.rules(scenario, &case.options).map_err(|error| error.to_string())?;
    let board = board(&rules, &case.position())?;
    Ok((rules, board))
}
