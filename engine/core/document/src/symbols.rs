//! Names that the trees of a package define, and names that its documents refer to.
//!
//! All trees are complete before any document is deserialized. A reference may therefore point
//! backwards, forwards or into another file. A table lists its names in document order. Saves store
//! the index of a name in its table as the id.

use std::cell::RefCell;
use std::sync::Arc;

use kernel::{Grid, HexNumber};

use crate::codes::{self, Code};
use crate::diag::{Diagnostic, Place};
use crate::kind::Kind;
use crate::tree::{At, Node};

/// Kind of objects that are hexes, identified by number: `$ref hex`.
pub const HEX: &str = "hex";

/// Sections of a document, whose keys are the names of all objects of one kind.
#[derive(Debug)]
pub struct Defined {
    /// Kind of object that a reference type refers to. The type's serde name contains it: `$ref
    /// terrain` has the kind `terrain`.
    pub kind: &'static str,
    /// Kind in messages, such as `grade of slope`.
    pub what: &'static str,
    /// Diagnostic code for a name that no object of the kind has.
    pub code: Code,
    /// Kind of document that contains the sections.
    pub document: Kind,
    /// Keys that lead from the root of the document to each section. Indices continue from one
    /// section to the next.
    pub paths: &'static [&'static [&'static str]],
    /// Number of objects of the kind that the rules predefine. Their indices precede those of the
    /// objects in the sections.
    pub before: usize,
    /// Words that also name an object of the kind. Their indices precede those of the names in the
    /// sections.
    pub words: &'static [&'static str],
}

/// All names that the trees of a package define, and the hexes of its grid.
#[derive(Clone, Debug, Default)]
pub struct Symbols {
    tables: Vec<Table>,
    hexes: Option<Hexes>,
}

#[derive(Clone, Debug)]
struct Table {
    defined: &'static Defined,
    /// Names of the objects with their places, in document order.
    names: Vec<(String, Place)>,
}

#[derive(Clone, Debug)]
struct Hexes {
    grid: Grid,
    code: Code,
}

impl Symbols {
    /// Collects the names that all sections define. `tree` returns the tree of each document.
    pub fn of<'t>(defined: &'static [Defined], tree: impl Fn(Kind) -> Option<&'t Node>) -> Symbols {
        let table = |defined: &'static Defined| {
            let tree = tree(defined.document);
            Table { defined, names: tree.map(|it| names(it, defined.paths)).unwrap_or_default() }
        };
        Symbols { tables: defined.iter().map(table).collect(), hexes: None }
    }

    /// Returns a copy of these names in which `tree` replaces the names that `document` defines.
    #[must_use]
    pub fn redefined(&self, document: Kind, tree: &Node) -> Symbols {
        let mut symbols = self.clone();
        for table in symbols.tables.iter_mut().filter(|it| it.defined.document == document) {
            table.names = names(tree, table.defined.paths);
        }
        symbols
    }

    /// Adds the hexes of a grid. `code` is the diagnostic code for hex numbers that are not on the
    /// map.
    #[must_use]
    pub fn with_hexes(self, grid: Grid, code: Code) -> Symbols {
        Symbols { hexes: Some(Hexes { grid, code }), ..self }
    }

    /// Returns the index of the object of `kind` with this name. `None` if there is no such object.
    pub fn position(&self, kind: &str, name: &str) -> Option<usize> {
        self.table(kind)?.position(name)
    }

    /// Returns the place that defines a name. `None` if no section with this diagnostic code
    /// defines the name.
    pub fn place(&self, code: Code, name: &str) -> Option<Place> {
        let tables = self.tables.iter().filter(|table| table.defined.code == code);
        let mut names = tables.flat_map(|table| &table.names);
        names.find(|(own, _)| own == name).map(|(_, place)| place.clone())
    }

    /// Returns the place that defines a name of this kind. `None` if the name is unknown.
    pub fn place_of(&self, kind: &str, name: &str) -> Option<Place> {
        let mut names = self.table(kind)?.names.iter();
        names.find(|(own, _)| own == name).map(|(_, place)| place.clone())
    }

    /// Returns the names of all objects of a kind, in index order. Predefined words have no place.
    pub fn names(&self, kind: &str) -> impl Iterator<Item = (&str, Option<&Place>)> {
        self.table(kind).into_iter().flat_map(|table| {
            let words = table.defined.words.iter().map(|word| (*word, None));
            words.chain(table.names.iter().map(|(name, place)| (name.as_str(), Some(place))))
        })
    }

    /// Returns the kinds of objects that have names, each with its name in messages.
    pub fn kinds(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.tables.iter().map(|table| (table.defined.kind, table.defined.what))
    }

    fn table(&self, kind: &str) -> Option<&Table> {
        self.tables.iter().find(|table| table.defined.kind == kind)
    }

    /// Whether a kind of document defines names.
    pub(crate) fn are_in(&self, document: Kind) -> bool {
        self.tables.iter().any(|table| table.defined.document == document)
    }

    /// Returns the index of a name.
    ///
    /// # Errors
    /// If no object of the kind has the name: a diagnostic at `place`, the place of the reference.
    pub fn resolve(&self, kind: &str, written: &str, place: &Place) -> Result<usize, Diagnostic> {
        if kind == HEX {
            return self.hex(written, place);
        }
        let Some(table) = self.table(kind) else { return Err(undefined(kind, place)) };
        table.position(written).ok_or_else(|| {
            let message = format!("unknown {} `{written}`", table.defined.what);
            let problem = Diagnostic::error(table.defined.code, place.clone(), message);
            let known: Vec<&str> = table.known().collect();
            problem.suggest_at(written, &known, |near| self.place_of(kind, near))
        })
    }

    /// Returns the index of the hex with this number.
    fn hex(&self, written: &str, place: &Place) -> Result<usize, Diagnostic> {
        let Some(hexes) = &self.hexes else { return Err(undefined(HEX, place)) };
        let number: Option<HexNumber> = written.parse().ok();
        let Some(number) = number else {
            let message =
                format!("`{written}` is not a hex: expected four digits such as \"0805\"");
            return Err(Diagnostic::error(codes::SCHEMA_TYPE, place.clone(), message));
        };
        hexes.grid.hex(number).map(|hex| hex.index()).ok_or_else(|| {
            let message = format!("hex {number} is not on the map");
            Diagnostic::error(hexes.code, place.clone(), message)
        })
    }
}

impl Table {
    fn position(&self, name: &str) -> Option<usize> {
        let found = self.known().position(|own| own == name)?;
        Some(self.defined.before + found)
    }

    /// Returns the predefined words of the kind, then the names that the package defines, in index
    /// order.
    fn known(&self) -> impl Iterator<Item = &str> {
        let names = self.names.iter().map(|(name, _)| name.as_str());
        self.defined.words.iter().copied().chain(names)
    }
}

/// Returns the keys of all sections, each with its place.
fn names(tree: &Node, paths: &[&[&str]]) -> Vec<(String, Place)> {
    let section = |path: &&[&str]| path.iter().try_fold(At::root(tree), |at, key| at.get(key));
    let named = |at: At<'_>| -> Vec<(String, Place)> {
        at.keys().map(|name| (name.to_owned(), at.place_of_key(name))).collect()
    };
    paths.iter().filter_map(section).flat_map(named).collect()
}

/// Returns the diagnostic for a reference to a kind of object that the dialect does not define.
fn undefined(kind: &str, place: &Place) -> Diagnostic {
    let message = format!("nothing here defines names of the kind `{kind}`");
    Diagnostic::error(codes::SCHEMA_TYPE, place.clone(), message)
}

/// A reference to a name that no object has.
#[derive(Clone, Debug)]
pub struct Unknown {
    /// Unknown name, as written in the document.
    pub name: String,
    /// Diagnostic at the place of the reference, which suggests the most similar known names.
    pub problem: Diagnostic,
}

/// The names that one document may refer to, and its references to unknown names. Each document
/// needs a new value of this type. Otherwise a document that is read twice would report its
/// problems twice.
#[derive(Debug)]
pub struct Names {
    /// Known names. `None` if every name counts as known.
    symbols: Option<Arc<Symbols>>,
    unknown: RefCell<Vec<Unknown>>,
}

impl Names {
    /// Builds the table of names for one document.
    pub fn new(symbols: Arc<Symbols>) -> Names {
        Names { symbols: Some(symbols), unknown: RefCell::default() }
    }

    /// Builds a table in which every name counts as known and has the index 0.
    pub(crate) fn any() -> Names {
        Names { symbols: None, unknown: RefCell::default() }
    }

    /// Returns the index of a name. Records an unknown name and returns 0 for it.
    pub(crate) fn index(&self, kind: &str, written: &str, place: &Place) -> u64 {
        let Some(symbols) = &self.symbols else { return 0 };
        match symbols.resolve(kind, written, place) {
            Ok(index) => index as u64,
            Err(problem) => {
                let unknown = Unknown { name: written.to_owned(), problem };
                self.unknown.borrow_mut().push(unknown);
                0
            }
        }
    }

    /// Returns the references to unknown names, in document order.
    pub fn finish(self) -> Vec<Unknown> {
        self.unknown.into_inner()
    }
}
