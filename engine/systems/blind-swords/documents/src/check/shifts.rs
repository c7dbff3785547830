//! Checks that column shifts have the sign that their condition implies, and that no condition
//! occurs twice. SS 12.3a, 14.2d, T-20, T-21.

use blind_swords::conditions::{self, Condition, Helps, Predicate, Who, any};
use blind_swords::game::{OddsRow, Shift, Stronger, TerrainEffect, TerrainId};
use document::diag::Diagnostic;
use document::tree::At;

use crate::codes;

use super::findings::Findings;
use super::subject::Subject;

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    let game = subject.game;
    findings.checked("column shifts", game.fire_shifts.len() + game.close_shifts.len());
    let at = At::root(&subject.documents.tables.tree);
    let fire = at.key("fire-shifts").key("shifts");
    let close = at.key("close-shifts").key("shifts");
    check_list(&game.fire_shifts, |when| &when.0, fire, findings);
    check_list(&game.close_shifts, |when| &when.0, close, findings);
    check_terrain(subject, findings);
    check_slopes(subject, findings);
    check_odds(subject, at.key("close-shifts").key("odds"), findings);
}

fn check_list<C>(
    shifts: &[Shift<C>],
    condition: fn(&C) -> &Condition,
    at: At<'_>,
    findings: &mut Findings,
) {
    for (n, shift) in shifts.iter().enumerate() {
        let when = condition(&shift.when);
        let (helps, at) = (conditions::helps(when), at.item(n));
        if shifts[..n].iter().any(|other| condition(&other.when) == when) {
            let message = format!("`{}` repeats the condition of an earlier shift", shift.id);
            findings.error(codes::CHART_SHIFT_TWICE, at.key("when").place(), message);
        }
        let is_other_reason = |other: &&Shift<C>| {
            other.id == shift.id && !conditions::have_one_form(condition(&other.when), when)
        };
        if shifts[..n].iter().any(|other| is_other_reason(&other)) {
            let message =
                format!("`{}` is the id of an earlier shift with another condition", shift.id);
            let problem =
                Diagnostic::error(codes::CHART_SHIFT_TWICE, at.key("id").place(), message);
            let help = "use another id: only shifts for kinds of terrain may share one";
            findings.diagnostics.push(problem.help(help));
        }
        let (whom, way) = match helps {
            Helps::Attacker => ("the attacker", "a positive number, such as 1"),
            Helps::Defender => ("the defender", "a negative number, such as -1"),
            Helps::Either => ("either side", "a number other than 0"),
        };
        let is_right = helps == Helps::Either || (shift.columns > 0) == (helps == Helps::Attacker);
        if shift.columns == 0 || !is_right {
            let message =
                format!("wrong shift for `{}`, which helps {whom}: expected {way}", shift.id);
            findings.warning(codes::CHART_SHIFT, at.key("columns").place(), message);
        }
    }
}

/// Checks that exactly the obscuring kinds of terrain have fire shifts. LOS-06.
fn check_terrain(subject: Subject<'_>, findings: &mut Findings) {
    let game = subject.game;
    let at = At::root(&subject.documents.tables.tree);
    let kinds = at.key("terrain").key("kinds");
    let named = |who, id| {
        let when = any(who, Predicate::Terrain(id));
        game.fire_shifts.iter().position(|shift| shift.when.0 == when)
    };
    for (n, terrain) in game.terrain.kinds.iter().enumerate() {
        let id = TerrainId::from_index(n);
        let shifts = at.key("fire-shifts").key("shifts");
        let target = ("targets in it", TerrainEffect::ObscuresTarget, Who::Target);
        let over = ("targets behind it", TerrainEffect::ObscuresSight, Who::Line);
        for (whom, effect, who) in [target, over] {
            match (terrain.has(effect), named(who, id)) {
                (true, None) => {
                    let id = &terrain.id;
                    let message =
                        format!("`{id}` obscures {whom}, but no fire shift has this condition");
                    let place = kinds.key(id).key("effects").place();
                    let problem = Diagnostic::warning(codes::CHART_SHIFT, place, message);
                    findings.diagnostics.push(problem.label(shifts.place(), "the fire shifts"));
                }
                (false, Some(shift)) => {
                    let message =
                        format!("`{}` has a fire shift, but does not obscure anything", terrain.id);
                    findings.warning(codes::CHART_SHIFT, shifts.item(shift).place(), message);
                }
                _ => {}
            }
        }
    }
}

/// Checks that the shift for a steep slope is at least as large as the shift for a gentle one.
/// CC-16, CC-17.
fn check_slopes(subject: Subject<'_>, findings: &mut Findings) {
    let shifts = subject.game.close_shifts.iter().enumerate();
    let slopes: Vec<_> =
        shifts.filter_map(|(n, it)| Some((n, it, conditions::grade(&it.when.0)?))).collect();
    let terrain = &subject.game.terrain;
    let at = At::root(&subject.documents.tables.tree).key("close-shifts").key("shifts");
    for (n, steep, grade) in &slopes {
        let steeper = terrain.grade(*grade);
        let worth_more = slopes.iter().find(|(_, gentle, other)| {
            terrain.grade(*other).levels < steeper.levels && steep.columns > gentle.columns
        });
        if let Some((_, _, other)) = worth_more {
            let names = [steeper, terrain.grade(*other)].map(|of| of.name.to_lowercase());
            let message = format!("a {} shifts fewer columns than a {}", names[0], names[1]);
            findings.warning(codes::CHART_SHIFT, at.item(*n).key("columns").place(), message);
        }
    }
}

/// Checks that higher odds shift more columns, and that no ratio occurs twice. CC-12.
fn check_odds(subject: Subject<'_>, at: At<'_>, findings: &mut Findings) {
    let rows = &subject.documents.tables.data.close_shifts.odds;
    findings.checked("rows of odds", rows.len());
    for (n, row) in rows.iter().enumerate() {
        let sign = if row.stronger == Stronger::Attacker { 1 } else { -1 };
        let value = |row: &crate::model::shifts::OddsRow| {
            (i32::from(row.ratio.numerator), i32::from(row.ratio.denominator), row.columns * sign)
        };
        let (above, below, columns) = value(row);
        if columns <= 0 || above <= below {
            let message = "wrong direction: odds above 1 shift right if the attacker is \
                stronger, left if the defender is";
            findings.warning(codes::CHART_ODDS, at.item(n).place(), message);
        }
        let disagrees = |other: &&crate::model::shifts::OddsRow| {
            let (other_above, other_below, other_columns) = value(other);
            let order = (above * other_below).cmp(&(other_above * below));
            order != columns.cmp(&other_columns) || order.is_eq()
        };
        let own = rows[..n].iter().filter(|other| other.stronger == row.stronger);
        if own.into_iter().any(|other| disagrees(&other)) {
            let message = "rows contradict each other: greater odds must shift more columns";
            findings.warning(codes::CHART_ODDS, at.item(n).place(), message);
        }
    }
    check_mirror(subject, at, findings);
}

/// Warns if the shifts for odds differ between attackers and defenders. The author may allow the
/// warning with a reason.
fn check_mirror(subject: Subject<'_>, at: At<'_>, findings: &mut Findings) {
    let rows = &subject.game.odds;
    let mirrored = |row: &OddsRow| {
        rows.iter().any(|other| {
            other.stronger != row.stronger
                && other.ratio == row.ratio
                && other.columns == -row.columns
        })
    };
    let both = [Stronger::Attacker, Stronger::Defender];
    let has_both = both.iter().all(|side| rows.iter().any(|row| row.stronger == *side));
    if let Some(row) = rows.iter().find(|row| has_both && !mirrored(row)) {
        let message = format!(
            "missing row: the other side has no equal shift for the row with {} columns",
            row.columns
        );
        findings.warning(codes::CHART_ODDS, at.place(), message);
    }
}
