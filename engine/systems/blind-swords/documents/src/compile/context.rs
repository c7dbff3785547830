//! Shared state of the compilation: documents, grid and problems.

use std::collections::BTreeSet;

use blind_swords::game::{
    BrigadeId, DivisionId, FeatureId, GradeId, TerrainId, TraitId, UnitId, UnitSet, WeaponId,
};
use document::damage::Damage;
use document::diag::{Diagnostic, Place};
use document::symbols::Unknown;
use document::tree::At;
use document::{Located, Name};
use kernel::{Grid, HexId, Sixteenths};

use crate::codes::{self, Code};
use crate::documents::Documents;
use crate::family::{GAME, TABLES};
use crate::grid::small_grid;
use crate::model::{HexNumber, Id, Named, Ratio};
use crate::names::{self, OF_THE_SERIES};

use super::Beside;

/// State of a compilation.
pub(super) struct Context<'a> {
    pub(super) documents: &'a Documents,
    pub(super) grid: Grid,
    problems: Vec<Diagnostic>,
    /// Errors in the documents.
    damage: Damage,
    /// Places of names that may be defined in a damaged section.
    unresolved: Vec<Place>,
    /// Those names.
    hidden: BTreeSet<String>,
}

impl<'a> Context<'a> {
    /// Builds the grid. An invalid grid is replaced by a stand-in, and hex errors are suppressed.
    pub(super) fn new(documents: &'a Documents) -> Context<'a> {
        let (mut problems, mut damage) = (Vec::new(), documents.damage.clone());
        let grid = documents.grid.clone().unwrap_or_else(|error| {
            let place = At::root(&documents.game.tree).key("grid").place();
            problems.push(Diagnostic::error(codes::MAP_GRID, place, error.to_string()));
            damage.replace(&GAME, "grid");
            small_grid()
        });
        let (unresolved, hidden) = (Vec::new(), BTreeSet::new());
        Context { documents, grid, problems, damage, unresolved, hidden }
    }

    /// Returns the independent problems, and the sections damaged by them.
    pub(super) fn finish(self) -> (Vec<Diagnostic>, Damage) {
        let Context { documents, problems, damage, unresolved, .. } = self;
        settle(documents, damage, problems, &unresolved)
    }

    /// Returns the independent problems twice: with unknown names as the compilers find them, and
    /// as the reader finds them.
    pub(super) fn finish_beside(self) -> Beside {
        let Context { documents, problems, damage, unresolved, .. } = self;
        let (compiled, _) = settle(documents, damage.clone(), problems.clone(), &unresolved);
        let is_read = |problem: &Diagnostic| names::is_read(problem.code);
        let mut all: Vec<Diagnostic> = problems.into_iter().filter(|it| !is_read(it)).collect();
        let mut places: Vec<Place> = Vec::new();
        for Unknown { name, problem } in &documents.unknown {
            match damage.hides(problem.code, name) || self.hidden.contains(name) {
                true => places.push(problem.place.clone()),
                false => all.push(problem.clone()),
            }
        }
        let (read, _) = settle(documents, damage, all, &places);
        Beside { compiled, read }
    }

    pub(super) fn refuse(&mut self, code: Code, place: Place, message: impl Into<String>) {
        self.report(Diagnostic::error(code, place, message));
    }

    pub(super) fn report(&mut self, diagnostic: Diagnostic) {
        self.problems.push(diagnostic);
    }

    /// Returns the hex with a number, or reports that there is none.
    pub(super) fn hex(&mut self, number: HexNumber, place: Place) -> Option<HexId> {
        let found = self.grid.hex(kernel::HexNumber::new(number.column, number.row));
        if found.is_none() && self.damage.hides(codes::REF_HEX, &number.to_string()) {
            self.unresolved.push(place);
        } else if found.is_none() {
            self.refuse(codes::REF_HEX, place, format!("hex {number} is not on the map"));
        }
        found
    }

    /// Returns the hex with a number, or reports that there is none.
    pub(super) fn listed_hex(&mut self, number: &Located<HexNumber>) -> Option<HexId> {
        self.hex(number.value, number.place.clone())
    }

    /// The units with these names, without those that do not exist.
    pub(super) fn units(&mut self, ids: &[Located<Name<UnitId>>]) -> UnitSet {
        ids.iter().filter_map(|id| self.unit(id)).map(UnitId::index).collect()
    }

    /// The unit with this name.
    pub(super) fn unit(&mut self, id: &Located<Name<UnitId>>) -> Option<UnitId> {
        let known = &self.documents.units.data.units;
        self.find(known, id, codes::REF_UNIT, "unit").map(UnitId::from_index)
    }

    /// The brigade with this name.
    pub(super) fn brigade(&mut self, id: &Located<Name<BrigadeId>>) -> Option<BrigadeId> {
        let known = &self.documents.units.data.brigades;
        self.find(known, id, codes::REF_BRIGADE, "brigade").map(BrigadeId::from_index)
    }

    /// The division with this name.
    pub(super) fn division(&mut self, id: &Located<Name<DivisionId>>) -> Option<DivisionId> {
        let known = &self.documents.units.data.divisions;
        self.find(known, id, codes::REF_DIVISION, "division").map(DivisionId::from_index)
    }

    /// The kind of terrain with this name.
    pub(super) fn terrain(&mut self, id: &Located<Name<TerrainId>>) -> Option<TerrainId> {
        let known = &self.documents.tables.data.terrain.kinds;
        self.find(known, id, codes::REF_TERRAIN, "terrain").map(TerrainId::from_index)
    }

    /// The kind of feature along hexsides with this name.
    pub(super) fn feature(&mut self, id: &Located<Name<FeatureId>>) -> Option<FeatureId> {
        let known = &self.documents.tables.data.terrain.features;
        self.find(known, id, codes::REF_FEATURE, "feature").map(FeatureId::from_index)
    }

    /// The grade of slopes of the game's own with this name.
    pub(super) fn grade(&mut self, id: &Located<Name<GradeId>>) -> Option<GradeId> {
        let known = &self.documents.tables.data.terrain.slopes;
        let index = self.find(known, id, codes::REF_GRADE, "grade of slope")?;
        Some(GradeId::from_index(OF_THE_SERIES + index))
    }

    /// The trait of units with this name.
    pub(super) fn unit_trait(&mut self, id: &Located<Name<TraitId>>) -> Option<TraitId> {
        let known = &self.documents.tables.data.traits;
        self.find(known, id, codes::REF_TRAIT, "trait").map(TraitId::from_index)
    }

    /// The weapon with this name.
    pub(super) fn weapon(&mut self, id: &Located<Name<WeaponId>>) -> Option<WeaponId> {
        let known = &self.documents.tables.data.weapons;
        self.find(known, id, codes::REF_WEAPON, "weapon").map(WeaponId::from_index)
    }

    fn find<T, K>(
        &mut self,
        known: &Named<T>,
        id: &Located<Name<K>>,
        code: Code,
        what: &str,
    ) -> Option<usize> {
        let found = known.position(&id.value);
        if found.is_none() {
            let place = id.place.clone();
            self.unknown(code, place, what, id.as_str(), known.keys().map(Id::as_str));
        }
        found
    }

    /// Reports an unknown name, and suggests the nearest known one.
    pub(super) fn unknown<'n>(
        &mut self,
        code: Code,
        place: Place,
        what: &str,
        written: &str,
        known: impl IntoIterator<Item = &'n str>,
    ) {
        if self.damage.hides(code, written) || self.hidden.contains(written) {
            self.hidden.insert(written.to_owned());
            return self.unresolved.push(place);
        }
        let message = format!("unknown {what} `{written}`");
        let (known, documents) = (known.into_iter().collect::<Vec<_>>(), self.documents);
        let place_of = |near: &str| documents.defined(code, near);
        self.report(Diagnostic::error(code, place, message).suggest_at(written, &known, place_of));
    }

    /// Reports the unknown names that the reader found in a section of `tables.yaml`.
    pub(super) fn read_in(&mut self, section: &str) {
        let documents = self.documents;
        for Unknown { name, problem } in &documents.unknown {
            let part = documents.part_of(&problem.place);
            if part.is_none_or(|(kind, own)| kind != TABLES.word || own != section) {
                continue;
            }
            match self.damage.hides(problem.code, name) || self.hidden.contains(name) {
                true => self.unresolved.push(problem.place.clone()),
                false => self.report(problem.clone()),
            }
        }
    }

    /// Converts a strength factor. It must be a whole number of eighths to keep strength exact.
    pub(super) fn factor(&mut self, ratio: &Located<Ratio>) -> kernel::Ratio {
        let parts = (u8::try_from(ratio.numerator), u8::try_from(ratio.denominator));
        match parts {
            (Ok(numerator), Ok(denominator @ (1 | 2 | 4 | 8))) => {
                kernel::Ratio::new(numerator, denominator)
            }
            _ => {
                let message = format!(
                    "{ratio} is not a valid factor: expected 0 or more, in eighths at the finest"
                );
                self.refuse(codes::CHART_AMOUNT, ratio.place.clone(), message);
                kernel::Ratio::ONE
            }
        }
    }

    /// Converts an amount, which must be a whole number of sixteenths.
    pub(super) fn amount(&mut self, ratio: &Located<Ratio>) -> Sixteenths {
        let sixteenths = i32::from(ratio.numerator) * 16;
        let denominator = i32::from(ratio.denominator);
        if ratio.numerator < 0 || sixteenths % denominator != 0 {
            let message = format!(
                "{ratio} is not a valid amount: expected 0 or more, in sixteenths at the finest"
            );
            self.refuse(codes::CHART_AMOUNT, ratio.place.clone(), message);
            return Sixteenths::ZERO;
        }
        Sixteenths::from_sixteenths(sixteenths / denominator)
    }
}

/// Returns the independent problems, and the sections damaged by them. `unresolved` holds the
/// places of names that may have been lost.
fn settle(
    documents: &Documents,
    mut damage: Damage,
    problems: Vec<Diagnostic>,
    unresolved: &[Place],
) -> (Vec<Diagnostic>, Damage) {
    let is_news = |problem: &Diagnostic| documents.is_news(&damage, problem);
    let (news, _): (Vec<Diagnostic>, Vec<_>) = problems.into_iter().partition(is_news);
    let wrong = news.iter().map(|problem| &problem.place);
    let places = wrong.chain(unresolved);
    damage.spoil_all(places.filter_map(|place| documents.part_of(place)));
    let stands =
        |problem: &Diagnostic| damage.bears(documents.part_of(&problem.place).as_ref(), problem);
    (news.into_iter().filter(stands).collect(), damage)
}
