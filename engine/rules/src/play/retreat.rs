//! Retreats. RET-01 to RET-10.

use kernel::{Fault, HexId, Play};

use super::{break_test, disengagement, entering, moments};
use crate::board::Moment;
use crate::check::retreat as check;
use crate::choice::Choice;
use crate::event::Event;
use crate::game::{BrokenBox, MomentKind, UnitId, UnitSet};
use crate::look::{Look, only};
use crate::question::{RetreatQuestion, RetreatWalk};
use crate::system::{Step, Table};

/// SS 15.4, BS 12.3. RET-01 to RET-09.
pub fn retreat(table: &mut Table, unit: UnitId, hexes: u8, causes: &UnitSet) -> Play {
    counted(table, unit, hexes, causes).map(|_| ())
}

/// The same; gives the hexes that the unit went.
pub(super) fn counted(table: &mut Table, unit: UnitId, hexes: u8, causes: &UnitSet) -> Play<usize> {
    if table.board().hex_of(unit).is_none() {
        return Ok(0);
    }
    table.within(Step::Retreat(unit), |table| {
        let owner = table.scene().side_of(unit);
        let moment = Moment::of_units(table, MomentKind::Retreat, only(unit), owner);
        let goes = moments::before(table, moment)?;
        let Some(start) = table.board().hex_of(unit).filter(|_| goes) else { return Ok(0) };
        let mut walk = RetreatWalk { unit, path: vec![start], distance: hexes, causes: *causes };
        while !check::may_stop(table.scene(), &walk) {
            if check::leaves_at_edge(table.scene(), &walk) {
                break_test::leave(table, unit, BrokenBox::One)?;
                break;
            }
            if step(table, &mut walk)? == StillThere::No {
                break;
            }
        }
        Ok(walk.path.len() - 1)
    })
}

/// Whether a retreating unit can go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StillThere {
    Yes,
    No,
}

/// One hex of a retreat. RET-04, RET-08, RET-09, DIS-07.
fn step(table: &mut Table, walk: &mut RetreatWalk) -> Play<StillThere> {
    let Some(mut to) = choose_hex(table, walk)? else { return Ok(StillThere::No) };
    if !walk.at_start() {
        let owed = walk.distance;
        if !disengagement::leave_in_retreat(table, walk, to)? {
            return Ok(StillThere::No);
        }
        // RET-08: with further to go the unit looks again for its way.
        if walk.distance != owed {
            let Some(other) = choose_hex(table, walk)? else { return Ok(StillThere::No) };
            to = other;
        }
    }
    table.emit(Event::Retreated { unit: walk.unit, from: walk.here(), to });
    walk.path.push(to);
    entering::entered(table, walk.unit)?;
    let there = table.board().hex_of(walk.unit) == Some(to) && table.board().result().is_none();
    Ok(if there { StillThere::Yes } else { StillThere::No })
}

/// The next hex; none where the unit cannot comply and leaves the map. RET-03, RET-04.
fn choose_hex(table: &mut Table, walk: &RetreatWalk) -> Play<Option<HexId>> {
    let options: Vec<_> = check::steps(table.scene(), walk).into_iter().map(Choice::Hex).collect();
    if options.is_empty() {
        break_test::leave(table, walk.unit, BrokenBox::Three)?;
        return Ok(None);
    }
    let owner = table.scene().side_of(walk.unit);
    match table.choose(owner, RetreatQuestion::Hex(walk.clone()).into(), options)? {
        Choice::Hex(to) => Ok(Some(to)),
        other => Err(Fault(format!("a retreat goes to a hex, not to {other:?}")).into()),
    }
}

#[cfg(test)]
mod tests {
    use crate::board::{Face, Morale};
    use crate::look::only;
    use crate::testing::{Chance, Field, asked, at, state};

    use super::*;

    fn run(field: &Field, hexes: u8, answers: &[&str], chances: &[Chance]) -> crate::system::Table {
        let mut table = field.table(answers, chances);
        let done = retreat(&mut table, field.unit("g1"), hexes, &only(field.unit("a1")));
        assert!(done.is_ok() || table.pending().is_some(), "{done:?}");
        table
    }

    /// RET-04: away from the enemy that caused it, towards the friendly edge.
    #[test]
    fn the_preferences_leave_three_hexes() {
        let mut field = Field::clear();
        field.put("g1", "2110").put("a1", "2109");
        let table = run(&field, 1, &[], &[]);
        assert_eq!(
            asked(&table),
            ("retreat.hex", ["2011", "2111", "2211"].map(str::to_owned).to_vec())
        );
        let table = run(&field, 1, &["2211"], &[]);
        assert_eq!(at(&table, "g1"), "2211");
    }

    /// RET-02, RET-05: two hexes away, not round and back.
    #[test]
    fn it_ends_at_the_distance() {
        let mut field = Field::clear();
        field.put("g1", "2110").put("a1", "2109");
        let table = run(&field, 2, &["2111", "2112"], &[]);
        assert_eq!(at(&table, "g1"), "2112");
    }

    /// RET-06, X-30: at its own edge with distance owing a unit leaves, a battery for good.
    #[test]
    fn at_the_friendly_edge_it_leaves() {
        let mut field = Field::clear();
        field.put("g1", "2218").put("a1", "2217");
        assert_eq!(at(&run(&field, 2, &[], &[]), "g1"), "Broken(One)");
        field.put("cr", "2018").put("a1", "2017");
        let mut table = field.table(&[], &[]);
        retreat(&mut table, field.unit("cr"), 2, &only(field.unit("a1"))).expect("no choice");
        assert_eq!(at(&table, "cr"), "Eliminated");
    }

    /// RET-03, X-31: where no way ends at the distance the unit breaks.
    #[test]
    fn a_ringed_unit_breaks() {
        let mut field = Field::clear();
        field.put("g1", "2110");
        for (unit, hex) in [
            ("a1", "2109"),
            ("a2", "2010"),
            ("a3", "2011"),
            ("b1", "2111"),
            ("ur", "2211"),
            ("us", "2210"),
        ] {
            field.put(unit, hex);
        }
        assert_eq!(at(&run(&field, 1, &[], &[]), "g1"), "Broken(Three)");
    }

    /// X-04: fire on the way that breaks the unit ends the retreat.
    #[test]
    fn fire_on_the_way_can_break_it() {
        let mut field = Field::clear();
        field.put_as("g1", "2110", |g1| g1.face = Face::Battleworn);
        field.put("a1", "2109").put("a2", "2012").put("b1", "2212");
        let lost =
            [Chance::Given(crate::system::Outcome::Crt(Some(crate::game::CohesionTest::Routine)))];
        let depleted = crate::game::CohesionResult {
            depletion: Some(crate::game::DepletionToken::Lead),
            skedaddle: vec![],
        };
        let chances = [
            lost[0].clone(),
            Chance::Given(crate::system::Outcome::Cohesion(depleted)),
            Chance::One(6),
        ];
        let table = run(&field, 2, &["2111", "a2", "resolve"], &chances);
        assert_eq!(at(&table, "g1"), "Broken(Three)");
        assert_eq!(state(&table, "g1").morale, Morale::None);
    }
}
