//! Completion at a place of a document or script.

use lsp_types::{
    CompletionItem, CompletionItemKind, CompletionTextEdit, Documentation, MarkupContent,
    MarkupKind, TextEdit,
};

use document::symbols::{HEX, Symbols};

use crate::documents::Package;
use crate::grammar::{Grammar, Spot};
use crate::names::{self, Name, RULES_OPTION};
use crate::path::{Role, Step};
use crate::probe::Probe;
use crate::scripts::{self, TokenKind};
use crate::text;
use crate::workspace::Workspace;

/// A proposal: its text, its description and what it is.
struct Proposal {
    label: String,
    inserted: String,
    about: String,
    kind: CompletionItemKind,
}

/// Returns the completions at an offset of a document.
pub(crate) fn in_document(
    workspace: &Workspace,
    package: &Package,
    path: &str,
    text: &str,
    offset: usize,
) -> Option<Vec<CompletionItem>> {
    let file = package.file(path)?;
    let probe = Probe::at(text, offset)?;
    let schema = file.schema();
    let symbols = package.symbols_in(file);
    let completer =
        Completer { workspace, package, symbols, grammar: Grammar::new(&schema), probe: &probe };
    let range = text::range(text, &probe.span);
    let items = completer.proposals().into_iter().map(|it| it.item(range));
    Some(unique(items.collect()))
}

/// Everything that the completions of a document depend on.
struct Completer<'a> {
    workspace: &'a Workspace,
    package: &'a Package,
    symbols: Symbols,
    grammar: Grammar<'a>,
    probe: &'a Probe,
}

impl Completer<'_> {
    fn proposals(&self) -> Vec<Proposal> {
        let Some((last, above)) = self.probe.path.split_last() else { return Vec::new() };
        let parent = self.grammar.at(&self.probe.tree, above);
        if self.probe.role == Role::Value {
            let own = self.grammar.at(&self.probe.tree, &self.probe.path);
            let mut found = self.values(&own);
            if let (Step::Key(key), true) =
                (last, self.grammar.keys(&parent).contains(&RULES_OPTION))
            {
                found.extend(
                    self.named(names::values(self.package, key), CompletionItemKind::VALUE),
                );
            }
            return found;
        }
        let others = self.probe.others();
        let mut found = self.keys(&parent, &others);
        if others.is_empty() {
            // The place may as well be for a value, such as an item of a list.
            found.extend(self.values(&parent));
        }
        found
    }

    /// Returns the keys that a mapping may have, without those that it has.
    fn keys(&self, spot: &Spot<'_>, others: &[&str]) -> Vec<Proposal> {
        let fields = spot.fields().into_iter().filter(|(name, _)| !others.contains(name));
        let mut found: Vec<Proposal> = fields.map(|(name, about)| field(name, about)).collect();
        for kind in self.grammar.keys(spot) {
            let names = self.names(kind).into_iter();
            let names = names.filter(|name| !others.contains(&name.word.as_str()));
            let mut named = self.named_of(names.collect(), kind);
            named.iter_mut().for_each(|it| it.inserted.push_str(": "));
            found.extend(named);
        }
        found
    }

    /// Returns the values that may be written at a place.
    fn values(&self, spot: &Spot<'_>) -> Vec<Proposal> {
        let word = |(word, about): (String, &str)| Proposal {
            inserted: word.clone(),
            label: word,
            about: about.to_owned(),
            kind: CompletionItemKind::ENUM_MEMBER,
        };
        let mut found: Vec<Proposal> = spot.words().into_iter().map(word).collect();
        for kind in spot.names() {
            found.extend(self.named_of(self.names(kind), kind));
        }
        if self.probe.role == Role::Value && !self.probe.is_quoted {
            let fields = spot.fields().into_iter().map(|(name, about)| field(name, about));
            found.extend(fields.map(|it| it.between("{", "}")));
            let items = self.grammar.below(spot, &Step::Item(0));
            let inside = if spot.is_of_lists() { self.values(&items) } else { Vec::new() };
            found.extend(inside.into_iter().map(|it| it.between("[", "]")));
        }
        found
    }

    fn names(&self, kind: &str) -> Vec<Name> {
        names::of(self.workspace, self.package, &self.symbols, kind)
    }

    fn named_of(&self, names: Vec<Name>, kind: &str) -> Vec<Proposal> {
        let mut found = self.named(names, CompletionItemKind::REFERENCE);
        if kind == HEX && !self.probe.is_quoted {
            found.iter_mut().for_each(|it| it.inserted = format!("\"{}\"", it.inserted));
        }
        found
    }

    fn named(&self, names: Vec<Name>, kind: CompletionItemKind) -> Vec<Proposal> {
        names.into_iter().map(|name| proposal(name, kind)).collect()
    }
}

fn field(name: &str, about: &str) -> Proposal {
    let (label, about) = (name.to_owned(), about.to_owned());
    Proposal { inserted: format!("{name}: "), label, about, kind: CompletionItemKind::FIELD }
}

fn proposal(name: Name, kind: CompletionItemKind) -> Proposal {
    Proposal { inserted: name.word.clone(), label: name.word, about: name.about, kind }
}

impl Proposal {
    fn between(self, open: &str, close: &str) -> Proposal {
        Proposal { inserted: format!("{open}{}{close}", self.inserted), ..self }
    }

    fn item(self, range: lsp_types::Range) -> CompletionItem {
        let about = (!self.about.is_empty()).then(|| markdown(one_line(&self.about)));
        CompletionItem {
            filter_text: (self.inserted != self.label).then(|| self.label.clone()),
            label: self.label,
            kind: Some(self.kind),
            documentation: about.map(Documentation::MarkupContent),
            text_edit: Some(CompletionTextEdit::Edit(TextEdit::new(range, self.inserted))),
            ..CompletionItem::default()
        }
    }
}

/// Builds a text in Markdown.
pub(crate) fn markdown(value: String) -> MarkupContent {
    MarkupContent { kind: MarkupKind::Markdown, value }
}

/// Joins the lines of a description.
pub(crate) fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Removes proposals that another one repeats.
fn unique(items: Vec<CompletionItem>) -> Vec<CompletionItem> {
    let mut kept: Vec<CompletionItem> = Vec::new();
    for item in items {
        if !kept.iter().any(|it| it.label == item.label) {
            kept.push(item);
        }
    }
    kept
}

/// Returns the completions at an offset of a script.
pub(crate) fn in_script(
    workspace: &Workspace,
    package: &Package,
    text: &str,
    offset: usize,
) -> Vec<CompletionItem> {
    let tokens = scripts::tokens(text);
    let is_here = |span: &std::ops::Range<usize>| span.start <= offset && offset <= span.end;
    let inside = tokens.iter().position(|it| it.kind == TokenKind::Text && is_here(&it.span));
    let interface = names::interface(package);
    if let Some(index) = inside {
        let called = scripts::call(text, &tokens, index);
        let function = interface.iter().find(|function| Some(function.name) == called);
        let Some(kind) = function.and_then(|function| function.looks_up) else { return Vec::new() };
        let range = text::range(text, &tokens[index].span);
        let symbols = package.symbols_of_all();
        let names = names::of(workspace, package, &symbols, kind).into_iter();
        let items = names.map(|name| proposal(name, CompletionItemKind::REFERENCE).item(range));
        return unique(items.collect());
    }
    let range = text::range(text, &text::script_word(text, offset));
    let own = scripts::definitions(text).into_iter();
    let own = own.map(|(name, it)| function(&name, &it.signature, &it.about));
    let all = interface.iter().map(|it| function(it.name, &it.signature, &it.about));
    unique(own.chain(all).map(|it| it.item(range)).collect())
}

fn function(name: &str, signature: &str, about: &str) -> Proposal {
    Proposal {
        label: name.to_owned(),
        inserted: name.to_owned(),
        about: format!("`{signature}` {about}"),
        kind: CompletionItemKind::FUNCTION,
    }
}
