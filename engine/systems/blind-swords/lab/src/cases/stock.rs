//! The games that the cases of a file share, each made once.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use blind_swords::game::{Game, ScenarioId};
use serde_json::Value;
use series::Opened;

use super::model::{Case, CaseFile, Define, MapPatch, RangeRow};
use super::names::Named;
use super::{patch, tables};

/// A package as the cases of one file see it.
pub struct Stock<'a> {
    pub(super) opened: &'a Opened,
    pub(super) file: &'a CaseFile,
    /// With what the file changes, and the plain scenario.
    game: Named<Arc<Game>>,
    /// With what cases change besides; most maps of a file serve several of them.
    changed: RefCell<Vec<(Changes<'a>, Named<Arc<Game>>)>>,
}

/// What a case changes of the game.
#[derive(Clone, Copy, PartialEq)]
struct Changes<'a> {
    map: &'a Option<MapPatch>,
    define: &'a Define,
    ranges: &'a BTreeMap<String, BTreeMap<String, RangeRow>>,
    tables: &'a BTreeMap<String, Value>,
}

impl<'a> Stock<'a> {
    pub(super) fn new(opened: &'a Opened, file: &'a CaseFile) -> Self {
        let game = game(opened, file, None).map(Arc::new);
        Self { opened, file, game, changed: RefCell::default() }
    }

    /// The game as a case sees it: the file's, unless the case changes something itself.
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

/// The scenario of cases that name none: the last one.
pub(super) fn plain_scenario(game: &Game) -> ScenarioId {
    ScenarioId::from_index(game.scenarios.len() - 1)
}

fn game(opened: &Opened, file: &CaseFile, case: Option<&Case>) -> Named<Game> {
    let mut game = tables::game(opened, file, case)?;
    patch::apply(&mut game, file, case)?;
    // For cases that name no scenario: its victory is that of the first.
    let unlimited = game.scenarios[0].unlimited(game.profile);
    game.scenarios.push(unlimited);
    Ok(game)
}
