//! Check that no name reference is inside an `untagged` or `flatten` type. Serde buffers the
//! contents of such types, so the deserializer that resolves names never sees them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use black_box::{files_under, root};

/// Source folders with types that the documents of every rule system use.
const CORE: [&str; 2] = ["engine/core/kernel/src", "engine/core/document/src"];

/// Deserializable type, as the source code of its attributes and of its fields.
#[derive(Debug, Default)]
struct Type {
    attributes: String,
    fields: String,
}

impl Type {
    /// Whether serde buffers the contents of the type during deserialization.
    fn buffers(&self) -> bool {
        // A flattened field of a schema alone is no buffer: the deserializer reads it as `$rest`.
        let fields = self.fields.replace("schemars(flatten)", "");
        let texts = [&self.attributes, &fields];
        let derives = self.attributes.contains("Deserialize");
        derives && texts.iter().any(|text| text.contains("untagged") || text.contains("flatten"))
    }

    fn words(&self) -> impl Iterator<Item = &str> {
        let lines = self.fields.lines().filter(|line| !line.starts_with("#["));
        lines.map(without_variant).flat_map(|line| line.split(is_no_letter))
    }
}

/// Types in the sources of a rule system, by name. Different modules may define types of the same
/// name.
type Types<'t> = BTreeMap<&'t str, Vec<Type>>;

#[test]
fn references_are_not_buffered() {
    let buffering = registry::ALL.map(|book| check(book.id()));
    assert!(buffering.iter().all(|found| *found >= 3), "{buffering:?}");
}

/// Checks the types of a rule system. Returns the number of types whose contents serde buffers.
fn check(system: &str) -> usize {
    let own = ["rules", "documents"].map(|part| format!("engine/systems/{system}/{part}/src"));
    let folders = CORE.map(str::to_owned).into_iter().chain(own);
    let sources: Vec<String> = folders
        .flat_map(|folder| files_under(&root().join(folder), "rs"))
        .map(|file| fs::read_to_string(file).expect("a text"))
        .collect();
    let ids: BTreeSet<&str> = sources.iter().flat_map(|text| ids(text)).collect();
    assert!(ids.contains("HexId"), "{ids:?}");
    let types = types(&sources);
    let mut buffering = 0;
    for (name, it) in types.iter().flat_map(|(name, all)| all.iter().map(move |it| (name, it))) {
        if it.buffers() {
            buffering += 1;
            let mut below = below(it, &types).into_iter();
            let found = below.find(|word| ids.contains(word) || *word == "Name");
            assert_eq!(found, None, "`{name}` of {system} buffers a name");
        }
    }
    buffering
}

/// Returns all words in the fields of a type, and in the fields of every type that these words
/// name.
fn below<'t>(top: &'t Type, types: &'t Types<'_>) -> BTreeSet<&'t str> {
    let (mut found, mut open) = (BTreeSet::new(), vec![top]);
    while let Some(it) = open.pop() {
        for word in it.words() {
            if found.insert(word) {
                open.extend(types.get(word).into_iter().flatten());
            }
        }
    }
    found
}

/// Returns the types of ids that documents write as names. They are recognised by their `$ref`
/// attribute.
fn ids(text: &str) -> Vec<&str> {
    let lines: Vec<&str> = text.lines().collect();
    let declared = lines
        .windows(3)
        .filter(|lines| lines[1].contains("\"$ref ") && !lines[1].trim_start().starts_with("//"));
    let words =
        declared.flat_map(|lines| [lines[0], lines[2]]).flat_map(|it| it.split(is_no_letter));
    words.filter(|word| word.ends_with("Id") && *word != "NamedId").collect()
}

/// Returns all deserializable types in the sources, by name.
fn types(sources: &[String]) -> Types<'_> {
    let mut types = Types::new();
    let lines = sources.iter().flat_map(|text| text.lines());
    let by_hand: BTreeSet<&str> =
        lines.filter_map(|line| line.split_once("'de> for ")?.1.split(' ').next()).collect();
    for text in sources {
        let mut attributes = String::new();
        let mut open: Option<(&str, Type)> = None;
        let lines = text.lines().map(|line| (line, line.trim_start()));
        for (line, code) in lines.filter(|(_, code)| !code.starts_with("//")) {
            if let Some((name, mut it)) = open.take() {
                it.fields.extend([code, "\n"]);
                match line {
                    "}" => types.entry(name).or_default().push(it),
                    _ => open = Some((name, it)),
                }
            } else if let Some(name) = defined(line) {
                let attributes = std::mem::take(&mut attributes);
                let it = Type { fields: format!("{line}\n"), attributes };
                match line.ends_with('{') {
                    _ if !by_hand.contains(name) && !it.attributes.contains("Deserialize") => {}
                    true => open = Some((name, it)),
                    false => types.entry(name).or_default().push(it),
                }
            } else if code.starts_with("#[") || attributes.ends_with("(\n") {
                attributes.extend([code, "\n"]);
            } else if !matches!(code, ")]" | "") {
                attributes.clear();
            }
        }
    }
    types
}

/// Returns the name of the type that a line defines. `None` if the line starts no definition.
fn defined(line: &str) -> Option<&str> {
    let line = line.strip_prefix("pub ").or_else(|| line.strip_prefix("pub(crate) "))?;
    let rest = line.strip_prefix("struct ").or_else(|| line.strip_prefix("enum "))?;
    rest.split(is_no_letter).next()
}

/// Returns a line without the name of an enum variant at its start.
fn without_variant(line: &str) -> &str {
    match line.starts_with(|first: char| first.is_uppercase()) {
        true => line.trim_start_matches(|letter: char| !is_no_letter(letter)),
        false => line,
    }
}

fn is_no_letter(letter: char) -> bool {
    !letter.is_alphanumeric() && letter != '_'
}
