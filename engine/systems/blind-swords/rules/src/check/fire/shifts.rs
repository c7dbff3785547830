//! Column shifts in fire combat. FIRE-09, FIRE-10, FIRE-12 to FIRE-21.

use super::Strength;
use super::line::Line;
use crate::check::cross_fire::flanks;
use crate::conditions::{self, Aimed, Combat, Condition, Fact};
use crate::event::AppliedShift;
use crate::game::{ColumnId, Crt, MomentKind, UnitId};
use crate::position_ext::PositionExt;
use crate::profile::FireLeftOfC;
use crate::question::{Fire, Occasion, Volley};
use crate::system::Position;

/// Returns all shifts that apply to a fire combat at a lead unit. SS 12.3a, BS 9.3. FIRE-12 to
/// FIRE-21.
pub fn shifts(
    position: Position<'_>,
    volley: &Volley,
    fire: &Fire,
    strength: &Strength,
    lead: UnitId,
) -> Vec<AppliedShift> {
    let aimed = Aimed { fire, strength, lead, line: Line::worst(position, volley, fire) };
    let combat = Combat::fire(position, &aimed);
    let applying = position.game().fire_shifts.iter().filter(|row| row.when.0.met(&combat));
    let applied = applying.map(|row| AppliedShift {
        id: row.id.clone(),
        columns: columns(position, &row.when.0, row.columns),
        rule: row.rule.clone(),
    });
    applied.chain(said(position, MomentKind::Fire)).collect()
}

/// Returns the shift that events and scripts have added to the current fire or close combat. SS
/// 10.4a. CHIT-24.
pub(in crate::check) fn said(position: Position<'_>, kind: MomentKind) -> Option<AppliedShift> {
    let moment =
        position.board.moment().filter(|moment| moment.kind == kind && moment.columns != 0)?;
    let (id, rule) = ("event_columns".to_owned(), "SS 10.4a".to_owned());
    Some(AppliedShift { id, columns: moment.columns, rule })
}

/// Returns the columns of a shift. Flanking fire gives one column, even if the chart gives another
/// number for converging fire. CONV-02, CONV-03.
fn columns(position: Position<'_>, when: &Condition, columns: i8) -> i8 {
    if conditions::is_fact(when, Fact::CrossFire) && flanks(position) { 1 } else { columns }
}

/// Returns the column after all shifts. `None` if the fire has no effect. SS 12.3a, BS 9.3.
/// FIRE-10.
pub fn column(
    position: Position<'_>,
    volley: &Volley,
    first: ColumnId,
    shifts: &[AppliedShift],
) -> Option<ColumnId> {
    let net: i32 = shifts.iter().map(|shift| i32::from(shift.columns)).sum();
    let shifted = i32::from(first.0) + net;
    let ignored = match position.profile().fire_left_of_c {
        FireLeftOfC::Clamp => false,
        FireLeftOfC::IgnoredExceptDefensive => !matches!(volley.occasion, Occasion::Defensive(..)),
    };
    if shifted < 0 && ignored { None } else { Some(clamp(&position.game().crt, shifted)) }
}

/// Clamps a column to the columns of the chart. FIRE-10, CC-22.
pub(in crate::check) fn clamp(crt: &Crt, shifted: i32) -> ColumnId {
    ColumnId(shifted.clamp(0, i32::from(crt.last().0)) as u8)
}
