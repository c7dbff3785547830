//! Results that affect only one unit. CCO-05 to CCO-07.

use kernel::Play;

use super::tally::Tally;
use crate::check::close_combat::Sides;
use crate::game::{SkedaddleToken, UnitId};
use crate::play::cohesion::{self, Tested};
use crate::play::morale;
use crate::system::Table;

/// Applies a result that affects only one unit: the largest attacker or the lead unit. CCO-05 to
/// CCO-07.
pub(super) fn suffer_alone(
    table: &mut Table,
    sides: &Sides,
    tested: &Tested,
    lead: Option<UnitId>,
    token: SkedaddleToken,
    tally: &mut Tally,
) -> Play {
    match token {
        SkedaddleToken::AttackerMoraleHit => match tally.attacker_hit(table, sides)? {
            Some(unit) => morale::hit(table, unit, 1),
            None => Ok(()),
        },
        SkedaddleToken::AttackerRetreat(hexes) => match tally.attacker_hit(table, sides)? {
            Some(unit) => tally.retreat(table, unit, hexes, &tested.units),
            None => Ok(()),
        },
        token => lead.map_or(Ok(()), |lead| cohesion::suffer(table, lead, token, &tested.causes)),
    }
}
