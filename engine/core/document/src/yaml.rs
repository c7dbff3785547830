//! Parser for a strict dialect of YAML. It refuses the pitfalls of the language with specific
//! errors: duplicate keys, anchors, aliases, tags, merge keys, complex keys, multiple documents.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::Arc;

use granit_parser::{Event, Parser, ScalarStyle, ScanError, Span, StrInput, Tag, options};

use crate::codes::{self, Code};
use crate::conflict;
use crate::controls;
use crate::diag::{Diagnostic, Place};
use crate::file::SourceFile;
use crate::quotes;
use crate::tree::{Entry, Kind, Node};

/// Maximum nesting depth of lists and mappings.
pub const MAX_DEPTH: usize = 32;
/// Maximum number of values in one file.
pub const MAX_NODES: usize = 20_000;
/// Maximum length of a string value, in bytes.
pub const MAX_TEXT: usize = 4_096;

/// Parses one document. Reports all problems, but stops at a syntax error or a limit.
pub fn read(file: &Arc<SourceFile>) -> Result<Node, Vec<Diagnostic>> {
    if let Some(problem) = conflict::find(file).or_else(|| controls::find(file)) {
        return Err(vec![problem]);
    }
    let mut loader = Loader::new(file);
    let root = loader.stream().unwrap_or_default();
    match root {
        Some(root) if loader.problems.is_empty() => Ok(root),
        _ => Err(loader.problems),
    }
}

/// Translations of the YAML library's error messages. Each entry holds a part of the library's
/// message, the message for authors, and the likely solution. The first matching entry applies.
const SAID: [(&str, &str, &str); 20] = [
    ("tab", "unexpected tab", "indent with spaces: YAML does not allow tabs"),
    (
        "placement of ':'",
        "unexpected `:`",
        "check for an unclosed bracket or quote on a line above",
    ),
    (
        "mapping values are not allowed",
        "unexpected `:`",
        "write a space after the `:` of a key, and put a text that contains `:` in quotes",
    ),
    (
        "simple key",
        "missing `:`",
        "write a `:` and a space after the key, or close the bracket or quote above",
    ),
    ("did not find expected key", "expected a key", "indent this line like its neighbours"),
    (
        "expected '-' indicator",
        "expected an item that starts with `- `",
        "indent this line like its neighbours",
    ),
    (
        "document start",
        "unexpected text",
        "check the indentation of this line, and whether the key above it is missing",
    ),
    ("expected ','", "missing comma or bracket", "close the bracket, or add a comma"),
    (
        "unclosed bracket",
        "unclosed bracket",
        "close it, or put the text in quotes if the bracket is part of it",
    ),
    ("bracket", "unmatched closing bracket", "check for a missing opening bracket on a line above"),
    ("EOF", "unexpected end of file", "check for an unclosed bracket or quote"),
    ("end of stream", "unexpected end of file", "check for an unclosed bracket or quote"),
    ("unclosed quote", "unclosed quote", "close it on this line or on a later line"),
    (
        "quoted scalar",
        "invalid text in quotes",
        "check for a missing quote, and write `\\\\` for a backslash in double quotes",
    ),
    ("tag", "tags are not allowed", "remove it, or put a text that starts with `!` in quotes"),
    ("comments must", "missing space before `#`", "put a text that contains `#` in quotes"),
    ("'-' must", "missing space after `-`", "write `- ` before each item of a list"),
    ("whitespace", "missing space after `:`", "write a space after the `:` of a key"),
    ("indent", "wrong indentation", "indent this line like its neighbours"),
    (
        "anchor",
        "anchors and aliases are not allowed",
        "write the value out, or put a text that starts with `&` or `*` in quotes",
    ),
];

/// Translates an error message of the YAML library to a message for authors and a likely solution.
fn in_words(info: &str) -> (&'static str, &'static str) {
    let found = SAID.iter().find(|(part, ..)| info.contains(part));
    found.map_or(
        (
            "unexpected text",
            "put a text that contains characters such as `%`, `@` or `#` in quotes",
        ),
        |(_, words, help)| (words, help),
    )
}

/// Error value that stops parsing. The reason is already among the recorded problems.
struct Stop;

struct Loader<'a> {
    file: &'a Arc<SourceFile>,
    parser: Parser<'a, StrInput<'a>>,
    n_nodes: usize,
    /// Starts of the lists and mappings that are still open, innermost last.
    open: Vec<Range<usize>>,
    /// Range of the list or mapping that ended last.
    ended: Option<Range<usize>>,
    problems: Vec<Diagnostic>,
}

impl<'a> Loader<'a> {
    fn new(file: &'a Arc<SourceFile>) -> Loader<'a> {
        let mut settings = options! {
            emit_unresolved_aliases: true,
            flow_nesting_limit: 2 * MAX_DEPTH,
            block_nesting_limit: 2 * MAX_DEPTH,
        };
        settings.set_emit_comments(false);
        let parser = Parser::new_from_str_with_options(&file.text, settings);
        Loader { file, parser, n_nodes: 0, open: Vec::new(), ended: None, problems: Vec::new() }
    }

    fn stream(&mut self) -> Result<Option<Node>, Stop> {
        let mut root = None;
        let mut n_documents = 0;
        loop {
            let (event, span) = self.next()?;
            match event {
                Event::StreamEnd => break,
                Event::DocumentStart(..) => {
                    n_documents += 1;
                    if n_documents == 2 {
                        self.refuse(codes::YAML_DOCUMENTS, &span, "unexpected second document");
                        return Err(Stop);
                    }
                }
                Event::StreamStart | Event::DocumentEnd => {}
                node => root = Some(self.node(node, &span, 0)?),
            }
        }
        let is_empty = root.as_ref().is_none_or(|node| matches!(node.kind, Kind::Null));
        if is_empty {
            let place = Place::of_file(self.file);
            let message = "the file is empty: expected a mapping";
            self.problems.push(Diagnostic::error(codes::YAML_EMPTY, place, message));
        }
        Ok(root)
    }

    fn next(&mut self) -> Result<(Event<'a>, Span), Stop> {
        match self.parser.next_event() {
            Some(Ok(event)) => {
                self.ended = None;
                Ok(event)
            }
            Some(Err(error)) => Err(self.syntax_error(&error)),
            None => Err(Stop),
        }
    }

    fn node(&mut self, event: Event<'a>, span: &Span, depth: usize) -> Result<Node, Stop> {
        self.n_nodes += 1;
        if self.n_nodes > MAX_NODES {
            self.refuse(codes::YAML_NODES, span, &format!("more than {MAX_NODES} values"));
            return Err(Stop);
        }
        if depth > MAX_DEPTH {
            self.refuse(codes::YAML_DEPTH, span, &format!("nested more than {MAX_DEPTH} deep"));
            return Err(Stop);
        }
        match event {
            Event::Scalar(text, style, anchor, tag) => {
                self.refuse_properties(anchor, tag.as_deref(), span);
                self.refuse_unfit(&text, span);
                Ok(self.place(range(span), scalar(text, style)))
            }
            Event::SequenceStart(_, anchor, tag) => {
                self.refuse_properties(anchor, tag.as_deref(), span);
                self.list(span, depth)
            }
            Event::MappingStart(_, anchor, tag) => {
                self.refuse_properties(anchor, tag.as_deref(), span);
                self.map(span, depth)
            }
            _ => {
                self.refuse(
                    codes::YAML_ALIAS,
                    span,
                    "aliases are not allowed: write the value out",
                );
                Ok(self.place(range(span), Kind::Null))
            }
        }
    }

    fn list(&mut self, start: &Span, depth: usize) -> Result<Node, Stop> {
        let mut items = Vec::new();
        let mut end = range(start).end;
        self.open.push(range(start));
        loop {
            let (event, span) = self.next()?;
            if let Event::SequenceEnd = event {
                self.ended = self.open.pop();
                end = end.max(flow_end(&span));
                return Ok(self.place(range(start).start..end, Kind::List(items)));
            }
            let item = self.node(event, &span, depth + 1)?;
            end = item.place.span.end;
            items.push(item);
        }
    }

    fn map(&mut self, start: &Span, depth: usize) -> Result<Node, Stop> {
        let mut entries: Vec<Entry> = Vec::new();
        let mut end = range(start).end;
        self.open.push(range(start));
        loop {
            let (event, span) = self.next()?;
            if let Event::MappingEnd = event {
                self.ended = self.open.pop();
                end = end.max(flow_end(&span));
                self.refuse_duplicates(&entries);
                return Ok(self.place(range(start).start..end, Kind::Map(entries)));
            }
            let key = self.key(event, &span, depth)?;
            let (event, span) = self.next()?;
            let value = self.node(event, &span, depth + 1)?;
            end = value.place.span.end;
            if let Some((key, key_place)) = key {
                entries.push(Entry { key, key_place, value });
            }
        }
    }

    fn key(
        &mut self,
        event: Event<'a>,
        span: &Span,
        depth: usize,
    ) -> Result<Option<(String, Place)>, Stop> {
        if let Event::Scalar(text, _, anchor, tag) = event {
            self.refuse_properties(anchor, tag.as_deref(), span);
            self.refuse_unfit(&text, span);
            if text == "<<" {
                self.refuse(
                    codes::YAML_MERGE_KEY,
                    span,
                    "merge keys are not allowed: write the fields out",
                );
            }
            let place = Place { file: Arc::clone(self.file), span: range(span) };
            return Ok(Some((text.into_owned(), place)));
        }
        self.refuse(codes::YAML_COMPLEX_KEY, span, "invalid key: expected a word or a number");
        self.node(event, span, depth + 1)?;
        Ok(None)
    }

    fn refuse_duplicates(&mut self, entries: &[Entry]) {
        // Most mappings are short and have no duplicate keys. A quadratic scan therefore costs less
        // than a set of keys.
        let is_second = |n: usize| entries[..n].iter().any(|entry| entry.key == entries[n].key);
        if entries.len() <= 8 && !(1..entries.len()).any(is_second) {
            return;
        }
        let mut first: BTreeMap<&str, &Entry> = BTreeMap::new();
        let twice = entries.iter().filter_map(|entry| {
            let known = first.get(entry.key.as_str()).copied();
            first.entry(&entry.key).or_insert(entry);
            known.map(|known| (known, entry))
        });
        let twice: Vec<(&Entry, &Entry)> = twice.collect();
        // If the line that separates two mappings is missing, the second mapping seems to repeat
        // all keys of the first.
        let Some(((first, second), others)) = twice.split_first() else { return };
        let names: BTreeSet<&str> = others.iter().map(|(_, entry)| entry.key.as_str()).collect();
        let names: Vec<String> = names.into_iter().map(|name| format!("`{name}`")).collect();
        let (key, place) = (&second.key, second.key_place.clone());
        let message = match &names[..] {
            [] => format!("duplicate key `{key}`"),
            _ => format!("duplicate key `{key}`, and also {}", names.join(", ")),
        };
        let problem = Diagnostic::error(codes::YAML_DUPLICATE_KEY, place, message);
        self.problems.push(problem.label(first.key_place.clone(), "first occurrence here"));
    }

    fn refuse_properties(&mut self, anchor: usize, tag: Option<&Tag>, span: &Span) {
        if anchor != 0 {
            self.refuse(codes::YAML_ANCHOR, span, "anchors are not allowed: write the value out");
        }
        if let Some(tag) = tag {
            let message = format!("tag `{}` is not allowed: remove it", tag.original());
            self.refuse(codes::YAML_TAG, span, &message);
        }
    }

    /// Reports a string that is too long, or whose escapes produce invisible characters.
    #[expect(clippy::ptr_arg, reason = "whether the text has escapes is what matters")]
    fn refuse_unfit(&mut self, text: &Cow<'_, str>, span: &Span) {
        if text.len() > MAX_TEXT {
            let message = format!("text of {} bytes: expected at most {MAX_TEXT}", text.len());
            self.refuse(codes::YAML_LENGTH, span, &message);
        }
        if let Cow::Owned(text) = text
            && let Some(c) = text.chars().find(|c| controls::is_hidden(*c))
        {
            self.refuse(codes::YAML_CONTROL, span, &controls::message(c));
        }
    }

    fn refuse(&mut self, code: Code, span: &Span, message: &str) {
        let place = Place { file: Arc::clone(self.file), span: range(span) };
        self.problems.push(Diagnostic::error(code, place, message));
    }

    fn syntax_error(&mut self, error: &ScanError) -> Stop {
        let at = error.marker().byte_offset().unwrap_or(0).min(self.file.text.len());
        let place = Place { file: Arc::clone(self.file), span: at..at };
        if let Some(quote) = quotes::left_open(&self.file.text, at) {
            self.refuse_open_quote(quote, place);
            return Stop;
        }
        let (words, help) = in_words(&error.info());
        let problem = Diagnostic::error(codes::YAML_SYNTAX, place, words).help(help);
        // The cause is often at the start of the unfinished block, not where the parser stops.
        let open = self.open.last().filter(|_| self.open.len() > 1);
        self.problems.push(match self.ended.as_ref().or(open) {
            Some(begins) => {
                let place = Place { file: Arc::clone(self.file), span: begins.clone() };
                problem.label(place, "this part starts here and does not end correctly")
            }
            None => problem,
        });
        Stop
    }

    /// Reports an unclosed quote at the opening quote, not where the parser stops.
    fn refuse_open_quote(&mut self, quote: Range<usize>, stop: Place) {
        let place = Place { file: Arc::clone(self.file), span: quote };
        let problem = Diagnostic::error(codes::YAML_SYNTAX, place, "unclosed quote");
        let problem = problem.help("close it on the same line");
        self.problems.push(problem.label(stop, "the quoted text continues to here"));
    }

    fn place(&self, span: Range<usize>, kind: Kind) -> Node {
        Node::new(Place { file: Arc::clone(self.file), span }, kind)
    }
}

fn range(span: &Span) -> Range<usize> {
    span.byte_range().unwrap_or(0..0)
}

/// Returns the end of a list or mapping: the position of its closing bracket. A block collection
/// has no closing mark, so the parser reports the next token instead.
fn flow_end(span: &Span) -> usize {
    let range = range(span);
    if range.is_empty() { 0 } else { range.end }
}

/// Interprets a scalar. Only `true` and `false` are booleans, and only whole numbers are numbers. A
/// number with a leading zero is a string, so hex `0805` is preserved.
fn scalar(text: Cow<'_, str>, style: ScalarStyle) -> Kind {
    if style != ScalarStyle::Plain {
        return Kind::Text(text.into_owned());
    }
    match text.as_ref() {
        "" | "~" | "null" => Kind::Null,
        "true" => Kind::Bool(true),
        "false" => Kind::Bool(false),
        plain => whole_number(plain).map_or_else(|| Kind::Text(plain.to_owned()), Kind::Int),
    }
}

fn whole_number(text: &str) -> Option<i64> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let redundant_zero = digits.len() > 1 && digits.starts_with('0');
    let all_digits = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    if all_digits && !redundant_zero { text.parse().ok() } else { None }
}
