//! Names that the trees of a package define, and those that its documents refer to.
//!
//! All trees are laid before any document is typed, so a reference may point backwards, forwards
//! or into another file. The order of a table is the order of the text: an index into it is an id,
//! which saves hold.

use std::cell::RefCell;
use std::sync::Arc;

use kernel::{Grid, HexNumber};

use crate::codes::{self, Code};
use crate::diag::{Diagnostic, Place};
use crate::kind::Kind;
use crate::tree::{At, Node};

/// The kind of reference to a hex by its number: `$ref hex`.
pub const HEX: &str = "hex";

/// A section in which things of a kind are defined by name.
#[derive(Debug)]
pub struct Defined {
    /// Kind as the types of documents name it: `terrain` in `$ref terrain`.
    pub kind: &'static str,
    /// Kind in messages, such as `grade of slopes`.
    pub what: &'static str,
    /// Code for a name that nothing of the kind has.
    pub code: Code,
    /// Document with the section.
    pub document: Kind,
    /// Keys that lead to the section.
    pub path: &'static [&'static str],
    /// Number of things of the kind that the rules define before those of the section.
    pub before: usize,
    /// Words that also stand for something of the kind, before the things of the section.
    pub words: &'static [&'static str],
}

/// Names defined by the trees of a package, and the hexes of its grid.
#[derive(Clone, Debug, Default)]
pub struct Symbols {
    tables: Vec<Table>,
    hexes: Option<Hexes>,
}

#[derive(Clone, Debug)]
struct Table {
    defined: &'static Defined,
    /// Names with their places, in the order of the text.
    names: Vec<(String, Place)>,
}

#[derive(Clone, Debug)]
struct Hexes {
    grid: Grid,
    code: Code,
}

impl Symbols {
    /// Collects the names of all sections, given the tree of each document.
    pub fn of<'t>(defined: &'static [Defined], tree: impl Fn(Kind) -> Option<&'t Node>) -> Symbols {
        let table = |defined: &'static Defined| {
            let tree = tree(defined.document);
            Table { defined, names: tree.map(|it| names(it, defined.path)).unwrap_or_default() }
        };
        Symbols { tables: defined.iter().map(table).collect(), hexes: None }
    }

    /// Returns the names with those of one document replaced by what another tree defines.
    #[must_use]
    pub fn redefined(&self, document: Kind, tree: &Node) -> Symbols {
        let mut symbols = self.clone();
        for table in symbols.tables.iter_mut().filter(|it| it.defined.document == document) {
            table.names = names(tree, table.defined.path);
        }
        symbols
    }

    /// Adds the hexes of a grid, with the code for a number that no hex has.
    #[must_use]
    pub fn with_hexes(self, grid: Grid, code: Code) -> Symbols {
        Symbols { hexes: Some(Hexes { grid, code }), ..self }
    }

    /// Returns the index of the thing of a kind with this name.
    pub fn position(&self, kind: &str, name: &str) -> Option<usize> {
        self.table(kind)?.position(name)
    }

    /// Returns the place at which a name is defined, if a section with this code has it.
    pub fn place(&self, code: Code, name: &str) -> Option<Place> {
        let tables = self.tables.iter().filter(|table| table.defined.code == code);
        let mut names = tables.flat_map(|table| &table.names);
        names.find(|(own, _)| own == name).map(|(_, place)| place.clone())
    }

    /// Returns the place at which a name of a kind is defined.
    pub fn place_of(&self, kind: &str, name: &str) -> Option<Place> {
        let mut names = self.table(kind)?.names.iter();
        names.find(|(own, _)| own == name).map(|(_, place)| place.clone())
    }

    fn table(&self, kind: &str) -> Option<&Table> {
        self.tables.iter().find(|table| table.defined.kind == kind)
    }

    /// Returns the index of a name, or its problem.
    fn resolve(&self, kind: &str, written: &str, place: &Place) -> Result<usize, Diagnostic> {
        if kind == HEX {
            return self.hex(written, place);
        }
        let Some(table) = self.table(kind) else { return Err(undefined(kind, place)) };
        table.position(written).ok_or_else(|| {
            let message = format!("unknown {} `{written}`", table.defined.what);
            let problem = Diagnostic::error(table.defined.code, place.clone(), message);
            let known: Vec<&str> = table.known().collect();
            problem.suggest_at(written, &known, |near| self.place(table.defined.code, near))
        })
    }

    /// Returns the index of the hex with a number. YAML drops leading zeros of numbers.
    fn hex(&self, written: &str, place: &Place) -> Result<usize, Diagnostic> {
        let Some(hexes) = &self.hexes else { return Err(undefined(HEX, place)) };
        let number: Option<HexNumber> = format!("{written:0>4}").parse().ok();
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

    /// Returns the words and names that stand for something of the kind.
    fn known(&self) -> impl Iterator<Item = &str> {
        let names = self.names.iter().map(|(name, _)| name.as_str());
        self.defined.words.iter().copied().chain(names)
    }
}

/// Returns the keys of a section with their places.
fn names(tree: &Node, path: &[&str]) -> Vec<(String, Place)> {
    let section = path.iter().try_fold(At::root(tree), |at, key| at.get(key));
    let named =
        |at: At<'_>| at.keys().map(|name| (name.to_owned(), at.place_of_key(name))).collect();
    section.map(named).unwrap_or_default()
}

/// Returns the problem of a reference to a kind of thing that the dialect does not define.
fn undefined(kind: &str, place: &Place) -> Diagnostic {
    let message = format!("nothing here defines names of the kind `{kind}`");
    Diagnostic::error(codes::SCHEMA_TYPE, place.clone(), message)
}

/// A reference to a name that nothing has.
#[derive(Clone, Debug)]
pub struct Unknown {
    /// Name as written.
    pub name: String,
    /// Problem at its place, with the nearest names.
    pub problem: Diagnostic,
}

/// The names that a document may refer to, and its references to unknown ones. Each document needs
/// a new one, since a document that is read twice would report its problems twice.
#[derive(Debug)]
pub struct Names {
    /// `None` if every name is known.
    symbols: Option<Arc<Symbols>>,
    unknown: RefCell<Vec<Unknown>>,
}

impl Names {
    /// Builds the names of one document.
    pub fn new(symbols: Arc<Symbols>) -> Names {
        Names { symbols: Some(symbols), unknown: RefCell::default() }
    }

    /// Builds names of which every one is known, with the index 0.
    pub(crate) fn any() -> Names {
        Names { symbols: None, unknown: RefCell::default() }
    }

    /// Returns the index of a name. An unknown name is recorded and has the index 0.
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

    /// Returns the references to unknown names, in the order of the text.
    pub fn finish(self) -> Vec<Unknown> {
        self.unknown.into_inner()
    }
}
