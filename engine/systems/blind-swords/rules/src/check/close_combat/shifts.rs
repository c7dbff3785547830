//! Column shifts of a close combat and the resulting column. CC-11 to CC-22, CC-25.

use kernel::{HexId, Ratio, Sixteenths};

use super::sides::Sides;
use crate::check::fire::{self, clamp};
use crate::check::range;
use crate::check::values::{modified_sp, total_sp};
use crate::conditions::{self, Combat, Condition, Fact};
use crate::event::AppliedShift;
use crate::game::{ColumnId, MomentKind, OddsRow, Stronger, UnitId};
use crate::position_ext::{PositionExt, members};
use crate::profile::{CcFlankShift, CcLeftOfC, ModifiedSpScope};
use crate::system::Position;

/// Returns the column after all shifts. `None` if the attack has no effect. SS 14.2d, BS 11.3c-d.
/// CC-22, V-52, A-85.
pub fn column(
    position: Position<'_>,
    first: ColumnId,
    shifts: &[AppliedShift],
) -> Option<ColumnId> {
    let net: i32 = shifts.iter().map(|shift| i32::from(shift.columns)).sum();
    let shifted = i32::from(first.0) + net;
    match position.profile().cc_left_of_c {
        CcLeftOfC::Ignored if shifted < 0 => None,
        CcLeftOfC::Clamp | CcLeftOfC::Ignored => Some(clamp(&position.game().crt, shifted)),
    }
}

/// Returns the strength of units for a comparison with the enemy in a hex. If the profile requires
/// it, the range to that hex reduces the strength. A unit without a range band for the hex then
/// counts in full. SS 4.1, BS 2.1. VAL-03, V-01, A-31.
pub fn compared_sp(
    position: Position<'_>,
    units: impl IntoIterator<Item = UnitId>,
    enemy: HexId,
) -> Sixteenths {
    match position.profile().modified_sp_scope {
        ModifiedSpScope::MarkersOnly => total_sp(position, units),
        ModifiedSpScope::MarkersAndConditions => {
            let factor =
                |unit| range::band(position, unit, enemy).map_or(Ratio::ONE, range::factor);
            let sp = |unit| modified_sp(position, unit).times(factor(unit));
            units.into_iter().map(sp).sum()
        }
    }
}

/// Returns the odds row that applies. `None` if no row does. The comparison uses the unrounded
/// strengths of all attackers and all defenders. CC-12, V-49, A-82.
pub fn odds(position: Position<'_>, attack: Sixteenths, defence: Sixteenths) -> Option<&OddsRow> {
    let at_least = |a: Sixteenths, b: Sixteenths, row: &OddsRow| {
        let (n, d) = (i32::from(row.ratio.numerator), i32::from(row.ratio.denominator));
        a > Sixteenths::ZERO && a.multiplied(d) >= b.multiplied(n)
    };
    let applies = |row: &&OddsRow| match row.stronger {
        Stronger::Attacker => at_least(attack, defence, row),
        Stronger::Defender => at_least(defence, attack, row),
    };
    position.game().odds.iter().filter(applies).max_by_key(|row| row.columns.abs())
}

/// Returns all shifts that apply to a close combat. SS 14.2d, BS 11.3c. CC-12 to CC-21.
pub fn shifts(position: Position<'_>, sides: &Sides) -> Vec<AppliedShift> {
    let attack = compared_sp(position, members(&sides.attackers), sides.target);
    let defence = compared_sp(position, sides.defenders(position), sides.assaulting);
    let odds = odds(position, attack, defence).map(|row| AppliedShift {
        id: "odds".to_owned(),
        columns: row.columns,
        rule: "SS 14.2d".to_owned(),
    });
    let combat = Combat::close(position, sides);
    let rows = position.game().close_shifts.iter().filter(|row| row.when.0.met(&combat));
    let rows = rows.map(|row| AppliedShift {
        id: row.id.clone(),
        columns: columns(position, &row.when.0, row.columns),
        rule: row.rule.clone(),
    });
    let charge = super::charge::shift(position, sides);
    let cap = cap_of_hexside(position, sides);
    let said = fire::said(position, MomentKind::Defence);
    let shifts = odds.into_iter().chain(rows).chain(cap).chain(charge).chain(said);
    shifts.filter(|shift| shift.columns != 0).collect()
}

/// Returns the correction that limits the defender's shifts from a hexside to their cap. `None` if
/// they do not exceed the cap. T-21.
fn cap_of_hexside(position: Position<'_>, sides: &Sides) -> Option<AppliedShift> {
    let cap = position.game().hexside_cap.as_ref()?;
    let rows = position.game().close_shifts.iter();
    let combat = Combat::close(position, sides);
    let rows = rows.filter(|row| conditions::is_of_hexside(&row.when.0) && row.when.0.met(&combat));
    let all: i8 = rows.map(|row| row.columns).sum();
    (all < cap.columns).then(|| AppliedShift {
        id: "hexside_cap".to_owned(),
        columns: cap.columns - all,
        rule: cap.rule.clone(),
    })
}

/// Returns the columns of a shift. For a flanking attack, the profile replaces the chart's number.
/// CC-21, V-50.
fn columns(position: Position<'_>, when: &Condition, columns: i8) -> i8 {
    if !conditions::is_fact(when, Fact::FlankingAttack) {
        return columns;
    }
    match position.profile().cc_flank_shift {
        CcFlankShift::Zero => 0,
        CcFlankShift::Two => 2,
    }
}
