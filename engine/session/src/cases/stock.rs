//! The game that the cases of a file share, made once.

use std::sync::Arc;

use blind_swords::game::{Game, ScenarioId};

use super::model::{Case, CaseFile};
use super::names::Named;
use super::{patch, tables};
use crate::setup::Opened;

/// A package as the cases of one file see it.
pub(super) struct Stock<'a> {
    pub(super) opened: &'a Opened,
    pub(super) file: &'a CaseFile,
    /// With what the file changes, and the plain scenario.
    game: Named<Arc<Game>>,
}

impl<'a> Stock<'a> {
    pub(super) fn new(opened: &'a Opened, file: &'a CaseFile) -> Self {
        let changed = game(opened, file, None);
        Self { opened, file, game: changed.map(Arc::new) }
    }

    /// The game as a case sees it: the file's, unless the case changes something itself.
    pub(super) fn game(&self, case: &Case) -> Named<Arc<Game>> {
        let define = &case.define;
        let changes_nothing = case.map.is_none()
            && case.tables.is_empty()
            && case.ranges.is_empty()
            && define.brigades.is_empty()
            && define.units.is_empty();
        if changes_nothing {
            return self.game.clone();
        }
        game(self.opened, self.file, Some(case)).map(Arc::new)
    }
}

/// The scenario of cases that name none: the last one.
pub(super) fn plain_scenario(game: &Game) -> ScenarioId {
    ScenarioId::from_index(game.scenarios.len() - 1)
}

fn game(opened: &Opened, file: &CaseFile, case: Option<&Case>) -> Named<Game> {
    let mut game = tables::game(opened, file, case)?;
    patch::apply(&mut game, file, case)?;
    patch::add_plain_scenario(&mut game);
    Ok(game)
}
