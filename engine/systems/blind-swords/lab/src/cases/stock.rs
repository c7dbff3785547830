//! Cache of the games that the cases of a file need. Each game is compiled once.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use blind_swords::game::{Game, RangeBands, ScenarioId};
use blind_swords_table::Opened;
use serde_json::Value;

use super::model::{Case, CaseFile, Define, MapPatch};
use super::names::Named;
use super::{patch, tables};

/// Cache of the games that the cases of a file need.
pub struct Stock<'a> {
    pub(super) opened: &'a Opened,
    pub(super) file: &'a CaseFile,
    /// Game with the changes of the file. Its last scenario has no special rules, and is for cases
    /// that name no scenario.
    game: Named<Arc<Game>>,
    /// Games with further changes by cases. Most maps in a file serve several cases, so each game
    /// is compiled only once.
    changed: RefCell<Vec<(Changes<'a>, Named<Arc<Game>>)>>,
}

/// Changes that a case makes to the game of its file.
#[derive(Clone, Copy, PartialEq)]
struct Changes<'a> {
    map: &'a Option<MapPatch>,
    define: &'a Define,
    ranges: &'a BTreeMap<String, BTreeMap<String, RangeBands>>,
    tables: &'a BTreeMap<String, Value>,
}

impl<'a> Stock<'a> {
    pub(super) fn new(opened: &'a Opened, file: &'a CaseFile) -> Self {
        let game = game(opened, file, None).map(Arc::new);
        Self { opened, file, game, changed: RefCell::default() }
    }

    /// Returns the game for a case. It is the game of the file, unless the case itself changes the
    /// game.
    pub(super) fn game(&self, case: &'a Case) -> Named<Arc<Game>> {
        let changes = Changes::of(case);
        if changes.is_none() {
            return self.game.clone();
        }
        let mut changed = self.changed.borrow_mut();
        if let Some((_, known)) = changed.iter().find(|(known, _)| *known == changes) {
            return known.clone();
        }
        let game = game(self.opened, self.file, Some(case)).map(Arc::new);
        changed.push((changes, game.clone()));
        game
    }
}

impl<'a> Changes<'a> {
    fn of(case: &'a Case) -> Self {
        let Case { map, define, ranges, tables, .. } = case;
        Self { map, define, ranges, tables }
    }

    fn is_none(&self) -> bool {
        let Self { map, define, ranges, tables } = self;
        map.is_none()
            && tables.is_empty()
            && ranges.is_empty()
            && define.brigades.is_empty()
            && define.units.is_empty()
    }
}

/// Returns the scenario for cases that name none: the last scenario of the game.
pub(super) fn plain_scenario(game: &Game) -> ScenarioId {
    ScenarioId::from_index(game.scenarios.len() - 1)
}

fn game(opened: &Opened, file: &CaseFile, case: Option<&Case>) -> Named<Game> {
    let mut game = tables::game(opened, file, case)?;
    patch::apply(&mut game, file, case)?;
    // The scenario for cases that name none. It uses the victory conditions of the first scenario.
    let unlimited = game.scenarios[0].unlimited(game.profile);
    game.scenarios.push(unlimited);
    Ok(game)
}
