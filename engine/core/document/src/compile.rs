//! Compilation of typed documents: what the checks of any rule system need.

use kernel::HexNumber;
use kernel::{Grid, GridError, HexId, HexPair, Id, NamedId};

use crate::codes::Code;
use crate::de::REFERENCE;
use crate::diag::Place;
use crate::ground::Codes;
use crate::symbols::{HEX, Symbols, Unknown};
use crate::tree::At;
use crate::{Diagnostic, Ground, Located};

/// State of a compilation: documents, grid, and the problems found so far.
#[derive(Debug)]
pub struct Context<'a, D> {
    /// Documents that are compiled.
    pub documents: &'a D,
    /// Grid of the map.
    pub grid: Grid,
    unknown: &'a [Unknown],
    problems: &'a mut Vec<Diagnostic>,
}

impl<'a, D> Context<'a, D> {
    /// Returns a context with the package's grid. `at` is the place of the grid in the manifest.
    /// Reports an invalid grid with `code` and returns `None`.
    pub fn new(
        documents: &'a D,
        grid: &Result<Grid, GridError>,
        (at, code): (At<'_>, Code),
        unknown: &'a [Unknown],
        problems: &'a mut Vec<Diagnostic>,
    ) -> Option<Self> {
        match grid.clone() {
            Ok(grid) => {
                problems.extend(unknown.iter().map(|it| it.problem.clone()));
                Some(Self { documents, grid, unknown, problems })
            }
            Err(error) => {
                problems.push(Diagnostic::error(code, at.place(), error.to_string()));
                None
            }
        }
    }

    /// Adds an error.
    pub fn refuse(&mut self, code: Code, place: Place, message: impl Into<String>) {
        self.report([Diagnostic::error(code, place, message)]);
    }

    /// Adds problems.
    pub fn report(&mut self, problems: impl IntoIterator<Item = Diagnostic>) {
        self.problems.extend(problems);
    }

    /// Whether the name at a place is known. An unknown name gets the index 0, so checks must not
    /// use the item with that index.
    pub fn knows(&self, place: &Place) -> bool {
        !self.unknown.iter().any(|it| it.problem.place == *place)
    }

    /// Returns the values of a map layer in hex order, and the default value where a character is
    /// unknown. Reports the errors of the layer.
    pub fn layer<T: Copy>(
        &mut self,
        ground: &Ground<T>,
        at: At<'_>,
        codes: Codes,
        default: T,
    ) -> Vec<T> {
        let (values, problems) = ground.values(&self.grid, at, codes);
        self.report(problems);
        values.into_iter().map(|value| value.copied().unwrap_or(default)).collect()
    }

    /// Adds a feature to hexsides, in the data of both adjacent hexes. Reports hexes that are not on
    /// the map with the code `hex`, and hexes that are not adjacent with the code `side`.
    pub fn features<S>(
        &mut self,
        sides: &mut [[S; 6]],
        (pairs, at): (&[HexPair], At<'_>),
        (hex, side): (Code, Code),
        feature: impl Fn(&mut S, End),
    ) {
        for (n, pair) in pairs.iter().enumerate() {
            let place = at.item(n).place();
            let found = [pair.0, pair.1].map(|number| {
                let found = self.grid.hex(number);
                if found.is_none() {
                    let message = format!("hex {number} is not on the map");
                    self.refuse(hex, place.clone(), message);
                }
                found
            });
            if let [Some(one), Some(other)] = found {
                self.join(sides, (one, other), (place, side), &feature);
            }
        }
    }

    /// Adds a feature to the hexsides along a path of hexes. Reports hexes that are not adjacent.
    pub fn path<S>(
        &mut self,
        sides: &mut [[S; 6]],
        (path, at): (&[HexId], At<'_>),
        code: Code,
        feature: impl Fn(&mut S, End),
    ) {
        for (n, pair) in path.windows(2).enumerate() {
            let (from, to) = (at.item(n).place(), at.item(n + 1).place());
            if self.knows(&from) && self.knows(&to) {
                self.join(sides, (pair[0], pair[1]), (to, code), &feature);
            }
        }
    }

    fn join<S>(
        &mut self,
        sides: &mut [[S; 6]],
        (one, other): (HexId, HexId),
        (place, code): (Place, Code),
        feature: impl Fn(&mut S, End),
    ) {
        if let Some(way) = self.grid.direction(one, other) {
            feature(&mut sides[one.index()][way.index()], End::First);
            feature(&mut sides[other.index()][way.opposite().index()], End::Second);
        } else {
            let (one, other) = (self.grid.number(one), self.grid.number(other));
            self.refuse(code, place, format!("{one} and {other} are not adjacent"));
        }
    }

    /// Resolves names from the manifest, and reports unknown ones. The manifest is read before the
    /// other documents define the names, so reading it cannot resolve them.
    pub fn named<T: NamedId>(&mut self, symbols: &Symbols, names: &[Located<Id>]) -> Vec<T> {
        let kind = T::REFERENCE.trim_start_matches(REFERENCE);
        let found = names.iter().map(|name| (kind, name.to_string(), &name.place));
        self.resolved(symbols, found).map(T::from_index).collect()
    }

    /// Returns the hexes that the manifest names.
    pub fn hexes(&mut self, symbols: &Symbols, numbers: &[Located<HexNumber>]) -> Vec<HexId> {
        let found = numbers.iter().map(|number| (HEX, number.to_string(), &number.place));
        self.resolved(symbols, found).map(HexId::from_index).collect()
    }

    fn resolved<'n>(
        &mut self,
        symbols: &Symbols,
        names: impl Iterator<Item = (&'n str, String, &'n Place)>,
    ) -> impl Iterator<Item = usize> {
        let mut found = Vec::new();
        for (kind, name, place) in names {
            match symbols.resolve(kind, &name, place) {
                Ok(index) => found.push(index),
                Err(problem) => self.report([problem]),
            }
        }
        found.into_iter()
    }
}

/// Hex from which a hexside is met: the first or the second of the pair that names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The first hex.
    First,
    /// The second hex.
    Second,
}
