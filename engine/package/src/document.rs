//! From text to typed data: tree, schema, types, with every complaint at its place.

use std::sync::Arc;

use serde::de::DeserializeOwned;

use crate::codes;
use crate::conform;
use crate::diag::Diagnostic;
use crate::schema::DocumentKind;
use crate::source::SourceFile;
use crate::tree::Node;
use crate::yaml;

/// A document as data and as text.
#[derive(Clone, Debug)]
pub struct Document<T> {
    /// What it says.
    pub data: T,
    /// Where it says it.
    pub tree: Node,
}

impl<T: DeserializeOwned> Document<T> {
    /// Reads one file.
    pub fn read(
        kind: DocumentKind,
        file: &Arc<SourceFile>,
    ) -> Result<Document<T>, Vec<Diagnostic>> {
        Document::from_tree(kind, yaml::read(file)?)
    }

    /// Types a tree, be it read from one file or patched together.
    pub fn from_tree(kind: DocumentKind, tree: Node) -> Result<Document<T>, Vec<Diagnostic>> {
        Document::plain(tree).or_else(|tree| {
            let problems = conform::check(kind, &tree);
            if problems.is_empty() { Document::typed(tree) } else { Err(problems) }
        })
    }

    /// Types a tree with which nothing is wrong, or gives it back. The types take what the schema of
    /// their kind takes and nothing else; what they refuse, the schema explains.
    pub(crate) fn plain(tree: Node) -> Result<Document<T>, Node> {
        match T::deserialize(&tree) {
            Ok(data) => Ok(Document { data, tree }),
            Err(_) => Err(tree),
        }
    }

    /// Reads a file of a kind that is no part of a package, such as cases: its types are its schema.
    pub fn read_plain(file: &Arc<SourceFile>) -> Result<Document<T>, Vec<Diagnostic>> {
        Document::typed(yaml::read(file)?)
    }

    /// Only what cannot be read is read again with an eye on the way.
    pub(crate) fn typed(tree: Node) -> Result<Document<T>, Vec<Diagnostic>> {
        Document::plain(tree).or_else(|tree| match serde_path_to_error::deserialize(&tree) {
            Ok(data) => Ok(Document { data, tree }),
            Err(error) => Err(vec![type_error(&tree, &error)]),
        })
    }
}

fn type_error(tree: &Node, error: &serde_path_to_error::Error<crate::de::Error>) -> Diagnostic {
    let path = error.path().to_string();
    let steps = error.path().iter().filter_map(|segment| match segment {
        serde_path_to_error::Segment::Seq { index } => Some(index.to_string()),
        serde_path_to_error::Segment::Map { key } => Some(key.clone()),
        serde_path_to_error::Segment::Enum { variant } => Some(variant.clone()),
        serde_path_to_error::Segment::Unknown => None,
    });
    let steps: Vec<String> = steps.collect();
    let place = tree.locate(steps.iter().map(String::as_str)).place.clone();
    Diagnostic::error(codes::SCHEMA_TYPE, place, format!("{} (at {path})", error.inner()))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;
    use std::sync::OnceLock;

    use proptest::prelude::*;

    use super::*;
    use crate::model::{chits, facts, game, map, scenario, tables, units};
    use crate::tree::Kind;

    /// A document of the first package that has facts, and of the charts that games share.
    fn tree(kind: DocumentKind) -> Node {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let files = |folder: &Path| {
            let entries = std::fs::read_dir(folder).expect("a folder");
            entries.map(|entry| entry.expect("an entry").path()).collect::<BTreeSet<_>>()
        };
        let games = files(&root.join("games"));
        let game = games.into_iter().find(|game| game.join("facts.yaml").exists());
        let game = game.expect("a package with facts");
        let path = match kind {
            DocumentKind::Scenario => files(&game.join("scenarios")).pop_first(),
            DocumentKind::Tables => files(&root.join("charts")).pop_first(),
            kind => Some(game.join(kind.word()).with_extension("yaml")),
        };
        let path = path.expect("a document of the kind");
        let text = std::fs::read_to_string(&path).expect("a file that can be read");
        yaml::read(&SourceFile::new(path.display().to_string(), text)).expect("it is YAML")
    }

    fn is_taken(kind: DocumentKind, tree: Node) -> bool {
        fn by<T: DeserializeOwned>(tree: Node) -> bool {
            Document::<T>::plain(tree).is_ok()
        }
        match kind {
            DocumentKind::Game => by::<game::Game>(tree),
            DocumentKind::Map => by::<map::Map>(tree),
            DocumentKind::Units => by::<units::Units>(tree),
            DocumentKind::Tables => by::<tables::Tables>(tree),
            DocumentKind::Chits => by::<chits::Chits>(tree),
            DocumentKind::Scenario => by::<scenario::Scenario>(tree),
            DocumentKind::Facts => by::<facts::Facts>(tree),
        }
    }

    /// The value with this number, counted from the top.
    fn nth<'a>(node: &'a mut Node, n: &mut usize) -> Option<&'a mut Node> {
        if *n == 0 {
            return Some(node);
        }
        *n -= 1;
        match &mut node.kind {
            Kind::List(items) => items.iter_mut().find_map(|item| nth(item, n)),
            Kind::Map(entries) => entries.iter_mut().find_map(|entry| nth(&mut entry.value, n)),
            _ => None,
        }
    }

    /// Another value in the place of one.
    fn damage(node: &mut Node, how: usize) {
        let plain = |kind: Kind| Node::new(node.place.clone(), kind);
        let text = |text: &str| Kind::Text(text.to_owned());
        let other = [
            Kind::Null,
            Kind::Bool(true),
            Kind::Int(0),
            Kind::Int(-10),
            Kind::Int(41),
            Kind::Int(300),
            text(""),
            text("Some Words"),
            text("half_of_it"),
            text("16:3"),
            Kind::List(Vec::new()),
            Kind::Map(Vec::new()),
            Kind::List(vec![plain(Kind::Int(1)), plain(Kind::Int(2))]),
        ];
        let n = other.len();
        node.kind = match (how, std::mem::replace(&mut node.kind, Kind::Null)) {
            (how, _) if how < n => other.into_iter().nth(how).expect("one of them"),
            (_, Kind::Map(entries)) if how == n => {
                Kind::List(entries.into_iter().map(|entry| entry.value).collect())
            }
            (_, Kind::Map(mut entries)) => {
                if let Some(last) = entries.last_mut() {
                    last.key.push('s');
                }
                Kind::Map(entries)
            }
            (_, Kind::List(mut items)) if how == n => {
                items.extend(items.last().cloned());
                Kind::List(items)
            }
            (_, Kind::List(mut items)) => {
                items.pop();
                Kind::List(items)
            }
            (_, scalar) => scalar,
        };
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() })]

        /// Whatever is wrong in a document, the types refuse what the schema refuses, and take what it takes.
        #[test]
        fn types_and_schemas_agree(kind in 0..DocumentKind::ALL.len(), value in 0_usize..3000, how in 0_usize..15) {
            static TREES: OnceLock<Vec<Node>> = OnceLock::new();
            let trees = TREES.get_or_init(|| DocumentKind::ALL.map(tree).to_vec());
            let mut tree = trees[kind].clone();
            let mut n = value % tree.values();
            let damaged = nth(&mut tree, &mut n).expect("a value of the document");
            damage(damaged, how);
            let place = damaged.place.clone();
            let said = conform::check(DocumentKind::ALL[kind], &tree);
            let taken = is_taken(DocumentKind::ALL[kind], tree);
            prop_assert_eq!(taken, said.is_empty(), "{:?}, {}, damage {}: {:?}", DocumentKind::ALL[kind], place.line_column().0, how, said);
        }
    }
}
