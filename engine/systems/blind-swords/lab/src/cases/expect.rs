//! Comparison of the board after a case with the result that the case expects.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

use blind_swords::board::{BrigadeStatus, ChitPlace, Place};
use blind_swords::check::victory;
use blind_swords::game::CohesionTest;
use blind_swords::{Event, Table};
use kernel::Side;

use super::act::last_look_up;
use super::model::{Due, Expect, LeaderState, TrackSpec, UnitSpec};
use super::names::{self, Named};
use super::setup;
use laboratory::cases::{difference, difference_of_sets};

/// Differences between the expected and the actual result of a case.
pub(super) struct Differences<'a> {
    table: &'a Table,
    found: Vec<String>,
}

impl<'a> Differences<'a> {
    /// Compares every result that a case states with the actual one.
    ///
    /// # Errors
    /// If the case is inconsistent.
    pub(super) fn between(expect: &Expect, table: &'a Table) -> Named<Vec<String>> {
        let mut differences = Self { table, found: Vec::new() };
        differences.look_up(expect);
        differences.units(expect)?;
        differences.boxes(expect)?;
        differences.points(expect)?;
        differences.chits(expect)?;
        differences.map(expect)?;
        Ok(differences.found)
    }

    fn compare<T: PartialEq + Debug>(&mut self, what: &str, expected: &T, got: &T) {
        self.found.extend(difference(what, expected, got));
    }

    fn compare_sets(&mut self, what: &str, expected: &[String], got: Vec<String>) {
        self.found.extend(difference_of_sets(what, expected, got));
    }

    fn look_up(&mut self, expect: &Expect) {
        let table = self.table;
        let Some(look_up) = last_look_up(table) else {
            if expect.result.is_some() || expect.column.is_some() || expect.shifts.is_some() {
                self.found.push("no chart lookup occurred".to_owned());
            }
            return;
        };
        if let Some(result) = &expect.result {
            let got = match (look_up.test, last_test(table)) {
                (Some(test), _) => test.id(),
                (None, Some(CohesionTest::CloseFight)) => CohesionTest::CloseFight.id(),
                (None, _) => "none",
            };
            self.compare("result", result, &got.to_owned());
        }
        if let Some(column) = &expect.column {
            let label = table.package().game.crt.label(look_up.column).to_owned();
            self.compare("column", &column.text(), &label);
        }
        if let Some(shifts) = &expect.shifts {
            let mut got = BTreeMap::new();
            for shift in &look_up.shifts {
                *got.entry(shift.id.clone()).or_default() += shift.columns;
            }
            self.compare("shifts", shifts, &got);
        }
    }

    fn units(&mut self, expect: &Expect) -> Named<()> {
        for (id, spec) in &expect.units {
            let unit = names::unit(&self.table.package().game, id)?;
            self.unit(id, spec, self.table.board().unit(unit))?;
        }
        Ok(())
    }

    fn unit(
        &mut self,
        id: &str,
        spec: &UnitSpec,
        state: &blind_swords::board::UnitState,
    ) -> Named<()> {
        if let Some(number) = &spec.hex {
            let hex = names::hex(&self.table.package().game, number)?;
            self.place(id, Place::Hex(hex), state.place);
        }
        if let Some(broken) = &spec.broken {
            self.place(id, Place::Broken(setup::broken_box(&broken.text())?), state.place);
        }
        if let Some(face) = &spec.face {
            self.compare(&format!("face of {id}"), &setup::face(face)?, &state.face);
        }
        if let Some(morale) = &spec.morale {
            self.compare(&format!("morale of {id}"), &setup::morale(morale)?, &state.morale);
        }
        if let Some(skirmish) = spec.skirmish {
            self.compare(&format!("Skirmish Order of {id}"), &skirmish, &state.skirmish);
        }
        if let Some(mounted) = spec.mounted {
            self.compare(&format!("{id} mounted"), &mounted, &state.mount.is_mounted());
        }
        if let Some(markers) = &spec.markers {
            self.markers(id, markers)?;
        }
        Ok(())
    }

    fn markers(&mut self, id: &str, expected: &[String]) -> Named<()> {
        let game = &self.table.package().game;
        let unit = names::unit(game, id)?;
        for id in expected {
            names::marker(game, id)?;
        }
        let borne = self.table.board().markers_of(unit);
        let got: BTreeSet<String> =
            borne.map(|marker| game.markers[marker.index()].id.clone()).collect();
        let expected: BTreeSet<String> = expected.iter().cloned().collect();
        self.compare(&format!("markers of {id}"), &expected, &got);
        Ok(())
    }

    fn place(&mut self, id: &str, expected: Place, got: Place) {
        let words = |place: Place| match place {
            Place::Hex(hex) => self.table.package().game.map.number(hex).to_string(),
            Place::Broken(at) => format!("box {}", at.id()),
            other => format!("{other:?}").to_lowercase(),
        };
        let (expected, got) = (words(expected), words(got));
        self.compare(&format!("place of {id}"), &expected, &got);
    }

    fn boxes(&mut self, expect: &Expect) -> Named<()> {
        for (id, units) in &expect.boxes {
            let at = Place::Broken(setup::broken_box(id)?);
            self.compare_sets(&format!("box {id}"), units, self.units_at(at));
        }
        if let Some(eliminated) = &expect.eliminated {
            self.compare_sets("eliminated", eliminated, self.units_at(Place::Eliminated));
        }
        Ok(())
    }

    fn units_at(&self, place: Place) -> Vec<String> {
        let board = self.table.board();
        let units = board.units().filter(|&unit| board.unit(unit).place == place);
        units.map(|unit| self.table.package().game.units[unit.index()].id.clone()).collect()
    }

    fn points(&mut self, expect: &Expect) -> Named<()> {
        let board = self.table.board();
        for (side, points) in &expect.vp {
            let side = side_of(side)?;
            self.compare(&format!("points of {}", side.id()), points, &board.vp()[side]);
        }
        for (side, points) in &expect.score {
            let side = side_of(side)?;
            let score = victory::score(self.table.position())[side].to_string();
            self.compare(&format!("score of {}", side.id()), &points.text(), &score);
        }
        if let Some(winner) = &expect.winner {
            let got = board.result().and_then(|result| result.winner);
            self.compare("winner", winner, &got);
        }
        if let Some(level) = &expect.level {
            let levels = &self.table.package().scenario().victory.levels;
            let reached = board.result().and_then(|result| result.level);
            let got = reached.map(|level| levels[usize::from(level)].name.clone());
            self.compare("level", &Some(level.clone()), &got);
        }
        Ok(())
    }

    fn chits(&mut self, expect: &Expect) -> Named<()> {
        if let Some(cup) = &expect.cup {
            let got = self.chits_where(|copy, _| copy.place.is_in_cup());
            self.compare_sets("cup", cup, got);
        }
        for (side, ids) in expect.held.given() {
            let got =
                self.chits_where(|copy, own| copy.place == ChitPlace::Held && own == Some(side));
            self.compare_sets(&format!("held by {}", side.id()), ids, got);
        }
        for (side, ids) in expect.pool.given() {
            let got =
                self.chits_where(|copy, own| copy.place == ChitPlace::Pool && own == Some(side));
            self.compare_sets(&format!("pool of {}", side.id()), ids, got);
        }
        for id in &expect.discarded {
            let out = self.chits_where(|copy, _| copy.place == ChitPlace::Discarded);
            if !out.contains(id) {
                self.found.push(format!("discarded: expected {id} among {out:?}"));
            }
        }
        for (id, state) in &expect.leaders {
            let chit = names::chit(&self.table.package().game, id, None)?;
            let casualty = self.table.board().is_casualty(chit);
            self.compare(
                &format!("casualty of {id}"),
                &(*state == LeaderState::Casualty),
                &casualty,
            );
        }
        Ok(())
    }

    fn chits_where(
        &self,
        wanted: impl Fn(&blind_swords::board::ChitCopy, Option<Side>) -> bool,
    ) -> Vec<String> {
        let game = &self.table.package().game;
        let chits = self.table.board().chit_copies().iter();
        let found = chits.filter(|copy| wanted(copy, game.chits[copy.kind.index()].side));
        found.map(|copy| game.chits[copy.kind.index()].id.clone()).collect()
    }

    fn map(&mut self, expect: &Expect) -> Named<()> {
        let (game, board) = (&self.table.package().game, self.table.board());
        if let Some(activated) = &expect.activated {
            let marked = game.brigades.iter().enumerate().filter(|(index, _)| {
                board.brigade(blind_swords::game::BrigadeId::from_index(*index)).status
                    == BrigadeStatus::Activated
            });
            let marked = marked.map(|(_, brigade)| brigade.id.clone()).collect();
            self.compare_sets("activated", activated, marked);
        }
        for (name, value) in &expect.variables {
            let got = board.var(names::variable(self.table.package(), name)?);
            self.compare(&format!("variable {name}"), value, &got);
        }
        for (number, side) in &expect.control {
            let got = board.control(names::hex(game, number)?);
            self.compare(&format!("control of {number}"), side, &got);
        }
        for (id, due) in &expect.reinforcements {
            let arrival = board.brigade(names::brigade(game, id)?).arrival;
            let got = arrival.map(|arrival| Due {
                turn: arrival.turn,
                hex: game.map.number(arrival.hex).to_string(),
                or: due.as_ref().map(|due| due.or.clone()).unwrap_or_default(),
                delayed: arrival.delayed,
            });
            self.compare(&format!("arrival of {id}"), due, &got);
        }
        for (id, spec) in &expect.tracks {
            let track = names::track(self.table.package(), id)?;
            let chits = self.chits_where(|copy, _| copy.place == ChitPlace::Track(track));
            self.compare(
                &format!("track {id}"),
                spec,
                &TrackSpec { reached: board.track(track), chits },
            );
        }
        Ok(())
    }
}

fn last_test(table: &Table) -> Option<CohesionTest> {
    table.entries().iter().rev().find_map(|entry| match &entry.event {
        Event::CohesionTested { test, .. } => Some(*test),
        _ => None,
    })
}

fn side_of(id: &str) -> Named<Side> {
    Side::from_id(id).ok_or_else(|| format!("unknown side `{id}`: expected usa or csa"))
}
