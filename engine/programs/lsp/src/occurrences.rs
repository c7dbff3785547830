//! All places of a package that define a name or refer to it.

use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;

use document::source::SourceFile;
use document::symbols::HEX;
use document::tree::{At, Kind as NodeKind, Node};
use document::{Kind, Number};

use crate::documents::{File, Package};
use crate::grammar::{Grammar, Spot};
use crate::names::{self, FUNCTION};
use crate::path::Step;
use crate::scripts::{self, TokenKind};

/// A place where a name is written.
#[derive(Clone)]
pub(crate) struct Occurrence {
    pub(crate) file: Arc<SourceFile>,
    /// Range of the name, without quotes or a `+`.
    pub(crate) span: Range<usize>,
    /// Kind of object that is named.
    pub(crate) kind: String,
    pub(crate) name: String,
    pub(crate) role: Role,
}

/// Role of an occurrence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// The place defines the name.
    Definition,
    /// The place refers to the name.
    Reference,
}

/// Returns all occurrences in a package, including those in extended packages and shared files.
pub(crate) fn all(package: &Package) -> Vec<Occurrence> {
    let mut found = Vec::new();
    for file in &package.files {
        let Some(tree) = &file.tree else { continue };
        define(package, file, tree, &mut found);
        let schema = file.schema();
        let grammar = Grammar::new(&schema);
        walk(&grammar, &grammar.start(), tree, &mut found);
    }
    for file in package.sources.scripts().values() {
        found.extend(in_script(package, file));
    }
    found
}

/// Returns all occurrences of the objects that an offset of a file names. Empty if it names none.
pub(crate) fn at(package: &Package, path: &str, offset: usize) -> Vec<Occurrence> {
    let all = all(package);
    let is_here =
        |it: &&Occurrence| it.file.path == path && it.span.start <= offset && offset <= it.span.end;
    let Some(name) = all.iter().find(is_here).map(|it| it.name.clone()) else { return Vec::new() };
    let own: Vec<Occurrence> = all.iter().filter(is_here).cloned().collect();
    let mut kinds: BTreeSet<String> = own.into_iter().map(|it| it.kind).collect();
    let named: Vec<Occurrence> = all.into_iter().filter(|it| it.name == name).collect();
    // One key may define objects of several kinds, such as a division and its chit.
    loop {
        let places: Vec<_> = named.iter().filter(|it| kinds.contains(&it.kind)).collect();
        let same = |it: &&Occurrence| places.iter().any(|place| place.is_at(it));
        let more: BTreeSet<String> = named.iter().filter(same).map(|it| it.kind.clone()).collect();
        if more == kinds {
            break;
        }
        kinds = more;
    }
    let is_meant = |it: &Occurrence| {
        kinds.contains(&it.kind) && (it.file.path == path || !is_local(package, &it.kind))
    };
    let mut meant: Vec<Occurrence> = named.into_iter().filter(is_meant).collect();
    meant.sort_by_key(|it| (it.file.path.clone(), it.span.start, it.role != Role::Definition));
    meant.dedup_by(|one, other| other.is_at(one));
    meant
}

impl Occurrence {
    fn is_at(&self, other: &Occurrence) -> bool {
        self.file.path == other.file.path && self.span == other.span
    }
}

/// Whether each document of a folder has its own objects of the kind.
fn is_local(package: &Package, kind: &str) -> bool {
    let defined = package.book.opening.dialect.names.iter().find(|it| it.kind == kind);
    defined.is_some_and(|it| matches!(it.document.number, Number::Folder(_) | Number::AsideIn(_)))
}

/// Adds the names that a document defines.
fn define(package: &Package, file: &File, tree: &Node, found: &mut Vec<Occurrence>) {
    let kind: Kind = file.kind;
    for defined in package.book.opening.dialect.names.iter().filter(|it| it.document == kind) {
        let section = |path: &&[&str]| path.iter().try_fold(At::root(tree), |at, key| at.get(key));
        for at in defined.paths.iter().filter_map(section) {
            for key in at.keys() {
                let place = at.place_of_key(key);
                found.push(occurrence(
                    &place.file,
                    &place.span,
                    defined.kind,
                    key,
                    Role::Definition,
                ));
            }
        }
    }
}

/// Adds the names to which a document refers.
fn walk(grammar: &Grammar<'_>, spot: &Spot<'_>, node: &Node, found: &mut Vec<Occurrence>) {
    let file = &node.place.file;
    let mut refer = |kinds: Vec<&str>, span: &Range<usize>, name: &str| {
        let kinds = kinds.into_iter();
        found.extend(kinds.map(|kind| occurrence(file, span, kind, name, Role::Reference)));
    };
    match &node.kind {
        NodeKind::Text(text) => refer(spot.names(), &node.place.span, text),
        NodeKind::Int(number) => refer(spot.names(), &node.place.span, &number.to_string()),
        NodeKind::Null | NodeKind::Bool(_) => {}
        NodeKind::List(items) => {
            for (number, item) in items.iter().enumerate() {
                walk(grammar, &grammar.below(spot, &Step::Item(number)), item, found);
            }
        }
        NodeKind::Map(entries) => {
            let spot = spot.fitting(node);
            let keys = grammar.keys(&spot);
            for entry in entries {
                let span = &entry.key_place.span;
                let kinds = keys.iter();
                found.extend(
                    kinds.map(|kind| occurrence(file, span, kind, &entry.key, Role::Reference)),
                );
                let below = grammar.below(&spot, &Step::Key(entry.key.clone()));
                walk(grammar, &below, &entry.value, found);
            }
        }
    }
}

/// Builds an occurrence of a name whose range may include quotes.
fn occurrence(
    file: &Arc<SourceFile>,
    span: &Range<usize>,
    kind: &str,
    written: &str,
    role: Role,
) -> Occurrence {
    let name = written.strip_prefix('+').unwrap_or(written);
    let raw = file.text.get(span.clone()).unwrap_or_default();
    let span = match raw.find(name) {
        Some(at) => span.start + at..span.start + at + name.len(),
        None => span.clone(),
    };
    Occurrence { file: Arc::clone(file), span, kind: kind.to_owned(), name: name.to_owned(), role }
}

/// Returns the functions and the ids in a script.
fn in_script(package: &Package, file: &Arc<SourceFile>) -> Vec<Occurrence> {
    let text = file.text.as_str();
    let tokens = scripts::tokens(text);
    let defined = scripts::definitions(text);
    let is_definition = |span: &Range<usize>| defined.iter().any(|(_, it)| it.span == *span);
    let function = |(name, span): (&str, &Range<usize>)| {
        let role = if is_definition(span) { Role::Definition } else { Role::Reference };
        occurrence(file, span, FUNCTION, name, role)
    };
    let mut found: Vec<Occurrence> = scripts::functions(text, &tokens).map(function).collect();
    let interface = names::interface(package);
    let texts = tokens.iter().enumerate().filter(|(_, token)| token.kind == TokenKind::Text);
    for (index, token) in texts.filter(|(index, _)| scripts::is_last(&tokens, *index)) {
        let called = scripts::call(text, &tokens, index);
        let function = interface.iter().find(|function| Some(function.name) == called);
        if let Some(kind) = function.and_then(|function| function.looks_up) {
            let name = &text[token.span.clone()];
            found.push(occurrence(file, &token.span, kind, name, Role::Reference));
        }
    }
    found
}

/// Whether objects of a kind may be renamed: those that the package names itself.
pub(crate) fn is_nameable(package: &Package, kind: &str) -> bool {
    let names = package.book.opening.dialect.names;
    kind != HEX && (kind == FUNCTION || names.iter().any(|it| it.kind == kind))
}
