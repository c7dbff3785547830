use crate::setup::board;
use brigade_battles::BrigadeBattles;
use laboratory::cases::{CaseStart, Named};
use session::Edition;

use super::model::{Case, CaseFile};
use crate::table::Opened;

/// Returns the rules and the starting position of a case.
pub(super) fn set_up(
    opened: &Opened,
    file: &CaseFile,
    case: &Case,
) -> Named<CaseStart<BrigadeBattles>> {
    let scenario = case.scenario.as_ref().unwrap_or(&file.scenario);
    let rules = opened.rules(scenario, &case.options).map_err(|error| error.to_string())?;
    let board = board(&rules, &case.position)?;
    Ok((rules, board))
}
