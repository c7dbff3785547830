//! Answers to the requests of clients.

use std::collections::{BTreeSet, HashMap};
use std::path::Path;

use lsp_types::{
    CompletionResponse, GotoDefinitionResponse, Hover, Location, Position, PrepareRenameResponse,
    TextDocumentPositionParams, TextEdit, Uri, WorkspaceEdit,
};

use document::text::Id;

use crate::complete;
use crate::documents::Package;
use crate::hover;
use crate::names::FUNCTION;
use crate::occurrences::{self, Occurrence, Role};
use crate::text;
use crate::uri;
use crate::workspace::Workspace;

/// A place in an open document, with its package.
struct Cursor {
    package: Package,
    path: String,
    text: String,
    offset: usize,
}

impl Cursor {
    fn at(workspace: &mut Workspace, uri: &Uri, position: Position) -> Option<Self> {
        let path = uri::path(uri)?;
        let text = workspace.text(&path)?;
        let offset = text::offset(&text, position);
        let package = workspace.package(&path)?;
        Some(Self { package, path: path.display().to_string(), text, offset })
    }

    fn of(workspace: &mut Workspace, at: &TextDocumentPositionParams) -> Option<Self> {
        Self::at(workspace, &at.text_document.uri, at.position)
    }

    fn is_script(&self) -> bool {
        Path::new(&self.path).extension().is_some_and(|ending| ending == "rhai")
    }

    fn named(&self) -> Vec<Occurrence> {
        occurrences::at(&self.package, &self.path, self.offset)
    }
}

/// Returns the completions at a place.
pub(crate) fn completion(
    workspace: &mut Workspace,
    at: &TextDocumentPositionParams,
) -> Option<CompletionResponse> {
    let cursor = Cursor::of(workspace, at)?;
    let Cursor { package, path, text, offset } = &cursor;
    let items = match cursor.is_script() {
        true => complete::in_script(workspace, package, text, *offset),
        false => complete::in_document(workspace, package, path, text, *offset)?,
    };
    Some(CompletionResponse::Array(items))
}

/// Describes what is written at a place.
pub(crate) fn hover(workspace: &mut Workspace, at: &TextDocumentPositionParams) -> Option<Hover> {
    let cursor = Cursor::of(workspace, at)?;
    let Cursor { package, path, text, offset } = &cursor;
    match cursor.is_script() {
        true => hover::in_script(package, path, text, *offset),
        false => hover::in_document(package, path, *offset),
    }
}

/// Returns the places that define the name at a place.
pub(crate) fn definition(
    workspace: &mut Workspace,
    at: &TextDocumentPositionParams,
) -> Option<GotoDefinitionResponse> {
    let cursor = Cursor::of(workspace, at)?;
    let named = cursor.named().into_iter().filter(|it| it.role == Role::Definition);
    let locations: Vec<Location> = named.filter_map(|it| location(&it)).collect();
    (!locations.is_empty()).then_some(GotoDefinitionResponse::Array(locations))
}

/// Returns all places with the name at a place.
pub(crate) fn references(
    workspace: &mut Workspace,
    at: &TextDocumentPositionParams,
) -> Option<Vec<Location>> {
    let cursor = Cursor::of(workspace, at)?;
    Some(cursor.named().iter().filter_map(location).collect())
}

/// Returns the range of a name that can be changed.
pub(crate) fn prepare_rename(
    workspace: &mut Workspace,
    at: &TextDocumentPositionParams,
) -> Option<PrepareRenameResponse> {
    let cursor = Cursor::of(workspace, at)?;
    let own = cursor.named().into_iter().find(|it| {
        let is_here = it.span.start <= cursor.offset && cursor.offset <= it.span.end;
        it.file.path == cursor.path && is_here
    })?;
    occurrences::is_nameable(&cursor.package, &own.kind)
        .then(|| PrepareRenameResponse::Range(text::range(&own.file.text, &own.span)))
}

/// Changes a name at all its places.
///
/// # Errors
/// If the name cannot be changed, or the new one is invalid or taken.
// The protocol library keys changes by address, and its addresses cache what they parse.
#[allow(clippy::mutable_key_type)]
pub(crate) fn rename(
    workspace: &mut Workspace,
    at: &TextDocumentPositionParams,
    new: &str,
) -> Result<WorkspaceEdit, String> {
    let cursor = Cursor::of(workspace, at).ok_or("cannot rename: the file is in no package")?;
    let named = cursor.named();
    let first = named.first().ok_or("cannot rename: there is no name here")?;
    if !occurrences::is_nameable(&cursor.package, &first.kind) {
        return Err(format!("cannot rename `{}`: it is no name of the package", first.name));
    }
    may_be_named(&cursor.package, &named, new)?;
    let mut changes: HashMap<Uri, Vec<TextEdit>> = HashMap::new();
    for it in &named {
        let path = &it.file.path;
        let uri = Some(path).filter(|path| path.starts_with(&cursor.package.sources.name));
        let uri = uri.and_then(|path| uri::of(Path::new(path)));
        let uri = uri.ok_or_else(|| {
            format!("cannot rename `{}`: `{path}` is not a file of the package", it.name)
        })?;
        let current = workspace.text(Path::new(path));
        if current.as_ref() != Some(&it.file.text) {
            return Err(format!("cannot rename `{}`: correct the syntax of `{path}`", it.name));
        }
        let edit = TextEdit::new(text::range(&it.file.text, &it.span), new.to_owned());
        changes.entry(uri).or_default().push(edit);
    }
    Ok(WorkspaceEdit::new(changes))
}

/// Checks a new name.
fn may_be_named(package: &Package, named: &[Occurrence], new: &str) -> Result<(), String> {
    let is_function = named.iter().any(|it| it.kind == FUNCTION);
    if is_function {
        let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
        if new.is_empty() || !new.chars().all(is_part) || new.starts_with(|c: char| c.is_numeric())
        {
            return Err(format!("`{new}` is not a name of a function"));
        }
    } else {
        new.parse::<Id>().map_err(|error| error.to_string())?;
    }
    let kinds: BTreeSet<&str> = named.iter().map(|it| it.kind.as_str()).collect();
    let all = occurrences::all(package);
    let taken = all.iter().find(|it| {
        it.role == Role::Definition && it.name == new && kinds.contains(it.kind.as_str())
    });
    taken.map_or(Ok(()), |it| Err(format!("`{new}` exists already, in `{}`", it.file.path)))
}

fn location(it: &Occurrence) -> Option<Location> {
    let path = Path::new(&it.file.path);
    let uri = path.is_file().then(|| uri::of(path)).flatten()?;
    Some(Location::new(uri, text::range(&it.file.text, &it.span)))
}
